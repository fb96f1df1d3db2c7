import type { Entity, Field, Values } from '../model.ts'
import type { Draft } from './draft.ts'

/** Days of a row of which those after the other come later, each pair by its labels. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:Starts on|Start date|Begins on|Begun on|From|Since|Valid from|Opens on|Opened on|Departure date|Borrowed on|Lent on|Rented on|Signed on|Leaves on|Check-in(?: date)?|Pick-?up date|First day|Admitted on)$/i,
    /^(?:Ends on|End date|Finishes on|Done on|Until|To|Closes on|Closed on|Valid until|Expires on|Renews on|Due on|Due date|Return date|Give back on|Returned on|Arrives on|Check-out(?: date)?|Last day|Use before|Discharged on)$/i,
  ],
  [/^(?:Arrival|Arrival date|Arrived on)$/i, /^(?:Departure|Departure date|Leaves on)$/i],
  [/^(?:Issued on|Ordered on|Billed on|Placed on|Sent on)$/i, /^(?:Due on|Delivered on|Received on|Valid until|Expires on|Shipped on|Expected on)$/i],
  [/^(?:Found on|Given on)$/i, /^(?:Due on|Returned on|Put right (?:by|until))$/i],
  [/^(?:Made on|Harvested on|Produced on)$/i, /^(?:Expiry date|Use before|Expires on|Valid until|Delivered on)$/i],
  [
    /^(?:Bought on|Installed on|Checked on|Date|Given on)$/i,
    /^(?:Next due on|Next check on|Next visit on|Next contact on|Next on|Warranty until|Retired on)$/i,
  ],
  [/^Date$/i, /^(?:Ends on|End date|Until)$/i],
  [/^Date of birth$/i, /^(?:Enrolled on|Joined on|Died on|Date of death|With the team since|Issued on)$/i],
  [/^Registered on$/i, /^Expires on$/i],
]
/** Days that only samples keep in order: what is entered of them may be set down in any. */
const told: typeof pairs = [
  [/^(?:Issued on|Ordered on|Billed on|Placed on|Published on)$/i, /^(?:Paid on|Closes on)$/i],
  [/^Published on$/i, /^(?:Due on|Delivered on|Valid until|Expires on|Shipped on)$/i],
  [
    /^(?:Requested on|Applied on|Submitted on|Reported on|Found on|Asked on|Handed in on|Received on)$/i,
    /^(?:Decided on|Answered on|Resolved on|Processed on|Approved on|Verified on|Due on|Closed on|Audited on)$/i,
  ],
  [/^(?:Bought on|Installed on)$/i, /^Checked on$/i],
  [/^(?:Accepted on|Confirmed on|Assigned on)$/i, /^(?:Move on|Moved on|Delivered on|Travel date|Moving date|Pick-?up date|Completed on)$/i],
  [/^Until$/i, /^(?:Made on|Written on)$/i],
]
const within = (days: readonly Field[], of: typeof pairs): (readonly [Field, Field])[] =>
  of.flatMap(([first, then]) =>
    days.filter(({ label }) => first.test(label)).flatMap((one) => days.filter(({ label }) => then.test(label)).map((other) => [one, other] as const)),
  )
/** The days of a row of which the second is never before the first. */
export const daysInOrder = (days: readonly Field[]) => within(days, pairs)

const offset = /^[+-]?\d+d$/
const daysOf = (value: unknown): number | undefined => (typeof value === 'string' && offset.test(value) ? Number(value.slice(0, -1)) : undefined)

/** Sample rows whose days contradict one another have them the other way round. */
export function soundDays(draft: Draft): Draft {
  const entities = draft.model.entities.map(inOrder)
  return entities.every((entity, at) => entity === draft.model.entities[at]) ? draft : { ...draft, model: { ...draft.model, entities } }
}

function inOrder(entity: Entity): Entity {
  const days = entity.fields.filter(({ type }) => type === 'date')
  const both = days.length < 2 ? [] : within(days, [...pairs, ...told]).map(([first, then]) => [first.id, then.id] as const)
  if (both.length === 0) return entity
  const seeds = entity.seeds.map((seed) => both.reduce(turned, seed))
  return seeds.every((seed, at) => seed === entity.seeds[at]) ? entity : { ...entity, seeds }
}

const turned = (seed: Values, [first, then]: readonly [string, string]): Values => {
  const [start, end] = [daysOf(seed[first]), daysOf(seed[then])]
  return start !== undefined && end !== undefined && end < start ? { ...seed, [first]: seed[then]!, [then]: seed[first]! } : seed
}
