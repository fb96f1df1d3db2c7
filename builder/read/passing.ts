import { type Draft, type Reader, separators } from './draft.ts'
import { verbAt } from './verb.ts'
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

const telling = /^(?:choosing|selecting|specifying|entering|providing|giving|stating|indicating|picking|noting|recording|filling)$/
/** "book appointments choosing a vet and a date": what is told with what is made. */
export const isTelling = ({ tokens, mode }: Reader, { verbs, objects, aside }: Draft, at: number): boolean =>
  mode === 'acts' && !aside && objects.length > 0 && verbs.at(-1)?.kind === 'create' && telling.test(tokens[at]!.word)

const forGood = /^(?:ensuring|guaranteeing|improving|enhancing|reducing|increasing|achieving|facilitating)$/
/** "review works, ensuring their legality and quality": what something is good for, after what is done. */
export const isForGood = ({ tokens, mode }: Reader, { verbs, objects }: Draft, at: number): boolean =>
  mode === 'acts' && verbs.length > 0 && objects.length > 0 && tokens[at - 1]!.word === ',' && forGood.test(tokens[at]!.word)
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
