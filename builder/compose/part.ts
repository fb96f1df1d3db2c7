import { meaningIn } from '../lexicon/at-work.ts'
import { usualChoices } from '../lexicon/fields.ts'
import { singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { isField } from '../read/field.ts'
import { addField } from './add-field.ts'
import { chosenFor } from './booked.ts'
import { figures } from './figured.ts'
import { kept, on } from './kept.ts'
import { hiredFor } from './kind.ts'
import { nearest } from './nearest.ts'
import { wishedFor } from './options.ts'
import { type Fate, type Kind, keep, kindIn, type Plan, record, thingNamed } from './plan.ts'
import { looks, propertyOf } from './property.ts'
import { relate } from './relate.ts'
import { setAlone } from './set-alone.ts'
import { setOf } from './set-of.ts'
import type { Placed, Thing } from './thing.ts'

const understood: Fate = { is: 'understood' }

/** A verb without an object that is told by nothing else. */
export function alone(plan: Plan, one: Placed): Fate {
  const { kind } = one.ask
  if (kind === 'search') return { is: 'search' }
  if (kind === 'transfer' || kind === 'external') return understood
  if (kind === 'analyse') return one.ask.verb === 'calculate' ? understood : figures(plan, one, '')
  const { last } = plan
  if (!last) return understood
  record(last, one)
  return on(last, one.ask)
}

const slots = /^(?:free |available |open )?(.*?) ?(?:time slot|timeslot|slot)$/
const bookable = new Set(['offer', 'event', 'person'])
/** "pick a free lesson slot", "choose a room, a date and …": choosing it for a time is booking it. */
function bookedBy(plan: Plan, one: Placed, isDated: boolean): Fate | null {
  const object = one.ask.object!
  if (one.ask.kind !== 'choose' || one.ask.actors.length === 0) return null
  if (kindIn(plan, object.noun, '')?.kit === 'seat' && !plan.things.some(({ kit }) => kit === 'booking'))
    return relate(plan, { ...one, ask: { ...one.ask, verb: 'book', kind: 'create' } }, 'booking', object)
  const slot = slots.exec(object.noun)
  if (!slot && !isDated) return null
  const kind = kindIn(plan, slot ? slot[1]! : object.noun, '')
  const there = plan.things.find(({ kit, makes }) => kit === 'booking' && makes.some(({ role }) => role === one.role))
  if (there || (!slot && (kind === null || !bookable.has(kits[kind.kit].group)))) return null
  return relate(
    plan,
    { ...one, ask: { ...one.ask, verb: 'book', kind: 'create' } },
    'booking',
    kind && slot?.[1] !== '' ? { ...object, noun: kind.noun, light: '' } : null,
  )
}

const times = /^(?:free |available |suitable |convenient |preferred )?(?:date|day|time|time slot|slot|start|start date|end date)$/
/** "choose a package, pick a free date and time": what was chosen just before is booked for then. */
function timedBy(plan: Plan, one: Placed): Fate | null {
  const object = one.ask.object!
  if (one.ask.kind !== 'choose' || one.ask.actors.length === 0 || !times.test(object.noun)) return null
  const before = ({ asks }: Thing) => asks.some(({ role, clause }) => role === one.role && one.clause >= clause && one.clause - clause < 3)
  if (
    plan.things.some(
      ({ kit, makes, asks }) =>
        ['booking', 'order', 'loan'].includes(kit) && (makes.some(({ role }) => role === one.role) || asks.some(({ role }) => role === one.role)),
    )
  )
    return null
  const offer = plan.things.findLast((thing) => bookable.has(kits[thing.kit].group) && before(thing))
  return offer ? relate(plan, { ...one, ask: { ...one.ask, verb: 'book', kind: 'create' } }, 'booking', { ...object, noun: offer.noun, light: '' }) : null
}

const whens = /^(.*) (?:date|time|place|venue)$/
/** "sets the meeting date and place": the meeting is kept with its date. */
function metAt(plan: Plan, one: Placed): Fate | null {
  const object = one.ask.object!
  const name = one.ask.actors.length > 0 ? whens.exec(object.noun)?.[1] : undefined
  const kind = name ? kindIn(plan, name, '') : null
  if (kind === null || kits[kind.kit].group !== 'event') return null
  return kept(plan, { ...one, ask: { ...one.ask, verb: 'plan', kind: 'create' } }, { ...object, noun: kind.noun, light: '' })
}

const materials =
  /(?:^| )(?:templates?|playlists?|albums?|categor(?:y|ies)|music|soundtracks?|effects?|stickers?|props?|avatars?|scenes?|maps?|datasets?|data ?sets?|models?|algorithms?|scripts?|voices?|materials?)$/
/** "select different templates, effects and music": what there is to choose from, kept by itself and named where it is used. */
const isChosenFrom = ({ ask }: Placed): boolean =>
  ask.kind === 'choose' &&
  ask.actors.length > 0 &&
  !ask.nominal &&
  ask.object !== null &&
  (ask.object.plural || ask.object.noun === 'music') &&
  materials.test(ask.object.noun)

/** What is there to be used: "use promotion tools". */
const tools = /(?: tool|(?:^| )calculator)$/
const chosen = new Set(['offer', 'person'])
/** How something looks or runs, of which the words say that it is set rather than that it is kept. */
const unkept: ReadonlySet<Kind['kit']> = new Set([
  'thing',
  'figures',
  'dataset',
  'setting',
  'job',
  'profile',
  'user_account',
  'component',
  'case',
  'trade_record',
  'permission',
  'property',
  'order',
  'file',
  'link',
])
/** "set up alerts", "customize membership packages": things of their own, as many as somebody sets up. */
const isSetUp = ({ verb, object }: Placed['ask'], { kit, noun }: Kind): boolean =>
  /^(?:set|configure|customize|define)$/.test(verb) && object?.light === '' && (!unkept.has(kit) || ofPrograms.test(noun))
/** What programs are made of, each a thing of its own where somebody defines several. */
const ofPrograms = /(?:^| )(?:data (?:model|structure|source|table|set)|workflow|variable|trigger|api|business (?:rule|logic))$/

/** "set rules and candidate information": the people whom somebody sets up, rather than what is noted of something else. */
const isToldOfThem = ({ verb, object, actors }: Placed['ask'], { kit }: Kind): boolean =>
  /^(?:set|configure|define)$/.test(verb) && actors.length > 0 && object?.light === 'information' && kits[kit].group === 'person' && !unkept.has(kit)

/** "set alarm thresholds": what the practices of the site keep by itself. */
const isMeant = (plan: Plan, { verb, object, actors }: Placed['ask']): boolean =>
  /^(?:set|configure|define)$/.test(verb) && actors.length > 0 && object?.plural === true && meaningIn(plan.practices, object.noun) !== undefined

/** What is filled in as a whole: "fill out the contact form". */
const filled: ReadonlySet<Kind['kit']> = new Set(['inquiry', 'application', 'signup', 'feedback', 'resume'])
/** "select a suitable freelancer": asking one of those who offer their work to do it, where nothing else does so. */
const isSingledOut = (plan: Plan, { verb, actors, nominal }: Placed['ask']): boolean =>
  /^(?:select|choose|pick)$/.test(verb) && actors.length > 0 && !nominal && !plan.things.some(({ kit }) => ['booking', 'order', 'application'].includes(kit))

/** "select the chart type", "choose chart types (bar, line)": what each row is, where the choices are said or usual. */
function typed(thing: Thing, { ask: { object, choices } }: Placed): void {
  const label = /^(?:type|kind|method|mode)s?$/.test(object?.light ?? '') ? `${object!.noun} ${singular(object!.light)}` : ''
  if (label !== '' && (choices.length > 1 || Object.hasOwn(usualChoices, label)))
    addField(thing, { ...object!, noun: label, light: '', plural: false }, choices)
}

const begins = /^(?:start|open|initiate|launch)$/
/** "start group purchases, set the deadline": what was begun in the clause before. */
const begun = (plan: Plan, { ask, clause, role }: Placed): Thing | undefined =>
  /^(?:set|define|specify)$/.test(ask.verb) && ask.object && !ask.object.plural
    ? plan.things.findLast(({ asks }) => asks.some((other) => other.role === role && clause - other.clause === 1 && begins.test(other.ask.verb)))
    : undefined

const offers: ReadonlySet<string> = new Set(['offer', 'place'])
/** "wardens set the opening season": of what is offered, where it is others who ask for it. */
function offeredBy({ things }: Plan, { ask, role }: Placed, made: Thing): Thing | undefined {
  if (!/^(?:set|define|specify|configure)$/.test(ask.verb) || role === '' || kits[made.kit].group !== 'request') return undefined
  if (made.makes.some((make) => make.role === role) || made.turns.some((turn) => turn.role === role) || made.manages.has(role)) return undefined
  const thing =
    things.findLast(
      (one) => offers.has(kits[one.kit].group) && (one.manages.has(role) || one.edits.has(role) || one.makes.some((make) => make.role === role)),
    ) ?? things.find((one) => (offers.has(kits[one.kit].group) || one.asks.some(({ ask }) => ask.kind === 'search')) && one.makes.length === 0)
  thing?.edits.add(role)
  return thing
}

/** "enter their address and stove types": what stands beside somebody's own is theirs too. */
function ofTheirs(one: Placed, list: readonly Placed[]): Placed {
  const { clause, ask } = one
  const isTheirs = list.some((other) => other.clause === clause && other.ask.verb === ask.verb && other.ask.object?.own)
  return isTheirs && !ask.object!.own ? { ...one, ask: { ...ask, object: { ...ask.object!, own: true } } } : one
}

/** What takes something off the price of an order, which the order says. */
const cutting = /^(?:coupon|voucher|promo code|discount code|coupon code)$/

/** "select a payment method", "input the address": a part of what is made there, unless it is itself a thing of the site. */
export function placePart(plan: Plan, one: Placed, list: readonly Placed[]): Fate {
  const { ask } = one
  if (!ask.object) return alone(plan, one)
  const asked = chosenFor(plan, one)
  if (asked) return relate(plan, { ...one, ask: { ...ask, verb: ask.verb === 'use' ? 'request' : ask.verb, kind: 'create' } }, asked, ask.object)
  const wished = wishedFor(plan, one, list)
  if (wished) {
    addField(wished, ask.object, ask.choices)
    return { is: 'thing', thing: wished, partly: false }
  }
  const hired = hiredFor.test(ask.object.noun) ? plan.things.find(({ kit }) => kit === 'loan') : undefined
  if (hired) {
    addField(hired, ask.object, [])
    return { is: 'thing', thing: hired, partly: false }
  }
  if (cutting.test(ask.object.noun) && /^(?:use|apply)$/.test(ask.verb) && !thingNamed(plan, ask.object)) return understood
  const isDated = list.some((other) => /^(?:date|day|time)$/.test(other.ask.object?.noun ?? ''))
  const booked = bookedBy(plan, one, isDated)
  if (booked) return booked
  const timed = timedBy(plan, one)
  if (timed) return timed
  const met = metAt(plan, one)
  if (met) return met
  const each = setOf(plan, one)
  if (each) return each
  const set = propertyOf(plan, one, list)
  if (set) return set
  if (looks.test(ask.object.noun)) return understood
  const known = thingNamed(plan, ask.object)
  if (known?.kit === 'expert' && isSingledOut(plan, ask))
    return relate(plan, { ...one, ask: { ...ask, verb: 'send', kind: 'create' } }, 'collaboration request', ask.object)
  if (known && known.kit !== 'payment') {
    if (known.kit === 'setting' && !known.noun.includes(' ')) keep(plan, kindIn(plan, ask.object.noun, ask.object.light)!)
    typed(known, one)
    const booked = ask.kind === 'choose' && ask.actors.length > 0 ? nearest(plan, one) : undefined
    if (booked && booked !== known && ['booking', 'order'].includes(booked.kit) && chosen.has(kits[known.kit].group)) addField(booked, ask.object, [])
    record(known, ask.kind === 'choose' ? { ...one, ask: { ...ask, kind: 'view' } } : one)
    for (const field of ask.fields) addField(known, field, [])
    return { is: 'thing', thing: known, partly: false }
  }
  const priced =
    ask.actors.length > 0 && /(?:^| )(?:price|rate|fee|tariff)$/.test(ask.object.noun) && ask.kind !== 'choose'
      ? plan.things.find(({ kit }) => kits[kit].fields.includes('Price') || kit === 'lot')
      : undefined
  if (priced) {
    record(priced, { ...one, ask: { ...ask, kind: 'update' } })
    return { is: 'thing', thing: priced, partly: false }
  }
  const made = nearest(plan, ofTheirs(one, list)) ?? begun(plan, one)
  const main = (made && offeredBy(plan, one, made)) ?? made
  const device = main ? null : setAlone(plan, one)
  if (device) return device
  const kind = kindIn(plan, ask.object.noun, ask.object.light)
  const isOfItsOwn =
    kind !== null &&
    ask.object.plural &&
    ask.actors.length > 0 &&
    (!isField(ask.object.noun) || ofPrograms.test(ask.object.noun)) &&
    (ask.fields.length > 1 || (kind.kit !== 'thing' && ask.kind === 'create') || isSetUp(ask, kind))
  const isChosen =
    kind !== null && ask.kind === 'choose' && ask.actors.length > 0 && ask.object.plural && ['offer', 'work', 'event'].includes(kits[kind.kit].group)
  const isMaterial = isChosenFrom(one)
  const isTool = kind !== null && ask.verb === 'use' && ask.object.plural && tools.test(ask.object.noun)
  const stands =
    isOfItsOwn ||
    isTool ||
    isMeant(plan, ask) ||
    (kind && isToldOfThem(ask, kind)) ||
    (isMaterial && kind !== null) ||
    (kind && ['season_price', 'target', 'cap'].includes(kind.kit) && ask.kind !== 'choose') ||
    isChosen ||
    (kind && filled.has(kind.kit) && /^(?:fill|complete|submit|enter)$/.test(ask.verb)) ||
    (kind &&
      !isField(ask.object.noun) &&
      ['rule', 'setting', 'query', 'template', 'form', 'reminder', 'plan', 'season_price', 'commission_scheme', 'tax_rate', 'target', 'cap'].includes(
        kind.kit,
      ) &&
      ask.kind !== 'choose')
  if (!main && ask.kind === 'choose' && ask.actors.length > 0 && kind?.kit === 'thing') return relate(plan, one, 'booking', ask.object)
  if (isMaterial && main) addField(main, ask.object, [])
  if (!main || stands) return kind ? kept(plan, isChosen || isMaterial || isTool ? { ...one, ask: { ...ask, kind: 'view' } } : one, ask.object) : understood
  for (const field of [ask.object, ...ask.fields]) addField(main, field, field === ask.object ? ask.choices : [])
  return { is: 'thing', thing: main, partly: false }
}
