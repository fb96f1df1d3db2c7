import { singular } from '../lexicon/inflect.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import { modals } from './cue-words.ts'
import { isPerson } from './person.ts'
import { isPreposition } from './phrase.ts'
import { baseOfThird } from './third.ts'
import { baseOfParticiple, said } from './voice.ts'
import type { Token } from './words.ts'

const beings = /^(?:is|are|was|were)$/
/** After these what is done is when or whether something else is, or which of several. */
const fronting = /^(?:when|whenever|if|once|until|unless|while|because|since|where|that|which|who|whom|whose|how|what|whether|so)$/
const having = /^(?:has|have|gets|needs)$/
const longestName = 4

/** Whether "are sold", "can be copied" stands at a place. */
function isDoneAt(tokens: readonly Token[], at: number): boolean {
  const be = modals.has(tokens[at]?.word ?? '') && tokens[at + 1]?.word === 'be' ? at + 1 : beings.test(tokens[at]?.word ?? '') ? at : -1
  return be !== -1 && baseOfParticiple(tokens[be + 1]?.word ?? '') !== null
}
/** Where the verb of what begins at a place stands, a few words on: "certificates | are issued"; -1 where none does. */
function doneAfter(tokens: readonly Token[], from: number): number {
  for (let at = from; at <= from + longestName && at < tokens.length; at += 1) {
    if (at > from && isDoneAt(tokens, at)) return at
    const { word, isWord } = tokens[at]!
    if (!isWord || isPreposition(word) || fronting.test(word) || /^(?:and|or)$/.test(word) || baseOfParticiple(word) !== null) return -1
  }
  return -1
}

/** "every user has three tries, buys more and keeps the pictures": what somebody has, and what they do; null where a sentence says only one of both. */
export function doingToo(tokens: readonly Token[]): { readonly first: readonly Token[]; readonly rest: readonly Token[] } | null {
  const has = tokens.findIndex(({ word }, at) => at > 0 && at < 4 && /^(?:has|gets)$/.test(word))
  if (has < 1 || !isPerson(tokens[has - 1]!.word)) return null
  for (let at = has + 2; at < tokens.length - 2; at += 1) {
    if (!/^(?:,|and)$/.test(tokens[at]!.word)) continue
    const from = tokens[at + 1]!.word === 'and' ? at + 2 : at + 1
    const verb = tokens[from]?.word ?? ''
    if (baseOfThird(verb) === null || isKnownNoun(singular(verb)) || !tokens[from + 1]?.isWord) continue
    const who = tokens.slice(0, has).map(({ word }) => said(word, tokens[from]!))
    return { first: tokens.slice(0, at), rest: [...who, ...tokens.slice(from)] }
  }
  return null
}

/** Where a second sentence begins within one: "courses are unlocked after payment | and certificates are issued", "lines have stops, | and each line has a colour"; -1 where none does. */
export function partedAt(tokens: readonly Token[]): number {
  let isDone = false
  for (let at = 1; at < tokens.length - 2; at += 1) {
    const { word } = tokens[at]!
    if (fronting.test(word)) return -1
    isDone ||= isDoneAt(tokens, at)
    if (word !== 'and') continue
    const [each, , has] = tokens.slice(at + 1)
    if (/^(?:each|every)$/.test(each!.word) && having.test(has?.word ?? '')) return at
    if (isDone && doneAfter(tokens, at + 1) !== -1) return at
  }
  return -1
}
