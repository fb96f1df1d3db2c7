import { verbKind } from '../lexicon/verbs.ts'
import type { Clause } from './clause.ts'
import { functionNouns, siteNouns } from './cue-words.ts'
import { begins, type Reader } from './draft.ts'
import { readList } from './list.ts'
import { isActor } from './person.ts'
import { determiners, isPreposition, phraseAt } from './phrase.ts'
import type { Token } from './words.ts'

const holding = /^(?:has|have|contains?|carry|carries|includes?)$/
const speaking = new Set('can could should must may might will would shall is are was were be been to do does did that which who'.split(' '))
const mostWords = 4

const named = (tokens: readonly Token[], from: number, to: number) =>
  to > from &&
  to - from <= mostWords &&
  tokens
    .slice(from, to)
    .every(
      ({ isWord, word }, index) => isWord && !isPreposition(word) && !speaking.has(word) && (index === 0 || !determiners.has(word) || index < to - from - 1),
    )

/** "Every part has a code and a shelf", "Reports contain photos": what a thing is made of; null for any other sentence. */
export function madeOf(tokens: readonly Token[]): Clause | null {
  const at = tokens.findIndex(({ word }) => holding.test(word))
  const last = tokens[at - 1]?.word ?? ''
  if (at < 1 || !named(tokens, 0, at) || siteNouns.has(last) || functionNouns.has(last) || /^(?:pages?|site|you|we|i|they)$/.test(last)) return null
  if (tokens.slice(at + 1).some(({ word }) => speaking.has(word)) || /^(?:access|a look|fun)$/.test(tokens[at + 1]?.word ?? '')) return null
  const owner = phraseAt(tokens, 0, at)
  if (!owner || isActor(owner.phrase.noun) || verbKind(owner.phrase.noun) === 'view') return null
  const reader: Reader = { tokens, to: tokens.length, isTail: false, isDoing: false, isCued: false, mode: 'functions', form: 'gerund', drafts: [begins(0)] }
  const { items } = readList(reader, at + 1, false)
  const span = { start: tokens[0]!.start, end: tokens.at(-1)!.end }
  const ask = { actors: [], verb: 'have', kind: 'view' as const, object: owner.phrase, fields: items, choices: [], beside: [], ...span, nominal: false }
  return items.length > 0 ? { ...span, mode: 'acts', actors: [], asks: [ask] } : null
}
