import { isPlural, singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { isField } from './field.ts'
import { isActor } from './person.ts'
import { type Phrase, phraseAt } from './phrase.ts'
import { verbAt } from './verb.ts'
import { said } from './voice.ts'
import type { Sentence, Token } from './words.ts'

/** Nobody says a sentence of more words. */
const longest = 300
const listing = new Set([',', 'and', '&', 'or'])
const modal = /^(?:can|should|must|may|could|will|please)$/
const nameOf = ({ noun, light }: Phrase): string => (light === '' ? noun : `${noun} ${light}`)

interface Item {
  readonly phrase: Phrase
  readonly from: number
  readonly next: number
}
/** The nouns of a list that begins at `from`; a bracket after one belongs to it. */
function itemsFrom(tokens: readonly Token[], from: number): Item[] {
  const items: Item[] = []
  for (let at = from; at < tokens.length; ) {
    if (listing.has(tokens[at]!.word)) {
      at += 1
      continue
    }
    const read = phraseAt(tokens, at)
    if (!read) break
    const close = tokens[read.next]?.word === '(' ? tokens.findIndex(({ word }, index) => index > read.next && word === ')') : -1
    const next = close === -1 ? read.next : close + 1
    items.push({ phrase: read.phrase, from: at, next })
    at = next
    if (tokens[at] && !listing.has(tokens[at]!.word)) break
  }
  return items
}
/** What is asked for, written or gone to is kept by itself, in the singular too: "the waiting list". */
const isOwnThing = (noun: string): boolean => {
  const kit = kitOf(noun)
  return kit !== undefined && ['request', 'text', 'event', 'talk'].includes(kits[kit].group)
}
const isNoted = ({ phrase }: Item): boolean => isField(nameOf(phrase)) || (!phrase.plural && !isOwnThing(phrase.noun))
/** What questions about a thing stand for. */
const sure = /^(?:holder|payer|person responsible|quantity|place|stage|payment)$/
/** "customers open tickets": more than a noun. */
const isDoing = ({ phrase }: Item): boolean => phrase.noun.includes(' ') && phrase.noun.split(' ').some((word) => isActor(singular(word)))
const isThing = ({ phrase }: Item): boolean => phrase.plural && !isField(phrase.noun) && kitOf(phrase.noun) !== undefined

/** "log my workouts: exercise, sets, weight": what is noted of what is logged. */
function afterColon(tokens: readonly Token[], isFirst: boolean): readonly Token[] | null {
  const colon = tokens.findIndex(({ word }) => word === ':')
  if (colon < 2 || (isFirst && verbAt(tokens, 0, colon, 'base') !== null)) return null
  const items = itemsFrom(tokens, colon + 1)
  if (items.some(isDoing)) return null
  if (items.length < 2 || items.filter(({ phrase }) => isField(nameOf(phrase))).length * 2 < items.length) return null
  const acts = tokens.slice(0, colon).some((_, at) => verbAt(tokens, at, colon, 'base') !== null)
  return acts ? [...tokens.slice(0, colon), { ...tokens[colon]!, word: 'with', isWord: true }, ...joinedByAnd(tokens.slice(colon + 1))] : null
}

/** Commas between what is noted join it, so that none of it begins anew. */
const joinedByAnd = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => (token.word === ',' && tokens[at + 1] && !listing.has(tokens[at + 1]!.word) ? { ...token, word: 'and', isWord: true } : token))

/** "leads, stage, next step, value": a thing and what is noted of it, in a list without a doing or after "keep track of". */
function afterThing(tokens: readonly Token[], isFirst: boolean): readonly Token[] | null {
  if (isFirst && tokens.some(({ word }) => word === ':') && verbAt(tokens, 0, tokens.length, 'base') !== null) return null
  if (tokens.some(({ word }) => modal.test(word)) && !/^(?:i|we)$/.test(tokens[0]!.word)) return null
  const colon = tokens.findIndex(({ word }) => word === ':')
  const track = tokens.findIndex(({ word }, at) => (word === 'of' && tokens[at - 1]?.word === 'track') || (at === 0 && /^(?:track|log|record)$/.test(word)))
  const from = Math.max(colon, track) + 1
  if (from === 0 && tokens.some((_, at) => at < 3 && verbAt(tokens, at, tokens.length, 'base') !== null)) return null
  const items = itemsFrom(tokens, from)
  const first = items[0]
  const isAsked = items.some(({ phrase }) => sure.test(phrase.noun))
  if (!first || !(isThing(first) || (isAsked && first.phrase.plural && !isField(first.phrase.noun))) || items.some(isDoing) || tokens[first.next]?.word !== ',')
    return null
  const end = items.findIndex((item, index) => index > 0 && !isNoted(item))
  const noted = items.slice(1, end === -1 ? undefined : end)
  const isSure = noted.some(({ phrase }) => sure.test(phrase.noun))
  if (noted.length === 0 || (noted.length < 2 && track === -1 && !isSure) || !(isSure || noted.some(({ phrase }) => isField(nameOf(phrase))))) return null
  const comma = tokens[first.next]!
  const rest = end === -1 ? null : items[end]!
  const lead =
    rest === null ? [] : [said('|', tokens[rest.from]!), said('i', tokens[rest.from]!), said('can', tokens[rest.from]!), said('manage', tokens[rest.from]!)]
  return [
    ...tokens.slice(0, first.next),
    { ...comma, word: 'with', isWord: true },
    ...joinedByAnd(tokens.slice(first.next + 1, rest?.from ?? items.at(-1)!.next)),
    ...lead,
    ...tokens.slice(rest?.from ?? items.at(-1)!.next),
  ]
}

/** "study group app: share notes, plan sessions": who uses it does that. */
function actsAfterColon(tokens: readonly Token[]): readonly Token[] | null {
  const colon = tokens.findIndex(({ word }) => word === ':')
  if (colon < 1 || colon > 6 || !/^(?:app|site|website|page|tool|platform|portal|system)$/.test(tokens[colon - 1]!.word)) return null
  const next = tokens[colon + 1]
  if (!next || !tokens.slice(colon).some(({ word }) => word === ',') || verbAt(tokens, colon + 1, tokens.length, 'base', false, true) === null) return null
  return [...tokens.slice(0, colon), said('|', next), said('users', next), said('can', next), ...tokens.slice(colon + 1)]
}

/** "Each with a teacher, a weekday and a price": of what was named before. */
function ofLast(tokens: readonly Token[], before: Sentence | undefined): readonly Token[] | null {
  if (!/^(?:each|every|all|both)$/.test(tokens[0]!.word) || !/^(?:one|with|has|have|gets?)$/.test(tokens[1]?.word ?? '')) return null
  const last = before?.tokens.find(({ word }) => isPlural(word) && kitOf(singular(word)) !== undefined)
  const at = tokens[1]!.word === 'one' ? 2 : 1
  if (!last || !/^(?:with|has)$/.test(tokens[at]?.word ?? '')) return null
  return [tokens[0]!, said(singular(last.word), tokens[at]!), { ...tokens[at]!, word: 'has' }, ...tokens.slice(at + 1)]
}

/** The tokens of a sentence with what is noted of a thing put after "with", as formal words have it. */
export const withNoted = (tokens: readonly Token[], before: Sentence | undefined, isFirst: boolean): readonly Token[] =>
  tokens.length === 0 || tokens.length > longest
    ? tokens
    : (ofLast(tokens, before) ?? actsAfterColon(tokens) ?? afterColon(tokens, isFirst) ?? afterThing(tokens, isFirst) ?? tokens)
