import { plural } from '../lexicon/inflect.ts'
import type { Token } from './words.ts'

const steps = /^(?:steps|stages|states|statuses)$/
/** "The steps are shown with photos": how they are, rather than what they are. */
const shown = /^(?:with|by|as|using|in|at|for|from|below|above)$/
const articles = /^(?:a|an|the|each|every|this|their)$/

/** "The steps of a booking are requested, confirmed and returned" as "track bookings through requested, confirmed and returned"; without a thing, as what was named last. */
export function withSteps(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word }) => steps.test(word))
  const are = tokens.findIndex(({ word }, index) => index > at && word === 'are')
  if (at < 0 || at > 3 || are < 0 || are - at > 4 || are + 3 > tokens.length || !/^(?:the|its|their)$/.test(tokens[0]!.word)) return tokens
  const list = tokens.slice(are + 1)
  if (!list.some(({ word }) => word === ',' || word === 'and' || word === 'then') || list.some(({ word }) => shown.test(word))) return tokens
  const before = tokens.slice(1, at).filter(({ word }) => !/^(?:possible|usual|single|following)$/.test(word))
  const after = tokens[at + 1]?.word === 'of' ? tokens.slice(at + 2, are).filter(({ word }) => !articles.test(word)) : []
  const of = after.length > 0 ? after : before
  const [first, start] = [tokens[0]!, of[0] ?? tokens[at]!]
  const thing =
    of.length === 0 ? [{ ...start, word: 'them' }] : of.map((token, index) => (index === of.length - 1 ? { ...token, word: plural(token.word) } : token))
  return [{ ...first, word: 'track' }, ...thing, { ...tokens[are]!, word: 'through' }, ...list]
}
