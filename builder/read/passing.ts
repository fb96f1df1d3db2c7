import { singular } from '../lexicon/inflect.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import { type Draft, type Reader, separators } from './draft.ts'
import { type FoundVerb, verbAt } from './verb.ts'
import type { Token } from './words.ts'

/** "compare plans based on price and term": what things are looked through by, as by "by". */
export function besideAs({ tokens, drafts }: Reader, at: number): string {
  const { word } = tokens[at]!
  const isMeasure = /^(?:based on|according to)$/.test(`${tokens[at - 1]?.word} ${word}`)
  return isMeasure && looked.test(drafts.at(-1)!.verbs.at(-1)?.verb ?? '') ? 'by' : word
}
const looked = /^(?:compare|search|search for|find|look up|look for|filter|sort|browse|query|select|choose|view)$/
/** "as well", "as well as": which joins like "and". */
export const isAsWell = (tokens: readonly Token[], at: number) => tokens[at]!.word === 'as' && tokens[at + 1]?.word === 'well'

/** The index after what parts two clauses, or the nouns of one. */
export function pastSeparators(tokens: readonly Token[], from: number, to: number): number {
  let at = from
  while (at < to && (separators.has(tokens[at]!.word) || ['also', 'even', 'finally', 'then'].includes(tokens[at]!.word))) at += 1
  if (at < to && isAsWell(tokens, at)) return pastSeparators(tokens, at + (tokens[at + 2]?.word === 'as' ? 3 : 2), to)
  return tokens[at]?.word === 'to' && verbAt(tokens, at + 1, to, 'base') ? at + 1 : at
}

const telling = /^(?:choosing|selecting|specifying|entering|submitting|providing|giving|stating|indicating|picking|noting|recording|filling)$/
/** "book appointments choosing a vet and a date": what is told with what is made. */
export const isTelling = ({ tokens, mode }: Reader, { verbs, objects, aside }: Draft, at: number): boolean =>
  mode === 'acts' && !aside && objects.length > 0 && verbs.at(-1)?.kind === 'create' && telling.test(tokens[at]!.word)

const forGood =
  /^(?:ensuring|guaranteeing|improving|enhancing|reducing|increasing|achieving|facilitating|making|helping|preventing|strengthening|focusing|solidifying|retaining|eliminating|fostering|maximi[sz]ing|minimi[sz]ing|optimi[sz]ing|saving|satisfying|demonstrating|reflecting)$/
/** What somebody does while they do something else, in words that begin no noun. */
const meanwhile =
  /^(?:sending|receiving|viewing|displaying|showing|generating|submitting|providing|obtaining|earning|collecting|outputting|forming|producing|gaining|winning|defeating|dodging|avoiding|notifying|creating|accumulating|returning|calculating|retrieving)$/
/** "fill out the form, submitting their name and phone number". */
export const isTellingTheirs = (reader: Reader, draft: Draft, at: number): boolean => {
  const next = reader.tokens[at + 1]?.word ?? ''
  if (/^(?:their|his|her|its)$/.test(next)) return isTelling(reader, draft, at)
  return reader.mode === 'acts' && draft.objects.length > 0 && next === 'the' && /^(?:choosing|selecting|specifying|setting)$/.test(reader.tokens[at]!.word)
}
/** "play levels, earning coins", "chat with others, sending and receiving files": done as well, after a comma. */
export function goesOnDoing({ tokens, to, mode, form }: Reader, { verbs, objects }: Draft, at: number): FoundVerb | null {
  const next = tokens[at + 1]
  if (mode !== 'acts' || form !== 'base' || verbs.length === 0 || !meanwhile.test(tokens[at]!.word)) return null
  const goesOn = objects.length > 0 && tokens[at - 1]!.word === 'and' && meanwhile.test(tokens.find(({ start }) => start === verbs[0]!.start)?.word ?? '')
  if (tokens[at - 1]!.word !== ',' && !goesOn) return null
  if (at + 1 >= to || !next?.isWord || isKnownNoun(`${tokens[at]!.word} ${singular(next.word)}`)) return null
  return verbAt(tokens, at, to, 'gerund')
}
/** "providing options to edit or export lines": the index of what can be done; -1 where no such words stand there. */
export const pastOptions = (tokens: readonly Token[], at: number): number =>
  /^(?:providing|offering|giving)$/.test(tokens[at]!.word) && /^(?:options?|choices?)$/.test(tokens[at + 1]?.word ?? '') && tokens[at + 2]?.word === 'to'
    ? at + 3
    : -1
/** "review works, ensuring their legality and quality": what something is good for, after what is done. */
export const isForGood = ({ tokens, mode }: Reader, { verbs, objects }: Draft, at: number): boolean =>
  mode === 'acts' &&
  verbs.length > 0 &&
  objects.length > 0 &&
  tokens[at - 1]!.word === ',' &&
  (forGood.test(tokens[at]!.word) ||
    (/ing$/.test(tokens[at]!.word) && /^(?:more|better|greater|higher|faster|them|themselves)$/.test(tokens[at + 1]?.word ?? '')))
/** The index of the separator before the next doing, else where the stretch ends. */
export function pastGood({ tokens, to }: Reader, from: number): number {
  const next = tokens.findIndex(({ word }, at) => at > from && at < to && word === ',' && verbAt(tokens, pastSeparators(tokens, at, to), to, 'base') !== null)
  return next === -1 ? to : next
}

/** Words and marks before what an object has or can be. */
export const listing = new Set(['such', 'including', 'include', 'includes', 'like', 'e.g', 'namely', '('])

/** "reply to comments and like posts": done, rather than an example of what was named before it. */
export const isLiking = ({ tokens, mode, form }: Reader, at: number): boolean =>
  tokens[at]!.word === 'like' &&
  mode === 'acts' &&
  form === 'base' &&
  tokens[at + 1]?.isWord === true &&
  (tokens[at - 1]?.word === 'and' || (tokens[at - 1]?.word === ',' && tokens[at - 2]?.word === tokens[at + 1]?.word))
