import type { Entity, Field, Values } from '../model.ts'
import type { Draft } from './draft.ts'

/** Days of a row of which those after the other come later, each pair by its labels. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:Starts on|Start date|From|Since|Valid from|Opens on|Opened on|Departure date|Borrowed on|Lent on|Signed on|Leaves on)$/i,
    /^(?:Ends on|End date|Until|Closes on|Closed on|Valid until|Expires on|Renews on|Due on|Returned on|Arrives on)$/i,
  ],
  [/^(?:Issued on|Ordered on|Billed on|Placed on|Published on)$/i, /^(?:Due on|Paid on|Delivered on|Valid until|Expires on|Shipped on|Closes on)$/i],
  [
    /^(?:Requested on|Applied on|Submitted on|Reported on|Found on|Asked on|Handed in on|Received on)$/i,
    /^(?:Decided on|Answered on|Resolved on|Processed on|Approved on|Verified on|Due on|Closed on|Audited on)$/i,
  ],
  [/^(?:Made on|Harvested on)$/i, /^(?:Expiry date|Use before|Expires on|Valid until|Delivered on)$/i],
  [/^(?:Bought on|Installed on)$/i, /^(?:Checked on|Next due on|Next check on|Retired on)$/i],
  [/^Until$/i, /^(?:Made on|Written on)$/i],
]
const offset = /^[+-]?\d+d$/
const daysOf = (value: unknown): number | undefined => (typeof value === 'string' && offset.test(value) ? Number(value.slice(0, -1)) : undefined)

/** Sample rows whose days contradict one another have them the other way round. */
export function soundDays(draft: Draft): Draft {
  const entities = draft.model.entities.map(inOrder)
  return entities.every((entity, at) => entity === draft.model.entities[at]) ? draft : { ...draft, model: { ...draft.model, entities } }
}

function inOrder(entity: Entity): Entity {
  const days = entity.fields.filter(({ type }) => type === 'date')
  const named = (label: RegExp): Field[] => days.filter((field) => label.test(field.label))
  const both = pairs.flatMap(([first, then]) => named(first).flatMap((one) => named(then).map((other) => [one.id, other.id] as const)))
  if (both.length === 0) return entity
  const seeds = entity.seeds.map((seed) => both.reduce(turned, seed))
  return seeds.every((seed, at) => seed === entity.seeds[at]) ? entity : { ...entity, seeds }
}

const turned = (seed: Values, [first, then]: readonly [string, string]): Values => {
  const [start, end] = [daysOf(seed[first]), daysOf(seed[then])]
  return start !== undefined && end !== undefined && end < start ? { ...seed, [first]: seed[then]!, [then]: seed[first]! } : seed
}
