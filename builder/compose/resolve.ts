import { singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { isKnownNoun, kitOf } from '../lexicon/nouns.ts'
import type { Ask } from '../read/ask.ts'
import { isField } from '../read/field.ts'
import { isPerson } from '../read/person.ts'
import type { Phrase } from '../read/phrase.ts'
import { keep, kindIn, type Plan, thingNamed } from './plan.ts'
import { spoken } from './spoken.ts'
import type { Placed, Thing } from './thing.ts'

const stated = /^(?:state|status)$/
const states =
  /^(?:spam|fake|fraudulent|suspicious|open|bad|unpaid|overdue|pending|late|rude|offensive|abusive|inappropriate|urgent|outstanding|unread|unanswered|expired|inactive|ready|sold|missed|cancelled|arriving|spare|vacant|best-selling|bestselling|top-selling|low-stock|sold-out|finished|completed|awarded|approved|validated|assigned|active|current|packed)$/
const bookable = /^(?:space|parking space|seat|table|room|bay|slot|time slot|desk|place|spot|court|appointment)$/
const pronounHeads = /(?:^| )(?:ones?|others?)$/
const liked = /^(?:favou?rites?|winner|best|the best|best one)$/
const money =
  /^(?:(?:daily|weekly|monthly|yearly|annual|total|today) )?(?:sales?|revenue|income|turnover|takings|earning|profit|occupancy|attendance rate|utili[sz]ation|footfall|sales figure|sale figure)$/
/** What is told on a request rather than kept by itself. */
const told = /^(?:(?:delivery |home |street )?address|phone number|telephone number)$/
const handing = /^(?:work|homework|assignment|essay|solution|answer|exercise|coursework)$/
const measuring = /^(?:record|enter|log|track|note|measure|input|save|add|take)$/
const fewest = 2

const withObject = (one: Placed, object: Partial<Phrase> & { noun: string }): Placed =>
  one.ask.object ? { ...one, ask: { ...one.ask, object: { ...one.ask.object, ...object } } } : one

/** An ask with its object called by what it is on this site: "unpaid ones" are invoices, "their favourite" is a photo. */
export function resolved(plan: Plan, said: Placed): Placed {
  const one = spoken(plan, said)
  const { ask } = one
  const { object } = ask
  if (!object) return ask.kind === 'pay' && plan.things.some(({ kit }) => kit === 'cart') ? paidAtOnce(one) : one
  const { noun } = object
  const put = putInto(one)
  if (put) return put
  if (stated.test(noun) && plan.last && ask.actors.length > 0 && ['update', 'create', 'transition', 'view'].includes(ask.kind))
    return withObject(
      { ...one, ask: { ...ask, kind: ask.kind === 'view' ? 'view' : ask.states ? 'transition' : 'update' } },
      { noun: plan.last.noun, light: '', own: false },
    )
  const entries = noun === 'entry' ? plan.things.find(({ kit }) => kit === 'entry' || kit === 'diary') : undefined
  if (entries) return withObject(one, { noun: entries.noun, light: '' })
  if (plan.last && pronounHeads.test(noun)) return withObject(one, { noun: plan.last.noun, light: '' })
  const given =
    /^(?:get|receive|obtain)$/.test(ask.verb) && (/(?:^| )(?:code|number)$/.test(noun) || object.light === 'number')
      ? plan.things.findLast(({ kit, makes }) => kits[kit].group === 'request' && makes.length > 0)
      : undefined
  if (given) return withObject(one, { noun: given.noun, light: '' })
  const shown =
    /^(?:information|detail|content)$/.test(noun) && !object.own && ask.actors.length > 0 && ['view', 'search'].includes(ask.kind) && !thingNamed(plan, object)
      ? plan.last?.kit === 'profile'
        ? plan.things.findLast(({ kit }) => kit !== 'profile')
        : plan.last
      : null
  if (shown) return withObject(one, { noun: shown.noun, light: 'information' })
  if (liked.test(noun) && /^(?:vote|rate|choose|pick)$/.test(ask.verb)) return votedFor(plan, one)
  if (ask.kind === 'view' && ask.actors.length > 0 && money.test(noun) && plan.things.length > 0 && !thingNamed(plan, object))
    return withObject(one, { noun: 'statistics', light: '' })
  if (ask.verb === 'hand in' && handing.test(noun)) return handedIn(plan, one)
  const wanted = ask.verb === 'request' && ask.actors.length > 0 ? thingNamed(plan, object) : undefined
  if (wanted && (isOffer(wanted) || isOthers(wanted, one.role))) return requested(plan, one, wanted)
  if (/^(?:review|evaluate|assess)$/.test(ask.verb) && /(?:^| )(?:applicant|candidate|submission|resume|cv|application)$/.test(noun)) return lookedAt(plan, one)
  const main =
    ask.kind === 'view' && ask.actors.length > 0 && told.test(noun) ? plan.things.findLast((thing) => kits[thing.kit].group === 'request') : undefined
  if (main && !thingNamed(plan, object)) return withObject(one, { noun: main.noun, light: '' })
  if (ask.verb === 'list' && ask.kind === 'view' && one.role !== '' && object.plural) return { ...one, ask: { ...ask, kind: 'create' } }
  const kit = kindIn(plan, noun, object.light)?.kit
  if (ask.verb === 'take' && kit === 'exam') return { ...one, ask: { ...ask, kind: 'view' } }
  if (ask.verb === 'collect' && one.role !== '' && (kit === 'thing' || kit === 'shipment')) return { ...one, ask: { ...ask, kind: 'transition' } }
  const bare = withoutState(noun)
  return bare === noun ? one : withObject(one, { noun: bare })
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
  return sent ? withObject(seen, { noun: sent.noun, light: '' }) : seen
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
  return withObject({ ...one, ask: { ...one.ask, verb: 'request', kind: 'create' } }, { noun, light: '', plural: false })
}

const isOffer = (thing: Thing | undefined) => thing !== undefined && ['offer', 'person', 'event'].includes(kits[thing.kit].group) && thing.makes.length > 0

/** "add them to a cart and pay": the order of what is in it. */
const paidAtOnce = (one: Placed): Placed => ({
  ...one,
  ask: { ...one.ask, verb: 'place', kind: 'create', object: { start: one.ask.start, end: one.ask.end, noun: 'order', light: '', own: false, plural: false } },
})

const voted = /^(?:work|person|team|project|case|video|image|movie|music|book|recipe|game|place|article|post|product|pet)$/
function votedFor(plan: Plan, one: Placed): Placed {
  const thing = plan.things.findLast(({ kit, noun }) => voted.test(kit) || noun === 'entry')
  return thing ? withObject(one, { noun: thing.noun, light: '', own: false }) : one
}

function handedIn(plan: Plan, one: Placed): Placed {
  const task = plan.things.find(({ kit, noun }) => ['task', 'exam'].includes(kit) && /homework|assignment|exercise|task|essay/.test(noun))
  if (task) task.views.add(one.role)
  return withObject({ ...one, ask: { ...one.ask, verb: 'submit', kind: 'create' } }, { noun: 'submission', light: '', own: true })
}

const withTold = (one: Placed): Placed => {
  const { object, verb } = one.ask
  const noun = object && telling.test(verb) ? toldOf(object.noun) : ''
  return object && noun !== '' && noun !== object.noun ? withObject(one, { noun: singular(noun) }) : one
}
const isMeasure = (noun: string) => /^(?:reading|health)$/.test(kitOf(noun) ?? '')
/** "records weight, temperature and blood pressure": one record with a field for each. */
export function together(placed: readonly Placed[]): readonly Placed[] {
  return placed.map(withTold).map((one) => {
    const { ask, clause } = one
    if (!ask.object || !measuring.test(ask.verb)) return one
    const all = placed.filter((other) => other.clause === clause && other.ask.verb === ask.verb && other.ask.object !== null)
    if (isDaily(all))
      return {
        ...one,
        ask: {
          ...ask,
          object: { ...ask.object, noun: 'log entry', light: '', plural: true },
          fields: all.map((other) => ({ ...other.ask.object!, noun: singular(other.ask.object!.noun) })),
        },
      }
    if (!isMeasure(ask.object.noun) || all.length < fewest || !all.every((other) => isMeasure(other.ask.object!.noun) || isField(other.ask.object!.noun)))
      return enteredAt(all, one) ?? one
    const fields = all.map((other) => ({ ...other.ask.object!, noun: singular(other.ask.object!.noun), light: '' }))
    return { ...one, ask: { ...ask, object: { ...ask.object, noun: 'measurement', light: '', plural: true }, fields } }
  })
}

const several = 3
/** "note the pain, sleep, medicine and a remark": what is told together of one day. */
const isDaily = (all: readonly Placed[]) =>
  all.length >= several &&
  all.every(({ ask }) => ask.beside.every(({ noun }) => !occasions.test(noun)) && ask.object!.counted === undefined) &&
  /^(?:note|log|track|record)$/.test(all[0]!.ask.verb) &&
  all.every(({ ask }) => !ask.object!.plural && !ask.object!.noun.includes(' ') && ask.actors.length > 0) &&
  all.some(({ ask }) => isMeasure(ask.object!.noun) || isField(ask.object!.noun))
const occasions = /^(?:night|day|week|month|session|visit|trip|meal|workout|run|shift|match|game|ride|walk|swim)$/
const fewestNoted = 3
const spans: Readonly<Record<string, string>> = { day: 'daily entry', night: 'night entry', week: 'weekly entry', month: 'monthly entry' }
const entriesOf = (each = 'day') => spans[each] ?? each
/** "record bedtime, awakenings and caffeine for every night": one entry with a field for each, of which only the first stands for all. */
function enteredAt(all: readonly Placed[], one: Placed): Placed | null {
  const { ask } = one
  const noted = all.filter(({ ask: { object } }) => object!.counted !== undefined || isField(object!.noun) || isMeasure(object!.noun) || !object!.plural)
  if (all.length < fewestNoted || noted.length < all.length || ask.nominal || ask.actors.length === 0) return null
  const each = ask.beside.find(({ noun }) => occasions.test(noun))?.noun
  const fields = all.map((other) => ({ ...other.ask.object!, light: '' }))
  return {
    ...one,
    ask: { ...ask, object: { ...ask.object!, noun: entriesOf(each), light: '', plural: true }, fields, beside: [] },
  }
}

const telling = /^(?:say|state|indicate|mention|tell|specify|note|give|describe)$/
/** "say what snack they bring", "state allergies": the words for it without what only leads to it. */
const toldOf = (noun: string): string => noun.replace(/^(?:what|which|how many|whether|if) /, '').replace(/ (?:they|you|he|she|we|i|it)\b.*$/, '')

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
    !isField(before.ask.object.noun) &&
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
