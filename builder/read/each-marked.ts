import { verbKind } from '../lexicon/verbs.ts'
import { baseOfThird } from './third.ts'
import { said } from './voice.ts'
import type { Token } from './words.ts'

const onward = /^(?:to|for|with|by|in|on|from|an?|the)$/
/** "splits a text into parts, assigns each to a translator": them. */
const isThem = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]?.word ?? ''
  return tokens[at]!.word === 'each' && onward.test(tokens[at + 1]?.word ?? '') && (verbKind(before) !== undefined || baseOfThird(before) !== null)
}

/** "Mark each one as accepted" and "assign each to a translator" speak of them, "mark every task as done" of tasks. */
export function eachMarked(all: readonly Token[]): readonly Token[] {
  const tokens = all.some((_, at) => isThem(all, at)) ? all.map((token, at) => (isThem(all, at) ? { ...token, word: 'them' } : token)) : all
  const at = tokens.findIndex(({ word }, index) => /^mark(?:s|ing)?$/.test(word) && /^(?:each|every)$/.test(tokens[index + 1]?.word ?? ''))
  const [each, noun, as] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  if (at === -1 || !each || !noun || as?.word !== 'as') return tokens
  const whom = noun.word === 'one' ? [said('them', noun)] : [noun]
  return [...tokens.slice(0, at + 1), ...whom, ...tokens.slice(at + 3)]
}
