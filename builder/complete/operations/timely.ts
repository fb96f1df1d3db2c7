import type { Entity, Field, Value, Values } from '../../model.ts'
import { type Completer, withModel } from '../draft.ts'

/** When something takes place, from its first day to its last. */
const begins =
  /^(?:date|day|on|from|when|starts?|starts? (?:on|at)|start (?:date|time)|begins on|first day|held on|takes place on|planned for|scheduled (?:on|for)|wanted on|check-in|pick up on)$/i
const ends = /^(?:to|until|ends?|ends? (?:on|at)|end (?:date|time)|last day|check-out|return on)$/i
/** States of what is over, of what goes on, and of what is still to come. */
const over = /^(?:ended|completed|finished|held|over|past|done|attended|checked out|played)$/i
const current = /^(?:live|under way|ongoing|running|on air|checked in)$/i
const coming = /^(?:planned|scheduled|upcoming|announced|booked|not started)$/i
/** Of what is only written down, the date is that of the writing. */
const written = /^(?:draft|published|issued|signed)$/i

/** The days of samples fit the state in which they are: nothing ends before it has begun, and nothing is planned for a day that is over. */
export const timely: Completer = (draft) => withModel(draft, { entities: draft.model.entities.map(fitting) })

function fitting(entity: Entity): Entity {
  const state = entity.fields.find(({ id, type }) => type === 'choice' && id === entity.lifecycle?.field)
  const days = entity.fields.filter(({ type, label }) => (type === 'date' || type === 'datetime') && (begins.test(label) || ends.test(label)))
  const first = days.find(({ label }) => begins.test(label)) ?? null
  if (!state || !entity.lifecycle || days.length === 0 || state.choices?.some((one) => written.test(one))) return entity
  const { initial } = entity.lifecycle
  return { ...entity, seeds: entity.seeds.map((seed) => moved(seed, days, shiftOf(String(seed[state.id] ?? initial), seed, days, first))) }
}

const dayIn = (value: Value | undefined): number | null => {
  const days = typeof value === 'string' ? /^([+-]\d{1,4})d/.exec(value)?.[1] : undefined
  return days === undefined ? null : Number(days)
}

/** By how many days a sample has to move for its state to be true. */
function shiftOf(state: string, seed: Values, days: readonly Field[], first: Field | null): number {
  const known = days.flatMap(({ id }) => dayIn(seed[id]) ?? [])
  if (known.length === 0) return 0
  const from = (first && dayIn(seed[first.id])) ?? null
  const last = Math.max(...known)
  if (over.test(state)) return last > 0 ? -(last + 1 + (last % 5)) : 0
  if (coming.test(state)) return from !== null && from < 0 ? 1 - 2 * from : 0
  if (current.test(state) && from !== null && from > 0) return -from
  return 0
}

const moved = (seed: Values, days: readonly Field[], by: number): Values =>
  by === 0 ? seed : { ...seed, ...Object.fromEntries(days.flatMap(({ id }) => (dayIn(seed[id]) === null ? [] : [[id, later(seed[id], by)]]))) }

function later(value: Value | undefined, by: number): Value {
  const [whole = '', days = '0'] = /^([+-]\d{1,4})d/.exec(String(value)) ?? []
  const day = Number(days) + by
  return `${day < 0 ? '-' : '+'}${Math.abs(day)}d${String(value).slice(whole.length)}`
}
