import type { Action, Effect, Entity, Field, Guard } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { withRules } from './fields.ts'
import { changeActions, entityIn } from './parts.ts'

/** What is left to somebody, and what they still owe. */
const left = /^(?:balance|wallet_balance|account_balance|stored_value|points|points_balance|coins|credits)$/
const owed = /^(?:outstanding_balance|left_to_pay|amount_owed)$/
const holders = /(?:^| )(?:member|customer|user|card|account|wallet|ledger|loan|patient|student|resident|employee|player|debt)$/
const ins = /(?:^| )(?:recharge|recharge record|top-up|deposit|point record|points record|bonus)$/
const outs =
  /(?:^| )(?:consumption record|consumption|withdrawal|payment|repayment|repayment record|charging (?:behavior|record|session|order)|spending record|deduction|redemption|redemption request)$/
/** What is paid out of a purse comes from it; what a person pays may come from elsewhere. */
const purses = /(?:^| )(?:card|account|wallet|ledger)$/
const fromBalance = /\b(?:balance|stored value|wallet|member card|prepaid)\b/i
const settled = /^(?:paid|completed|done)$/i
const [income, expense] = [/^(?:income|deposit|in|credit)$/i, /^(?:expense|withdrawal|out|debit)$/i]
const points = /points|coins|credits/

/** How a row moves what is kept in the one that it refers to. */
interface Move {
  readonly by: string
  readonly field: string
  readonly amount: string
  readonly sign: 1 | -1
  readonly when?: { readonly field: string; readonly is: string }
}

/** What is paid in, spent, paid back or redeemed of an account moves its balance at once: no more is spent than is left, and a change or removal is made good. */
export const movedBalances: Completer = (draft) => draft.model.entities.reduce(moving, draft)

function moving(draft: Draft, entity: Entity): Draft {
  const moves = entity.fields.flatMap((by) => movesBy(draft, entity, by))
  if (moves.length === 0) return draft
  const step = entity.lifecycle?.transitions.find(({ to }) => settled.test(to))
  if (entity.lifecycle && !step) return draft
  return changeActions(draft, entity.id, (action) => (step ? settling(action, moves, entity.lifecycle!.field, step) : entering(action, moves)))
}

function movesBy(draft: Draft, entity: Entity, by: Field): Move[] {
  const holder = by.type === 'reference' && by.entity !== entity.id ? entityIn(draft, by.entity) : undefined
  if (!holder || !holders.test(holder.singular) || isMoved(draft.model.actions, entity, by.id)) return []
  const kind = entity.fields.find(({ choices = [] }) => choices.some((one) => income.test(one)) && choices.some((one) => expense.test(one)))
  const way = ins.test(entity.singular) ? 1 : outs.test(entity.singular) ? -1 : null
  if (way === null && !kind) return []
  return holder.fields.flatMap(({ id, type }): Move[] => {
    if (!(left.test(id) || owed.test(id)) || (type !== 'money' && type !== 'number')) return []
    const amount = amountFor(entity, id)
    if (!amount) return []
    const move = { by: by.id, field: id, amount: amount.id }
    if (owed.test(id)) return /repayment|payment$/.test(entity.singular) ? [{ ...move, sign: -1 }] : []
    const method = way === -1 ? entity.fields.find(({ id: named, type: kept }) => kept === 'choice' && (named === 'method' || named === 'payment')) : undefined
    const own = method?.choices?.find((one) => fromBalance.test(one))
    if (method && own !== undefined) return [{ ...move, sign: -1, when: { field: method.id, is: own } }]
    if (method && !purses.test(holder.singular) && /payment$/.test(entity.singular)) return []
    if (way !== null) return [{ ...move, sign: way }]
    const saying = (words: RegExp) => ({ field: kind!.id, is: kind!.choices!.find((one) => words.test(one))! })
    return [
      { ...move, sign: 1, when: saying(income) },
      { ...move, sign: -1, when: saying(expense) },
    ]
  })
}
const isMoved = (actions: readonly Action[], { id }: Entity, by: string): boolean =>
  actions.some(({ entity, effects }) => entity === id && effects?.some((one) => one.kind === 'add' && one.by === by))

/** Points move points, and money moves money. */
const amountFor = ({ fields }: Entity, kept: string): Field | undefined =>
  points.test(kept)
    ? fields.find(({ id, type }) => type === 'number' && (points.test(id) || (/coins|credits/.test(kept) && id === 'amount')))
    : (fields.find(({ id, type }) => type === 'money' && id === 'total') ?? fields.find(({ id, type }) => type === 'money' && /amount|paid|sum/.test(id)))

const effectsOf = (moves: readonly Move[], turn: 1 | -1): Effect[] =>
  moves.map(({ sign, ...move }): Effect => ({ kind: 'add', ...move, sign: sign === turn ? 1 : -1 }))
const guardsOf = (moves: readonly Move[]): Guard[] =>
  moves.flatMap(({ by, field, amount, sign, when }): Guard[] =>
    sign === -1
      ? [
          {
            kind: 'enough',
            by,
            field,
            amount,
            ...(when && { when }),
            text: owed.test(field) ? 'Only {left} is left to pay.' : 'Only {left} is left. Top up first.',
          },
        ]
      : [],
  )

/** What is entered counts at once, and no longer once it is taken away. */
function entering(action: Action, moves: readonly Move[]): Action {
  if (action.kind === 'create') return withRules(action, guardsOf(moves), effectsOf(moves, 1))
  if (action.kind === 'update') return withRules(action, [], effectsOf(moves, 1))
  return action.kind === 'delete' ? withRules(action, [], effectsOf(moves, -1)) : action
}

/** What has to be settled counts from then on, or from its entry where it is settled with that. */
function settling(action: Action, moves: readonly Move[], state: string, { id, to }: { readonly id: string; readonly to: string }): Action {
  if (action.kind === 'transition' && action.transition === id) return withRules(action, guardsOf(moves), effectsOf(moves, 1))
  const plain = moves.filter(({ when }) => when === undefined).map((move) => ({ ...move, when: { field: state, is: to } }))
  return action.kind === 'create' && plain.length > 0 ? withRules(action, guardsOf(plain), effectsOf(plain, 1)) : action
}
