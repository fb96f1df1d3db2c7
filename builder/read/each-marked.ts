import { said } from './voice.ts'
import type { Token } from './words.ts'

/** "Mark each one as accepted" speaks of them, "mark every task as done" of tasks. */
export function eachMarked(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word }, index) => /^mark(?:s|ing)?$/.test(word) && /^(?:each|every)$/.test(tokens[index + 1]?.word ?? ''))
  const [each, noun, as] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  if (at === -1 || !each || !noun || as?.word !== 'as') return tokens
  const whom = noun.word === 'one' ? [said('them', noun)] : [noun]
  return [...tokens.slice(0, at + 1), ...whom, ...tokens.slice(at + 3)]
}
