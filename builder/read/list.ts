import { singular } from '../lexicon/inflect.ts'
import { isKnownNoun, kitOf } from '../lexicon/nouns.ts'
import { type Reader, separators } from './draft.ts'
import { determiners, isPreposition, type Phrase, phraseAt } from './phrase.ts'
import { verbAt } from './verb.ts'
import type { Token } from './words.ts'

export interface List {
  readonly items: readonly Phrase[]
  /** The items as they are written. */
  readonly texts: readonly string[]
  readonly next: number
}

/** The items after "such as", "including" or a bracket, until what follows is another act, or the bracket closes. */
export function readList(reader: Reader, from: number, bracket: boolean): List {
  const { tokens, to } = reader
  const [items, texts]: [Phrase[], string[]] = [[], []]
  let at = from
  let isJoined = false
  while (at < to) {
    const { word } = tokens[at]!
    if (bracket && word === ')') return { items, texts, next: at + 1 }
    if (separators.has(word) || word === 'etc') {
      // "A and B, and …": the list has ended before its second "and".
      if (word === ',' && isJoined && /^(?:and|or)$/.test(tokens[at + 1]?.word ?? '') && verbAt(tokens, at + 2, to, 'base', true)) break
      isJoined ||= word === 'and' || word === 'or'
      const next = separators.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1
      if (
        !bracket &&
        word !== 'etc' &&
        reader.mode === 'acts' &&
        verbAt(tokens, next, to, 'base') &&
        !isSibling(texts, tokens[next]!) &&
        !isCompound(tokens, next)
      )
        break
      at += 1
      continue
    }
    const read = phraseAt(tokens, at, to)
    if (!read && !bracket && isPreposition(word)) break
    if (read) {
      items.push(read.phrase)
      texts.push(textOf(tokens, at, read.next))
    }
    at = read?.next ?? at + 1
  }
  return { items, texts, next: at }
}

/** "request duration, request volume": an item that begins with the word of another is a noun too. */
const isSibling = (texts: readonly string[], { text }: Token): boolean => texts.some((other) => other.startsWith(`${text} `))

/** "production lines, process route configuration": what begins with a verb's word is a noun where both words together name a thing. */
const isCompound = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.isWord && tokens[at + 1]?.isWord === true && isKnownNoun(`${tokens[at]!.word} ${singular(tokens[at + 1]!.word)}`)

function textOf(tokens: readonly Token[], from: number, to: number): string {
  let first = from
  while (first < to - 1 && determiners.has(tokens[first]!.word)) first += 1
  return tokens
    .slice(first, to)
    .map((token) => token.text)
    .join(' ')
}

const whole = /^(?:information|data|content|resource|material)$/
/** "basic information such as departments, wards and medicines": what is listed is what is meant. */
export const listsMembers = (object: Phrase | undefined, items: readonly Phrase[]): boolean =>
  whole.test(object?.noun ?? '') && items.length > 1 && items.every(({ noun, light, plural }) => (plural || light !== '') && kitOf(noun) !== undefined)
