import { groupOf } from '../../compose/thing.ts'
import type { Effect, Entity, Field, Guard } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { number, withRules } from './fields.ts'
import { changeActions, changeBlocks, claimWhere, createOn, entityIn, listPage, putEntity, withFields, withSeeds } from './parts.ts'
import { stockOf } from './shop-entities.ts'

const taking =
  /(?:^| )(?:withdrawal|withdrawal record|(?:material|reagent|medicine|drug|part|stock|supply|feed|ingredient) (?:consumption|use|usage)(?: record)?|use of (?:material|part)|part used|dispensing|dispensing record|taking|issue of material|removal)$/
const kept = /^(?:quantity|amount|stock|in_stock|amount_left|quantity_left|stock_level|volume|on_hand|remaining|remaining_amount)$/
const asked = /^(?:quantity|amount|number|volume|count|amount_(?:used|taken|withdrawn)|quantity_(?:used|taken|withdrawn))$/
/** What money and points are taken from, which other rules keep. */
const unkept = /(?:^| )(?:account|wallet|order|member|customer|user|card|coupon|point|service|invoice|budget|employee|patient)$/

/** Whoever takes out an amount leaves that much less, and takes no more than there is. */
export const takenOut: Completer = (draft) =>
  draft.model.entities.filter(({ singular }) => taking.test(singular)).reduce((so_far, { id }) => lessened(so_far, id), draft)

function lessened(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)!
  const create = createOn(draft, id)
  const by = entity.fields.find(
    ({ type, entity: to, sorts }) => type === 'reference' && !sorts && to !== id && !unkept.test(entityIn(draft, to)?.singular ?? 'order'),
  )
  const store = entityIn(draft, by?.entity)
  const part = draft.parts.find(({ made }) => made.entity.id === store?.id)
  const isStored = part !== undefined && /^(?:offer|record)$/.test(groupOf(part.made.thing))
  if (
    !create ||
    !by ||
    !store ||
    !isStored ||
    create.effects?.some(({ kind }) => kind === 'add') ||
    entity.fields.length > mostFields ||
    store.fields.length > mostFields
  )
    return draft
  const held = store.fields.find(({ id: field, type }) => type === 'number' && kept.test(field)) ?? stockOf(store)
  const left = held ?? number('amount_left', 'Amount left', { min: 0 })
  const amount = {
    ...(entity.fields.find(({ id: field, type }) => type === 'number' && asked.test(field)) ?? number('amount', 'Amount')),
    required: true,
    min: 0.001,
  }
  const stocked = held ? draft : asking(draft, store, left, (index) => 20 + ((index * 35) % 90))
  const whole = asking(stocked, entityIn(stocked, id)!, amount, (index) => 1 + ((index * 3) % 7))
  const guard: Guard = { kind: 'enough', by: by.id, field: left.id, amount: amount.id, text: 'There is only {left} of {title}. Take out less.' }
  const take: Effect = { kind: 'add', by: by.id, field: left.id, amount: amount.id, sign: -1 }
  const fields = entityIn(whole, id)!.fields.map((field) => (field.id === by.id ? { ...field, required: true } : field))
  const ruled = changeActions(putEntity(whole, { ...entityIn(whole, id)!, fields }), id, (action) => {
    if (action.kind === 'create') return withRules(action, [guard], [take])
    if (action.kind === 'delete') return withRules(action, [], [{ ...take, sign: 1 }])
    return action.kind === 'update' ? { ...action, fields: action.fields.filter((field) => field !== by.id && field !== amount.id) } : action
  })
  return claimWhere(ruled, /\bwithdraw\w*|\btake out\b|\bamount\b/, listPage(ruled, id)?.path ?? '/')
}
const mostFields = 23

/** The entity with a number that its forms ask for and its lists show. */
function asking(draft: Draft, entity: Entity, field: Field, sample: (index: number) => number): Draft {
  const isThere = entity.fields.some(({ id }) => id === field.id)
  const wide = withSeeds(withFields(entity, [field]), (seed, index) => ({ ...seed, [field.id]: seed[field.id] ?? sample(index) }))
  const put = changeActions(putEntity(draft, wide), entity.id, (action) =>
    (action.kind === 'create' || (action.kind === 'update' && action.transition === undefined)) && !action.fields.includes(field.id)
      ? { ...action, fields: [...action.fields.slice(0, 2), field.id, ...action.fields.slice(2)] }
      : action,
  )
  if (isThere) return put
  return changeBlocks(put, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === entity.id
      ? [{ ...block, fields: [...new Set([...block.fields.slice(0, 2), field.id, ...block.fields.slice(2)])] }]
      : [block],
  )
}
