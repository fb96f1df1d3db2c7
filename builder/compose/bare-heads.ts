import { singular } from '../lexicon/inflect.ts'
import type { Phrase } from '../read/phrase.ts'
import type { Plan } from './plan.ts'
import type { Placed, Thing } from './thing.ts'

/** Heads that say only that something is written down, listed or laid up. */
const heads = /^(?:entry|record|log|catalog(?:ue)?|inventory|encyclop(?:a)?edia|directory|register|registry|archive|database|dictionary|gallery|library)$/

/** Whether the words name a thing by more than its noun, with that head at the end: "dream entries" of dreams. */
const isNamedWith = ({ noun, asks }: Thing, head: string): boolean =>
  !noun.endsWith(` ${head}`) && asks.some(({ ask: { object } }) => object !== null && (singular(object.light) === head || object.noun.endsWith(` ${head}`)))

/** "add entries" after "dream entries", "the catalogue" after "seed catalogue": the one thing whose name the words have ended so, where that head is not kept of it. */
export function namedWith(things: readonly Thing[], noun: string): Thing | undefined {
  if (!heads.test(noun)) return undefined
  const [thing, ...others] = things.filter((thing) => isNamedWith(thing, noun))
  return others.length === 0 ? thing : undefined
}

/** What is said of what somebody else has made, rather than made. */
export const judging = /^(?:rate|review|evaluate|assess|score)$/
/** What people have booked, by whichever word it is spoken of afterwards. */
const visits = /^(?:visit|appointment|booking|reservation|stay|session|consultation)$/
/** Heads that have a sense of their own wherever something is asked for. */
const loose = /^(?:request|application|order|record|report|item|entry)$/
const made = ({ makes }: Thing): boolean => makes.length > 0

/** What is dealt with by the last word of its name alone, or by another word for what one has booked: "confirm lessons" after "reserve driving lessons", "rate finished visits" after "book a time slot"; undefined where that is a thing of its own. */
export function calledBack({ things, made: makes }: Plan, { ask }: Placed, { noun, light }: Phrase): Thing | undefined {
  if (ask.nominal || ask.actors.length === 0 || light !== '' || noun.includes(' ')) return undefined
  if (loose.test(noun) || !(ask.kind === 'transition' || ask.kind === 'delete' || judging.test(ask.verb)) || things.some((thing) => thing.noun === noun))
    return undefined
  const ended = things.filter((thing) => made(thing) && thing.noun.endsWith(` ${noun}`))
  const meant = ended.length > 0 || !visits.test(noun) || makes.has(noun) ? ended : things.filter((thing) => thing.kit === 'booking' && made(thing))
  return meant.length === 1 ? meant[0] : undefined
}

/** "review their stay": what one has had oneself is judged, rather than looked over. */
export const judgesOwn = (one: Placed): Placed => (one.ask.verb === 'review' && one.ask.object?.own ? { ...one, ask: { ...one.ask, verb: 'rate' } } : one)
