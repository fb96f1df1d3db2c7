import { manners } from '../lexicon/styles.ts'
import { isPartOfLook, lookWords, type StyleColour } from './style.ts'
import type { Sentence, Token } from './words.ts'

/** "Our team colours are …": words that only say whose the colours are. */
const ofLook = /^(?:team|club|school|company|brand|our|my|the|their|colou?rs?|are|is|in|and|with|of)$/
const leading = /^(?:with|using|in|on|an?|the|its|our|and|plus|,)$/
const before = (tokens: readonly Token[], from: number, fits: (word: string) => boolean): number => {
  let at = from
  while (at > 0 && fits(tokens[at - 1]!.word)) at -= 1
  return at
}
/** How many of the tokens say something, without those at their end that only lead to a look: "…, with a", "… with the buttons in". */
function saidUntil(tokens: readonly Token[]): number {
  const to = before(tokens, tokens.length, (word) => leading.test(word))
  const part = before(tokens, before(tokens, to, isPartOfLook), (word) => /^(?:an?|the|its|our|all)$/.test(word))
  return tokens[part - 1]?.word === 'with' ? before(tokens, part, (word) => leading.test(word)) : to
}

const closingNoun = /^(?:themes?|mode|backgrounds?|backdrop|look|design|palette|colou?rs?|ui|interface|layout|aesthetics?)$/
/** Where "… with a dark theme" begins at the end of a sentence about other things; its length where none does. */
function lookFrom(tokens: readonly Token[]): number {
  const noun = before(tokens, tokens.length, (word) => closingNoun.test(word))
  const words = before(tokens, noun, (word) => word === 'and' || Object.hasOwn(manners, word))
  const lead = before(tokens, words, (word) => /^(?:an?|the)$/.test(word)) - 1
  const isLook = noun < tokens.length && words < noun && /^(?:with|in|using)$/.test(tokens[lead]?.word ?? '')
  return isLook ? before(tokens, lead, (word) => leading.test(word)) : tokens.length
}

/** A sentence in two, the look that closes it as a clause of its own. */
function parted(sentence: Sentence, tokens: readonly Token[], from: number, end: number): (Sentence & { readonly isStyle: boolean })[] {
  const said = tokens.slice(0, from)
  if (said.length === 0) return [{ ...sentence, isStyle: true }]
  const style = sentence.tokens.filter(({ start, isWord }) => isWord && start >= said.at(-1)!.end)
  return [
    { start: sentence.start, end: said.at(-1)!.end, tokens: said, isStyle: false },
    { start: style[0]!.start, end, tokens: style, isStyle: true },
  ]
}

/** What is left of a sentence without "with a" before colours that stand within it, and without "and" between them. */
function withoutLead(tokens: readonly Token[], inside: readonly Token[], rest: readonly Token[]): readonly Token[] {
  const at = tokens.indexOf(inside[0]!)
  const from = before(tokens, at, (word) => leading.test(word))
  if (!/^(?:with|in|using)$/.test(tokens[from]?.word ?? '')) return rest
  const after = tokens.findIndex((token, index) => index >= at && !inside.includes(token) && !/^(?:and|an?|,)$/.test(token.word))
  return rest.filter((token) => token.start < tokens[from]!.start || (after !== -1 && token.start >= tokens[after]!.start))
}

/** A sentence about other things without the colours in it; colours that close it are a clause of their own. */
export function withoutColours(sentence: Sentence, colours: readonly StyleColour[]): (Sentence & { readonly isStyle: boolean })[] {
  const named = sentence.tokens.filter((token, index) => isPartOfLook(token.word) && colours.some((colour) => sentence.tokens[index - 1]?.end === colour.end))
  const isColour = (token: Token) => named.includes(token) || colours.some((colour) => token.start >= colour.start && token.end <= colour.end)
  const inside = sentence.tokens.filter(isColour)
  const rest = sentence.tokens.filter((token) => !isColour(token))
  if (inside.length === 0) return lookFrom(rest) < rest.length ? parted(sentence, rest, lookFrom(rest), sentence.end) : [{ ...sentence, isStyle: false }]
  if (rest.length === 0) return [{ ...sentence, isStyle: false }]
  if (rest.every(({ isWord, word }) => !isWord || ofLook.test(word))) return [{ ...sentence, isStyle: true }]
  const last = inside.at(-1)!
  const closing = rest.every((token) => token.end <= last.start)
  if (!closing) return [{ ...sentence, tokens: withoutLead(sentence.tokens, inside, rest), isStyle: false }]
  const first = inside.find((token) => rest.every((other) => other.end <= token.start || ['and', ','].includes(other.word)))!
  const other = rest.filter((token) => token.end <= first.start)
  return parted(sentence, other, saidUntil(other), last.end)
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
