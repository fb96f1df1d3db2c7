import { isPlural } from '../lexicon/inflect.ts'
import { isActor } from './person.ts'
import { verbAt } from './verb.ts'
import type { Token } from './words.ts'

const purposes = { for: 'gerund', to: 'base' } as const
const isPurpose = (word: string): word is keyof typeof purposes => Object.hasOwn(purposes, word)
const isDone = (tokens: readonly Token[], at: number, to: number): boolean => {
  const { word } = tokens[at]!
  return isPurpose(word) && verbAt(tokens, at + 1, to, purposes[word]) !== null
}

/** "a tool, intended for curators to write tours" as "a tool for curators to write tours". */
function withoutIntent(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ word }, index) =>
      /^(?:used|intended|designed|meant|made)$/.test(word) &&
      tokens[index - 1]?.word === ',' &&
      tokens[index + 1]?.word === 'for' &&
      (isActor(tokens[index + 2]?.word ?? '') || isPlural(tokens[index + 2]?.word ?? '')) &&
      tokens[index + 3]?.word === 'to',
  )
  return at === -1 ? tokens : [...tokens.slice(0, at - 1), ...tokens.slice(at + 1)]
}

/** "a tool for reviewing contracts, used for checking clauses" as "for reviewing contracts, checking clauses": one list of what it is for. */
export function withOnePurpose(said: readonly Token[]): readonly Token[] {
  const tokens = withoutIntent(said)
  const comma = tokens.findIndex(
    ({ word }, at) => word === ',' && tokens[at + 1] !== undefined && (tokens[at + 1]!.word === 'used' || isDone(tokens, at + 1, tokens.length)),
  )
  const purpose = tokens[comma + 1]?.word === 'used' ? comma + 2 : comma + 1
  const word = tokens[purpose]?.word
  const isSaid = comma > 0 && tokens.some((token, at) => at < comma && token.word === word && isDone(tokens, at, comma))
  if (isSaid) return [...tokens.slice(0, comma + 1), ...tokens.slice(purpose + 1)]
  return comma > 0 && word === 'for' && isDone(tokens, purpose, tokens.length) ? [...tokens.slice(0, comma), ...tokens.slice(purpose)] : tokens
}
