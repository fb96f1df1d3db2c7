import { isOfHouse } from '../lexicon/houses.ts'
import { kits } from '../lexicon/kits.ts'
import type { Ask } from '../read/ask.ts'
import type { Clause } from '../read/clause.ts'
import { addField } from './add-field.ts'
import { amounting } from './amounts.ts'
import { handedInBy } from './applied-for.ts'
import { judging } from './bare-heads.ts'
import { foundBy, isFoundLater } from './beside.ts'
import { besides, byWhom, roleFor } from './by-whom.ts'
import { caredFor } from './cared-for.ts'
import { carried } from './carried.ts'
import { withColumns, withOfEach, withPossessed } from './columns.ts'
import type { Context } from './context.ts'
import { contributed } from './contributed.ts'
import { derived } from './derived.ts'
import { dining } from './dining.ts'
import { isBare, isHandedOut, isLearnt, tellsSomething } from './doing.ts'
import { doneTo } from './done-to.ts'
import { folded } from './folded.ts'
import { inFormats } from './formats.ts'
import { gathered, listsOf } from './gather.ts'
import { glimpsed } from './glimpsed.ts'
import { oneInPractice, withoutPassing } from './in-practice.ts'
import { informed, isInformation } from './informed.ts'
import { storedIn } from './inside.ts'
import { withIssued } from './issued.ts'
import { judgedIn, turnedAway } from './judged.ts'
import { kindsTold } from './kinds-told.ts'
import { isOwnProfile, keepChosen, signIns } from './known.ts'
import { leftBy } from './left-by.ts'
import { lentOnRequest } from './lent-on-request.ts'
import { withMeasures } from './measured-for.ts'
import { ofEachKind } from './media-kinds.ts'
import { membersOf } from './members.ts'
import { mentioned } from './mentioned.ts'
import { nearby } from './nearby.ts'
import { notedOf } from './noted-of.ts'
import { withObject } from './object-of.ts'
import { isOffered } from './offered.ts'
import { handedOver, isOption } from './options.ts'
import { orderedAt } from './ordered-at.ts'
import { ownPages } from './own-pages.ts'
import { listsPages, page, withoutPages } from './page-names.ts'
import { placePart } from './part.ts'
import { parted } from './parted.ts'
import { partsTold, unknownParts, withParts } from './parts-told.ts'
import { isCovered } from './passing.ts'
import { place } from './place.ts'
import { type Fate, keep, type Plan } from './plan.ts'
import { paidByThem, pricesOf } from './priced.ts'
import { pronounsOf } from './pronouns.ts'
import { properNames } from './proper-names.ts'
import { looks } from './property.ts'
import { reachedOn } from './reached.ts'
import { recordsApart } from './records-apart.ts'
import { registering } from './registering.ts'
import { fillsIn } from './relate.ts'
import { reservedFor } from './reserved-for.ts'
import { asRecords, isGivenWith, resolved } from './resolve.ts'
import type { Cast } from './roles.ts'
import { withSeen } from './seen-of.ts'
import { settled } from './settle.ts'
import { staffed } from './staffed.ts'
import { standing } from './standing.ts'
import { withTheirs } from './theirs.ts'
import type { Placed } from './thing.ts'
import { ticketing } from './ticketing.ts'
import { withTimesOfDay } from './times-of-day.ts'
import { together } from './together.ts'
import { isToldOf, toldOf, toldOfNamed } from './told-of.ts'
import { unsaid } from './unsaid.ts'
import { isPitch, isSoughtBy, namedBeside, plainly, usesItself } from './vague.ts'

const entering = new Set(['input', 'enter', 'fill', 'set', 'specify', 'choose', 'select', 'pick', 'paste', 'configure', 'customize', 'adjust', 'use', 'define'])
/** "set basic information such as skills and standard files": these are kept by themselves. */
const defining = /^(?:set|configure|define|customize)$/
/** "change font and spacing": set of what is written, rather than kept. */
const changesLook = ({ verb, object }: Placed['ask']): boolean => verb === 'change' && object !== null && looks.test(object.noun)

const adding = /^(?:add|register|record|publish|upload|catalogue?)$/

/** Turns the asks of the clauses into things, and says of each what became of it. Asks that name parts of a thing wait until all things are known. */
export function planOf(clauses: readonly Clause[], cast: Cast, context: Context): Plan {
  const all = clauses.flatMap(({ asks }) => asks)
  const objectsOf = (fits: (ask: Ask) => boolean) => new Set(all.flatMap((ask) => (ask.object && fits(ask) ? [ask.object.noun] : [])))
  const parts = partsTold(context.words)
  const sought = objectsOf(({ kind, verb }) => kind === 'search' || verb === 'browse')
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
    plainly: context.plainly,
    last: null,
    spoken: null,
    at: 0,
    actors: new Set(clauses.flatMap((clause) => clause.actors)),
    made: objectsOf(({ kind, actors, verb }) => kind === 'create' && actors.length > 0 && !judging.test(verb)),
    listed: new Set([
      ...objectsOf(({ verb, actors, object }) => adding.test(verb) && actors.length > 0 && object?.plural === true && sought.has(object.noun)),
      ...unknownParts(parts),
    ]),
    reported: objectsOf(({ verb, actors }) => verb === 'report' && actors.length > 0),
    objects: objectsOf(() => true),
    stores: storedIn(context.words),
    from: context.from ?? 0,
    isTalk: context.isTalk ?? false,
    isHouse: isOfHouse(context.words),
    applied: context.applied ?? null,
    names: properNames(context.words),
  }
  const { placed: spoken, toldBy } = recordsApart(
    clauses.flatMap((clause, index) => clause.asks.map((ask): Placed => ({ clause: index, ask, role: roleFor(cast, clause.actors, ask) }))),
  )
  const said = byWhom(spoken)
  const entered = withIssued(withOfEach(withPossessed(said.map(asRecords), context.words), context.words), context.words)
  const told = withTimesOfDay(ownPages(withTheirs(withColumns(withSeen(withMeasures(reservedFor(signIns(together(entered, context.words)))))))))
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
  const late: (() => void)[] = []
  placed.forEach((one, at) => {
    plan.at = one.clause
    meantBy(one.ask)
    if (isCovered(plan, one, context.covers)) plan.fates.set(said[at]!.ask, { is: 'thing', thing: plan.things[0]!, partly: false })
    else if (isFoundLater(plan, one.ask)) late.push(() => plan.fates.set(said[at]!.ask, foundBy(plan, one.ask, one.role)))
    else if (!isOpen[at] && !isPart(one, at) && !isInformation(one))
      plan.fates.set(said[at]!.ask, amounting(plan, one, placeOne(plan, one, resolved(plan, plainly(plan, withObject(one, placed, at))), listed(one), lists)))
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
  for (const find of late) find()
  if (tellsSomething(plan, placed) || (context.words.trim().split(/\s+/, 4).length > 3 && isBare(plan)))
    keep(plan, { noun: 'article', kit: 'article' })?.views.add('')
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
  withParts(plan, parts)
  turnedAway([...judged.values()], fateOf)
  settled(plan.things, plan.domain, context.plain, plan.actors)
  oneInPractice(plan)
  withoutPassing(plan)
  besides(plan, said, clauses, cast)
  carried(plan.things, plan.domain, texts)
  handedOver(plan.things)
  standing(plan.things)
  folded(plan)
  notedOf(plan)
  contributed(plan, context.words)
  caredFor(
    plan,
    cast.roles.map(({ name }) => name),
    context.words,
  )
  registering(plan)
  lentOnRequest(plan, context.words)
  staffed(plan)
  dining(plan)
  ticketing(plan)
  orderedAt(plan, context.words)
  pricesOf(plan)
  paidByThem(plan)
  leftBy(plan, placed)
  handedInBy(plan)
  parted(plan, placed)
  ofEachKind(plan)
  for (const [ask, whole] of toldBy) plan.fates.set(whole, plan.fates.get(ask) ?? { is: 'nothing' })
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

/** Kinds of one thing by the list that they stand in, with what became of them. */
type Lists = Map<readonly Placed[], Fate>
const managing = { verb: 'manage', kind: 'manage' } as const
/** Kinds of one thing are placed together, as what they are kinds of. */
function placeOne(plan: Plan, one: Placed, whole: Placed, list: readonly Placed[], lists: Lists): Fate {
  const full = isOffered(plan, one, list) ? { ...whole, ask: { ...whole.ask, verb: 'show', kind: 'view' as const } } : whole
  const named = toldOfNamed(plan, one, list)
  if (named) return named
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
