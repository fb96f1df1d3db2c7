import { singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { alwaysRelates, figureNouns, profileNouns, relations } from '../lexicon/relations.ts'
import type { Ask } from '../read/ask.ts'
import type { Clause } from '../read/clause.ts'
import type { Phrase } from '../read/phrase.ts'
import { fieldFor } from './field.ts'
import { roleName } from './roles.ts'
import { isSame, kindOf, type Placed, type Thing, thingOf } from './thing.ts'
import { idFrom } from './ids.ts'

/** What became of an ask: a thing's page, figures, the search of a list, the visitor's own data, a field, or nothing that is built here. */
export type Fate = { readonly is: 'thing'; readonly thing: Thing; readonly partly: boolean } | { readonly is: 'figures' } | { readonly is: 'search' } | { readonly is: 'page'; readonly page: string } | { readonly is: 'understood' } | { readonly is: 'nothing' }
export interface Plan {
  readonly things: Thing[]
  readonly figures: { readonly title: string; readonly role: string }[]
  /** Plain pages that the words name: about, home. */
  readonly pages: Set<string>
  readonly fates: Map<Ask, Fate>
}

const mostThings = 14
const entering = new Set(['input', 'enter', 'fill', 'set', 'specify', 'choose', 'select', 'pick', 'paste', 'configure', 'customize', 'adjust', 'keep', 'use'])
const understood: Fate = { is: 'understood' }

/** Turns the asks of the clauses into things, and says of each ask what became of it. Asks that name parts of a thing wait until all things are known. */
export function planOf(clauses: readonly Clause[]): Plan {
  const plan: Plan = { things: [], figures: [], pages: new Set(), fates: new Map() }
  const placed = clauses.flatMap((clause, index) => clause.asks.map((ask): Placed => ({ clause: index, ask, role: idOfRole(clause.actors[0] ?? '') })))
  const late = placed.filter(({ ask }) => entering.has(ask.verb) && !ask.nominal)
  for (const one of placed) if (!late.includes(one)) plan.fates.set(one.ask, place(plan, withObject(one, placed)))
  for (const one of late) plan.fates.set(one.ask, placePart(plan, one))
  return plan
}

const idOfRole = (actor: string) => {
  const name = roleName(actor)
  return name === null ? '' : idFrom(name, 'role')
}

/** "adding, deleting, and editing content": a verb without an object takes that of the next one that has one. */
function withObject(one: Placed, placed: readonly Placed[]): Placed {
  if (one.ask.object !== null || !['create', 'update', 'delete', 'manage', 'view'].includes(one.ask.kind) || Object.hasOwn(relations, one.ask.verb)) return one
  const at = placed.indexOf(one)
  const next = placed.slice(at + 1, at + 5).find(({ ask, clause }) => ask.object !== null && clause - one.clause <= 4 && ['create', 'update', 'delete', 'manage', 'view'].includes(ask.kind))
  return next ? { ...one, ask: { ...one.ask, object: next.ask.object } } : one
}

function place(plan: Plan, one: Placed): Fate {
  const { ask } = one
  const noun = ask.object?.noun ?? ''
  if (ask.kind === 'session') return understood
  if (isFigures(ask, noun)) return figures(plan, one, noun)
  if (ask.kind === 'search' && !thingNamed(plan, ask.object)) return kindOf(noun, '') === null || noun === '' ? { is: 'search' } : kept(plan, one, ask.object!, true)
  if (/^(?:about|about us|company introduction|introduction)$/.test(noun)) return page(plan, 'about')
  if (/^(?:home|homepage|home page|main|landing)$/.test(noun) && ask.kind === 'view') return page(plan, '')
  if (ask.object && isOwnProfile(ask.object)) return kept(plan, one, { ...ask.object, noun: 'profile' }, false)
  const cart = ask.beside.find((phrase) => /(?:^| )(?:cart|basket)$/.test(phrase.noun))
  if (cart && ask.kind === 'create') return relate(plan, one, 'shopping cart', ask.object)
  return related(plan, one) ?? (ask.object ? kept(plan, one, ask.object, false) : alone(plan, one))
}

const isFigures = (ask: Ask, noun: string) => figureNouns.test(noun) || (ask.object !== null && /^(?:statistics|analysis|analytics|visualization|charts?)$/.test(ask.object.light)) || (ask.kind === 'analyse' && ['analyze', 'analyse', 'visualize', 'visualise', 'summarize', 'count', 'monitor', 'measure', 'chart'].includes(ask.verb))
const isOwnProfile = (object: Phrase) => profileNouns.test(object.noun) && (object.own || /^(?:personal|profile|my|account|homepage)/.test(object.noun))

function page(plan: Plan, name: string): Fate {
  plan.pages.add(name)
  return { is: 'page', page: name }
}

function figures(plan: Plan, one: Placed, noun: string): Fate {
  const named = figureNouns.test(noun) && noun.split(' ').length <= 3 ? noun : ''
  plan.figures.push({ title: named, role: one.role })
  const bare = noun.replace(/ ?(?:statistical |data )?(?:statistics?|charts?|graphs?|analysis|analytics|dashboards?|visualizations?|trends?|overview|report)$/, '')
  const kind = one.ask.object && bare !== '' && one.ask.kind !== 'view' ? kindOf(singular(bare), '') : null
  if (kind && kind.kit !== 'thing' && kind.kit !== 'job') keep(plan, kind).asks.push(one)
  return { is: 'figures' }
}

/** "book a class", "rate drivers", "pay": what is made is a thing of its own that is about the object. */
function related(plan: Plan, one: Placed): Fate | null {
  const { ask } = one
  const noun = Object.hasOwn(relations, ask.verb) ? relations[ask.verb]! : ask.kind === 'pay' ? 'payment' : ''
  if (noun === '' || ask.kind === 'view') return null
  const made = kindOf(noun, '')!
  if (ask.object === null) return relate(plan, one, noun, null)
  const kind = kindOf(ask.object.noun, ask.object.light)
  if (kind && (kind.kit === made.kit || kits[kind.kit].group === 'request' || (kind.kit === 'signup' && ask.verb === 'join'))) return null
  if (alwaysRelates.has(ask.verb)) return relate(plan, one, noun, ask.object)
  const known = thingNamed(plan, ask.object)
  return known && kits[known.kit].group !== 'talk' && !['save', 'post', 'report', 'answer', 'note', 'collect', 'ask', 'invite', 'message', 'trade', 'play', 'reply', 'respond'].includes(ask.verb) ? relate(plan, one, noun, ask.object) : null
}

function relate(plan: Plan, one: Placed, noun: string, about: Phrase | null): Fate {
  const kind = kindOf(noun, '')!
  const target = about ? kindOf(about.noun, about.light) : null
  const of = target && ['order', 'booking', 'application', 'registration', 'review', 'comment', 'payment'].includes(noun) ? target : null
  if (of && of.kit !== kind.kit && of.kit !== 'thing' && of.kit !== 'job') keep(plan, of).views.add(one.role)
  const thing = keep(plan, kind)
  if (of) thing.about.add(of.noun)
  thing.makes.push({ verb: one.ask.verb, role: one.role, about: target && noun !== 'order' ? target.noun : '' })
  thing.asks.push(one)
  return { is: 'thing', thing, partly: noun === 'payment' || noun === 'recharge' || noun === 'deposit' || noun === 'withdrawal' }
}

/** A verb without an object that is told by nothing else. */
function alone(plan: Plan, one: Placed): Fate {
  if (one.ask.kind === 'search') return { is: 'search' }
  if (one.ask.kind === 'external' || one.ask.kind === 'transfer') return understood
  const main = plan.things.at(-1)
  if (!main || one.ask.kind === 'analyse') return one.ask.kind === 'analyse' ? figures(plan, one, '') : understood
  record(main, one)
  return { is: 'thing', thing: main, partly: false }
}

function kept(plan: Plan, one: Placed, object: Phrase, viewOnly: boolean): Fate {
  const { ask } = one
  const kind = ['them', 'it', 'these'].includes(object.noun) ? null : kindOf(object.noun, object.light)
  if (kind === null) {
    const last = ['them', 'it', 'these'].includes(object.noun) ? plan.things.at(-1) : undefined
    if (!last) return understood
    record(last, one)
    return { is: 'thing', thing: last, partly: false }
  }
  const known = plan.things.find((thing) => isSame(thing, kind))
  if (!known && ['transfer', 'analyse', 'external'].includes(ask.kind) && kind.kit === 'thing') return understood
  const thing = keep(plan, kind)
  if (!plan.things.includes(thing)) return understood
  if (viewOnly) thing.views.add(one.role)
  record(thing, one)
  for (const field of ask.fields) addField(thing, field, [])
  if (ask.choices.length > 1 && ['create', 'view', 'manage'].includes(ask.kind)) addChoices(thing, ask.choices)
  return { is: 'thing', thing, partly: ['transfer', 'external', 'play'].includes(ask.kind) || (ask.kind === 'analyse' && ask.verb !== 'track') || thing.kit === 'job' || thing.kit === 'payment' && ask.kind === 'pay' }
}

function thingNamed(plan: Plan, object: Phrase | null): Thing | undefined {
  const kind = object ? kindOf(object.noun, object.light) : null
  return kind ? plan.things.find((thing) => isSame(thing, kind)) : undefined
}

/** The thing of this kind, new where the site has none; past the limit, one that belongs to no site. */
function keep(plan: Plan, kind: { noun: string; kit: Thing['kit'] }): Thing {
  const known = plan.things.find((thing) => isSame(thing, kind))
  if (known) {
    const longer = kind.noun.length > known.noun.length && !plan.things.some((thing) => thing.noun === kind.noun)
    if (longer && kind.noun.split(' ').length <= 3) Object.assign(known, { noun: kind.noun, singular: kind.noun, plural: thingOf(kind.noun, kind.kit).plural })
    return known
  }
  const thing = thingOf(kind.noun, kind.kit)
  if (plan.things.length < mostThings) plan.things.push(thing)
  return thing
}

function record(thing: Thing, one: Placed): void {
  const { ask, role } = one
  thing.asks.push(one)
  thing.own ||= ask.object?.own ?? false
  thing.nominal ||= ask.nominal && ask.kind === 'manage'
  if (ask.kind === 'create') thing.makes.push({ verb: ask.verb, role, about: '' })
  else if (ask.kind === 'transition') thing.turns.push({ verb: ask.verb, role })
  else if (ask.kind === 'update') thing.edits.add(role)
  else if (ask.kind === 'delete') thing.deletes.add(role)
  else if (ask.kind === 'manage') thing.manages.add(role)
  else thing.views.add(role)
}

/** "select a payment method", "input the address": a part of what is made there, unless it is itself a thing of the site. */
function placePart(plan: Plan, one: Placed): Fate {
  const { ask } = one
  if (!ask.object) return alone(plan, one)
  const known = thingNamed(plan, ask.object)
  if (known && known.kit !== 'payment') {
    record(known, ask.kind === 'choose' ? { ...one, ask: { ...ask, kind: 'view' } } : one)
    return { is: 'thing', thing: known, partly: false }
  }
  const main = nearest(plan, one)
  const kind = kindOf(ask.object.noun, ask.object.light)
  if (!main || (kind && kind.kit !== 'thing' && kind.kit !== 'job' && ['create', 'update'].includes(ask.kind) && ['article', 'rule', 'setting'].includes(kind.kit))) return kind ? kept(plan, one, ask.object, false) : understood
  for (const field of [ask.object, ...ask.fields]) addField(main, field, field === ask.object ? ask.choices : [])
  return { is: 'thing', thing: main, partly: false }
}

/** The thing that the words around make: by the nearest clause, what is ordered or booked first. */
function nearest(plan: Plan, one: Placed): Thing | undefined {
  const isPay = /pay/.test(one.ask.object?.noun ?? '')
  const made = plan.things.filter((thing) => thing.makes.length > 0 && thing.fields.length < 8)
  const distance = (thing: Thing) => Math.min(...thing.asks.map((other) => Math.abs(other.clause - one.clause) + (other.clause < one.clause ? 0.5 : 0))) - (kits[thing.kit].group === 'request' ? 1.2 : 0) - (isPay && thing.kit === 'payment' ? 50 : 0)
  return made.toSorted((a, b) => distance(a) - distance(b))[0]
}

function addField(thing: Thing, phrase: Phrase, choices: readonly string[]): void {
  const words = phrase.light && !['information', 'details', 'info', 'detail'].includes(phrase.light) ? `${phrase.noun} ${singular(phrase.light)}` : phrase.noun
  if (words.length > 40 || /^(?:more|etc|other|thing|it|basic|relevant|condition)$/.test(words)) return
  const bare = words.startsWith(`${thing.noun} `) ? words.slice(thing.noun.length + 1) : words
  const field = fieldFor(bare, choices)
  const at = thing.fields.findIndex((one) => one.id === field.id)
  if (at === -1 && thing.fields.length < 10) thing.fields.push(field)
  else if (at !== -1 && choices.length > 1) thing.fields[at] = field
}

function addChoices(thing: Thing, choices: readonly string[]): void {
  if (choices.every((choice) => choice.length <= 40)) thing.fields.push({ ...fieldFor('kind', choices), label: 'Kind' })
}
