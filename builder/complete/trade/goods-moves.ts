import type { Action, Effect, Entity, Field, Guard, Lifecycle } from '../../model.ts'
import { type Completer, type Draft, partsLeft } from '../draft.ts'
import { number, reference, withRules } from './fields.ts'
import { changeActions, changeBlocks, createOn, entityIn, fieldIn, putEntity, withFields, withSeeds } from './parts.ts'
import { stockOf } from './shop-entities.ts'
import { entered } from './supplies.ts'

const ins = /(?:^| )(?:delivery|goods receipt|purchase receipt|receiving record|arrival|arrival record|restocking|restock|replenishment record)$/
const outs =
  /(?:^| )(?:goods issue|issue record|material issue|stock issue|parts? used|parts? usage(?: record)?|(?:material|ingredient|part|reagent|supply|feed) (?:use|usage|consumption)(?: record)?|spoilage record|wastage record|dispensing record|dispensation)$/
const ordered = /(?:^| )(?:purchase|purchasing|procurement|replenishment|supplier) order$|(?:^| )procurement$/
const received = /^(?:received|delivered|arrived|accepted|stored|put away)$/i
const issued = /^(?:issued|done|completed|handed out|dispensed|used)$/i
const stored = /^(?:quantity|quantity_left|amount_left|on_hand|remaining|stock|in_stock)$/
/** What the number of a move is called, the likeliest first. */
const amounts = [/^accepted$/, /^(?:quantity_)?received$/, /^quantity$/, /^delivered$/, /^amount$/, /^(?:quantity|amount)_/, /^(?:pieces|count|used|number)$/]
/** Deliveries to whoever orders are no goods that come in. */
const coming =
  /\b(?:suppliers?|incoming|goods|ingredients?|materials?|stock|raw) deliver(?:y|ies)\b|\b(?:record|receive|confirm|register|check|book)(?:s|ing)? (?:in )?(?:the |a |an |new |each |all )?(?:\w+ )?deliver(?:y|ies)\b(?! (?:address|status|method|fee|time))|\bdeliver(?:y|ies) (?:from|of|by) \w+|\bdeliver(?:y|ies) as received\b/
const sending = /\b(?:couriers?|riders?|parcels?|shopping cart|takeout|takeaway|express|checkout)\b/

/** Goods that are delivered or received come into the stock that is kept of them, what is issued or used leaves it, and never more than there is. */
export const goodsMoves: Completer = (draft) =>
  draft.model.entities
    .toSorted((a, b) => Number(ordered.test(b.singular)) - Number(ordered.test(a.singular)))
    .reduce((so_far, { id }) => moved(so_far, id), draft)

/** The number in which the site keeps how much there is of something. */
const countedOf = (entity: Entity | undefined): Field | undefined =>
  entity && (stockOf(entity) ?? entity.fields.find(({ id, type }) => type === 'number' && stored.test(id)))

const isStored = (draft: Draft, { id }: Entity): boolean =>
  partsLeft(draft).some(({ made }) => made.entity.id === id && ['stock', 'product', 'medicine', 'spare', 'trade_item'].includes(made.thing.kit))
/** The goods that the site keeps, where a move does not say of which it is: those with a lowest level before others. */
function goodsIn(draft: Draft, own: Entity): Entity | undefined {
  const kept = draft.model.entities.filter((one) => one.id !== own.id && countedOf(one) && isStored(draft, one))
  return kept.find(({ fields }) => fields.some(({ label }) => /lowest|minimum|reorder|safety/i.test(label))) ?? (kept.length === 1 ? kept[0] : undefined)
}

function moved(before: Draft, id: string): Draft {
  const said = entityIn(before, id)!
  const words = before.brief.words.toLowerCase()
  const isDelivery = /(?:^| )delivery$/.test(said.singular)
  const isOrder = ordered.test(said.singular)
  const sign = outs.test(said.singular) ? -1 : isOrder || (ins.test(said.singular) && !(isDelivery && (sending.test(words) || !coming.test(words)))) ? 1 : null
  const isMoved = (action: Action): boolean => action.entity === id && action.effects?.some(({ kind }) => kind === 'add') === true
  if (sign === null || before.model.actions.some(isMoved) || !createOn(before, id)) return before
  const draft = withGoods(before, said)
  if (!draft) return before
  const entity = entityIn(draft, id)
  const by = entity && byOf(draft, entity)
  const goods = entityIn(draft, by?.entity)
  const left = countedOf(goods)
  const amount = entity && amountOf(entity)
  if (!entity || !by || !goods || !left || !amount) return before
  const step = entity.lifecycle?.transitions.find(({ to }) => (sign === 1 ? received : issued).test(to))
  if ((entity.lifecycle || isOrder) && !step && sign === 1) return before
  return ruled(draft, entity, { by: by.id, goods, left: left.id, amount: amount.id, sign, step })
}

const byOf = (draft: Draft, { id, fields }: Entity): Field | undefined =>
  fields.find(
    (field) => field.type === 'reference' && field.entity !== id && countedOf(entityIn(draft, field.entity)) && !/order|delivery|receipt/.test(field.id),
  )
const amountOf = ({ fields }: Entity): Field | undefined => {
  const numbers = fields.filter(({ type }) => type === 'number')
  return amounts.flatMap((name) => numbers.find(({ id }) => name.test(id)) ?? [])[0]
}

/** The draft in which a move says of which goods it is, and of how much. */
function withGoods(draft: Draft, entity: Entity): Draft | null {
  const goods = byOf(draft, entity) ? undefined : goodsIn(draft, entity)
  if (!byOf(draft, entity) && !goods) return null
  const text = goods && entity.fields.find(({ id, label, type }) => id !== entity.title && type === 'text' && /^(?:item|goods|product|material)$/i.test(label))
  const fresh = [
    ...(goods
      ? [
          {
            ...reference(
              text?.id ?? 'goods',
              goods.singular.replace(/^./, (one) => one.toUpperCase()),
              goods.id,
            ),
            required: true,
          },
        ]
      : []),
    ...(amountOf(entity) ? [] : [{ ...number('quantity', 'Quantity', { min: 1 }), required: true }]),
  ]
  if (fresh.length === 0) return draft
  const bare = text ? { ...entity, fields: entity.fields.filter(({ id }) => id !== text.id) } : entity
  const rows = goods?.seeds.length ?? 0
  const wide = withSeeds(withFields(bare, fresh), (seed, index) => ({
    ...seed,
    ...Object.fromEntries(fresh.map((field) => [field.id, field.type === 'reference' ? (index * 2 + 1) % Math.max(1, rows) : 4 + ((index * 7) % 23)])),
  }))
  const ids = fresh.map(({ id }) => id)
  const asking = changeActions(putEntity(draft, wide), entity.id, (action) =>
    action.kind === 'create' || (action.kind === 'update' && action.transition === undefined)
      ? { ...action, fields: [...new Set([action.fields[0] ?? entity.title, ...ids, ...action.fields.slice(1)])] }
      : action,
  )
  return changeBlocks(asking, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === entity.id
      ? [{ ...block, fields: [...new Set([...block.fields.slice(0, 1), ...ids, ...block.fields.slice(1)])] }]
      : [block],
  )
}

interface Move {
  readonly by: string
  readonly goods: Entity
  readonly left: string
  readonly amount: string
  readonly sign: 1 | -1
  readonly step: Lifecycle['transitions'][number] | undefined
}
function ruled(draft: Draft, entity: Entity, { by, goods, left, amount, sign, step }: Move): Draft {
  const move: Effect = { kind: 'add', by, field: left, amount, sign }
  const guards: Guard[] = sign === 1 ? [] : [{ kind: 'enough', by, field: left, amount, text: 'There are only {left} of {title}. Take out fewer.' }]
  const noted = entered(draft, entity, by, goods, sign === 1 ? 'In' : 'Out').flatMap((effect) =>
    effect.kind === 'record' ? [{ ...effect, copies: effect.copies.map((copy) => (copy.to === 'quantity' ? { ...copy, from: amount } : copy)) }] : [],
  )
  const told = sign === 1 ? ` {${amount}} more of {${by}} in stock.` : ` {${amount}} fewer of {${by}} in stock.`
  const order = sign === 1 ? orderOf(draft, entity) : null
  const done = (action: Action): Action => ({
    ...withRules(action, [...guards, ...(order?.guards ?? [])], [move, ...noted, ...(order?.effects ?? [])]),
    confirmation: `${action.confirmation}${told}`,
  })
  const required = { ...entity, fields: entity.fields.map((field) => (field.id === by || field.id === amount ? { ...field, required: true } : field)) }
  return changeActions(putEntity(draft, required), entity.id, (action) => {
    if (step) return action.transition === step.id ? done(action) : action
    if (action.kind === 'create') return done(action)
    if (action.kind === 'delete') return withRules(action, [], [{ ...move, sign: sign === 1 ? -1 : 1 }])
    return action.kind === 'update' && action.transition === undefined
      ? { ...action, fields: action.fields.filter((id) => id !== by && id !== amount) }
      : action
  })
}

/** An order whose goods are received by a receipt has been received then, and is not a second time. */
function orderOf({ model }: Draft, entity: Entity): { readonly guards: readonly Guard[]; readonly effects: readonly Effect[] } | null {
  for (const field of entity.fields) {
    const order =
      field.type === 'reference' ? model.entities.find(({ id, singular }) => id === field.entity && /order$|procurement$/.test(singular)) : undefined
    const step = order?.lifecycle?.transitions.find(({ to }) => received.test(to))
    const isStocked =
      step &&
      model.actions.some(({ entity: of, transition, effects }) => of === order?.id && transition === step.id && effects?.some(({ kind }) => kind === 'add'))
    if (!order?.lifecycle || !step || !isStocked) continue
    const state = fieldIn(order, order.lifecycle.field)
    const open = [order.lifecycle.initial, ...step.from].filter((one, at, all) => state?.choices?.includes(one) && all.indexOf(one) === at)
    return {
      guards: [{ kind: 'is', by: field.id, field: order.lifecycle.field, values: open, text: '{title} has been received already, or is not to be.' }],
      effects: [{ kind: 'set', by: field.id, field: order.lifecycle.field, value: step.to, from: open }],
    }
  }
  return null
}
