import { singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { isPlainUser } from '../lexicon/people.ts'
import { profileNouns } from '../lexicon/relations.ts'
import { kitFor } from '../lexicon/shapes.ts'
import type { Ask } from '../read/ask.ts'
import { isActor, isPerson } from '../read/person.ts'
import type { Phrase } from '../read/phrase.ts'
import { addField } from './add-field.ts'
import { idFrom } from './ids.ts'
import { type Fate, isSchedule, type Kind, keep, kindIn, type Plan, thingNamed } from './plan.ts'
import { staffCalled } from './staffed.ts'
import { groupOf, type Placed, type Thing } from './thing.ts'

/** "assign shipments to drivers": who it is given to is kept with it, and set by who assigns it. */
export function assigns(plan: Plan, { ask, clause, role }: Placed): Fate | null {
  const thing = /^(?:assign|reassign|allocate|distribute|dispatch)$/.test(ask.verb) ? thingNamed(plan, ask.object) : undefined
  const [to] = ask.beside
  if (/^(?:assign|allocate)$/.test(ask.verb) && !to && ask.actors.length > 0 && ask.object) return lentTo(plan, { ask, clause, role }, ask.object)
  if (!thing || !to || !(isActor(to.noun) || (to.after === 'to' && kindIn(plan, to.noun, to.light) !== null))) return null
  if (!actorIn(plan, { ...to, plural: false }, role)) staffIn(plan, to, thing, role)
  addField(thing, { ...to, light: '' }, [])
  thing.edits.add(role)
  thing.asks.push({ ask, clause, role })
  plan.last = thing
  return { is: 'thing', thing, partly: false }
}

/** "assign work orders to personnel": they need not act in the words to be chosen from. */
function staffIn(plan: Plan, to: Phrase, thing: Thing, role: string): Thing | null {
  const noun = singular(to.noun)
  const isWork = thing.kit === 'ticket' || /^(?:request|work)$/.test(groupOf(thing))
  if (!isWork || to.after !== 'to' || isPlainUser(noun) || !isActor(noun) || role === idFrom(noun, 'role') || isAnybody.test(noun)) return null
  return staffCalled(plan, noun)
}
const isAnybody = /^(?:people|person|role|account)$/

const going = /^(?:in|out)$/
/** "checks guests in and out": steps of what they booked. */
export function staysOf(plan: Plan, one: Placed): Fate | null {
  const { ask, role } = one
  if (ask.verb !== 'check' || !ask.object || !isActor(ask.object.noun) || !ask.beside.some(({ noun }) => going.test(noun))) return null
  const stay = plan.things.find(({ kit }) => kit === 'booking')
  if (!stay) return null
  stay.turns.push({ verb: 'check in', role }, { verb: 'check out', role })
  stay.asks.push(one)
  return { is: 'thing', thing: stay, partly: false }
}

const lent = new Set(['machine', 'person', 'place', 'offer'])
/** "accept a quote, assign a truck": the truck is noted of what it is assigned to, and kept by whoever assigns it. */
function lentTo(plan: Plan, { ask, clause, role }: Placed, object: Phrase): Fate | null {
  const kind = kindIn(plan, object.noun, object.light)
  if (kind === null || !lent.has(kits[kind.kit].group) || (kits[kind.kit].group === 'person' && !isActor(object.noun))) return null
  const to =
    plan.things.find(({ kit, asks }) => ['request', 'work'].includes(kits[kit].group) && kit !== 'quotation' && asks.length > 0) ??
    plan.things.find(({ kit }) => kit === 'shipment')
  const thing = to ? keep(plan, kind) : null
  if (!to || !thing) return null
  addField(to, { ...object, light: '' }, [])
  to.edits.add(role)
  to.asks.push({ ask, clause, role })
  thing.manages.add(role)
  plan.last = to
  return { is: 'thing', thing: to, partly: false }
}

/** "books, authors", "weights, dates", "habits and their streaks": what the thing named before has a field for is a part of it. */
export const isPartOf = (last: Thing, object: Phrase, kind: Kind | null, { nominal, kind: act, actors }: Ask) =>
  act === 'view' &&
  ((nominal && actors.length === 0 && (kind === null || kind.kit === 'expert')) || (kind?.kit === last.kit && kind.noun !== last.noun)) &&
  kits[last.kit].fields.split(/[;!:=]/).some((label) => label.toLowerCase() === object.noun)

/** "vets see the schedule" of what others book with them. */
export function bookedIn(plan: Plan, kind: Kind, role: string): Thing | undefined {
  if (role === '' || kind.kit !== 'event' || !isSchedule(kind.noun) || plan.things.some(({ kit }) => kit === 'event' || kit === 'class')) return undefined
  return plan.things.find(({ kit, makes }) => kit === 'booking' && makes.some((make) => make.role !== role))
}

/** Answering what somebody asked for is a step of its life, not a new one. */
export function asTurn(thing: Thing, one: Placed): Placed {
  if (one.ask.verb === 'request' && one.role !== '' && kitFor(thing.kit, thing.noun).life?.includes('Request documents:'))
    return { ...one, ask: { ...one.ask, kind: 'transition' } }
  if (one.ask.verb === 'withdraw' && groupOf(thing) !== 'money') return { ...one, ask: { ...one.ask, kind: 'transition' } }
  if (one.ask.verb === 'transfer' && one.ask.actors.length > 0 && !['money', 'media', 'text', 'talk'].includes(groupOf(thing)))
    return { ...one, ask: { ...one.ask, kind: 'transition' } }
  const steps =
    ['answer', 'reply', 'respond', 'process', 'handle'].includes(one.ask.verb) &&
    ['ticket', 'question', 'inquiry', 'request', 'application'].includes(thing.kit)
  return steps ? { ...one, ask: { ...one.ask, kind: 'transition', verb: one.ask.verb === 'process' || one.ask.verb === 'handle' ? 'process' : 'answer' } } : one
}

/** "florist desk", "driver area": where somebody finds what is theirs, which every role has. */
const isDesk = (noun: string): boolean => {
  const [who = '', what = '', ...rest] = noun.split(' ')
  if (rest.length === 0 && /^(?:admin|administrator|user|customer|manager)$/.test(who) && /^(?:portal|version|terminal|console|edition)$/.test(what))
    return true
  return rest.length === 0 && /^(?:desk|counter|office|corner|area|panel|zone|cabinet|dashboard|end|side)$/.test(what) && isPerson(who) && who !== 'help'
}

const picked = new Set(['expert', 'doctor', 'teacher', 'driver'])
/** "pick a stylist", "book a visit with a vet": who can be picked is known to the site. */
export function keepChosen(plan: Plan, { ask, role }: Placed): void {
  if (ask.nominal || ask.actors.length === 0) return
  const chosen =
    ask.kind === 'choose'
      ? ask.object
      : /^(?:book|reserve)$/.test(ask.verb)
        ? (ask.beside.find(({ noun }) => picked.has(kindIn(plan, noun, '')?.kit ?? '')) ?? null)
        : null
  const kind = chosen ? kindIn(plan, chosen.noun, chosen.light) : null
  if (kind && picked.has(kind.kit)) keep(plan, kind)?.views.add(role)
}

/** "get a price quote": worked out by the site, not written by hand. */
const isQuoted = ({ verb, object }: Ask): boolean =>
  /^(?:get|receive|obtain|see)$/.test(verb) && /^(?:price |automatic |instant )?(?:quote|quotation)$/.test(object?.noun ?? '')

/** "trips with driver and vehicle": who is told with what another makes is known to the site, where the words have them act. */
export function actorIn(plan: Plan, { noun, plural }: Phrase, role: string): Thing | null {
  if (plural || isPlainUser(noun) || !plan.actors.has(noun) || role === idFrom(noun, 'role')) return null
  const kind = kindIn(plan, noun, '')
  const kit = kind && kits[kind.kit].group === 'person' && kind.kit !== 'person' ? kind.kit : 'expert'
  return keep(plan, { noun, kit })
}

const onScreen =
  /^(?:click|mouse|touch|gesture|page|interface|button|animation|keyboard|screen|element|(?:(?:rest|restful|backend|back-end|web) )?(?:apis?|servers?|backend|back-end))$/i
/** What a list of functions names without anything that is kept: a desk of one's own, an editor, an interface, a price that is worked out, a click. */
export function isNothingKept(ask: Ask): boolean {
  const { object, nominal, fields, verb } = ask
  if (isQuoted(ask) || (verb === 'interact' && onScreen.test(object?.noun ?? ''))) return true
  if (!object || !nominal) return false
  return isDesk(object.noun) || (/^(?:editor|interface)$/.test(object.noun) && !object.plural && object.light === '' && fields.length === 0)
}

export const isOwnProfile = (object: Phrase) =>
  profileNouns.test(object.noun) && (object.own || /^(?:personal|profile|my|account|homepage)/.test(object.noun)) && !isOfOnesOwn(object)
/** "personal notes", "personal travel records": things that one keeps for oneself, not what one says of oneself. */
function isOfOnesOwn({ noun, light }: Phrase): boolean {
  const rest = /^personal (?!information|info|data|detail|profile|account|cent|home|page|space|setting|preference|photo|picture|avatar|introduction)(.+)$/.exec(
    noun,
  )?.[1]
  return rest !== undefined && (kitOf(rest) !== undefined || kitOf(noun) !== undefined || /^(?:records?|history|notes?)$/.test(light))
}

/** "user login and session management": of who is logged in. */
export const isLogin = ({ domain }: Plan, { object, nominal }: Ask): boolean =>
  nominal && object?.noun === 'session' && object.light === 'management' && /^(?:software|hr|business|general|tech|ai|finance|government)$/.test(domain)
const signing = /^(?:user )?(?:log-?in|sign-in) (?:log|record|history)$/
/** "login logs", "login history": who signed in when, rather than signing in. */
export const signIns = (placed: readonly Placed[]): readonly Placed[] =>
  placed.map((one) => {
    const { object, kind } = one.ask
    if (!object || !(kind === 'session' || object.light !== '') || !signing.test(singular(`${object.noun} ${object.light}`.trim()))) return one
    return { ...one, ask: { ...one.ask, verb: 'view', kind: 'view', object: { ...object, noun: 'login record', light: '', own: false, plural: true } } }
  })
/** What signing in would need. */
export const credentials = /^(?:(?:.* )?(?:password(?: .*)?|username|captcha|verification code|login|token)|phone number|two-factor authentication)$/

/** What one gains by something else that one does. */
export const gainable = new Set<Kind['kit']>(['coupon', 'reward', 'points', 'commission', 'transaction', 'payment'])
/** "support group chats": what is kept, rather than a technique. */
export const supported = ({ kit }: Kind): boolean => !['thing', 'job', 'interface', 'component', 'setting', 'file', 'dataset', 'machine'].includes(kit)
