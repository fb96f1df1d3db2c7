import { verbKind } from '../lexicon/verbs.ts'
import { actOf, asksOf, isWay } from './ask.ts'
import type { Clause } from './clause.ts'
import type { Segment } from './cues.ts'
import { type Draft, separators } from './draft.ts'
import type { Token } from './words.ts'

const closers = new Set([...separators, '.', '(', '-', '"', '“'])
const danglers = new Set(['including', 'such', 'as', 'like', 'namely', 'with', 'in', 'for', 'to'])

/** The act that a function names by its last word: "review" of "template review"; null where it is none. */
const actNamed = ({ verbs, objects, fields, aside }: Draft): string | null => {
  const noun = objects[0]?.noun ?? ''
  const last = noun.slice(noun.lastIndexOf(' ') + 1)
  return verbs.length === 0 &&
    objects.length === 1 &&
    fields.length === 0 &&
    !aside &&
    objects[0]!.light === '' &&
    noun.includes(' ') &&
    actOf(last) !== undefined
    ? last
    : null
}

const isBareNoun = ({ verbs, objects, aside }: Draft): boolean =>
  verbs.length === 0 && objects.length === 1 && !aside && objects[0]!.light === '' && !objects[0]!.noun.includes(' ') && actOf(objects[0]!.noun) === undefined

/** "signature and template review, …": within a list, the act that stands after two joined nouns is of both. */
function withSharedActs(drafts: readonly Draft[], tokens: readonly Token[]): readonly Draft[] {
  return drafts.map((draft, index) => {
    const next = drafts[index + 1]
    const act = next && isBareNoun(draft) ? actNamed(next) : null
    if (!next || act === null || next.objects[0]!.noun.split(' ').length > 2) return draft
    const between = tokens.filter(({ start }) => start >= draft.objects[0]!.end && start < next.objects[0]!.start).map(({ word }) => word)
    const after = tokens.find(({ start }) => start >= next.objects[0]!.end)
    const [object] = draft.objects
    return between.join(' ') === 'and' && after?.word === ',' ? { ...draft, objects: [{ ...object!, noun: `${object!.noun} ${act}` }] } : draft
  })
}

const talking =
  /^(?:rate|communicate|chat|message|report|interact|converse|network|learn|study|search|export|import|pay|log|ship|market|train|consult|discuss)$/
const isBareDoing = ({ verbs, objects, beside, aside }: Draft): boolean =>
  verbs.length > 0 &&
  objects.length + beside.length === 0 &&
  !aside &&
  verbs.every(({ verb, kind }) => kind !== 'session' && kind !== 'play' && !talking.test(verb))

/** "trail importing, trimming, and publishing": what a list ends with is done to what it begins with. */
function withSharedObject(drafts: readonly Draft[]): readonly Draft[] {
  const last = drafts.findLastIndex((draft) => !isBareDoing(draft))
  const first = drafts[last]
  const doings = drafts.slice(last + 1).flatMap(({ verbs }) => verbs)
  const act = first && doings.length > (last === 0 ? 0 : 1) ? actNamed(first) : null
  if (!first || act === null) return drafts
  const [object] = first.objects
  const done = { ...object!, noun: object!.noun.slice(0, -act.length - 1) }
  return drafts.map((draft, index) => (index > last ? { ...draft, objects: [done] } : draft))
}

const opposites: Readonly<Record<string, string>> = { start: 'stop', open: 'close', lock: 'unlock', pause: 'resume', load: 'unload', enable: 'disable' }
/** "pump start and stop": the opposite of an act, which is a noun by itself. */
function oppositeOf(draft: Draft, next: Draft | undefined): Draft | null {
  const act = actNamed(draft)
  const verb = act === null ? undefined : opposites[actOf(act) ?? '']
  const [object, other] = [draft.objects[0], next?.objects[0]]
  const kind = verb === undefined ? undefined : verbKind(verb)
  if (!next || !object || verb === undefined || kind === undefined || next.verbs.length > 0 || next.objects.length !== 1 || other?.noun !== verb) return null
  const noun = object.noun.slice(0, -act!.length - 1)
  const done = { verb, kind, next: next.to, start: other.start, end: other.end }
  return { ...next, nominal: false, verbs: [done], objects: isWay(noun, act!) ? [] : [{ ...object, noun }] }
}

/** "gate opening and closing": two doings of one thing. */
function withPairedDoings(drafts: readonly Draft[], tokens: readonly Token[]): readonly Draft[] {
  return drafts.map((draft, index) => {
    const opposite = index > 0 ? oppositeOf(drafts[index - 1]!, draft) : null
    if (opposite) return opposite
    const next = drafts[index + 1]
    const act = next && isBareDoing(next) ? actNamed(draft) : null
    const first = act?.endsWith('ing') ? actOf(act) : undefined
    const kind = first === undefined ? undefined : verbKind(first)
    const [object] = draft.objects
    if (!next || !act || !object || first === undefined || kind === undefined) return draft
    const between = tokens.filter(({ start }) => start >= object.end && start < next.verbs[0]!.start)
    if (between.length !== 1 || between[0]!.word !== 'and' || next.verbs.length > 1) return draft
    const done = { ...object, noun: object.noun.slice(0, -act.length - 1) }
    next.objects.push(done)
    return { ...draft, nominal: false, verbs: [{ verb: first, kind, next: draft.to, start: object.start, end: object.end }], objects: [done] }
  })
}

/** Every word belongs to a clause: a draft reaches to the next one, without the separators between. */
export function joined(drafts: readonly Draft[], segment: Segment, tokens: readonly Token[]): Clause[] {
  const functions = segment.mode === 'functions'
  return (functions ? withPairedDoings(withSharedObject(withSharedActs(drafts, tokens)), tokens) : drafts).map((draft, index) => {
    let first = index === 0 ? segment.from : draft.from
    let to = drafts[index + 1]?.from ?? segment.to
    while (
      to - 1 > first &&
      (closers.has(tokens[to - 1]!.word) ||
        (danglers.has(tokens[to - 1]!.word) && !['log', 'sign', 'check', 'logging', 'signing'].includes(tokens[to - 2]?.word ?? '')))
    )
      to -= 1
    while (first < to - 1 && closers.has(tokens[first]!.word)) first += 1
    return {
      start: tokens[first]!.start,
      end: tokens[to - 1]!.end,
      mode: segment.mode,
      actors: segment.actors,
      asks: asksOf(draft, segment.actors, functions),
    }
  })
}
