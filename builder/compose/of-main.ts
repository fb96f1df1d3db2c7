import { titled } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import type { Made } from './entity.ts'
import { insertAt, mostFields, referenceTo } from './reference.ts'

/** What is noted of something again and again, by the last words of its noun. */
const noted =
  /(?:^| )(?:measurement|weight|weighing|check|check-up|reading|feeding|observation|treatment|dose|symptom|log|log entry|care|care entry|test|inspection|tasting|tasting note|growth|harvest|hibernation|practice|birth|repair|damage|loss|stoppage|repotting|watering|pruning|firing|calibration|progress record|bake|brew|attempt|loan|borrowing|rental|handover|withdrawal|photo|picture|outing|flight|dive|voyage|level|count|gate movement|alert|(?:(?!synch)\w+ing|(?!synch)\w+tion|\w+ance|\w+ment|repair|wash) record)$|^return$/
/** What it may be noted of: what somebody has or makes, and no person, place or paper. */
const had: ReadonlySet<KitName> = new Set<KitName>([
  'thing',
  'trade_item',
  'pet',
  'plant',
  'machine',
  'boat',
  'vehicle',
  'batch',
  'recipe',
  'crop',
  'book',
  'work',
  'gear',
  'hire',
  'hire_car',
  'tool',
  'instrument',
  'fixed_asset',
  'facility',
  'spot',
  'site',
])
const events: ReadonlySet<KitName> = new Set<KitName>([
  'thing',
  'trade_record',
  'trade_work',
  'health',
  'reading',
  'inspection',
  'record',
  'measurement',
  'request',
  'entry',
  'loan',
  'image',
  'alert',
  'service_record',
])

const isAlone = ({ entity }: Made): boolean => !entity.fields.some(({ type }) => type === 'reference')
/** The rows with an optional reference to those of another, after what names them. */
function refersTo(one: Made, main: Made): Made {
  const fields = [...one.entity.fields]
  const asked = [...one.asked]
  const field = referenceTo(titled(main.entity.singular), main.entity.id)
  const at = fields.findIndex(({ id, type }) => id === field.id && type === 'text')
  if (at > 0) fields[at] = field
  else insertAt(fields, asked, 1, field, asked.length > 0)
  return { ...one, entity: { ...one.entity, fields }, asked }
}

/** What things are put into or sorted by. */
const holder = /(?:^| )(?:collection|album|category|shelf|box|cabinet|folder|set|series|type|location|place)$/
/** Whether rows refer to nothing but what they are put into. */
const isApartFrom = ({ entity }: Made, made: readonly Made[]): boolean =>
  entity.fields.every(({ entity: to }) => to === undefined || made.some((other) => other.entity.id === to && holder.test(other.thing.noun)))

/** Rows of what is noted again and again refer to the one thing of the site that it can be noted of: the weights and checks of tortoises. */
export function ofMain(made: readonly Made[]): readonly Made[] {
  const owners = made.filter(
    (one) => had.has(one.thing.kit) && !noted.test(one.thing.noun) && one.thing.makes.length + one.thing.manages.size > 0 && isApartFrom(one, made),
  )
  const main = owners.length === 1 || (owners.length > 1 && owners[0]!.thing.asks.length > owners[1]!.thing.asks.length) ? owners[0]! : null
  if (!main) return made
  return made.map((one) =>
    one !== main && noted.test(one.thing.noun) && events.has(one.thing.kit) && one.entity.fields.length < mostFields && isAlone(one)
      ? refersTo(one, main)
      : one,
  )
}

/** Kits of what can be of anything that a site is about. */
const ofAnything: ReadonlySet<KitName> = new Set<KitName>([
  'thing',
  'trade_record',
  'trade_work',
  'record',
  'measurement',
  'reading',
  'inspection',
  'entry',
  'image',
  'link',
  'comment',
  'diary',
  'health',
  'alert',
  'trade_item',
  'request',
  'document',
])
/** What is only a look at something, or done to it. */
const abstract: ReadonlySet<KitName> = new Set<KitName>(['image', 'figures', 'call', 'job', 'health'])
/** What a site is about is spoken of more than once, or referred to. */
const least = 3
/** Of what the words tell this much, they tell all. */
const told = 4
const isEntered = ({ thing }: Made): boolean => thing.makes.length + thing.turns.length + thing.states.length > 0 && thing.fields.length < told
/** Groups and kits of what a site can be about. */
const central = new Set(['offer', 'place', 'work', 'event', 'machine', 'record', 'media'])
/** "send booking inquiries" to one of the vendors that one searched. */
const isInquiry = ({ thing }: Made): boolean => thing.kit === 'inquiry' && /(?:inquiry|enquiry)$/.test(thing.noun)
/** What is of the whole site. */
const alone = /(?:^| )(?:season|category|setting|template|theme|page|section|statistic|report|summary|dashboard|schedule|rule|level|map|chart|tool|faq)s?$/

/** What nothing leads to or from is of the thing that the site is about, where one stands out: lambs of ewes, links of an episode. */
export function nothingAlone(made: readonly Made[]): readonly Made[] {
  const referred = (one: Made): number => made.filter(({ entity }) => entity.fields.some((field) => field.entity === one.entity.id)).length
  const weight = (one: Made): number => 2 * referred(one) + one.thing.asks.length + (one === made[0] ? 1 : 0)
  const candidates = made
    .filter(
      ({ thing }) =>
        (thing.kit === 'thing' || thing.kit === 'organisation' || (central.has(kits[thing.kit].group) && !abstract.has(thing.kit))) &&
        thing.makes.length + thing.manages.size + thing.turns.length > 0 &&
        thing.asks.some(({ ask }) => ask.actors.length > 0),
    )
    .map((one) => ({ one, weight: weight(one) }))
    .sort((a, b) => b.weight - a.weight)
  const [main, second] = candidates
  if (!main || main.weight < least || main.weight === second?.weight) return made
  return made.map((one, at) =>
    one !== main.one &&
    (at > made.indexOf(main.one) || noted.test(one.thing.noun)) &&
    isEntered(one) &&
    (ofAnything.has(one.thing.kit) || (isInquiry(one) && main.one.thing.asks.some(({ ask }) => ask.kind === 'search'))) &&
    !alone.test(one.thing.noun) &&
    one.entity.fields.length < mostFields &&
    isAlone(one) &&
    referred(one) === 0
      ? refersTo(one, main.one)
      : one,
  )
}

/** What sorts rows, tells of all of them, or is somebody's or a place apart. */
const apart =
  /(?:^| )(?:type|kind|tag|collection|library|catalogue|catalog|database|guide|market|cent(?:er|re)|shop|store|club|group|team|association|forum|community|owner|manager|news|article|introduction|question|course|game|system|service|code|account)s?$/
const whole: ReadonlySet<string> = new Set(['offer', 'place', 'event', 'machine', 'media', 'record', 'work'])
/** What nothing leads to or from, and is called after a thing of the site, is of that: park notices, trip photos. */
export const ofItsName = (made: readonly Made[]): readonly Made[] =>
  made.map((one) => {
    const { noun } = one.thing
    const to = noun.includes(' ')
      ? made
          .filter(({ thing }) => one.thing !== thing && noun.startsWith(`${thing.noun} `) && whole.has(kits[thing.kit].group))
          .sort((a, b) => b.thing.noun.length - a.thing.noun.length)[0]
      : undefined
    const isFree =
      to &&
      isAlone(one) &&
      kits[one.thing.kit].group !== 'person' &&
      !alone.test(noun) &&
      !apart.test(noun) &&
      one.entity.fields.length < mostFields &&
      !made.some(({ entity }) => entity.fields.some((field) => field.entity === one.entity.id))
    return isFree ? refersTo(one, to) : one
  })

const places: ReadonlySet<KitName> = new Set<KitName>(['spot', 'space', 'room', 'facility', 'machine', 'place'])
/** What is booked is booked at the one place that the site keeps and that nothing else is of: time slots at a dock door. */
export function bookedAt(made: readonly Made[]): readonly Made[] {
  const isOf = (one: Made, other: Made): boolean => one.entity.fields.some(({ entity }) => entity === other.entity.id)
  const free = made.filter((one) => places.has(one.thing.kit) && one.thing.makes.length + one.thing.manages.size > 0 && !made.some((other) => isOf(other, one)))
  const [place] = free
  if (free.length !== 1 || !place) return made
  return made.map((one) => (one.thing.kit === 'booking' && one.entity.fields.length < mostFields && !isOf(place, one) ? refersTo(one, place) : one))
}

/** What is asked for before it is lent or let is asked of what is lent: a loan request names an exhibit, and no loan. */
export function askedOf(made: readonly Made[]): readonly Made[] {
  const lent = made.filter(({ thing }) => thing.kit === 'loan')
  return made.map((one) => {
    const loan = lent.find(({ thing }) => one.thing.noun === `${thing.noun} request`)
    const whole = loan?.entity.fields.find(
      (field) => field.type === 'reference' && made.some(({ entity, thing }) => entity.id === field.entity && kits[thing.kit].group !== 'person'),
    )
    const at = one.entity.fields.findIndex((field) => field.entity === loan?.entity.id)
    if (!whole || at < 0 || one.entity.fields.some(({ id, entity }) => id === whole.id || entity === whole.entity)) return one
    const old = one.entity.fields[at]!.id
    return {
      ...one,
      asked: one.asked.map((id) => (id === old ? whole.id : id)),
      entity: { ...one.entity, fields: one.entity.fields.with(at, { ...whole, required: false }) },
    }
  })
}
