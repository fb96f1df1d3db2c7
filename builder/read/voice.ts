import { isPlural, singular } from '../lexicon/inflect.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { verbKind } from '../lexicon/verbs.ts'
import { isActor } from './person.ts'
import { determiners, isPreposition } from './phrase.ts'
import { verbAt } from './verb.ts'
import type { Token } from './words.ts'

const modals = new Set(['can', 'could', 'may', 'should', 'must', 'will', 'shall'])
const beings = new Set(['is', 'are', 'be', 'was', 'were'])
const parting = new Set([',', ';', ':', 'where', 'so', 'while', 'that', 'which', 'who', 'when', 'if', 'whether', '(', 'then', 'also'])
const between = new Set(['also', 'then', 'only', 'easily', 'always', 'later', 'afterwards', 'automatically', 'directly', 'manually', 'both'])
const openers = new Set(['afterwards', 'then', 'later', 'there', 'here', 'also', 'finally', 'additionally', 'once', 'together', 'next'])

// biome-ignore format: a table
const irregular: Readonly<Record<string, string>> = {
  seen: 'view', shown: 'show', kept: 'keep', made: 'make', sent: 'send', written: 'write', bought: 'buy', sold: 'sell', taken: 'take', given: 'give', found: 'find', read: 'read', chosen: 'choose', paid: 'pay', held: 'hold', put: 'add', heard: 'listen', hidden: 'delete', drawn: 'draw', led: 'manage', lent: 'lend', set: 'set', split: 'split', built: 'build', begun: 'start', repeated: 'view', run: 'run',
}

/** The base form of a verb in its past participle: "added", "tried", "planned"; null for any other word. */
export function baseOfParticiple(word: string): string | null {
  if (Object.hasOwn(irregular, word)) return irregular[word]!
  if (!/^[a-z-]{2,}ed$/.test(word)) return null
  const stem = word.slice(0, -2)
  const tries = [word.slice(0, -1), stem, stem.endsWith('i') ? `${stem.slice(0, -1)}y` : '', /([b-df-hj-np-tv-z])\1$/.test(stem) ? stem.slice(0, -1) : '']
  return tries.find((base) => base !== '' && verbKind(base) !== undefined) ?? null
}

const said = (word: string, { start }: Pick<Token, 'start'>): Token => ({ start, end: start, word, text: word, isWord: true, capital: false })

/** Where the subject of what stands at `at` begins: after the last word that parts, or after "and" where a verb stands before it. */
function subjectFrom(tokens: readonly Token[], at: number, since: number): number {
  let from = at
  while (from > since && !parting.has(tokens[from - 1]!.word)) from -= 1
  for (let and = at - 1; and > from; and -= 1)
    if (tokens[and]!.word === 'and' && tokens.slice(from, and).some(({ word }) => verbKind(word) !== undefined || modals.has(word))) return and + 1
  return from
}

interface Passive {
  readonly bases: readonly Token[]
  /** "by growers": who does it. */
  readonly by: readonly Token[]
  readonly next: number
}

/** "acknowledged", "searched and added to …", "marked by staff" after a form of "to be"; null where no known verb stands there. */
function participlesAt(tokens: readonly Token[], from: number): Passive | null {
  const bases: Token[] = []
  let [at, next] = [from, from]
  for (;;) {
    while (at < tokens.length && between.has(tokens[at]!.word)) at += 1
    const base = baseOfParticiple(tokens[at]?.word ?? '')
    if (base === null || tokens[at]!.word.includes('-')) break
    bases.push({ ...tokens[at]!, word: base })
    at += 1
    next = at
    if (tokens[at]?.word !== 'and' && tokens[at]?.word !== 'or' && tokens[at]?.word !== ',') break
    at += tokens[at]?.word === ',' && tokens[at + 1]?.word === 'and' ? 2 : 1
  }
  if (bases.length === 0) return null
  if (tokens[next]?.word !== 'by') return { bases, by: [], next }
  let to = next + 1
  while (to < tokens.length && to < next + 4 && tokens[to]!.isWord && (determiners.has(tokens[to]!.word) || !isPreposition(tokens[to]!.word))) to += 1
  const by = tokens.slice(next + 1, to).filter(({ word }) => !determiners.has(word))
  return by.length === 0 || /(?:ing|name|date|time|type|category|month|week|year|day)$/.test(by.at(-1)!.word)
    ? { bases, by: [], next }
    : { bases, by, next: to }
}

const isWholeSubject = (subject: readonly Token[]) =>
  !subject.some(({ word }) => /^(?:how|what|whether)$/.test(word)) &&
  subject.length > 0 &&
  subject.length < 12 &&
  subject.every(({ isWord }) => isWord) &&
  !/^(?:it|this|which|what|everything|all|there)$/.test(subject[0]!.word)

/** "alerts can be acknowledged by growers" as "growers can acknowledge alerts", so that both are read alike. */
function activeOf(subject: readonly Token[], { bases, by, next }: Passive, tokens: readonly Token[], isModal: boolean): Token[] {
  const lead = subject[0]!
  const close = bases.at(-1)!.end
  const off = bases.length === 1 && toggling.test(bases[0]!.word) ? pastToggle(tokens, next) : null
  const verbs = off !== null ? [said('mark', lead)] : bases.flatMap(({ word }, index) => [...(index > 0 ? [said('and', lead)] : []), said(word, lead)])
  const actors = by.length > 0 ? by.map(({ word }) => said(word, lead)) : isModal ? [said('whoever', lead)] : [said('it', lead)]
  const object = subject.map((token, index) => (index === subject.length - 1 ? { ...token, end: close } : token))
  return [...actors, said('can', lead), ...verbs, ...object, ...(off === null ? [] : toggles(tokens, next, off))]
}

const toggling = /^(?:switch|turn)$/
/** The index after "on and off" or "on or off". */
const pastToggle = (tokens: readonly Token[], at: number): number | null =>
  tokens[at]?.word === 'on' && /^(?:and|or|\/)$/.test(tokens[at + 1]?.word ?? '') && tokens[at + 2]?.word === 'off' ? at + 3 : null
/** "as switched on or switched off": the states that "on and off" names. */
const toggles = (tokens: readonly Token[], at: number, to: number): Token[] =>
  ['as', 'switched on', 'or', 'switched off'].map((word, index) => ({ ...said(word, tokens[at]!), end: index === 0 ? tokens[at]!.start : tokens[to - 1]!.end }))

/** "switch fans on and off", "turn on and off the lights" as "mark fans as switched on or switched off". */
export function spokenAsStates(said_: readonly Token[]): readonly Token[] {
  const tokens = withLikes(said_)
  const verb = tokens.findIndex(({ word }) => toggling.test(word))
  if (verb === -1) return tokens
  const before = pastToggle(tokens, verb + 1)
  const on = tokens.findIndex((_, at) => at > verb + 1 && at < verb + 8 && pastToggle(tokens, at) !== null)
  const rest = (to: number) => [...tokens.slice(0, to)]
  if (before !== null) {
    let end = before
    while (end < tokens.length && tokens[end]!.isWord && !isPreposition(tokens[end]!.word) && !/^(?:and|or)$/.test(tokens[end]!.word)) end += 1
    if (end === before) return tokens
    return [...rest(verb), { ...tokens[verb]!, word: 'mark' }, ...tokens.slice(before, end), ...closed(toggles(tokens, end - 1, end)), ...tokens.slice(end)]
  }
  if (on === -1 || tokens.slice(verb, on).some(({ isWord }) => !isWord)) return tokens
  const to = on + 3
  return [...rest(verb), { ...tokens[verb]!, word: 'mark' }, ...tokens.slice(verb + 1, on), ...toggles(tokens, on, to), ...tokens.slice(to)]
}
/** "send a like" is to like those who were spoken of. */
const withLikes = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) => {
    if (/^(?:send|give|leave)$/.test(token.word) && /^an?$/.test(tokens[at + 1]?.word ?? '') && /^likes?$/.test(tokens[at + 2]?.word ?? ''))
      return { ...token, word: 'like' }
    return /^likes?$/.test(token.word) && /^(?:send|give|leave)$/.test(tokens[at - 2]?.word ?? '') ? { ...token, word: 'them' } : token
  })
const closed = (tokens: readonly Token[]): Token[] => tokens.map((token) => ({ ...token, start: token.end }))

/** The words with what is done to things said as what somebody does with them. */
export function spokenActively(tokens: readonly Token[]): readonly Token[] {
  const result: Token[] = []
  let since = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const be = modals.has(tokens[at]!.word) ? at + 1 + (between.has(tokens[at + 1]?.word ?? '') ? 1 : 0) : at
    const isPassive = beings.has(tokens[be]?.word ?? '') && (be > at || tokens[at]!.word !== 'be')
    const read = isPassive ? participlesAt(tokens, be + 1) : null
    const from = read ? subjectFrom(tokens, at, since) : at
    const subject = tokens.slice(from, at)
    if (!read || !isWholeSubject(subject)) {
      result.push(tokens[at]!)
      continue
    }
    result.splice(result.length - subject.length)
    result.push(...activeOf(subject, read, tokens, be > at))
    since = toggling.test(read.bases[0]!.word) ? (pastToggle(tokens, read.next) ?? read.next) : read.next
    at = since - 1
  }
  return result
}

const papers = /^(?:newspaper|magazine|news|blog|journal|gazette)$/
/** "a newspaper with sections for politics and sport": its articles are of these kinds. */
export function withSections(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ word }, index) => /^(?:sections|categories|columns)$/.test(word) && /^(?:for|on|about|like)$/.test(tokens[index + 1]?.word ?? ''),
  )
  if (at === -1 || !tokens.slice(0, at).some(({ word }) => papers.test(word))) return tokens
  const next = tokens[at + 1]!
  return [
    ...tokens.slice(0, at),
    { ...tokens[at]!, word: 'articles' },
    { ...next, word: 'such' },
    { ...said('as', next), start: next.end, end: next.end },
    ...tokens.slice(at + 2),
  ]
}

const figures = /^(?:charts?|graphs?|diagrams?|statistics|figures|leaderboards?|rankings?)$/
/** "A chart shows the week", "A statistics page shows sightings": what is looked at is the chart. */
function ofFigures(tokens: readonly Token[]): readonly Token[] | null {
  const verb = tokens.findIndex(({ word }) => /^(?:shows?|displays?|compares?|counts?|ranks?|lists?)$/.test(word))
  if (verb < 1 || verb > 4 || !tokens.slice(0, verb).some(({ word }) => figures.test(word)) || tokens.slice(0, verb).some(({ word }) => modals.has(word)))
    return null
  const kind = tokens.slice(0, verb).find(({ word }) => figures.test(word))!
  const first = tokens[0]!
  return [
    said('whoever', first),
    said('can', first),
    { ...first, word: 'view', end: tokens[verb]!.end },
    said(kind.word === 'statistics' ? 'statistic' : kind.word, tokens[verb + 1] ?? first),
    said('of', tokens[verb + 1] ?? first),
    ...tokens.slice(verb + 1),
  ]
}

/** "There should be a forum" as "it should have a forum"; "They post photos" as "they can post photos". */
export function spokenFully(tokens: readonly Token[]): readonly Token[] {
  const first = tokens[0]
  if (!first) return tokens
  if (first.word === 'there') return afterThere(tokens, first)
  const including = first.word === 'also' ? 1 : 0
  if (/^includes?$/.test(tokens[including]?.word ?? '') && tokens[including + 1]?.isWord)
    return [{ ...first, word: 'it' }, said('should', first), said('have', first), ...withoutArticle(withoutPages(tokens.slice(including + 1)))]
  if (/^pages$/.test(tokens[1]?.word ?? '') && /^(?:show|list|display|give)$/.test(tokens[2]?.word ?? '') && first.isWord)
    return [said('whoever', first), said('can', first), said('view', first), first, { ...tokens[2]!, word: 'with' }, ...tokens.slice(3)]
  const charted = ofFigures(tokens)
  if (charted) return charted
  if (
    /^(?:an?|one|another)$/.test(first.word) &&
    /^(?:page|section|area)$/.test(tokens[1]?.word ?? '') &&
    /^(?:lets?|allows?|enables?)$/.test(tokens[2]?.word ?? '')
  )
    return [{ ...tokens[2]!, start: first.start }, ...tokens.slice(3)]
  if (
    isPlural(first.word) &&
    kitOf(singular(first.word)) === 'machine' &&
    /^(?:measure|record|send|report|monitor|track|show|collect)$/.test(tokens[1]?.word ?? '')
  )
    return [first, said('can', tokens[1]!), ...tokens.slice(1)]
  const going = tokens.findIndex(({ word }) => /^(?:go|come|appear|show|end|stay|work|follow|belong)$/.test(word))
  if (going > 0 && going < 4 && isPlural(tokens[going - 1]!.word) && isIntransitive(tokens, going))
    return [
      said('it', first),
      said('can', first),
      said('show', first),
      ...tokens.slice(0, going - 1),
      { ...tokens[going - 1]!, end: tokens[going]!.end },
      ...asideOf(tokens, going + 1),
    ]
  if (
    /^(?:an?|one|another)$/.test(first.word) &&
    /^(?:page|section|area)$/.test(tokens[1]?.word ?? '') &&
    /^(?:tells?|explains?|describes?|says?)$/.test(tokens[2]?.word ?? '') &&
    /^(?:how|who|what|why|about)$/.test(tokens[3]?.word ?? '')
  )
    return [said('it', first), said('should', first), said('have', first), { ...first, word: 'about', end: tokens.at(-1)!.end }]
  let at = 0
  while (at < 3 && openers.has(tokens[at]?.word ?? '')) at += 1
  if (tokens[at]?.word === ',') at += 1
  const lead = tokens[at]
  if (lead?.word !== 'they' || modals.has(tokens[at + 1]?.word ?? '') || !verbAt(tokens, at + 1, tokens.length, 'base', true, true)) return tokens
  return [{ ...lead, start: first.start }, said('can', tokens[at + 1]!), ...tokens.slice(at + 1)]
}

const isIntransitive = (tokens: readonly Token[], at: number) => {
  const next = tokens[at + 1]?.word ?? ''
  return (
    !isActor(tokens[at - 1]!.word) &&
    (/^(?:on|in|up|to|into|from|the|through)$/.test(next) || next === '') &&
    !(next === 'the' && tokens[at + 2]?.word !== 'same')
  )
}
/** What stands after "go": the words of a place or a way, which name no more that is shown. */
const asideOf = (tokens: readonly Token[], from: number) => (tokens[from]?.word === 'the' ? [] : tokens.slice(from))

function afterThere(tokens: readonly Token[], first: Token): readonly Token[] {
  let at = 1
  while (at < 4 && (modals.has(tokens[at]?.word ?? '') || between.has(tokens[at]?.word ?? ''))) at += 1
  if (!beings.has(tokens[at]?.word ?? '')) return tokens
  while (between.has(tokens[at + 1]?.word ?? '')) at += 1
  const rest = tokens.slice(at + 1)
  const shown = withoutPages(rest)
  return [{ ...first, word: 'it' }, said('should', first), said(shown.length < rest.length ? 'show' : 'have', first), ...withoutArticle(shown)]
}
const withoutArticle = (tokens: Token[]) => (tokens[0]?.word === 'the' ? tokens.slice(1) : tokens)

const presenting = /^(?:with|about|for|of|listing|showing|displaying|containing)$/
/** "a page with the rules, and a page about the hosts": what the page is for stands for it. */
function withoutPages(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ word }, at) =>
      !(
        (/^(?:pages?|section|area)$/.test(word) && isPageBefore(tokens, at)) ||
        (/^(?:pages?|section|area)$/.test(tokens[at + 1]?.word ?? '') && /^(?:an?|the|one)$/.test(word) && isPageBefore(tokens, at + 1)) ||
        (/^(?:pages?|section|area)$/.test(tokens[at - 1]?.word ?? '') && isPageBefore(tokens, at - 1))
      ),
  )
}
const isPageBefore = (tokens: readonly Token[], at: number) =>
  /^(?:an?|the|one)$/.test(tokens[at - 1]?.word ?? '') && presenting.test(tokens[at + 1]?.word ?? '') && tokens[at + 2]?.isWord === true
