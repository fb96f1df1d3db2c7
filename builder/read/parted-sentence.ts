import { modals } from './cue-words.ts'
import { isPreposition } from './phrase.ts'
import { baseOfParticiple } from './voice.ts'
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
