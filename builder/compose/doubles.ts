import { headOf } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import { peopleNouns } from '../lexicon/people.ts'
import { remembered } from '../remember.ts'
import { isSaidAlike } from './said-alike.ts'

const plainer: readonly (readonly [RegExp, string])[] = [
  [/^(?:clock-?in|punch-?in|sign-?in record|attendance check-in)$/, 'check-in'],
  [/^(payment|check-in|clock-in|grade|score|booking|expense|attendance) (?:record|history|log)$/, '$1'],
  [/^(audio|video|image|music|media|multimedia) (?:file|content)$/, '$1'],
  [/^(lottery|prize draw|lucky draw|raffle) (?:activity|event|campaign)$/, '$1'],
  [/^(crowd-?funding|group buying|group purchase|flash sale|seckill) (?:activity|event|campaign|project)$/, '$1'],
  [/^self[- ](registration|enrol?lment|sign-?up|check-?in|booking|order|application)$/, '$1'],
  [/^multimedia$/, 'media'],
  [/^(product|works?|case|project|image|photo|video|achievement|artwork|brand|scenario) (?:display|showcase|presentation|exhibition)$/, '$1'],
  [
    /^(teacher|tutor|doctor|dentist|vet|expert|lawyer|trainer|coach|instructor|mentor|guide|consultant|counselor|therapist|stylist|chef|agent|artist|designer|photographer|freelancer|sitter|carer|caregiver|translator|speaker) (?:profile|introduction)$/,
    '$1',
  ],
  [/^(exam|examination|test|quiz) (?:record|history)$/, '$1 result'],
  [/^(?:user|system user|platform user) account$/, 'user'],
  [/^((?:\S+ )?)(?:job|employment) (?:position|opportunity|information|offer)$/, '$1job'],
  [/^((?:part|full)-time) position$/, '$1 job'],
  [/^(?:real-time )?(?:message (?:delivery|exchange|transmission)|(?:private )?chat session)$/, 'message'],
  [/^(?:emotions?|(?:emotion|mood) (?:record|log)|(?:emotional|mood|emotion|mental) state)$/, 'mood entry'],
  [
    /^(?:instant|text|voice|image|picture|photo|video|audio|multimedia|file|emoji|sticker|location|link|(?:order |contact |business )?card) message$/,
    'message',
  ],
  [/^expense reimbursement$/, 'expense'],
  [/^course training$/, 'course'],
  [/^(?:substitution|substitute|cover) (?:plan|schedule)$|^(?:lesson|teacher) substitution$/, 'substitute lesson'],
  [/^news (?:cent(?:er|re)|column)$/, 'news article'],
  [/^(blessing|message|wish|greeting) (?:wall|board)$/, '$1'],
  [/^(?:virtual|live|live stream) gift$/, 'gift'],
  [/^live (?:broadcast|broadcasting|streaming|stream)$|^(?:broadcast|stream)$/, 'live stream'],
  [/^excel (?:spreadsheet|sheet|workbook|table|document|data file|data sheet)$/, 'excel file'],
  [/^(?:(?:rss|subscription|feed) source|rss(?: feed)?|feed)$/, 'rss source'],
  [/^(health|sports health|personal health) data$/, '$1'],
  [/^(?:trading|market) volume$/, 'price data'],
  [/^api (?:interface|endpoint)$/, 'api'],
  [/^(\S+)-related /, '$1 '],
  [/^(?:final|latest|existing|current|corresponding|specific|detailed|related|relevant) (?=\S+$)/, ''],
]
/** A noun as it is said most plainly: "payment records" are payments. */
export const plainNoun = remembered((noun: string): string => plainer.reduce((so_far, [from, to]) => so_far.replace(from, to), noun))

/** Nouns for all that is read or shown on a site, which are what it has of that kind. */
const general: Readonly<Partial<Record<KitName, RegExp>>> = {
  article: /^(?:(?:website|web|site|page|text) content|content|information|website update|update|(?:article |news )?draft)$/,
  video: /^(?:media|multimedia|multimedia resource|media resource|video)(?: file)?$/,
  policy: /^(?:law|regulation|law and regulation)$/,
  post: /^(?:(?:community|forum|user|community forum|social circle) )?(?:post|community|forum)$/,
  comment: /^(?:(?:community|forum|community forum|user|group|public|online|topic) )?(?:discussion|comment|interaction|exchange)$/,
  file: /^(?:(?:uploaded|shared|transferred|attached|received|sent) )?file(?: transfer| sharing| upload)?$/,
  booking: /^(?:(?:service|online|customer) )?(?:booking|appointment|reservation)$/,
  question: /^(?:q&a|question|question and answer|faq)$/,
  favorite: /^(?:(?:user|my|personal|product|item) )?(?:favou?rite|collection|bookmark)(?: list| item)?$/,
  customer: /^(?:(?:sales|customer|business|marketing) )?lead$|^(?:potential|prospective) (?:client|customer|buyer)$|^prospect$/,
  membership: /^membership$|^(?:membership|member|vip) (?:package|plan|option|offer|service)$/,
  product: /^(?:product|goods|good|item|commodity|merchandise)(?: item)?$/,
  call: /^(?:(?:group|private|one-on-one|real-time|online) )?(?:audio|voice|video|audio and video)(?: (?:call|chat|conversation))?$/,
  hours_log: /^(?:time ?sheet|(?:work(?:ing)? )?hours?|time (?:entry|record|log)|work ?log)$/,
  salary: /^(?:(?:employee|staff|monthly) )?(?:salary|payslip|pay ?slip|salary slip|salary record|wage|payroll|salary payment)$/,
  response: /^(?:(?:survey|questionnaire|form) )?(?:response|result|answer)$/,
}
const boards = /^(?:.* )?(?:ranking|ranking list|leaderboard|scoreboard)$/
/** What one scored in tests, by any name. */
const marks = /^(?:(?:my|student|online) )?(?:exam|examination|test|quiz) (?:score|result|record|history|grade|mark)$/

interface Named {
  readonly noun: string
  readonly kit: KitName
}
/** "student learning records" beside "learning records": the same with whose they are before it. */
const bodies = /^(?:team|group|family|company|enterprise|business|school|hospital)$/
const isOfWhom = (longer: string, other: string): boolean =>
  longer.endsWith(` ${other}`) &&
  !bodies.test(longer.split(' ')[0]!) &&
  peopleNouns.has(longer.slice(0, longer.length - other.length - 1)) &&
  other.includes(' ')
/** "news articles" beside "breaking news": the articles are those that the news consists of. */
const isNewsOf = (articles: string, news: string): boolean => /^news(?: (?:article|item|story|list|page))?$/.test(articles) && / news$/.test(news)
/** "leak reports" beside "leaks", "donation records" beside "donations": the same as it is written down. */
const isWritten = (longer: string, other: string): boolean =>
  longer.startsWith(`${other} `) && /^(?:report|record|entry|history)$/.test(longer.slice(other.length + 1))
/** "works" beside "projects" of a studio: what was made for somebody, by either name. */
const isShownTwice = (a: Named, b: Named): boolean =>
  [a, b].every(({ kit }) => kit === 'work' || kit === 'case') &&
  /^(?:(?:design|past|own|finished|completed) )?work$/.test(a.noun) &&
  /^(?:(?:design|past|finished|completed) )?(?:project|case)$/.test(b.noun)
/** "the exhibit catalogue" and "loanable exhibits" beside "exhibits": the same, as they are listed or as they can be had. */
export const isListing = (longer: string, other: string): boolean =>
  (longer.startsWith(`${other} `) && /^(?:catalogue|catalog|directory|collection|archive)$/.test(longer.slice(other.length + 1))) ||
  (longer.endsWith(` ${other}`) &&
    /^(?:loanable|lendable|rentable|bookable|reservable|borrowable|adoptable|available|upcoming|overdue)$/.test(
      longer.slice(0, longer.length - other.length - 1),
    ))
const sameHeads: readonly (readonly string[])[] = [
  ['gauge', 'station'],
  ['cloth', 'fabric', 'textile'],
  ['bike', 'bicycle'],
]
/** "fabrics" of a shop that sells cloth, "stations" after "flood gauges": another word for it, where one of them is said bare. */
export function isOtherWord(a: string, b: string): boolean {
  const words = sameHeads.find((all) => all.includes(headOf(a)))
  return words !== undefined && a !== b && words.includes(headOf(b)) && headOf(a) !== headOf(b) && (!a.includes(' ') || !b.includes(' '))
}
/** "the temperature curve" beside "temperature readings": what was read, once drawn. */
const isReadOff = (longer: string, other: string): boolean => longer === `${other} reading` || longer === `${other} measurement`
/** "monthly fees" beside "fees": the same money, with how often it is due. */
const isPeriodic = (longer: string, other: string): boolean =>
  longer.endsWith(` ${other}`) && /^(?:weekly|monthly|quarterly|yearly|annual|outstanding|overdue)$/.test(longer.slice(0, longer.length - other.length - 1))
/** "approve claims" beside "expense claims": the same, once it has been said of what. */
export const isBareClaim = (longer: string, other: string): boolean =>
  other === 'claim' && /^(?:expense|travel|travel expense|mileage|reimbursement|insurance|warranty|damage) claim$/.test(longer)
/** Whether one of two nouns of a kind only says more generally, or of whom, what the other says. */
export function isDouble(a: Named, b: Named): boolean {
  if (isListing(a.noun, b.noun) || isListing(b.noun, a.noun)) return true
  if (isSaidAlike(a, b) || isNewsOf(a.noun, b.noun) || isNewsOf(b.noun, a.noun) || isShownTwice(a, b) || isShownTwice(b, a)) return true
  if (isOtherWord(a.noun, b.noun)) return true
  if (isBareClaim(a.noun, b.noun) || isBareClaim(b.noun, a.noun)) return true
  if (isReadOff(a.noun, b.noun) || isReadOff(b.noun, a.noun)) return true
  if (a.kit !== b.kit) return false
  if (kits[a.kit].group === 'money' && (isPeriodic(a.noun, b.noun) || isPeriodic(b.noun, a.noun))) return true
  if (isOfWhom(a.noun, b.noun) || isOfWhom(b.noun, a.noun) || isWritten(a.noun, b.noun) || isWritten(b.noun, a.noun)) return true
  if (a.kit === 'score' && [a, b].every(({ noun }) => marks.test(noun))) return true
  if (a.kit === 'score') return boards.test(a.noun) !== boards.test(b.noun) || (boards.test(a.noun) && boards.test(b.noun))
  const every = general[a.kit]
  return every !== undefined && (a.kit !== 'article' && a.kit !== 'video' ? every.test(a.noun) && every.test(b.noun) : every.test(a.noun) || every.test(b.noun))
}
/** Whether a noun says only that there is something of its kind. */
export const isGeneral = ({ noun, kit }: Named): boolean => general[kit]?.test(noun) ?? false
