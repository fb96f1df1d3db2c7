import { type Connection, central, connections, isDone, type Tie, ties } from '../lexicon/connections.ts'
import { headOf, singular, titled } from '../lexicon/inflect.ts'
import type { Brief } from '../read/brief.ts'
import type { Made } from './entity.ts'
import { type Told, toldIn } from './mentions.ts'
import { referNextToName } from './reference.ts'
import { groupOf, type Thing } from './thing.ts'

/** All that rows refer to, by way of others too. */
type Reach = (thing: Thing) => ReadonlySet<Thing>
function reachOf(made: readonly Made[]): Reach {
  const byId = new Map(made.map(({ entity, thing }) => [entity.id, thing]))
  const direct = new Map(made.map(({ entity, thing }) => [thing, entity.fields.flatMap(({ entity: to }) => byId.get(to ?? '') ?? [])]))
  return (thing) => {
    const seen = new Set<Thing>()
    const open = [...direct.get(thing)!]
    for (let one = open.pop(); one; one = open.pop()) {
      if (seen.has(one)) continue
      seen.add(one)
      open.push(...direct.get(one)!)
    }
    return seen
  }
}

const wordsOf = (noun: string): string[] => noun.toLowerCase().split(' ').map(singular)

/** What the name of rows begins with: the resume of a resume optimization, the device of a device scan. */
const general = /^(?:business|data|record|system|service|information|task|item|user|content|time|process|management|company|platform|character|community)$/
function nameIn(own: Thing, open: readonly Thing[]): Thing | undefined {
  const before = wordsOf(own.singular).slice(0, -1)
  const whole = open.filter(({ noun }) => ` ${before.join(' ')} `.includes(` ${noun} `)).sort((a, b) => b.noun.length - a.noun.length)[0]
  if (whole) return whole
  const headed = open.filter(({ noun }) => !general.test(headOf(noun)) && before.includes(headOf(noun)))
  return headed.length === 1 ? headed[0] : undefined
}

const joining = /^(?:of|for|about|from|in)$/
const telling = /^(?:for|about|regarding|concerning|on)$/
const light = /^(?:information|data|list|detail|record|history|result|content)$/
/** "versions of database schemas". */
function saidOf(own: Thing, open: readonly Thing[], { words, mentions }: Told, joints = joining): Thing | undefined {
  for (const { thing, last } of mentions) {
    if (thing !== own) continue
    const isBeside = (index: number) => words[index]?.stretch === words[last]!.stretch
    let at = last + 1
    while (isBeside(at) && light.test(words[at]!.word)) at += 1
    if (!isBeside(at) || !joints.test(words[at]!.word)) continue
    const next = mentions.find(({ thing: other, first }) => open.includes(other) && first > at && first <= at + 3 && isBeside(first))
    if (next) return next.thing
  }
  return undefined
}

/** "upload files and view the analysis reports": what the sentence names last before it, and no other of its kind. */
function nearestTo(own: Thing, open: readonly Thing[], { words, mentions, isListed }: Told): Thing | undefined {
  for (const { thing, first } of mentions) {
    const word = words[first]!
    if (thing !== own || isListed(word)) continue
    const before = mentions.filter((other) => open.includes(other.thing) && other.last < first && words[other.first]!.sentence === word.sentence)
    const near = before.at(-1)
    if (near && (before.every((other) => other.thing === near.thing) || words[near.first]!.stretch === word.stretch)) return near.thing
  }
  return undefined
}

const makes = /^(?:generate|convert|produce|extract|synthesize|synthesise|render|transcribe|translate)$/
const takes = /^(?:upload|import|input|enter|select|choose|paste|submit|provide|scan|process)$/
/** "upload photos and generate avatars": what was put in before. */
function madeFrom(own: Thing, open: readonly Thing[], { words }: Told): Thing | undefined {
  const sentenceAt = (start: number) => words.find(({ at }) => at >= start)?.sentence
  for (const { ask } of own.asks) {
    if (!ask.object || !makes.test(ask.verb)) continue
    const given = open
      .filter((thing) => groupOf(thing) === 'media' || thing.kit === 'document' || thing.kit === 'template' || thing.kit === 'dataset')
      .flatMap((thing) => thing.asks.filter(({ ask: { verb, object } }) => object && takes.test(verb)).map(({ ask: { start } }) => ({ thing, start })))
      .filter(({ start }) => start < ask.start && sentenceAt(start) === sentenceAt(ask.start))
      .sort((a, b) => b.start - a.start)
    if (given[0]) return given[0].thing
  }
  return undefined
}

/** What the first sentence names, and nothing else: the seals of "a seal approval system". */
function subjectOf({ words, mentions }: Told): Thing | undefined {
  const named = new Set(mentions.filter(({ thing, first }) => words[first]!.sentence === 0 && central.has(thing.kit)).map(({ thing }) => thing))
  return named.size === 1 ? [...named][0] : undefined
}

const plainWork =
  /^(?:batch|format|data|ai|automatic|file|content|face|facial|object|text|speech|voice|color|background|image|photo|picture|video|audio|table|code|structure|encryption|conversion|processing|recognition|extraction|identification|edit|editing|transcript|analysis|detection)$/
/** A task that names what it is done to is done to nothing else: no email migration is of a folder. */
const isWorkOn = (own: Thing, other: Thing): boolean =>
  own.kit !== 'job' ||
  wordsOf(own.noun)
    .slice(0, -1)
    .every((word) => plainWork.test(word)) ||
  wordsOf(own.noun).some((word) => wordsOf(other.noun).includes(word))

const isUntold = (thing: Thing): boolean =>
  ['talk', 'rule', 'money', 'person'].includes(groupOf(thing)) ||
  ['announcement', 'policy', 'introduction', 'advert', 'article', 'reward', 'coupon', 'report', 'figures', 'log', 'thing', 'trade_item', 'job'].includes(
    thing.kit,
  )
const vague: ReadonlySet<string> = new Set(['thing', 'trade_record', 'trade_item'])
const loose: ReadonlySet<string> = new Set([
  ...vague,
  'figures',
  'log',
  'job',
  'record',
  'document',
  'plan',
  'loan',
  'application',
  'trade_request',
  'request',
  'measurement',
  'contract',
])

function connectionOf(own: Thing, made: readonly Made[], reach: Reach, told: Told): Thing | undefined {
  const rows = connections.filter(({ kits, noun, but }) => kits.has(own.kit) && noun.test(own.noun) && !but?.test(own.noun))
  const isLoose = isDone(own.noun) && loose.has(own.kit)
  const open = made
    .map(({ thing }) => thing)
    .filter((thing) => thing !== own && !reach(thing).has(own) && !/(?:^| )map$/.test(thing.noun) && !thing.noun.endsWith(` ${own.noun}`))
  const within = (tie: Tie): Thing[] =>
    open.filter((thing) => rows.some((row) => ties.indexOf(row.by) >= ties.indexOf(tie) && isTo(row, thing)) && isWorkOn(own, thing))
  const all = open.filter((thing) => rows.some((row) => isTo(row, thing)) || (isLoose && !isUntold(thing)))
  const namely = rows.length > 0 ? open.filter((thing) => all.includes(thing) || !isUntold(thing)) : all
  const spoken = isAsking(own) ? open.filter((thing) => isSpokenOf(thing)) : namely
  const near = own.kit === 'question' ? spoken.filter(isStanding) : within('near')
  const close =
    reportedBy(own, open) ??
    nameIn(own, namely) ??
    saidOf(own, all, told) ??
    saidOf(own, spoken, told, telling) ??
    nearestTo(own, near, told) ??
    madeFrom(own, open, told)
  if (close) return close
  const only = within('only')
  if (only.length === 1) return only[0]
  const looked = corrected.test(own.noun) ? told.mentions.find(({ thing }) => only.includes(thing))?.thing : undefined
  if (looked) return looked
  const subject = subjectOf(told)
  if (subject && open.includes(subject) && isOfSubject(own, isLoose || rows.some((row) => row.by !== 'near' && isTo(row, subject)))) return subject
  const counted = within('main')
    .map((thing) => ({ thing, count: made.filter((one) => reach(one.thing).has(thing)).length }))
    .sort((a, b) => b.count - a.count)
  return counted.length > 1 && counted[0]!.count > Math.max(1, counted[1]!.count) ? counted[0]!.thing : undefined
}
const asking: ReadonlySet<string> = new Set(['question', 'inquiry', 'request', 'trade_request', 'application', 'complaint', 'quotation'])
/** "a question about an animal", "a quotation request for a boat": what people ask is about what the words name after it, whatever that is. */
const isAsking = ({ kit }: Thing): boolean => asking.has(kit)
/** What a report of it is about that somebody made. */
const reportedBy = ({ makes, about }: Thing, open: readonly Thing[]): Thing | undefined =>
  makes.some(({ verb }) => verb === 'report') ? open.find(({ noun }) => about.has(noun)) : undefined
/** What is there for people to ask about, rather than what they did about it. */
const isStanding = (thing: Thing): boolean => !['request', 'record'].includes(groupOf(thing)) || thing.kit === 'trade_item' || thing.kit === 'thing'
const isSpokenOf = (thing: Thing): boolean =>
  !['talk', 'rule', 'money', 'person'].includes(groupOf(thing)) && !['report', 'figures', 'log', 'job'].includes(thing.kit)
/** What somebody finds wrong is in what a site shows first. */
const corrected = /^(?:error|mistake|correction|inaccuracy) report$/
const elsewhere = /^(?:login|system|error(?! report)|operation|synchronization|data)(?: |$)|(?:^| )saving$/
const isOfSubject = (own: Thing, isOpen: boolean): boolean =>
  isOpen && isDone(own.noun) && own.kit !== 'job' && !elsewhere.test(own.noun) && (own.noun.includes(' ') || !vague.has(own.kit))
const linked = /(?:^| )(?:url|link|web page|webpage|website|site|page)$/i
const isTo = ({ toKits, toGroups }: Connection, thing: Thing): boolean =>
  (toKits.has(thing.kit) && (thing.kit !== 'link' || linked.test(thing.noun))) ||
  (toGroups.has(groupOf(thing)) && thing.kit !== 'case' && thing.kit !== 'playlist')

/** Whether rows bear what they are of themselves: both of what is compared, a picture of its own. */
const bears = ({ entity }: Made, label: string): boolean =>
  entity.fields.some((field) => field.label === 'Second' || (field.label === label && field.type !== 'text'))

/** Refers what is done, measured or made, and refers to nothing else of the site, to what the words tie it to; `isOfOther` tells what is told of something else later. */
export function connected(made: readonly Made[], { words, clauses }: Pick<Brief, 'words' | 'clauses'>, isOfOther: (thing: Thing) => boolean): Made[] {
  const told = toldIn(
    words,
    clauses,
    made.map(({ thing }) => thing),
  )
  const so_far = [...made]
  made.forEach((one, index) => {
    const { entity, thing, asked } = one
    const refers = entity.fields.some(({ entity: to }) => to !== undefined && made.some((other) => other.entity.id === to && groupOf(other.thing) !== 'person'))
    const whole = refers || isOfOther(thing) ? undefined : connectionOf(thing, so_far, reachOf(so_far), told)
    const to = so_far.find((other) => other.thing === whole)?.entity
    if (!to || bears(one, titled(to.singular)) || entity.fields.some((field) => field.entity === to.id)) return
    const fields = [...entity.fields]
    const asks = [...asked]
    referNextToName(fields, asks, titled(to.singular), to.id)
    so_far[index] = { ...one, asked: asks, entity: { ...entity, fields } }
  })
  return so_far
}
