import type { Entity, Value } from '../model.ts'

/** Fields of which the second is never before, or below, the first. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:from|starts?_at|started_at|start_time|first_departure)$/, /^(?:until|ends?_at|ended_at|end_time|last_departure)$/],
  [/^(?:leaves_at|departs_at|departure_time)$/, /^(?:arrives_at|arrival_time)$/],
  [/^(?:entered_at|entry_at|arrived_at|checked_in_at)$/, /^(?:left_at|exit_at|checked_out_at)$/],
  [/^(?:ordered_on|started_on|sent_on|reported_on|borrowed_on)$/, /^(?:expected_on|solved_on|arrived_on|returned_on)$/],
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
