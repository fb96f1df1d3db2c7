import { collectives } from '../lexicon/collectives.ts'
import { singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { isShaped, kitFor } from '../lexicon/shapes.ts'
import type { Ask } from '../read/ask.ts'
import type { Phrase } from '../read/phrase.ts'
import { type Fate, isSchedule, type Kind, keep, kindIn, type Plan, rename, thingNamed } from './plan.ts'
import { groupOf, type Placed, type Thing } from './thing.ts'

const times = new Set(['booking', 'leave', 'class', 'event', 'meeting'])
const goods = new Set(['product', 'dish', 'service', 'stock', 'course', 'book', 'shipment', 'menu'])
/** Groups of what a catalogue lists where nothing is sold. */
const catalogued = new Set<string>(['offer', 'media', 'text', 'work', 'play'])
const people = new Set(['expert', 'doctor', 'teacher'])
const undone = /^(?:return|cancel|refund|exchange|extend|renew)$/

/** The thing that is there already which an ask means by another name; undefined where it names one of its own. */
export function meant(plan: Plan, ask: Ask, kind: Kind, role: string): Thing | undefined {
  const object = ask.object!
  const same = (kit: Kind['kit']) => plan.things.findLast((thing) => thing.kit === kit)
  if (kind.kit === 'cart') return same('cart')
  if (kind.kit === 'inquiry') return same('inquiry')
  if (kind.kit === 'diary' && ask.kind !== 'create')
    return same('entry') ?? (/^(?:diary|journal|diary entry|journal entry)$/.test(kind.noun) ? same('diary') : undefined)
  if (/^(?:draft|approval|decision)$/.test(kind.noun) && plan.last && groupOf(plan.last) === 'request') return plan.last
  if (/^(?:status|statuses|state|progress)$/.test(object.light)) return same(kind.kit)
  const stated = /^(.+) status$/.exec(object.noun)?.[1]
  const whose = stated === undefined || object.light === '' ? undefined : thingNamed(plan, { ...object, noun: stated, light: '' })
  if (whose) return whose
  if (kind.kit === 'shipment' && ask.kind !== 'create') return sentAs(same('shipment'), kind)
  if (kind.noun === 'team' && ask.nominal) return plan.things.find(({ kit }) => people.has(kit))
  if (/^(?:booking|reservation|appointment)$/.test(kind.noun) && ask.nominal && ask.kind === 'view') return same('booking')
  if (/^(?:booking|reservation|appointment)$/.test(kind.noun) && ask.kind !== 'create' && ask.actors.length > 0) return bookedBefore(plan)
  if (isSchedule(kind.noun) && (!kind.noun.includes(' ') || kind.kit === 'event' || kind.kit === 'class')) return scheduledIn(plan, ask)
  if (Object.hasOwn(collectives, kind.noun) && goods.has(kind.kit) && (ask.kind === 'view' || ask.kind === 'search'))
    return (
      same(kind.kit) ??
      (/^catalog(?:ue)?$/.test(kind.noun)
        ? (plan.things.find((thing) => catalogued.has(groupOf(thing))) ??
          plan.things.find(({ kit, asks }) => kit === 'thing' && asks.some(({ ask }) => ask.kind === 'view')))
        : undefined)
    )
  if (ask.verb === 'hand') return askedFor(plan, thingNamed(plan, object))
  return undone.test(ask.verb) && role === '' ? askedFor(plan, thingNamed(plan, object)) : undefined
}

/** "Owners book walks; walkers accept bookings": the walks, where they are all that is booked. */
function bookedBefore({ things }: Plan): Thing | undefined {
  const booked = things.filter(({ makes }) => makes.some(({ verb }) => /^(?:book|reserve)$/.test(verb)))
  return booked.length === 1 && groupOf(booked[0]!) === 'request' ? booked[0] : undefined
}

const sending = /^(?:logistics|transport|transportation|delivery|shipping|distribution)$/
/** Logistics are of what the words send: of waybills where they name those. What is neither that nor of one noun is apart, as containers are from waybills. */
function sentAs(there: Thing | undefined, kind: Kind): Thing | undefined {
  if (!there || !isShaped('shipment', kind.noun) || there.noun === kind.noun) return there
  if (!sending.test(there.noun.slice(there.noun.lastIndexOf(' ') + 1))) return undefined
  rename(there, kind)
  return there
}

/** "a calendar of visits", "the team calendar": that of what has its times there, unless the site keeps events. */
function scheduledIn(plan: Plan, { beside, kind, object }: Ask): Thing | undefined {
  if (kind === 'create' || kind === 'update') return undefined
  const told = beside.map((phrase) => thingNamed(plan, phrase)).find((thing) => thing !== undefined && times.has(thing.kit))
  if (told) return told
  const events = plan.things.some(({ kit }) => kit === 'event' || kit === 'class' || kit === 'meeting')
  if (events) return undefined
  const timed = plan.things.find(({ kit }) => kit === 'leave') ?? plan.things.find(({ kit }) => kit === 'booking')
  return timed ?? (object !== null && /(?:^| )calendar$/.test(object.noun) ? plan.things.find(hasDay) : undefined)
}
const hasDay = ({ kit, noun, meant }: Thing): boolean => dayed.has(kit) || /:date/.test(kitFor(kit, noun, meant).fields)
/** What is done on a day, so that a calendar of a site that has it shows when. */
const dayed: ReadonlySet<Thing['kit']> = new Set<Thing['kit']>(['todo', 'task', 'habit', 'homework', 'reminder', 'project', 'shift', 'fixture'])

/** "return a ticket": who bought it gives back what they bought. */
function askedFor(plan: Plan, offer: Thing | undefined): Thing | undefined {
  if (!offer || groupOf(offer) !== 'offer' || offer.turns.length > 0) return undefined
  const requests = plan.things.filter(({ kit }) => kits[kit].group === 'request' && ['order', 'booking', 'loan'].includes(kit))
  return requests.find(({ kit }) => kit === 'loan') ?? requests.find(({ about }) => about.has(offer.noun)) ?? (requests.length === 1 ? requests[0] : undefined)
}

/** "keep contacts": those whom one knows, not a form. */
export const isContact = ({ kind, verb, actors }: Ask, { noun, light, plural }: Phrase): boolean =>
  /^(?:(?:public|private|personal|shared|saved|grouping|unwanted) )?contact$/.test(noun) &&
  (/^(?:lists?|management)$/.test(light) ||
    (light === 'information'
      ? changing.has(kind) || verb === 'add'
      : noun !== 'contact' || (plural && (actors.length > 0 || changing.has(kind)) && (changing.has(kind) || looked.test(verb)))))
const changing = new Set(['manage', 'update', 'delete', 'search'])
const looked = /^(?:keep|add|create|store|import|save|group|view|browse|see)$/

/** Where people write to one another their contacts are whom they write to, else those whose addresses they keep. */
export const contactKind = ({ things }: Plan): Kind => ({ noun: 'contact', kit: things.some(({ kit }) => talking.has(kit)) ? 'friend' : 'customer' })
const talking = new Set(['message', 'friend', 'room_chat', 'call'])

/** "maintain leave types": a list of its own. */
export const keepsKinds = ({ kind, verb }: Ask) => kind === 'manage' || kind === 'update' || /^(?:add|create|define)$/.test(verb)
export const kindsOf = (object: Phrase): Kind | null =>
  /^(?:types|categories)$/.test(object.light) ? { noun: `${object.noun} ${singular(object.light)}`, kit: 'category' } : null

/** People whom others look through, though the words do not say so. */
const looksFor = new Set(['expert', 'teacher', 'doctor'])
const presentable = new Set(['expert', 'teacher', 'doctor', 'driver', 'employee', 'candidate', 'person'])
/** "Freelancers create their own profiles" where others look through the freelancers: each is listed by what they say of themselves. */
export function presents(plan: Plan, one: Placed): Fate | null {
  const { object, kind, actors } = one.ask
  const who = actors[0] ?? ''
  if (object?.noun !== 'profile' || !object.own || kind !== 'create' || one.role === '' || who === '') return null
  const person = kindIn(plan, who, '')
  const thing = plan.things.find(({ noun, kit }) => noun === who && presentable.has(kit)) ?? (person && looksFor.has(person.kit) ? keep(plan, person) : null)
  if (!thing) return null
  thing.makes.push({ verb: 'create', role: one.role, about: 'profile' })
  thing.edits.add(one.role)
  thing.asks.push(one)
  return { is: 'thing', thing, partly: false }
}
