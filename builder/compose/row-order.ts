import type { Entity, Value } from '../model.ts'

/** Fields of which the second is never before, or below, the first. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:from|starts?_at|started_at|start_time|first_departure)$/, /^(?:until|ends?_at|ended_at|end_time|last_departure)$/],
  [/^(?:leaves_at|departs_at|departure_time)$/, /^(?:arrives_at|arrival_time)$/],
  [/^(?:entered_at|entry_at|arrived_at|checked_in_at)$/, /^(?:left_at|exit_at|checked_out_at)$/],
  [/^(?:ordered_on|started_on|sent_on|reported_on|borrowed_on)$/, /^(?:expected_on|solved_on|arrived_on|returned_on)$/],
  [/^(?:from_age|youngest|smallest_age)$/, /^(?:until_age|to_age|oldest)$/],
  [/^(?:low|lowest|least|minimum)(?=_|$)/, /^(?:high|highest|most|maximum)(?=_|$)/],
]
const kinds = /^(?:time|date|number|money|percent)$/

/** The pairs of an entity's fields whose values stand in order in each row. */
export const orderedIn = ({ fields }: Entity): readonly (readonly [string, string])[] =>
  pairs.flatMap(([first, second]) => {
    const before = fields.find(({ id, type }) => kinds.test(type) && first.test(id))
    const after = before && fields.find(({ id, type }) => type === before.type && second.test(id))
    return before && after ? [[before.id, after.id] as const] : []
  })

/** States of what is over, of what is still to begin, and of what goes on today. */
const over = /^(?:expired|ended|lapsed|drawn|over|past|closed|finished|completed|terminated|archived)$/i
const coming = /^(?:planned|upcoming|scheduled|not started)$/i
const lasting = /^(?:under way|running|in progress|ongoing|in force|in production|live)$/i
const begins = /^(?:starts?_on|starts?|start_date|from)$/
const ends = /^(?:ends?_on|end_date|until|valid_until|expires_on|expiry_date|draws_on|closes_on|closing_date)$/

/** The days of a row, by id, that its state tells of: when it begins, and when it ends. */
export interface Term {
  readonly state: string
  readonly begins: string | undefined
  readonly ends: string | undefined
}
/** The term of an entity's rows; undefined where they have no state, or no day that it tells of. */
export function termOf({ fields, lifecycle }: Entity): Term | undefined {
  if (lifecycle === undefined) return undefined
  const dayOf = (ids: RegExp): string | undefined => fields.find(({ id, type }) => type === 'date' && ids.test(id))?.id
  const term = { state: lifecycle.field, begins: dayOf(begins), ends: dayOf(ends) }
  return term.begins === undefined && term.ends === undefined ? undefined : term
}

/** Days by which a day is moved of which no other tells. */
const far = 5
/** A sample row whose days agree with its state: what has expired ended before today, and what is planned begins after it. */
export function inTerm(row: Record<string, Value>, { state, begins: first, ends: last }: Term): Record<string, Value> {
  const now = String(row[state] ?? '')
  const begun = first === undefined ? null : daysOf(row[first])
  const ended = last === undefined ? null : daysOf(row[last])
  const move = (id: string | undefined, days: number): void => {
    if (id !== undefined) row[id] = `${days > 0 ? '+' : ''}${days}d`
  }
  const lasts = begun !== null && ended !== null && ended > begun ? ended - begun : null
  if (over.test(now) && ((ended ?? begun ?? -1) >= 0 || (begun ?? -1) >= 0)) {
    const until = -1 - (Math.abs(ended ?? begun ?? 0) % far)
    move(last, until)
    move(first, until - (lasts ?? far))
  } else if (coming.test(now) && ((begun ?? ended ?? 1) < 0 || (ended ?? 1) < 0)) {
    const soon = Math.abs(begun ?? ended ?? 1)
    move(first, soon)
    move(last, soon + (lasts ?? far))
  } else if (lasting.test(now) && ((begun ?? 0) > 0 || (ended ?? 0) < 0)) {
    const since = -Math.ceil((lasts ?? far) / 2)
    move(first, since)
    move(last, since + (lasts ?? far))
  }
  return row
}
const daysOf = (value: Value | undefined): number | null => (typeof value === 'string' && /^[+-]?\d+d$/.test(value) ? Number.parseInt(value, 10) : null)

/** A sample row whose values stand in order: nothing ends before it begins, no highest is below the lowest. */
export function orderedRow(row: Record<string, Value>, ordered: readonly (readonly [string, string])[]): Record<string, Value> {
  for (const [first, second] of ordered) {
    const [one, other] = [row[first] ?? null, row[second] ?? null]
    if (one !== null && other !== null && orderOf(other) < orderOf(one)) Object.assign(row, { [first]: other, [second]: one })
  }
  return row
}
/** Days are kept as "-3d", times as "09:30". */
const orderOf = (value: Value): number => Number(String(value).replace(/d$/, '').replace(':', '.'))
