import { modals } from './cue-words.ts'
import { isPreposition } from './phrase.ts'
import { subjectAt, verbOf } from './spliced.ts'
import { baseOfThird } from './third.ts'
import { said } from './voice.ts'
import type { Token } from './words.ts'

const noting = /^(?:note|record|log|enter|write|store|keep)$/
const longestName = 4

/** "For each hive they log inspections" as what they do, "for every tree, the gardener notes the height" as trees that are recorded with it. */
export function ofEachTold(tokens: readonly Token[]): readonly Token[] {
  if (tokens[0]?.word !== 'for' || !/^(?:each|every)$/.test(tokens[1]?.word ?? '')) return tokens
  for (let at = 3; at <= 2 + longestName && at < tokens.length; at += 1) {
    const before = tokens[at - 1]!
    if (!before.isWord || isPreposition(before.word)) return tokens
    const from = tokens[at]!.word === ',' ? at + 1 : at
    const subject = /^(?:i|we|you)$/.test(tokens[from]?.word ?? '') ? null : subjectAt(tokens, from)
    const verb = subject ? verbOf(tokens, subject) : -1
    if (subject === null || verb === -1) continue
    const act = modals.has(tokens[verb]!.word) ? tokens[verb + 1] : tokens[verb]
    const base = act && (noting.test(act.word) ? act.word : (baseOfThird(act.word) ?? ''))
    const next = tokens.indexOf(act!) + 1
    if (!noting.test(base ?? '') || !/^(?:the|its|their)$/.test(tokens[next]?.word ?? '')) return tokens.slice(from)
    const what = tokens.slice(2, at).map(({ word }) => said(word, act!))
    return [
      ...tokens.slice(from, subject.next),
      said('can', act!),
      { ...act!, word: 'record' },
      said('every', act!),
      ...what,
      said('with', act!),
      ...tokens.slice(next),
    ]
  }
  return tokens
}
