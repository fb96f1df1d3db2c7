import { isPlural, plural, singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { isField } from './field.ts'
import { determiners, isPreposition } from './phrase.ts'
import { said } from './voice.ts'
import type { Token } from './words.ts'

/** What somebody made last, which others decide on, and of which more is told. */
export interface Made {
  /** How one speaks of several of it. */
  readonly noun: string
  readonly isSelf: boolean
  /** Who made it. */
  readonly by?: string
  /** Whether only what is noted of it was told. */
  readonly isNoted?: boolean
  /** The index of the sentence that tells of it. */
  readonly at: number
}
export interface Context {
  readonly made: Made | null
  readonly topic: string | null
  /** What was looked at last, in the plural. */
  readonly seen: string | null
  readonly who: readonly Token[]
  readonly isSelf: boolean
  readonly isNamed: boolean
}
/** What is said in place of a part: words, more that is told of what was made, or nothing. */
export type Shape =
  | { readonly is: 'said'; readonly tokens: readonly Token[]; readonly makes?: Omit<Made, 'at' | 'isSelf' | 'by'> }
  | { readonly is: 'more'; readonly tokens: readonly Token[] }
  | { readonly is: 'dropped' }
export type Reads = (tokens: readonly Token[], context: Context) => Shape | null

/** The word after which stands what is noted. */
export const noting_ = (place: Pick<Token, 'start'>): Token => ({ ...said('with', place), opensNotes: true })

export const textOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ')
const times =
  /(?: (?:each|every|this|next) (?:day|week|month|morning|evening|year|time|game|match)| (?:once|twice) a (?:day|week|month)| at the (?:end|start) of the \S+)(?= |$)/g
/** What is done, without how often. */
export const timelessOf = (tokens: readonly Token[]): string => textOf(tokens).replaceAll(times, '')
/** Words that were not said, which cover those that they stand for. */
export const words = (text: string, tokens: readonly Token[]): Token[] => {
  const [first, last] = [tokens[0]!, tokens.at(-1)!]
  const all = text.split(' ').map((word): Token => (word === 'with' ? noting_(first) : { ...said(word, first), isWord: /[\p{L}\p{N}]/u.test(word) }))
  return all.map((token, at) => (at === all.length - 1 ? { ...token, end: last.end } : token))
}
export const saying = (text: string, tokens: readonly Token[], makes?: string): Shape => ({
  is: 'said',
  tokens: words(text, tokens),
  ...(makes && { makes: { noun: makes } }),
})
export const namesOf = ({ made }: Context): string => made?.noun ?? 'them'

const requests: Readonly<Record<string, string>> = {
  order: 'orders',
  buy: 'orders',
  purchase: 'orders',
  book: 'bookings',
  reserve: 'bookings',
  apply: 'applications',
  borrow: 'borrowings',
  rent: 'rentals',
  'sign up': 'sign-ups',
  join: 'registrations',
  enrol: 'registrations',
  enroll: 'registrations',
  subscribe: 'subscriptions',
  donate: 'donations',
}
const making =
  /^(?:order|buy|book|reserve|report|post|request|register|apply|submit|hand|suggest|propose|ask|borrow|add|log|upload|list|offer|create|join|enter|record|sign|enrol|enroll|subscribe|donate|rent|send|swap|write|share|track|fill|open|describe)$/
/** What somebody makes who does this, as one speaks of it afterwards; null where nothing is made. */
export function madeIn(said_: readonly Token[], isSelf: boolean): Omit<Made, 'at'> | null {
  const tokens = said_[0]?.word === 'ask' && said_[1]?.word === 'to' && said_.length > 2 ? said_.slice(2) : said_
  const verb = tokens[0]!.word
  if (!making.test(verb)) return null
  const two = `${verb} ${tokens[1]?.word ?? ''}`
  const known = requests[two] ?? requests[verb]
  if (known) return { noun: known, isSelf }
  const end = tokens.findIndex(
    ({ word, isWord }, at) => at > 0 && (!isWord || (isPreposition(word) && at > 1) || /^(?:with|and|saying|online|on|to)$/.test(word)),
  )
  const own = tokens.slice(/^(?:in|up|for|down|to)$/.test(tokens[1]?.word ?? '') ? 2 : 1, end === -1 ? undefined : end)
  const head = own.filter(({ word }) => !determiners.has(word)).at(-1)?.word
  if (head === undefined || isField(singular(head)) || /^(?:me|us|it|them|one|something|stuff|things?)$/.test(head)) return { noun: 'them', isSelf }
  const many = isPlural(head) ? head : plural(head)
  const kit = kitOf(singular(head))
  if (verb === 'hand') return { noun: 'them', isSelf }
  return kit !== undefined && kits[kit].group !== 'rule' ? { noun: many, isSelf } : { noun: 'them', isSelf }
}

/** What somebody looks for or at, in the plural; null where that is no thing. */
export function seenIn(tokens: readonly Token[]): string | null {
  if (!/^(?:see|look|view|search|browse|find|check)$/.test(tokens[0]?.word ?? '')) return null
  const noun = tokens.slice(1, 6).find(({ word, isWord }) => isWord && !isField(singular(word)) && kitOf(singular(word)) !== undefined)?.word
  return noun === undefined ? null : isPlural(noun) ? noun : plural(noun)
}
