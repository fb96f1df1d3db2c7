import { isPerson } from './person.ts'
import type { Token } from './words.ts'

const parts = /^(?:end|side|version|portal|terminal|client|app|application|edition|interface)$/
const holding = /^(?:includes?|has|have|contains?|provides?|offers?|features?|supports?|comprises?)$/
const may = /^(?:should|must|will|can|shall)$/
const functions = /^(?:(?:the |all |various |basic |core |main )?(?:functions?|features?|functionalit(?:y|ies)|modules?|capabilities))\b/
const phrases = /^(?:user|admin|administrator|management|web|system)$/

/** "The merchant version includes dish management": what merchants do there, as their end has functions. Other sentences as they are. */
export function theirEnds(tokens: readonly Token[]): readonly Token[] {
  const from = tokens[0]?.word === 'the' ? 1 : 0
  const [who, part] = [tokens[from], tokens[from + 1]]
  if (!who || !part || !parts.test(part.word) || !isPerson(who.word) || (phrases.test(who.word) && !/^(?:end|side|version)$/.test(part.word))) return tokens
  let at = from + 2
  if (may.test(tokens[at]?.word ?? '')) at += 1
  if (/^(?:also|mainly|primarily)$/.test(tokens[at]?.word ?? '')) at += 1
  const verb = tokens[at]
  if (!verb || !holding.test(verb.word) || at + 1 >= tokens.length) return tokens
  const rest = tokens.slice(at + 1)
  const said = rest
    .slice(0, 3)
    .map(({ word }) => word)
    .join(' ')
  const lead = (words: readonly string[]) => words.map((word): Token => ({ ...verb, word, isWord: true }))
  return [
    ...tokens.slice(0, from + 1),
    { ...part, word: 'end' },
    ...lead(functions.test(said) ? ['should', 'have'] : ['should', 'have', 'functions', 'such', 'as']),
    ...rest,
  ]
}
