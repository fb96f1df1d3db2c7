import { singular } from '../lexicon/inflect.ts'
import type { Clause } from '../read/clause.ts'
import type { Thing } from './thing.ts'

/** A word of a text, in the singular: where it begins, which sentence and which stretch between commas it stands in. */
export interface Word {
  readonly word: string
  readonly at: number
  readonly sentence: number
  readonly stretch: number
}
/** Where a text names a thing: its first and last word. */
export interface Mention {
  readonly thing: Thing
  readonly first: number
  readonly last: number
}
/** A text with what it names. */
export interface Told {
  readonly words: readonly Word[]
  readonly mentions: readonly Mention[]
  /** Whether a word stands in a list of functions. */
  readonly isListed: (word: Word) => boolean
}

const parts = /[\p{L}\p{N}][\p{L}\p{N}-]*|['’]s?|[.!?;\n]|[,:()]/gu
function wordsIn(text: string): Word[] {
  const words: Word[] = []
  let sentence = 0
  let stretch = 0
  for (const { 0: part, index } of text.matchAll(parts)) {
    if (/^[.!?;\n]$/.test(part)) sentence += 1
    if (/^[.!?;\n,:()]$/.test(part)) stretch += 1
    else if (!/^['’]/.test(part)) words.push({ word: singular(part.toLowerCase()), at: index, sentence, stretch })
  }
  return words
}

/** Where the words name a thing by its noun, or by what they ask of it. */
function mentionsOf(thing: Thing, words: readonly Word[], text: string): Mention[] {
  const nouns = [...new Set([thing.noun, thing.singular])].map((noun) => noun.toLowerCase().split(' ').map(singular))
  const named: Mention[] = []
  for (const sought of nouns)
    for (let first = 0; first < words.length; first += 1)
      if (sought.every((word, ahead) => words[first + ahead]?.word === word)) named.push({ thing, first, last: first + sought.length - 1 })
  const asked = thing.asks.flatMap(({ ask: { object } }) => {
    const head = object?.noun.slice(object.noun.lastIndexOf(' ') + 1).slice(0, 4)
    if (!object || !head || !text.slice(object.start, object.end).toLowerCase().includes(head)) return []
    const first = words.findIndex(({ at }) => at >= object.start)
    const last = words.findLastIndex(({ at }) => at < object.end)
    return first >= 0 && last >= first ? [{ thing, first, last }] : []
  })
  return [...named, ...asked]
}

/** Where a text names the things that are kept, in its order. */
export function toldIn(text: string, clauses: readonly Clause[], things: readonly Thing[]): Told {
  const words = wordsIn(text)
  const lists = clauses.flatMap(({ asks }) => asks.filter(({ nominal }) => nominal))
  return {
    words,
    mentions: things.flatMap((thing) => mentionsOf(thing, words, text)).sort((a, b) => a.first - b.first || b.last - a.last),
    isListed: ({ at }) => lists.some(({ start, end }) => start <= at && at < end),
  }
}
