import { kits } from '../lexicon/kits.ts'
import type { Phrase } from '../read/phrase.ts'
import { type Plan, thingNamed } from './plan.ts'
import type { Placed, Thing } from './thing.ts'

const objectionable: ReadonlySet<string> = new Set(['offer', 'text', 'media', 'event', 'place', 'talk'])
const listings = /^(?:listing|post|posting|advert|ad|item|entry|offer)$/
/** "browse flats and report a listing": what others have put there, which whoever finds fault with it tells of. */
export function objectedTo(plan: Plan, { ask: { verb, object, actors } }: Placed): Phrase | null {
  if (verb !== 'report' || actors.length === 0 || object === null || object.light !== '' || /^(?:lost|found|missing|stray|stolen)\b/.test(object.noun))
    return null
  const isShown = ({ kit, asks }: Thing): boolean =>
    objectionable.has(kits[kit].group) &&
    asks.some(({ ask }) => (ask.kind === 'view' || ask.kind === 'create' || ask.kind === 'search') && ask.verb !== 'report')
  const named = thingNamed(plan, object)
  if (named) return isShown(named) ? object : null
  const shown = listings.test(object.noun) ? plan.things.findLast((thing) => kits[thing.kit].group !== 'talk' && isShown(thing)) : undefined
  return shown ? { ...object, noun: shown.noun } : null
}
