import { manners } from '../lexicon/styles.ts'
import { isPartOfLook, lookWords, type StyleColour } from './style.ts'
import type { Sentence, Token } from './words.ts'

/** "Our team colours are …": words that only say whose the colours are. */
const ofLook = /^(?:team|club|school|company|brand|our|my|the|their|colou?rs?|are|is|in|and|with|of)$/
/** A sentence about other things without the colours in it; colours that close it are a clause of their own. */
export function withoutColours(sentence: Sentence, colours: readonly StyleColour[]): (Sentence & { readonly isStyle: boolean })[] {
  const named = sentence.tokens.filter((token, index) => isPartOfLook(token.word) && colours.some((colour) => sentence.tokens[index - 1]?.end === colour.end))
  const isColour = (token: Token) => named.includes(token) || colours.some((colour) => token.start >= colour.start && token.end <= colour.end)
  const inside = sentence.tokens.filter(isColour)
  const rest = sentence.tokens.filter((token) => !isColour(token))
  if (inside.length === 0 || rest.length === 0) return [{ ...sentence, isStyle: false }]
  if (rest.every(({ isWord, word }) => !isWord || ofLook.test(word))) return [{ ...sentence, isStyle: true }]
  const last = inside.at(-1)!
  const closing = rest.every((token) => token.end <= last.start)
  if (!closing) return [{ ...sentence, tokens: rest, isStyle: false }]
  const first = inside.find((token) => rest.every((other) => other.end <= token.start || ['and', ','].includes(other.word)))!
  const before = rest.filter((token) => token.end <= first.start)
  if (before.length === 0) return [{ ...sentence, isStyle: true }]
  return [
    { start: sentence.start, end: before.at(-1)!.end, tokens: before, isStyle: false },
    { start: first.start, end: last.end, tokens: inside, isStyle: true },
  ]
}

/** "a dark, bold site": a comma between words for the look parts nothing. */
export const withoutMannerCommas = (sentence: Sentence): Sentence => ({
  ...sentence,
  tokens: sentence.tokens.filter(
    (token, at) =>
      !(
        token.word === ',' &&
        Object.hasOwn(manners, sentence.tokens[at - 1]?.word ?? '') &&
        Object.hasOwn(manners, sentence.tokens[at + 1]?.word ?? '') &&
        sentence.tokens[at + 2]?.isWord === true
      ),
  ),
})

/** "…, friendly, rounded", "…, dark mode": words for the look at the end of a sentence about other things. */
export function isManner(tokens: readonly Token[], from: number, end: number): boolean {
  let spoken = false
  for (let at = from; at < tokens.length && tokens[at]!.end <= end; at += 1) {
    const { isWord, word } = tokens[at]!
    const isMannered = Object.hasOwn(manners, word)
    if (isWord && word !== 'and' && !isMannered && !lookWords.test(word) && !/^(?:with|in|on|an?|the|has|have|having|site|website|app|pages?)$/.test(word))
      return false
    spoken ||= isMannered
  }
  return spoken
}
