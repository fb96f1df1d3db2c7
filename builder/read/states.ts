import { isPlural, singular } from '../lexicon/inflect.ts'
import { verbKind } from '../lexicon/verbs.ts'
import type { Draft, Reader } from './draft.ts'
import { determiners, isPreposition, type Phrase } from './phrase.ts'
import type { Token } from './words.ts'

/** The states that a thing is put into, and whether they are all that it goes through. */
export interface States {
  readonly names: readonly string[]
  readonly whole: boolean
  readonly next: number
}

const marking = /^(?:mark|flag|set|label|move|change|update|switch|tag)$/
const moving = /^(?:move|change|update|switch|set|take|track|advance|follow|guide|pass|lead)$/
const parting = new Set([',', 'and', 'or', '/', 'to', 'then', '→'])
const opening = new Set(['in', 'on', 'out', 'under', 'to', 'not', 'for'])
const notStates = /^(?:favou?rites?|spam|read|important|well|it|them|usual|needed|required|follows?)$/

/** "as prepared or delivered", "through screening, interview and offer", "from received to cooking to ready"; null where no states are told. */
export function statesAt(reader: Reader, at: number): States | null {
  const verb = reader.drafts.at(-1)!.verbs.at(-1)?.verb ?? ''
  const { word } = reader.tokens[at]!
  if (word === 'as') return marking.test(verb) ? enough(toggled(listFrom(reader, at + 1, false)), 1) : null
  if (word === 'to' && moving.test(verb) && isStatus(reader.drafts.at(-1)!.objects.at(-1))) return enough(listFrom(reader, at + 1, false), 1)
  if (word !== 'through' && word !== 'from') return null
  const states = moving.test(verb) ? enough(listFrom(reader, at + 1, true), word === 'from' ? 2 : 3) : null
  // "track waste from wards to plants": where it goes is no state.
  if (word === 'from' && states?.names.some((name) => isPlural(name))) return null
  return states && (word === 'through' || reader.tokens.slice(at, states.next).some(({ word: between }) => between === 'to')) ? states : null
}

const status = /^(?:status|statuses|state|states|stage|stages)$/
const isStatus = (phrase: Phrase | undefined): boolean =>
  phrase !== undefined && (status.test(phrase.light) || status.test(phrase.noun.slice(phrase.noun.lastIndexOf(' ') + 1)))
const stately =
  /^(?:pending|open|new|draft|active|inactive|done|to ?do|paid|unpaid|sold|free|late|ready|lost|won|(?:in|on|under|out|not|for|no)[ -].+|[a-z-]+(?:ed|ing)|[a-z-]+ (?:out|up|in|off))$/i

/** "appointments (pending, confirmed, cancelled)", "with status (open, closed)": all the states of what stands before a list; null where it lists something else. */
export function lifeIn(draft: Draft, texts: readonly string[], bracket: boolean): readonly string[] | null {
  if (texts.length < 2 || texts.some((text) => text.length > 30)) return null
  const field = draft.withs ? draft.fields.at(-1) : undefined
  const told = isStatus(field) || (field === undefined && isStatus(draft.objects.at(-1)))
  // "Features (including posting, commenting, liking)" are what is done there.
  const isDoing = texts.every((text) => /^[a-z]+ing$/i.test(text))
  const alike = bracket && !isDoing && draft.fields.length === 0 && texts.filter((text) => stately.test(text)).length * 3 >= texts.length * 2
  if (!told && !alike) return null
  if (field !== undefined && isStatus(field)) draft.fields.pop()
  return texts.map((text) => text.toLowerCase())
}

/** The words between the separators of a bracket, as they are written. */
export const textsIn = (tokens: readonly Token[], from: number, to: number): string[] => {
  const texts: string[][] = [[]]
  for (const { isWord, word, text } of tokens.slice(from, to)) {
    if (!isWord || word === 'and' || word === 'or') texts.push([])
    else texts.at(-1)!.push(text)
  }
  return texts.filter((words) => words.length > 0).map((words) => words.join(' '))
}

/** "marks them sold out": what stands after the pronoun. */
export function statesOfPronoun(reader: Reader, at: number): States | null {
  const next = reader.tokens[at + 1]
  if (!/^(?:them|it)$/.test(reader.tokens[at]?.word ?? '') || at + 1 >= reader.to || !next?.isWord || isPreposition(next.word)) return null
  return reader.drafts.at(-1)!.verbs.at(-1)?.verb === 'mark' ? enough(listFrom(reader, at + 1, false), 1) : null
}

/** What is switched on and off has no other states. */
const toggled = (states: States): States => (states.names.join() === 'switched on,switched off' ? { ...states, whole: true } : states)
const enough = (states: States, least: number): States | null => (states.names.length >= least ? states : null)

function listFrom({ tokens, to }: Reader, from: number, whole: boolean): States {
  const names: string[] = []
  let next = from
  for (let at = from; at < to; ) {
    while (at < to && parting.has(tokens[at]!.word)) at += 1
    const end = itemEnd(tokens, at, to)
    const words = tokens.slice(at, end).map(({ word }) => word)
    if (!isState(words)) break
    names.push(words.filter((word) => !determiners.has(word) || words.length === 1).join(' ') || words.at(-1)!)
    next = end
    at = end
    if (at < to && !parting.has(tokens[at]!.word)) break
  }
  return { names, whole, next }
}

function itemEnd(tokens: readonly Token[], from: number, to: number): number {
  let at = from
  while (
    at < to &&
    tokens[at]!.isWord &&
    !parting.has(tokens[at]!.word) &&
    !(at > from && isPreposition(tokens[at]!.word) && !/^(?:over|off|up|out)$/.test(tokens[at]!.word))
  )
    at += 1
  return at
}

/** A few words that are no act of their own: "view statistics" after "and" is one. */
function isState(words: readonly string[]): boolean {
  const [first = ''] = words
  if (words.length === 0 || words.length > 3 || notStates.test(first)) return false
  if (opening.has(first)) return words.length > 1
  if (words.length === 2 && /^(?:paid|sent|signed|received|made|shipped|booked)$/.test(words[1]!)) return true
  if (words.length === 1 && /s$/.test(first) && verbKind(singular(first)) !== undefined) return false
  const kind = verbKind(first)
  return words.length > 1
    ? kind === undefined || /(?:ed|ing)$/.test(first) || first === 'sold'
    : kind === undefined || kind === 'create' || kind === 'transition'
}
