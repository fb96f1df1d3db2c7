import { isPlural } from '../lexicon/inflect.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import { peopleNouns } from '../lexicon/people.ts'
import { type Reader, separators } from './draft.ts'
import { pastSeparators } from './passing.ts'
import { determiners, isPreposition } from './phrase.ts'
import { verbAt } from './verb.ts'
import type { Token } from './words.ts'

/** "can describe the fault": after somebody who can, what stands before "the" is a verb though it is not known here. */
export const isUnknownVerb = (tokens: readonly Token[], from: number, to: number): boolean =>
  from + 1 < to && /^[a-z-]{3,}$/.test(tokens[from]!.word) && !determiners.has(tokens[from]!.word) && determiners.has(tokens[from + 1]!.word)

const quality = /(?:ly|al|ive|ic|ous|ed|ing|ful|less|able|ible|ant|ary|er|or|ist|ity|tion|ment|ness|ian)$/
/** "can zap glorps": there too, what stands before what can be counted and is no noun or quality that is known. */
export const isVerbOfMany = (tokens: readonly Token[], from: number, to: number): boolean => {
  const [next, after] = [tokens[from + 1], tokens[from + 2]]
  const word = tokens[from]?.word ?? ''
  if (from + 1 >= to || next === undefined || !/^[a-z]{3,}$/.test(word) || quality.test(word)) return false
  if (determiners.has(word) || isPreposition(word) || isPlural(word) || isKnownNoun(word) || peopleNouns.has(word)) return false
  return (
    isPlural(next.word) && !isPreposition(next.word) && (from + 2 >= to || !after!.isWord || isPreposition(after!.word) || /^(?:and|or)$/.test(after!.word))
  )
}

/** "add, zap and view glorps", "add and zap glorps": among verbs that wait for what they are done to, what could be nothing else is one too. */
export function isVerbOfSeries({ tokens, to, mode }: Reader, from: number): boolean {
  const { word } = tokens[from]!
  if (mode !== 'acts' || !/^[a-z]{3,}$/.test(word) || quality.test(word) || determiners.has(word) || isPlural(word) || isKnownNoun(word) || isPreposition(word))
    return false
  const next = tokens[from + 1]
  if (from + 1 >= to || next === undefined) return false
  if (!separators.has(next.word)) return /^(?:and|or)$/.test(tokens[from - 1]!.word) && isPlural(next.word) && (from + 2 >= to || !tokens[from + 2]!.isWord)
  return verbAt(tokens, pastSeparators(tokens, from + 1, to), to, 'base') !== null
}
