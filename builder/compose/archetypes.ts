import { archetypes } from '../lexicon/archetypes.ts'
import { headOf, plural, singular } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import { isKnownNoun, kitOf } from '../lexicon/nouns.ts'
import type { Ask } from '../read/ask.ts'
import { type Brief, readSentence } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'
import { isPerson } from '../read/person.ts'
import { type Phrase, phraseAt } from '../read/phrase.ts'
import { sentencesOf, tokensOf } from '../read/words.ts'
import { kindOf } from './kind.ts'
import type { Kind } from './plan.ts'
import { soldAs } from './sold-as.ts'
import { dealtWith } from './subject.ts'

const furthest = 60

/** What a site of a known kind has where the words leave it out ("a restaurant site"): clauses read from our own sentences, or what the subject itself names. */
export function implied(brief: Brief, goods: string | null, isBare: boolean): Clause[] {
  const near = tokensOf(brief.words.slice(0, 600)).slice(0, furthest)
  const doers = new Set(isBare ? [] : brief.clauses.flatMap(({ actors }) => actors))
  const told = (words: readonly string[]) =>
    words.filter((word, at) => !doers.has(singular(word)) && !(word === 'designer' && designed.test(words[at - 1] ?? '')))
  const [said, formally] = kindWords(brief)
  const kinds = [
    rentals(brief) ?? counts(brief),
    clausesOf(told(said), goods),
    subjectItself(brief),
    clausesOf(aboutWords(brief), goods),
    clausesOf(formally, goods),
    clausesOf(
      told(near.filter((token, at) => !shelves(near, at) && (token.word !== 'support' || helps.test(near[at - 1]?.word ?? ''))).map(({ word }) => word)),
      goods,
    ),
    isBare ? clausesOf(['site'], goods) : undefined,
  ]
  return kinds.find((clauses) => clauses !== undefined) ?? []
}

/** The one thing that goes without saying of a site of this kind, unless the words name what it is about themselves: a blog has articles, a tool library tools. A dashboard shows whatever else is kept. */
export function core(brief: Brief, goods: string | null, nouns: readonly string[]): Clause[] {
  const { topic } = brief.subject
  const head =
    topic
      .filter(
        (word) => !/^(?:library|shop|store|club|planner|tracker|manager|organi[sz]er|scheduler|list|board|register|directory|app|system|site)$/.test(word),
      )
      .at(-1) ?? ''
  if (nouns.some((noun) => noun === singular(head) || (head !== '' && noun.endsWith(` ${singular(head)}`)))) return []
  const own = subjectItself(brief)
  const first =
    rentals(brief) ??
    counts(brief) ??
    clausesOf(
      kindWords(brief)[0].filter((word) => word !== 'dashboard' || nouns.length === 0),
      goods,
    ) ??
    (own && (keeping.test(topic.at(-1) ?? '') || isRequest(own)) ? own : undefined) ??
    clausesOf(aboutWords(brief), goods)
  return first?.slice(0, 1) ?? []
}

/** "A form designer" is a tool rather than somebody. */
const designed =
  /^(?:form|page|webpage|website|screen|dashboard|report|chart|workflow|flowchart|template|interface|ui|app|survey|questionnaire|database|poster|label|resume|logo|card|layout)$/

/** "Technical support" is a kind of site, "support grouping contacts" is not. */
const helps = /^(?:customer|technical|tech|it|user|online|client|product|remote)$/

const shelves = (near: readonly { readonly word: string }[], at: number): boolean => near[at]!.word === 'library' && shelved.test(near[at - 1]?.word ?? '')

const isRequest = (clauses: readonly Clause[]) =>
  clauses[0]!.asks.some(({ object }) => object !== null && kits[kitOf(object.noun) ?? 'thing'].group === 'request')

/** Words for a place where things are kept, which are named before it: "shift planner", "lost and found board". */
const keeping =
  /^(?:planner|tracker|manager|organi[sz]er|scheduler|finder|list|log|board|register|directory|database|catalog|collection|archive|app|tool|book|system)$/

/** "plant watering reminders": the subject is the thing that is kept. */
function subjectItself({ subject }: Brief): Clause[] | undefined {
  const words = subject.topic.length > 1 && keeping.test(subject.topic.at(-1)!) ? subject.topic.slice(0, -1) : subject.topic
  const said = words.slice(-3).join(' ').replace('sign up', 'sign-up')
  const kind = words.length > 0 && words.length < 6 ? kindOf(singular(said), '') : null
  if (
    kind === null ||
    ['thing', 'job'].includes(kind.kit) ||
    ['place', 'person', 'rule'].includes(kits[kind.kit].group) ||
    ['space', 'machine', 'service'].includes(kind.kit)
  )
    return undefined
  const object: Phrase = { start: subject.start, end: subject.start, noun: kind.noun, light: '', own: false, plural: true }
  const ask = { actors: ['user'], object, fields: [], choices: [], beside: [], start: 0, end: 0, nominal: false }
  const asks: Ask[] = [
    { ...ask, verb: 'view', kind: 'view' },
    ...(kits[kind.kit].write === 'anyone' ? [{ ...ask, verb: kits[kind.kit].verb, kind: 'create' as const }] : []),
  ]
  return [{ start: 0, end: 0, mode: 'acts', actors: ['user'], asks }]
}

/** Whether a word of the description says what kind of site it is. */
export const isKnownKind = (brief: Brief): boolean =>
  subjectItself(brief) !== undefined ||
  [...kindWords(brief).flat(), ...tokensOf(brief.words.slice(0, 600)).map(({ word }) => word)].some((word) => word !== 'site' && known.has(singular(word)))

/** What programmers and designers take from a library, where no books are. */
const shelved =
  /^(?:components?|styles?|code|icons?|templates?|snippets?|ui|assets?|prompts?|materials?|patterns?|functions?|scripts?|plugins?|fonts?|javascript|react|vue|css|python|php)$/
/** Words that say how a site is made rather than what it is about come last. */
const formal = new Set(['landing', 'page', 'product', 'startup', 'business', 'company'])
/** What is done, rather than sold, in a shop of that name: "bike repair shop", "barber shop". */
const serving = /^(?:repairs?|barber|tattoo|piercing|nails?|hair|beauty|massage|cleaning|tailor|tyre|tire|wash|grooming|print|printing|detailing|body)$/
const served = (words: string[]): string[] => (words.some((word) => serving.test(word)) ? words.filter((word) => !shops.test(word)) : words)
const aboutWords = ({ subject }: Brief) => served(subject.about.toReversed())
const kindWords = ({ subject }: Brief): [string[], string[]] => {
  const isOfCode = [...subject.topic, ...subject.about].some((word) => shelved.test(word))
  const isErp = /\benterprise resource planning\b/.test(subject.topic.join(' '))
  const told = [subject.site, ...(isErp ? ['erp'] : subject.topic.toReversed())].filter((word) => word !== 'site' && !(isOfCode && word === 'library'))
  const said = served(told)
  return [said.filter((word) => !formal.has(word)), said.filter((word) => formal.has(word))]
}

/** "Visual Studio Code" is a program, whichever way round its words are read. */
const isProgram = (words: readonly string[], at: number): boolean =>
  words[at] === 'studio' && [words[at - 1], words[at + 1]].some((word) => word === 'visual' || word === 'android')

function clausesOf(words: readonly string[], goods: string | null): Clause[] | undefined {
  const text = words.map((word, at) => (isProgram(words, at) ? undefined : known.get(singular(word)))).find((found) => found !== undefined)
  return text === undefined ? undefined : clausesIn(goods === null ? text : text.replaceAll('products', plural(goods)))
}

const shops = /^(?:shop|store|boutique|e-commerce|ecommerce|market|marketplace|mall|webshop|florist|bakery)$/
const selling = /\b(?:selling|sells?|shop for|store for|marketplace for|shop of)\s{1,3}((?:[\p{L}-]{1,30}\s{1,3}){0,3}[\p{L}-]{2,30})/iu

/** What a shop sells, in the singular, where the words say it: "a store for handmade candles". */
export function goodsOf(brief: Brief): string | null {
  const said = [...brief.subject.topic, brief.subject.site]
  if (said.some((word) => serving.test(word)) && !/\bsell/i.test(brief.words.slice(0, 300))) return null
  if (!said.some((word) => shops.test(word)) && !/\bsell/i.test(brief.words.slice(0, 300))) return null
  const found = selling.exec(brief.words.slice(0, 400))?.[1]
  const read = found ? phraseAt(tokensOf(found), 0) : null
  if (!found && said.some((word) => shops.test(word))) return soldAs(brief)
  if (
    !read ||
    /^(?:product|good|item|thing|user|people|my|customer|.*s|(?:connecting|linking|matching|bringing|buying|selling|trading|exchanging|finding|hiring)(?: .*)?|(?:.* )?(?:lover|fan|enthusiast|collector|hobbyist|beginner))$/.test(
      read.phrase.noun,
    ) ||
    // A marketplace for students and tutors sells neither.
    isPerson(headOf(read.phrase.noun)) ||
    (!read.phrase.plural && !/\bsell/i.test(brief.words.slice(0, 400)))
  )
    return null
  if (traded.test(read.phrase.noun) && /\b(?:crypto\w*|blockchain|bitcoin|digital currenc\w+|virtual currenc\w+)\b/i.test(brief.words.slice(0, 400)))
    return null
  return unstocked.has(kitOf(read.phrase.noun) ?? 'thing') ? null : read.phrase.noun
}
/** What is bought and sold at the price of the day, rather than put into a cart. */
const traded = /(?:^| )(?:coin|token|currency)$/
/** What is sold, but neither kept in stock nor sent: it is what it is elsewhere. */
const unstocked: ReadonlySet<KitName> = new Set<KitName>([
  'course',
  'class',
  'lesson',
  'service',
  'trip',
  'property',
  'estate',
  'holiday_let',
  'room',
  'hotel',
  'ticket_travel',
  'admission',
  'flight',
  'membership',
  'event',
  'exam',
  'asset',
  'insurance_product',
  'loan_product',
  'finance_product',
  'domain_name',
  'vehicle',
  'used_car',
  'subscription',
  'template',
  'plugin',
  'seat',
])

const renting = /^(?:rentals?|hire|hiring|renting)$/
const dwelling = new Set(['property', 'room', 'space', 'place', 'trip', 'store', 'organisation', 'bay', 'seat'])

/** What is hired out, which is named before that word: "car rental", "tool hire". Dwellings are let, which is another kind of site. */
function rentedOf({ subject }: Brief): Kind | null {
  const at = subject.topic.findIndex((word) => renting.test(word))
  const named = (words: number): Kind | null =>
    at >= words
      ? kindOf(
          subject.topic
            .slice(at - words, at)
            .map(singular)
            .join(' '),
          '',
        )
      : null
  // A parking space is no space that is hired out.
  const [two, one] = [named(2), named(1)]
  const kind = two && isKnownNoun(two.noun) ? two : one
  if (kind === null || dwelling.has(kind.kit) || kits[kind.kit].group === 'person') return null
  const isCar = /^(?:car|vehicle|van|auto|automobile|truck)$/.test(kind.noun)
  return { noun: kind.noun, kit: isCar ? 'hire_car' : 'hire' }
}

/** What a site has where something is hired out, swapped or ordered; undefined where its subject says no such thing. */
export function rentals(brief: Brief): Clause[] | undefined {
  const dealt = dealtWith(brief)
  if (dealt) return clausesIn(dealt)
  const rented = rentedOf(brief)
  if (rented === null) return undefined
  const many = plural(rented.noun)
  return clausesIn(`Users can browse ${many} and rent ${many}. Users can send inquiries.`)
}

const counting = /^(?:dashboards?|analytics|statistics|kpis?|metrics)$/
const uncounted = new Set(['person', 'rule', 'place', 'machine', 'text', 'media', 'talk'])

/** What figures are drawn up of: "dashboard for sales", "sales dashboard". */
function countedOf({ subject }: Brief): Kind | null {
  if (![...subject.topic, subject.site].some((word) => counting.test(word))) return null
  const before = subject.topic.slice(
    0,
    Math.max(
      0,
      subject.topic.findIndex((word) => counting.test(word)),
    ),
  )
  const noun = [subject.about[0] ?? '', before.at(-1) ?? ''].find((word) => word !== '')
  const kind = noun === undefined ? null : kindOf(singular(noun), '')
  if (kind === null || uncounted.has(kits[kind.kit].group) || (kind.kit === 'thing' && subject.about.length === 0)) return null
  return /^sales?$/.test(kind.noun) ? { noun: 'sale', kit: 'sale' } : kind
}

/** What the subject itself tells the kind of. */
export const toldOf = (brief: Brief): Kind | null =>
  rentedOf(brief) ?? countedOf(brief) ?? (raised.test(brief.words.slice(0, 2000)) ? { noun: 'ticket', kit: 'ticket' } : null)
/** Tickets that somebody works on, not those that let one in. */
const raised = /\b(?:raise|open|close|resolve|submit|assign|escalate)s? (?:an? |the |their |support |new )?tickets?\b/i

function counts(brief: Brief): Clause[] | undefined {
  const counted = countedOf(brief)
  if (counted === null) return undefined
  const by = /\b(?:by|per)\s{1,3}([a-z]{3,20})(?:\s{1,3}and\s{1,3}([a-z]{3,20}))?/.exec(brief.words.slice(0, 300).toLowerCase())
  const fields = by ? ` including ${by.slice(1).filter(Boolean).join(' and ')}` : ''
  return clausesIn(`Users can add and view ${plural(counted.noun)}${fields}. Users can view statistics.`)
}

/** The clauses of sentences of ours. */
export const clausesIn = (text: string): Clause[] => sentencesOf(text).flatMap((sentence) => readSentence(sentence, false))
const known = new Map(archetypes.flatMap(([kinds, text]) => kinds.split(' ').map((kind) => [kind, text] as const)))
