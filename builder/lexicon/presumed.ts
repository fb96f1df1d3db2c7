import type { KitName } from './kits.ts'

/** What a kind presumes of the site, and the kind that its rows are of where the words say otherwise. */
export interface Presumed {
  readonly of: KitName
  /** Nouns of that kind of which it holds; all of them where it is left out. */
  readonly noun?: RegExp
  /** Words of the trade: where one of them stands, the kind is at home. */
  readonly home?: RegExp
  /** Words of the other trade: where none of them stands, the kind is not a stranger. */
  readonly abroad?: RegExp
  readonly to: KitName
  /** What it is called there, where its noun alone says too little. */
  readonly as?: string
}

const sports =
  /\b(?:football|soccer|cricket|basketball|baseball|hockey|rugby|volleyball|handball|leagues?|fixtures|standings|referees?|match (?:results?|lists?|schedules?|information))\b/i
const taught = /\b(?:teach\w*|lessons?|class(?:es)?|courses?|lectures?|tutor\w*|instructors?|yoga|gyms?|fitness|workouts?|personal train\w+|coaching)\b/i
const staying =
  /\b(?:nights?|stays?|staying|holidays?|vacations?|homestays?|lodging|accommodation|guests?|hosts?|hotels?|villas?|cabins?|cottages?|touris\w+|travel\w*|rent\w*|tenants?|landlords?|real estate|homes|propert(?:y|ies)|apartments?|flats?|b&b)\b/i
const computing =
  /\b(?:servers?|cpu|networks?|clusters?|cloud|docker|kubernetes|blockchain|containers?|computers?|hosts?|vps|proxy|proxies|devices?|iot|sensors?|edge|p2p|virtual machines?|data cent(?:er|re)s?)\b/i
const invested =
  /\b(?:invest\w*|portfolios?|mutual|net (?:asset )?values?|yields?|securities|wealth|fund managers?|shares|stocks?|bonds|hedge|index funds?|risk levels?)\b/i
const dealtIn = '(?:crypto\\w*|bitcoins?|coins?|tokens?|stocks?|securities|forex|futures|digital (?:assets?|currenc\\w+))'
const exchanged = new RegExp(
  `\\b${dealtIn}\\b[^.]{0,40}\\b(?:trad(?:e|es|ing|ers?)|exchanges?|transaction (?:website|platform)|buy(?:ing)? and sell(?:ing)?)\\b|\\b(?:trad(?:e|es|ing)|exchanges?|buy(?:ing)? and sell(?:ing)?) (?:\\w+ ){0,3}${dealtIn}\\b|\\bcopy trading\\b|\\btrading pairs?\\b`,
  'i',
)
const delivered =
  /\b(?:products?|goods|commodit\w+|shops?|shopping|carts?|deliver\w*|ship(?:ping|ped|ments?)?|dish(?:es)?|restaurants?|merchandise|second-?hand|services?|merchants?)\b/i
const recognised =
  /\b(?:images?|pictures?|photos?|faces?|facial|speech|voices?|texts?|ocr|detect\w*|ai|models?|algorithms?|cameras?|vision|patterns?|scan\w*|plates?|gestures?|objects?)\b/i
const mailed = /\b(?:imap|smtp|pop3|mail (?:servers?|hosting)|e-?mail (?:accounts?|address(?:es)?|domains?|migration)|domains?|quota|gmail|outlook)\b/i
const played = /\b(?:games?|gaming|players?|escape rooms?|matches|e-?sports?|tournaments?)\b/i

/**
 * Kinds whose rows are made of what one trade keeps: a tutor's subject, the night's price of a holiday flat, a server's load. What a noun alone
 * is taken for gives way where the site is of another trade, or says nothing of that one.
 */
export const presumptions: readonly Presumed[] = [
  { of: 'subscription', noun: /^newsletter subscription$/, to: 'signup', as: 'newsletter' },
  {
    of: 'membership',
    noun: /^pricing$/,
    abroad: /\b(?:tiered|tier|volume|quantity|bulk|ladder|wholesale) pric(?:es?|ing)\b/i,
    to: 'trade_item',
    as: 'price tier',
  },
  {
    of: 'person',
    noun: /(?:^| )(?:player|athlete|footballer|goalkeeper|coach|referee)$/,
    abroad: sports,
    home: /\b(?:video games?|gameplay|departments?)\b/i,
    to: 'squad_player',
  },
  { of: 'teacher', noun: /(?:^| )(?:coach|trainer|manager)$/, abroad: sports, home: taught, to: 'squad_player' },
  { of: 'space', noun: /(?:^| )(?:venue|ground|court|hall|stadium|arena)$/, abroad: sports, home: /\b(?:book\w*|reserv\w*|rent\w*|hire)\b/i, to: 'place' },
  { of: 'holiday_let', home: staying, to: 'facility' },
  { of: 'machine', noun: /^(?:\w+ )?node$/, home: computing, to: 'trade_work' },
  { of: 'asset', noun: /(?:^| )funds?$/, home: invested, to: 'trade_record', as: 'fund movement' },
  { of: 'order', noun: /^(?:order|sell order|buy order|sale)$/, abroad: exchanged, home: delivered, to: 'trade' },
  {
    of: 'transaction',
    noun: /^(?:transaction|transaction record|trade record|trading record)$/,
    abroad: exchanged,
    home: /\b(?:wallets?|transfers?|products?|goods)\b/i,
    to: 'trade',
  },
  { of: 'job', noun: /(?:^| )(?:credit|certificate|qualification|award|degree|honou?r|achievement|diploma) recognition$/, home: recognised, to: 'application' },
  { of: 'login_account', noun: /(?:^| )(?:mailbox|letterbox)$/, home: mailed, to: 'feedback' },
  {
    of: 'employee',
    noun: /^(?:team|team member)$/,
    abroad: played,
    home: /\b(?:employees?|staff|personnel|compan(?:y|ies)|departments?|about us)\b/i,
    to: 'team',
  },
  {
    of: 'medicine',
    abroad: /\b(?:pharmac\w+|purchas\w*|procurement|inventor(?:y|ies)|suppliers?|warehouses?)\b/i,
    home: /\b(?:doses?|dosage|times a day|patients?|prescri\w+|taking medic\w+)\b/i,
    to: 'stock',
  },
  { of: 'application', noun: /(?:^| )affairs?$/, home: /\b(?:appl(?:y|ies|ying)|handl\w*|process\w*|submit\w*|accept\w*)\b/i, to: 'article' },
  { of: 'points', noun: /^coins?$/, abroad: /\b(?:ancient|dynast\w+|numismat\w*|mint(?:ed|s)?|antiques?|collectors?)\b/i, to: 'trade_item' },
  {
    of: 'attendance',
    noun: /^daily check-?in$/,
    abroad: /\b(?:fac(?:e|es|ial) ?(?:recognition|scan\w*)?|fingerprints?|visitors?|access control|turnstiles?|gates?)\b/i,
    home: /\b(?:points?|coins?|streaks?|consecutive|habits?|games?|daily check-?ins?)\b/i,
    to: 'attendance',
    as: 'check-in record',
  },
  {
    of: 'points',
    noun: /^points?$/,
    home: /\b(?:earn\w*|reward\w*|redeem\w*|exchang\w*|member\w*|loyalty|check-?ins?|points? (?:balances?|malls?|records?|systems?|rank\w*|wall)|games?|lotter\w*|scor\w*|invit\w*|quiz\w*|tasks?|recycl\w*|levels?)\b/i,
    to: 'place',
  },
  {
    of: 'event',
    noun: /^(?:daily |game )?activity$/,
    abroad:
      /\bgame(?:'s|’s)? (?:daily |weekly )?activit|\bactivit\w+ (?:page|center|centre)? ?(?:of|for|in) (?:a|the|an) (?:\w+ )?games?\b|\bpage (?:for|of) (?:a|the) (?:\w+ )?game\b/i,
    home: /\b(?:venues?|offline|organi[sz]ers?|outdoors?|campus|clubs?|volunteer\w*|students?)\b/i,
    to: 'trade_item',
  },
  {
    of: 'log',
    noun: /^(?:error|validation|validation error) logs?$/,
    abroad: /\bvalidat\w+\b/i,
    home: /\b(?:servers?|system monitoring|network)\b/i,
    to: 'trade_record',
    as: 'validation error',
  },
  { of: 'payment', noun: /(?:^| )(?:logistics|freight|transport|transportation|shipping|cargo) bill$/, to: 'trade_record' },
  {
    of: 'product',
    noun: /^(?:(?:bank|banking) )?product$/,
    abroad: /\b(?:banks?|banking)\b(?! (?:cards?|transfers?|accounts? (?:number|details)))/i,
    home: /\b(?:blood|food|question|power|item|data|resource|memory|seed|talent) banks?\b|\b(?:e-?commerce|malls?|shops?|shopping|carts?|goods|merchants?|inventory|deliver\w*|suppliers?|stock)\b/i,
    to: 'finance_product',
  },
  { of: 'account', noun: /(?:^| )(?:topic|role|role setting|study|word|flash|knowledge|question|name|information|recipe|story) card$/, to: 'thing' },
  {
    of: 'account',
    noun: /(?:^| )credits?$/,
    abroad: /\b(?:students?|universit\w+|campus|semesters?)\b/i,
    home: /\b(?:banks?|loans?|wallets?|balances?|lending)\b/i,
    to: 'trade_record',
  },
  {
    of: 'account',
    noun: /(?:^| )funds?$/,
    home: /\b(?:banks?|banking|accounts?|wallets?|balances?|deposits?|withdraw\w*)\b/i,
    to: 'trade_record',
    as: 'fund movement',
  },
  {
    of: 'event',
    noun: /^events?$/,
    abroad: /\b(?:webhooks?|event (?:bus|streams?|types?|sources?)|message brokers?)\b/i,
    home: /\b(?:attend\w*|venues?|tickets?|organi[sz]ers?|calendars?|sign up)\b/i,
    to: 'trade_record',
  },
  {
    of: 'file',
    noun: /(?:^| )codes?$/,
    abroad: /\b(?:trac(?:ing|eability)|qr|scan\w*|anti-counterfeit\w*|tickets?|invit\w*|pick-?up|redeem\w*|verif\w*)\b/i,
    home: /\b(?:program\w*|developers?|source code|scripts?|snippets?|compil\w*|coding|python|java\w*|github|algorithms?|html|css|sql|editors?|front-?end|software|code generat\w*)\b/i,
    to: 'trade_item',
  },
  { of: 'room', abroad: /\b(?:online|voice|video|chat\w*|live|speakers?)\b/i, home: staying, to: 'room_chat' },
  { of: 'room', home: staying, to: 'space' },
  {
    of: 'character',
    home: /\b(?:games?|play\w*|rpg|heroe?s?|novels?|stor(?:y|ies)|comics?|dramas?|scripts?|anime|virtual|avatars?|roles?|films?|movies?|digital humans?|chat\w*)\b/i,
    to: 'thing',
  },
  { of: 'asset', noun: /(?:^| )(?:index|indices)$/, home: /\b(?:invest\w*|stocks?|markets?|crypto\w*|funds?|securities|shares|exchanges?)\b/i, to: 'reading' },
  {
    of: 'shipment',
    noun: /(?:^| )dispatch(?: order)?$/,
    home: /\b(?:goods|cargo|freight|logistics?|couriers?|parcels?|express|shipping|shipments?|transport\w*|warehous\w*|deliver\w*)\b/i,
    to: 'work_order',
  },
  { of: 'message', noun: /(?:^| )(?:blessing|wish|congratulation|condolence)(?: message)?$/, to: 'comment' },
  { of: 'message', noun: /(?:^| )guest ?book(?: message)?$/, as: 'guestbook message', to: 'comment' },
  {
    of: 'article',
    noun: /^(?:test |exam |examination )?paper$/,
    abroad: /\b(?:exams?|question banks?|test papers?|examination)\b/i,
    home: /\b(?:journals?|academic|research\w*|publications?|authors?|manuscripts?)\b/i,
    to: 'exam',
  },
  {
    of: 'refund',
    noun: /(?:^| )exchange(?: request)?$/,
    home: /\b(?:refunds?|after-?sales?|returns?|warranty|orders?)\b/i,
    to: 'request',
  },
  { of: 'setting', noun: /^themes?$/, abroad: /\b(?:escape|murder myster\w+|script rooms?|theme (?:stores?|parks?|rooms?)|horror)\b/i, to: 'attraction' },
  {
    of: 'score',
    noun: /^(?:blood |medical |laboratory )?(?:test )?results?$/,
    abroad: /\b(?:blood|laborator\w+|specimens?|medical|clinics?|hospitals?)\b/i,
    home: /\b(?:exams?|quiz\w*|games?|scores?|students?|matches|rac(?:e|es|ing))\b/i,
    to: 'lab_result',
  },
  {
    of: 'salary',
    noun: /(?:^| )compensation$/,
    home: /\b(?:employees?|payroll|wages?|salar(?:y|ies)|hr|human resources?|staff)\b/i,
    to: 'trade_request',
    as: 'compensation claim',
  },
]
