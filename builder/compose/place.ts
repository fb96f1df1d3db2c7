import { kits } from '../lexicon/kits.ts'
import { profileNouns, relations, workNouns } from '../lexicon/relations.ts'
import { type Ask, actOf } from '../read/ask.ts'
import type { Clause } from '../read/clause.ts'
import { isField } from '../read/field.ts'
import type { Phrase } from '../read/phrase.ts'
import { figures, isFigures } from './figured.ts'
import { gathered, listsOf } from './gather.ts'
import { assigns, asTurn, bookedIn, isDesk, isPartOf, isQuoted, keepChosen } from './known.ts'
import { isContact, keepsKinds, kindsOf, meant } from './meant.ts'
import { nearest } from './nearest.ts'
import { addChoices, addField, type Fate, type Kind, keep, kindIn, type Plan, record, thingNamed } from './plan.ts'
import { lending, relate, related } from './relate.ts'
import { isGivenWith, resolved, together, withWhom } from './resolve.ts'
import type { Cast } from './roles.ts'
import { isSharable, ranks } from './sharable.ts'
import { isAbstract, type Placed, type Thing } from './thing.ts'
import { worked } from './work.ts'

const entering = new Set(['input', 'enter', 'fill', 'set', 'specify', 'choose', 'select', 'pick', 'paste', 'configure', 'customize', 'adjust', 'use', 'define'])
const offering = new Set(
  'provide offer give introduce sell lend issue produce launch open share help support store collect process handle record save update push generate send retrieve'.split(
    ' ',
  ),
)
const sharing = ['create', 'update', 'delete', 'manage', 'view']
const understood: Fate = { is: 'understood' }
const nothing: Fate = { is: 'nothing' }
const pronouns = new Set(['them', 'it', 'these', 'they', 'one', 'those', 'theirs', 'ours', 'mine', 'yours', 'their', 'each other'])

/** Turns the asks of the clauses into things, and says of each what became of it. Asks that name parts of a thing wait until all things are known. */
export function planOf(
  clauses: readonly Clause[],
  cast: Cast,
  context: { readonly goods: string | null; readonly told: Kind | null; readonly domain: string; readonly from?: number },
): Plan {
  const plan: Plan = {
    things: [],
    figures: [],
    pages: new Set(),
    fates: new Map(),
    goods: context.goods,
    told: context.told,
    domain: context.domain,
    last: null,
    spoken: null,
    at: 0,
    from: context.from ?? 0,
  }
  const said = clauses.flatMap((clause, index) => clause.asks.map((ask): Placed => ({ clause: index, ask, role: cast.roleOf(clause.actors[0] ?? '') })))
  const placed = together(said)
  const isPart = (one: Placed, at: number) => (entering.has(one.ask.verb) && !one.ask.nominal) || isGivenWith(plan, one, placed.slice(Math.max(0, at - 4), at))
  const listed = listsOf(placed)
  const lists: Lists = new Map()
  for (const one of placed) keepChosen(plan, one)
  placed.forEach((one, at) => {
    plan.at = one.clause
    if (!isPart(one, at)) plan.fates.set(said[at]!.ask, placeOne(plan, one, resolved(plan, withObject(one, placed, at)), listed(one), lists))
  })
  placed.forEach((one, at) => {
    plan.at = one.clause
    if (isPart(one, at)) plan.fates.set(said[at]!.ask, placePart(plan, one))
  })
  return plan
}

type Lists = Map<readonly Placed[], Fate>
/** Kinds of one thing are placed together, as what they are kinds of. */
function placeOne(plan: Plan, one: Placed, full: Placed, list: readonly Placed[], lists: Lists): Fate {
  const before = lists.get(list)
  const group = before ? null : gathered(plan, one, list)
  if (!group) return before ?? place(plan, full)
  const fate = place(plan, group)
  const sold = plan.spoken ?? (fate.is === 'thing' ? fate.thing : null)
  if (sold && group.ask.sorts) addField(sold, group.ask.sorts.category, group.ask.sorts.names)
  lists.set(list, fate)
  return fate
}

/** "adding, deleting, and editing content": a verb without an object takes that of the next one that has one. */
function withObject(one: Placed, placed: readonly Placed[], at: number): Placed {
  if (one.ask.object !== null || !sharing.includes(one.ask.kind) || Object.hasOwn(relations, one.ask.verb)) return one
  const next = placed.slice(at + 1, at + 5).find(({ ask, clause }) => ask.object !== null && clause - one.clause <= 4 && sharing.includes(ask.kind))
  return next ? { ...one, ask: { ...one.ask, object: next.ask.object } } : one
}

function place(plan: Plan, one: Placed): Fate {
  if (one.ask.object && plan.last && pronouns.has(one.ask.object.noun))
    return place(plan, { ...one, ask: { ...one.ask, object: { ...one.ask.object, noun: plan.last.noun, light: '' } } })
  const { ask } = one
  const byItself = ask.actors.length === 0 && !ask.nominal
  if (byItself && ask.verb === 'track' && ask.object?.own && kindIn(plan, ask.object.noun, '') !== null)
    return place(plan, { ...one, ask: { ...ask, verb: 'keep track', kind: 'manage' } })
  if (byItself && offering.has(ask.verb) && ask.kind !== 'view' && ask.kind !== 'external')
    return place(plan, { ...one, ask: { ...ask, verb: 'show', kind: 'view' } })
  if (ask.verb === 'share' && ask.actors.length > 0 && ask.object?.plural && ask.kind === 'transfer' && isSharable(plan, ask.object))
    return place(plan, { ...one, ask: { ...ask, kind: 'create' } })
  const noun = ask.object?.noun ?? ''
  if (
    ask.kind === 'session' ||
    credentials.test(noun) ||
    (ask.verb === 'verify' && /^(?:account|identity|phone number|email|required field|user|number)$/.test(noun))
  )
    return understood
  if (isFigures(ask, noun)) return figures(plan, one, noun)
  const assigned = assigns(plan, one)
  if (assigned) return assigned
  if (byItself && ask.kind === 'analyse' && ask.object && ranks.test(noun))
    return kept(plan, { ...one, ask: { ...ask, verb: 'show', kind: 'view' } }, { ...ask.object, noun: noun === 'standing' ? 'standings' : noun })
  if (ask.kind === 'search' && !thingNamed(plan, ask.object))
    return noun === '' || /^(?:content|information|data|result|keyword)$/.test(noun) || kindIn(plan, noun, '') === null
      ? { is: 'search' }
      : kept(plan, one, ask.object!)
  if ((ask.nominal && isDesk(noun)) || isQuoted(ask)) return understood
  if (noun === 'contact' && ask.nominal && !ask.object!.plural) return kept(plan, one, { ...ask.object!, noun: 'contact form' })
  if (/^(?:about|about us|company introduction|introduction)$/.test(noun)) return page(plan, 'about')
  if (/^(?:home|homepage|home page|main|landing)$/.test(noun) && ask.kind === 'view' && !ask.object!.own) return page(plan, '')
  if (ask.object && (isOwnProfile(ask.object) || /^(?:(?:user )?avatar|nickname|profile (?:picture|photo))$/.test(noun)))
    return kept(plan, one, { ...ask.object, noun: 'profile', light: '' })
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

const isOwnProfile = (object: Phrase) => profileNouns.test(object.noun) && (object.own || /^(?:personal|profile|my|account|homepage)/.test(object.noun))

/** What signing in would need: there are visitors with roles, not passwords. */
const credentials = /^(?:(?:.* )?(?:password(?: .*)?|username|captcha|verification code|login|token)|phone number|two-factor authentication)$/

function page(plan: Plan, name: string): Fate {
  plan.pages.add(name)
  return { is: 'page', page: name }
}

/** A verb without an object that is told by nothing else. */
function alone(plan: Plan, one: Placed): Fate {
  const { kind } = one.ask
  if (kind === 'search') return { is: 'search' }
  if (kind === 'transfer' || kind === 'external') return understood
  if (kind === 'analyse') return one.ask.verb === 'calculate' ? understood : figures(plan, one, '')
  const { last } = plan
  if (!last) return understood
  record(last, one)
  return on(last, one.ask)
}

function kept(plan: Plan, one: Placed, object: Phrase): Fate {
  const { ask } = one
  const sort = keepsKinds(ask) ? kindsOf(object) : null
  const isPronoun = pronouns.has(object.noun)
  const kind = isPronoun ? null : sort ? sort : isContact(ask, object) ? { noun: 'contact', kit: 'customer' as const } : kindIn(plan, object.noun, object.light)
  const whole = [plan.last, plan.spoken].find((thing) => thing && isPartOf(thing, object, kind, ask))
  if (whole) return { is: 'thing', thing: whole, partly: false }
  if (kind === null) {
    const last = isPronoun ? plan.last : null
    if (last) record(last, asTurn(last, one))
    const inner = object.noun.slice(0, Math.max(0, object.noun.lastIndexOf(' ')))
    if (!last && inner !== '' && actOf(object.noun.slice(inner.length + 1)) && kindIn(plan, inner, '')) return kept(plan, one, { ...object, noun: inner })
    return last ? on(last, ask) : wholly(ask) && !isAbstract(object.noun) ? nothing : understood
  }
  const known = thingNamed(plan, object)
  const other = known && !/^(?:return|cancel|refund|exchange|extend|renew|hand)$/.test(ask.verb) ? undefined : meant(plan, ask, kind, one.role)
  if (other) return alike(other, one)
  const byItself = ask.actors.length === 0 && !ask.nominal
  if (!known && kind.kit === 'thing' && /^(?:function|feature|capabilit)/.test(object.light)) return understood
  if (!known && kind.kit === 'person' && ask.verb !== 'have' && (byItself || object.light === 'interface')) return understood
  if (!known && (ask.kind === 'transfer' || (ask.kind === 'analyse' && kind.kit === 'thing'))) return understood
  const lent = lending.test(ask.verb) && ['link', 'thing'].includes(kind.kit)
  if (known && ask.verb === 'have') return detailed(known, one)
  const thing = bookedIn(plan, kind, one.role) ?? keep(plan, lent ? { ...kind, kit: 'gear' } : kind)
  if (!thing) return understood
  if (kind.kit === 'record' && kind.noun.includes(' ')) thing.about.add(kind.noun.slice(0, kind.noun.lastIndexOf(' ')))
  record(thing, asTurn(thing, one))
  if (thing.kit === 'booking' && ask.kind === 'create') withWhom(plan, thing, one)
  for (const field of ask.fields) {
    const other = thingNamed(plan, field)
    if (other && other !== thing) other.views.add(one.role)
    else addField(thing, field, [])
  }
  if (ask.choices.length > 1 && ['create', 'view', 'manage'].includes(ask.kind)) addChoices(thing, ask.choices)
  return on(thing, ask)
}

/** What the words mean by another name. */
function alike(thing: Thing, one: Placed): Fate {
  record(thing, asTurn(thing, one))
  for (const field of one.ask.fields) addField(thing, field, [])
  return on(thing, one.ask)
}

/** "Each deal has a value": what is said of it is no doing of anybody. */
function detailed(thing: Thing, one: Placed): Fate {
  thing.asks.push(one)
  for (const field of one.ask.fields) addField(thing, field, [])
  return on(thing, one.ask)
}

/** What is kept of an ask, which is not all of it where files, players, money or reckoning would be needed. */
const on = (thing: Thing, { kind }: Ask): Fate => ({
  is: 'thing',
  thing,
  partly:
    ['transfer', 'play', 'pay', 'external'].includes(kind) ||
    (kind === 'analyse' && !['reading', 'habit', 'habit_check'].includes(thing.kit)) ||
    (thing.kit === 'job' && kind !== 'view'),
})

/** No verb of doing, no noun that is kept. */
const wholly = (ask: Ask) => ask.nominal && ask.verb === 'view'

const chosen = new Set(['offer', 'person'])
/** What visitors cannot change of the look here. */
const looks = /(?:^|\s)(?:layout|colou?r|font|style|theme|appearance|skin|interface|background|design)$/

/** "select a payment method", "input the address": a part of what is made there, unless it is itself a thing of the site. */
function placePart(plan: Plan, one: Placed): Fate {
  const { ask } = one
  if (!ask.object) return alone(plan, one)
  if (looks.test(ask.object.noun)) return understood
  const known = thingNamed(plan, ask.object)
  if (known && known.kit !== 'payment') {
    const booked = ask.kind === 'choose' && ask.actors.length > 0 ? nearest(plan, one) : undefined
    if (booked && booked !== known && ['booking', 'order'].includes(booked.kit) && chosen.has(kits[known.kit].group)) addField(booked, ask.object, [])
    record(known, ask.kind === 'choose' ? { ...one, ask: { ...ask, kind: 'view' } } : one)
    for (const field of ask.fields) addField(known, field, [])
    return { is: 'thing', thing: known, partly: false }
  }
  const main = nearest(plan, one)
  const kind = kindIn(plan, ask.object.noun, ask.object.light)
  const isOfItsOwn = kind !== null && kind.kit !== 'thing' && ask.object.plural && ask.fields.length > 1
  const stands =
    isOfItsOwn ||
    (kind && !isField(ask.object.noun) && ['rule', 'setting', 'query', 'template', 'form', 'reminder', 'plan'].includes(kind.kit) && ask.kind !== 'choose')
  if (!main && ask.kind === 'choose' && ask.actors.length > 0 && kind?.kit === 'thing') return relate(plan, one, 'booking', ask.object)
  if (!main || stands) return kind ? kept(plan, one, ask.object) : understood
  for (const field of [ask.object, ...ask.fields]) addField(main, field, field === ask.object ? ask.choices : [])
  return { is: 'thing', thing: main, partly: false }
}
