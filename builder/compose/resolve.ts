import { kits } from '../lexicon/kits.ts'
import { isKnownNoun, kitOf } from '../lexicon/nouns.ts'
import type { Ask } from '../read/ask.ts'
import { isField } from '../read/field.ts'
import { isPerson } from '../read/person.ts'
import type { Phrase } from '../read/phrase.ts'
import { calledBack, judgesOwn, namedWith } from './bare-heads.ts'
import { isByPeriod } from './by-period.ts'
import { doing } from './doing.ts'
import { isWritten } from './figured.ts'
import { handedIn, handing, learned } from './handed-in.ts'
import { objectCalled } from './object-of.ts'
import { spentOn } from './offered.ts'
import { keep, kindIn, type Plan, thingNamed } from './plan.ts'
import { bargained } from './priced.ts'
import { received } from './received.ts'
import { spoken } from './spoken.ts'
import { meantBy } from './stands-for.ts'
import type { Placed, Thing } from './thing.ts'
import { telling, toldOf } from './together.ts'
import { moves, turnedTo } from './turned.ts'

/** "write dreams": their entries are the dreams. */
const isWrittenDown = ({ makes }: Thing): boolean => makes.some(({ verb }) => verb === 'write')
const stated = /^(?:state|status)$/
const states =
  /^(?:due|spam|fake|fraudulent|suspicious|open|bad|unpaid|overdue|pending|late|rude|offensive|abusive|inappropriate|violating|illegal|offending|non-compliant|malicious|urgent|outstanding|unread|unanswered|expired|expiring|inactive|ready|sold|missed|cancelled|arriving|spare|vacant|best-selling|bestselling|top-selling|low-stock|sold-out|finished|completed|awarded|approved|validated|assigned|active|current|packed)$/
const bookable = /^(?:space|parking space|seat|table|room|bay|slot|time slot|desk|place|spot|court|appointment)$/
const pronounHeads = /(?:^| )(?:ones?|others?)$/
const liked = /^(?:favou?rites?|winner|best|the best|best one)$/
const money =
  /^(?:(?:daily|weekly|monthly|yearly|annual|total|today) )?(?:sales?|revenue|income|turnover|takings|profit|occupancy|attendance rate|utili[sz]ation|footfall|sales figure|sale figure)$/
/** What is told on a request rather than kept by itself. */
const told = /^(?:(?:delivery |home |street )?address|phone number|telephone number|stage|phase|procedure|proceedings?)$/
const lessons = /^(?:(?:online|video) )?(?:course|class|lesson) (?:learning|study|studying)$/
/** What is given for eggs or points, rather than swapped with somebody. */
const handedOut = /^(?:good|gift|prize|reward)$/
const doneOnes =
  /^(?:harvest|visit|purchase|feed|repair|trade|exchange|play|vote|transfer|test|plant|breed|spray|water|borrow|loan|call|sign|dispatch|ship|treat)$/
/** "harvest records" in a list of functions: records, and no doing. */
export function asRecords(one: Placed): Placed {
  const { object, verb, actors, nominal } = one.ask
  if (object?.noun !== 'record' || !object.plural || !nominal || actors.length > 0 || !doneOnes.test(verb)) return one
  return objectCalled({ ...one, ask: { ...one.ask, verb: 'manage', kind: 'manage' } }, { noun: `${verb} record` })
}
/** "adjust the allocation of parking spaces": they are what is changed. */
const sharingOut = /^(?:allocation|distribution|arrangement|assignment|division|placement)$/
const rendering = /^(?:rate|review|evaluate|assess|score|comment|complete|finish|end)$/
const services =
  /^(?:(?:repair|maintenance|property|customer|handling) )?service(?: (?:quality|attitude|result|effect))?$|^(?:handling|repair|maintenance|processing) (?:result|quality|effect)$/
const rendered =
  /(?:^| )(?:work order|repair order|service order|maintenance order|repair request|repair report|repair|maintenance request|service request|ticket|errand)$/
/** "evaluate the service after the work order is completed": the service that was rendered is the order that it was asked for with. */
const servedIn = ({ things }: Plan): Plan['things'][number] | undefined =>
  things.findLast(({ noun, makes }) => rendered.test(noun) && makes.length > 0) ?? things.findLast(({ noun }) => rendered.test(noun))

/** An ask with its object called by what it is on this site: "unpaid ones" are invoices, "their favourite" is a photo. */
export function resolved(plan: Plan, said: Placed): Placed {
  const one = received(plan, bargained(spoken(plan, said)))
  if (one.ask.verb === 'follow' && one.ask.states) return { ...one, ask: { ...one.ask, verb: 'move' } }
  const done = doing(plan, one)
  if (done) return done
  const { ask } = one
  const { object } = ask
  if (!object) return ask.kind === 'pay' && plan.things.some(({ kit }) => kit === 'cart') ? paidAtOnce(one) : one
  const { noun } = object
  const dealtOut = ask.kind === 'update' && sharingOut.test(noun) ? ask.beside.find(({ after }) => after === 'of') : undefined
  if (dealtOut && kindIn(plan, dealtOut.noun, dealtOut.light))
    return { ...one, ask: { ...ask, object: dealtOut, beside: ask.beside.filter((phrase) => phrase !== dealtOut) } }
  const spent = spentOn(plan, one)
  if (spent) return { ...one, ask: spent }
  if (ask.verb === 'exchange' && ask.kind === 'create' && handedOut.test(noun)) return { ...one, ask: { ...ask, verb: 'redeem' } }
  if (moves(plan, one)) return { ...one, ask: { ...ask, object: null } }
  const turned = ask.actors.length > 0 ? turnedTo(plan, ask, object) : null
  if (turned) return { ...one, ask: { ...ask, ...turned } }
  const counted = noun === 'account' && !object.own && !object.plural ? ask.beside.find(({ after, plural }) => after === 'for' && plural) : undefined
  if (counted) return objectCalled(one, counted)
  const judged = /^(?:rate|review|evaluate|assess)$/.test(ask.verb) ? /^(.+) (?:quality|attitude|experience|effect|satisfaction)$/.exec(noun)?.[1] : undefined
  if (judged && thingNamed(plan, { ...object, noun: judged })) return objectCalled(one, { noun: judged, light: '' })
  const served = rendering.test(ask.verb) && services.test(noun) && !object.plural && !thingNamed(plan, object) ? servedIn(plan) : undefined
  if (served) return objectCalled(one, { noun: served.noun, light: '' })
  const isSent =
    !plan.things.some(({ kit }) => kit === 'form') &&
    ((noun === 'form' && !object.plural && /^(?:submit|fill|complete|send|fill in|fill out)$/.test(ask.verb)) ||
      /^(?:contact |inquiry )?form submission$/.test(noun))
  if (isSent) return objectCalled({ ...one, ask: { ...ask, verb: 'send', kind: 'create' } }, { noun: 'inquiry', light: '', own: false })
  const dealt = meantBy(plan, one, object)
  if (dealt) return dealt
  const back = calledBack(plan, one, object)
  if (back) return objectCalled(judgesOwn(one), { noun: back.noun, light: '' })
  const put = putInto(one)
  if (put) return put
  if (stated.test(noun) && plan.last && ask.actors.length > 0 && ['update', 'create', 'transition', 'view'].includes(ask.kind))
    return objectCalled(
      { ...one, ask: { ...ask, kind: ask.kind === 'view' ? 'view' : ask.states ? 'transition' : 'update' } },
      { noun: plan.last.noun, light: '', own: false },
    )
  if (isByPeriod(plan, one)) return objectCalled(one, { noun: 'statistics', light: '' })
  const entries =
    noun === 'entry'
      ? (namedWith(plan.things, noun) ?? plan.things.find(({ kit }) => kit === 'entry' || kit === 'diary') ?? plan.things.find(isWrittenDown))
      : undefined
  if (entries) return objectCalled(one, { noun: entries.noun, light: '' })
  if (plan.last && pronounHeads.test(noun)) return objectCalled(one, { noun: plan.last.noun, light: '' })
  const given =
    /^(?:get|receive|obtain)$/.test(ask.verb) && (/(?:^| )(?:code|number)$/.test(noun) || object.light === 'number')
      ? plan.things.findLast(({ kit, makes }) => kits[kit].group === 'request' && makes.length > 0)
      : undefined
  if (given) return objectCalled(one, { noun: given.noun, light: '' })
  const shown =
    /^(?:information|detail|content)$/.test(noun) && !object.own && ask.actors.length > 0 && ['view', 'search'].includes(ask.kind) && !thingNamed(plan, object)
      ? plan.last?.kit === 'profile' || (ask.kind === 'search' && plan.last?.kit === 'inquiry')
        ? plan.things.findLast(({ kit }) => kit !== 'profile' && kit !== 'inquiry')
        : plan.last
      : null
  if (shown) return objectCalled(one, { noun: shown.noun, light: 'information' })
  if (liked.test(noun) && /^(?:vote|rate|choose|pick)$/.test(ask.verb)) return votedFor(plan, one)
  if (ask.kind === 'view' && ask.actors.length > 0 && money.test(noun) && !isWritten(ask, noun) && plan.things.length > 0 && !thingNamed(plan, object))
    return objectCalled(one, { noun: 'statistics', light: '' })
  if (ask.verb === 'hand in' && handing.test(noun)) return handedIn(plan, one, noun)
  if (ask.nominal && lessons.test(noun)) return objectCalled(one, { noun: 'course', light: '' })
  const learning = learned(plan, one, noun)
  if (learning) return learning
  const wanted = ask.verb === 'request' && ask.actors.length > 0 ? thingNamed(plan, object) : undefined
  if (wanted && (isOffer(wanted) || isOthers(wanted, one.role))) return requested(plan, one, wanted)
  if (ask.verb === 'request' && ask.actors.length > 0 && !object.own && isWanted(plan, object) && !noun.endsWith('request'))
    return objectCalled(one, { noun: `${noun} request`, light: '', plural: false })
  const dated =
    /^(?:due date|deadline|due day)$/.test(noun) && ask.kind === 'view' && ask.actors.length > 0 ? plan.things.findLast(({ kit }) => due.has(kit)) : undefined
  if (dated) return objectCalled(one, { noun: dated.noun, light: '' })
  if (noun === 'work' && /^(?:rate|review)$/.test(ask.verb))
    return objectCalled(one, { noun: plan.things.find(({ kit }) => kit === 'project' || kit === 'work')?.noun ?? noun })
  const logged =
    noun === 'log' && object.plural && ask.verb !== 'log'
      ? plan.things.find(({ makes }) => makes.some(({ verb }) => verb === 'log' || verb === 'record'))
      : undefined
  if (logged) return objectCalled(one, { noun: logged.noun, light: '' })
  if (/^(?:review|evaluate|assess)$/.test(ask.verb) && /(?:^| )(?:applicant|candidate|submission|resume|cv|application)$/.test(noun)) return lookedAt(plan, one)
  const main =
    ask.kind === 'view' && ask.actors.length > 0 && told.test(noun) ? plan.things.findLast((thing) => kits[thing.kit].group === 'request') : undefined
  if (main && !thingNamed(plan, object)) return objectCalled(one, { noun: main.noun, light: '' })
  if (ask.verb === 'list' && ask.kind === 'view' && object.plural && (one.role !== '' || (ask.actors.length > 0 && ask.fields.length > 1)))
    return { ...one, ask: { ...ask, kind: 'create' } }
  const kit = kindIn(plan, noun, object.light)?.kit
  if (ask.verb === 'take' && kit === 'exam') return { ...one, ask: { ...ask, kind: 'view' } }
  if (ask.verb === 'collect' && one.role !== '' && (kit === 'thing' || kit === 'shipment')) return { ...one, ask: { ...ask, kind: 'transition' } }
  const bare = withoutState(noun)
  if (bare === noun) return one
  const [longer, ...others] = plan.things.filter((thing) => thing.noun.startsWith(`${bare} `))
  const isOfThem = longer !== undefined && others.length === 0 && !plan.things.some((thing) => thing.noun === bare)
  return objectCalled(one, { noun: isOfThem ? longer.noun : bare })
}

/** "change an order's status to baking, ready or collected": the states that it is put into. */
function putInto(one: Placed): Placed | null {
  const { ask } = one
  if (!ask.object || ask.states || ask.object.light !== 'status' || ask.beside.length < 2 || !/^(?:change|set|update|move|switch)$/.test(ask.verb)) return null
  return {
    ...one,
    ask: { ...ask, kind: 'transition', object: { ...ask.object, light: '' }, states: { names: ask.beside.map(({ noun }) => noun), whole: false } },
  }
}

/** "open repairs" are repairs; "open day" is a day of its own. */
function withoutState(noun: string): string {
  const [first = '', ...rest] = noun.split(' ')
  const bare = rest.join(' ')
  return rest.length > 0 && !isKnownNoun(noun) && ((states.test(first) && kitOf(bare) !== undefined) || (first === 'free' && bookable.test(bare))) ? bare : noun
}

/** "review applicants": looked at, and by the applications that they sent where there are such. */
function lookedAt(plan: Plan, one: Placed): Placed {
  const seen: Placed = { ...one, ask: { ...one.ask, verb: 'view', kind: 'view' } }
  const sent = /(?:applicant|candidate)$/.test(one.ask.object!.noun) ? plan.things.find(({ kit }) => kit === 'application') : undefined
  return sent ? objectCalled(seen, { noun: sent.noun, light: '' }) : seen
}

/** "nurses request medicines": of what others keep, a request of its own that is about it. */
const isOthers = ({ kit, makes, manages }: Thing, role: string): boolean =>
  !['request', 'talk', 'money'].includes(kits[kit].group) && (makes.some((make) => make.role !== role) || [...manages].some((other) => other !== role))
function requested(plan: Plan, one: Placed, wanted: Thing): Placed {
  const noun = `${wanted.noun} request`
  const kind = kindIn(plan, noun, '')
  const thing = kind ? keep(plan, kind) : null
  thing?.about.add(wanted.noun)
  wanted.views.add(one.role)
  return objectCalled({ ...one, ask: { ...one.ask, verb: 'request', kind: 'create' } }, { noun, light: '', plural: false })
}

/** What is asked for and not kept by itself: "request new equipment". */
const isWanted = (plan: Plan, object: Phrase): boolean => {
  const kind = thingNamed(plan, object) ? null : kindIn(plan, object.noun, object.light)
  return kind !== null && ['record', 'machine', 'place', 'work'].includes(kits[kind.kit].group) && !['reminder', 'report', 'document'].includes(kind.kit)
}

/** What is due on a day. */
const due = new Set(['loan', 'task', 'invoice', 'payment', 'todo'])
const isOffer = (thing: Thing | undefined) =>
  thing !== undefined && ['offer', 'person', 'event'].includes(thing.kit === 'stock' ? 'offer' : kits[thing.kit].group) && thing.makes.length > 0

/** "add them to a cart and pay": the order of what is in it. */
const paidAtOnce = (one: Placed): Placed => ({
  ...one,
  ask: { ...one.ask, verb: 'place', kind: 'create', object: { start: one.ask.start, end: one.ask.end, noun: 'order', light: '', own: false, plural: false } },
})

const voted = /^(?:work|person|team|project|case|video|image|movie|music|book|recipe|game|place|article|post|product|pet)$/
function votedFor(plan: Plan, one: Placed): Placed {
  const thing = plan.things.findLast(({ kit, noun }) => voted.test(kit) || noun === 'entry')
  return thing ? objectCalled(one, { noun: thing.noun, light: '', own: false }) : one
}

const ordering = /^(?:order|pre-order|preorder|book|reserve|buy)$/
const given = /^(?:upload|attach|give|add|provide|write|include|leave)$/
/** "describe the fault and upload a picture": the picture of what was told before it. */
export const isGivenWith = (plan: Plan, one: Placed, earlier: readonly Placed[]): boolean => {
  const before = earlier.findLast(({ ask, role }) => ask.kind === 'create' && role === one.role)
  const { ask } = one
  const { object } = ask
  if (
    object &&
    before &&
    telling.test(ask.verb) &&
    !ask.nominal &&
    ask.actors.length > 0 &&
    one.clause - before.clause <= 1 &&
    !isPerson(object.noun) &&
    object.noun !== 'rsvp' &&
    before.ask.object
  )
    return toldOf(object.noun) !== ''
  if (
    !object ||
    object.plural ||
    !given.test(ask.verb) ||
    ask.nominal ||
    ask.actors.length === 0 ||
    !isField(object.noun) ||
    (isLoneThing(ask) && !(object.noun === 'note' && ordering.test(before?.ask.verb ?? '')))
  )
    return false
  return (
    before !== undefined &&
    one.clause - before.clause <= 2 &&
    before.role === one.role &&
    before.ask.kind === 'create' &&
    before.ask.object !== null &&
    (!isField(before.ask.object.noun) || kits[kindIn(plan, before.ask.object.noun, '')?.kit ?? 'thing'].group === 'money') &&
    kindIn(plan, before.ask.object.noun, before.ask.object.light) !== null
  )
}
const isLoneThing = ({ object }: Ask) =>
  /^(?:review|comment|note|feedback|message|rating|reason|story|answer|video|document|file|post)$/.test(object?.noun ?? '')

/** "book appointments with a doctor": whom it is with is kept too, and told of it. */
export function withWhom(plan: Plan, thing: Thing, { ask, role }: Placed): void {
  const kinds = ask.beside.flatMap((phrase) => kindIn(plan, phrase.noun, phrase.light) ?? [])
  const whom = kinds.find(({ kit }) => ['doctor', 'expert', 'teacher'].includes(kit))
  const known = whom && thing.about.size === 0 ? keep(plan, whom) : null
  if (!known) return
  known.views.add(role)
  thing.about.add(known.noun)
  plan.last = thing
}
