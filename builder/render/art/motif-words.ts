import { remembered } from '../../remember.ts'
import { chanceOf } from './chance.ts'
import type { Motif } from './still-life.ts'

const noVerb = '(?!\\s+(?:an?|the|your|their|my|it|online|now|hotel|room|table|ticket|appointment|flight|trip|tour|service|visit))'

/** Words that call for a picture; of those that match at the same place the first counts. */
const words: readonly (readonly [Motif, string])[] = [
  ['soup', 'soups?|broth|ramen|noodles?|stew|chowder|curry'],
  ['mug', 'mugs?|cups?(?! final)|tea|chai|teapots?'],
  ['bowl', 'bowls?|salads?'],
  ['coffee', 'coffees?|kettles?|espresso|latte|cappuccino|cafes?|café|chocolate'],
  ['cake', 'cakes?|tarts?|pies?|desserts?|bakery|pastr(?:y|ies)|cupcakes?|brownies?|pudding|pots?|pans?|croissants?|buns?'],
  ['bread', 'bread|baguettes?|loaf|loaves|toast|sandwich(?:es)?|sourdough|bagels?'],
  ['fruit', 'fruits?|apples?|pears?|peach(?:es)?|lemons?|oranges?|berries|grocer(?:y|ies)'],
  ['vegetable', 'vegetables?|carrots?|squash|leeks?|potato(?:es)?|farms?|farmers?|harvest|crops?|agricultural'],
  ['pizza', 'pizzas?'],
  ['burger', 'burgers?|fries|fast food'],
  ['pasta', 'pasta|ravioli|spaghetti|lasagn[ae]|risotto|gnocchi|rice'],
  ['fish', 'fish|sea bass|trout|salmon|tuna|seafood|aquariums?|fishing'],
  ['glass', 'lemonade|juices?|drinks?|beverages?|wines?|cocktails?|smoothies?'],
  ['bottle', 'bottles?|oils?|shampoo|skincare|cosmetics?|perfumes?|beauty|lotion|serum|soap'],
  [
    'plate',
    '(?:serving|cutting|chopping) boards?|(?<!dining |coffee |side |data |database |pivot |league |anal[yi][sz]e a |query a )tables?(?! (?:format|lamp|card|structure|schema|data))|plates?|dish(?:es)?|meals?|foods?|menus?|restaurants?|dining|cuisines?|recipes?|lunch|dinner|takeout|catering|starter|merchants?(?= list)',
  ],
  ['vase', 'vases?|glazes?|antiques?|decor|ceramics?|pottery'],
  ['candle', 'candles?|beeswax|incense'],
  ['plant', 'plants?|gardens?|gardening|succulents?|herbs?|nursery|green|organic|eco'],
  ['flower', 'flowers?|bouquets?|florists?|roses?|tulips?|wedding'],
  ['tree', 'trees?|forests?|parks?|wood|timber|carbon|environment(?:al)?|trails?|hik(?:e|es|ing)|nature'],
  ['mountain', 'mountains?|scenic|landscapes?|adventures?|ski(?:ing)?|climb(?:ing)?|outdoors?|valley|travel|tours?|trips?|tourism|journeys?'],
  ['beach', 'beach(?:es)?|islands?|coast(?:al)?|seaside|summer|harbou?r|resorts?|holidays?|vacations?|seas?|river|lake'],
  ['temple', 'attractions?|temples?|museums?|monuments?|heritage|landmarks?|sights?|egypt|ancient|court|government|legal|law|laws|lawyers?|banks?|banking'],
  [
    'tower',
    'hotels?|buildings?|offices?|compan(?:y|ies)|enterprises?|corporate|business(?:es)?|cit(?:y|ies)|districts?|departments?|hospitals?|tower|tenants?|factor(?:y|ies)|compound',
  ],
  ['house', 'houses?|homes?|propert(?:y|ies)|real estate|villas?|cottages?|rentals?|mortgages?|apartments?|neighbou?rs?|listings?(?= property)'],
  [
    'bed',
    '(?<!garden |flower |raised |vegetable |planting |crop )beds?|(?<!game |chat |live |match |voice |meeting |study |enter |open )rooms?(?!, (?:open|enter))|dorms?|dormitor(?:y|ies)|hostels?|guest ?houses?|sleep|suites?|accommodations?|nursing|wards?',
  ],
  ['sofa', '(?:dining|coffee|side) tables?|sofas?|couch(?:es)?|chairs?|furniture|interiors?|armchairs?|living'],
  ['desk', 'desks?|workspaces?|co-?working|venues?|meetings?|seats?|stools?'],
  ['lamp', 'lamps?|lights?|lighting|led'],
  ['tent', 'tents?|camping|campsites?|camps?|pitch(?:es)?'],
  ['car', 'cars?|vehicles?|taxis?|drivers?|rides?|parking|garages?|dealers?|automo(?:bile|tive)|sedan|suv'],
  ['bike', 'bikes?|bicycles?|cycling|scooters?'],
  ['bus', 'bus(?:es)?|trains?|metro|transport(?:ation)?|stations?|railways?|routes?|commut(?:e|ers?)'],
  ['plane', 'planes?|flights?|airlines?|airports?|visas?|drones?|abroad|overseas'],
  ['ship', 'ships?|boats?|cruises?|ferr(?:y|ies)|maritime|sailing|ports?|freight|cargo'],
  ['truck', 'trucks?|deliver(?:y|ies)|logistics|moving|waybills?|shipments?|couriers?|suppl(?:y|iers?)|errands?|fleet'],
  ['parcel', 'parcels?|packages?|packaging|cartons?|goods|orders?|products?|shipping|items?|purchas(?:e|es|ing)|procurements?|wholesale|e-?commerce'],
  [
    'shelf',
    'inventor(?:y|ies)|markets?|warehouses?|stocks?|stores?|shops?|shelves|shelving|storage|assets?|librar(?:y|ies)|mall|retail|categor(?:y|ies)|collections?|catalogu?e?s?',
  ],
  [
    'book',
    `books?${noVerb}|novels?|read(?:ing|ers?)|stor(?:y|ies)|literature|poems?|poetry|guides?|textbooks?|knowledge|chapters?|comics?|lore|wikis?|notebooks?|diar(?:y|ies)|journals?`,
  ],
  ['laptop', 'laptops?|computers?|software|online tool|electronics|internet|keyboards?|monitors?'],
  ['phone', 'phones?|smartphones?|mobile|apps?|mini-program|recharge|sms'],
  ['headphones', 'headphones?|headsets?|podcasts?|call centre|customer service|audio|hearing'],
  ['watch', 'watch(?:es)?(?! (?:videos?|movies?|films?|live|lectures?|courses?|the|and))|timers?|time tracking|clocks?|stopwatch|shifts?|hours|wearables?'],
  ['shirt', 'shirts?|aprons?|wetsuits?|cloth(?:es|ing)|dress(?:es)?|fashion|jackets?|sweaters?|apparel|outfits?|wardrobe|laundry|garments?|uniforms?'],
  ['shoe', 'shoes?|sandals?|sneakers?|boots?|running|runs?(?= club)'],
  ['bag', 'bags?|suitcases?|handbags?|totes?|backpacks?|luggage|shopping|accessor(?:y|ies)|gifts? shop|carts?|baskets?|checkout'],
  ['ring', 'rings?|bracelets?|jewel(?:le)?ry|necklaces?|earrings?|diamonds?|gems?'],
  ['toy', 'toys?|dolls?|kites?|bab(?:y|ies)|kids?|child(?:ren)?|kindergartens?|parenting|teddy'],
  [
    'camera',
    'cameras?|photos?|photograph(?:y|s|ers?)?|pictures?|images?|galler(?:y|ies)|portraits?|(?<!yoga |pilates |dance |fitness |ballet |tattoo |recording |music |pottery |design )studio|shoots?',
  ],
  ['film', 'animes?|manga|films?|movies?|videos?|cinemas?|series|episodes?|animations?|streaming|live stream(?:s|ing)?|clips?|watermarks?'],
  [
    'music',
    'music|violins?|flutes?|drums?|vinyls?|(?<!photo |picture |wedding |family )albums?|songs?|concerts?|bands?|playlists?|tracks?|pianos?|guitars?|instruments?|dance|tunes?|choirs?',
  ],
  ['microphone', 'microphones?|karaoke|speeches|talks?|comedy|broadcasts?|radio|voices?|lectures?|conferences?|speakers?|interviews?|hosts?'],
  ['ball', 'footballs?|soccer|basketballs?|matches|leagues?|sports?|players?|coach(?:es)?|tennis|stadiums?'],
  [
    'dumbbell',
    'gyms?|fitness|workouts?|exercises?|(?<=strength |fitness |sports? |personal |interval |weight |circuit )training|yoga|pilates|strength|boxing|class(?:es)?(?= (?:pass|studio))|mobility|cycling class',
  ],
  [
    'trophy',
    'trophies|trophy|awards?|contests?|competitions?|tournaments?|high scores?|leaderboards?|rankings?|champions?|prizes?|badges?|achievements?|scores?|results?|winners?',
  ],
  ['gamepad', 'games?|heroe?s?|gaming|gamers?|consoles?|e-?sports|levels?|escape'],
  ['dice', 'dice|board games?|puzzles?|lotter(?:y|ies)|raffles?|random|lucky draws?'],
  ['cards', 'memory card|flash ?cards?|playing cards|poker|card games?'],
  ['animal', 'pets?|cats?|dogs?|kittens?|pupp(?:y|ies)|animals?|veterinar(?:y|ian|ians)|vets?|breeds?|shelters?|adopt(?:ion|ions)?|livestock|wildlife'],
  [
    'hammer',
    'hammers?|cordless drills?|screwdrivers?|hand saws?|angle grinders?|shears|kni(?:fe|ves)|watering cans?|laser measures?|screws|wall plugs|tools?(?!box|s? site)|repairs?|hardware|construction|renovations?|maintenance|builders?|crafts?|workshops?|handmade|do-it-yourself|plumb(?:er|ers|ing)',
  ],
  ['roller', 'paints?|painters?|painting|walls?|decorat(?:e|ing|ors?)|wallpapers?|colou?ring'],
  [
    'gear',
    'machines?|machiner(?:y|ies)|equipments?|devices?|engines?|industr(?:y|ies|ial)|automation|production|manufactur(?:e|ers?|ing)|workflows?|settings|furnaces?|mechanics?|engineering|processes|parts|optimi[sz]ations?|conversions?|configurations?|operations|integrations?|plugins?|components?',
  ],
  ['medicine', 'medicines?|nasal sprays?|medical|drugs?|pharmac(?:y|ies)|prescriptions?|pills?|vaccin(?:e|es|ations?)|treatments?|doses?|tablets?'],
  ['tooth', 'tooth|teeth|dental|dentists?|orthodont\\w*'],
  [
    'heart',
    'hearts?|health|healthcare|patients?|clinics?|wellness|care|elderly|doctors?|donations?|charit(?:y|ies)|volunteers?|dating|blood|nutrition|check-?ups?|therap(?:y|ists?)|favou?rites?|saved|likes?|symptoms?|diagnos(?:is|es)',
  ],
  [
    'document',
    'documents?|contracts?|files?|papers?|forms?|applications?|reports?|resumes?|policies|policy|invoices?|templates?|certificates?|articles?|(?<!vinyl )records?|archives?|submissions?|proposals?|agreements?|copywriting|content|texts?|terms|permits?|licen[cs]es?|information|details',
  ],
  [
    'chart',
    'charts?|statistics|analytics|analysis|data|dashboards?|metrics|stock market|trends?|figures?|forecasts?|sales|(?<=stock |crypto |bond |money |financial )markets?|markets?(?= (?:data|prices?|trends?|analysis|research|figures))|performance|monitoring|visuali[sz]ation',
  ],
  ['ticket', 'tickets?|(?:monthly|yearly|day|season|visits) pass|festivals?|theat(?:re|er)s?|shows|admissions?|passes|box office|coupons?|vouchers?'],
  ['gift', 'gifts?|presents?|rewards?|surprises?|wish ?lists?|part(?:y|ies)|birthdays?|benefits?|points'],
  ['palette', 'art|arts|artworks?|artists?|designs?|designers?|palettes?|drawings?|illustrations?|creative|canvas|exhibitions?|colou?rs?'],
  [
    'pencil',
    'pencils?|writ(?:e|ing|ers?)|edit(?:ing|ors?)|notes?|homework|essays?|assignments?|blogs?|drafts?|translat(?:e|ion|ions|ors?)|sign(?:ature|atures)|stationery',
  ],
  [
    'cap',
    'courses?|schools?|universit(?:y|ies)|colleges?|educations?|educational|students?|lessons?|learning|exams?|degrees?|graduates?|teachers?|tutors?|tutoring|campus|academ(?:y|ies|ic)|scholarships?|alumni|quiz(?:zes)?|tests?|curriculum|grades?|enrol?lments?|trainees?|trainings?|practice',
  ],
  ['globe', 'globes?|world|countr(?:y|ies)|languages?|international|global|nations?|culture|domains?|networks?|immigration|cross-border'],
  ['map', 'maps?|locations?|places?|nearby|navigation|address(?:es)?|areas?|regions?|geographic|spots?'],
  ['weather', 'weather|rain|clouds?|temperatures?|climate|storms?|storms?|snow'],
  [
    'calendar',
    'calendars?|events?|appointments?|schedules?|bookings?|reservations?|reserve|plans?|planners?|dates?|meet-?ups?|attendance|leave requests?|timetables?|activit(?:y|ies)|class(?:es)?|histor(?:y|ies)|deadlines?|sessions?|agenda',
  ],
  ['robot', 'robots?|ai|aigc|chat-?bots?|artificial intelligence|assistants?|intelligent|models?|gpt|machine learning|automatic'],
  ['lock', 'locks?|secur(?:e|ity)|passwords?|privacy|encrypt\\w*|permissions?|access|protect\\w*|safety|insurance'],
  [
    'coins',
    'money|payments?|coins?|financ(?:e|es|ial)|budgets?|funds?|wallets?|loans?|crypto(?:currency)?|bitcoin|expenses?|salar(?:y|ies)|invest(?:ment|ments|ors?)|tax(?:es)?|accounting|settlements?|savings|currency|blockchain|tokens?|trading|fees?|commissions?|revenues?|income|earnings?|refunds?|deposits?|withdrawals?|transactions?|bills?|billing|charges?|costs?|bids?|auctions?',
  ],
  ['panel', 'solar|energy|electricity|power|inverters?|batter(?:y|ies)|charging|grid|wind (?:power|farms?|turbines?|energy)|utilities'],
  ['server', 'servers?|hosting|databases?|cloud|backends?|apis?|sensors?|iot|backups?|logs?(?! (?:in|into|out))|infrastructure'],
  ['letter', 'letters?|mails?|e-?mails?|newsletters?|subscri(?:be|bers|ptions?)|inbox|invitations?|notifications?|announcements?|webhooks?'],
  [
    'speech',
    'chat|chats|messag(?:e|es|ing)|comments?|forums?|discussions?|conversations?|communit(?:y|ies)|social|posts?|feedback|reviews?|testimonials?|evaluations?|opinions?|communication|groups?|friends?|consultations?|contact',
  ],
  ['news', 'news|newspapers?|press|magazines?|headlines|journalis(?:m|ts?)|media|publish(?:ing|ers?)?|bulletins?'],
  ['question', 'questions?|faqs?|q&a|answers?|help|support|surveys?|polls?|questionnaires?|inquir(?:y|ies)|quer(?:y|ies)'],
  ['bulb', 'ideas?|innovations?|inventions?|research|experiments?|suggestions?|tips?|skills?|brainstorm\\w*|strateg(?:y|ies)|concepts?|solutions?|projects?'],
  [
    'code',
    'codes?(?! of)|coding|program(?:s|ming|mers?)|developers?|development|scripts?|json|git|repositor(?:y|ies)|debug\\w*|algorithms?|go language|converters?|convert|parsing|scrap(?:e|ing|er)',
  ],
  ['check', 'tasks?|to-?dos?|checklists?|lists?|habits?|goals?|inspections?|approvals?|voting|votes?|rules?|audits?|chores?|requirements?|progress'],
  [
    'person',
    'people|persons?|(?<=game |player |hero )characters?|avatars?|users?|members?|staff|employees?|customers?|clients?|profiles?|candidates?|experts?|freelancers?|advis[eo]rs?|consultants?|agents?|designers?(?= profile)|nurses?|dentists?|stylists?|barbers?|bloggers?|owners?|contacts?|volunteers?|jobs?|careers?|recruit\\w*|talent|account|teams?|roles?|famil(?:y|ies)|parents?|participants?|attendees?|followers?|authors?',
  ],
]
const bounded = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${pattern})(?![\\p{L}])`, 'u')
const patterns = words.map(([motif, pattern], index) => ({ motif, pattern: bounded(pattern), index }))
/** So many pictures are looked for at once: few titles call for any of them. */
const together = 16
const fews = Array.from({ length: Math.ceil(words.length / together) }, (_, at) => {
  const [from, to] = [at * together, (at + 1) * together]
  const any = words.slice(from, to).map(([, pattern]) => pattern)
  return { any: bounded(any.join('|')), patterns: patterns.slice(from, to) }
})

const allIn = remembered((low: string): readonly Motif[] => {
  const possible = fews.flatMap((few) => (few.any.test(low) ? few.patterns : []))
  const found = possible.flatMap(({ motif, pattern, index }) => {
    const at = low.search(pattern)
    return at < 0 ? [] : [{ motif, at, index }]
  })
  const starts = new Set<number>()
  const named = found
    .toSorted((a, b) => a.at - b.at || a.index - b.index)
    .filter(({ at }) => !starts.has(at) && starts.add(at))
    .map(({ motif }) => motif)
  return [...new Set(named)]
})

/** The pictures that the words call for, in the order in which they are named, each once and at most so many. */
export const motifsIn = (text: string, most: number): readonly Motif[] => allIn(text.toLowerCase().slice(0, 400)).slice(0, most)

/** How people are called: "Mei Chen", "Dr. Ana Duarte". */
export const nameLike = /^(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}\.)? \p{Lu}[\p{L}’'-]+$/u

/** Things of one kind that stand for each other, so that rows beside each other are not all alike. */
const families: Partial<Record<Motif, readonly [Motif, ...Motif[]]>> = {
  vase: ['vase', 'mug', 'bowl', 'plate'],
  coffee: ['coffee', 'mug'],
  parcel: ['parcel', 'bag', 'gift'],
  plate: ['plate', 'bowl', 'soup', 'pasta'],
  gamepad: ['gamepad', 'dice', 'trophy', 'cards'],
  film: ['film', 'mountain', 'beach', 'tree'],
  music: ['music', 'headphones', 'microphone'],
  tower: ['tower', 'bed', 'house'],
}
/** What bears a made-up title says nothing of what it shows. */
const madeUp: ReadonlySet<Motif> = new Set(['gamepad', 'music', 'film', 'book', 'microphone', 'headphones', 'ship'])
/** What says little of a thing: any word of its title says more. */
const anything: ReadonlySet<Motif> = new Set(['parcel', 'shelf', 'gear', 'gift', 'check', 'document', 'calendar'])
/** "Loft near the station" is a loft: what stands after such a word is something else. */
const aside = / (?:near|by|with|without|for|of|in|at|on|from|to|under|over|behind|beside) /
/** What is seen on photographs and paintings, whatever else their titles speak of. */
const pictured = /\b(?:portfolio|photo(?:graph)?|picture|image|painting|artwork|gallery)\b/
const seen: ReadonlySet<Motif> = new Set(['sofa', 'tree', 'mountain', 'beach', 'flower', 'plant', 'animal', 'temple', 'ship', 'fish', 'house'])

/** The picture of one row: somebody, or what its title is about, else what it is one of; a photograph is no picture of a camera. */
export function motifOf(title: string, singular: string, isSomebody: boolean): Motif | undefined {
  if (isSomebody && nameLike.test(title)) return 'person'
  const last = (words: string): Motif | undefined => motifsIn(words, 9).at(-1)
  const kind = last(singular)
  const isAny = kind === undefined || anything.has(kind) || pictured.test(singular)
  const head = title.split(aside, 1)[0]!
  // Of a ware, what stands after a comma says what it is: "Room for Two, music album".
  const said = isAny ? (last(title.slice(title.lastIndexOf(',') + 1)) ?? last(head) ?? last(title)) : last(head.split(',', 1)[0]!)
  const named = kind && madeUp.has(kind) ? undefined : said
  if (pictured.test(singular)) return named && seen.has(named) ? named : undefined
  const found = named ?? (kind === 'camera' || kind === 'palette' ? undefined : kind)
  const family = found && (named === undefined || found === 'vase' || found === 'coffee') && families[found]
  return family ? chanceOf(title).pick(family) : found
}
