import { remembered } from '../remember.ts'

const irregular: Readonly<Record<string, string>> = {
  person: 'people',
  alumnus: 'alumni',
  craftsperson: 'craftspeople',
  craftsman: 'craftsmen',
  ad: 'ads',
  child: 'children',
  man: 'men',
  woman: 'women',
  salesman: 'salesmen',
  foreman: 'foremen',
  fisherman: 'fishermen',
  repairman: 'repairmen',
  bookshelf: 'bookshelves',
  mouse: 'mice',
  foot: 'feet',
  tooth: 'teeth',
  datum: 'data',
  criterion: 'criteria',
  phenomenon: 'phenomena',
  analysis: 'analyses',
  diagnosis: 'diagnoses',
  synthesis: 'syntheses',
  emoji: 'emojis',
  crisis: 'crises',
  hypothesis: 'hypotheses',
  leaf: 'leaves',
  shelf: 'shelves',
  life: 'lives',
  knife: 'knives',
  wife: 'wives',
  loaf: 'loaves',
  wolf: 'wolves',
  half: 'halves',
  thief: 'thieves',
  quiz: 'quizzes',
  bus: 'buses',
  alias: 'aliases',
  lens: 'lenses',
  canvas: 'canvases',
  ip: 'ips',
  cms: 'cms',
  status: 'statuses',
  virus: 'viruses',
  bonus: 'bonuses',
  campus: 'campuses',
  chorus: 'choruses',
  circus: 'circuses',
  census: 'censuses',
  syllabus: 'syllabuses',
  matrix: 'matrices',
  menu: 'menus',
  hero: 'heroes',
  potato: 'potatoes',
  tomato: 'tomatoes',
  echo: 'echoes',
  veto: 'vetoes',
  axis: 'axes',
  index: 'indexes',
  passerby: 'passersby',
  movie: 'movies',
  cookie: 'cookies',
  calorie: 'calories',
  brownie: 'brownies',
  smoothie: 'smoothies',
  hoodie: 'hoodies',
  selfie: 'selfies',
  zombie: 'zombies',
  rookie: 'rookies',
  veggie: 'veggies',
  prairie: 'prairies',
}
const singulars = new Map(Object.entries(irregular).map(([one, many]) => [many, one]))

/** Words that have no plural, or whose plural is the same. */
const unchanged = new Set(
  `information saas onboarding offboarding usage news music content software hardware feedback inventory stock equipment furniture clothing data logistics mathematics physics economics
electronics sports series species chassis sheep fish deer traffic weather research advice guidance knowledge homework housework staff personnel merchandise
cargo freight luggage baggage money cash finance payroll transportation attendance maintenance marketing advertising analytics politics headquarters
mail evidence progress education health wellness fitness nutrition housing real-estate rice bread coffee tea water jewelry art poetry media metadata
business-to-business e-commerce commerce access aid storage permission-free pokémon pokemon salmon garbage waste trash chess aircraft cooking baking deceased insured blood
knitting pottery gardening photography parking shopping yoga surf crossfit tennis football soccer golf basketball vocabulary grammar genetics
wildlife livestock clothes produce apparel footwear kitchenware glassware stationery gear luggage footage camping-gear bedding lighting time-series thermos sms rss safety
tourism scenery malware welfare wisdom transit catering warehousing scheduling planning documentation processing management care sleep aqi karaoke anime ram`.split(
    /\s+/,
  ),
)
const esPlural = /(?:s|x|z|ch|sh)$/
const consonantY = /[^aeiou]y$/

/** What time went by with: "hours driven" are several already. */
const spent = /^(?:hours|minutes|days) (?:\w+ed|driven|flown|spent|slept|read)$/
/** The plural of an English noun phrase in lower case; its last word is inflected. */
export function plural(phrase: string): string {
  const cut = phrase.lastIndexOf(' ') + 1
  const [before, word] = [phrase.slice(0, cut), phrase.slice(cut)]
  if (unchanged.has(word) || isPlural(word) || spent.test(phrase)) return phrase
  if (Object.hasOwn(irregular, word)) return before + irregular[word]
  if (!/[a-z]$/.test(word)) return phrase
  if (word === 'statistic') return `${before}statistics`
  if (consonantY.test(word)) return `${before}${word.slice(0, -1)}ies`
  return before + word + (esPlural.test(word) ? 'es' : 's')
}

/** The singular of an English noun phrase in lower case; its last word is inflected. */
export function singular(phrase: string): string {
  const cut = phrase.lastIndexOf(' ') + 1
  return phrase.slice(0, cut) + singularWord(phrase.slice(cut))
}

const singularWord = remembered((word): string => {
  if (unchanged.has(word) || Object.hasOwn(irregular, word)) return word
  const known = singulars.get(word)
  if (known !== undefined) return known
  if (/^(?:ais|cvs|dvds|cds|pcs|okrs)$/.test(word) || isSeveral(word)) return word.slice(0, -1)
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|ous)$/.test(word)) return word
  if (word.endsWith('ies')) return word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:sses|xes|zzes|ches|shes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
})

export const isUncountable = (word: string): boolean => unchanged.has(word)

/** Whether a single word has the look of a plural. */
export function isPlural(word: string): boolean {
  return singulars.has(word) || (!unchanged.has(word) && singularWord(word) !== word)
}

// biome-ignore format: a table
const pasts: Readonly<Record<string, string>> = {
  buy: 'bought', bid: 'bid', build: 'built', choose: 'chosen', do: 'done', find: 'found', get: 'received', give: 'given', keep: 'kept', leave: 'left', lend: 'lent',
  make: 'made', pay: 'paid', put: 'put', read: 'read', rent: 'rented', run: 'run', sell: 'sold', send: 'sent', set: 'set', take: 'taken', upload: 'uploaded',
  write: 'written', draw: 'drawn', sign: 'signed', withdraw: 'withdrawn', win: 'won', begin: 'begun', speak: 'spoken', 'check in': 'checked in', 'check out': 'checked out', 'check-in': 'checked in', 'check-out': 'checked out',
  'sign up': 'signed up', 'pick up': 'picked up', 'drop off': 'dropped off', 'hand in': 'handed in', 'hand over': 'handed over', ship: 'shipped', book: 'booked', submit: 'submitted', plan: 'planned', log: 'logged', drop: 'dropped', refer: 'referred', chat: 'sent',
  split: 'split', cut: 'cut', let: 'let', shut: 'shut', cast: 'cast', broadcast: 'broadcast', spread: 'spread', reset: 'reset', rerun: 'rerun', hold: 'held', see: 'seen', tell: 'told', lose: 'lost', feed: 'fed', lead: 'led', meet: 'met',
  teach: 'taught', bring: 'brought', catch: 'caught', fight: 'fought', spend: 'spent', deal: 'dealt', hide: 'hidden', show: 'shown', grow: 'grown', sow: 'sown', throw: 'thrown', wear: 'worn', tear: 'torn', break: 'broken', freeze: 'frozen',
  drive: 'driven', ride: 'ridden', eat: 'eaten', sing: 'sung', drink: 'drunk', hang: 'hung', stick: 'stuck', forget: 'forgotten', forgive: 'forgiven', rebuild: 'rebuilt', redo: 'redone', undo: 'undone', offer: 'offered', limit: 'limited', buffer: 'buffered',
}

/** Verbs of one short syllable, and those stressed on their last. */
const doubling = /^[^aeiou\s]*[aeiou][^aeiouwxy\s]$|(?:fer|mit|quip|gin|trol|pel|cur)$/
/** The past participle of a verb in its base form. */
export function participle(verb: string): string {
  if (Object.hasOwn(pasts, verb)) return pasts[verb]!
  if (verb.endsWith('e')) return `${verb}d`
  if (consonantY.test(verb)) return `${verb.slice(0, -1)}ied`
  return `${doubling.test(verb) ? verb + verb.at(-1)! : verb}ed`
}

/** Base forms that an -ing word may come from, likeliest last; the caller keeps the one that it knows. */
export function gerundBases(word: string): readonly string[] {
  if (word.length < 5 || !word.endsWith('ing')) return []
  const stem = word.slice(0, -3)
  const doubled = stem.length > 2 && stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : []
  const y = stem.endsWith('y') && stem.length === 2 ? [`${stem.slice(0, -1)}ie`] : []
  return [...y, ...doubled, `${stem}e`, stem]
}

export const capital = (text: string): string => (text === '' ? '' : text[0]!.toUpperCase() + text.slice(1))

const acronyms = new Set(
  'ai q&a isbn api apis sql html css js json xml pdf url urls faq faqs sms ar vr 3d qr crm erp cms oa hr it gps iot id ip vip tv cpu seo sku rss ftp http https csv gis pos nft nfts dna ui ux llm mri ecg tcm ktv kyc p2p b2b b2c rsvp rsvps mes wms tms cad php fm kpi kpis dns ocr tts bmi gpa sdk sdks cdn vpn vpns ssl lan wlan usb rfid gdpr roi sla smtp imap yaml jpg jpeg png svg gif mp3 mp4 ppt pptx docx xlsx etf etfs esg hvac plc uav uavs gdp aqi stl bom boms cpus gpu gpus ram ips rpc lcd wbs oee sop sops aigc gui cli ide saas paas ngo ngos sme smes etl mqtt plm gmv cpa upc asn usdt btc eth defi dao dapp ktv bbs ppe tv tvs pcb'.split(
    ' ',
  ),
)
/** "apis", "cpus": several of what an acronym stands for. */
const isSeveral = (word: string): boolean =>
  word.endsWith('s') && acronyms.has(word.slice(0, -1)) && (acronyms.has(word) || /^(?:pdf|gif|nft|id|sku|vip)s$/.test(word))
/** An acronym as it is written, with its plural: "qr" → "QR", "urls" → "URLs"; undefined for any other word. */
export const acronymOf = (word: string): string | undefined =>
  !acronyms.has(word) ? undefined : word.endsWith('s') && acronyms.has(word.slice(0, -1)) ? `${word.slice(0, -1).toUpperCase()}s` : word.toUpperCase()
/** A noun phrase as a heading: "charging pile" → "Charging pile", acronyms in capitals. */
export function titled(phrase: string): string {
  const words = phrase.split(' ').map((word) => acronymOf(word) ?? word)
  return capital(words.join(' '))
}

/** "a" or "an", as the word is spoken: "an RSS source", "a utensil", "an hour". */
export const article = (phrase: string): string => ((/^\p{Lu}{2,}(?!\p{L})/u.test(phrase) ? spelledOut : spoken).test(phrase) ? 'an' : 'a')
const spelledOut = /^(?:[AEFHILMNORSX])/
const spoken =
  /^(?:[ai]|e(?!u)|o(?!ne\b|nce\b)|hour|honest|heir|(?:rss|rsvp|hr|html|xml|sms|faq|nft|sql|svg|mp[34]|led|lcd|ngo|npc|sla|seo|sdk|ssl|sop|mri)\b|u(?!ni|s[aeu]|ti|te|to|r[aeio]|bi))/i
/** With its article, where it can have one: "a class", "an RSS source", "research". */
export const withArticle = (phrase: string): string =>
  isUncountable(phrase.slice(phrase.lastIndexOf(' ') + 1)) && phrase !== 'series' ? phrase : `${article(phrase)} ${phrase}`

/** "a, b and c". */
export const listed = (items: readonly string[]): string => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`)

/** The last word of a noun, which tells what kind of thing it names: the meter of a water meter. */
export const headOf = (noun: string): string => noun.slice(noun.lastIndexOf(' ') + 1)
