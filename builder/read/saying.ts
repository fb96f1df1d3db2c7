import { isPlural, plural, singular } from '../lexicon/inflect.ts'
import { said } from './voice.ts'
import type { Token } from './words.ts'

/** A way of saying something, as a pattern over a sentence's words, and how the same is said plainly. */
export interface Saying {
  readonly pattern: string
  readonly said: RegExp
  /** Words and `$1`, …: the groups of the pattern, in their order; `=1` says a group's words again, `=1s` in the plural, `=1o` in the singular; `|` ends a sentence, and one that `~` opens only tells of whoever asks. */
  readonly plain: readonly string[]
}

const whole = (pattern: string): string => `(?<!\\S)(?:${pattern})(?:(?!\\S)|(?<= ))`
/** A saying whose pattern matches whole words that single spaces part; every repetition in it has to be bounded. */
export const saying = (pattern: string, plain: string): Saying => ({
  pattern,
  said: new RegExp(whole(pattern), 'dgu'),
  plain: plain === '' ? [] : plain.split(' '),
})

export const ending = '|'
export const telling = '~'

interface Text {
  readonly text: string
  /** The index of the token that begins at a place in the text. */
  readonly at: ReadonlyMap<number, number>
}

function textOf(tokens: readonly Token[]): Text {
  const at = new Map<number, number>()
  let length = 0
  for (const [index, { word }] of tokens.entries()) {
    at.set(length, index)
    length += word.length + 1
  }
  at.set(length, tokens.length)
  return { text: wordsOf(tokens), at }
}

/** The tokens of a stretch of the text; none of an empty one. */
const within = (tokens: readonly Token[], text: Text, range: readonly [number, number] | undefined): readonly Token[] =>
  range === undefined || range[0] === range[1] ? [] : tokens.slice(text.at.get(range[0]), endOf(tokens, text, range[1]))

/** The index after the token that ends at a place in the text, or before the blank there. */
const endOf = (tokens: readonly Token[], { at, text }: Text, place: number): number => at.get(text[place - 1] === ' ' ? place : place + 1) ?? tokens.length

const numbered = (word: string, mark: string): string =>
  mark === 's' && !isPlural(word) ? plural(word) : mark === 'o' && isPlural(word) ? singular(word) : word

function plainly({ plain }: Saying, match: RegExpExecArray, tokens: readonly Token[], text: Text): Token[] {
  const covered = within(tokens, text, match.indices![0])
  const first = covered[0]!
  const last = covered.findLast(({ word }) => !/^(?:,|and|so|-)$/.test(word)) ?? first
  const spoken: Token[] = []
  for (const part of plain) {
    const group = /^\$(\d)$/.exec(part)?.[1]
    const again = /^=(\d)([so]?)$/.exec(part)
    const place = { start: spoken.at(-1)?.end ?? first.start }
    if (again) spoken.push(...within(tokens, text, match.indices![Number(again[1])]).map(({ word }) => said(numbered(word, again[2]!), place)))
    else if (group === undefined) spoken.push({ ...said(part, place), isWord: /[\p{L}\p{N}]/u.test(part) })
    else spoken.push(...within(tokens, text, match.indices![Number(group)]))
  }
  return covering(spoken, first.start, last.end)
}

const isMark = ({ word }: Token): boolean => word === ending || word === telling
/** The first and the last word reach over what the words stand for; a sentence among them that has no word of theirs covers all of it. */
function covering(spoken: readonly Token[], start: number, end: number): Token[] {
  const words = spoken.filter((token) => !isMark(token))
  const [first, last] = [words[0], words.at(-1)]
  const isBare = (at: number): boolean => {
    const from = spoken.findLastIndex((token, index) => index < at && isMark(token)) + 1
    const to = spoken.findIndex((token, index) => index >= at && isMark(token))
    return from === at && spoken.slice(from, to === -1 ? undefined : to).every((token) => token.start === token.end)
  }
  return spoken.map((token, at) => {
    if (isMark(token)) return token
    if (spoken.some(isMark) && isBare(at)) return { ...token, start, end }
    return { ...token, start: token === first ? start : token.start, end: token === last ? end : token.end }
  })
}

/** The words with every match of the saying said plainly; each new word covers what it stands for. */
function reworded(tokens: readonly Token[], one: Saying, words: string): readonly Token[] {
  if (words.search(one.said) < 0) return tokens
  const found = [...words.matchAll(one.said)].filter(([matched]) => matched !== '')
  if (found.length === 0) return tokens
  const text = textOf(tokens)
  const spoken: Token[] = []
  let from = 0
  for (const match of found) {
    const [start, end] = match.indices![0]!
    spoken.push(...tokens.slice(from, text.at.get(start)!))
    from = endOf(tokens, text, end)
    const plain = plainly(one, match, tokens, text)
    if (plain.length === 0 && spoken.length > 0) spoken.push({ ...spoken.pop()!, end: tokens[from - 1]!.end })
    spoken.push(...plain)
  }
  const rest = tokens.slice(from)
  return spoken.length === 0 && rest.length > 0 ? [{ ...rest[0]!, start: tokens[0]!.start }, ...rest.slice(1)] : [...spoken, ...rest]
}

/** Nobody says a sentence of more words. */
const longest = 300
const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ')

/** So many sayings are looked for at once. */
const together = 24
interface Few {
  readonly any: RegExp
  readonly sayings: readonly Saying[]
}
/** Sayings in their order, few at a time, each few with what tells whether any of them is said. */
const fews = new WeakMap<readonly Saying[], readonly Few[]>()
function fewOf(sayings: readonly Saying[]): readonly Few[] {
  const known = fews.get(sayings)
  if (known) return known
  const few = Array.from({ length: Math.ceil(sayings.length / together) }, (_, at) => sayings.slice(at * together, (at + 1) * together))
  const made = few.map((some) => ({ any: new RegExp(whole(some.map(({ pattern }) => pattern).join('|')), 'u'), sayings: some }))
  fews.set(sayings, made)
  return made
}

/** The words with all of the sayings said plainly, one after another. */
export function inPlainWords(tokens: readonly Token[], sayings: readonly Saying[]): readonly Token[] {
  if (tokens.length > longest) return tokens
  let plain = tokens
  let words = wordsOf(tokens)
  for (const { any, sayings: few } of fewOf(sayings)) {
    if (!any.test(words)) continue
    for (const one of few) {
      const said_ = reworded(plain, one, words)
      if (said_ !== plain) words = wordsOf(said_)
      plain = said_
    }
  }
  return plain
}
