import { isOfHouse } from '../lexicon/houses.ts'
import { kits } from '../lexicon/kits.ts'
import { workNouns } from '../lexicon/relations.ts'
import type { Clause } from '../read/clause.ts'
import { addField } from './add-field.ts'
import { handedInBy } from './applied-for.ts'
import { foundBy } from './beside.ts'
import { byWhom } from './by-whom.ts'
import { carried } from './carried.ts'
import { withColumns } from './columns.ts'
import type { Context } from './context.ts'
import { derived } from './derived.ts'
import { isHandedOut, isLearnt, tellsSomething } from './doing.ts'
import { doneTo } from './done-to.ts'
import { figures, isFigures } from './figured.ts'
import { folded } from './folded.ts'
import { inFormats } from './formats.ts'
import { gathered, listsOf } from './gather.ts'
import { glimpsed } from './glimpsed.ts'
import { oneInPractice, withoutPassing } from './in-practice.ts'
import { informed, isInformation } from './informed.ts'
import { judgedIn, turnedAway } from './judged.ts'
import { kept } from './kept.ts'
import { kindsTold } from './kinds-told.ts'
import { assigns, credentials, gainable, isLogin, isNothingKept, isOwnProfile, keepChosen, signIns, staysOf, supported } from './known.ts'
import { leftBy } from './left-by.ts'
import { isContact, presents } from './meant.ts'
import { membersOf } from './members.ts'
import { mentioned } from './mentioned.ts'
import { nearby } from './nearby.ts'
import { withObject } from './object-of.ts'
import { isOffered, soldInGame } from './offered.ts'
import { handedOver, isOption } from './options.ts'
import { joinsUs, listsPages, page, pagesOf, tellsAbout, withoutPages } from './page-names.ts'
import { alone, placePart } from './part.ts'
import { parted } from './parted.ts'
import { isCovered } from './passing.ts'
import { type Fate, keep, kindIn, type Plan, thingNamed } from './plan.ts'
import { pricesOf } from './priced.ts'
import { pronouns, pronounsOf } from './pronouns.ts'
import { properNames } from './proper-names.ts'
import { looks } from './property.ts'
import { reachedOn } from './reached.ts'
import { fillsIn, relate, related } from './relate.ts'
import { reservedFor } from './reserved-for.ts'
import { asRecords, isGivenWith, resolved } from './resolve.ts'
import type { Cast } from './roles.ts'
import { settled } from './settle.ts'
import { isSharable, ranks } from './sharable.ts'
import { standing } from './standing.ts'
import { withTheirs } from './theirs.ts'
import type { Placed } from './thing.ts'
import { together } from './together.ts'
import { isToldOf, toldOf } from './told-of.ts'
import { unsaid } from './unsaid.ts'
import { isPitch, isSoughtBy, namedBeside, plainly, speaksSeveral, steersPiece, turnsPages, usesItself } from './vague.ts'
import { worked } from './work.ts'

const entering = new Set(['input', 'enter', 'fill', 'set', 'specify', 'choose', 'select', 'pick', 'paste', 'configure', 'customize', 'adjust', 'use', 'define'])
/** "set basic information such as skills and standard files": these are kept by themselves. */
const defining = /^(?:set|configure|define|customize)$/
const offering = new Set(
  'provide offer give introduce sell lend issue produce launch open share help support store collect process handle record save update push generate send retrieve'.split(
    ' ',
  ),
)
/** "change font and spacing": set of what is written, rather than kept. */
const changesLook = ({ verb, object }: Placed['ask']): boolean => verb === 'change' && object !== null && looks.test(object.noun)
const understood: Fate = { is: 'understood' }
/** Turns the asks of the clauses into things, and says of each what became of it. Asks that name parts of a thing wait until all things are known. */
export function planOf(clauses: readonly Clause[], cast: Cast, context: Context): Plan {
  const plan: Plan = {
    things: [],
    figures: [],
    pages: new Set(),
    fates: new Map(),
    goods: context.goods,
    told: context.told,
    domain: context.domain,
    senses: context.senses,
    practices: context.practices,
    last: null,
    spoken: null,
    at: 0,
    actors: new Set(clauses.flatMap((clause) => clause.actors)),
    made: new Set(
      clauses.flatMap(({ asks }) => asks.flatMap((ask) => (ask.kind === 'create' && ask.actors.length > 0 && ask.object ? [ask.object.noun] : []))),
    ),
    from: context.from ?? 0,
    isTalk: context.isTalk ?? false,
    isHouse: isOfHouse(context.words),
    applied: context.applied ?? null,
    names: properNames(context.words),
  }
  const said = byWhom(clauses.flatMap((clause, index) => clause.asks.map((ask): Placed => ({ clause: index, ask, role: cast.roleOf(clause.actors[0] ?? '') }))))
  const told = withTheirs(withColumns(reservedFor(signIns(together(said.map(asRecords), context.words)))))
  const texts = clauses.map((clause) => context.said.get(clause) ?? '')
  const judged = judgedIn(plan, told, clauses, texts)
  const placed = told.map((one, at) => judged.get(at) ?? one)
  const askOf = new Map(placed.map((one, at) => [one, said[at]!.ask]))
  const fateOf = (one: Placed) => plan.fates.get(askOf.get(one)!)
  const listed = listsOf(placed)
  const isPart = (one: Placed, at: number) =>
    isHandedOut(one) ||
    isOption(one, listed(one)) ||
    ((entering.has(one.ask.verb) || changesLook(one.ask)) &&
      !isSoughtBy(one) &&
      !usesItself(one.ask) &&
      !one.ask.nominal &&
      !(defining.test(one.ask.verb) && membersOf(plan, one)) &&
      !fillsIn(plan, one.ask) &&
      !(one.ask.object && isOwnProfile(one.ask.object))) ||
    isGivenWith(plan, one, placed.slice(Math.max(0, at - 4), at))
  const lists: Lists = new Map()
  for (const one of placed) keepChosen(plan, one)
  const isOpen = placed.map((one, at) => !isPart(one, at) && (isPitch(one, listed(one), plan.from) || namedBeside(one, listed(one)) !== undefined))
  const meantBy = pronounsOf(plan)
  placed.forEach((one, at) => {
    plan.at = one.clause
    meantBy(one.ask)
    if (isCovered(plan, one, context.covers)) plan.fates.set(said[at]!.ask, { is: 'thing', thing: plan.things[0]!, partly: false })
    else if (!isOpen[at] && !isPart(one, at) && !isInformation(one))
      plan.fates.set(said[at]!.ask, placeOne(plan, one, resolved(plan, plainly(plan, withObject(one, placed, at))), listed(one), lists))
  })
  placed.forEach((one, at) => {
    plan.at = one.clause
    if (isPart(one, at) && !isInformation(one)) plan.fates.set(said[at]!.ask, placePart(plan, one, listed(one)))
  })
  placed.forEach((one, at) => {
    plan.at = one.clause
    if (isOpen[at]) plan.fates.set(said[at]!.ask, placeOpen(plan, one, listed(one), fateOf))
    else if (isInformation(one)) plan.fates.set(said[at]!.ask, informed(plan, one) ?? place(plan, resolved(plan, one)))
  })
  if (tellsSomething(plan, placed)) keep(plan, { noun: 'article', kit: 'article' })?.views.add('')
  if (isLearnt(plan, placed)) keep(plan, { noun: 'learning progress', kit: 'progress' })?.views.add('')
  glimpsed(plan, placed, (one) => fateOf(one)?.is === 'understood')
  doneTo(plan, placed, (one) => /^(?:understood|nothing)$/.test(fateOf(one)?.is ?? ''))
  derived(plan, placed, fateOf)
  nearby(plan, placed, clauses, texts)
  inFormats(plan, placed, (one, thing) => plan.fates.set(askOf.get(one)!, { is: 'thing', thing, partly: false }))
  const asks = said.map(({ ask }) => ask)
  reachedOn(plan, asks, texts)
  mentioned(plan, placed, texts, fateOf)
  kindsTold(plan, context.words)
  unsaid(plan, placed, context.words, { clauses, texts })
  turnedAway([...judged.values()], fateOf)
  settled(plan.things, plan.domain, context.plain, plan.actors)
  oneInPractice(plan)
  withoutPassing(plan)
  carried(plan.things, plan.domain, texts)
  handedOver(plan.things)
  standing(plan.things)
  folded(plan)
  pricesOf(plan)
  leftBy(plan, placed)
  handedInBy(plan)
  parted(plan, placed)
  return plan
}

/** What only says that there is more of what the words name elsewhere goes with that. */
function placeOpen(plan: Plan, one: Placed, list: readonly Placed[], fateOf: (other: Placed) => Fate | undefined): Fate {
  if (isPitch(one, list, plan.from))
    return plan.things.some(({ kit }) => !['talk', 'request', 'person'].includes(kits[kit].group)) ? page(plan, '') : place(plan, one)
  const named = namedBeside(one, list)
  const fate = named && fateOf(named)
  return fate && fate.is !== 'nothing' ? fate : place(plan, one)
}

type Lists = Map<readonly Placed[], Fate>
const managing = { verb: 'manage', kind: 'manage' } as const
/** Kinds of one thing are placed together, as what they are kinds of. */
function placeOne(plan: Plan, one: Placed, whole: Placed, list: readonly Placed[], lists: Lists): Fate {
  const full = isOffered(plan, one, list) ? { ...whole, ask: { ...whole.ask, verb: 'show', kind: 'view' as const } } : whole
  if (isToldOf(plan, list)) return toldOf(plan, one)
  const others = listsPages(one.ask) ? one : withoutPages(plan, one)
  if (others !== one) return placeOne(plan, others, { ...whole, ask: { ...whole.ask, fields: others.ask.fields } }, list, lists)
  const members = membersOf(plan, one)
  if (members)
    return members.map((object) =>
      place(plan, { ...full, ask: { ...full.ask, ...(object.light === 'management' ? managing : {}), object, fields: [], choices: [] } }),
    )[0]!
  const before = lists.get(list)
  const group = before ? null : gathered(plan, one, list)
  if (!group) return before ?? place(plan, full)
  const fate = place(plan, group)
  const sold = plan.spoken ?? (fate.is === 'thing' ? fate.thing : null)
  if (sold && group.ask.sorts) addField(sold, group.ask.sorts.category, group.ask.sorts.names)
  lists.set(list, fate)
  return fate
}

function place(plan: Plan, one: Placed): Fate {
  if (one.ask.object && plan.last && pronouns.has(one.ask.object.noun))
    return place(plan, { ...one, ask: { ...one.ask, object: { ...one.ask.object, noun: plan.last.noun, light: '' } } })
  if (turnsPages(plan, one)) {
    if (one.ask.fields.some((field) => /^about/.test(field.noun))) page(plan, 'about')
    return page(plan, '')
  }
  if (speaksSeveral(one) || steersPiece(plan, one)) return understood
  const { ask } = one
  if (ask.verb === 'consult' && ask.actors.length === 0 && ask.object && /^(?:team|firm|company|agency|industry|business)$/.test(ask.object.noun))
    return understood
  const sold = ask.object && soldInGame(plan, ask.object)
  if (sold) return place(plan, { ...one, ask: { ...ask, object: { ...ask.object!, noun: sold, light: '', plural: true } } })
  const byItself = ask.actors.length === 0 && !ask.nominal
  const gained =
    /^(?:earn|win|gain|accumulate|support)$/.test(ask.verb) && ask.kind === 'external' && ask.object ? kindIn(plan, ask.object.noun, ask.object.light) : null
  if (gained && (ask.verb === 'support' ? supported(gained) : gainable.has(gained.kit)))
    return place(plan, { ...one, ask: { ...ask, verb: ask.verb === 'support' ? 'support' : 'view', kind: 'view' } })
  if (byItself && ask.verb === 'track' && ask.object?.own && kindIn(plan, ask.object.noun, '') !== null)
    return place(plan, { ...one, ask: { ...ask, verb: 'keep track', kind: 'manage' } })
  if (byItself && offering.has(ask.verb) && ask.kind !== 'view' && ask.kind !== 'external')
    return place(plan, { ...one, ask: { ...ask, verb: 'show', kind: 'view' } })
  if (ask.verb === 'share' && ask.actors.length > 0 && ask.object?.plural && ask.kind === 'transfer' && isSharable(plan, ask.object))
    return place(plan, { ...one, ask: { ...ask, kind: 'create' } })
  const noun = ask.object?.noun ?? ''
  if (
    ask.kind === 'session' ||
    isLogin(plan, ask) ||
    (credentials.test(noun) && !plan.senses.has(noun) && !(ask.kind === 'create' && / token$/.test(noun) && ask.object?.plural)) ||
    (ask.verb === 'verify' && /^(?:account|identity|phone number|email|required field|user|number|age)$/.test(noun))
  )
    return understood
  if (isFigures(ask, noun)) return figures(plan, one, noun)
  if (byItself && /^(?:calculate|compute)$/.test(ask.verb) && ask.beside.length > 1 && !ranks.test(noun) && !thingNamed(plan, ask.object)) return understood
  const stayed = staysOf(plan, one)
  if (stayed) return stayed
  const assigned = assigns(plan, one)
  if (assigned) return assigned
  if (byItself && ask.kind === 'analyse' && ask.object && ranks.test(noun))
    return kept(plan, { ...one, ask: { ...ask, verb: 'show', kind: 'view' } }, { ...ask.object, noun: noun === 'standing' ? 'standings' : noun })
  if (isSoughtBy(one) && !thingNamed(plan, ask.object))
    return place(plan, { ...one, ask: { ...ask, verb: 'search', kind: 'search', object: ask.beside[0] ?? null } })
  if (ask.kind === 'search' && !thingNamed(plan, ask.object))
    return noun === '' || /^(?:content|information|data|result|keyword)$/.test(noun) || kindIn(plan, noun, '') === null
      ? foundBy(plan, ask)
      : kept(plan, one, ask.object!)
  if (isNothingKept(ask)) return understood
  if (ask.nominal && ask.verb === 'view' && ask.actors.length === 0 && ask.object?.plural && one.clause - plan.from <= 2 && plan.actors.has(noun))
    return page(plan, '')
  if (listsPages(ask)) return pagesOf(plan, one)
  if (joinsUs(ask)) return kept(plan, { ...one, ask: { ...ask, verb: 'submit' } }, { ...ask.object!, noun: 'job application' })
  if (noun === 'contact' && ask.nominal && !ask.object!.plural && !isContact(ask, ask.object!))
    return kept(plan, { ...one, ask: { ...ask, fields: ask.object!.light === '' ? ask.fields : [] } }, { ...ask.object!, noun: 'contact form' })
  if (tellsAbout(plan, ask)) return page(plan, 'about')
  if (/^(?:home|homepage|home page|main|landing)$/.test(noun) && ask.kind === 'view' && !ask.object!.own) return page(plan, '')
  const presented = presents(plan, one)
  if (presented) return presented
  const isToldOfWho = ask.nominal && noun === 'nickname' && plan.last !== null && kits[plan.last.kit].group === 'person'
  if (ask.object && !isToldOfWho && (isOwnProfile(ask.object) || /^(?:(?:user )?avatar|nickname|profile (?:picture|photo))$/.test(noun)))
    return kept(plan, one, { ...ask.object, noun: 'profile', light: '' })
  if (/^(?:themselves?|oneself|himself|herself|yourself)$/.test(noun) && ask.beside[0])
    return place(plan, { ...one, ask: { ...ask, verb: 'join', kind: 'create', object: ask.beside[0], beside: [] } })
  const listed =
    ask.kind === 'create' && ask.beside.some((phrase) => /(?:^| )(?:watch list|watchlist|wish list|wishlist|favou?rites?|reading list)$/.test(phrase.noun))
  if (listed && ask.object) return relate(plan, one, 'favorite', ask.object)
  const cart = ask.beside.some((phrase) => /(?:^| )(?:cart|basket)$/.test(phrase.noun))
  if (cart && ask.kind === 'create') return relate(plan, one, 'shopping cart', ask.object)
  if (
    ask.kind === 'external' ||
    (ask.kind === 'analyse' && byItself) ||
    (ask.kind === 'transfer' && Object.hasOwn(workNouns, ask.verb) && !thingNamed(plan, ask.object))
  )
    return worked(plan, one)
  return related(plan, one) ?? (ask.object ? kept(plan, one, ask.object) : alone(plan, one))
}
