import { type Ask, actOf } from './ask.ts'
import { givenAfter, stateOf } from './complement.ts'
import type { Mode, Segment } from './cues.ts'
import { doneOf } from './done-of.ts'
import { begins, type Draft, isInformed, type Reader, reached, separators } from './draft.ts'
import { isField } from './field.ts'
import { joined } from './joined.ts'
import { listsMembers, readList } from './list.ts'
import { goesOnNoting, isAskedFor, isColumn, isDoneToo, isFieldName, isOfKinds, isSet, isWith, saidOfField, verbAfterList, wordAt } from './noted.ts'
import { besideAs, goesOnDoing, isAsWell, isForGood, isLiking, isTelling, isTellingTheirs, listing, pastGood, pastOptions, pastSeparators } from './passing.ts'
import { isPreposition, ownBeside, type Phrase, phraseAt } from './phrase.ts'
import { plainVerb } from './plain-verb.ts'
import type { Quality } from './quality.ts'
import { lifeIn, type States, statesAt, statesOfPronoun, textsIn } from './states.ts'
import { isNounAsVerb, isUnknownVerb, isVerbOfMany, isVerbOfSeries, verbAmongDoings } from './unknown-verb.ts'
import { type FoundVerb, pairsVerbs, verbAt } from './verb.ts'
import type { Token } from './words.ts'

/** A stretch of the words that is one requirement, with what it asks for. */
export interface Clause {
  readonly start: number
  readonly end: number
  readonly mode: Mode | 'style'
  readonly actors: readonly string[]
  readonly asks: readonly Ask[]
  /** What the site is asked to be, where the clause asks for nothing else; it has no asks then. */
  readonly qualities?: readonly Quality[]
}

const isBare = (draft: Draft) => draft.verbs.length + draft.objects.length === 0

/** Cuts a stretch of verbs ("place orders, view and rate them") or of functions ("login, order management") into its clauses. */
export function clausesOf(tokens: readonly Token[], segment: Segment, isTail = false): Clause[] {
  const functions = segment.mode === 'functions'
  const reader: Reader = {
    tokens,
    to: segment.to,
    mode: functions ? 'functions' : 'acts',
    form: functions ? 'gerund' : 'base',
    isTail,
    isDoing: !functions,
    isCued: segment.actors.length > 0 || segment.isDone === true,
    drafts: [begins(segment.from)],
  }
  let at = itemAt(reader, segment.body)
  while (at < segment.to) at = step(reader, at)
  return joined(reader.drafts, segment, tokens)
}

/** Reads on from one token; answers with the index after what was read, which is always further. */
function step(reader: Reader, at: number): number {
  const { tokens, to } = reader
  const draft = reader.drafts.at(-1)!
  const { word } = tokens[at]!
  if (reader.isTail && reader.mode === 'functions' && word === 'with' && draft.verbs.length === 0) {
    if (isBare(draft) || !tokens[at - 1]!.isWord) return itemAt(reader, at + 1)
    draft.aside = true
    draft.withs = true
    return itemAt(reader, at + 1)
  }
  if (separators.has(word) || isAsWell(tokens, at)) {
    const next = Math.max(at + 1, pastSeparators(tokens, at, to))
    if (next >= to) return next
    if (isForGood(reader, draft, next)) return reached(Object.assign(draft, { aside: true, withs: false }), pastGood(reader, next))
    if (isTellingTheirs(reader, draft, next)) return toldWith(reader, draft, next)
    const options = pastOptions(tokens, next)
    if (options !== -1 && options < to) return itemAt(reader, options)
    const going = goesOnDoing(reader, draft, next)
    if (going) {
      opened(reader, next).verbs.push(going)
      return reached(reader.drafts.at(-1)!, going.next)
    }
    const isItem = !listing.has(tokens[next]!.word) && (!isPreposition(tokens[next]!.word) || tokens[next]!.word === 'about')
    return isItem || isLiking(reader, next) ? itemAt(reader, next) : next
  }
  if (listing.has(word) && !isLiking(reader, at)) return listAt(reader, at)
  if (isTelling(reader, draft, at)) return toldWith(reader, draft, at)
  const states = statesAt(reader, at)
  if (states) return told(draft, states)
  if (isPreposition(word)) {
    const isPair = word === 'to' && /^(?:and|or)$/.test(tokens[at + 2]?.word ?? '') && verbAt(tokens, at + 3, to, 'base') !== null
    const done = word === 'to' ? verbAt(tokens, at + 1, to, 'base', isPair) : null
    const purpose = done !== null
    if (done && usesFor(reader, draft, done)) return itemAt(reader, at + 1)
    const read = purpose ? null : phraseAt(tokens, at + 1, to)
    if (draft.withs && read && saidOfField(draft, word, read.phrase, tokens[read.next])) return reached(draft, read.next)
    if (draft.withs && purpose && saidOfField(draft, word, wordAt(tokens[at + 1]!), tokens[at + 2])) return reached(draft, at + 2)
    draft.aside = true
    draft.per ||= word === 'per' || (word === 'by' && counted.test(draft.objects.at(-1)?.noun ?? '') && read !== null)
    draft.withs =
      read !== null && (word === 'with' ? tokens[at]!.opensNotes === true || isWith(reader, draft, read) : word === 'for' && isAskedFor(draft, read.phrase))
    if (read) (draft.withs ? draft.fields : draft.beside).push({ ...read.phrase, after: draft.withs ? word : besideAs(reader, at) })
    return reached(draft, read?.next ?? at + 1)
  }
  if (word === 'of' && isSet(draft)) {
    const read = phraseAt(tokens, at + 1, to)
    if (read) draft.beside.push({ ...read.phrase, after: word })
    return reached(draft, read?.next ?? at + 1)
  }
  if (draft.verbs.length > 0 && draft.objects.length === 0 && !draft.aside) return nounAt(reader, at)
  return reached(draft, at + 1)
}

function toldWith({ tokens, to }: Reader, draft: Draft, at: number): number {
  draft.aside = true
  draft.withs = true
  const read = phraseAt(tokens, at + 1, to)
  if (read) draft.fields.push(read.phrase)
  return reached(draft, read?.next ?? at + 1)
}

/** "use points to redeem goods": what something is used for is done too. */
const usesFor = ({ mode, tokens }: Reader, { verbs, objects, aside }: Draft, { kind, next }: FoundVerb): boolean =>
  mode === 'acts' &&
  !aside &&
  objects.length > 0 &&
  verbs.length === 1 &&
  verbs[0]!.verb === 'use' &&
  kind !== 'view' &&
  kind !== 'search' &&
  !/(?:^| )(?:technology|algorithm)$/.test(objects[0]!.noun) &&
  !/^(?:this|these|that|those)$/.test(`${tokens[next]?.word}`) &&
  !/^(?:this|these|that|those)$/.test(`${tokens.find(({ start }) => start >= verbs[0]!.end)?.word}`)

function told(draft: Draft, { names, whole, next }: States): number {
  draft.states.push(...names)
  draft.whole ||= whole
  draft.aside = true
  return reached(draft, next)
}

/** What follows a separator: another verb, another function, or one more noun of what is being said. */
function itemAt(reader: Reader, from: number): number {
  const { tokens, to } = reader
  const last = reader.drafts.at(-1)!
  const bare = last.verbs.length > 0 && last.objects.length === 0
  const verb =
    verbAt(
      tokens,
      from,
      to,
      reader.form,
      bare || (reader.mode === 'acts' && !last.aside),
      (isBare(last) && reader.isDoing && reader.isCued) || last.states.length > 0,
    ) ??
    (reader.form === 'base'
      ? bare
        ? verbAt(tokens, from, to, 'gerund')
        : null
      : reader.isDoing
        ? verbAt(tokens, from, to, 'base')
        : plainVerb(tokens, from, to, last)) ??
    verbAfterList(reader, from) ??
    verbAmongDoings(reader, from)
  const after = tokens[from + 1]
  const isListed =
    !(verb !== null && isOver(reader, last, from)) &&
    (last.withs || last.beside.at(-1)?.after === 'by') &&
    tokens[from]?.word !== 'rsvp' &&
    !(verb !== null && pairsVerbs(tokens, from, to)) &&
    (after === undefined || from + 1 >= to || separators.has(after.word) || (verb !== null && isFieldName(reader, from, verb)))
  const isEntered = last.objects.length > 0 && /^(?:enter|input|provide|specify|fill)$/.test(last.verbs.at(-1)?.verb ?? '')
  if (verb && isEntered && isFieldName(reader, from, verb)) return nounAt(reader, from)
  const joinsUnknown = reader.mode === 'acts' && bare && !last.aside && tokens[from - 1]?.word === 'and'
  const isFirst = isBare(last) && reader.isCued
  const isDone = (bare && !last.aside && isVerbOfSeries(reader, from)) || (isFirst && (isVerbOfMany(tokens, from, to) || isNounAsVerb(tokens, from, to)))
  if (!verb && reader.isDoing && (isDone || ((isFirst || joinsUnknown) && isUnknownVerb(tokens, from, to)))) {
    const { word, start, end } = tokens[from]!
    last.verbs.push({ verb: word, kind: isDone ? 'transition' : 'external', next: from + 1, start, end })
    return reached(last, from + 1)
  }
  if (!verb || isListed || isColumn(reader, from)) return nounAt(reader, from)
  const joins =
    bare &&
    !last.aside &&
    !isOwnDoing(reader, from, verb) &&
    !alone.test(last.verbs.at(-1)!.verb) &&
    last.verbs.at(-1)!.kind !== 'session' &&
    verb.kind !== 'session' &&
    !isClosed(reader, from)
  const draft = isBare(last) || joins ? last : opened(reader, from)
  draft.verbs.push(verb)
  return reached(draft, Math.max(verb.next, from + 1))
}

/** "by season and habitat, view …": after "and" and a comma the list of what something is found by is at its end. */
function isOver({ tokens }: Reader, { beside, withs }: Draft, from: number): boolean {
  const [before, last] = beside.slice(-2)
  if (withs || !before || !last || last.after !== 'by' || tokens[from - 1]?.word !== ',' || tokens[from - 2]?.end !== last.end) return false
  const joint = tokens.find(({ start }) => start >= before.end)
  return joint?.word === 'and'
}

/** What is counted by something: "income by week". */
const counted = /^(?:.* )?(?:report|total|average|income|revenue|turnover|sale|expense|spending|number|consumption|attendance|statistic)$/
/** What is done without saying to what. */
const alone = /^(?:clock in|check in|check out|rsvp|pre-?register)$/
/** "accepts or refuses, adds parts": after two that an "or" joins, a comma begins another act. */
const isClosed = ({ tokens, mode }: Reader, from: number): boolean =>
  mode === 'acts' && tokens[from - 1]?.word === ',' && /^(?:and|or)$/.test(tokens[from - 3]?.word ?? '') && tokens[from - 4]?.isWord === true
/** "trimming, adding filters, …": in a list of functions, what has an object of its own and is joined by a comma alone shares it with none before it. */
const isOwnDoing = ({ tokens, to, mode }: Reader, from: number, { next }: FoundVerb): boolean =>
  mode === 'functions' && tokens[from - 1]?.word === ',' && next < to && tokens[next]!.isWord && !separators.has(tokens[next]!.word)
function opened(reader: Reader, from: number): Draft {
  const draft = begins(from)
  reader.drafts.push(draft)
  return draft
}

function nounAt(reader: Reader, from: number): number {
  const { tokens, to } = reader
  let draft = reader.drafts.at(-1)!
  if (being.test(tokens[from]?.word ?? '') && !isBare(reader.drafts.at(-1)!)) return pastPredicate(reader, from)
  const states = statesOfPronoun(reader, from)
  const verb = draft.verbs.at(-1)?.verb ?? ''
  const given = states || draft.objects.length > 0 ? -1 : givenAfter(tokens, from, to, verb)
  if (given !== -1) {
    draft.beside.push(phraseAt(tokens, from, given)!.phrase)
    return nounAt(reader, given)
  }
  const read = doneOf(reader, draft, phraseAt(tokens, from, states ? from + 1 : to))
  if (states && read) draft.objects.push(read.phrase)
  if (states) return told(draft, states)
  if (read && ['more', 'others', 'other', 'so on', 'etc', 'vice versa'].includes(read.phrase.noun) && !isBare(draft)) return reached(draft, read.next)
  if (!read) return reached(draft, from + 1)
  const before = tokens[from - 1]?.word ?? ''
  const apart = (separators.has(before) || (reader.isTail && before === 'with')) && !isBare(draft)
  const again = draft.withs && reader.mode === 'functions' && tokens[read.next]?.word === 'with'
  const more = draft.withs && !again && !isDoneToo(reader, read) && goesOnNoting(tokens, from, read.phrase)
  const isCounted = before === 'and' && draft.beside.at(-1)?.after === 'by' && !read.phrase.plural && read.phrase.light === '' && isField(read.phrase.noun)
  if (apart && draft.aside && (reader.mode === 'acts' || isSearch(draft) || more || isCounted)) {
    const after = draft.beside.at(-1)?.after
    ;(draft.withs ? draft.fields : draft.beside).push(draft.withs || !after ? read.phrase : { ...read.phrase, after })
    return reached(draft, read.next)
  }
  if (apart && reader.mode === 'functions' && startsFunction(draft, tokens[read.next - 1]!.word)) draft = opened(reader, from)
  draft.nominal ||= draft.verbs.length === 0
  const put = stateOf(read.phrase, verb)
  if (put && verb === 'mark') draft.states.push(put.state)
  draft.objects.push(ownBeside(tokens, from, put?.phrase ?? read.phrase, draft.objects.at(-1)))
  return reached(draft, read.next)
}

const being = /^(?:is|are|was|were)$/
/** "…, and are warned when …": what is said of somebody in passing names nothing. */
function pastPredicate({ tokens, to, drafts }: Reader, from: number): number {
  const draft = Object.assign(drafts.at(-1)!, { aside: true, withs: false })
  const end = tokens.findIndex(({ word }, at) => at > from && separators.has(word))
  return reached(draft, end === -1 ? to : Math.min(end, to))
}
const isSearch = (draft: Draft) =>
  draft.verbs.at(-1)?.kind === 'search' || (draft.nominal && /^(?:search|sort|filter|sorting|filtering)$/.test(draft.objects[0]?.noun ?? ''))

function startsFunction(draft: Draft, last: string): boolean {
  if (draft.nominal || actOf(last) !== undefined || draft.objects.length === 0) return true
  return !['view', 'manage', 'analyse', 'search'].includes(draft.verbs.at(-1)!.kind) || draft.verbs.at(-1)!.verb === 'match'
}

/** "such as …", "including …", "( … )": more functions where acts are listed, else what the object has or can be. */
function listAt(reader: Reader, at: number): number {
  const { tokens, to } = reader
  const draft = reader.drafts.at(-1)!
  const bracket = tokens[at]!.word === '('
  const word = bracket ? (tokens[at + 1]?.word ?? '') : tokens[at]!.word
  let from = bracket && !listing.has(word) ? at + 1 : at + (bracket ? 2 : 1)
  while (['as', ',', ':', 'but', 'not', 'limited', 'to'].includes(tokens[from]?.word ?? '') && from < to) from += 1
  if (!bracket && listsActs(reader, from)) {
    reader.mode = 'functions'
    reader.form = 'gerund'
    if (!isBare(draft)) opened(reader, from)
    return itemAt(reader, from)
  }
  const list = readList(reader, from, bracket)
  const texts = bracket ? textsIn(tokens, from, list.next).filter((text) => !/^(?:etc|or|and)$/i.test(text)) : list.texts
  const life = lifeIn(draft, texts, bracket)
  if (life) {
    draft.life.push(...life)
    return reached(draft, Math.max(list.next, at + 1))
  }
  const noted = bracket && !listing.has(word) && list.items.length > 1 && list.items.some(({ noun }) => isField(noun))
  const last = draft.fields.at(-1)
  if (bracket && draft.withs && last && !noted && texts.length > 1) draft.fields[draft.fields.length - 1] = { ...last, choices: texts }
  else if (list.items.at(-1)?.light === 'pages') draft.aside = true
  else if (isRelated(draft) && list.items.length > 1 && list.items.some(isThing)) draft.objects.splice(-1, 1, ...list.items.filter(isThing))
  else if (/^includ/.test(word) || noted || isInformed(draft) || listsMembers(draft.objects.at(-1), list.items)) draft.fields.push(...list.items)
  else draft.choices.push(...list.texts)
  return reached(draft, Math.max(list.next, at + 1))
}

const isThing = ({ noun, plural }: Phrase): boolean => !isField(noun) || (plural && /(?:^| )(?:location|venue|destination)$/.test(noun))
/** "election-related information, including candidates and results": what is listed is what is looked at. */
const isRelated = ({ objects, verbs }: Draft): boolean =>
  objects.at(-1)?.noun.endsWith('-related') === true && verbs.every(({ kind }) => kind === 'view' || kind === 'search')

function listsActs(reader: Reader, from: number): boolean {
  if (isOfKinds(reader.drafts.at(-1)!)) return false
  if (verbAt(reader.tokens, from, reader.to, 'gerund')) return true
  const read = phraseAt(reader.tokens, from, reader.to)
  return reader.mode === 'functions' && read !== null && (actOf(reader.tokens[read.next - 1]!.word) !== undefined || isBare(reader.drafts.at(-1)!))
}
