import { findColours } from '../colour/names.ts'
import { plural } from '../lexicon/inflect.ts'
import { modals } from './cue-words.ts'
import { detailsAt } from './detail-list.ts'
import { partsOf, type Said, trimmed } from './parts.ts'
import { isPreposition } from './phrase.ts'
import { shapes } from './retold-shapes.ts'
import { ending, telling } from './saying.ts'
import { isPartOfLook } from './style.ts'
import { isPlain } from './talk.ts'
import { listedIn, sortsOf } from './told-list.ts'
import { type Made, madeIn, noting_, type Shape, seenIn } from './told-shape.ts'
import { isThing, topicOf } from './told-topic.ts'
import { said } from './voice.ts'
import type { Sentence, Token } from './words.ts'

/** Nobody says a sentence of more words. */
const longest = 300
const selves = /^(?:i|we)$/

/** Sentences as they are retold, while they are being read. */
interface Telling {
  readonly sentences: Sentence[]
  made: Made | null
  /** Those who were named last to do something. */
  who: readonly Token[]
  /** What was looked at last. */
  seen: string | null
  /** What the site is about, in the plural. */
  topic: string | null
}

const sentenceOf = (tokens: readonly Token[]): Sentence => ({
  start: tokens[0]!.start,
  end: Math.max(tokens[0]!.start, ...tokens.map(({ end }) => end)),
  tokens,
})
const unspecific = /^(?:each|every|all|our|my|the|both)$/
/** "each of our volunteers" as "volunteers". */
const whoOf = (who: readonly Token[]): Token[] => {
  const bare = who.filter(({ word }) => !unspecific.test(word) || who.length === 1)
  return bare.length > 0 ? bare.map((token) => ({ ...token })) : [...who]
}

const nameOf = (who: readonly Token[]): string => who.map(({ word }) => word).join(' ')
/** Who can do it, in front of what is done. */
const withWho = (who: readonly Token[], tokens: readonly Token[]): Token[] =>
  who.length === 0 || who.some(({ word }) => modals.has(word)) ? [...who, ...tokens] : [...who, said('can', tokens[0]!), ...tokens]

function tell(telling_: Telling, shape: Shape, who: readonly Token[], part: Said): void {
  if (shape.is === 'dropped') return
  const made = telling_.made
  if (shape.is === 'more') {
    const whole = made ? telling_.sentences[made.at] : undefined
    if (!made || !whole) return
    const place = { start: whole.tokens.at(-1)!.end }
    const joint = whole.tokens.some(({ opensNotes }) => opensNotes) ? said('and', place) : noting_(place)
    const tokens = [...whole.tokens, joint, ...shape.tokens]
    telling_.sentences[made.at] = { ...whole, end: Math.max(whole.end, part.whole.at(-1)!.end), tokens }
    return
  }
  if (shape.tokens.length === 0) return
  const close = part.whole.at(-1)!.end
  const open = part.whole[0]!.start
  const spoken = withWho(who, shape.tokens)
  const tokens = spoken.map((token, at) => ({
    ...token,
    start: at === 0 ? open : Math.max(token.start, open),
    end: at === spoken.length - 1 ? Math.max(close, token.end) : Math.max(token.end, open),
  }))
  telling_.sentences.push(sentenceOf(tokens))
}

function retell(telling_: Telling, sentence: Sentence): void {
  const parts = partsOf(sentence.tokens)
  let raw: Token[] = []
  let isChanged = false
  const flush = (): void => {
    const own = trimmed(raw)
    if (own.some(({ isWord }) => isWord)) telling_.sentences.push(isChanged || raw.length < sentence.tokens.length ? sentenceOf(own) : sentence)
    raw = []
  }
  let from = 0
  for (const part of parts) {
    const first = sentence.tokens.indexOf(part.whole[0]!)
    const named = part.who.length > 0
    if (named && !/^(?:you|it|he|she)$/.test(part.who[0]!.word)) telling_.who = part.who
    const who = named ? part.who : telling_.who
    const isSelf = who.length === 1 && selves.test(who[0]!.word)
    const context = { made: telling_.made, topic: telling_.topic, seen: telling_.seen, who, isSelf, isNamed: named }
    telling_.seen = seenIn(part.tokens) ?? telling_.seen
    const shape = part.tokens.length === 0 ? null : (shapes.map((one) => one(part.tokens, context)).find((one) => one !== null) ?? null)
    if (!shape) {
      const own = first === 0 && !named ? null : plainly(telling_, part, who, isSelf)
      const joint = raw.length > 0 ? sentence.tokens.slice(from, first) : []
      const isAlone = own !== null && part.who.length > 0
      if (isAlone) flush()
      raw = [...raw, ...(isAlone ? [] : joint), ...(own ?? part.whole)]
      if (own) isChanged = true
      from = first + part.whole.length
      const made = part.tokens.length === 0 ? null : madeIn(part.tokens, isSelf)
      if (made) {
        flush()
        telling_.made = { ...made, by: nameOf(who), at: telling_.sentences.length - 1 }
      }
      continue
    }
    flush()
    isChanged = true
    from = first + part.whole.length
    const isOpen = who.length === 0 || (!named && first === 0 && isSelf && /^(?:choose|pick|select|submit|book|order)$/.test(part.tokens[0]!.word))
    const doer = isOpen ? [said('users', part.whole[0]!)] : who
    const actor = named ? whoOf(part.who) : whoOf(doer).map(({ word }) => said(word, part.whole[0]!))
    tell(telling_, shape, actor, part)
    if (shape.is === 'said' && shape.makes) telling_.made = { ...shape.makes, by: nameOf(who), at: telling_.sentences.length - 1, isSelf }
  }
  flush()
  telling_.topic ??= topicOf(sentence.tokens)
}

/** "our members book a spot" as "members can book a spot"; null for words that stay as they are. */
function plainly(telling_: Telling, part: Said, who: readonly Token[], isSelf: boolean): Token[] | null {
  if (part.tokens.length === 0 || (isSelf && part.who.length > 0)) return null
  const isBare = part.who.length === 0
  if (isBare && (telling_.sentences.length === 0 || who.length === 0)) return null
  if (!isBare && /^(?:it|this|that)$/.test(part.who[0]!.word)) return null
  const actor = isBare ? whoOf(who).map(({ word }) => said(word, part.whole[0]!)) : whoOf(part.who)
  return withWho(actor, part.tokens)
}

/** "plots, who has which, rent paid", "lose track: who sent what, words, deadline": what is noted of them. */
function listOf(telling_: Telling, { tokens }: Sentence): Token[] | null {
  const colon = tokens.findIndex(({ word }) => word === ':')
  const first = tokens.findIndex(({ word }) => word === ',')
  const head = colon === -1 ? first : colon
  if (head < 0 || head > 8 || (colon === -1 && head > 3) || partsOf(tokens).some((part) => part.tokens.length > 0)) return null
  const led = colon === 2 && /^(?:each|every)$/.test(tokens[0]!.word) && tokens[1]!.isWord ? { ...tokens[1]!, word: plural(tokens[1]!.word) } : undefined
  const noun = led ?? tokens.slice(0, head).findLast(({ word }) => isThing(word))
  if (colon === -1 && !noun) return null
  const told = detailsAt(tokens, head + 1)
  if (
    !told ||
    told.next < tokens.length ||
    told.count < 2 ||
    (!told.isSure && !(colon !== -1 && told.count > 4 && !noun && telling_.topic === null && !tokens.some(({ word }) => word === '(')))
  )
    return null
  const start = tokens[0]!
  const many = noun?.word ?? telling_.topic ?? 'jobs'
  return [said('users', start), said('can', start), said('add', start), { ...start, word: many, end: tokens[head]!.end }, noting_(start), ...told.tokens]
}

/** A list of things with what is noted of them: each is kept. */
function keepListed(telling_: Telling, { tokens, end }: Sentence, index: number): boolean {
  if (index === 0 && !tokens.some(({ word }) => word === ':')) return false
  if (partsOf(tokens).some((part) => part.tokens.length > 0) || tokens.some(({ word }) => isPartOfLook(word))) return false
  const listed = listedIn(tokens)
  if (!listed) return false
  let open = tokens[0]!.start
  for (const [at_, { noun, noted }] of listed.entries()) {
    const place = { start: open }
    const verb = noted.length > 0 ? 'add' : 'view'
    const spoken = [said('users', place), said('can', place), said(verb, place), ...noun, ...(noted.length > 0 ? [noting_(noun.at(-1)!), ...noted] : [])]
    const close = at_ === listed.length - 1 ? end : Math.max(...spoken.map((token) => token.end))
    telling_.sentences.push(
      sentenceOf(
        spoken.map((token, at) => ({ ...token, start: Math.max(open, token.start), end: at === spoken.length - 1 ? close : Math.max(open, token.end) })),
      ),
    )
    open = close
  }
  telling_.topic ??= listed[0]!.noun.at(-1)!.word
  telling_.made = { noun: listed.at(-1)!.noun.at(-1)!.word, isSelf: true, at: telling_.sentences.length - 1 }
  return true
}

/** "name, where it stands, photo": what is noted of what the site is about, in a line of its own. */
function notedOf(telling_: Telling, { tokens }: Sentence): Token[] | null {
  const isLook = tokens.some(({ word }) => isPartOfLook(word)) || findColours(tokens.map(({ word }) => word).join(' ')).length > 0
  const details = telling_.topic === null || isLook ? null : detailsAt(tokens, 0)
  if (
    !details?.isSure ||
    details.next < tokens.length ||
    tokens.some(({ word }) => isPreposition(word) && !/^(?:how|where|when|if|for|with|in|on)$/.test(word))
  )
    return null
  const start = tokens[0]!
  return [said('users', start), said('can', start), said('add', start), said(telling_.topic!, start), noting_(start), ...details.tokens]
}

/** Keeps a sentence as it stands, and who makes what in it, of which the next may speak. */
function remember(telling_: Telling, sentence: Sentence): void {
  const at = telling_.sentences.push(sentence) - 1
  for (const { who, tokens } of partsOf(sentence.tokens)) {
    if (who.length > 0) telling_.who = who
    telling_.seen = seenIn(tokens) ?? telling_.seen
    const made = tokens.length === 0 ? null : madeIn(tokens, false)
    if (made) telling_.made = { ...made, by: nameOf(telling_.who), at }
  }
  telling_.topic ??= topicOf(sentence.tokens)
}

/** What somebody tells in their own words, said as one says who can do what: "they tell me the date, and I say yes or no". */
export function retold(sentences: readonly Sentence[]): Sentence[] {
  const telling_: Telling = { sentences: [], made: null, who: [], seen: null, topic: topicOf(sentences.find(({ isTold }) => !isTold)?.tokens ?? []) }
  for (const [index, sentence] of sentences.entries()) {
    const { tokens } = sentence
    const isStanding = isPlain(tokens)
    const isOther =
      sentence.isTold ||
      tokens.length > longest ||
      isStanding ||
      tokens.some(({ word }) => word === ending || word === telling) ||
      (tokens[0]?.word === 'as' && /^an?$/.test(tokens[1]?.word ?? ''))
    const sorts = isOther ? null : telling_.made && sortsOf(tokens)
    const whole = sorts ? telling_.sentences[telling_.made!.at] : undefined
    if (sorts && whole) {
      const opened =
        whole.tokens.some(({ opensNotes }) => opensNotes) || whole.tokens.some(({ word }) => word === 'with') ? sorts : [noting_(sorts[0]!), ...sorts.slice(1)]
      telling_.sentences[telling_.made!.at] = { ...whole, end: sentence.end, tokens: [...whole.tokens, ...opened] }
      continue
    }
    const listed = isOther ? null : listOf(telling_, sentence)
    const noted = isOther ? null : (listed ?? (index === 0 ? null : notedOf(telling_, sentence)))
    if (isStanding) remember(telling_, sentence)
    else if (isOther) telling_.sentences.push(sentence)
    else if (!noted && keepListed(telling_, sentence, index)) continue
    else if (noted) {
      const at = telling_.made?.isNoted === true && !listed ? telling_.made.at : -1
      const before = telling_.sentences[at]
      if (before) telling_.sentences[at] = { ...before, end: sentence.end, tokens: [...before.tokens, said('and', noted[0]!), ...noted.slice(5)] }
      else {
        telling_.sentences.push({ ...sentence, tokens: noted })
        telling_.topic ??= noted[3]!.word
        telling_.made = { noun: noted[3]!.word, isSelf: true, isNoted: true, at: telling_.sentences.length - 1 }
      }
    } else retell(telling_, sentence)
  }
  return telling_.sentences.length > 0 ? telling_.sentences : [...sentences]
}
