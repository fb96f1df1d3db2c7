import type { Effect, Entity, Field } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { pointsOf } from '../trade/earned.ts'
import { money } from '../trade/fields.ts'

type Record = Extract<Effect, { kind: 'record' }>
const points_each = 10
const money_each = 5
const rewarding = /\b(?:rewards?|commissions?|bonus(?:es)?|earn)\b/i
const book = /(?:reward record|earning|income|bonus|(?<!platform )commission)$/

/** What whoever invites gets for it: points where the site keeps them, else money in what it keeps of earnings; nothing where no reward is told of. */
export interface InviteReward {
  /** The effects that book it for whose code is entered. */
  readonly effects: readonly Effect[]
  /** What stands beside each one who came. */
  readonly field: Field | null
  readonly each: number
  readonly words: string
}
export function inviteReward(draft: Draft, whose: Exclude<Record['whose'], string>): InviteReward {
  const points = pointsOf(draft)
  if (points) return { effects: [booked(points, 'points', points_each, whose)], field: null, each: 0, words: `, and brings you ${points_each} points` }
  if (!rewarding.test(draft.brief.words)) return { effects: [], field: null, each: 0, words: '' }
  const kept = draft.model.entities.find(
    ({ singular, read, title, fields }) =>
      read === 'own' &&
      book.test(singular) &&
      fields.some(({ id, type }) => id === 'amount' && type === 'money') &&
      fields.some(({ id, type }) => id === title && type === 'text'),
  )
  return {
    effects: kept ? [booked(kept, 'amount', money_each, whose)] : [],
    field: money('reward', 'Reward'),
    each: money_each,
    words: ', and brings you a reward',
  }
}

function booked(entity: Entity, amount: string, each: number, whose: Record['whose']): Record {
  const day = entity.fields.find(({ type }) => type === 'date')
  return {
    kind: 'record',
    entity: entity.id,
    by: null,
    copies: [],
    values: { [entity.title]: 'Invitation', [amount]: each, ...(day && { [day.id]: '{today}' }) },
    sign: 1,
    when: null,
    whose,
  }
}
