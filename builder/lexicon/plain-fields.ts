import { type Domain, firm } from './domains.ts'
import type { KitName } from './kits.ts'

type Samples = Pick<Domain, 'categories' | 'offers' | 'services' | 'topics' | 'sessions'>
/** What any house does and writes, whatever it is that it does. */
const anyHouse: Samples = {
  categories: 'General|Projects|Customers|Staff',
  offers: 'Basic package 490:1|Standard package 890:2|Large package 1900:2|Yearly service 980:3|Training day 780:4|Extra hour 90:3',
  services:
    'First conversation 0:3|Advice, one hour 90:3|Visit on site 120:2|Training for your team 420:4|Yearly contract 980:2|Express handling 60:1|Help by phone 40:3',
  topics:
    'How we work, step by step:1|Five questions before you begin:3|What changes this quarter:1|From request to result:2|Answers to common questions:3|Who does what:4|What we learnt this year:2',
  sessions: 'Kick-off|Customer evening|Training session|Open day|Quarterly review|Question hour|Team lunch',
}
/** Fields of life whose usual samples are of one trade in it, and the words that tell of that trade. */
const trades: ReadonlyMap<string, RegExp> = new Map([
  [
    'business',
    /\b(?:agenc(?:y|ies)|consult\w*|marketing|brand(?:s|ing)?|advertis\w+|strateg\w+|campaigns?|creative|public relations|web ?sites? (?:design|development|building)|design (?:studio|company|firm)|promotions?)\b/i,
  ],
  [
    'software',
    /\b(?:developers?|programm\w+|cod(?:e|es|ing)|api|sdk|github|git|devops|saas|open[- ]source|software (?:company|compan|product|house|development|project)|frameworks?|servers?|deploy\w*|databases?|docker|linux|it (?:company|services?|solutions?|support)|technical|technolog\w+|full-?stack|python|java\w*|web development)\b/i,
  ],
])

/** What is sold, or sorts it. */
const sold: ReadonlySet<KitName> = new Set<KitName>(['product', 'category', 'favorite', 'view_record'])

/** The field of life with what any house has where the words tell of none of the trades that its samples are of. */
export function plainly(domain: Domain, kit: KitName, words: string): Domain {
  const isOfTrade = domain === firm || (trades.get(domain.id)?.test(words) ?? true)
  if (domain.isOnSubject && !isOfTrade && sold.has(kit)) return { ...domain, categories: firm.categories, offers: firm.offers }
  if (domain.isOwn || isOfTrade) return domain
  return { ...domain, ...anyHouse, ...(sold.has(kit) && { categories: firm.categories, offers: firm.offers }) }
}
