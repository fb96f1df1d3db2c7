import { alsoNouns } from '../lexicon/verbs.ts'
import { actOf } from './ask.ts'
import { type Draft, separators } from './draft.ts'
import { determiners } from './phrase.ts'
import { type FoundVerb, verbAt } from './verb.ts'
import type { Token } from './words.ts'

/** "trigger analysis", "serve switching": an act that is called by a noun, before a break. */
const isActOfNoun = (tokens: readonly Token[], from: number, to: number): boolean =>
  /^(?:trigger|serve|cache|debug|battle|race|crop|drag|drop|zoom|swipe|slide|spin|push|voice|draft|prompt|invoke|embed|deploy|repair|lodge)$/.test(
    tokens[from]!.word,
  ) &&
  actOf(tokens[from + 1]!.word) !== undefined &&
  (from + 2 >= to || separators.has(tokens[from + 2]!.word))

/** In a list of functions a base form is a verb where it cannot be a noun: "login, upload photos". */
export function plainVerb(tokens: readonly Token[], from: number, to: number, { verbs }: Draft): FoundVerb | null {
  const next = tokens[from + 1]
  const verb = verbAt(tokens, from, to, 'base')
  if (!verb || verb.kind === 'session' || !next?.isWord || from + 1 >= to || isActOfNoun(tokens, from, to)) return null
  const goesOn = verb.verb === 'offer' && tokens.some(({ start, word }) => start === verbs[0]?.start && word === verbs[0].verb)
  return goesOn || !alsoNouns.has(verb.verb) || determiners.has(next.word) ? verb : null
}
