import { isPlural } from '../lexicon/inflect.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import { verbKind } from '../lexicon/verbs.ts'
import { allowing, modals } from './cue-words.ts'
import { separators } from './draft.ts'
import { determiners, isPreposition } from './phrase.ts'
import type { Token } from './words.ts'

/** Whether nothing, a comma or a colon stands there. */
export const isBreak = (token: Token | undefined) => token === undefined || token.word === ',' || token.word === ':'

/** Plurals that stand before those who do it: "sales people", "claims adjusters". */
const compounding = /^(?:sales|claims|operations|accounts|sports|goods|facilities|communications|news|savings|works)$/
/** "clinic: pet owners book …": a noun before the word for people, and a break before that. */
export function opensCompound(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (
    !before?.isWord ||
    before.word.includes('-') ||
    isPreposition(before.word) ||
    determiners.has(before.word) ||
    separators.has(before.word) ||
    (isPlural(before.word) && !(compounding.test(before.word) && (at < 2 || isBreak(tokens[at - 2]))))
  )
    return false
  if (modals.has(before.word) || allowing.has(before.word) || (verbKind(before.word) !== undefined && !isKnownNoun(before.word))) return false
  const lead = tokens[at - 2]
  return at < 2 || isBreak(lead) || ['where', 'and', 'so', 'while', 'which'].includes(lead!.word)
}
