import { isPlural, isUncountable } from '../lexicon/inflect.ts'
import { isKnownNoun, kitOf } from '../lexicon/nouns.ts'
import { peopleNouns } from '../lexicon/people.ts'
import { alsoNouns, nounVerbs, verbKind } from '../lexicon/verbs.ts'
import { type Reader, separators } from './draft.ts'
import { isField } from './field.ts'
import { pastSeparators } from './passing.ts'
import { determiners, isPreposition, phraseAt } from './phrase.ts'
import { type FoundVerb, verbAt } from './verb.ts'
import type { Token } from './words.ts'

/** "can describe the fault": after somebody who can, what stands before "the" is a verb though it is not known here. */
export const isUnknownVerb = (tokens: readonly Token[], from: number, to: number): boolean =>
  from + 1 < to && /^[a-z-]{3,}$/.test(tokens[from]!.word) && !determiners.has(tokens[from]!.word) && determiners.has(tokens[from + 1]!.word)

/** "can quote prices", "can photograph the damage": right after somebody who can, a noun before what could be its object is a verb. */
export const isNounAsVerb = (tokens: readonly Token[], from: number, to: number): boolean => {
  const [next, word] = [tokens[from + 1], tokens[from]?.word ?? '']
  if (from + 1 >= to || !next?.isWord || verbKind(next.word) !== undefined || !nounVerbs.has(word)) return false
  const read = phraseAt(tokens, from + 1, to)
  return read !== null && (determiners.has(next.word) || read.phrase.plural || isUncountable(read.phrase.noun))
}

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

/** Verbs that begin hardly any noun, though they are nouns too. */
const plainly = /^(?:run|share|rate|comment|check|view|upload|download|export|import|copy|save|follow|track|monitor|return|stop|start)$/
/** "offer rides, tutor children, translate documents, and accompany families": what stands between doings, each with its object, is a doing though its verb is a noun or not known. */
export function verbAmongDoings({ tokens, to, mode, form, drafts }: Reader, from: number): FoundVerb | null {
  const [draft, token] = [drafts.at(-1)!, tokens[from]]
  if (!token) return null
  const { word, start, end } = token
  if (mode !== 'acts' || form !== 'base' || draft.verbs.length === 0 || draft.objects.length !== 1 || draft.withs) return null
  const isLast = /^(?:and|or)$/.test(tokens[from - 1]!.word) && tokens[from - 2]?.word === ',' && drafts.length > 1
  if (!isLast && tokens[from - 1]!.word !== ',') return null
  if (!/^[a-z]{3,}$/.test(word) || determiners.has(word) || isPreposition(word) || isPlural(word)) return null
  if (!nounVerbs.has(word) && (isKnownNoun(word) || kitOf(word) !== undefined || peopleNouns.has(word) || quality.test(word) || isField(word))) return null
  const read = phraseAt(tokens, from + 1, to)
  if (!read || !(read.phrase.plural || isUncountable(read.phrase.noun) || nounVerbs.has(word)) || isKnownNoun(`${word} ${read.phrase.noun}`)) return null
  const after = read.next < to ? tokens[read.next]! : undefined
  const next = after && separators.has(after.word) ? verbAt(tokens, pastSeparators(tokens, read.next, to), to, 'base') : null
  const goesOn = isLast
    ? after === undefined || isPreposition(after.word)
    : next !== null && (!alsoNouns.has(next.verb) || plainly.test(next.verb) || (after?.word === ',' && tokens[read.next + 1]?.word === 'and'))
  return goesOn ? { verb: word, kind: verbKind(word) ?? 'transition', next: from + 1, start, end } : null
}
