import { verbKind } from '../lexicon/verbs.ts'
import { determiners, isPreposition } from './phrase.ts'
import type { Token } from './words.ts'

const modals = new Set(['can', 'could', 'may', 'should', 'must', 'will', 'shall'])
const beings = new Set(['is', 'are', 'be', 'was', 'were'])
const parting = new Set([',', ';', ':', 'where', 'so', 'while', 'that', 'which', 'who', 'when', 'if', 'whether', '(', 'then', 'also'])
const between = new Set(['also', 'then', 'only', 'easily', 'always', 'later', 'afterwards', 'automatically', 'directly', 'manually', 'both'])

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

/** A word that was not said, at the place of one that was. */
export const said = (word: string, { start }: Pick<Token, 'start'>): Token => ({ start, end: start, word, text: word, isWord: true, capital: false })

/** Where the subject of what stands at `at` begins: after the last word that parts, or after "and" where a verb stands before it. */
function subjectFrom(tokens: readonly Token[], at: number, since: number): number {
  let from = at
  while (from > since && !parting.has(tokens[from - 1]!.word)) from -= 1
  for (let and = at - 1; and > from; and -= 1)
    if (tokens[and]!.word === 'and' && tokens.slice(from, and).some(({ word }) => verbKind(word) !== undefined || modals.has(word))) return and + 1
  return from
}

/** "Broken links, missing images and old pages should be repaired": a sentence that begins with a list of what it is done to. */
const isListed = (tokens: readonly Token[]): boolean =>
  tokens.at(-1)?.isWord === true &&
  tokens.some(({ word }) => word === ',') &&
  tokens.some(({ word }) => word === 'and' || word === 'or') &&
  tokens.every(
    ({ word, isWord }) =>
      (isWord ? !isPreposition(word) || word === 'and' || word === 'or' : word === ',') && !parting.has(word === ',' ? '' : word) && !modals.has(word),
  )

interface Passive {
  readonly bases: readonly Token[]
  /** "by growers": who does it. */
  readonly by: readonly Token[]
  readonly next: number
}

/** "tabled" of "tabled, amended and voted on": one that is not known here, before others that are. */
const isAmongOthers = (tokens: readonly Token[], at: number): boolean =>
  /^[a-z]{3,}ed$/.test(tokens[at]?.word ?? '') && /^(?:,|and|or)$/.test(tokens[at + 1]?.word ?? '') && baseOfParticiple(tokens[at + 2]?.word ?? '') !== null

/** "acknowledged", "searched and added to …", "marked by staff" after a form of "to be"; null where no known verb stands there. */
function participlesAt(tokens: readonly Token[], from: number): Passive | null {
  const bases: Token[] = []
  let [at, next] = [from, from]
  for (;;) {
    while (at < tokens.length && between.has(tokens[at]!.word)) at += 1
    const base = baseOfParticiple(tokens[at]?.word ?? '')
    if (tokens[at]?.word === 'topped' && tokens[at + 1]?.word === 'up') {
      bases.push({ ...tokens[at]!, word: 'top-up', end: tokens[at + 1]!.end })
      at += 2
      next = at
      break
    }
    if (base === null && isAmongOthers(tokens, at)) {
      at += 2
      continue
    }
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
  const verbs =
    off !== null
      ? [said('mark', lead)]
      : bases.flatMap(({ word }, index) => [...(index > 0 ? [said('and', lead)] : []), { ...said(word, lead), isVerb: true as const }])
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
  const one = turnedOn(tokens, verb)
  if (one) return one
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
const ofTheScreen = /^(?:dark|night|light|notifications?|sounds?|music|themes?|microphones?|cameras?|javascript|cookies?)$/
/** "turn on lamps" and "switch off the pump", of what has both states; null of anything else. */
function turnedOn(tokens: readonly Token[], verb: number): readonly Token[] | null {
  const way = tokens[verb + 1]?.word ?? ''
  if (!/^(?:on|off)$/.test(way) || pastToggle(tokens, verb + 1) !== null) return null
  let end = verb + 2
  while (end < tokens.length && tokens[end]!.isWord && !isPreposition(tokens[end]!.word) && !/^(?:and|or)$/.test(tokens[end]!.word)) end += 1
  const object = tokens.slice(verb + 2, end)
  if (object.length > 0 && way === 'on' && /^(?:dark|night|light)$/.test(object[0]!.word) && object[1]?.word === 'mode')
    return [...tokens.slice(0, verb), { ...tokens[verb]!, word: 'switch' }, { ...tokens[verb + 1]!, word: 'to' }, ...tokens.slice(verb + 2)]
  if (object.length === 0 || object.some(({ word }) => ofTheScreen.test(word))) return null
  return [
    ...tokens.slice(0, verb),
    { ...tokens[verb]!, word: 'mark' },
    ...object,
    ...closed(toggles(tokens, end - 1, end)),
    ...spokenAsStates(tokens.slice(end)),
  ]
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
    const isList = read !== null && since === 0 && isListed(tokens.slice(0, at))
    const from = isList ? 0 : read ? subjectFrom(tokens, at, since) : at
    const subject = tokens.slice(from, at)
    if (!read || !isWholeSubject(isList ? subject.filter(({ isWord }) => isWord) : subject)) {
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
