import { isPlural, singular } from '../lexicon/inflect.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import { alsoNouns, verbKind } from '../lexicon/verbs.ts'
import { allowing, functionNouns, having, modals, siteNouns } from './cue-words.ts'
import { determiners, isPreposition } from './phrase.ts'
import { baseOfThird } from './third.ts'
import type { Token } from './words.ts'

const fronting = new Set([
  'when',
  'whenever',
  'if',
  'once',
  'after',
  'before',
  'until',
  'unless',
  'while',
  'as',
  'because',
  'since',
  'during',
  'on',
  'in',
  'at',
  'for',
])
const clausal = new Set(['when', 'whenever', 'if', 'once', 'unless', 'because', 'while'])
const relatives = new Set(['who', 'whom', 'that', 'which', 'whose'])
/** Whose doing a noun is said to be of, without "that": "the routes they have climbed". */
const doers = new Set(['they', 'i', 'we', 'you', 'he', 'she'])
const beings = new Set(['is', 'are', 'was', 'were', 'has', 'have', 'had', 'do', 'does', 'did', 'be', 'been', 'need', 'needs'])
const showing =
  /^(?:shows?|displays?|lists?|explains?|includes?|contains?|tells?|lets?|allows?|enables?|helps?|makes?|supports?|provides?|offers?|connects?|gives?)$/
const endings = new Set([',', ';', ':', '.', ')', '-', '—'])
const asking = new Set(['whether', 'if', 'who', 'how', 'when', 'where', 'why', 'which'])
const knowing =
  /^(?:say|says|see|sees|know|knows|decide|decides|tell|tells|check|checks|confirm|confirms|choose|chooses|show|shows|track|tracks|record|records|log|logs|note|notes|mark|marks)$/

/** "When a class is full, members join …": what only says when is left out of what is read. */
function withoutFront(tokens: readonly Token[]): readonly Token[] {
  const first = tokens[0]?.word ?? ''
  if (!fronting.has(first)) return tokens
  const comma = tokens.findIndex(({ word }) => word === ',')
  if (comma < 2 || comma > 14 || comma >= tokens.length - 2) return tokens
  const rest = tokens.slice(comma + 1)
  if (!clausal.has(first) && tokens.slice(1, comma).some(({ word }) => modals.has(word))) return tokens
  if (['and', 'or'].includes(rest[0]!.word) || endsIn(tokens, comma)) return tokens
  return [{ ...rest[0]!, start: tokens[0]!.start }, ...rest.slice(1)]
}
/** "in addition, …" and such are read elsewhere. */
const endsIn = (tokens: readonly Token[], comma: number) => /^(?:addition|time|example|basis|page|site|website|app|home)$/.test(tokens[comma - 1]!.word)

/** Where a relative clause that begins at `at` ends: before a separator, or before the verb of what it is about. */
function endOfRelative(tokens: readonly Token[], at: number, isSubject: boolean): number {
  let verbs = 0
  for (let end = at + 1; end < tokens.length; end += 1) {
    const { word, isWord } = tokens[end]!
    const before = tokens[end - 1]!.word
    if (!isWord && endings.has(word)) return end
    const acts = beings.has(word) || modals.has(word) || (verbKind(word) !== undefined && !beginsName(tokens, end)) || baseOfThird(word) !== null
    if (word === 'and' && verbs > 0) return end
    if (verbs > 0 && isSubject && modals.has(word)) return end
    if (
      verbs > 0 &&
      isSubject &&
      acts &&
      !determiners.has(before) &&
      !isPreposition(before) &&
      !modals.has(before) &&
      !beings.has(before) &&
      takes(tokens, end)
    )
      return end
    if (acts) verbs += 1
    else if (verbs === 0 && end - at > 4) return at
  }
  return tokens.length
}
/** "link addresses": a verb that is the first word of a name. */
const beginsName = (tokens: readonly Token[], at: number): boolean =>
  alsoNouns.has(tokens[at]!.word) && tokens[at + 1]?.isWord === true && isKnownNoun(`${tokens[at]!.word} ${singular(tokens[at + 1]!.word)}`)
const takes = (tokens: readonly Token[], at: number) => {
  const next = tokens[at + 1]
  return next?.isWord === true && (determiners.has(next.word) || isPlural(next.word) || isPreposition(next.word) === false)
}

/** "guests who arrive late choose …", "books that they no longer need": which ones are meant is left out of what is read. */
function withoutRelatives(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = []
  let acted = false
  for (let at = 0; at < tokens.length; at += 1) {
    const { word } = tokens[at]!
    const end = (relatives.has(word) && isRelative(tokens, at)) || isBareRelative(tokens, at) ? endOfRelative(tokens, at, !acted) : at
    if (end > at) {
      kept[kept.length - 1] = { ...kept.at(-1)!, end: tokens[end - 1]!.end }
      at = end - 1
      continue
    }
    acted ||= modals.has(word) || baseOfThird(word) !== null || (verbKind(word) !== undefined && at > 0 && isPlural(tokens[at - 1]!.word))
    kept.push(tokens[at]!)
  }
  return kept
}

function isBareRelative(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (!doers.has(tokens[at]!.word) || !before?.isWord || !next?.isWord || at < 2) return false
  if (isPreposition(before.word) || asking.has(before.word) || determiners.has(before.word) || ['what', 'and', 'or', 'so'].includes(before.word)) return false
  return verbKind(before.word) === undefined || isPlural(before.word)
}

function isRelative(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (!before?.isWord || !next?.isWord || isPreposition(before.word) || ['so', 'and', 'or', 'all'].includes(before.word)) return false
  if (tokens[at]!.word === 'who' && /^(?:mark|record|note|track)s?$/.test(before.word)) return false
  if (siteNouns.has(before.word) || functionNouns.has(before.word) || showing.test(before.word) || verbKind(before.word) === 'view') return false
  const { word } = tokens[at]!
  if (word === 'that' && determiners.has(next.word) && !['their', 'its', 'no'].includes(next.word) && verbKind(before.word) !== undefined) return false
  if (showing.test(next.word) || allowing.has(next.word) || having.has(next.word)) return false
  return word !== 'who' || !(modals.has(next.word) || next.word === 'want')
}

const attending = /^(?:attended|present|absent|came|missing|late)$/
const coming = /^(?:come|comes|attend|attends|join|joins|participate|part|bring|brings|play|plays|go|coming|attending|free|available|there)$/
const answering = /^(?:say|says|tell|tells|confirm|confirms|state|states|answer|answers|indicate|indicates|mark|marks)$/
const posting = /^(?:post|posts|share|shares|publish|publishes)$/

/** "say whether they come", "sees who is coming": what is asked there names nothing that is kept, unless it says which ones. */
function withoutQuestions(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word }, index) => index > 0 && isQuestion(tokens, index, word))
  if (at === -1) return tokens
  let end = at + 1
  while (end < tokens.length && !endings.has(tokens[end]!.word) && !(['and', 'or'].includes(tokens[end]!.word) && end - at > 2)) end += 1
  if (end <= at + 1) return tokens
  return [...tokens.slice(0, at - 1), ...toldBy(tokens, at, end), ...tokens.slice(end)]
}

const isQuestion = (tokens: readonly Token[], at: number, word: string) => {
  const [before, next] = [tokens[at - 1]!.word, tokens[at + 1]]
  if (next?.isWord !== true) return false
  if (word === 'what') return posting.test(before)
  return asking.has(word) && knowing.test(before) && !(word === 'how' && ['many', 'much'].includes(next.word))
}

/** What stands for a question and the verb before it: an answer to an invitation, the noun of "which rooms", or the verb alone. */
function toldBy(tokens: readonly Token[], at: number, end: number): Token[] {
  const verb = tokens[at - 1]!
  const close = tokens[end - 1]!.end
  const asked = tokens.slice(at, end)
  if (/^(?:mark|record|note|track|log)s?$/.test(verb.word) && asked.some(({ word }) => attending.test(word)))
    return [
      { ...verb, word: verb.word.endsWith('s') ? 'records' : 'record' },
      { ...tokens[at]!, word: 'attendance', end: close },
    ]
  if (answering.test(verb.word) && asked.some(({ word }) => coming.test(word))) return [{ ...verb, word: 'rsvp', end: close }]
  if (tokens[at]!.word === 'what') return [verb, { ...tokens[at]!, word: 'posts', end: close }]
  const noun = tokens[at + 1]
  return tokens[at]!.word === 'which' && noun && isPlural(noun.word) ? [verb, { ...noun, end: close }] : [{ ...verb, end: close }]
}

/** The words without remarks that say when, which ones, or what is asked; each belongs to the word before it. */
export const withoutRemarks = (tokens: readonly Token[]): readonly Token[] => withoutQuestions(withoutRelatives(withoutFront(tokens)))
