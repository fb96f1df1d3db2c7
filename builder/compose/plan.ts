import { plainOf } from '../lexicon/at-home.ts'
import { meaningIn, ownMeaningIn } from '../lexicon/at-work.ts'
import { collectives } from '../lexicon/collectives.ts'
import { contexts } from '../lexicon/contexts.ts'
import { singular } from '../lexicon/inflect.ts'
import type { KitName } from '../lexicon/kits.ts'
import { isKnownNoun, kitOf } from '../lexicon/nouns.ts'
import { isBody, peopleNouns } from '../lexicon/people.ts'
import type { Practice } from '../lexicon/practice.ts'
import type { Named } from '../lexicon/shape.ts'
import type { Ask } from '../read/ask.ts'
import type { Phrase } from '../read/phrase.ts'
import { aliased } from './alias.ts'
import { isBareClaim, isGeneral, isListing, isOtherWord } from './doubles.ts'
import { insideOf } from './inside.ts'
import { kindOf } from './kind.ts'
import { isSame, isSynonym, type Placed, type Thing, thingOf, unrecorded } from './thing.ts'

/** What became of an ask: a thing's page (`partly` where the page keeps it but does not do it), figures, the search of a list, a plain page, or nothing that is built here. */
export type Fate =
  | { readonly is: 'thing'; readonly thing: Thing; readonly partly: boolean }
  | { readonly is: 'figures' }
  | { readonly is: 'search'; readonly among?: Thing }
  | { readonly is: 'page'; readonly page: string }
  | { readonly is: 'understood' }
  | { readonly is: 'nothing' }
export interface Plan {
  readonly things: Thing[]
  readonly figures: { readonly title: string; readonly role: string }[]
  /** Plain pages that the words name: about; empty for the first page. */
  readonly pages: Set<string>
  readonly fates: Map<Ask, Fate>
  /** What a shop sells, where the words say so: these are its products. */
  readonly goods: string | null
  /** What the site is about where its subject tells the kind: cars that are hired out, sales that are counted. */
  readonly told: Kind | null
  /** The field of life, which decides what a word of several senses means. */
  readonly domain: string
  /** Nouns of several senses, with the one that the other words of the description tell. */
  readonly senses: ReadonlyMap<string, KitName>
  /** What the site is of, as the words tell: beekeeping, a notary's office. */
  readonly practices: readonly Practice[]
  /** What nouns plainly mean that belong to trades of which the words tell nothing. */
  readonly plainly: readonly Named[]
  /** Those whom the words call to act, in the singular. */
  readonly actors: ReadonlySet<string>
  /** What they are said to make, in the singular. */
  readonly made: ReadonlySet<string>
  /** What they are said to add and others to look through, in the singular: rows, however little the noun says. */
  readonly listed: ReadonlySet<string>
  /** What they are said to report. */
  readonly reported: ReadonlySet<string>
  /** What anything is done to or said of, in the singular. */
  readonly objects: ReadonlySet<string>
  /** What the words put into a place that they name by no more than that: stories of "the library". */
  readonly stores: ReadonlyMap<string, string>
  /** How many clauses that go without saying stand before those of the words. */
  readonly from: number
  /** Whether somebody speaks in their own words, in which most nouns that are not known name nothing to be kept. */
  readonly isTalk: boolean
  /** Whether the site is that of one house, which presents itself there. */
  readonly isHouse: boolean
  /** Words that the description only ever writes with a capital: names of one firm, place or product. */
  readonly names: ReadonlySet<string>
  /** What the site is there to hand in, of which the words only tell the parts. */
  readonly applied: Kind | null
  /** What was last spoken of: "them". */
  last: Thing | null
  /** What that is about: the book of "vote for a book". */
  spoken: Thing | null
  /** The clause that is being placed. */
  at: number
}
export interface Kind {
  readonly noun: string
  readonly kit: KitName
}

const mostThings = 18

/** "requests" after "holiday requests" are those, as is "the pool" after "worker pools". */
const bareNoun = /^(?:request|application|claim|proposal|estimate|pool|queue|container|cluster|avatar)$/

const bareOf = /^(?:public|private|total|past|upcoming|saved|shared|trending|suggested|newest|earlier|earliest) (?=\S+$)/
/** "total budget" is the budget, where the two words are no thing of their own. */
const unqualified = (noun: string): string => (isKnownNoun(noun) ? noun : noun.replace(bareOf, ''))

/** Nouns that name a thing here only where the words have made it one. */
const named = new Set(['opportunity', 'field', 'team', 'shop', 'group', 'event', 'item', 'entry', 'record', 'issue', 'application'])

/** "parking zones" where a practice keeps them: places that are marked out, and not parts of the site. */
const area = /^zones?$/

/** Heads of which each kind is one of its own: the sense of the bare noun says nothing of "training plans". */
const ofAnySort = /^(?:report|plan|item)$/
/** What a noun means in a trade that the words tell of beside it; undefined where a practice of the site has its own meaning of it. */
function toldIn({ plainly, practices }: Plan, noun: string): Named | undefined {
  const plain = plainOf(plainly, noun)
  return plain?.isTold && !ownMeaningIn(practices, noun) ? plain : undefined
}

/** Whether no practice has a meaning of its own for a noun that ends no longer one. */
const isOpen = ({ practices }: Plan, noun: string): boolean => {
  const meaning = meaningIn(practices, noun)
  return meaning === undefined || meaning.isWritten === true
}

/** "stove types" are what stoves are sorted into. */
const sort = /^(?:type|kind|sort|category|categorie)s?$/
/** The kind of thing that a noun names on this site; null where it names nothing that is kept. */
export function kindIn(plan: Plan, noun: string, light: string): Kind | null {
  const inside = insideOf(plan, noun)
  if (inside !== undefined) return kindIn(plan, inside, light)
  if (/^lists?$/.test(light) && plan.actors.has(noun) && isBody(noun)) return null
  const there = named.has(noun) ? plan.things.find((thing) => thing.noun === noun) : undefined
  if (there) return { noun, kit: there.kit }
  if (plan.goods !== null && (noun === plan.goods || plan.goods.endsWith(` ${noun}`) || isOtherWord(noun, plan.goods)))
    return { noun: plan.goods, kit: 'product' }
  if (plan.told !== null && (noun === plan.told.noun || plan.told.noun.endsWith(` ${noun}`))) return plan.told
  const longer = bareNoun.test(noun) ? plan.things.filter((thing) => thing.noun === noun || thing.noun.endsWith(` ${noun}`)) : []
  const meant = longer.length === 1 ? longer[0] : aliased(plan.things, noun, light)
  if (meant) return { noun: meant.noun, kit: meant.kit }
  const marked = area.test(light) ? `${noun} ${singular(light)}` : ''
  if (plan.senses.has(marked)) return { noun: marked, kit: plan.senses.get(marked)! }
  const listed = /^(.+) list$/.exec(noun)?.[1]
  if (listed && plan.made.has(listed) && peopleNouns.has(listed)) return kindIn(plan, listed, '')
  const located = /^(.+) location$/.exec(noun)?.[1]
  if (located && !isKnownNoun(noun) && plan.senses.has(located)) return kindIn(plan, located, light)
  const timed = /^(.+) (?:schedule|timetable)$/.exec(noun)?.[1]
  const held = timed ? plan.things.find((thing) => thing.noun === timed && thing.kit === 'thing') : undefined
  if (held) return { noun: held.noun, kit: held.kit }
  const bare = unqualified(noun)
  const known = kindOf(bare, light)
  const meaning = toldIn(plan, known?.noun ?? bare)
  if (meaning && (known ? known.kit === 'thing' || known.kit === kitOf(known.noun) : meaning.nouns.includes(bare)))
    return { noun: known?.noun ?? bare, kit: meaning.of }
  const senses = Object.hasOwn(contexts, bare) ? contexts[bare]![plan.domain] : undefined
  const isSort = sort.test(light) && meaningIn(plan.practices, bare)?.isWritten === true
  const kind =
    known ??
    (plan.senses.has(bare) && !isSort ? { noun: bare, kit: plan.senses.get(bare)! } : null) ??
    (senses === undefined || senses === 'leave' ? (plan.listed.has(bare) ? { noun: bare, kit: 'thing' } : null) : { noun: bare, kit: senses })
  if (kind === null || (kind.noun === 'property' && plan.senses.get('property') === 'component')) return null
  if (kind.kit === 'question' && kind.noun === 'question' && isAskedInSurvey(plan)) return { noun: 'survey question', kit: 'survey_question' }
  if (kind.noun === 'tree' && plan.senses.get('tree') === 'trade_item' && !meaningIn(plan.practices, 'tree')) return { noun: 'family tree', kit: 'trade_item' }
  if (/^queue(?: reservation| management)?$/.test(kind.noun) && plan.senses.get('queue') === 'trade_request')
    return { noun: 'queue number', kit: 'trade_request' }
  if (kind.noun === 'loan' && plan.things.some(({ kit }) => kit === 'loan')) return { noun: 'loan', kit: 'loan' }
  const head = kind.noun.slice(kind.noun.lastIndexOf(' ') + 1)
  const sense = Object.hasOwn(contexts, kind.noun)
    ? kind.noun
    : kind.noun.includes(' ') && !isKnownNoun(kind.noun) && (plan.domain === 'software' || (head === 'menu' && plan.domain === 'business'))
      ? head
      : ''
  const told =
    (isSort ? undefined : plan.senses.get(kind.noun)) ??
    (/^(?:word|vocabulary)$/.test(head) ||
    (kind.noun.includes(' ') && !ofAnySort.test(head) && !isKnownNoun(kind.noun) && kind.kit === kitOf(head) && isOpen(plan, head))
      ? plan.senses.get(head)
      : undefined) ??
    (Object.hasOwn(contexts, sense) ? contexts[sense]![plan.domain] : undefined)
  if (told === 'leave') return { noun: 'leave request', kit: 'leave' }
  if (told === 'room_chat' && plan.domain === 'game' && kind.noun === 'room') return { noun: 'game room', kit: 'room_chat' }
  if (told === 'attendance') return { noun: 'daily check-in', kit: 'attendance' }
  if (told === 'call') return { noun: 'call', kit: 'call' }
  const kit =
    told ??
    ((kind.kit === 'thing' || kind.kit === kitOf(kind.noun)) && !ownMeaningIn(plan.practices, kind.noun) ? plainOf(plan.plainly, kind.noun)?.of : undefined)
  return kit ? { ...kind, kit } : kind
}

/** "manage surveys, add questions": those of the surveys, where no exam has them. */
const isAskedInSurvey = ({ things }: Plan): boolean =>
  things.some(({ kit, noun }) => kit === 'form' && /(?:survey|questionnaire)$/.test(noun)) && !things.some(({ kit }) => kit === 'exam')

export function thingNamed(plan: Plan, object: Phrase | null): Thing | undefined {
  const kind = object ? kindIn(plan, object.noun, object.light) : null
  return kind ? plan.things.find((thing) => isSame(thing, kind)) : undefined
}

/** Whether a thing only goes without saying: one of the words' own of the same kit stands for it. */
const isImplied = (plan: Plan, thing: Thing) => plan.from > 0 && thing.asks.length > 0 && thing.asks.every(({ clause }) => clause < plan.from)

/** Calls a thing by another name. */
export function rename(thing: Thing, kind: Kind): void {
  const { singular: one, plural: many } = thingOf(kind.noun, kind.kit)
  Object.assign(thing, { noun: kind.noun, kit: kind.kit, singular: one, plural: many })
}

/** Whether a noun names the times of something. */
export const isSchedule = (noun: string): boolean => schedules.test(noun)
const schedules = /^(?:.* )?(?:schedule|calendar|timetable|agenda|programme)$/

/** A schedule is that of the classes or events that the site has, whichever is named first. */
function scheduled(plan: Plan, kind: Kind): Thing | null {
  if (kind.kit !== 'event' && kind.kit !== 'class') return null
  const played = isSchedule(kind.noun) ? plan.things.find(({ kit }) => kit === 'fixture') : undefined
  if (played) return played
  const events = plan.things.filter((thing) => thing.kit === 'event' || thing.kit === 'class')
  const known = isSchedule(kind.noun)
    ? events[0]
    : events.some((thing) => isSame(thing, kind) && !schedules.test(thing.noun))
      ? undefined
      : events.find((thing) => schedules.test(thing.noun))
  if (!known) return null
  if (!isSchedule(kind.noun)) rename(known, kind)
  plan.last = known
  return known
}

/** "leave a rating and a review": one row holds both. */
const judging = /^(?:rating|review|evaluation|star rating)$/

/** The thing of this kind, new where the site has none; null past the limit. The longer name of the two stays. */
export function keep(plan: Plan, kind: Kind): Thing | null {
  const planned = scheduled(plan, kind)
  if (planned) return planned
  const known =
    plan.things.find(
      (thing) => isSame(thing, kind) || (thing.kit === 'review' && kind.kit === 'review' && judging.test(thing.noun) && judging.test(kind.noun)),
    ) ??
    (plan.at >= plan.from
      ? plan.things.find((thing) => (thing.kit === kind.kit || (thing.kit === 'todo' && kind.kit === 'task')) && isImplied(plan, thing))
      : undefined)
  if (known) {
    if ((known.noun === 'borrowing' && kind.noun === 'loan') || isListing(known.noun, kind.noun) || isBareClaim(kind.noun, known.noun)) rename(known, kind)
    if (known.kit === kind.kit && known.noun !== kind.noun && unrecorded(known.noun) === kind.noun) rename(known, kind)
    if ((known.kit === kind.kit || kind.kit === 'file') && isSynonym(known.noun) && !isSynonym(kind.noun)) rename(known, kind)
    if (isGeneral(known) && !isGeneral(kind)) rename(known, kind)
    if (isImplied(plan, known) && plan.at >= plan.from && !Object.hasOwn(collectives, kind.noun)) rename(known, kind)
    if (collectives[kind.noun] === known.noun) Object.assign(known, { noun: kind.noun })
    if (
      kind.noun.length > known.noun.length &&
      !isGeneral(kind) &&
      !(known.noun.includes(' ') && kind.noun.endsWith(` ${known.noun}`)) &&
      !isQualified(kind.noun, known.noun) &&
      !isSynonym(kind.noun) &&
      unrecorded(kind.noun) !== known.noun &&
      !Object.hasOwn(collectives, known.noun) &&
      !Object.hasOwn(collectives, kind.noun) &&
      kind.noun.split(' ').length <= 3 &&
      known.kit === kind.kit &&
      !(known.kit === 'vacancy' && kind.noun === 'position')
    )
      rename(known, kind)
    plan.last = known
    return known
  }
  if (plan.things.length >= mostThings) return null
  const thing = thingOf(kind.noun, kind.kit)
  plan.things.push(thing)
  plan.last = thing
  return thing
}

const qualifiers =
  /^(?:public|private|total|past|upcoming|own|saved|local|nearby|new|question|wrong|finished|open|closed|shared|free|paid|processed|edited|modified|repaired|converted|compressed|restored|transcoded)$/
/** "public trips" are trips that were named before, not trips of another kind. */
const isQualified = (longer: string, known: string) => longer.endsWith(` ${known}`) && qualifiers.test(longer.slice(0, longer.indexOf(' ')))
/** Stuffs that come in sorts: "teas" where the words say so. */
const sorted = /^(?:tea|coffee|bread|cheese|fish|equipment|salmon|water)$/

/** What comes in, so that receiving it is a step; an alarm or a certificate that somebody receives is only seen. */
const arriving =
  /(?:^| )(?:order|shipment|parcel|package|delivery|cargo|goods?|stock|inventory|material|item|procurement|purchase|requisition|supply|sample|specimen|donation|return|refund|transfer|luggage|task|payment|product|coupon|application|request|complaint|ticket)$/
/** What others have brought, so that whoever takes it takes it on. */
const takenOn = /(?:^| )(?:ticket|case|fault|complaint|inquiry|repair|incident|issue|job|delivery)(?: request)?$/
/** What one opens to read or look at it. */
const opened: ReadonlySet<Kind['kit']> = new Set<Kind['kit']>(['case', 'work', 'article', 'book', 'recipe', 'image', 'video', 'product', 'document'])
/** Nobody is said to put it there. */
const unsaid = '-'
/** Notes on a thing what an ask wants of it. */
export function record(thing: Thing, { clause, ask, role }: Placed): void {
  thing.asks.push({ clause, ask, role })
  if (ask.life && !thing.states.some(({ whole }) => whole)) thing.states.push({ names: ask.life, whole: true, role: unsaid })
  if (ask.object?.plural && ask.object.noun === thing.noun && thing.plural === thing.singular && sorted.test(thing.noun))
    Object.assign(thing, { plural: `${thing.noun}s` })
  thing.own ||= ask.object?.own ?? false
  thing.nominal ||= ask.nominal && ask.object?.light === 'management'
  if (ask.verb === 'open' && opened.has(thing.kit) && thing.views.has(role)) thing.views.add(role)
  else if (thing.kit === 'coupon' && /^(?:apply|use|enter|redeem)$/.test(ask.verb)) thing.views.add(role)
  else if (ask.verb === 'take' && takenOn.test(thing.noun)) thing.turns.push({ verb: ask.verb, role })
  else if (ask.kind === 'create') thing.makes.push({ verb: thing.noun.endsWith(`${ask.verb}ing`) ? 'make' : ask.verb, role, about: '' })
  else if (ask.states) thing.states.push({ ...ask.states, role: ask.states.whole && ask.actors.length === 0 ? unsaid : role })
  else if (ask.verb === 'receive' && !arriving.test(thing.noun)) thing.views.add(role)
  else if (ask.kind === 'transition') thing.turns.push({ verb: ask.verb, role })
  else if (ask.kind === 'update') thing.edits.add(role)
  else if (ask.kind === 'delete') thing.deletes.add(role)
  else if (ask.kind === 'manage') thing.manages.add(role)
  else thing.views.add(role)
}
