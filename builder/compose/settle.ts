import { type KitName, kits } from '../lexicon/kits.ts'
import { isShaped } from '../lexicon/shapes.ts'
import { addField } from './add-field.ts'
import { atHome } from './presumed.ts'
import { isIntroducing } from './sharing.ts'
import type { Thing } from './thing.ts'

/** A kind that a noun is taken for, and the one that it is where the words note such of it. */
interface Settling {
  readonly from: KitName
  readonly noun: RegExp
  readonly noted: RegExp
  readonly to: KitName
}
const any = /./

// biome-ignore format: a table
const table: readonly Settling[] = [
  { from: 'medicine', noun: any, noted: /quantity|stock|batch|price|supplier|expiry|reorder/, to: 'stock' },
  { from: 'plan', noun: /^(?:membership |subscription |pricing |fitness )?plan$/, noted: /price|fee|cost per|monthly cost/, to: 'membership' },
  { from: 'trip', noun: any, noted: /driver|vehicle|cargo|truck|load|odometer/, to: 'haul' },
  { from: 'service', noun: /(?:^| )treatment$/, noted: /diagnos|medication|dosage|finding|follow-up|prescri|symptom|patient|pet|date/, to: 'treatment_note' },
  { from: 'document', noun: /record$/, noted: /diagnos|medication|dosage|finding|symptom|treatment|patient|pet/, to: 'treatment_note' },
  { from: 'course', noun: /(?:^| )(?:class|lesson|session)$/, noted: /capacity|time|room|trainer|instructor|coach|date|day/, to: 'class' },
  { from: 'document', noun: /(?:^| )proposal$/, noted: /price|cost|delivery|fee|bid|rate|budget/, to: 'application' },
  { from: 'exam', noun: /(?:^| )examination$/, noted: /diagnos|finding|symptom|treatment|temperature|weight|blood/, to: 'treatment_note' },
  { from: 'loan', noun: /(?:^| )(?:lease|tenancy|rental agreement)$/, noted: any, to: 'contract' },
  { from: 'dish', noun: /(?:^| )(?:coffee|tea|beverage|drink)$/, noted: /stock|origin|roast|weight/, to: 'product' },
]

/** Kinds of row that somebody keeps about people, and the people whom they are about, the likeliest first. */
const aboutPeople = new Set<KitName>(['attendance', 'score', 'salary'])
const people: readonly KitName[] = ['student', 'employee', 'patient', 'driver']

/** "teachers take attendance": what is recorded of people names the one whom it is of. */
function withWhom(thing: Thing, things: readonly Thing[]): void {
  const isKept = thing.makes.length > 0 && thing.makes.every(({ role }) => role !== '')
  const whom =
    aboutPeople.has(thing.kit) && isKept ? people.map((kit) => things.find((other) => other.kit === kit)).find((other) => other !== undefined) : undefined
  if (whom) addField(thing, { start: 0, end: 0, noun: whom.noun, light: '', own: false, plural: false }, [])
}

const taking = /^(?:take on|take|accept|claim|grab|receive)$/
const handing = /^(?:assign|dispatch|allocate|distribute|schedule)$/
/** "post and take on tasks": what some offer a reward for and others do. */
const isTakenOn = ({ kit, makes, turns, asks }: Thing): boolean =>
  kit === 'task' &&
  !asks.some(({ ask }) => handing.test(ask.verb)) &&
  makes.some(({ verb }) => /^(?:post|publish|release|issue)$/.test(verb)) &&
  [...makes, ...turns].some(({ verb }) => taking.test(verb))

const sold: ReadonlySet<KitName> = new Set<KitName>(['product', 'dish', 'cart', 'book'])
const hauled = /(?:^| )(?:route|cargo|source|load|loading|unloading|container|waybill|freight|transport|transportation|truck|track|luggage|moving)\b/
/** What a shop sends is the delivery of an order, rather than goods from one place to another. */
const isDelivery = ({ kit, noun }: Thing, things: readonly Thing[]): boolean =>
  kit === 'shipment' && !hauled.test(noun) && things.some((other) => sold.has(other.kit))

/** Homes are booked by the night, sold, or let by the month. */
function dwellingOf({ asks, noun }: Thing, things: readonly Thing[]): KitName {
  if (/(?:^| )units?$/.test(noun)) return 'property'
  if (asks.some(({ ask }) => /^(?:buy|purchase|sell)$/.test(ask.verb))) return 'estate'
  return things.some((other) => other.kit === 'booking' && !/appointment|viewing|visit|consult/.test(other.noun)) && !/office|land|estate/.test(noun)
    ? 'holiday_let'
    : 'property'
}

const dwelt: ReadonlySet<KitName> = new Set<KitName>(['property', 'estate'])
/** What is asked for by whoever rents or buys a home, which is neither lent for days nor ordered by the piece. */
function homeRequestOf({ kit, noun, about }: Thing, things: readonly Thing[]): KitName | null {
  if (kit !== 'loan' && kit !== 'order' && kit !== 'application') return null
  if (kit === 'application' && noun === 'application' && things.some((other) => other.kit === 'tenancy')) return 'tenancy'
  const offers = things.filter((other) => (about.size === 0 ? kits[other.kit].group === 'offer' : about.has(other.noun)))
  if (offers.length === 0 || !offers.every((other) => dwelt.has(other.kit))) return null
  return kit === 'order' ? 'purchase_offer' : 'tenancy'
}

/** Plants that people order are goods with a price; others are watered. */
const isGrownForSale = ({ kit, noun, asks }: Thing, things: readonly Thing[]): boolean =>
  kit === 'plant' &&
  (asks.some(({ ask }) => /^(?:order|buy|purchase|sell)$/.test(ask.verb)) || things.some((other) => other.kit === 'order' && other.about.has(noun)))

/** A team that visitors only read about, and staff whom the site is to introduce, are introduced rather than employed. */
const isShown = ({ kit, noun, makes, manages, edits, turns, asks }: Thing): boolean =>
  kit === 'employee' &&
  (/(?:^| )team(?: member| introduction)?$/.test(noun) || asks.some(({ ask }) => isIntroducing(ask))) &&
  makes.length + manages.size + edits.size + turns.length === 0

/** Plans that people subscribe to are sold. */
const isSubscribedTo = ({ kit, noun, asks }: Thing, things: readonly Thing[]): boolean =>
  kit === 'plan' &&
  /^(?:(?:subscription|membership|pricing|service|monthly|data|meal|payment|premium) )?(?:plan|package)$/.test(noun) &&
  (asks.some(({ ask }) => /^(?:buy|purchase|subscribe)$/.test(ask.verb)) || things.some((other) => other.kit === 'subscription'))

const generated: ReadonlySet<KitName> = new Set<KitName>(['image', 'video', 'article', 'music', 'work', 'post'])
/** "generate images", of an AI: what is made of words, which are kept with it. */
const isGenerated = ({ kit, noun, asks, fields }: Thing): boolean =>
  generated.has(kit) &&
  !/page|website|news|notice|recommend/.test(noun) &&
  asks.some(({ ask }) => /^(?:generate|synthesi[sz]e)$/.test(ask.verb)) &&
  !fields.some(({ id }) => id === 'prompt')

/** "review tenants' applications": somebody sends in what others decide on. */
const isOnlyDecided = ({ kit, makes, turns, noun }: Thing): boolean =>
  kit === 'application' && /application$/.test(noun) && makes.length === 0 && turns.length > 0

/** "Doctors prescribe medications": they write prescriptions. */
function prescribed(thing: Thing, things: readonly Thing[]): void {
  if (thing.kit !== 'medicine' || !thing.makes.some(({ verb }) => verb === 'prescribe')) return
  const isNamed = things.some(({ noun }) => noun === 'prescription')
  Object.assign(thing, {
    kit: 'prescription',
    makes: thing.makes.map((one) => (one.verb === 'prescribe' ? { ...one, verb: 'write' } : one)),
    ...(!isNamed && { noun: 'prescription', singular: 'prescription', plural: 'prescriptions' }),
  })
}

/** What is given away on a site that keeps the things which are given: "donated items", "donation records". */
const given = /^(?:(?:used|donated|second-hand|idle|old) )?(?:item|good|clothes|clothing|book|toy|furniture|supply|material|equipment|food)$/
const isGift = ({ kit, noun, fields }: Thing, things: readonly Thing[]): boolean =>
  kit === 'donation' &&
  noun === 'donation' &&
  !fields.some(({ id }) => /amount|money|method/.test(id)) &&
  !things.some((other) => other.kit === 'fundraiser' || other.kit === 'payment') &&
  things.some((other) => given.test(other.noun))

/** Whoever the words call to act is a person, also where the noun is not known. */
const isPersonWho = ({ kit, noun }: Thing, actors: ReadonlySet<string>): boolean => kit === 'thing' && actors.has(noun) && !isShaped(kit, noun)

/** Takes each thing for what it is by what the words note of it: medicines with a batch and a price are stock, a plan with a price is a membership. */
export function settled(things: readonly Thing[], domain: string, words: string, actors: ReadonlySet<string>): void {
  atHome(things, words)
  for (const thing of things) if (isPersonWho(thing, actors)) Object.assign(thing, { kit: 'person' })
  for (const thing of things) {
    const labels = thing.fields.map(({ label }) => label.toLowerCase())
    const one = table.find(
      ({ from, noun, noted }) => thing.kit === from && noun.test(thing.noun) && (noted === any || labels.some((label) => noted.test(label))),
    )
    if (one) Object.assign(thing, { kit: one.to })
    if (isGift(thing, things)) Object.assign(thing, { noun: 'goods donation' })
    if (isTakenOn(thing)) Object.assign(thing, { kit: 'gig', own: false, makes: thing.makes.filter(({ verb }) => !taking.test(verb)), turns: [] })
    if (isGrownForSale(thing, things)) Object.assign(thing, { kit: 'product' })
    if (isShown(thing)) Object.assign(thing, { kit: 'expert' })
    if (isSubscribedTo(thing, things)) Object.assign(thing, { kit: 'membership' })
    if (thing.kit === 'property') Object.assign(thing, { kit: dwellingOf(thing, things) })
    if (isDelivery(thing, things)) Object.assign(thing, { kit: 'delivery' })
    const isPrompted = things.some(({ noun }) => noun === 'prompt')
    if ((domain === 'ai' || isPrompted) && isGenerated(thing))
      thing.fields.unshift({ id: 'prompt', label: 'Prompt', type: isPrompted ? 'text' : 'long_text', required: false })
    if (thing.kit === 'task' && thing.noun === 'task' && domain === 'game') Object.assign(thing, { noun: 'game task' })
    withWhom(thing, things)
    prescribed(thing, things)
    if (isOnlyDecided(thing)) thing.makes.push({ verb: 'submit', role: '', about: '' })
  }
  for (const thing of things) {
    const kit = homeRequestOf(thing, things)
    if (kit) Object.assign(thing, { kit })
  }
  atHome(things, words)
}
