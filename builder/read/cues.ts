import { isPlural, singular } from '../lexicon/inflect.ts'
import { isBody, isDoing, isEnd, isPlainUser, isStaff } from '../lexicon/people.ts'
import { alsoNouns, verbKind } from '../lexicon/verbs.ts'
import { isBreak, opensCompound } from './compound.ts'
import { adverbs, allowing, fillers, functionNouns, having, introducers, modals, quality, siteNouns } from './cue-words.ts'
import { isActor, isLead, isMany, isPerson, mayAct } from './person.ts'
import { determiners } from './phrase.ts'
import { verbAt } from './verb.ts'
import type { Token } from './words.ts'

/** How a stretch of a sentence is to be read: verbs in their base form, a list of functions, what the site is, or how it should be. */
export type Mode = 'subject' | 'acts' | 'functions' | 'quality'
export interface Segment {
  readonly mode: Mode
  /** Who does it, in the singular; empty for the site itself. */
  readonly actors: readonly string[]
  /** Indices of tokens: the whole stretch, and where its content begins. */
  readonly from: number
  readonly body: number
  readonly to: number
  /** Under "can", "should": only a verb can stand at its body. */
  readonly isDone?: true
}
interface Cue {
  /** Whether it only lets somebody do what follows. */
  readonly allows?: boolean
  readonly mode: Mode
  readonly actors: readonly string[]
  readonly from: number
  readonly body: number
  readonly isDone?: true
}

/** Cuts a sentence from its token `asked` on, where somebody is said to do something, and where functions are listed. */
export function segmentsOf(tokens: readonly Token[], first: Mode, asked = 0, actors: readonly string[] = []): Segment[] {
  const cues: Cue[] = [{ mode: first, actors, from: 0, body: first === 'acts' ? asked : 0 }]
  for (let at = asked; at < tokens.length; ) {
    const cue = cueAt(tokens, at, Math.max(cues.at(-1)!.body, cues.length === 1 ? asked : 0))
    if (cue) {
      const last = cues.at(-1)!
      if (cue.from <= last.from || (cues.length === 1 && cue.from <= asked) || (last.allows && cue.from - last.body < 2)) {
        cues.pop()
        cues.push({ ...cue, from: last.from })
        at = Math.max(at + 1, cue.body)
        continue
      }
      if ((cue.mode === 'functions' || functionNouns.has(tokens[at]!.word)) && last.mode !== 'subject' && at - last.body < 4 && last.body > last.from) {
        cues.pop()
        cues.push({ ...cue, from: last.from, actors: last.actors })
        at = Math.max(at + 1, cue.body)
        continue
      }
      cues.push(cue)
    }
    at = Math.max(at + 1, cue?.body ?? 0)
  }
  return cues.map((cue, index) => ({ ...cue, to: cues[index + 1]?.from ?? tokens.length })).filter((segment) => segment.to > segment.from)
}

function cueAt(tokens: readonly Token[], at: number, since: number): Cue | null {
  const { word } = tokens[at]!
  if (modals.has(word) && !(word === 'may' && tokens[at]!.capital)) return modalCue(tokens, at, since)
  if (isPerson(word) || isLead(tokens, at) || isDoingThere(tokens, at) || isLet(tokens, at)) return actorCue(tokens, at, since)
  if (functionNouns.has(word) || isBackOffice(tokens, at, since)) return functionCue(tokens, at, since)
  return null
}

/** "where guides offer tours", "in which shelters list dogs": whoever stands between "where" and what is done to several, though the word names a thing too. */
const isDoingThere = (tokens: readonly Token[], at: number): boolean => {
  const from = [1, 2].find((back) => /^(?:where|which)$/.test(tokens[at - back]?.word ?? ''))
  if (from === undefined || !isPlural(tokens[at]!.word) || (tokens[at - from]!.word === 'which' && !/^(?:in|on)$/.test(tokens[at - from - 1]?.word ?? '')))
    return false
  const [verb, done] = [tokens[at + 1], tokens[at + 2]]
  return verb !== undefined && done?.isWord === true && verbKind(verb.word) !== undefined && (isPlural(done.word) || determiners.has(done.word))
}

/** "allowing posters to tip runners": whoever is let do something is somebody. */
const isLet = (tokens: readonly Token[], at: number): boolean =>
  allowing.has(tokens[at - 1]?.word ?? '') &&
  tokens[at + 1]?.word === 'to' &&
  !siteNouns.has(singular(tokens[at]!.word)) &&
  (mayAct(tokens[at]!.word) || isDoing(singular(tokens[at]!.word))) &&
  verbAt(tokens, at + 2, tokens.length, 'base', true, true) !== null

/** A player plays media, players play games. */
const isSite = (actor: string, last: Token | undefined, verb = '') =>
  siteNouns.has(actor) && !(actor === 'player' && last?.word === 'players') && !(actor === 'editor' && (last?.word === 'editors' || editing.test(verb)))
const editing = /^(?:add|approve|publish|remove|review|assign|reject|write|manage|moderate|accept|check|post|schedule|answer|announce|decide)$/
const wanting = /^(?:wants?|needs?|would)$/
/** "special needs" are had, and nobody needs anything. */
const special = /^(?:special|dietary|medical|access|care|particular|accessibility|support)$/
/** What follows needs that somebody has, rather than what somebody needs. */
const noted = /^(?:with|by|including|based|according|such)$/
/** What only people can do, where a part of a site could show or start something. */
const ofPeople =
  /^(?:apply|register|log|sign|browse|search|submit|book|reserve|order|buy|upload|publish|post|accept|reject|approve|decline|join|enter|choose|select|manage|check|edit|write|answer|ask|rate|review|comment|pay|invite|confirm|request|report)$/
/** "Sweeps should be able to see …", "Substitutes can apply": several who are able to do something are people, whatever their trade is called. */
function isUnknownTrade(
  tokens: readonly Token[],
  at: number,
  { from, actors: [name = ''] }: { readonly from: number; readonly actors: readonly string[] },
  isAble: boolean,
): boolean {
  const before = tokens[at - 1]!
  const isOpening = from === 0 || isBreak(tokens[from - 1])
  return isOpening && at - from === 1 && mayAct(before.word) && !siteNouns.has(name) && !functionNouns.has(before.word) && isAble
}

/** "for need posting and item donation": what is needed, before what is done with it. */
const isNeed = (tokens: readonly Token[], at: number): boolean =>
  (isBreak(tokens[at - 1]) || having.has(tokens[at - 1]!.word) || /^(?:for|as|and)$/.test(tokens[at - 1]!.word)) && /ing$/.test(tokens[at + 1]?.word ?? '')

/** "want customers to order" lets them do it; "drivers can accept …", "the system should have …", "users will be able to …". */
function modalCue(tokens: readonly Token[], at: number, since: number): Cue | null {
  if (['they', 'it', 'he', 'she'].includes(tokens[at - 1]?.word ?? '') && /^(?:want|wants|need|needs|would)$/.test(tokens[at]!.word)) return null
  if (tokens[at]!.word === 'want' && /^(?:an?|the|their|my)$/.test(tokens[at - 1]?.word ?? '')) return null
  if (
    /^needs?$/.test(tokens[at]!.word) &&
    (special.test(tokens[at - 1]?.word ?? '') || isNeed(tokens, at) || tokens[at + 1]?.isWord === false || noted.test(tokens[at + 1]?.word ?? ''))
  )
    return null
  const subject = subjectBefore(tokens, at, since)
  const next = skip(tokens, at + 1)
  const word = tokens[next]?.word ?? ''
  if (word === '') return null
  const able = tokens.slice(at, next).some((token) => token.word === 'able')
  const isTheirs = subject.actors.length === 1 && isUnknownTrade(tokens, at, subject, able || ofPeople.test(word))
  const toSite = !isTheirs && subject.actors.every((actor) => isSite(actor, tokens[at - 1], word) || !isActor(actor))
  const actors = toSite ? [] : subject.actors
  if (
    wanting.test(tokens[at]!.word) &&
    (isPerson(word) || isPerson(tokens[next + 1]?.word ?? '')) &&
    tokens.slice(next + 1, next + 3).some((token) => token.word === 'to')
  )
    return { mode: 'quality', allows: true, actors: [], from: subject.from, body: next }
  if (allowing.has(word)) return { mode: 'quality', allows: true, actors, from: subject.from, body: next + 1 }
  if (having.has(tokens[next - 1]?.word ?? '') && next > at + 1) return { mode: 'functions', actors, from: subject.from, body: next }
  if (having.has(word) && (toSite || (word !== 'provide' && word !== 'offer'))) return { mode: 'functions', actors, from: subject.from, body: next + 1 }
  if (!able && quality.has(tokens[at + 1]?.word ?? '') && !/^(?:allowed|at|up|for|through|after)$/.test(tokens[at + 2]?.word ?? ''))
    return { mode: 'quality', actors, from: subject.from, body: next }
  // "The logo should match the design": how a part of the site is, rather than what the site does.
  const isPart = /^(?:match|reflect)$/.test(word) && !subject.actors.some((actor) => siteNouns.has(actor))
  if (toSite && (isPart || !verbAt(tokens, next, tokens.length, 'base', false, true))) return { mode: 'quality', actors, from: subject.from, body: next }
  return { mode: 'acts', actors, from: subject.from, body: next, isDone: true }
}

function skip(tokens: readonly Token[], from: number): number {
  let at = from
  while (
    at < tokens.length &&
    (fillers.has(tokens[at]!.word) || adverbs.has(tokens[at]!.word)) &&
    !(tokens[at]!.word === 'have' && !['the', 'to'].includes(tokens[at + 1]?.word ?? ''))
  )
    at += 1
  return at
}

const isVerbOnly = (word: string) => verbKind(word) !== undefined && !alsoNouns.has(word) && !isPerson(word)

function subjectBefore(tokens: readonly Token[], at: number, since: number): { actors: string[]; from: number } {
  const actors: string[] = []
  let from = at
  while (from > since && at - from < 8) {
    const before = tokens[from - 1]!
    if (before.word === 'and' && from < at && (isPerson(tokens[from - 2]?.word ?? '') || siteNouns.has(tokens[from - 2]?.word ?? ''))) {
      actors.unshift(nameOf(tokens, from, at))
      at = from - 1
      from -= 1
      continue
    }
    if (
      !before.isWord ||
      ['and', 'where', 'so', 'while', 'for', 'with', 'to', 'when', 'if', 'in', 'by', 'of', 'that', 'which', 'until', 'once', 'after', 'before'].includes(
        before.word,
      ) ||
      allowing.has(before.word) ||
      (from < at && isVerbOnly(before.word))
    )
      break
    from -= 1
  }
  actors.unshift(nameOf(tokens, from, at))
  return { actors: actors.filter((actor) => actor !== ''), from: leadOf(tokens, from, since) }
}

/** Takes the conjunction before the subject into its stretch: "where users", ", and administrators". */
function leadOf(tokens: readonly Token[], from: number, since: number): number {
  let at = from
  while (
    at > since &&
    ['where', 'and', 'so', 'while', 'when', 'also', ',', 'which', 'that', 'who', 'until', 'once', 'after', 'before'].includes(tokens[at - 1]!.word)
  )
    at -= 1
  return at
}

/** Words before the name of somebody that are no part of it. */
const said = new Set(
  'the a an each every all that which registered ordinary regular potential both other different only authorized logged-in also medium-sized small-sized large-sized micro'.split(
    ' ',
  ),
)
function nameOf(tokens: readonly Token[], from: number, to: number): string {
  const words = tokens
    .slice(from, to)
    .map((token) => token.word)
    .filter((word) => !said.has(word))
  if (isBody(words.join(' '))) return words.join(' ')
  if (words.length === 0) return tokens.slice(from, to).some((token) => ['that', 'which'].includes(token.word)) ? 'it' : ''
  if (words.length > 1 && isEnd(words.at(-1)!) && words.at(-1) !== 'client') return singular(words.slice(0, -1).join(' '))
  const last = singular(words.at(-1)!)
  if (siteNouns.has(last)) return words.slice(0, -1).some((word) => /^(?:admin|management|backend|background)/.test(word)) ? 'administrator' : last
  return words.length === 1 || (isPlainUser(last) && !isStaff(`${words.at(-2)} ${last}`)) ? last : singular(words.slice(-2).join(' '))
}

/** "where people book …", "for users to place …", "allows customers to …", without a modal verb. */
function actorCue(tokens: readonly Token[], at: number, since: number): Cue | null {
  const { word } = tokens[at]!
  let next = at + 1
  const toward = tokens[next]?.word === 'to' || tokens[next]?.word === 'who'
  const before = tokens[at - 1]?.word ?? ''
  if ((before === 'on' && tokens[at - 2]?.word === 'based') || (toward && /^(?:select|choose|pick)$/.test(before))) return null
  if (!toward && !isMany(word) && !['i', 'we', 'me', 'us', 'everyone', 'anyone', 'you', 'they'].includes(word)) return null
  const led =
    (isMany(word) && opensCompound(tokens, at)) ||
    ['where', 'for', 'so', 'which', 'in'].includes(before) ||
    allowing.has(before) ||
    allowing.has(tokens[at - 2]?.word ?? '') ||
    (isBreak(tokens[at - 1]) || before === 'and' ? isMany(word) : false) ||
    ['i', 'we'].includes(word)
  if (toward) next += 1
  while (['can', 'also', 'easily', 'quickly', 'directly', 'to', 'just'].includes(tokens[next]?.word ?? '')) next += 1
  if (next === at + 1 && !(toward || led)) return null
  if (modals.has(tokens[at + 1]?.word ?? '')) return null
  const verb = verbAt(tokens, next, tokens.length, 'base', true)
  if (!verb && toward && tokens[at + 1]?.word === 'to' && allowing.has(before))
    return { mode: 'quality', actors: [], from: Math.max(since, at - 1), body: next }
  if (!verb || (!toward && !led && verb.next === next)) return null
  const isListed = [before, tokens[at - 2]?.word ?? ''].some((one) => one === 'and' || one === ',')
  if (!toward && isListed && /^(?:list|log|group)$/.test(tokens[next]!.word) && !tokens[next + 1]?.isWord) return null
  const subject = subjectBefore(tokens, at + 1, since)
  const from =
    ['for', 'to'].includes(tokens[subject.from - 1]?.word ?? '') || allowing.has(tokens[subject.from - 1]?.word ?? '') ? subject.from - 1 : subject.from
  return { mode: 'acts', actors: subject.actors.filter((actor) => !isSite(actor, tokens[at])), from: Math.max(from, since), body: next }
}

/** "have a management system for managing courses, users and exams". */
const isBackOffice = (tokens: readonly Token[], at: number, since: number): boolean =>
  tokens[at]!.word === 'system' &&
  tokens[at - 1]?.word === 'management' &&
  (having.has(tokens[haveBefore(tokens, at, since)]!.word) || having.has(tokens[since - 1]?.word ?? '')) &&
  /^(?:for|including)$/.test(tokens[at + 1]?.word === ',' ? (tokens[at + 2]?.word ?? '') : (tokens[at + 1]?.word ?? ''))

/** "functions, including news, games and chat": a break before a list of more than one. */
const listsAfterBreak = (tokens: readonly Token[], at: number): boolean =>
  isPlural(tokens[at]!.word) &&
  tokens[at + 1]?.word === ',' &&
  /^(?:including|such)$/.test(tokens[at + 2]?.word ?? '') &&
  tokens.slice(at + 3, at + 11).some(({ word }) => word === ',' || word === 'and')

/** "have data management capabilities to …": of what kind they are, where "a backup function to …" is one of its own. */
const isQualified = (tokens: readonly Token[], at: number, since: number): boolean =>
  tokens[at]!.word === 'capabilities' &&
  at - since < 5 &&
  having.has(tokens[since - 1]?.word ?? '') &&
  tokens.slice(since, at).every(({ isWord, word }) => isWord && word !== 'and' && word !== 'or')

/** "functionalities for …", "features such as …", "Pages: …"; also before the functions that "have" or "with" announce. */
function functionCue(tokens: readonly Token[], at: number, since: number): Cue | null {
  const after = listsAfterBreak(tokens, at) ? at + 2 : at + 1
  const next = tokens[after]?.word ?? ''
  if (next === 'to' && (at - since < 2 || isQualified(tokens, at, since)) && verbAt(tokens, at + 2, tokens.length, 'base', true))
    return { mode: 'acts', actors: [], from: Math.max(since, haveBefore(tokens, at, since)), body: at + 2 }
  if (next === 'of' && /^(?:pages|parts|sections)$/.test(tokens[at]!.word)) return null
  if (!introducers.has(next) || (next === 'such' && tokens[after + 1]?.word !== 'as')) return null
  if (next === 'to' || next === 'are') return null
  const from = Math.max(since, haveBefore(tokens, at, since))
  return { mode: 'functions', actors: [], from: from === since ? leadStart(tokens, at, since) : from, body: after + (next === 'such' ? 2 : 1) }
}

function haveBefore(tokens: readonly Token[], at: number, since: number): number {
  for (let index = at - 1; index >= since && at - index < 6; index -= 1) if (having.has(tokens[index]!.word)) return index
  return since
}
const leadStart = (tokens: readonly Token[], at: number, since: number) => {
  let from = at
  while (from > since && !isBreak(tokens[from - 1])) from -= 1
  return from
}
