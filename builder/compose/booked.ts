import { type KitName, kits } from '../lexicon/kits.ts'
import type { Ask } from '../read/ask.ts'
import type { Phrase } from '../read/phrase.ts'
import { type Kind, keep, kindIn, type Plan, rename, thingNamed } from './plan.ts'
import { target } from './refer.ts'
import type { Placed, Thing } from './thing.ts'

const offers = new Set(['offer', 'event', 'place'])
/** What points are redeemed for: what the words name, else rewards. */
export function redeemed(plan: Plan, target: Kind | null): Thing | null {
  const named = target && offers.has(kits[target.kit].group) ? target : null
  return keep(plan, named ?? plan.things.find(({ kit }) => kit === 'reward') ?? { noun: 'reward', kit: 'reward' })
}

/** "redeem points for gifts": what is got for them. */
export const redeemedFor = (plan: Plan, { beside }: Ask): Kind | null => {
  const got = beside.find(({ after }) => after === 'for')
  return got ? kindIn(plan, got.noun, got.light) : null
}

const reserving = /(?:^| )(?:booking|reservation)$/
/** "book hotels and flights, buy shares": a share is traded; a room by the night and a seat by the day are booked apart. */
export function bookedApart(plan: Plan, made: Kind, target: Kind): Kind {
  if (made.kit === 'order' && target.kit === 'asset') return { noun: 'trade', kit: 'trade' }
  const isBooked = /^(?:booking|reservation)$/.test(made.noun) && !/(?:^| )(?:slot|time|seat)$/.test(target.noun) && offers.has(kits[target.kit].group)
  const bookings = isBooked ? plan.things.filter(({ kit, noun }) => kit === 'booking' && reserving.test(noun)) : []
  const plain = bookings.find(({ noun }) => /^(?:booking|reservation)$/.test(noun))
  const other = plan.things.find(({ noun, kit }) => plain?.about.has(noun) && offers.has(kits[kit].group) && kit !== target.kit)
  if (plain && other) rename(plain, { noun: `${other.noun} ${made.noun}`, kit: 'booking' })
  return (plain && other) || bookings.length > 1 ? { ...made, noun: `${target.noun} ${made.noun}` } : made
}

/** What is had for a time: whoever orders it says when, and nobody else has it then. */
const letByTime: ReadonlySet<KitName> = new Set<KitName>(['space', 'room'])
/** "place orders for the selected rooms": they are bookings, and called orders. */
export function orderedByTime(things: readonly Thing[]): void {
  if (things.some(({ kit }) => kit === 'booking')) return
  for (const thing of things) {
    const what = thing.kit === 'order' ? target('offer', thing, things) : undefined
    if (what && letByTime.has(what.kit) && !/(?:^| )table$/.test(what.noun)) rename(thing, { noun: thing.noun, kit: 'booking' })
  }
}

const unoffered = new Set(['thing', 'component', 'salary'])
/** "apply for a repayment extension": what nobody offers is the application itself. */
export const isOnlyAppliedFor = (plan: Plan, noun: string, { kit }: Kind, object: Phrase | null): boolean =>
  noun === 'application' && unoffered.has(kit) && !thingNamed(plan, object)

/** "receive coupons": each has those that they claimed. */
export const claims = (plan: Plan, { verb, actors, object }: Ask): boolean =>
  /^(?:receive|claim|get|obtain|collect|grab)$/.test(verb) && actors.length > 0 && object !== null && kindIn(plan, object.noun, object.light)?.kit === 'coupon'

const lets = new Set(['service', 'trip', 'ticket_travel', 'hire_car'])
/** "take online courses", "schedule repair services", "engage in activities": what is there already, and what one asks of it. */
export function askedFor(plan: Plan, { verb, object, kind }: Ask): string | null {
  const kit = object !== null && kind !== 'view' ? kindIn(plan, object.noun, object.light)?.kit : undefined
  if (kit === 'course') return /^(?:take|engage|join)$/.test(verb) ? 'enrollment' : null
  if (kit === 'event') return verb === 'engage' ? 'participation' : null
  if (verb === 'join' && /(?:^| )challenge$/.test(object?.noun ?? '')) return 'participation'
  if (kit === 'service' && verb === 'request') return 'service request'
  return kit !== undefined && lets.has(kit) && !object?.own && /^(?:schedule|arrange|request)$/.test(verb) ? 'booking' : null
}

const dealings =
  /(?:^| )(?:order|purchase|booking|reservation|appointment|registration|enrol?lment|sign-?up|application|subscription|cart|participation|request|quotation|selection|rental|class schedule)$/
/** "browse and select courses", "use services", where the words know no other way to them: the choice of a course is kept, and a service is asked for. */
export function chosenFor(plan: Plan, { ask, role }: Placed): string | null {
  const { object, verb, actors } = ask
  if (!object?.plural || object.own || role !== '' || actors.length === 0 || !/^(?:choose|select|pick|use)$/.test(verb)) return null
  if ([...plan.made, ...plan.objects].some((noun) => dealings.test(noun)) || plan.things.some(({ noun }) => dealings.test(noun))) return null
  const kit = /\b(?:rental|hire|booking|payment)\b/.test(object.noun) ? undefined : kindIn(plan, object.noun, object.light)?.kit
  return kit === 'course' && verb !== 'use' ? 'course selection' : kit === 'service' ? 'service request' : null
}

const plainly = /^(?:booking|appointment|reservation)$/
/** "book or cancel a spot" where classes are held: one in a class, or the booking of it, as is a time slot of a site with bookings. */
export function seated({ things }: Plan, one: Placed): Placed {
  const { object, verb } = one.ask
  if (!object || !/^(?:spot|place|(?:time )?slot)$/.test(object.noun) || !/^(?:book|reserve|cancel)$/.test(verb)) return one
  const held = object.noun === 'time slot' ? undefined : things.find(({ kit }) => /^(?:class|event|course|trip)$/.test(kit))
  const booking = verb === 'cancel' || !held ? things.find(({ kit, noun }) => kit === 'booking' && plainly.test(noun)) : undefined
  return held || booking ? { ...one, ask: { ...one.ask, object: { ...object, noun: (booking ?? held)!.noun } } } : one
}
