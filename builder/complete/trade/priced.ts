import { groupOf } from '../../compose/thing.ts'
import type { Action, Effect, Entity, Field } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { money, withRules } from './fields.ts'
import { changeActions, changeBlocks, createOn, entityIn, fieldIn, putEntity, withFields, withSeeds } from './parts.ts'
import type { Payable } from './payables.ts'

const total: Field = money('total', 'Total')
const sums = [24, 18, 36, 12, 45, 30]
const signing = /(?:registration|sign-?up|participation|enrol?lment|application)$/

/** What is to be paid for has a sum of its own, from the price of what it is for: nobody makes up what they pay. */
export function priced(draft: Draft, payable: Payable | null): { readonly draft: Draft; readonly payable: Payable | null } {
  if (payable?.state !== 'payment_status' || payable.price !== undefined) return { draft, payable }
  const { entity } = payable
  const summed = fromOffer(draft, entity) ?? fromPlan(draft, entity) ?? (entity.read === 'public' ? entered(draft, entity) : null)
  if (!summed) return { draft, payable }
  const shown = withColumn(summed, entity.id, total.id)
  return { draft: shown, payable: { ...payable, entity: entityIn(shown, entity.id)!, price: total.id } }
}

const countOf = ({ fields }: Entity): Field | undefined =>
  fields.find(({ id, type }) => type === 'number' && /^(?:quantity|people|guests|seats|tickets)$/.test(id))

/** The price of what it is for, which gets one, times how many are wanted. */
function fromOffer(draft: Draft, entity: Entity): Draft | null {
  const isOffered = (other: Entity): boolean =>
    other.id !== entity.id && draft.parts.some(({ made }) => made.entity.id === other.id && groupOf(made.thing) !== 'person')
  const by = entity.fields.find(({ type, entity: to }) => type === 'reference' && to !== undefined && isOffered(entityIn(draft, to)!))
  const offer = entityIn(draft, by?.entity)
  const create = createOn(draft, entity.id)
  if (!by || !offer || !create?.fields.includes(by.id)) return null
  const known = offer.fields.find(
    ({ type, label }) => (type === 'number' || type === 'money') && /^(?:(?:fare|fee|price|cost)s?|(?:price|fee|rate) per hour|hourly rate)$/i.test(label),
  )
  const price = known ?? (signing.test(entity.singular) ? money('fee', 'Fee') : money('price', 'Price'))
  const sold = known ? offer : withSeeds(withFields(offer, [price]), (seed, index) => ({ ...seed, [price.id]: sums[index % sums.length]! }))
  const count = countOf(entity)
  const owed = withSeeds(withFields(entity, [total]), (seed) => ({
    ...seed,
    total: Number(sold.seeds[Number(seed[by.id] ?? 0)]?.[price.id] ?? 20) * (count ? Number(seed[count.id] ?? 1) : 1),
  }))
  const effects: Effect[] = [
    { kind: 'copy', by: by.id, field: price.id, to: total.id },
    ...(count ? [{ kind: 'multiply' as const, fields: [total.id, count.id] as [string, string], to: total.id }] : []),
  ]
  const kept = changeActions(putEntity(putEntity(draft, sold), owed), offer.id, (action) => asking(action, price.id))
  return changeActions(withColumn(kept, offer.id, price.id), entity.id, (action) => {
    const reckons = action.kind === 'create' || (action.kind === 'update' && action.fields.some((id) => id === by.id || id === count?.id))
    return reckons ? withRules(action, [], effects) : action
  })
}

/** The price of the plan that is chosen. */
function fromPlan(draft: Draft, entity: Entity): Draft | null {
  const plan = entity.fields.find(({ id, type, choices }) => type === 'choice' && /plan|tier|package|level/.test(id) && (choices?.length ?? 0) > 1)
  if (!plan?.choices || !createOn(draft, entity.id)?.fields.includes(plan.id)) return null
  const factors = plan.choices.map((is, index) => ({ is, times: 2 ** index }))
  const of = (is: unknown): number => base * (factors.find((one) => one.is === is)?.times ?? 1)
  const effect: Effect = { kind: 'price', base, parts: [], by_choice: { field: plan.id, factors }, to: total.id }
  const owed = withSeeds(withFields(entity, [total]), (seed) => ({ ...seed, total: of(seed[plan.id]) }))
  return changeActions(putEntity(draft, owed), entity.id, (action) =>
    action.kind === 'create' || (action.kind === 'update' && action.fields.includes(plan.id)) ? withRules(action, [], [effect]) : action,
  )
}
const base = 9

/** Who enters an order for somebody enters its sum too. */
function entered(draft: Draft, entity: Entity): Draft {
  const needed = { ...total, required: true }
  const owed = withSeeds(withFields(entity, [needed]), (seed, index) => ({ ...seed, total: sums[index % sums.length]! * Number(seed.quantity ?? 1) }))
  return changeActions(putEntity(draft, owed), entity.id, (action) => asking(action, total.id))
}

const asking = (action: Action, id: string): Action => {
  if ((action.kind !== 'create' && action.kind !== 'update') || action.fields.length < 2 || action.fields.includes(id)) return action
  const at = action.fields.indexOf('quantity') + 1
  return { ...action, fields: at > 0 ? action.fields.toSpliced(at, 0, id) : [...action.fields, id] }
}
const withColumn = (draft: Draft, entity: string, field: string): Draft =>
  changeBlocks(draft, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === entity && !block.fields.includes(field) && fieldIn(entityIn(draft, entity), field)
      ? [{ ...block, fields: [...block.fields, field] }]
      : [block],
  )
