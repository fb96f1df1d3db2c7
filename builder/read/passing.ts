import { type Draft, type Reader, separators } from './draft.ts'
import { verbAt } from './verb.ts'
import type { Token } from './words.ts'

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

/** Words and marks before what an object has or can be. */
export const listing = new Set(['such', 'including', 'include', 'includes', 'like', 'e.g', 'namely', '('])

/** "reply to comments and like posts": done, rather than an example of what was named before it. */
export const isLiking = ({ tokens, mode, form }: Reader, at: number): boolean =>
  tokens[at]!.word === 'like' &&
  mode === 'acts' &&
  form === 'base' &&
  tokens[at + 1]?.isWord === true &&
  (tokens[at - 1]?.word === 'and' || (tokens[at - 1]?.word === ',' && tokens[at - 2]?.word === tokens[at + 1]?.word))
