import { isPlural } from '../lexicon/inflect.ts'
import { separators } from './draft.ts'
import { isPerson } from './person.ts'
import { isPreposition } from './phrase.ts'
import type { Token } from './words.ts'

/** "watch cameras live", "deliver changes live from stations": when something is done is no part of what it is done to. */
export function withoutLive(tokens: readonly Token[]): readonly Token[] {
  const isWhen = ({ word }: Token, at: number): boolean => {
    const [before, after] = [tokens[at - 1]?.word ?? '', tokens[at + 1]]
    return (
      word === 'live' &&
      isPlural(before) &&
      !isPerson(before) &&
      (after === undefined || !after.isWord || separators.has(after.word) || isPreposition(after.word) || after.word === 'to')
    )
  }
  return tokens.some(isWhen)
    ? tokens.flatMap((token, at) => {
        const next = tokens[at + 1]
        if (isWhen(token, at)) return []
        return next && isWhen(next, at + 1) ? [{ ...token, end: next.end }] : [token]
      })
    : tokens
}
