import { gerundBases, isPlural } from '../lexicon/inflect.ts'
import { verbKind } from '../lexicon/verbs.ts'
import { modals } from './cue-words.ts'
import { determiners, isPreposition } from './phrase.ts'
import type { Token } from './words.ts'

/** Verbs of two words by the plain verb that says the same. */
// biome-ignore format: a table
const together: Readonly<Record<string, string>> = {
  'page through': 'browse', 'leaf through': 'browse', 'look through': 'browse', 'flip through': 'browse', 'scroll through': 'browse', 'go through': 'browse', 'look over': 'browse', 'look at': 'view',
  'top up': 'recharge', 'load up': 'recharge', 'rent out': 'rent', 'hire out': 'rent', 'lend out': 'lend', 'look after': 'manage', 'give out': 'assign', 'find out': 'view', 'put up': 'post',
  'turn down': 'reject', 'call off': 'cancel', 'close down': 'close', 'ask about': 'inquire', 'opt into': 'join', 'team up': 'join', 'pair up': 'join', 'write up': 'write', 'swap out': 'exchange', 'put forward': 'propose', 'bring forward': 'propose', 'draw up': 'draft', 'type in': 'enter', 'key in': 'enter', 'work out': 'calculate', 'split up': 'divide', 'weed out': 'remove', 'give away': 'offer',
}
/** The same, where what is done to stands between the two words: "bring it back". */
// biome-ignore format: a table
const apart: Readonly<Record<string, string>> = {
  'bring back': 'return', 'give back': 'return', 'send back': 'return', 'hand back': 'return', 'take back': 'return', 'put back': 'return', 'take down': 'delete', 'sign off': 'approve', 'turn down': 'reject', 'call off': 'cancel',
  'give out': 'assign', 'write down': 'record', 'note down': 'record', 'pass on': 'forward', 'close down': 'close', 'look up': 'view', 'cross off': 'complete', 'tick off': 'complete', 'check off': 'complete', 'rent out': 'rent', 'lend out': 'lend',
}
const parts = (table: Readonly<Record<string, string>>) => ({
  firsts: new Set(Object.keys(table).map((both) => both.split(' ')[0]!)),
  lasts: new Set(Object.keys(table).map((both) => both.split(' ')[1]!)),
})
const joined = parts(together)
const parted = parts(apart)
const longestBetween = 4

/** The base of a verb and what makes its form: "signs" is "sign" and "s". */
function formOf(word: string, bases: ReadonlySet<string>): { readonly base: string; readonly ending: '' | 's' | 'ing' } | null {
  if (bases.has(word)) return { base: word, ending: '' }
  if (word.endsWith('s') && bases.has(word.slice(0, -1))) return { base: word.slice(0, -1), ending: 's' }
  const base = gerundBases(word).find((one) => bases.has(one))
  return base === undefined ? null : { base, ending: 'ing' }
}
const inflected = (base: string, ending: '' | 's' | 'ing'): string =>
  ending === '' ? base : ending === 's' ? `${base}${/(?:ch|sh|s|x)$/.test(base) ? 'es' : 's'}` : `${base.replace(/e$/, '')}ing`

const isParting = (token: Token | undefined) =>
  token === undefined ||
  !token.isWord ||
  ['and', 'or', 'then', 'when', 'if', 'so', 'after', 'before', 'until', 'with', 'by', 'to', 'on', 'for', 'at'].includes(token.word)

/** Where the second word of a verb stands apart from the first; -1 where it does not. */
function particleAfter(tokens: readonly Token[], at: number, base: string): number {
  for (let end = at + 2; end < tokens.length && end <= at + 1 + longestBetween; end += 1) {
    const between = tokens[end - 1]!
    if (!between.isWord || ['and', 'or'].includes(between.word) || modals.has(between.word) || isPreposition(between.word)) return -1
    if (parted.lasts.has(tokens[end]!.word) && Object.hasOwn(apart, `${base} ${tokens[end]!.word}`)) return isParting(tokens[end + 1]) ? end : -1
  }
  return -1
}

/** "page through films" as "browse films", "takes old ones down" as "deletes old ones", each covering the words that it stands for. */
function withPlainVerbs(tokens: readonly Token[]): readonly Token[] {
  const said: Token[] = []
  let dropped = -1
  let isChanged = false
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (at === dropped) {
      said.push({ ...said.pop()!, end: token.end })
      continue
    }
    const near = formOf(token.word, joined.firsts)
    const plain = near === null ? undefined : together[`${near.base} ${tokens[at + 1]?.word ?? ''}`]
    if (
      near &&
      plain !== undefined &&
      (tokens[at + 2]?.isWord === true || near.ending === 'ing') &&
      !(near.base === 'look' && determiners.has(tokens[at - 1]?.word ?? ''))
    ) {
      said.push({ ...token, word: inflected(plain, near.ending), end: tokens[at + 1]!.end })
      at += 1
      isChanged = true
      continue
    }
    const far = dropped > at ? null : formOf(token.word, parted.firsts)
    const end = far === null ? -1 : particleAfter(tokens, at, far.base)
    if (far && end !== -1) {
      said.push({ ...token, word: inflected(apart[`${far.base} ${tokens[end]!.word}`]!, far.ending) })
      dropped = end
      isChanged = true
      continue
    }
    said.push(token)
  }
  return isChanged ? said : tokens
}

const spans = /^(?:day|week|month|year|evening|morning|afternoon|night|hour|time|lesson|season|quarter|weekend)s?$/
const since = /^(?:before|ago|later|earlier|ahead|after|beforehand)$/
const counted = /^(?:an?|the|one|two|three|four|five|few|\d{1,3})$/

/** How many words from `at` on only say when: "each day", "a day before", "this month", "from 0 to 10". */
function timeAt(tokens: readonly Token[], at: number): number {
  const [first, second, third] = [tokens[at]!.word, tokens[at + 1]?.word ?? '', tokens[at + 2]?.word ?? '']
  const ends = (next: number) => isParting(tokens[at + next]) || determiners.has(tokens[at + next]!.word)
  if (/^(?:each|every)$/.test(first) && spans.test(second) && at > 0 && tokens[at - 1]!.word !== 'for' && ends(2)) return 2
  if (
    /^(?:this|next|last)$/.test(first) &&
    spans.test(second) &&
    at > 0 &&
    isParting(tokens[at + 2]) &&
    tokens[at - 1]!.isWord &&
    !isPreposition(tokens[at - 1]!.word)
  )
    return 2
  if (counted.test(first) && spans.test(second) && since.test(third) && at > 0 && isParting(tokens[at + 3])) return 3
  if (first === 'at' && second === 'the' && /^(?:end|beginning|start|moment|same)$/.test(third) && at > 0 && isParting(tokens[at + 3])) return 3
  if (first === 'from' && /^\d+$/.test(second) && third === 'to' && /^\d+$/.test(tokens[at + 3]?.word ?? '')) return 4
  return /^(?:today|tomorrow|tonight)$/.test(first) && at > 0 && isParting(tokens[at + 1]) && !isPreposition(tokens[at - 1]!.word) ? 1 : 0
}

/** The words without those that only say when, which belong to the word before them. */
function withoutTimes(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const count = at === 0 || verbKind(tokens[at - 1]!.word) === 'choose' ? 0 : timeAt(tokens, at)
    if (count > 0 && tokens[at - 1]!.isWord) {
      kept.push({ ...kept.pop()!, end: tokens[at + count - 1]!.end })
      at += count - 1
    } else kept.push(tokens[at]!)
  }
  return kept.length === tokens.length ? tokens : kept
}

/** "can read but not vote": what is not to be done is left out of what is. */
function withoutRefusals(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word }, index) => index > 0 && word === 'but' && tokens[index + 1]?.word === 'not' && tokens[index + 2]?.word !== 'limited')
  if (at === -1) return tokens
  let end = at + 1
  while (end < tokens.length && tokens[end]!.isWord && tokens[end]!.word !== 'and') end += 1
  const last = tokens[at - 1]!
  return [...tokens.slice(0, at - 1), { ...last, end: tokens[end - 1]!.end }, ...tokens.slice(end)]
}

const leading = /^(?:heads?|directors?|chiefs?|chairs?|members?|board|chairman|chairwoman|captains?)$/
/** "the head of IT" as one word for who that is. */
function withHeads(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word }, index) => leading.test(word) && tokens[index + 1]?.word === 'of' && tokens[index + 2]?.isWord === true)
  const name = tokens[at + 2]
  if (tokens[at]?.word === 'board' && !/^(?:directors|trustees|governors|education)$/.test(name?.word ?? '')) return tokens
  if (at === -1 || !name || determiners.has(name.word) || isPlural(name.word) || (tokens[at]!.word.startsWith('member') && name.word !== 'staff')) return tokens
  const word = isPlural(tokens[at]!.word) && !tokens[at]!.word.startsWith('member') ? `${name.word} ${tokens[at]!.word}` : `${tokens[at]!.word} of ${name.word}`
  return [...tokens.slice(0, at), { ...tokens[at]!, word, text: word, end: name.end }, ...tokens.slice(at + 3)]
}

/** "I, the maker, add soaps" as "the maker can add soaps". */
function withOwnName(tokens: readonly Token[]): readonly Token[] {
  if (tokens[0]?.word !== 'i' || tokens[1]?.word !== ',' || tokens[2]?.word !== 'the') return tokens
  const close = tokens.findIndex(({ word }, at) => at > 3 && at < 7 && word === ',')
  if (close === -1) return tokens
  const can: Token = { ...tokens[close]!, word: 'can', text: '', isWord: true, start: tokens[close]!.end }
  return [{ ...tokens[2]!, start: tokens[0]!.start }, ...tokens.slice(3, close), can, ...tokens.slice(close + 1)]
}

const meant = /^(?:used|aimed|intended|designed|meant|suitable|capable|dedicated)$/
const toward = /^(?:to|for|at|of|in|by)$/
const judged = /^(?:necessary|possible|important|required|recommended|essential|advisable|desirable|needed)$/
/** Where the words go on after "fill in their information to"; -1 where they do not. */
function pastForm(tokens: readonly Token[], at: number): number {
  for (let end = at + 2; end < at + 8 && end < tokens.length - 1; end += 1) {
    if (!tokens[end]!.isWord) return -1
    if (tokens[end]!.word === 'to') return /^(?:forms?|information|details)$/.test(tokens[end - 1]!.word) && isVerbal(tokens, end + 1) ? end + 1 : -1
  }
  return -1
}
/** How many words from `at` on only lead to what follows: "used" of "used for querying", "it is necessary to", "click the button to", "fill in the form to". */
function leadAt(tokens: readonly Token[], at: number): number {
  const [first, second, third] = [tokens[at]!.word, tokens[at + 1]?.word ?? '', tokens[at + 2]?.word ?? '']
  if (meant.test(first) && toward.test(second) && !/^(?:is|are|be|was|were|can|get|gets)$/.test(tokens[at - 1]?.word ?? ''))
    return isVerbal(tokens, at + 2) ? (second === 'to' || second === 'for' ? 1 : 2) : 0
  if (first === 'it' && /^(?:is|was|will)$/.test(second)) {
    const judging = third === 'be' ? at + 3 : at + 2
    if (judged.test(tokens[judging]?.word ?? '') && /^(?:to|that)$/.test(tokens[judging + 1]?.word ?? '')) return judging + 2 - at
  }
  if (first === 'fill') return Math.max(0, pastForm(tokens, at) - at)
  if (!/^(?:click|press|tap)$/.test(first)) return 0
  for (let end = at + 2; end < at + 8 && end < tokens.length - 1; end += 1) {
    if (!tokens[end]!.isWord) return 0
    if (tokens[end]!.word === 'to' && /^(?:buttons?|links?|icons?|options?|menu)$/.test(tokens[end - 1]!.word) && isVerbal(tokens, end + 1)) return end + 1 - at
  }
  return 0
}
const isVerbal = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.word ?? ''
  return verbKind(word) !== undefined || gerundBases(word).some((base) => verbKind(base) !== undefined)
}

/** Whoever fills in a form to receive something requests it. */
const getting = /^(?:receive|get|obtain)$/
/** The words without those that only lead to what follows, which belong to the word after them. */
function withoutLeads(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const count = leadAt(tokens, at)
    if (count === 0) {
      kept.push(tokens[at]!)
      continue
    }
    const next = tokens[at + count]!
    const word = tokens[at]!.word === 'fill' && getting.test(next.word) ? 'request' : next.word
    kept.push({ ...next, word, start: tokens[at]!.start })
    at += count
  }
  return kept.length === tokens.length ? tokens : kept
}

const ways = /^(?:entry|entrance|access)$/
/** "vehicle entry and exit management": the two ways through one gate, of which one record is kept. */
function withWays(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word }, index) => index > 0 && ways.test(word) && tokens[index + 1]?.word === 'and' && tokens[index + 2]?.word === 'exit')
  const before = tokens[at - 1]
  if (at === -1 || !before?.isWord || isPreposition(before.word) || determiners.has(before.word)) return tokens
  const way = { ...tokens[at]!, word: 'entry and exit', text: 'entry and exit', end: tokens[at + 2]!.end }
  return [...tokens.slice(0, at), way, ...withWays(tokens.slice(at + 2)).slice(1)]
}

const kept = /^(?:items?|goods|articles?|things|objects?|property|properties|belongings)$/
/** "lost and found", "lost or found items": one notice board of both. */
function withLosses(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word }, index) => word === 'lost' && /^(?:and|or)$/.test(tokens[index + 1]?.word ?? '') && tokens[index + 2]?.word === 'found')
  if (at === -1) return tokens
  const both = kept.test(tokens[at + 3]?.word ?? '') ? 'lost or found' : 'lost and found'
  const one = { ...tokens[at]!, word: both, text: both, end: tokens[at + 2]!.end }
  return [...tokens.slice(0, at), one, ...withLosses(tokens.slice(at + 3))]
}

/** "hall of fame", "wall of fame": where those who did best are listed. */
function withFame(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word }, index) => word === 'fame' && tokens[index - 1]?.word === 'of' && /^(?:hall|wall)$/.test(tokens[index - 2]?.word ?? ''))
  if (at === -1) return tokens
  const one = { ...tokens[at - 2]!, word: 'leaderboard', text: 'leaderboard', end: tokens[at]!.end }
  return [...tokens.slice(0, at - 2), one, ...tokens.slice(at + 1)]
}

/** "apply to join clubs" as "apply for clubs". */
function withJoining(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ word }, index) => word === 'join' && tokens[index - 1]?.word === 'to' && /^appl(?:y|ies|ying)$/.test(tokens[index - 2]?.word ?? ''),
  )
  if (at === -1 || !tokens[at + 1]?.isWord) return tokens
  return [...tokens.slice(0, at - 1), { ...tokens[at]!, word: 'for', start: tokens[at - 1]!.start }, ...tokens.slice(at + 1)]
}

const choosing = new Set(['mark', 'choose', 'pick', 'select', 'set', 'tag', 'star'])
/** "mark favorite exhibits" as "save favorite exhibits". */
function withFavorites(tokens: readonly Token[]): readonly Token[] {
  const said = tokens.map((token, at) => {
    const form = formOf(token.word, choosing)
    const next = /^(?:an?|the|their|your|my|our|his|her)$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1
    return form && /^favou?rite$/.test(tokens[next]?.word ?? '') && tokens[next + 1]?.isWord ? { ...token, word: inflected('save', form.ending) } : token
  })
  return said.some((token, at) => token !== tokens[at]) ? said : tokens
}

const gatherings =
  /^(?:events?|workshops?|classes|class|courses?|lessons?|trainings?|seminars?|webinars?|lectures?|talks?|tours?|walks?|hikes?|trips?|camps?|meetups?|tournaments?|competitions?|races?|runs?|rides?|contests?|activities|activity|shifts?|sessions?|programs?|programmes?|excursions?|retreats?|sign-?ups?)$/
const entering = /^(?:logs?|login|log-in|logging|sign-in|register|account|accounts|password)$/
/** "browse upcoming workshops and sign up" as "sign up for workshops"; where the words speak of accounts, it is for one of those. */
function withSignUps(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ word }, index) => /^signs?$/.test(word) && tokens[index + 1]?.word === 'up' && (index + 2 >= tokens.length || !tokens[index + 2]!.isWord),
  )
  const before = tokens.slice(Math.max(0, at - 6), Math.max(0, at))
  const what = before.findLast(({ word }) => gatherings.test(word))
  if (at < 2 || !what || tokens.some(({ word }) => entering.test(word))) return tokens
  const up = tokens[at + 1]!
  const meant = ['for', what.word].map((word): Token => ({ ...up, word, text: '', start: up.end }))
  return [...tokens.slice(0, at + 2), ...meant, ...tokens.slice(at + 2)]
}

/** Ways of saying that read alike: verbs of two words, whole names of offices, the two ways through a gate, what is lost and found, remarks of time and of what is not done. */
export const spokenSimply = (tokens: readonly Token[]): readonly Token[] =>
  withoutTimes(
    withPlainVerbs(withoutRefusals(withHeads(withOwnName(withoutLeads(withJoining(withLosses(withWays(withSignUps(withFavorites(withFame(tokens))))))))))),
  )
