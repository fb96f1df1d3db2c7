import { singular } from '../lexicon/inflect.ts'
import { alsoNouns, verbKind } from '../lexicon/verbs.ts'
import { withAlternatives } from './alternatives.ts'
import { withoutLive } from './as-it-happens.ts'
import { audienceOf, ownerOf, withoutBusiness, withoutSelf } from './audience.ts'
import { withoutBehalf, withThoseFor } from './behalf.ts'
import { withBounds } from './bounds.ts'
import { type Clause, clausesOf } from './clause.ts'
import { writtenOut } from './contraction.ts'
import { type Segment, segmentsOf } from './cues.ts'
import { eachMarked } from './each-marked.ts'
import { withoutEllipses } from './elliptic.ts'
import { theirEnds } from './ends.ts'
import { type Example, withoutExamples } from './examples.ts'
import { type Facts, factClauses, factsOf, withoutFacts } from './facts.ts'
import { isField } from './field.ts'
import { folded } from './fold.ts'
import { spokenFully, withSections } from './fully.ts'
import { hasClauses, listedClauses } from './has.ts'
import { outlineOf, storyOf } from './heading.ts'
import { spokenSimply } from './idiom.ts'
import { formally } from './informal.ts'
import { withoutItself } from './itself.ts'
import { isManner, withoutColours, withoutMannerCommas } from './manner.ts'
import { withMasters } from './masters.ts'
import { orderedOnce } from './mended.ts'
import { nameIn } from './named.ts'
import { namedPair } from './named-pair.ts'
import { withPlainNotes } from './noted-lead.ts'
import { ofEachTold } from './of-each-told.ts'
import { withOneNoun } from './one-noun.ts'
import { withoutOutcome } from './outcome.ts'
import { doingToo, partedAt } from './parted-sentence.ts'
import { withPlayedRecords } from './played.ts'
import { withProfiles } from './profiles.ts'
import { withQualities } from './quality.ts'
import { registeredAs } from './registered-as.ts'
import { withoutRemarks } from './remark.ts'
import { selfOf } from './self.ts'
import { withSharedHeads } from './shared-head.ts'
import { withSteps } from './stepped.ts'
import { isStyleSentence, type Style, styleOf } from './style.ts'
import { askedUntil, type Subject, subjectOf } from './subject.ts'
import { isTalk } from './talk.ts'
import { withNamedActors } from './they.ts'
import { spokenPlainly } from './third.ts'
import { madeOf } from './told.ts'
import { turned, turningToSite } from './turned.ts'
import { withOnePurpose } from './used-for.ts'
import { verbAt } from './verb.ts'
import { spokenActively, spokenAsStates } from './voice.ts'
import { wishAfter } from './wish.ts'
import { type Sentence, sentencesOf, type Token } from './words.ts'

/** A description as it was read: what the site is, how it should look, and every clause, in the order of the words. */
export interface Brief {
  readonly words: string
  readonly sentences: number
  readonly subject: Subject
  /** Whom the site is for, as the words for what it is say: "for parents"; null where they name none. */
  readonly audience: string | null
  readonly style: Style
  /** What the words state of the business, and the names that they give to things. */
  readonly facts: Facts
  readonly examples: readonly Example[]
  readonly clauses: readonly Clause[]
  /** Whether somebody speaks for themselves in it, rather than writes a specification. */
  readonly isTalk: boolean
  /** What whoever asks for the site is, where others use it; null where the words tell no calling. */
  readonly calling: string | null
}

const builds = new Set('implement create develop design build make write generate provide construct produce modify rebuild recreate'.split(' '))
const leads = new Set('with including featuring containing has having offering , :'.split(' '))

/** Reads any text; nothing in it is an error, and what is not understood is a clause without an ask. */
export function readBrief(words: string): Brief {
  const written = withPlayedRecords(words, sentencesOf(words))
  const facts = factsOf(words)
  const talks = isTalk(words, written)
  const named = talks ? nameIn(words) : null
  const { sentences: unnamed, examples } = withoutExamples(withoutFacts(written, facts, named ? [named] : []))
  const told = formally(
    unnamed.map((one) => ({
      ...one,
      tokens: withPlainNotes(
        withoutEllipses(withOneNoun(withSharedHeads(withBounds(withAlternatives(ofEachTold(eachMarked(registeredAs(withoutLive(one.tokens))))))))),
      ),
    })),
    talks,
  )
  const said = told.map((one, at) =>
    withoutMannerCommas({ ...one, tokens: spokenSimply(withoutBehalf(at === 0 ? orderedOnce(withoutSelf(one.tokens)) : one.tokens)) }),
  )
  const { sentences, roles } = outlineOf(words, said)
  const style = styleOf(words, sentences)
  const colours = [style.background, style.component].flatMap((colour) => (colour ? [colour] : []))
  const first = sentences.findIndex(
    (sentence) => !sentence.isTold && !isStyleSentence(sentence, colours) && !isList(sentence) && storyOf(sentence.tokens) === sentence.tokens,
  )
  const wish = wishAfter(sentences, first)
  const opening = sentences[first]
  const kept = opening ? listedUnder(opening) : null
  const isAct = opening !== undefined && (isOrder(opening.tokens) || wants(opening.tokens, askedUntil(opening.tokens)))
  const subject = subjectOf(
    words,
    kept ?? (isAct || !opening ? undefined : { ...opening, tokens: spokenPlainly(opening.tokens) }),
    ownerOf(told[0]?.tokens ?? []),
    named?.name,
  )
  const clauses = sentences.flatMap((sentence, index) =>
    sentence.isTold
      ? [{ ...styleClause(sentence), mode: 'subject' as const }]
      : isStyleSentence(sentence, colours)
        ? [styleClause(sentence)]
        : withoutColours(sentence, colours).flatMap((part) => (part.isStyle ? [styleClause(part)] : readSentence(part, index === first || index === wish))),
  )
  const stated = [...factClauses(facts), ...examples.map(({ start, end }): Clause => ({ start, end, mode: 'acts', actors: [], asks: [] }))]
  const more = [...roles, ...stated]
  const all = more.length > 0 ? [...clauses, ...more].toSorted((a, b) => a.start - b.start) : clauses
  const audience = opening ? audienceOf(opening) : null
  return {
    words,
    sentences: written.length,
    subject,
    audience,
    style,
    facts,
    examples,
    isTalk: talks,
    calling: selfOf(written.map((sentence) => ({ ...sentence, tokens: writtenOut(sentence.tokens) }))),
    clauses: withQualities(
      words,
      withMasters(
        words,
        folded(words, withProfiles(withThoseFor(withNamedActors(withoutBusiness(withoutItself(all, subject, words), told[0]), told, words), words))),
      ),
    ),
  }
}

const styleClause = (sentence: Pick<Sentence, 'start' | 'end'>): Clause => ({ start: sentence.start, end: sentence.end, mode: 'style', actors: [], asks: [] })

/** The clauses of one sentence; `isSubject` where it says what the site is. */
export function readSentence(sentence: Sentence, isSubject: boolean): Clause[] {
  const joint = isSubject ? -1 : partedAt(sentence.tokens)
  if (joint !== -1) {
    const [first, rest] = [sentence.tokens.slice(0, joint - (sentence.tokens[joint - 1]!.word === ',' ? 1 : 0)), sentence.tokens.slice(joint + 1)]
    return [
      ...readSentence({ ...sentence, end: first.at(-1)!.end, tokens: first }, false),
      ...readSentence({ ...sentence, start: sentence.tokens[joint]!.start, tokens: rest }, false),
    ]
  }
  const both = isSubject ? null : doingToo(sentence.tokens)
  if (both)
    return [
      ...readSentence({ ...sentence, end: both.first.at(-1)!.end, tokens: both.first }, false),
      ...readSentence({ ...sentence, start: both.rest[0]!.start, tokens: both.rest }, false),
    ]
  const turn = isSubject ? sentence.tokens.length : turningToSite(sentence.tokens)
  if (turn < sentence.tokens.length) {
    const [told, rest] = [sentence.tokens.slice(0, turn - 1), sentence.tokens.slice(turn + 1)]
    return [
      ...readSentence({ ...sentence, end: told.at(-1)!.end, tokens: told }, false),
      ...readSentence({ ...sentence, start: sentence.tokens[turn - 1]!.start, tokens: rest }, false),
    ]
  }
  let at = 0
  return clausesIn(sentence, isSubject).map((clause) => {
    while (at < sentence.tokens.length && sentence.tokens[at]!.start < clause.start) at += 1
    return clause.mode !== 'subject' && isManner(sentence.tokens, at, clause.end) ? { ...clause, mode: 'style', asks: [] } : clause
  })
}

function clausesIn(sentence: Sentence, isSubject: boolean): Clause[] {
  if (/^(?:nobody|noone)$/.test(sentence.tokens[0]!.word)) return [{ start: sentence.start, end: sentence.end, mode: 'quality', actors: [], asks: [] }]
  const told = isSubject ? sentence.tokens : withoutRemarks(storyOf(theirEnds(turned(withSteps(withoutOutcome(sentence.tokens))))))
  const noted = isSubject ? null : (hasClauses(sentence, told) ?? listedClauses(sentence, told, isField))
  const made = isSubject || noted ? null : madeOf(told)
  if (noted || made) return noted ?? [made!]
  const tokens = spokenPlainly(spokenAsStates(spokenActively(isSubject ? withSections(withOnePurpose(told)) : spokenFully(told))))
  const asked = isSubject ? askedUntil(tokens) : discourseUntil(tokens)
  if (isSubject && wants(tokens, asked))
    return segmentsOf(tokens, 'acts', asked, ['i']).flatMap((segment) => (segment.mode === 'quality' ? [] : clausesOf(tokens, segment)))
  const opens = isSubject && (!isOrder(tokens) || listedUnder(sentence)) ? 'subject' : isList(sentence) ? 'functions' : opening(tokens)
  return segmentsOf(tokens, opens, asked).flatMap((segment) => {
    if (segment.mode === 'subject') return subjectClauses(tokens, segment)
    if (segment.mode === 'quality')
      return [{ start: startOf(tokens, segment), end: endOf(tokens, segment), mode: 'quality', actors: segment.actors, asks: [] } satisfies Clause]
    return clausesOf(tokens, segment)
  })
}

const discourse =
  /^(?:additionally|furthermore|moreover|besides|also|meanwhile|finally|however|in|addition|at|the|same|time|for|example|when|needed|overall|lastly|firstly|secondly|on|this|basis)$/
/** "Additionally, users can …", "At the same time, …": such words belong to what follows them. */
function discourseUntil(tokens: readonly Token[]): number {
  let at = 0
  while (at < 6 && at < tokens.length && discourse.test(tokens[at]!.word)) at += 1
  return at > 0 && tokens[at]?.word === ',' ? at + 1 : 0
}

/** "I need to keep track of invoices": what the person does, without a word for the site. */
function wants(tokens: readonly Token[], asked: number): boolean {
  const verb = tokens[asked - 1]?.word === 'to' && ['i', 'we'].includes(tokens[0]!.word) ? verbAt(tokens, asked, tokens.length, 'base') : null
  return verb !== null && !builds.has(verb.verb)
}

/** "Show my photos", "Sell honey online": what the site does, without a word for the site. */
function isOrder(tokens: readonly Token[]): boolean {
  const verb = askedUntil(tokens) === 0 ? verbAt(tokens, 0, tokens.length, 'base') : null
  return (
    verb !== null &&
    !builds.has(verb.verb) &&
    verb.kind !== 'session' &&
    tokens.length > 1 &&
    (!alsoNouns.has(verb.verb) || /^(?:my|our|the|a|an|all|some)$/.test(tokens[1]!.word))
  )
}

/** "Track my reading: books, notes": a list of what is kept follows; what is done stands for the subject. Null where no such list is there. */
function listedUnder(sentence: Sentence): Sentence | null {
  const { tokens } = sentence
  const colon = tokens.findIndex(({ word }) => word === ':')
  const verb = isOrder(tokens) ? verbAt(tokens, 0, tokens.length, 'base') : null
  if (!verb || colon <= verb.next || verbAt(tokens, colon + 1, tokens.length, 'base') || !tokens.slice(colon).some(({ word }) => word === ',')) return null
  return { ...sentence, tokens: tokens.slice(verb.next) }
}

/** "Pages: home, about, menu" lists functions before anything is said of the site. */
const isList = ({ tokens }: Sentence) =>
  tokens[1]?.word === ':' && /^(?:pages?|features?|sections?|functions?|includes?|requirements?|tabs?|menu)$/.test(tokens[0]!.word)

/** A sentence without somebody who does something is an order ("Add a contact form"), or a list of functions. */
function opening(tokens: readonly Token[]): Segment['mode'] {
  return verbAt(tokens, 0, tokens.length, 'base') ? 'acts' : 'functions'
}

/** "a tool to merge CSS", "a system for managing orders", "a recipe box with ratings": the subject, and what it is for. */
function subjectClauses(tokens: readonly Token[], segment: Segment): Clause[] {
  let from = segment.from
  const [verb, next] = [tokens[from]?.word ?? '', tokens[from + 1]?.word ?? '']
  if (verb === 'please' || builds.has(verb)) from += builds.has(next) ? 2 : 1
  for (let at = from + 1; at < segment.to - 1; at += 1) {
    const { word } = tokens[at]!
    if (word === 'with' && /^(?:people|persons?|patients?|children|adults|those|anyone|somebody)$/.test(tokens[at - 1]!.word)) continue
    const rest = ['to', 'for', 'that', 'which'].includes(word) ? purposeAt(tokens, at, segment.to) : leads.has(word) ? listAfter(tokens, at, segment.to) : null
    if (rest) return [subjectClause(tokens, { ...segment, to: at }), ...clausesOf(tokens, { ...segment, ...rest, from: at }, true)]
  }
  return namedPair(tokens, segment, from) ?? [subjectClause(tokens, segment)]
}

/** ", including a contact form": what is listed begins after both. */
function listAfter(tokens: readonly Token[], comma: number, to: number): Purpose {
  const at = !tokens[comma]!.isWord && /^(?:with|including|featuring|containing)$/.test(tokens[comma + 1]?.word ?? '') ? comma + 1 : comma
  const acts = !tokens[at]!.isWord && verbAt(tokens, at + 1, to, 'base') !== null
  return acts ? { mode: 'acts', body: at + 1, actors: ['user'] } : { mode: 'functions', body: at + 1, actors: [] }
}

interface Purpose {
  readonly mode: 'acts' | 'functions'
  readonly body: number
  readonly actors: readonly string[]
}
function purposeAt(tokens: readonly Token[], at: number, to: number): Purpose | null {
  const { word } = tokens[at]!
  if (word === 'to' && verbAt(tokens, at + 1, to, 'base', true)) return { mode: 'acts', body: at + 1, actors: [] }
  if (word === 'that' || word === 'which') return relativeAt(tokens, at, to)
  if (word === 'for' && verbAt(tokens, at + 1, to, 'gerund')) return { mode: 'functions', body: at + 1, actors: [] }
  return null
}

/** "that converts text to speech", "which has a blog". */
function relativeAt(tokens: readonly Token[], at: number, to: number): Purpose | null {
  const next = tokens[at + 1]
  if (!next || at + 1 >= to) return null
  if (/^(?:has|includes?|provides?|supports?|offers?|contains?|features?|have)$/.test(next.word)) return { mode: 'functions', body: at + 2, actors: [] }
  const base = verbKind(singular(next.word)) ? singular(next.word) : null
  return base && !/^(?:allows?|enables?|helps?|lets?|match(?:es)?)$/.test(next.word) ? { mode: 'acts', body: at + 1, actors: [] } : null
}

function subjectClause(tokens: readonly Token[], segment: { from: number; to: number }): Clause {
  return { start: tokens[segment.from]!.start, end: endOf(tokens, segment), mode: 'subject', actors: [], asks: [] }
}

function startOf(tokens: readonly Token[], segment: { from: number; to: number }): number {
  let from = segment.from
  while (from < segment.to - 1 && !tokens[from]!.isWord) from += 1
  return tokens[from]!.start
}

function endOf(tokens: readonly Token[], segment: { from: number; to: number }): number {
  let to = segment.to
  while (
    to - 1 > segment.from &&
    (!tokens[to - 1]!.isWord || ['and', 'or', 'that', 'which', 'in', 'with', 'for'].includes(tokens[to - 1]!.word)) &&
    !/[)"”'’]/.test(tokens[to - 1]!.word)
  )
    to -= 1
  return tokens[to - 1]!.end
}
