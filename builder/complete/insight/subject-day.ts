import { kits } from '../../lexicon/kits.ts'
import type { Entity, Field } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { date, withRules } from '../trade/fields.ts'
import { changeActions, changeBlocks, createOn, putEntity, withFields, withSeeds } from '../trade/parts.ts'

/** Days that something is done to a row, or falls due: not the one on which it came to be. */
const later =
  /birth|born|^(?:decided|confirmed|accepted|approved|acknowledged|processed|checked|resolved|solved|closed|finished|due|next|until|valid|expires?|returned|reviewed|answered|wanted|expected|changed|updated|last|founded|built|installed|since)(?:_|$)|_(?:until|due|end|since)$/
const made: readonly (readonly [RegExp, string])[] = [
  [/order|purchase/, 'Ordered on'],
  [/sale$/, 'Sold on'],
  [/request|application/, 'Requested on'],
  [/registration|enrol?lment|sign-up/, 'Registered on'],
  [/payment/, 'Paid on'],
  [/ticket|complaint|fault|repair/, 'Reported on'],
  [/booking|reservation|rental|loan|donation|transaction|appointment/, 'Made on'],
]
const mostFields = 22

/** What the day is called at which such a row is made: "Ordered on"; undefined for what is of no such kind. */
export const madeOn = (noun: string): string | undefined => made.find(([names]) => names.test(noun))?.[1]

/** The day by which rows are drawn over time. */
export const dayOf = ({ fields }: Entity): Field | undefined => fields.find(({ id, type }) => (type === 'date' || type === 'datetime') && !later.test(id))

/** What is asked for or paid, and says no day of its own, keeps the one on which it is made. */
export function withDay(draft: Draft, entity: Entity): Draft {
  const part = draft.parts.find(({ made }) => made.entity.id === entity.id)
  const create = createOn(draft, entity.id)
  const isDealt = part !== undefined && ['request', 'money'].includes(kits[part.made.thing.kit].group)
  const label = isDealt ? madeOn(entity.singular) : undefined
  if (label === undefined || !create || dayOf(entity) || entity.fields.length > mostFields) return draft
  const day = date(label.toLowerCase().replace(' ', '_'), label)
  const wide = withSeeds(withFields(entity, [day]), (seed, index) => ({ ...seed, [day.id]: `-${index * 8 + 1}d` }))
  const kept = changeActions(putEntity(draft, wide), entity.id, (action) =>
    action.id === create.id ? withRules(action, [], [{ kind: 'today', field: day.id }]) : action,
  )
  return changeBlocks(kept, (block) => [
    block.kind === 'detail' && block.entity === entity.id ? { ...block, fields: [...new Set([...block.fields, day.id])] } : block,
  ])
}
