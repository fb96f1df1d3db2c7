import type { Phrase } from '../read/phrase.ts'
import { objectCalled } from './object-of.ts'
import type { Placed } from './thing.ts'

/** What people come by when they book. */
const booked = /^(?:trip|journey|stay|rental|visit|flight|travel)$/
/** Where people keep what they add to it. */
const holding = /^(?:garden|collection|shelf|bookshelf|closet|wardrobe|library|pantry|cellar|aquarium|cookbook|playlist)$/
const reserving = /^(?:book|reserve)$/

const isNamedPage = ({ ask: { nominal, kind, object } }: Placed): boolean => nominal && kind === 'view' && object?.own === true
/** "my collection" is read as collecting. */
const isCollecting = ({ ask: { nominal, verb, object } }: Placed): boolean => nominal && verb === 'collect' && object === null
const isMade = (placed: readonly Placed[], noun: string): boolean =>
  placed.some(({ ask }) => ask.object?.noun === noun && !ask.nominal && /^(?:create|manage|update|delete)$/.test(ask.kind))
const goesInto = ({ ask }: Placed, noun: string): Phrase | undefined =>
  ask.kind === 'create' && ask.actors.length > 0
    ? ask.beside.find((phrase) => phrase.own && phrase.noun === noun && /^(?:to|in|into)$/.test(phrase.after ?? ''))
    : undefined

/** "my trips" among pages where people book pitches are their bookings, and "my garden" the plants that they add to it. */
export function ownPages(placed: readonly Placed[]): readonly Placed[] {
  if (!placed.some((one) => isNamedPage(one) || isCollecting(one))) return placed
  const reserves = placed.some(({ ask }) => reserving.test(ask.verb) && ask.actors.length > 0 && ask.object !== null)
  const holders = new Set<string>()
  const named = placed.map((one): Placed => {
    const noun = isNamedPage(one) ? one.ask.object!.noun : isCollecting(one) ? 'collection' : undefined
    if (noun === undefined || isMade(placed, noun)) return one
    if (reserves && one.ask.object?.plural && booked.test(noun)) return objectCalled(one, { noun: 'booking', light: '' })
    const held = holding.test(noun) ? placed.find((other) => goesInto(other, noun) !== undefined)?.ask.object : undefined
    if (!held) return one
    holders.add(noun)
    return { ...one, ask: { ...one.ask, verb: 'view', kind: 'view', object: { ...held, light: '', own: true, plural: true } } }
  })
  return holders.size === 0
    ? named
    : named.map((one) => ({ ...one, ask: { ...one.ask, beside: one.ask.beside.filter((phrase) => !(phrase.own && holders.has(phrase.noun))) } }))
}
