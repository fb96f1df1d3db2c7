import { kitOf } from '../lexicon/nouns.ts'
import { alsoNouns, verbKind } from '../lexicon/verbs.ts'
import { modals } from './cue-words.ts'
import { isField } from './field.ts'
import { isActor } from './person.ts'
import { determiners, isPreposition } from './phrase.ts'
import { subjectAt } from './spliced.ts'
import { baseOfThird } from './third.ts'
import type { Token } from './words.ts'

/** What one says that somebody does, within a sentence. */
export interface Said {
  /** Who does it, where the words name somebody here. */
  readonly who: readonly Token[]
  /** From the verb on, which stands in its base form. */
  readonly tokens: readonly Token[]
  /** As it was said. */
  readonly whole: readonly Token[]
}

const joining = /^(?:,|;|and|then|but|so|also|afterwards|later|after|next|plus|or|maybe|:)$/
const adverbs = /^(?:also|then|just|only|all|both|always|later|either|usually|simply|now|please|each|still|quickly|even|first)$/
/** Verbs of talk that formal words know otherwise, or not at all. */
const talked =
  /^(?:tell|say|put|tick|cross|write|jot|note|give|get|let|pick|choose|grab|fill|hand|take|bring|look|see|press|type|leave|enter|state|mention|show|check|confirm|decline|okay|ok|accept|swap|skip|ask|go|come|know|want|need|keep|set|make|meet|hold|find|stick|click|tap|upload|attach|call|ring|cancel|book|log|rate|vote|read|join|add|mark|draw|invite|reserve|pay|post|order|report|request|suggest|sign|download|borrow|return|answer|reply|comment|thumb|upvote|weigh|share|search|browse|filter|decide|do|upvote|approve|reject|change|move|drag|send|submit|register|apply|record|track|count|print|export|buy|sell|rent|list|offer|watch|listen|follow|like|save|chat|message|collect|deliver|start|stop|finish|complete|close|open|assign|plan|schedule|organise|organize|host|charge|split|weigh|score|grade|review|edit|delete|remove|update|create|publish)$/
const object =
  /^(?:me|us|it|them|him|her|their|his|its|my|our|your|a|an|the|this|that|these|those|what|which|how|when|where|who|whether|if|one|some|any|each|every|all|down|up|off|out|in|back|on|through|at|for|to|with|more|online|ok|okay|yes)$/

/** The base form of a verb that can begin what somebody does; null where none stands there. */
function verbWord(tokens: readonly Token[], at: number, isThird: boolean): string | null {
  const token = tokens[at]
  if (!token?.isWord) return null
  const { word } = token
  const base = talked.test(word) || (verbKind(word) !== undefined && !isThird) ? word : (third(word) ?? (verbKind(word) === undefined ? null : word))
  if (base === null || (verbKind(base) === undefined && !talked.test(base))) return null
  return base
}
const third = (word: string): string | null => {
  const known = baseOfThird(word)
  if (known !== null) return known
  const bare =
    word === 'has' || word === 'does' || word === 'goes'
      ? null
      : word
          .replace(/ies$/, 'y')
          .replace(/(ss|ch|sh|x|o)es$/, '$1')
          .replace(/(?<!s)s$/, '')
  return bare !== null && bare !== word && talked.test(bare) ? bare : null
}

/** Whether a verb without somebody before it stands at a place, as "tick them off" after a comma. */
function acts(tokens: readonly Token[], at: number, isThird: boolean): boolean {
  const base = verbWord(tokens, at, isThird)
  if (base === null || (isThird && base === tokens[at]!.word)) return false
  const next = tokens[at + 1]
  if ((next === undefined || !next.isWord) && /^(?:cancel|pay|reply|comment|vote|chat|confirm|rsvp|leave)$/.test(base)) return true
  if (next === undefined || !next.isWord) return isThird && !alsoNouns.has(base) && next?.word !== ':'
  if (object.test(next.word)) return true
  if (!alsoNouns.has(base)) return !determiners.has(tokens[at]!.word)
  return talked.test(base) && !isField(next.word) && !joining.test(next.word) && !isPreposition(next.word) && kitOf(`${base} ${next.word}`) === undefined
}

interface Found {
  readonly who: readonly Token[]
  readonly at: number
  readonly isThird: boolean
}

/** "tenants", "the ward sister", "our volunteers": those who act, and the place of their verb; null where nobody does. */
function actorAt(tokens: readonly Token[], from: number): Found | null {
  if (wishing.test(tokens[from]?.word ?? '')) return null
  const subject = subjectAt(tokens, from) ?? namedAt(tokens, from)
  if (!subject) return null
  let at = pastPlace(tokens, subject.next)
  while (adverbs.test(tokens[at]?.word ?? '')) at += 1
  if (tokens[at]?.word === 'would' && wishing.test(tokens[at + 1]?.word ?? '')) at += 1
  const wanted = wishing.test(tokens[at]?.word ?? '') ? wantedAt(tokens, at + 1) : null
  if (wanted) return wanted
  const placed = wishing.test(tokens[at]?.word ?? '') ? pastSite(tokens, at + 1) : -1
  if (placed !== -1 && placed < tokens.length && verbWord(tokens, placed, false) !== null)
    return { who: tokens.slice(from, subject.next), at: placed, isThird: false }
  let isAble = false
  while (
    /^(?:can|could|should|must|may|might|will|would|have|has|to|be|able|need|needs|want|wants|like|get|gets|only|also|then|just)$/.test(tokens[at]?.word ?? '')
  ) {
    if (/^(?:have|has)$/.test(tokens[at]!.word) && tokens[at + 1]?.word !== 'to' && !isAble) return null
    if (/^(?:gets?|wants?|needs?|like|would)$/.test(tokens[at]!.word) && !/^(?:to|also|like|love)$/.test(tokens[at + 1]?.word ?? '')) break
    isAble = true
    at += 1
  }
  if (at >= tokens.length) return null
  const base = verbWord(tokens, at, !subject.isMany || !isAble)
  // "vet visits, feeding plan" names two things, "the vet visits, and writes a note" tells of two acts.
  const isLed = determiners.has(tokens[from]!.word) || third(tokens[at + 2]?.word ?? '') !== null
  const isJoined = isLed && /^(?:and|,)$/.test(tokens[at + 1]?.word ?? ',') && tokens[at]!.word !== base
  if (base === null || (!isAble && alsoNouns.has(base) && !object.test(tokens[at + 1]?.word ?? '') && !subject.isMany && !isJoined)) return null
  return { who: tokens.slice(from, subject.next), at, isThird: !isAble && !subject.isMany }
}

const wishing = /^(?:want|wants|need|needs|like|love|wish|prefer)$/
/** "needs somewhere to see …": the place of the verb; -1 where no such words stand there. */
function pastSite(tokens: readonly Token[], from: number): number {
  const led = determiners.has(tokens[from]?.word ?? '') ? from + 1 : from
  for (let at = led; at < led + 3 && at < tokens.length; at += 1)
    if (
      /^(?:somewhere|something|place|way|site|website|app|page|tool|thing|system|spot|anything|list)$/.test(tokens[at]!.word) &&
      tokens[at + 1]?.word === 'to'
    )
      return at + 2
  return -1
}

/** "people in our village": where they are. */
function pastPlace(tokens: readonly Token[], from: number): number {
  if (!/^(?:in|on|at|from|of|around|near)$/.test(tokens[from]?.word ?? '')) return from
  for (let at = from + 1; at < from + 6 && at < tokens.length; at += 1) {
    if (!tokens[at]!.isWord) return from
    if (modals.has(tokens[at]!.word) || (at > from + 2 && verbWord(tokens, at, false) !== null && !alsoNouns.has(tokens[at]!.word))) return at
  }
  return from
}

/** "want people to order cakes": they do it. */
function wantedAt(tokens: readonly Token[], from: number): Found | null {
  if (tokens[from]?.word === 'for') return wantedAt(tokens, from + 1)
  const subject = subjectAt(tokens, from) ?? namedAt(tokens, from)
  if (!subject || tokens[subject.next]?.word !== 'to') return null
  const at = subject.next + (tokens[subject.next + 1]?.word === 'be' && tokens[subject.next + 2]?.word === 'able' ? 4 : 1)
  return at < tokens.length && verbWord(tokens, at, false) !== null ? { who: tokens.slice(from, subject.next), at, isThird: false } : null
}

/** "the ward sister": a name of two words, whose last is somebody. */
function namedAt(tokens: readonly Token[], from: number): { next: number; isMany: boolean } | null {
  const led = /^(?:the|an?|each|every|my|our|their|one|two|another|some)$/.test(tokens[from]?.word ?? '')
  const first = from + (led ? 1 : 0)
  for (let end = first + 1; end <= first + 3 && end <= tokens.length; end += 1) {
    const own = tokens.slice(first, end)
    if (!own.every(({ isWord, word }) => isWord && !joining.test(word) && !modals.has(word) && !pronouns.test(word) && !isPreposition(word))) return null
    const name = own.map(({ word }) => word).join(' ')
    const head = own.at(-1)!.word
    if (!led && (wishing.test(own[0]!.word) || talked.test(own[0]!.word))) return null
    const isThird = !led && /s$/.test(tokens[end]?.word ?? '') && third(tokens[end]!.word) !== null
    if (isActor(name) && (led || isThird || /s$|^(?:staff|people|crew)$/.test(head)))
      return { next: end, isMany: /s$|^(?:staff|people)$/.test(head) && !/^(?:an?|each|every|one|another)$/.test(tokens[from]!.word) }
  }
  return null
}

/** "at the end of the month make an invoice": when it is done. */
function pastTime(tokens: readonly Token[], from: number): number {
  const text = tokens
    .slice(from, from + 7)
    .map(({ word }) => word)
    .join(' ')
  const match =
    /^(?:at the (?:end|start|beginning) of (?:the|each|every) \S+|(?:every|each) (?:day|week|month|morning|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|once (?:a|every) (?:day|week|month)|in the (?:morning|evening|end)|on the (?:day|night))(?= |$)/.exec(
      text,
    )
  return match ? from + match[0].split(' ').length : from
}

const pronouns = /^(?:i|we|they|you|he|she|it|people|everyone|someone|somebody)$/
const fronting = /^(?:when|whenever|if|once|until|unless|while|because|since)$/
/** The parts of a sentence in each of which somebody does something; the whole of it where nobody is said to. */
export function partsOf(tokens: readonly Token[]): readonly Said[] {
  const cuts: { from: number; who: readonly Token[]; at: number; isThird: boolean }[] = []
  let depth = 0
  let isThird = false
  for (let at = 0; at < tokens.length; at += 1) {
    const { word } = tokens[at]!
    if (word === '(') depth += 1
    if (word === ')') depth -= 1
    if (depth > 0 || (at > 0 && !joining.test(tokens[at - 1]!.word)) || joining.test(word)) continue
    if (at <= (cuts.at(-1)?.at ?? -1)) continue
    let from = pastTime(tokens, at)
    while (from < tokens.length && adverbs.test(tokens[from]!.word) && !(tokens[from]!.word === 'each' && tokens[from + 1]?.isWord)) from += 1
    if (fronting.test(tokens[from]?.word ?? '')) continue
    if (
      /^(?:status|statuses|stages?|states?)$/.test(tokens[from]?.word ?? '') &&
      /^(?::|is|are|can|goes)$/.test(tokens[from + 1]?.word ?? '') &&
      cuts.length > 0
    ) {
      cuts.push({ from: at, who: [], at: from, isThird: false })
      continue
    }
    const actor = actorAt(tokens, from)
    const isBase = actor === null && (cuts.length > 0 || at === 0) && acts(tokens, from, isThird)
    if (!actor && !isBase) continue
    if (!actor && cuts.length > 0 && at - cuts.at(-1)!.at < 3 && tokens[at - 1]!.word !== ',') continue
    isThird = actor ? actor.isThird : isThird
    const wanted = actor || !wishing.test(tokens[from]!.word) ? null : wantedAt(tokens, from + 1)
    cuts.push({ from: at, who: (actor ?? wanted)?.who ?? [], at: (actor ?? wanted)?.at ?? from, isThird })
  }
  if (cuts.length === 0) return [{ who: [], tokens: [], whole: tokens }]
  const lead = tokens.slice(0, cuts[0]!.from)
  const parts = cuts.map(({ from, who, at, isThird: isOne }, index): Said => {
    const end = cuts[index + 1]?.from ?? tokens.length
    const own = trimmed(tokens.slice(at, end))
    const base = verbWord(tokens, at, isOne) ?? tokens[at]!.word
    return { who, tokens: own.length > 0 ? [{ ...own[0]!, word: base }, ...own.slice(1)] : own, whole: trimmed(tokens.slice(from, end)) }
  })
  return lead.some(({ isWord, word }) => isWord && !joining.test(word)) ? [{ who: [], tokens: [], whole: trimmed(lead) }, ...parts] : parts
}

export function trimmed(tokens: readonly Token[]): Token[] {
  let [from, to] = [0, tokens.length]
  while (from < to && /^(?:,|and|so|;|then|but|plus|or)$/.test(tokens[from]!.word)) from += 1
  while (to > from && /^(?:,|and|so|;|then|but|plus|or|:|afterwards|later|also)$/.test(tokens[to - 1]!.word)) to -= 1
  return tokens.slice(from, to)
}
