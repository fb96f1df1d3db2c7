import type { Phrase } from '../read/phrase.ts'
import type { Placed } from './thing.ts'

const reserving = /^(?:book|reserve)$/
const whens = /(?:^| )(?:date|time|day|week|month|slot|hour|evening|night|people|person|guest|user|customer)$/

const isBare = ({ ask }: Placed): boolean => reserving.test(ask.verb) && ask.kind === 'create' && ask.object === null
const toldOf = ({ ask }: Placed): Phrase | undefined =>
  ask.beside.find(({ after, plural, own, noun }) => after === 'for' && plural && !own && !whens.test(noun))

/** "making reservations … make reservations for activities": what is reserved wherever the words leave it out. */
export function reservedFor(placed: readonly Placed[]): readonly Placed[] {
  const bare = placed.filter(isBare)
  const told = bare.map(toldOf).find((phrase) => phrase !== undefined)
  const isElsewhere = placed.some(({ ask }) => reserving.test(ask.verb) && ask.object !== null)
  if (!told || isElsewhere) return placed
  return placed.map((one) =>
    isBare(one) ? { ...one, ask: { ...one.ask, object: toldOf(one) ?? told, beside: one.ask.beside.filter((phrase) => phrase !== toldOf(one)) } } : one,
  )
}
