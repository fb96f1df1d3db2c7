import { gerundBases } from '../lexicon/inflect.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { actNouns, verbKind } from '../lexicon/verbs.ts'
import type { Draft, Reader } from './draft.ts'
import { type Phrase, phraseAt } from './phrase.ts'

interface Read {
  readonly phrase: Phrase
  readonly next: number
}
/** Nouns for acts that are as often something else: what somebody reads, sets or uses. */
const otherwise =
  /^(?:operations?|application|settings?|reading|entry|input|placement|interaction|presentation|maintenance|updates?|review|reply|replies|generation)$/
const isAct = (noun: string): boolean =>
  Object.hasOwn(actNouns, noun)
    ? !otherwise.test(noun)
    : noun.endsWith('ing') && kitOf(noun) === undefined && gerundBases(noun).some((base) => verbKind(base) !== undefined)

const light = /^(?:perform|conduct|make|complete|do|carry|provide|support|handle|have|implement|include|offer)$/
const told = /^(?:information|content|data|page|function)s?(?: |$)/
const booked = /^(?:booking|reservation)s?$/
/** "the management of students", "query of grades", "the issuing of permits": what is done and to what, as "student management" says it; what else is done to an act ("adjust the allocation of resources") is said of it by itself. */
export function doneOf({ tokens, to }: Reader, { verbs }: Draft, read: Read | null): Read | null {
  if (read === null || tokens[read.next]?.word !== 'of' || read.next + 1 >= to || read.phrase.light !== '' || !isAct(read.phrase.noun)) return read
  if (!verbs.every(({ verb, kind }) => kind === 'view' || light.test(verb))) return read
  const rest = phraseAt(tokens, read.next + 1, to)
  if (!rest || told.test(rest.phrase.noun) || (booked.test(read.phrase.noun) && !rest.phrase.plural)) return read
  return { phrase: { ...rest.phrase, start: read.phrase.start, noun: `${rest.phrase.noun} ${read.phrase.noun}`, light: '', plural: false }, next: rest.next }
}
