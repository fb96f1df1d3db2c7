import { kits } from '../lexicon/kits.ts'
import { into } from './folded.ts'
import type { Plan } from './plan.ts'
import type { Thing } from './thing.ts'

const joining = /^(?:registration|enrollment|enrolment|sign-?up|booking)$/
const joined: ReadonlySet<string> = new Set(['trip', 'event', 'class', 'course', 'race', 'tournament'])
/** Who comes, which is who registered. */
const comers = /^(?:participant|attendee|enrollee|registrant|entrant)$/
/** What only says of something how many of it are left, or when it leaves. */
const places = /^(?:remaining|free|available|open|left) (?:places?|seats?|spots?|spaces?)$/
const leaving = /^departure$/

const isNamed = ({ makes, manages, edits, states, turns }: Thing): boolean => makes.length + manages.size + edits.size + states.length + turns.length === 0
/** What one can come to: the tour of a group registration, the course of a participant registration. */
const offeredIn = ({ things }: Plan): Thing | undefined =>
  things.find(({ kit, makes, manages, edits }) => joined.has(kit) && makes.length + manages.size + edits.size > 0) ?? things.find(({ kit }) => joined.has(kit))

/** "group registration", "register a number of participants for a departure": who registers does so for what takes place. */
export function registering(plan: Plan): void {
  const offered = offeredIn(plan)
  const joins = plan.things.find(({ kit, noun }) => /^(?:application|signup|booking)$/.test(kit) && joining.test(noun))
  if (!offered || !joins) return
  for (const left of plan.things.filter((one) => one !== offered && places.test(one.noun) && isNamed(one))) into(plan, left, offered)
  const group = plan.things.find((one) => one.kit === 'team' && one.noun === 'group' && joins.about.has('group') && one.asks.length === 0 && isNamed(one))
  if (group) into(plan, group, offered)
  const leaves = plan.things.find(
    ({ noun, kit, manages, makes }) =>
      leaving.test(noun) &&
      kit === 'ticket_travel' &&
      manages.size === 0 &&
      makes.length > 0 &&
      makes.every(({ verb }) => verb === 'register' || verb === 'book'),
  )
  if (leaves) {
    joins.makes.push(...leaves.makes)
    joins.fields.push(...leaves.fields.filter(({ id }) => !joins.fields.some((field) => field.id === id)))
    leaves.makes.splice(0)
    leaves.fields.splice(0)
    into(plan, leaves, offered)
  }
  const people = plan.things.find((one) => comers.test(one.noun) && kits[one.kit].group === 'person' && isNamed(one))
  if (people) {
    joins.about.delete(people.noun)
    people.fields.splice(0)
    into(plan, people, joins)
  }
  joins.about.delete(joins.noun)
  for (const made of joins.makes) if (/^(?:group|participant|attendee|departure)$/.test(made.about)) Object.assign(made, { about: offered.noun })
  if (joins.about.size === 0) joins.about.add(offered.noun)
}
