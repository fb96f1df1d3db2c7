import { isMeantBy } from '../lexicon/by-noun.ts'
import type { KitName } from '../lexicon/kits.ts'
import { referred } from '../lexicon/referred.ts'
import { seatings } from './carried.ts'
import { groupOf, type Thing } from './thing.ts'

/** Groups of what is bought, spoken of or applied for, rather than of who does it. */
const ofThings: ReadonlySet<string> = new Set(['offer', 'discussed'])
/** Those of a kit that a group means, by what they are called. */
const called: Readonly<Record<string, RegExp>> = {
  sold_by: /(?:^| )(?:store|shop|merchant|seller|vendor|dealer|supplier|brand|manufacturer|farm|maker|supermarket)$/,
  run_by: /(?:^| )(?:merchant|seller|vendor|dealer|franchisee)$/,
  hosted: /(?:^| )(?:host|landlord|owner)$/,
  contested: /(?:^| )(?:match|competition|contest|tournament|race|round|heat|event)$/,
  levelled: /(?:^| )(?:level|stage|mission|chapter)$/,
  missed: /(?:^| )(?:lost|missing)(?: |$)/,
  turned_up: /(?:^| )found(?: |$)/,
  foldered: /(?:^| )folder$/,
  invoicee: /(?:^| )(?:customer|client|company|supplier|tenant|patient|student|enterprise|retailer|buyer|member|merchant|partner)$/,
  provided:
    /(?:^| )(?:freelancer|merchant|provider|shop|store|salon|clinic|doctor|lawyer|consultant|stylist|therapist|trainer|coach|tutor|photographer|designer|technician|mechanic|vendor|agency|teacher)$/,
  agented: /(?:^| )(?:agent|realtor|broker|advisor|adviser|consultant)$/,
}

/** What is ordered is sold or served: no machine that the site keeps an eye on, and no shop. */
const unordered: ReadonlySet<KitName> = new Set<KitName>(['vehicle', 'machine', 'store', 'facility'])
/** One orders and joins at a table, and not the table. */
const tables = /(?:^| )(?:dining |seating )?table$/
/** Who sends a quotation is not the one whom it is for, and nobody invites to them. */
const bidding = /(?:^| )(?:supplier|vendor|contractor|bidder)$/
/** What is paid or earned is for what is sold, rather than for what lies in a store. */
const unpaid: ReadonlySet<KitName> = new Set<KitName>(['payment', 'commission', 'review', 'favorite'])
/** What lies in a store is materials and parts; the store's own word for all of it names none of them. */
const holding = /(?:^| )(?:inventory|stock|storage|inventory item|stock item|stock level)$/
/** Who writes about one thing of many, rather than to the site. */
const asking = /inquir|enquir|quot|consult|callback|call-back/

/** What goods are made of is stock of its own, and no stock of them. */
const material = /(?:^| )(?:ingredient|raw material|material|component|consumable|spare part|part|supply|reagent|fabric|feed)$/

/** What people subscribe to is about the whole site, not about one of its things. */
const isMailing = ({ noun }: Thing) => /newsletter|mailing list/.test(noun)

/** Kinds of which each row is a part of another: lessons of a course. */
const parts: Readonly<Partial<Record<KitName, string>>> = { lesson: 'coursed' }
const isPartOf = (part: Thing, things: readonly Thing[]): boolean => parts[part.kit] !== undefined && target(parts[part.kit]!, part, things) !== undefined
/** "courses with lessons": what is a part of a thing names it, and not the other way round. */
export const isWholeOf = (whole: Thing, part: Thing): boolean => parts[part.kit] !== undefined && (referred[parts[part.kit]!] ?? []).includes(whole.kit)

/** Where results are those of exams that are taken on the site, whoever takes one is named as they say. */
const examined: ReadonlySet<KitName> = new Set(['exam', 'quiz_question', 'question', 'answer'])

/** What people do with a thing is spoken of at the thing. */
const passingBy: ReadonlySet<KitName> = new Set<KitName>(['vote', 'favorite'])

/** What people go to is booked rather than what they buy there. */
const isVisited = ({ kit }: Thing): boolean => ['place', 'attraction', 'hotel', 'room', 'trip', 'event', 'class'].includes(kit)
/** Orders that nobody who buys here gives. */
const apart = /(?:^| )(?:purchase|procurement|purchasing|replenishment|work|production|inbound|outbound|return|transfer|repair|maintenance) order$/
const endsWith = (thing: Thing, noun: string): boolean => isMeantBy(thing.noun, noun) && !(noun === 'order' && apart.test(thing.noun))
const isCalledJust = (thing: Thing, noun: string): boolean => thing.noun === noun || thing.singular === noun
/** Other things that are called by one of the nouns, parted by "|", or end with it, in the order of these. */
export const allCalled = (nouns: string, own: Thing, things: readonly Thing[]): readonly Thing[] => {
  const others = things.filter((thing) => thing !== own)
  const all = nouns.split('|').flatMap((noun) => [...others.filter((thing) => isCalledJust(thing, noun)), ...others.filter((thing) => endsWith(thing, noun))])
  return [...new Set(all)]
}
/** The first of the nouns, parted by "|", that a thing of the site has or ends with. Where none is, the one that stands for it. */
function calledSo(nouns: string, own: Thing, things: readonly Thing[]): Thing | undefined {
  const all = nouns.split('|')
  for (const noun of all) {
    const found = things.find((thing) => thing !== own && isCalledJust(thing, noun)) ?? things.find((thing) => thing !== own && endsWith(thing, noun))
    if (found) return found
  }
  const shown = things.find((thing) => thing !== own && all.includes(`=${thing.singular}`))
  if (shown) return shown
  // A table of many names is referred to by any of them.
  const isCalled = ({ also = [], stands = [], meant }: Thing): boolean =>
    [...also, ...stands].some((noun) => all.includes(noun)) ||
    ((meant?.single === true || meant?.isWritten === true) && meant.nouns.some((noun) => all.includes(noun) || all.includes(`=${noun}`)))
  // Rows of one table are of others of it: a lamb of its dam.
  return things.find((thing) => thing !== own && isCalled(thing)) ?? (own.meant?.isWritten && isCalled(own) ? own : undefined)
}

/** The thing that a field refers to, out of those that the site keeps: one that the words tie to it, else the likeliest of its group; “itself” for another row of its own. */
export function target(group: string, own: Thing, all: readonly Thing[]): Thing | undefined {
  if (group === 'itself') return own
  if (group === 'wares' && material.test(own.noun)) return undefined
  const things = all.some(({ isLeft }) => isLeft) ? all.filter(({ isLeft }) => !isLeft) : all
  if (group.startsWith('@')) return calledSo(group.slice(1), own, things)
  const told = things.find(
    (thing) =>
      thing !== own &&
      own.about.has(thing.noun) &&
      (groupOf(thing) !== 'person' || !ofThings.has(group) || referred[group]!.includes(thing.kit)) &&
      groupOf(thing) !== 'money' &&
      !(group === 'discussed' && passingBy.has(thing.kit)) &&
      !(group === 'applied' && isPartOf(thing, things)),
  )
  if (
    told &&
    !['driver', 'asset', 'game', 'dataset', 'enrolled', 'taught', 'vacant'].includes(group) &&
    !(group === 'offer' && told.kit === 'coupon') &&
    !(group === 'event' && groupOf(told) === 'talk') &&
    !(group === 'bookable' && told.kit === 'product' && things.some(isVisited)) &&
    !(group === 'bookable' && told.kit === 'dish' && seatings.test(own.noun))
  )
    return told
  if (isMailing(own) || (group === 'inquired' && !asking.test(own.noun))) return undefined
  if (group === 'enrolled' && own.kit === 'score' && things.some(({ kit }) => examined.has(kit))) return undefined
  const fits = ({ noun }: Thing) => called[group]?.test(noun) ?? true
  const namesake = things.find(
    (thing) => thing !== own && fits(thing) && referred[group]?.includes(thing.kit) && own.noun.startsWith(`${thing.noun.replace(/ task$/, '')} `),
  )
  if (namesake) return namesake
  const configured = group === 'configured' ? things.find((thing) => thing !== own && own.noun.startsWith(`${thing.noun} `)) : undefined
  if (configured) return configured
  const [first = ''] = own.noun.split(' ')
  const akin = own.noun.includes(' ')
    ? things.find((thing) => thing !== own && fits(thing) && thing.noun.split(' ')[0] === first && (referred[group] ?? []).includes(thing.kit))
    : undefined
  if (akin) return akin
  for (const kit of referred[group] ?? []) {
    const found = things.find(
      (thing) =>
        thing !== own &&
        thing.kit === kit &&
        fits(thing) &&
        !((own.kit === 'quotation' || own.kit === 'invitation') && bidding.test(thing.noun)) &&
        !(own.kit === 'order' && unordered.has(kit)) &&
        !((own.kit === 'order' || own.kit === 'signup') && tables.test(thing.noun)) &&
        !(kit === 'stock' && (unpaid.has(own.kit) || (own.kit === 'stock' && holding.test(thing.noun)))),
    )
    if (found) return found
  }
  return group === 'kept' && own.kit === 'favorite' ? things.find((thing) => thing !== own && isLookedThrough(thing)) : undefined
}
/** What a site shows of its own, of no known kind, is what those who look through it keep. */
const isLookedThrough = ({ kit, asks }: Thing): boolean =>
  (kit === 'thing' || kit === 'trade_item') && asks.some(({ ask, role }) => role === '' && ask.kind === 'view' && !ask.nominal && ask.actors.length > 0)
