import { isPlural, isUncountable, plural, singular } from './inflect.ts'
import { isKnownNoun } from './nouns.ts'
import { isPlainUser, peopleNouns } from './people.ts'
import { membersIn } from './siblings.ts'

/** What a site, or a table of it, is about, where the words tell more than that something is kept there. */
export interface Telling {
  /** In the singular: "dog show", "exhibition hall". */
  readonly one: string
  /** As it is spoken of in general: "dog shows", "home care". */
  readonly many: string
  /** Whether it is what people do, or busy themselves with, rather than a thing. */
  readonly isDone: boolean
  /** The place that it is done at, or the house that does it: "tea plantation". */
  readonly place?: string
}

/** What the words of a site say that it is about. */
export interface SiteSubject {
  /** The words at its name, in lower case. */
  readonly words: string
  /** All words of its description. */
  readonly all: string
  readonly telling: Telling | null
  /** Whether its field of life is that of the subject itself. */
  readonly isOfField: boolean
}

/** Words that say how something is kept, shown or run, and not what it is. */
const hollow = new Set(
  `management manager managing information informational info data database system systems platform enterprise enterprises company companies corporate business businesses online official portal content contents
digital smart intelligent general generic service services website websites site sites web web-based webpage app apps application applications tool tools page pages program programs mini-program product products
display showcase showcasing sharing user users customer customers member members network process processing operation operations operating operational backend frontend front-end back-end administration administrative
module modules function functional functions record records tracking tracker list lists log registration multimedia multi-functional multi-platform mobile integrated comprehensive professional personal public private simple
easy quick fast transfer transmission new latest real-time cloud cloud-based saas erp crm scrm cms visualization big analysis analytics statistics monitoring query search browsing interface interactive virtual online-based release publishing
template dashboard software framework development plugin component solution solutions hub center resource resources document documents file files text texts image images video videos news blog article articles message messages
internal external related various own custom customized wechat alipay wordpress php java python html h5 client server api based main homepage daily internet local remote universal unified total full
b2b b2c multi-user multi-tenant multi-merchant large-screen large screen support demo project projects task tasks item items event events activity activities group groups team teams type types feature features
collection display overview summary details detail option options setting settings report reports form forms category categories order orders entry entries note notes tag tags link links object objects thing things
work works calendar upcoming current past daily weekly monthly yearly annual regular standard basic advanced common frequent typical important popular other different available open free paid special
high-quality quality shared running managed easy-to-use easy-to-navigate user-friendly open-source relevant specific certain multiple several single individual complete automated automatic automation ai ai-powered`.split(
    /\s+/,
  ),
)
/** Words that bind, and those for whom something is: what stands with them is no name of a subject. */
const binding =
  /^(?:of|for|to|in|on|with|from|by|at|that|which|who|where|when|is|are|be|we|our|my|their|they|you|it|its|a|an|the|called|named|using|via|or|showing|displaying)$/
const shaped =
  /(?:ing|(?<!sta)tion|sion|ment|ship|ism|logy|graphy|rental|care|craft|culture|maintenance|insurance|assistance|science|compliance|governance|surveillance)$/
const adjective = /(?:al|ive|ic|ed|able|ible|ous|less|ful|ish|-based|-style|-themed|-like|-oriented|-level|ly)$/

/** Houses and places that are called by what is done there. */
const houses = new Set(
  `club association society school academy university college centre center shop store farm plantation orchard firm agency studio museum hospital clinic hotel restaurant library shelter church mosque station shipyard
federation mall bakery cafe café office bureau foundation institute institution organization organisation industry department garden park zoo education lesson lessons course courses learning brewery winery distillery roastery quarry market supermarket community technology technologies tech trading international holding`.split(
    /\s+/,
  ),
)
/** What things of a kind are shown in, or those who busy themselves with them. */
const shown = /^(?:archive|collection|catalogue|gallery|directory|encyclop(?:a?)edia|history|world|friends|collectors|lovers|growers|owners|makers)$/
/** Words that say too little of a subject where they stand alone. */
const thin = new Set(
  `visit case word transfer identification breaking account reward generating planning payment creation filtering loading security collaboration review chat transfer repair graph chart game card comment course lesson
education learning training testing shopping travel marketing advertising promotion documentation synchronization scraping generation conversion detection recognition prediction integration migration configuration
communication exchange evaluation editing writing reading ordering booking reservation scheduling consultation optimization selection question answer place location position person time date key-value exhibition
equipment machine device catalog catalogue album diary resume aggregation sales sale purchase purchasing procurement inventory stock warehouse property vehicle building hosting streaming playback authentication
permission transmission home update upload download notification storage e-learning elearning tutoring coaching mentoring teaching conversation talking hosting sentiment workstation translation simulation calculation encryption measurement recommendation transaction investment subscription membership rental delivery appointment reminder survey poll test exam quiz area region city
pagination connection distribution implementation introduction information organization experience performance`.split(/\s+/),
)
const isOfPeople = (word: string): boolean =>
  peopleNouns.has(singular(word)) ||
  isPlainUser(singular(word)) ||
  /(?:['’]s?|professionals?|enthusiasts?|beginners?|(?:hunt|farm|paint|keep|ride|collect|hik|writ)ers?)$/.test(word)

/** What a phrase is about, without what says nothing of it; null where nothing is left, or no name of anything. */
export function tellingOf(words: readonly string[]): Telling | null {
  const of = words.indexOf('of')
  if (of > 0 && (houses.has(words[of - 1]!) || shown.test(words[of - 1]!))) return tellingOf(words.slice(of + 1))
  const first = words.findIndex((word) => !hollow.has(word) && !/^(?:and|&)$/.test(word))
  const last = words.findLastIndex((word) => !hollow.has(word) && !/^(?:and|&)$/.test(word))
  const whole = first < 0 ? [] : words.slice(first, last + 1)
  const at = whole.findIndex((word) => houses.has(word))
  const isHouse = houses.has(whole.at(-1) ?? '')
  const isOfThose = isOfPeople(whole.at(-1) ?? '')
  const kept = isHouse || isOfThose ? whole.slice(0, -1) : whole
  const head = kept.at(-1) ?? ''
  if (kept.length === 0 || kept.length > 3 || kept.join(' ').length > 32 || kept.some((word) => binding.test(word) || !/^[a-z][a-z’'-]*[a-z]$/.test(word)))
    return null
  if (isOfPeople(head)) return null
  const isNoun = isKnownNoun(singular(head)) || shaped.test(head) || (kept.length < whole.length && isPlural(head))
  if (!isNoun || (kept.length === 1 && (thin.has(singular(head)) || head.includes('-') || (adjective.test(head) && !isKnownNoun(singular(head)))))) return null
  const one = singular(kept.join(' '))
  const isMass = isUncountable(head) || (shaped.test(head) && !isPlural(head))
  return {
    one,
    many: isMass || isPlural(head) ? kept.join(' ') : plural(one),
    isDone: isMass || isOfThose || membersIn(one).length > 0,
    ...(at >= 0 && { place: whole.slice(0, at + 1).join(' ') }),
  }
}
