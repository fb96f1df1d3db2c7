import { kits } from '../lexicon/kits.ts'
import type { Plan } from './plan.ts'
import type { Placed, Thing } from './thing.ts'

/** What is only said of something else has nothing to choose in it. */
const said = new Set(['review', 'comment'])

/** Where people tell of themselves and of what is theirs. */
const isRegistration = ({ kit, noun }: Thing): boolean => kit === 'application' && /(?:^| )registration$/.test(noun)

const when = /^(?:.* )?(?:date|day|time|slot)$/
const wrong = /^(?:.* )?(?:fault|problem|issue|damage|defect|symptom)$/
/** "describe a fault and choose a drop-off date": what is told of what somebody asks for, rather than of what they have. */
const isWished = ({ ask: { kind, verb, object, actors } }: Placed): boolean =>
  actors.length > 0 && object !== null && ((kind === 'choose' && when.test(object.noun)) || (/^(?:describe|explain)$/.test(verb) && wrong.test(object.noun)))

/** The thing that the words around make: by the nearest clause, what is ordered or booked first. */
export function nearest(plan: Plan, one: Placed): Thing | undefined {
  const isPay = /pay/.test(one.ask.object?.noun ?? '')
  const made = plan.things.filter(
    (thing) => thing.makes.length > 0 && thing.fields.length < 8 && thing.kit !== 'favorite' && !(one.ask.kind === 'choose' && said.has(thing.kit)),
  )
  const isAppliedFor = (thing: Thing) => plan.applied?.noun === thing.noun && thing.makes.some(({ role }) => role === one.role)
  const isWish = isWished(one)
  const distance = (thing: Thing) => {
    const near = Math.min(...thing.asks.map((other) => Math.abs(other.clause - one.clause) + (other.clause < one.clause ? 0.5 : 0)))
    return near - (kits[thing.kit].group === 'request' ? (isWish ? 4 : 1.2) : 0) - (isPay && thing.kit === 'payment' ? 50 : 0) - (isAppliedFor(thing) ? 9 : 0)
  }
  const registered = one.ask.object?.own && one.ask.kind !== 'choose' ? made.find(isRegistration) : undefined
  if (registered) return registered
  const own =
    one.ask.kind === 'choose' || one.ask.verb === 'list'
      ? plan.things.find((thing) => kits[thing.kit].group === 'request' && thing.turns.some(({ role }) => role === one.role))
      : undefined
  const dealt =
    one.role === '' || one.ask.kind === 'choose' || made.some((thing) => thing.makes.some(({ role }) => role === one.role))
      ? undefined
      : plan.things.findLast((thing) => thing.asks.some((other) => other.role === one.role && one.clause - other.clause === 1) && thing.manages.has(one.role))
  if (dealt) return dealt
  const theirs = made.filter((thing) => thing.makes.some(({ role }) => role === one.role))
  return theirs.length > 0 ? theirs.toSorted((a, b) => distance(a) - distance(b))[0] : (own ?? made.toSorted((a, b) => distance(a) - distance(b))[0])
}
