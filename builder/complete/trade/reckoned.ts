import type { Action, Effect, Entity, Field, Value, Values } from '../../model.ts'
import { instalmentOf } from '../../render/act/prices.ts'
import type { Draft } from '../draft.ts'
import { money, priceOf, withRules } from './fields.ts'
import { changeActions, changeBlocks, createOn, entityIn, fieldIn, putEntity, withFields, withSeeds } from './parts.ts'

/** What follows from other numbers of a row is worked out instead of asked for: what is settled, still to be paid or paid each month, a sum with its tax, a commission. */
export const reckoned = (draft: Draft): Draft => draft.model.entities.reduce((so_far, { id }) => reckonedIn(so_far, id), draft)

interface Reckoning {
  readonly to: Field
  readonly effects: readonly Effect[]
  /** What is known from elsewhere and not asked for either. */
  readonly known: readonly Field[]
  /** The reference that has to be chosen. */
  readonly by?: string
  readonly of: (seed: Values) => Values
}

const shown_max = 7
/** Room for what is worked out beside them. */
const most_fields = 22
const rounded = (sum: number): number => Math.round(sum * 100) / 100
const numberIn = (seed: Values, id: string): number => Number(seed[id] ?? 0) || 0

function reckonedIn(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const create = createOn(draft, id)
  const found = entity && create ? reckoningOf(draft, entity) : undefined
  if (
    !entity ||
    !create ||
    !found ||
    entity.fields.length > most_fields ||
    (create.effects ?? []).some((effect) => 'to' in effect && effect.to === found.to.id)
  )
    return draft
  const { to, effects, known, by } = found
  const wide = withFields(entity, [to, ...known])
  const fields = wide.fields.map((field) => (field.id === by ? { ...field, required: true } : field))
  const whole = withSeeds({ ...wide, fields }, (seed) => ({ ...seed, ...found.of(seed) }))
  const unasked = [to.id, ...known.map((field) => field.id)]
  const ruled = changeActions(putEntity(draft, whole), id, (action): Action => {
    if (action.kind !== 'create' && action.kind !== 'update') return action
    const confirmation = action.kind === 'create' ? `${action.confirmation.replace(/[.\s]+$/, '')}. ${to.label}: {${to.id}}.` : action.confirmation
    return { ...withRules(action, [], effects), fields: action.fields.filter((field) => !unasked.includes(field)), confirmation }
  })
  return changeBlocks(ruled, (block) => {
    if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== id || block.fields.includes(to.id)) return [block]
    return block.kind === 'list' && block.fields.length >= shown_max ? [block] : [{ ...block, fields: [...block.fields, to.id] }]
  })
}

const reckoningOf = (draft: Draft, entity: Entity): Reckoning | undefined =>
  differenceOf(entity) ?? taxedOf(entity) ?? instalmentsOf(draft, entity) ?? commissionOf(draft, entity) ?? gainsOf(draft, entity)

const has = (entity: Entity, type: Field['type'], ...ids: readonly string[]): boolean => ids.every((id) => fieldIn(entity, id)?.type === type)

/** A turnover without its fee, or what is owed without what is paid of it. */
function differenceOf(entity: Entity): Reckoning | undefined {
  if (has(entity, 'money', 'turnover', 'fee', 'amount')) return summed('turnover', 'fee', -1, fieldIn(entity, 'amount')!)
  const paid = ['paid', 'paid_back'].find((id) => has(entity, 'money', 'amount', id))
  return paid ? summed('amount', paid, -1, money('left_to_pay', 'Left to pay')) : undefined
}

const taxedOf = (entity: Entity): Reckoning | undefined =>
  has(entity, 'money', 'amount', 'tax') && !fieldIn(entity, 'total') ? summed('amount', 'tax', 1, money('total', 'Total')) : undefined

const summed = (one: string, other: string, sign: 1 | -1, to: Field): Reckoning => ({
  to: { ...to, required: false },
  known: [],
  effects: [{ kind: 'sum', fields: [one, other], sign, percent: false, to: to.id }],
  of: (seed) => ({ [to.id]: rounded(numberIn(seed, one) + sign * numberIn(seed, other)) }),
})

/** What a loan costs each month, at the rate of the product that it is taken from where it has one. */
function instalmentsOf(draft: Draft, entity: Entity): Reckoning | undefined {
  const rate = fieldIn(entity, 'interest_rate')
  if (rate?.type !== 'percent' || !has(entity, 'money', 'amount') || !has(entity, 'number', 'term')) return undefined
  const by = entity.fields.find((field) => field.type === 'reference' && fieldIn(entityIn(draft, field.entity), rate.id)?.type === rate.type)
  const product = entityIn(draft, by?.entity)
  const to = fieldIn(entity, 'monthly_instalment') ?? money('monthly_instalment', 'Monthly instalment')
  const monthly = { amount: 'amount', rate: rate.id, months: 'term' } as const
  return {
    to,
    known: by ? [{ ...rate, required: false }] : [],
    ...(by && { by: by.id }),
    effects: [...(by ? [{ kind: 'copy', by: by.id, field: rate.id, to: rate.id } as const] : []), { kind: 'instalment', ...monthly, to: to.id }],
    of: (seed) => {
      const each: Value = product?.seeds[numberIn(seed, by?.id ?? '')]?.[rate.id] ?? seed[rate.id] ?? 0
      return { [rate.id]: each, [to.id]: instalmentOf({ ...seed, [rate.id]: each }, monthly) }
    },
  }
}

/** What an investment comes to with the return that its product is expected to have. */
function gainsOf(draft: Draft, entity: Entity): Reckoning | undefined {
  const back = fieldIn(entity, 'return')
  if (back?.type !== 'percent' || !has(entity, 'money', 'amount') || fieldIn(entity, 'value')) return undefined
  const by = entity.fields.find((field) => field.type === 'reference' && fieldIn(entityIn(draft, field.entity), 'expected_return')?.type === 'percent')
  const product = entityIn(draft, by?.entity)
  if (!by || !product) return undefined
  return {
    to: money('value', 'Value with its return'),
    known: [{ ...back, required: false }],
    by: by.id,
    effects: [
      { kind: 'copy', by: by.id, field: 'expected_return', to: back.id },
      { kind: 'sum', fields: ['amount', back.id], sign: 1, percent: true, to: 'value' },
    ],
    of: (seed) => {
      const each = product.seeds[numberIn(seed, by.id)]?.expected_return ?? seed[back.id] ?? 0
      return { [back.id]: each, value: rounded(numberIn(seed, 'amount') * (1 + Number(each) / 100)) }
    },
  }
}

/** A share of the order, or else of the price of the thing, that the commission is for. */
function commissionOf(draft: Draft, entity: Entity): Reckoning | undefined {
  const amount = fieldIn(entity, 'amount')
  if (!/commission|rebate|cashback|royalty/.test(entity.singular) || amount?.type !== 'money' || !has(entity, 'percent', 'rate')) return undefined
  const sums = entity.fields.flatMap((by) => {
    const of = by.type === 'reference' ? entityIn(draft, by.entity) : undefined
    const sum = of && (fieldIn(of, 'total') ?? priceOf(of))
    return of && sum?.type === 'money' ? [{ by: by.id, of, sum: sum.id }] : []
  })
  const found = sums.find(({ sum }) => sum === 'total') ?? sums[0]
  if (!found) return undefined
  const base = money('base', 'Of the sum of')
  return {
    to: { ...amount, required: false },
    known: [base],
    by: found.by,
    effects: [
      { kind: 'copy', by: found.by, field: found.sum, to: base.id },
      { kind: 'multiply', fields: [base.id, 'rate'], percent: true, to: amount.id },
    ],
    of: (seed) => {
      const sum = numberIn(found.of.seeds[numberIn(seed, found.by)] ?? {}, found.sum)
      return { [base.id]: sum, [amount.id]: rounded((sum * numberIn(seed, 'rate')) / 100) }
    },
  }
}
