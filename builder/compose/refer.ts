import type { KitName } from '../lexicon/kits.ts'
import { groupOf, type Thing } from './thing.ts'

/** Kits that a reference of each group may be to, the likeliest first. */
const referred: Readonly<Record<string, readonly KitName[]>> = {
  offer: [
    'product',
    'ad',
    'dish',
    'service',
    'ticket_travel',
    'flight',
    'used_car',
    'trip',
    'room',
    'hotel',
    'course',
    'property',
    'vehicle',
    'hire_car',
    'hire',
    'book',
    'space',
    'bay',
    'game',
    'machine',
    'lottery',
    'membership',
    'store',
    'pet',
    'work',
    'tender',
    'stock',
    'promotion',
    'group_buy',
  ],
  bookable: [
    'attraction',
    'class',
    'event',
    'room',
    'holiday_let',
    'hotel',
    'estate',
    'flight',
    'used_car',
    'space',
    'facility',
    'bay',
    'seat',
    'doctor',
    'expert',
    'service',
    'course',
    'trip',
    'property',
    'teacher',
    'place',
    'vehicle',
    'hire_car',
    'hire',
    'machine',
    'book',
    'movie',
    'lottery',
    'game',
    'boat',
    'pitch',
    'product',
    'store',
    'ticket_travel',
    'tool',
    'instrument',
    'team',
    'pet',
  ],
  employed: ['employee', 'teacher', 'driver', 'doctor'],
  enrolled: ['student'],
  taught: ['class'],
  vacant: ['vacancy'],
  coursed: ['course', 'class', 'project', 'plan'],
  applied: [
    'vacancy',
    'loan_product',
    'insurance_product',
    'finance_product',
    'course',
    'service',
    'project',
    'event',
    'property',
    'plan',
    'organisation',
    'pet',
    'policy',
    'team',
    'membership',
  ],
  discussed: [
    'post',
    'article',
    'video',
    'work',
    'image',
    'movie',
    'book',
    'recipe',
    'course',
    'question',
    'product',
    'music',
    'game',
    'place',
    'event',
    'diary',
    'announcement',
    'link',
    'service',
    'project',
    'document',
    'file',
    'task',
    'template',
    'component',
    'case',
  ],
  reviewed: [
    'product',
    'attraction',
    'gear',
    'tool',
    'hire_car',
    'hire',
    'service',
    'dish',
    'doctor',
    'expert',
    'teacher',
    'place',
    'store',
    'course',
    'movie',
    'book',
    'room',
    'hotel',
    'space',
    'bay',
    'recipe',
    'trip',
    'property',
    'game',
    'driver',
    'organisation',
    'link',
    'article',
    'video',
    'order',
    'project',
    'file',
    'template',
    'work',
    'case',
  ],
  answered: ['homework', 'exam', 'form', 'poll', 'quiz_question', 'question', 'task', 'course', 'game'],
  voted: ['poll', 'work', 'person', 'candidate', 'team', 'project', 'case', 'video', 'image', 'movie', 'music'],
  event: ['fundraiser', 'event', 'project', 'class', 'organisation'],
  lent: [
    'holiday_let',
    'gear',
    'tool',
    'instrument',
    'boat',
    'product',
    'book',
    'machine',
    'vehicle',
    'hire_car',
    'hire',
    'movie',
    'game',
    'space',
    'room',
    'property',
    'work',
    'music',
    'link',
  ],
  kept: [
    'product',
    'article',
    'video',
    'music',
    'recipe',
    'book',
    'movie',
    'course',
    'place',
    'trip',
    'property',
    'vacancy',
    'work',
    'post',
    'image',
    'link',
    'game',
    'dish',
    'service',
    'event',
    'store',
    'file',
    'document',
    'template',
    'question',
    'project',
  ],
  let: ['property', 'space', 'vehicle', 'facility', 'credit', 'project', 'order', 'application'],
  lodged: ['hotel'],
  sent: ['order', 'sales_order', 'purchase_order', 'booking'],
  agented: ['expert'],
  hosted: ['expert'],
  provided: ['expert', 'doctor', 'teacher', 'store', 'organisation'],
  inquired: ['property', 'estate', 'used_car', 'product', 'loan_product', 'insurance_product', 'finance_product', 'service', 'course', 'trip', 'hotel', 'room'],
  loaned: ['loan_product'],
  sold_by: ['store', 'organisation'],
  earned: ['gig', 'task', 'invitation', 'order'],
  invested: ['finance_product', 'asset'],
  insured: ['insurance_product'],
  policed: ['insurance_policy', 'insurance_product'],
  parked: ['bay', 'space'],
  charger: ['machine', 'bay'],
  ridden: ['vehicle', 'hire_car'],
  staged: ['event', 'movie', 'attraction', 'place', 'fixture'],
  asked: ['stock', 'machine', 'gear', 'medicine'],
  vehicle: ['vehicle'],
  recorded: [],
  treated: ['pet', 'patient'],
  project: ['project', 'case', 'customer'],
  planned: ['project'],
  entitled: ['duty_role', 'employee'],
  serviced: ['machine', 'server', 'printer', 'sensor', 'camera', 'vehicle', 'fixed_asset', 'facility', 'spare'],
  habit: ['habit'],
  couponed: ['coupon'],
  ordered: ['order', 'booking', 'payment', 'cart'],
  rewarded: ['reward', 'product', 'coupon', 'ticket_travel', 'service'],
  driver: ['driver'],
  customer: ['customer', 'organisation'],
  buyer: ['customer'],
  supplied: ['organisation'],
  supply: ['stock', 'product', 'medicine', 'spare', 'gear'],
  produced: ['production_order', 'ticket', 'order'],
  stationed: ['workstation', 'machine'],
  stocked: ['product', 'stock'],
  driven: ['vehicle', 'hire_car'],
  credited: ['credit'],
  tendered: ['tender'],
  asset: ['asset'],
  game: ['game', 'exam'],
  dataset: ['dataset'],
  foldered: ['file'],
  domained: ['domain_name'],
  ruled: ['loan_product', 'finance_product', 'insurance_product', 'product', 'service', 'game'],
  versioned: ['document', 'file', 'article', 'post', 'website', 'project'],
}

/** Groups of what is bought, spoken of or applied for, rather than of who does it. */
const ofThings: ReadonlySet<string> = new Set(['offer', 'discussed'])
/** Those of a kit that a group means, by what they are called. */
const called: Readonly<Record<string, RegExp>> = {
  sold_by: /(?:^| )(?:store|shop|merchant|seller|vendor|dealer|supplier|brand|manufacturer|farm|maker|supermarket)$/,
  hosted: /(?:^| )(?:host|landlord|owner)$/,
  foldered: /(?:^| )folder$/,
  provided:
    /(?:^| )(?:freelancer|merchant|provider|shop|store|salon|clinic|doctor|lawyer|consultant|stylist|therapist|trainer|coach|tutor|photographer|designer|technician|mechanic|vendor|agency|teacher)$/,
  agented: /(?:^| )(?:agent|realtor|broker|advisor|adviser|consultant)$/,
}

/** What is ordered is sold or served: no machine that the site keeps an eye on, and no shop. */
const unordered: ReadonlySet<KitName> = new Set<KitName>(['vehicle', 'machine', 'store', 'facility'])
/** Who writes about one thing of many, rather than to the site. */
const asking = /inquir|enquir|quot|consult|callback|call-back/

/** What people subscribe to is about the whole site, not about one of its things. */
const isMailing = ({ noun }: Thing) => /newsletter|mailing list/.test(noun)

/** Kinds of which each row is a part of another: lessons of a course. */
const parts: Readonly<Partial<Record<KitName, string>>> = { lesson: 'coursed' }
const isPartOf = (part: Thing, things: readonly Thing[]): boolean => parts[part.kit] !== undefined && target(parts[part.kit]!, part, things) !== undefined
/** "courses with lessons": what is a part of a thing names it, and not the other way round. */
export const isWholeOf = (whole: Thing, part: Thing): boolean => parts[part.kit] !== undefined && (referred[parts[part.kit]!] ?? []).includes(whole.kit)

/** Where results are those of exams that are taken on the site, whoever takes one is named as they say. */
const examined: ReadonlySet<KitName> = new Set(['exam', 'quiz_question', 'question', 'answer'])

/** What people go to is booked rather than what they buy there. */
const isVisited = ({ kit }: Thing): boolean => ['place', 'attraction', 'hotel', 'room', 'trip', 'event', 'class'].includes(kit)
/** The thing that a field refers to, out of those that the site keeps: one that the words tie to it, else the likeliest of its group. */
export function target(group: string, own: Thing, things: readonly Thing[]): Thing | undefined {
  const told = things.find(
    (thing) =>
      thing !== own &&
      own.about.has(thing.noun) &&
      (groupOf(thing) !== 'person' || !ofThings.has(group) || referred[group]!.includes(thing.kit)) &&
      groupOf(thing) !== 'money' &&
      !(group === 'applied' && isPartOf(thing, things)),
  )
  if (
    told &&
    !['driver', 'asset', 'game', 'dataset', 'enrolled', 'taught', 'vacant'].includes(group) &&
    !(group === 'offer' && told.kit === 'coupon') &&
    !(group === 'bookable' && told.kit === 'product' && things.some(isVisited))
  )
    return told
  if (isMailing(own) || (group === 'inquired' && !asking.test(own.noun))) return undefined
  if (group === 'enrolled' && own.kit === 'score' && things.some(({ kit }) => examined.has(kit))) return undefined
  const fits = ({ noun }: Thing) => called[group]?.test(noun) ?? true
  const namesake = things.find(
    (thing) => thing !== own && fits(thing) && referred[group]?.includes(thing.kit) && own.noun.startsWith(`${thing.noun.replace(/ task$/, '')} `),
  )
  if (namesake) return namesake
  const [first = ''] = own.noun.split(' ')
  const akin = own.noun.includes(' ')
    ? things.find((thing) => thing !== own && fits(thing) && thing.noun.split(' ')[0] === first && (referred[group] ?? []).includes(thing.kit))
    : undefined
  if (akin) return akin
  for (const kit of referred[group] ?? []) {
    const found = things.find((thing) => thing !== own && thing.kit === kit && fits(thing) && !(own.kit === 'order' && unordered.has(kit)))
    if (found) return found
  }
  return undefined
}
