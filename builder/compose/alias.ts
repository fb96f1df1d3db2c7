import type { KitName } from '../lexicon/kits.ts'
import { isPlainUser } from '../lexicon/people.ts'
import { namedWith } from './bare-heads.ts'
import { kindOf } from './kind.ts'
import { groupOf, type Thing } from './thing.ts'

/** What each kind of thing is called beside its own name, where the site has one of that kind and nothing of that name. */
const aliases: Readonly<Partial<Record<KitName, RegExp>>> = {
  post: /^thread$/,
  process: /^(?:process|workflow)$/,
  credit: /^(?:application|loan application|request)$/,
  test_order: /^(?:order|test|request)$/,
  production_order: /^(?:order|job)$/,
  hours_log: /^(?:time ?sheet|time (?:entry|record|log))$/,
  purchase_order: /^order$/,
  fixture: /^(?:match|game|(?:real-time |live |match )?score)$/,
  job_card: /^(?:job|repair|card)$/,
  case_file: /^(?:report|case|issue|problem|complaint|outcome)$/,
  specimen: /^sample$/,
  tender: /^contract$/,
  quotation: /^bid$/,
  redemption: /^(?:gift |goods |points? )?exchange(?: record| order)?$/,
  requisition: /^request$/,
  insurance_claim: /^(?:claim|insurance claim|damage|loss)$/,
  call: /^(?:group |private |one-on-one )?(?:voice|video|audio)(?: (?:call|chat|conversation))?$/,
  reading: /^(?:data|(?:real-time|historical|past|relevant) data|(?:data )?(?:storage|entry|input|collection))$/,
  figures: /^(?:(?:real-time|historical|past|relevant) data|(?:data )?(?:storage|entry|input|collection))$/,
  dataset: /^(?:data|(?:data )?(?:storage|loading))$/,
}
/** What is only known from the name of another thing, or of what that has: a "swap" where there are swap requests, "pick-ups" of orders with a pick-up time. */
function namedIn(things: readonly Thing[], noun: string): Thing | undefined {
  if (noun.includes(' ')) return undefined
  const kind = kindOf(noun, '')
  if (kind !== null && kind.kit !== 'thing') return undefined
  return things.find((thing) => thing.noun === `${noun} request` || thing.fields.some(({ label }) => label.toLowerCase().startsWith(`${noun} `)))
}
/** "list seeds" makes seeds the listings, as does "publish books" where books are offered. */
const isListed = (thing: Thing) =>
  thing.makes.some(({ verb }) => verb === 'list' || verb === 'offer' || (/^(?:publish|post|sell|upload)$/.test(verb) && groupOf(thing) === 'offer'))
const purse = /^(?:(?:account|member|card|user|wallet|remaining) )?balance$|^(?:wallet|my wallet)$/
const topUps = /(?:recharge|top-up)$/
/** Where guests stay, who arrive on the first day of what they booked. */
const nightly: ReadonlySet<KitName> = new Set<KitName>(['room', 'hotel', 'pitch', 'holiday_let'])
const goods = /^(?:item|good|goods)$/
/** The one kind of goods that a site offers is its items. */
function sold(things: readonly Thing[]): Thing | undefined {
  const offered = things.filter(({ kit }) => ['bake', 'dish', 'product', 'book', 'gear', 'hire'].includes(kit))
  return offered.length === 1 ? offered[0] : undefined
}
const only = (things: readonly Thing[]): Thing | undefined => (things.length === 1 ? things[0] : undefined)
/** What an album shows, by whichever word. */
const pictures = /^(?:picture|photo|photograph|image|album|gallery|(?:photo|picture|image) (?:album|gallery))$/
/** A copy is one of the pieces of what has a number of them. */
const copied = /^copies$/
/** What a collection consists of, by whichever word. */
const pieces = /^(?:object|exhibit|artefact|artifact)$/
/** "attractions" after "tourist attractions": places both, whatever kind of place the shorter name alone would be. */
const isShortened = (kit: KitName, longer: KitName): boolean => shortened[kit]?.includes(longer) ?? false
const shortened: Readonly<Partial<Record<KitName, readonly KitName[]>>> = {
  attraction: ['place', 'space', 'trip'],
  place: ['attraction', 'space', 'facility'],
  course: ['class', 'lesson', 'video'],
  link: ['invitation'],
  record: ['health', 'progress', 'log', 'transaction', 'payment', 'attendance'],
}
/** "equipment loans" where members borrow equipment: what is lent, by the name of the loan. */
function lentAs(things: readonly Thing[], noun: string): Thing | undefined {
  const loan = noun.includes(' ') ? only(things.filter(({ kit, about }) => kit === 'loan' && [...about].some((one) => noun.startsWith(`${one} `)))) : undefined
  return loan && kindOf(noun, '')?.kit === 'loan' ? loan : undefined
}
/** The recordings and transcripts of interviews are kept with them. */
const recordedIn = (things: readonly Thing[], noun: string): Thing | undefined =>
  /^(?:(?:audio |video |sound )?recording|transcript)$/.test(noun)
    ? things.find((thing) => thing.kit === 'trade_item' && /(?:^| )interview$/.test(thing.noun))
    : undefined
/** Those who applied or signed up are known by that: "view the applicants", "participants of their classes". */
function comingIn(things: readonly Thing[], noun: string): Thing | undefined {
  const asked: readonly KitName[] = noun === 'applicant' ? ['application'] : /^(?:participant|attendee|registrant)$/.test(noun) ? ['signup'] : []
  const isClass = ({ kit }: Thing): boolean => kit === 'class' || kit === 'event' || kit === 'course'
  const booked = asked.includes('signup') && things.some(isClass) ? only(things.filter(({ kit }) => kit === 'booking')) : undefined
  return only(things.filter(({ kit }) => asked.includes(kit))) ?? booked
}
/** "tea diaries" after "tea drinking diaries": the one thing whose longer name has every word of this one in its order, and begins and ends alike but for its users. */
function spelledOut(things: readonly Thing[], noun: string): Thing | undefined {
  const words = noun.split(' ')
  if (words.length < 2) return undefined
  const isIn = (longer: readonly string[]): boolean => {
    const own = isPlainUser(longer[0]!) ? longer.slice(1) : longer
    const places = words.map((word) => own.indexOf(word))
    return own.length > words.length && own[0] === words[0] && own.at(-1) === words.at(-1) && places.every((place, at) => place > (places[at - 1] ?? -1))
  }
  return only(things.filter((thing) => isIn(thing.noun.split(' '))))
}
/** What is called by its last word alone once it has been named in full: "training" after "troop training", "tables" after "database tables". */
const calledBack =
  /^(?:meeting|training|class|member|resource|task|table|match|activity|event|source|test|schedule|device|asset|tool|exercise|competition|campaign|plan|reading|contact|item|site|system|station|report|proposal|piece|trip|shift|session|slot|inspection|treatment|harvest|survey|sample|observation|measurement|recipe|route|stall|space|sensor|chore|goal|plot|loan|visit|symbol|style|trader|segment|batch|partner|buddy|ticket|card|quiz|puzzle|workshop|tour|listing|tutor|mentor|story|episode|textbook|wine|bike|application)$/
/** "activity records" are no activities. */
const ofIt = /^(?:records?|history|logs?|results?|progress)$/
/** Made of what the last word alone names: "edited images", "claimed coupons". */
const madeOf = /^(?:\w+ed|sent|built|kept|sold|drawn|written|done|other|new)\b/
/** Such a thing, or the one whose longer name ends in a word that is no thing by itself: "issues" after "maintenance issues". */
export function aliased(things: readonly Thing[], noun: string, light = ''): Thing | undefined {
  if (things.some((thing) => thing.noun === noun)) return undefined
  const other =
    things.find(({ kit }) => aliases[kit]?.test(noun)) ??
    (noun === 'order' ? things.find((thing) => thing.kit === 'sales_order' && / order$/.test(thing.noun)) : undefined) ??
    (noun === 'listing' ? things.find(isListed) : undefined) ??
    (noun === 'report' ? things.find(({ makes, kit }) => kit !== 'report' && makes.some(({ verb }) => verb === 'report')) : undefined) ??
    (purse.test(noun) ? things.find((thing) => topUps.test(thing.singular)) : undefined) ??
    (goods.test(noun) ? (sold(things) ?? only(things.filter(({ kit }) => kit === 'shipment'))) : undefined) ??
    (noun === 'arrival' && things.some(({ kit }) => nightly.has(kit)) ? only(things.filter(({ kit }) => kit === 'booking')) : undefined) ??
    (noun === 'product' ? only(things.filter(({ kit }) => kit === 'product')) : undefined) ??
    (pictures.test(noun) ? only(things.filter((thing) => thing.kit === 'image' && pictures.test(thing.noun))) : undefined) ??
    (noun === 'time window' ? only(things.filter((thing) => thing.kit === 'booking' && thing.noun.endsWith(' appointment'))) : undefined) ??
    (noun === 'birthday' ? things.find(({ kit, fields }) => kit === 'person' && fields.some(({ id }) => id.startsWith('birth'))) : undefined) ??
    (noun === 'hour' ? things.find((thing) => / ?time ?sheet$/.test(thing.noun)) : undefined) ??
    (noun === 'copy' ? things.find(({ fields }) => fields.some(({ id }) => copied.test(id))) : undefined) ??
    (pieces.test(noun) ? things.find((thing) => thing.kit === 'work' && thing.noun === 'collection') : undefined) ??
    lentAs(things, noun) ??
    (noun === 'cost' ? only(things.filter((thing) => thing.noun === 'expense')) : undefined) ??
    (noun === 'request' ? only(things.filter(({ makes, kit }) => kit !== 'request' && makes.some(({ verb }) => verb === 'request'))) : undefined) ??
    (noun === 'request' && !things.some(({ kit }) => kit === 'request')
      ? only(things.filter(({ kit, asks }) => kit === 'booking' && asks.some(({ ask }) => ask.verb === 'request')))
      : undefined) ??
    (noun === 'application' ? things.find(({ kit }) => kit === 'leave') : undefined) ??
    (noun === 'application' ? only(things.filter(({ makes, kit }) => kit === 'application' && makes.some(({ verb }) => verb === 'apply'))) : undefined) ??
    (noun === 'submission' ? only(things.filter(({ makes }) => makes.some(({ verb }) => verb === 'submit'))) : undefined) ??
    comingIn(things, noun) ??
    (noun === 'job' ? only(things.filter((thing) => /^(?:maintenance|repair|service|cleaning) request$/.test(thing.noun))) : undefined) ??
    (/^archives?$/.test(noun) ? only(things.filter(({ kit }) => kit === 'article' || kit === 'post')) : undefined) ??
    (noun === 'post' ? only(things.filter((thing) => thing.kit === 'article' && /^blog(?: |$)/.test(thing.noun))) : undefined) ??
    recordedIn(things, noun) ??
    namedWith(things, noun) ??
    namedIn(things, noun) ??
    spelledOut(things, noun)
  if (other) return other
  const ending = noun.includes(' ') ? [] : things.filter((thing) => thing.noun.endsWith(` ${noun}`))
  const longer = noun === 'item' && ending.every(({ kit }) => kit === ending[0]!.kit) ? ending.slice(0, 1) : ending
  const kind = longer.length === 1 ? kindOf(noun, '') : null
  return longer.length === 1 &&
    (kind === null ||
      kind.kit === 'thing' ||
      isShortened(kind.kit, longer[0]!.kit) ||
      (calledBack.test(noun) && !ofIt.test(light) && !madeOf.test(longer[0]!.noun)))
    ? longer[0]
    : undefined
}
