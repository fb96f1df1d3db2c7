import type { Thing } from '../../compose/thing.ts'
import type { Entity, Field } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { entityIn, fieldIn, partsOf, putEntity, textOf, withoutFields, withSeeds } from './parts.ts'

const hadOnline = new Set(['course', 'admission', 'music', 'movie', 'video', 'membership'])
const virtual =
  /(?:^| )(?:in-app|in-game|virtual|digital|online|e-?book|software|game|account|skin|licen[cs]e|plugin|template|point|coin|rank|chapter|extension|(?:seo|web|ai|marketing) tool)s?(?: |$)/
const brought = /\b(?:deliver\w*|takeout|take-?away|takeaway|ship\w*|courier|logistics)\b/
const table = /(?:^| )table$/

/** Whether what is sold reaches whoever buys it on the site itself, and nothing is brought to anybody. */
export const isHadOnline = (draft: Draft, { kit, noun }: Thing): boolean =>
  (hadOnline.has(kit) || virtual.test(noun) || (draft.domain.id === 'game' && /(?:^| )(?:product|item|prop|rank|package)$/.test(noun))) &&
  !brought.test(textOf(draft))

/** What is had online is sent to no address, and what is ordered at a table of the house is brought there. */
export function sending(draft: Draft): Draft {
  const orders = draft.model.entities.find((entity) => fieldIn(entity, 'address')?.label === 'Delivery address' && fieldIn(entity, 'total'))
  const lines = draft.model.entities.find((entity) => orders && fieldIn(entity, 'order')?.entity === orders.id && fieldIn(entity, 'item'))
  const goods = draft.parts.find(({ made }) => made.entity.id === fieldIn(lines, 'item')?.entity)?.made
  if (!goods || !orders) return draft
  const isBrought = brought.test(textOf(draft))
  if (isHadOnline(draft, goods.thing)) return unsent(draft, orders)
  const place = goods.thing.kit === 'dish' && !isBrought ? partsOf(draft, 'space').find(({ made }) => table.test(made.thing.noun)) : undefined
  const tables = entityIn(draft, place?.made.entity.id)
  return tables?.read === 'public' && tables.seeds.length > 0 ? atTable(draft, orders, tables) : draft
}

const unsent = (draft: Draft, orders: Entity): Draft =>
  putEntity(
    draft,
    withSeeds(withoutFields(orders, ['address']), (seed) => Object.fromEntries(Object.entries(seed).filter(([id]) => id !== 'address'))),
  )

function atTable(draft: Draft, orders: Entity, tables: Entity): Draft {
  const field: Field = { id: 'address', label: 'Table', type: 'reference', required: true, entity: tables.id }
  const twice = orders.fields.filter(({ id, entity }) => entity === tables.id || /^table(?:_number)?$/.test(id)).map(({ id }) => id)
  const once = withoutFields(orders, twice)
  const fields = once.fields.map((one) => (one.id === 'address' ? field : one.id === 'phone' ? { ...one, required: false } : one))
  return putEntity(
    draft,
    withSeeds({ ...once, fields }, (seed, index) => ({
      ...Object.fromEntries(Object.entries(seed).filter(([id]) => !twice.includes(id))),
      address: index % tables.seeds.length,
    })),
  )
}
