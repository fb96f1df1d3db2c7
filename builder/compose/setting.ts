import { isEqual, isPlainUser } from '../lexicon/people.ts'
import type { Role } from '../model.ts'
import type { Brief } from '../read/brief.ts'
import { refusesLogin } from '../read/refused.ts'
import { managerOf } from './running.ts'
import { groupOf, type Thing } from './thing.ts'

/** Whether a site is a tool that a team keeps together, one person's or family's own, what somebody keeps to themselves, open to all alike without logging in, or a public site with people who run it. */
export type Setting = 'team' | 'personal' | 'private' | 'open' | 'public'

const teamWords = new Set(
  'management erp crm oa mes wms backend back-end admin administration internal inventory warehouse monitoring dashboard factory production hr payroll accounting office intranet database maintenance procurement analytics kanban analysis testing scheduling team helpdesk workflow operation operations audit'.split(
    ' ',
  ),
)
const personalKits = new Set([
  'todo',
  'habit',
  'diary',
  'reminder',
  'expense',
  'health',
  'medicine',
  'favorite',
  'recipe',
  'plant',
  'image',
  'link',
  'transaction',
  'profile',
  'book',
  'movie',
  'progress',
  'plan',
  'category',
  'reading',
])

/** "Track my reading": one person's own; "an app for tracking my plants", where nobody else is spoken of. */
const forSelf = /^\W{0,9}(?:track|log|record|organi[sz]e|keep track of) my\b/i
const ofSelf = /^[^.!?]{0,60}?\b(?:track|log|record|organi[sz]e|keep track of|remember|monitor)(?:ing)? my\b/i
/** Who works alone has customers of their own, whom nobody else who uses the tool knows. */
const selfEmployed =
  /\b(?:tool|app|tracker|tracking|planner|organi[sz]er|software|crm|manager|ledger|system|management)\b[^.!?]{0,30}\bfor (?:a |the )?(?:freelancers?|landlords?|self-employed|sole traders?|solopreneurs?|independent (?:consultants?|contractors?|professionals?))\b/i
const self = new Set(['i', 'me', 'we', 'us'])

/** "A to-do list app", "personal finance tracker", "a travel journal": kept by one person, of whom nobody else is spoken. */
const keptAlone =
  /\b(?:to-?dos?|tasks?|habits?|moods?|budgets?|finances?|expenses?|spending|workouts?|fitness|meals?|sleep|medications?|water|study|packing|shopping|grocer(?:y|ies)|wine cellar|plant care|wardrobe|bucket|gratitude|dreams?|weight|calories?|reading|books?|movies?|travel|pantry)(?: [\w-]+)?[ -](?:app|lists?|tracker|tracking|planner|journal|logs?|logger|diary|organi[sz]er|counter|catalog(?:ue)?)\b|\b(?:diary|journal)\b/i
const keepingMine =
  /\b(?:log|catalog(?:ue)?|collect|list|save|remember|organi[sz]e|track)(?:ing)? (?:my|all my|the)\b|\bmy (?:own )?(?:entries|progress|notes|plants|bottles|books|runs|meals)\b|\bpersonal\b|\bprivate\b/i
/** "a personal library", "my private notes": said at once. */
const ofOneself =
  /^\W{0,9}(?:(?:an?|my|the) )?(?:personal|private) (?!trainer|training|website|site|blog|portfolio|homepage|page|tutor|lesson|chef|event|dining|tour|clinic|school|cloud)/i
const asked = /^\W{0,9}(?:please )?(?:implement|develop|create|build|design|make) /i
const toOthers =
  /\b(?:shar(?:e|es|ed|ing)|publish\w*|public(?:ly)?|communit(?:y|ies)|others?|friends?|comments?|follow(?:ers|ing)?|forums?|social|(?:messages?|talk|chat) (?:to|with)|visitors?|customers?|clients?|administrators?|admins?|roles?|permissions?|brows(?:e|ing))\b/i
const entering = /\b(?:log(?:ging|s)?[ -]?in(?:to)?|logins?|regist(?:er|ration)|sign(?:ing)?[ -]?(?:in|up)|accounts?)\b/i
const keepsakes =
  /\b(?:diar(?:y|ies)|journals?|notes?|note-?taking|trackers?|tracking|log(?:book)?s?|planners?|budgets?|expenses?|finances?|habits?|moods?|goals?|collections?|librar(?:y|ies)|memos?|reminders?)\b/i
/** "Please implement a personal dream diary website. Users can log in, add entries": each who comes keeps their own, of which nobody else is told. */
const isOfEachAlone = (brief: Brief): boolean => {
  const topic = firstOf(brief).replace(asked, '')
  return ((ofOneself.test(topic) && keepsakes.test(topic)) || keptAlone.test(topicOf(brief))) && entering.test(brief.words) && !toOthers.test(brief.words)
}
/** "for personal use": each of those who use it keeps what is theirs to themselves. */
const forOneself = /\bfor (?:my |your |their )?(?:own |purely |strictly )?(?:personal|private|single-user) use\b/i
/** "my computer, my diet, my films": sections of what each who comes has of their own. */
const mine = /\bmy [a-z]+(?: [a-z]+)?(?:, (?:and )?my [a-z]+(?: [a-z]+)?){2,}/i
/** What is somebody's own wherever people buy, book or post. */
const ofEverybody =
  /\bmy (?:account|orders?|cart|favou?rites?|profile|posts?|messages?|wallet|settings|home|page|cent(?:er|re)|bookings?|appointments?|reservations?|collections?|tickets?|coupons?|points|team|shares?|comments?|followers?|friends?|info(?:rmation)?)\b/i
const isOfMySections = ({ words }: Brief): boolean => mine.test(words) && !ofEverybody.test(words)
/** Words of a site that others come to. */
const forOthers =
  /\b(?:websites?|sites?|shops?|stores?|blogs?|communit(?:y|ies)|shar(?:e|ed|ing)|social|teams?|compan(?:y|ies)|offices?|clients?|customers?|members?|students?|visitors?|users?|people|everyone|business|sell|roommates?|flatmates?|housemates?|famil(?:y|ies)|friends|readers|scientific|academic|online)\b/i
/** What is listed after a colon is kept there, and tells nothing of who comes. */
const isForOthers = ({ words }: Brief): boolean => forOthers.test(words.slice(0, 400).split(':', 1)[0]!)
const firstOf = ({ words }: Brief): string => words.slice(0, 400).split(/[.!?](?:\s|$)/, 1)[0]!
/** Whether somebody keeps the site to themselves, as a diary, a list of what there is to do or their own money. */
const isKeptAlone = (brief: Brief): boolean => {
  const first = firstOf(brief)
  return ofOneself.test(first) || ((keptAlone.test(first) || keepingMine.test(first)) && !isForOthers(brief))
}
/** "contract tracker", "trip planner": one person's, where they are of no team. */
const isTracker = (brief: Brief): boolean =>
  /\b(?:tracker|planner|organi[sz]er|logbook|logs?|journal|watchlist|wishlist)$/i.test(topicOf(brief).trim()) &&
  !isOfTeam(brief) &&
  !internal.test(topicOf(brief)) &&
  !forOthers.test(brief.words.slice(0, 400))
/** "a kanban board for our team", "a planning app for a warehouse": a tool, and no site that shows a firm to others. */
const ofTeam =
  /^(?![^.!?:]*\b(?:websites?|sites?|landing|homepage|shop|store|portfolio|blog|contact (?:form|page))\b)[^.!?:]{0,60}?\b(?:tools?|app|application|system|manager|planner|software|database|hub|dashboards?)\b[^.!?:]{0,30}\b(?:for|of|in|at) (?:(?:our|my) (?:[\w-]+ ){0,2}(?:company|agency|firm|business|organi[sz]ation)|(?:our|my|an?|the) (?:[\w-]+ ){0,2}(?:team|office|department|staff|warehouse|workshop|factory|crew))\b/i
/** "an IT helpdesk for our school", "maintenance log for a farm": what only those who work there read and write. */
const ofWork =
  /^[^.!?:]{0,60}?\b(?:boards?|wiki|tracker|tracking|logs?|scheduler|scheduling|reports?|approvals?|handbook|rota|roster|pipelines?|(?:help|service) ?desk|intranet)\b[^.!?:]{0,30}\b(?:for|of|in|at) (?:our|my|an?|the) (?:[\w-]+ ){0,2}(?:team|office|company|agency|firm|department|staff|warehouse|business|organi[sz]ation|workshop|factory|crew|school|clinic|hospital|studio|farm|hotel|restaurant)\b/i
/** What a firm keeps for those who work there alone. */
const internal =
  /\b(?:internal|intranet|crm|erp|hr|payroll|(?:pharmacy |shop |store )?stock$|inventory|warehouse|back ?office|fleet|(?:bug|issue|defect|asset|equipment|contract|shipment) track(?:er|ing)|donor management|membership management|member management|applicant tracking|kanban)\b/i
/** "an app to split expenses with my flatmates": for a few who know one another. */
const ofFew =
  /^(?![^.!?:]*\b(?:websites?|sites?|shop|store|blog)\b)[^.!?:]{0,60}?\b(?:tools?|apps?|application|system|boards?|tracker|manager|planner|calendar|lists?)\b[^.!?:]{0,50}\b(?:with|for|among|between|of) (?:my|our) (?:\w+ )?(?:flatmates|roommates|housemates|flat ?share|household|family|friends|partner|band|club|class|neighbou?rs)\b/i
/** "a family budget", "home maintenance log": of those who live together. */
const ofHome =
  /^[^.!?:,]{0,20}\b(?:family|household|home|flat) (?:budget|finances?|calendar|planner|organi[sz]er|tracker|expenses|chores?|inventory|maintenance|groceries)\b(?![^.!?]*\b(?:websites?|customers?|clients?|compan(?:y|ies)|users)\b)/i
const plainly = /^(?:|user|member|everyone|everybody|they|others?)$/
/** "Roommates share expenses": those who use a site stand beside one another, and nobody above them. */
export const isOfEquals = ({ clauses }: Brief): boolean =>
  clauses.some(({ actors }) => actors.some((actor) => isEqual(actor))) &&
  clauses.every(({ actors }) => actors.every((actor) => isEqual(actor) || plainly.test(actor)))
const topicOf = (brief: Brief): string => firstOf(brief).split(/[,:]| (?:with|where|that|which|for|to) /, 1)[0]!
const isOfFew = (words: string): boolean => ofFew.test(words.slice(0, 300)) || ofHome.test(words.slice(0, 300))
/** Whether a team's tool is for those who belong to it, though the words say nothing of logging in. */
export const isInternal = (brief: Brief): boolean => !hasOutsiders(brief) && (isOfTeam(brief) || internal.test(topicOf(brief)))
const isOfTeam = ({ words }: Brief): boolean => ofTeam.test(words.slice(0, 300)) || ofWork.test(words.slice(0, 300)) || isOfFew(words)
const outsider =
  /(?:^| )(?:customer|client|visitor|guest|patient|shopper|buyer|reader|candidate|applicant|citizen|resident|passenger|tourist|donor|merchant|supplier|agent|dealer)s?$/
/** Whether others than those who work there are said to do something on the site. */
const hasOutsiders = ({ clauses }: Brief): boolean => clauses.some(({ actors }) => actors.some((actor) => outsider.test(actor)))

export function settingOf(brief: Brief, words: readonly string[], things: readonly Thing[], roles: readonly Role[]): Setting {
  const { subject } = brief
  const ownKinds =
    things.length > 0 &&
    things.every((thing) => personalKits.has(thing.kit) || ['talk', 'rule'].includes(groupOf(thing))) &&
    things.some((thing) => personalKits.has(thing.kit))
  const isAlone = brief.clauses.every(({ actors }) => actors.every((actor) => self.has(actor)))
  const bySelf = things.length > 0 && isAlone && brief.clauses.some(({ actors }) => actors.includes('i'))
  const isOfEach = selfEmployed.test(brief.words.slice(0, 300)) && !things.some((thing) => ['offer', 'talk', 'request'].includes(groupOf(thing)))
  if (isAlone && roles.length < 2 && (isKeptAlone(brief) || isTracker(brief)) && !isOfFew(brief.words)) return 'private'
  const isEach = brief.clauses.every(({ actors }) => actors.every((actor) => self.has(actor) || isPlainUser(actor)))
  if ((isOfEach || (isEach && (forOneself.test(firstOf(brief)) || isOfEachAlone(brief) || isOfMySections(brief)))) && roles.length < 2) return 'private'
  if ((isOfFew(brief.words) || isOfEquals(brief)) && managerOf(roles) === null) return 'team'
  if ((ownKinds || bySelf || forSelf.test(brief.words) || (isAlone && ofSelf.test(brief.words))) && roles.length < 2) return 'personal'
  const isTeam = isInternal(brief) || [...subject.topic, ...words.slice(0, 4)].some((word) => teamWords.has(word))
  if (managerOf(roles) !== null) return 'public'
  return isTeam ? 'team' : roles.length < 2 && refusesLogin(brief) ? 'open' : 'public'
}
