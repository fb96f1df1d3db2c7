import { cssColours, furtherColours } from '../colour/table.ts'
import { collectives } from '../lexicon/collectives.ts'
import { singular } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import { isKnownNoun, kitOf } from '../lexicon/nouns.ts'
import { outcomes } from '../lexicon/outcomes.ts'
import { isPlainUser, peopleNouns } from '../lexicon/people.ts'
import { emptyNouns } from '../lexicon/relations.ts'
import { datedIn, scheduleOf } from '../lexicon/schedules.ts'
import { isTechnique, organizedAs } from '../lexicon/techniques.ts'
import { alsoNouns, verbKind } from '../lexicon/verbs.ts'
import { remembered } from '../remember.ts'
import { listedIn } from './containers.ts'
import { beginsAsDoing, closed, isLoose, isNamedPlace, letsSomebody, many } from './loose.ts'
import { sortsNamed, storedOf } from './named-by.ts'
import { isCraft, isReckonedRate } from './rates.ts'
import { heldIn, saidAround } from './said-around.ts'
import { plainlySaid } from './said-plainly.ts'

/** Whether a noun names a doing or a quality, of which nothing is kept. */
export const isAbstract = (noun: string): boolean => abstracts.test(noun) && !countable.test(noun)
/** Nouns with the ending of a doing that name things. */
const countable =
  /(?:^| )(?:segment|fragment|expression|conclusion|compartment|monument|ornament|instrument|garment|statement|resolution|violation|obligation|nomination|delegation|attachment|assessment|annotation|illustration|decoration|invention|specification|station|auction|firing|outing|sitting|tasting|pairing|gathering|crossing|casting|mooring|landing|sailing|clearing|filling|lambing|milking|planting|screening|sighting|sowing|spraying|weighing|hatching|etching|engraving|setting|marking|stocking|sewing|roofing|edition|sentence|substance|appliance|residence|commodity|facility|ingredient|carving|earring|explanation|composition|emotion|intention|mutation|variation|formation|sensation|incantation|equation|fraction|expedition|excursion|excavation|plantation|infection|infestation|confession|possession|procession|pension|mansion|dungeon)$|^interpretation$/
/** "commonly used expressions", "newly uploaded questions": which ones, and no part of the name. */
const oftenDone = /^(?:commonly|frequently|recently|newly|previously|regularly|historically) (?:[a-z]{2,}(?:ed|en) )?(?=\S)/
const abstracts = /(?:tion|sion|ment|ness|ity|ance|ence|ism|ing|ship|acy|ability)$/

interface Named {
  readonly noun: string
  readonly kit: KitName
}
/** The noun that a thing is called by and its kit; null for a noun that names nothing that is kept. Lower case, singular. */
export const kindOf = (noun: string, light: string): Named | null => kindFrom(light === '' ? noun : `${noun}\0${light}`)

/** The same of a noun that a light noun follows after a NUL. */
const kindFrom = remembered((text): Named | null => {
  const cut = text.indexOf('\0')
  return cut < 0 ? named(text, '') : named(text.slice(0, cut), text.slice(cut + 1))
})

/** "member files", "vehicle files": what is known of each of them, rather than files that somebody keeps. */
const ofWhom =
  /^((?:\w+ )?(?:member|employee|staff|personnel|worker|resident|owner|tenant|teacher|driver|volunteer|villager|household|customer|supplier|pig|cow|sheep|animal|livestock|pet|vehicle|equipment)) file$/

function named(noun: string, light: string): Named | null {
  const filed = light === '' ? ofWhom.exec(noun)?.[1] : undefined
  if (filed) return kindOf(filed, light)
  if (oftenDone.test(noun) && !isKnownNoun(singular(noun))) return kindOf(noun.replace(oftenDone, ''), light)
  const words = noun.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word))
  if (/^\d/.test(words[0] ?? '') && !(words.length > 1 && /^[234]d$/.test(words[0]!))) return null
  if (beginsAsDoing.test(words.join(' ')) && !isKnownNoun(words.join(' '))) return kindOf(words.slice(1).join(' '), light)
  if (words.length > 1 && isSaidOfSite(words[0]!) && !isKnownNoun(singular(words.join(' ')))) return kindOf(words.slice(1).join(' '), light)
  if (words[0] === 'display' && words.length > 1 && isKnownNoun(singular(words.slice(1).join(' '))) && !isKnownNoun(words.join(' ')))
    return kindOf(words.slice(1).join(' '), light)
  if (words.length > 1 && (letsSomebody.test(words[0]!) || (words[0] === 'help' && peopleNouns.has(singular(words.at(-1)!))))) return null
  if (/^(?:it|them|they|which|what|that|how|why|whose)$/.test(words[0] ?? '')) return null
  if (words.length > 1 && numbered.test(words[0]!) && !isKnownNoun(singular(words.join(' ')))) return kindOf(words.slice(1).join(' '), light)
  const name = singular(words.join(' ')).slice(0, 60)
  const unknown = isKnownNoun(name) ? '' : name
  const head = words.at(-1)
  if (/^(?:online|offline)$/.test(name)) return null
  const screened = light === 'interface' ? /^(.+) user$/.exec(name)?.[1] : undefined
  if (screened || (light === 'interface' && name === 'user')) return screened ? kindOf(screened, '') : null
  const plainly = plainlySaid(name)
  if (plainly !== name) return kindOf(plainly, light)
  if (isTechnique(name) || (name === 'work' && /^process/.test(light))) return null
  const organized = organizedAs(name)
  if (organized !== null) return kindOf(organized, light)
  if (ordering.test(name)) return { noun: 'order', kit: 'order' }
  if (outcomes.test(name)) return { noun: name, kit: 'processed_file' }
  const served = /^(\S+) (?:version|portal|terminal|edition|client|app)$/.exec(unknown)?.[1]
  if (served && peopleNouns.has(served)) return isPlainUser(served) || /^(?:admin|administrator|manager|customer)$/.test(served) ? null : kindOf(served, '')
  if (words.length === 1 && saidOfAnother.test(name) && unknown !== '') return null
  const often = /^(\S*s) (?:monthly|weekly|daily|yearly|annually|quarterly|hourly)$/.exec(words.join(' '))?.[1]
  if (often && unknown !== '') return kindOf(singular(often), light)
  const around = saidAround(unknown)
  if (around !== null) return kindOf(around, light)
  if (/^drill(?:ing)?[ -]?down/.test(name)) return null
  const drawnBy = /^(?:online )?(?:(mind map)ping|(flow ?chart)ing)$/.exec(name)
  if (drawnBy) return { noun: drawnBy[1] ?? 'flowchart', kit: 'diagram' }
  const sorts = sortsNamed(name)
  if (sorts !== null) return { noun: sorts, kit: 'category' }
  const stored = storedOf(name)
  if (stored !== null) return kindOf(stored, light)
  if (dayByDay.test(name)) return null
  if (ends.test(name) || reckonings.test(name) || isNamedPlace(name)) return null
  const inside = Object.hasOwn(collectives, name) ? null : listedIn(name)
  if (inside !== null) return kindOf(inside, light) ?? (name.endsWith(' map') ? { noun: inside, kit: 'place' } : null)
  const found = heldIn(unknown)
  if (found !== null) return kindOf(found, light)
  if (light !== '' && name === 'batch') return null
  if (doings.test(name)) return kindOf('data', light)
  if (many.test(name) || drawn.test(light === '' ? name : `${name} ${singular(light)}`)) return null
  const sought = queries.exec(conditions.test(light) ? `${name} ${light}` : name)
  if (sought) return sought[1] === undefined ? null : kindOf(sought[1], light)
  if (spoken.test(name) || steppedForms.test(name) || brackets.test(name)) return null
  const indexed = /^(themat|subject|topic|keyword)(?:ic)? index$/.exec(name)?.[1]
  if (indexed) return { noun: indexed === 'themat' ? 'theme' : indexed, kit: 'category' }
  if (gathering.test(name) && unknown !== '') return { noun: name, kit: 'event' }
  const applicant = /^(.+) application$/.exec(unknown)?.[1]
  if (applicant && peopleNouns.has(applicant) && !isPlainUser(applicant) && !bodies.test(applicant)) return { noun: name, kit: 'application' }
  if (/^(?:game|site|website|system|mini-program|cargo|app|application) home ?page$/.test(name)) return null
  if (name === 'version control') return kindOf('version', light)
  if (/^(?:upper|lower|title|sentence|camel|snake) case$/.test(name)) return null
  if (means.test(name)) return kindOf('payment', light)
  if (toRead.test(name) && unknown !== '') return { noun: name, kit: 'article' }
  if (hiredFor.test(name)) return null
  const tabled = shownInTable.exec(name)?.[1]
  if (tabled) return kindOf(tabled, light)
  if (/ league table$/.test(name)) return kindOf('league table', light)
  const shown = datedIn(name)
  if (shown !== null) return kindOf(shown, light)
  if (head && Object.hasOwn(collectives, name)) return { noun: name, kit: kitOf(collectives[name]!) ?? kitOf(name) ?? 'thing' }
  if (!head || (words.length === 1 && (emptyNouns.has(head) || spans.test(head) || head.length < 2))) return null
  if (isGesture(name) || widgets.test(name) || isLook(words)) return null
  if (measured.test(name)) return { noun: name, kit: 'reading' }
  if (channels.test(name) && unknown !== '') return { noun: name, kit: 'thing' }
  if (isReckonedRate(name) && unknown !== '') return changed.test(name) ? null : { noun: name, kit: 'reading' }
  if (isCraft(name) && unknown !== '') return { noun: name, kit: 'article' }
  const inSets = head === 'set' ? kitOf(words.slice(0, -1).join(' ')) : undefined
  if ((inSets === 'product' || inSets === 'dish') && unknown !== '') return { noun: name, kit: 'product' }
  if (words.length > 1 && closed.test(head) && unknown !== '') return kindOf(words.slice(0, -1).join(' '), light)
  if (/(?:^| )absence (?:note|notice|report|request)$/.test(name)) return { noun: name, kit: 'leave' }
  if (absences.test(name)) return { noun: 'leave request', kit: 'leave' }
  if (light === 'data' && isKnownNoun(`${name} data`)) return { noun: `${name} data`, kit: kitOf(`${name} data`)! }
  const recorded = recordOf(name, light)
  if (recorded !== null) return recorded
  const timed = unknown === '' ? null : scheduleOf(name)
  if (timed !== null) return timed
  const kit = kitOf(name)
  const whose = /^(.+) (?:account|profile)$/.exec(name)?.[1]
  if (whose && unknown !== '' && peopleNouns.has(whose)) return { noun: name, kit: personKit(whose, head) }
  if (kit === 'profile' && words.length > 1 && !/^(?:user|personal|my|own|member|account|profile)$/.test(words[0]!)) return { noun: name, kit: 'thing' }
  if (head === 'target' && words.length > 2) return { noun: name, kit: 'target' }
  if (onGround.test(name)) return { noun: name, kit: head === 'site' ? 'trade_item' : 'thing' }
  if (kit && !(words.length > 1 && emptyNouns.has(head) && unknown !== '' && !/ table structure$/.test(name))) return { noun: name, kit }
  if (head === 'business' && words.length > 1) return { noun: name, kit: 'service' }
  if (peopleNouns.has(head)) return { noun: name, kit: 'person' }
  if (emptyNouns.has(head) || (words.length === 1 && (isAbstract(head) || qualities.test(head)))) return null
  return isAbstract(name) || isLoose(words) ? null : { noun: name, kit: 'thing' }
}

/** Guides that are read, where a mountain guide is somebody. */
const toRead =
  /^(?:(?:house ?hold )?waste|recycling|disposal|sorting|garbage|spice|ingredient|planting|growing|sowing|watering|feeding|first[- ]aid|emergency|wine|cheese|mushroom|bird|species|identification|washing|cleaning|repair|packing|etiquette) guide$/
/** "member table": those whom a table shows. */
const shownInTable = /^(member|user|customer|employee|staff|student|teacher|product|invoice|contact|task|project|transaction|payment) table$/
/** How long something is lent or let, which what is asked for tells from one day to another. */
export const hiredFor = /^(?:rental|rent|loan|lease|hire|hiring|lending|borrowing|usage|stay|holiday|vacation) (?:period|duration|days?|dates?)$/
const measured = /^(?:gas|dust|methane|oxygen|ozone|carbon (?:dioxide|monoxide)|pollutant|particulate) concentration$|^wind speed$/
const channels = /^(?:logistics?|marketing|promotion|distribution|purchase|procurement|recruitment|transport|transportation|customs) channel$/
const changed = /^(?:reduc|improv|increas|enhanc|boost|optimi|rais)\S* /
/** "scan-to-order", "driver grab-order function": ways in which orders are placed and taken on. */
const ordering = /^(?:(?:driver|rider|courier) )?(?:grab|scan-to|scan code to|click-to|tap-to)[- ]order(?:ing)?$/
/** "single-page functionality", "on-demand functions": what stands before a noun and says which one. */
const saidOfAnother = /^(?:single|multi|high|low|on|out-of|full|cross|real|semi|non|click-and|scan-to|during|pre|post)-(?!order$|sale$|booking$|study$)/
/** Their applications are programs. */
const bodies = /^(?:business|enterprise|company|organi[sz]ation|school|hospital|government|client|server)$/
/** By which means one pays. */
const means =
  /(?:^| )(?:payment (?:gateway|processor|processing|channel|option)|credit card|debit card|paypal|stripe|we-?chat pay|alipay|apple pay|google pay|cash on delivery)$|^bank transfer$/
/** Where a way begins and ends, and what stands for a part of a talk, are no points that are earned. */
const ends = /^(?:starting|start|ending|end|pick-?up|drop-?off|boarding|departure|arrival|entry|focus|pain|selling|key|turning) point$/
/** "generates recipes": what is said of the site, of whose verb no noun is made. */
const isSaidOfSite = (word: string): boolean =>
  word.endsWith('s') && verbKind(singular(word)) !== undefined && !alsoNouns.has(singular(word)) && !isKnownNoun(singular(word))
/** How many of what a noun names are meant together. */
const numbered = /^(?:two|three|four|several|both)$/
/** "handling daily clinic operations": what a house is there for. */
const dayByDay = /^(?:daily|day-to-day|everyday|routine) (?:clinic|hospital|school|office|store|shop|restaurant|hotel|salon|company|enterprise)$/
/** How years and months are counted. */
const reckonings = /^(?:lunar|solar|lunisolar|gregorian|julian|hebrew|hijri|chinese|traditional|perpetual)(?: and \w+)? calendars?$/
/** What is done with data, of which the data is kept. */
const doings = /^data (?:loading|collection|storage|input|entry|display|saving|retrieval|browsing)$/
/** Kinds of charts are how figures are drawn. */
const drawn = /^(?:water|liquid) ball$|^(?:pie|bar|line|scatter|area|radar|column|do(?:ugh)?nut|bubble|heat|candlestick) (?:chart|graph|plot|diagram)$/
const conditions = /^(?:conditions?|criteria|keywords?)$/
/** "a data query", "search conditions": looking for what is kept, unless it is written in a language for queries. */
const queries =
  /^(?!.*\b(?:\w*sql|jdbc|database|graph|statement|retrieving|displaying|search)\b)(?:(.+) (?:quer(?:y|ies)(?: functions?)?)|(?:query|search(?:ing)?) (?:criteri(?:on|a)|conditions?|keywords?))$/
/** What a site speaks, and what a program answers, which is not kept. */
const spoken =
  /^(?:(?:both|two|three|foreign|target|source|native) )?(?:english|chinese|french|spanish|arabic|german|japanese|korean|hindi|portuguese|russian|italian) language$|^(?:machine|ai|robot|chatbot|automatic|intelligent) counsell?ing$/
/** "repair evenings", "quiz nights": what people come to then. */
const gathering =
  /^(?!(?:next|last|every|each|this|same|late|early|whole|free|mon|tues|wednes|thurs|fri|satur|sun)(?:day)? )\S+ (?:evening|afternoon)$|^(?:quiz|game|games|film|movie|open mic|poetry|karaoke|music|bingo|trivia|parents) night$/
/** By which people and things are told apart. */
const brackets = /^(?:age|weight|income|size) (?:group|class|bracket|range)$/
/** How something is handed in, rather than what is. */
const steppedForms = /^(?:step-by-step|multi-step|guided|multi-page|two-step|three-step) (?:\S+ )?(?:form|wizard|process|assistant)$/
/** The accounts or profiles of some people are kept as they are: "employer accounts", "teacher profiles". */
function personKit(whose: string, head: string): KitName {
  const kit = kitOf(whose)
  if (kit !== undefined && kits[kit].group === 'person') return kit
  return head.startsWith('profile') ? 'member_profile' : 'person'
}

/** When something is, which is no thing of its own. */
const spans = /^(?:day|morning|evening|afternoon|night|weekend|today|tomorrow|yesterday|now|date)$/
/** Kinds of one thing: who asks for leave says which. */
const absences = /^(?:sick|annual|parental|paid|unpaid|maternity|paternity|holiday) (?:leave|absence)$|^leave$/

/** Whether a noun says what is done at a screen, or names a part of what is shown there. */
export const isGesture = (noun: string): boolean => gestures.test(noun)
const gestures =
  /^(?:hover(?:ing)?|click|scroll|swipe|drag|pinch|fast forward|rewind|mouse|front|body|corner|observe|dine|paint|(?:(?:seamless|automatic|auto|page) )?refresh|accordion|(?:fast )?pushbutton|piano keyboard|(?:.+ )?(?:interface|page|website|brand|form|app|application|model) building)$/

/** Parts of a screen, which every site has, and what one got wrong. */
const widgets =
  /^(?:(?:easy-to-navigate|navigation|clear) menu|(?:sound |playback )?volume|(?:interactive|navigation|navigational|visual|ui|design|page) element|information architecture|interaction design|(?:clear|visual|page|site) (?:structure|hierarchy)|(?:visual|aesthetic|overall|design|(?:strong )?brand) (?:appeal|effect|identity|impact)|(?:audio|video|sound|image|picture|playback|streaming|screen) quality(?: control)?|microphone|headset|loudspeaker|pop-?up (?:prompt|window|box|message|menu|tip)|(?:selection|drop-?down|pull-?down|context|option|shortcut|right-click|side|function|operation|hamburger|floating) menu|(?:chart|graph|graphic|page) drawing|(?:wrong|incorrect|right|correct) (?:answer|question)|(?:volume|progress|navigation|scroll|search|side|tool|address|drop-?down|playback|screen) (?:control|bar|menu|interface|box|size))$/

const shades = /^(?:soft|dark|light|pale|deep|bright|warm|muted|vivid|dusty|dim)$/
/** "dark teal", "big letters": how it looks. */
const isLook = (words: readonly string[]): boolean =>
  words.length === 2 &&
  ((shades.test(words[0]!) && (Object.hasOwn(cssColours, words[1]!) || Object.hasOwn(furtherColours, words[1]!))) ||
    (/^(?:big|large|huge|small|bold)$/.test(words[0]!) && /^(?:letter|type|font|print|text|button|picture)s?$/.test(words[1]!)))

const recordWords = /^(?:records?|history|histories|results?|progress)$/

/** "winning records", "exam history": what is recorded of something. Of requests and money it is they themselves ("order history"). */
function recordOf(name: string, light: string): Named | null {
  const cut = name.lastIndexOf(' ')
  const tail = recordWords.test(light) ? singular(light) : cut > 0 && recordWords.test(name.slice(cut + 1)) ? name.slice(cut + 1) : ''
  if (tail === '') return null
  const base = recordWords.test(light) ? name : name.slice(0, cut)
  const noun = `${base} ${tail}`.slice(0, 60)
  if (isKnownNoun(noun)) return { noun, kit: kitOf(noun)! }
  const kit = kitOf(base)
  if (kit && ['request', 'money', 'talk', 'record'].includes(kits[kit].group)) return { noun: base, kit }
  if (isKnownNoun(noun.split(' ').slice(-2).join(' '))) return { noun, kit: kitOf(noun)! }
  return { noun, kit: tail === 'progress' ? 'progress' : 'record' }
}

const qualities =
  /^(?!(?:apiary|aviary|glossary|itinerary|commentary|anniversary|dispensary|sanctuary|estuary|tributary|granary|infirmary|boundary|mosaic|relic|fabric|tunic|attic|critic|mural|dial|vial|pedal|medal|canal|sandal|coral|petal|crystal|cereal|mineral|funeral|rival|revival|burial|trial|disposal|elephant|variant|hydrant|pendant|hive|drive|dive|narrative|motive|objective|locomotive|additive|adhesive|seed|weed|bed|feed|breed|reed|shed|sled|assembly|jelly|table|cable|stable|syllable|parable|plant)$).*(?:ed|ly|able|ible|al|ive|ous|ic|ful|less|ant|ary)$/
/** Sites that are on the ground, and systems that are no programs. */
const onGround =
  /^(?:.* )?(?:(?:sampling|construction|building|work|dive|diving|archaeological|excavation|project|job|heritage|survey|study|nesting|burial|test|monitoring|landfill|mining|drilling|restoration|planting|collection|disposal|customer|client|inspection|picnic|climbing|fishing|historic|historical|production|measurement|measuring|observation|treatment|wind|solar|dump|camping|feeding|landing|launch|storage) site|(?:solar|photovoltaic|pv|heating|irrigation|sprinkler|battery|stereo|drainage|ventilation|septic|planetary|star|river|cave|root|pump) system)$/
