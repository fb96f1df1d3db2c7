import { isPlainUser } from '../lexicon/people.ts'
import { isPerson } from './person.ts'
import { determiners, isPreposition, type Phrase, phraseAt } from './phrase.ts'
import type { Token } from './words.ts'

const giving = /^(?:ask|teach|send|give|tell|show|offer|lend|pay|grant|award|assign|hand|issue|email)$/
const everybody = /^(?:everyone|everybody|anyone|them|him|her|us|me|others|each other)$/

/** "send everyone a notice": what stands before the thing given is to whom; the index where that thing begins, or -1. */
export function givenAfter(tokens: readonly Token[], from: number, to: number, verb: string): number {
  if (!giving.test(verb)) return -1
  if (verb !== 'show' && isToMany(tokens, from, to)) return from + 1
  const first = phraseAt(tokens, from, to)
  if (!first || first.next >= to) return -1
  const { word, isWord } = tokens[first.next]!
  const isTo = everybody.test(first.phrase.noun) || isPerson(first.phrase.noun.slice(first.phrase.noun.lastIndexOf(' ') + 1))
  return isTo && isWord && determiners.has(word) && !isPreposition(word) ? first.next : -1
}

/** "ask experts questions", "send members newsletters": to several, who are named without an article, several of something. */
const isToMany = (tokens: readonly Token[], from: number, to: number): boolean => {
  const [whom, what] = [tokens[from]!.word, phraseAt(tokens, from + 1, to)]
  return whom.endsWith('s') && isPerson(whom) && tokens[from + 1]?.isWord === true && what?.phrase.plural === true && !isPreposition(tokens[from + 1]!.word)
}

const endings =
  /^(?:ready|done|sold|paid|shipped|complete|completed|finished|solved|resolved|delivered|served|read|returned|closed|open|lost|found|urgent|sold out|present|absent|late)$/
const tidy = /^(?:right|tidy|safe|up-to-date|ready|private|current|fresh)$/

/** "mark the order ready": the order, and the state that it is put into; null where the phrase names no state. */
export function stateOf(phrase: Phrase, verb: string): { readonly phrase: Phrase; readonly state: string } | null {
  const cut = phrase.noun.lastIndexOf(' ')
  const last = phrase.noun.slice(cut + 1)
  if (cut < 1 || !(verb === 'mark' ? endings : verb === 'keep' ? tidy : /^$/).test(last)) return null
  return { phrase: { ...phrase, noun: phrase.noun.slice(0, cut) }, state: last }
}

/** Whether the phrase only says to whom. */
export const isToSomebody = ({ noun }: Phrase): boolean => everybody.test(noun) || isPlainUser(noun)
