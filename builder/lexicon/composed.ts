import { broughtBack, chores, regimen } from './chores.ts'
import { type KitName, kits } from './kits.ts'

/** What may be the matter with things of a sort, or be said of them: a few words, then after "=" a sentence that goes with them. */
type Sayings = readonly string[]
const said = (list: string): Sayings => list.split('|')

export type Sort = 'home' | 'vehicle' | 'way' | 'machine' | 'site' | 'host' | 'ware'
const sortNouns: readonly (readonly [RegExp, Sort])[] = [
  [/(?:^| )(?:server|host|website|web service|database|node|cluster|application)$/, 'host'],
  [/(?:^| )(?:trail|path|road|route|track|hike|piste|river|street|bike lane)$/, 'way'],
  [/(?:^| )(?:car|vehicle|bus|truck|van|bike|e-bike|bicycle|scooter|boat|motorcycle|motorbike|tram|ferry|ship|vessel)$/, 'vehicle'],
  [
    /(?:^| )(?:apartment|flat|house|home|room|unit|building|dormitory|office|hall|court|venue|cabin|hut|villa|cottage|studio|pitch|allotment|garage|parking space)$/,
    'home',
  ],
  [
    /(?:^| )(?:appliance|machine|device|equipment|(?:measuring|laboratory|lab|scientific) instrument|computer|printer|sensor|meter|lamp|lift|elevator|projector|camera|heater|pump|turbine|panel|charger|charging station|inverter|transformer|compressor|boiler|generator|robot|drone)$/,
    'machine',
  ],
  [/(?:^| )(?:station|substation|power plant|solar (?:plant|farm|park)|wind (?:farm|park))$/, 'site'],
]
const sortKits: Readonly<Partial<Record<KitName, Sort>>> = {
  property: 'home',
  estate: 'home',
  room: 'home',
  space: 'home',
  holiday_let: 'home',
  dwelling: 'home',
  facility: 'home',
  vehicle: 'vehicle',
  hire_car: 'vehicle',
  boat: 'vehicle',
  trail: 'way',
  machine: 'machine',
  instrument: 'ware',
  tool: 'ware',
  gear: 'ware',
  hire: 'ware',
  product: 'ware',
}
/** What sort of thing a kit and a noun tell of; undefined for people, papers and all else that does not break. */
export const sortOf = (kit: KitName, noun: string): Sort | undefined =>
  kit === 'shipment' ? undefined : (sortNouns.find(([words]) => words.test(noun))?.[1] ?? sortKits[kit])

const faults: Readonly<Record<Sort, Sayings>> = {
  home: said(
    'tap drips=In the kitchen, day and night.|heating stays cold=Since Sunday, in all rooms.|window does not close=The handle turns without effect.|light flickers=A new bulb did not help.|damp patch on the wall=Beside the window, as large as a hand.|lock sticks=The key turns only at the third try.',
  ),
  vehicle: said(
    'brake squeals=Worse when it is wet.|flat tyre=Front right, a nail is still in it.|battery is empty=It stood for a week.|light is out=On the left, at the back.|scratch on the side=Happened in a car park.|pulls to the right=On a straight road too.',
  ),
  way: said(
    'tree across it=One can climb over, but not with a pram.|bridge is slippery=Hold on to the rail.|mud after the rain=Ankle-deep for fifty metres.|sign is missing=At the second crossing.|ice on the steps=In the shade until noon.|dry and clear=No obstacles this morning.',
  ),
  machine: said(
    'does not start=No light and no sound.|loud noise=After about two minutes.|display stays dark=It still works otherwise.|leaks=A small pool below it each morning.|gets too hot=It switches itself off then.|button sticks=It has to be pressed three times.',
  ),
  site: said(
    'no power=Since six this morning.|gate does not lock=Closed with a chain for now.|alarm light is on=Nothing else is unusual.|cable is loose=On the outside, at the back.|fence is damaged=Two metres on the north side.|one value is missing=The others come in as usual.',
  ),
  host: said(
    'does not answer=No reply to three requests in a row.|disk almost full=Ninety-four percent, and rising.|high load=Above its limit for twenty minutes.|restarts by itself=Twice since midnight.|backup failed=No space left on the target.|slow answers=Three seconds instead of a tenth of one.',
  ),
  ware: said(
    'handle is loose=It turns when one pulls.|a part is missing=It was there last week.|crack at the edge=About as long as a finger.|deep scratch=Found when it came back.|does not close any more=The catch is bent.|worn out=Still usable, but not for long.',
  ),
}
const reported = said(
  'not as described=The picture shows something else.|asks for payment first=Outside this site, by a link.|in the wrong place=It belongs to another category.|copied from elsewhere=The pictures are from another site.|shown twice=The same is here a second time.|rude words=In the last sentence.',
)
const overdue = said(
  'due tomorrow=Please bring it back by six.|three days late=It was to be back on Monday.|wanted by somebody else=The next one has waited for a week.|last day today=It can be renewed once.|a week late=This is the second reminder.|back in two days=No need to answer.',
)
const watched = said(
  'twice as high as last week=Since Tuesday evening.|above its limit=For ten minutes, then back to normal.|no values since six=The last one was as usual.|outside the usual range=Three times in a row.|high at night=From one to four, when nobody is there.|rises each day=By a tenth a day since Friday.',
)
const low = said(
  'below its lowest level=Enough for four days.|only four left=Two are reserved.|best before Friday=Please use it first.|none left=The supplier has been asked.|half of what is usual=After a large order.|ordered, not yet here=It was to come on Monday.',
)
const wanted = said(
  'stock is nearly used up=Enough until Friday.|needed by Monday=For an order that was not planned.|more than last time=The last lot was gone in a week.|as every month=The usual amount.|for the new team=Four people begin on Monday.|reserve for the holidays=Nobody delivers in the last week.',
)
const lent = said(
  'for two weeks=From Monday on.|for a weekend=Friday to Monday.|for a course=Twelve evenings.|to practise at home=Until the holidays.|for an event=Set up at noon.|in place of a broken one=That is being repaired.',
)
const moving = said(
  'from the first of next month=For a year at least.|viewing on Thursday=After six, if possible.|for two people=We both work in town.|question about the deposit=May it be paid in two parts?|with a cat=She is old and sleeps all day.|for one term=From October to March.',
)
const learnt = said(
  'slides=The main points, one on each page.|worksheet=Twelve exercises, with the answers at the end.|summary on one page=To look things up.|practice questions=Ten of them, from easy to hard.|reading list=Four texts and where to find them.|recording=One hour, with chapters.',
)
const noted = said(
  'called back=Agreed on Thursday at ten.|looked at again=As it was; next look in a week.|waiting for an answer=Asked by mail on Monday.|done, to be checked=A second pair of eyes would be good.|handed over=All papers are in the folder.|put off by a week=There was no time before.',
)

/** Kits and nouns whose rows say something of another row of the site; which sorts of kits that is, and what they say of it. */
interface Composed {
  readonly of: RegExp
  readonly nouns: RegExp
  readonly sayings: (kit: KitName, noun: string) => Sayings | undefined
  /** Whether they are called by what they say alone, where they refer to the other row. */
  readonly isBrief?: boolean
  /** Whether they say it only of what they refer to. */
  readonly isOfReferred?: boolean
}
const groups =
  (names: RegExp, sayings: Sayings): Composed['sayings'] =>
  (kit) =>
    names.test(kits[kit].group) ? sayings : undefined
/** What people put before others, and others report. */
const published =
  /^(?:product|ad|lot|recipe|post|comment|article|video|image|photo_album|work|review|question|answer|message|room_chat|user_account|profile|member_profile)$/
const table: readonly Composed[] = [
  {
    of: /^(?:request|trade_request|ticket|defect|accident|trade_record|record|report|upkeep|hazard)$/,
    nouns:
      /(?:^| )(?:repairs?|repair (?:request|report|order|ticket)|faults?|fault (?:report|request)|breakdowns?|malfunctions?|defects?|defect report|damages?|damage report|maintenance request|condition report|incidents?|outages?|obstacles?|hazards?|hazard report|problem report|issue report)$/,
    sayings: (kit, noun) => {
      const sort = sortOf(kit, noun)
      return sort && faults[sort]
    },
    isBrief: true,
  },
  {
    of: /^(?:task|work_order|upkeep)$/,
    nouns:
      /^work order$|(?:^| )(?:maintenance|service|servicing|upkeep|repair|mending) (?:order|work order|task|job|plan|item|ticket|assignment)$|(?:^| )(?:equipment|machine|device|vehicle|station) (?:order|work order|task)$/,
    sayings: (kit, noun) => {
      const sort = sortOf(kit, noun)
      return sort && sort !== 'ware' ? chores[sort] : undefined
    },
  },
  {
    of: /^refund$/,
    nouns: /(?:^| )return(?: record)?$/,
    sayings: (kit) => (/^(?:hire|hire_car|vehicle|boat|gear|tool|instrument|machine)$/.test(kit) ? broughtBack : undefined),
  },
  {
    of: /^(?:project|plan|trade_item|trade_record)$/,
    nouns: /(?:^| )(?:program|programme|exercise plan|training plan|rehabilitation plan)(?: assignment)?$/,
    sayings: (_, noun) => (/(?:^| )exercise$/.test(noun) ? regimen : undefined),
  },
  {
    of: /^report$/,
    nouns: /^(?:report|(?:item|post|listing|comment|content|user|seller|photo|video|review|recipe|message|ad) report)$/,
    sayings: (kit) => (published.test(kit) ? reported : undefined),
    isOfReferred: true,
  },
  {
    of: /^reminder$/,
    nouns: /(?:overdue|return|due|^reminder)/,
    sayings: (kit, noun) => (/^(?:tool|gear|hire|instrument|machine)$/.test(kit) || /equipment$/.test(noun) ? overdue : undefined),
  },
  { of: /^(?:alert|reminder)$/, nouns: /(?:low|stock|inventory|expiry|shortage)/, sayings: groups(/^(?:offer|record)$/, low) },
  {
    of: /^alert$/,
    nouns: /(?:usage|consumption|abnormal|threshold|limit|temperature|humidity|moisture|level|reading|sensor)/,
    sayings: groups(/^(?:machine|place|record)$/, watched),
  },
  {
    of: /^(?:request|requisition|trade_request)$/,
    nouns:
      /(?:^| )(?:requisitions?|requisition request|purchase request|supply request|material request|restock request|replenishment request|procurement request|item request)$/,
    sayings: (kit) => (/^(?:stock|product|tool|gear)$/.test(kit) ? wanted : undefined),
  },
  {
    of: /^(?:request|trade_request)$/,
    nouns: /(?:^| )(?:instrument|equipment|tool|gear|device|book|loan|borrowing|rental|lending) request$/,
    sayings: (kit) => (/^(?:instrument|tool|gear|machine|hire|book)$/.test(kit) ? lent : undefined),
  },
  {
    of: /^(?:request|trade_request)$/,
    nouns: /^(?:(?:room|viewing|housing|flat|apartment|rental) )?request$/,
    sayings: (kit) => (/^(?:property|estate|holiday_let)$/.test(kit) ? moving : undefined),
    isOfReferred: true,
  },
  { of: /^material$/, nouns: /(?:^| )(?:resource|material)$/, sayings: (kit) => (kit === 'course' ? learnt : undefined), isOfReferred: true },
  { of: /^memo$/, nouns: /(?:^| )(?:note|remark|entry)$/, sayings: groups(/^(?:work|request|person)$/, noted), isBrief: true, isOfReferred: true },
]

interface Noun {
  readonly kit: KitName
  readonly noun: string
}
/** Papers, fees, looks and places in a row that are called by what they are of. */
const calledByOther: readonly (readonly [RegExp, RegExp])[] = [
  [/^document$/, /(?:^| )(?:certificate|proof|confirmation|statement|syllabus)$/],
  [/^payment$/, /^(?:(?:task|service|course|package|platform|handling|publishing|event|entry|processing) )?(?:fee|premium|charge)$/],
  [/^ticket_travel$/, /(?:^| )(?:ticket|boarding pass)$/],
]
/** Whether rows of a kit and noun are called by what they refer to. */
export const isCalledByOther = (kit: KitName, noun: string): boolean => calledByOther.some(([of, nouns]) => of.test(kit) && nouns.test(noun))

/** What rows of a kit and noun say of rows of another; undefined where they say nothing of such. */
export function sayingsOf(own: Noun, other: Noun): (Pick<Composed, 'isBrief' | 'isOfReferred'> & { readonly sayings: Sayings }) | undefined {
  const one = table.find(({ of, nouns }) => of.test(own.kit) && nouns.test(own.noun))
  const sayings = one?.sayings(other.kit, other.noun)
  return sayings && { ...one, sayings }
}
/** Whether rows of a kit and noun are each of one thing that is given for another. */
export const isExchange = (kit: KitName, noun: string): boolean =>
  kit === 'trade_request' && /(?:^| )(?:swap|exchange|barter)(?: offer| proposal| request)?$/.test(noun)
/** Whether rows of a kit and noun are each of a thing that is handed to the house for money. */
export const isTradedIn = (kit: KitName, noun: string): boolean =>
  kit === 'trade_request' && /(?:^| )(?:trade-in|buy-?back)(?: request| order| offer)?$/.test(noun)
/** Kits of what people give to each other. */
export const isGoods = (kit: KitName, noun: string): boolean =>
  /^(?:ad|lot|book|product|gear|tool)$/.test(kit) ||
  /(?:^| )(?:plant|cutting|book|toy|garment|record|stamp|coin|card|game|tool|instrument|item|listing)$/.test(noun)
/** Whether rows of a kit and noun may say something of those of another. */
export const saysOfOthers = (kit: KitName, noun: string): boolean => isExchange(kit, noun) || table.some(({ of, nouns }) => of.test(kit) && nouns.test(noun))
