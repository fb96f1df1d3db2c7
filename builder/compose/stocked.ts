import { aboutOf, newsOf, newsSorts } from '../lexicon/articles.ts'
import { calledAs, plainSorts } from '../lexicon/callings.ts'
import { isTradedIn } from '../lexicon/composed.ts'
import { type Domain, everyday, firm, shop } from '../lexicon/domains.ts'
import { storeOf } from '../lexicon/goods.ts'
import { introducedAs, isOfHouse, tellsOfItself } from '../lexicon/houses.ts'
import { type Kit, kits } from '../lexicon/kits.ts'
import { lettersTold } from '../lexicon/letters.ts'
import { plainly } from '../lexicon/plain-fields.ts'
import type { Curated } from '../lexicon/rows.ts'
import { fieldNamed } from '../lexicon/shades.ts'
import { isShaped } from '../lexicon/shapes.ts'
import { membersIn } from '../lexicon/siblings.ts'
import { lexemesOf, studiedIn } from '../lexicon/vocabulary.ts'
import { type Ware, waresNamed } from '../lexicon/wares.ts'
import type { Thing } from './thing.ts'

const general =
  /\b(?:products?|goods?|items?|merchandise|commodit(?:y|ies)|wares?|listings?|collections?|catalogu?e?s?|inventor(?:y|ies)|stocks?|deals?|offers?|arrivals?|selections?|bestsellers?)$/

/** Whether the thing's own noun says which goods it is: "shoes", not "new arrivals". */
export const isParticular = ({ kit, singular }: Thing): boolean => kit === 'product' && !general.test(singular)

/** Rows enough to stand alone. */
export const fewest = 4
/** Fields of life in which what is sold is no goods, unless the site is a shop. */
const paid = new Set(['finance', 'business', 'support', 'software', 'logistics', 'news', 'government', 'education', 'media'])
/** Fields of life that sort nothing which anybody sells. */
const unsorted = new Set(['social', 'hr', 'law', 'ai', 'property', 'energy', 'psychology', 'faith', 'relocation', 'event'])
const dealing = /\b(?:place orders?|orders?|suppliers?|inventory|stock|purchas\w+|distribut\w+)\b/i
const shopping =
  /\b(?:e-?commerce|online stores?|online shop(?:ping)?|malls?|shopping carts?|checkout|merchants?|wholesale|physical products?|(?<!app )(?<!application )stores? management|manag\w+ (?:\w+, ){0,3}(?:and )?stores?)\b/i
const sortsOf = (wares: readonly Ware[]): string => [...new Set(wares.map(({ sort }) => sort))].join('|')
/** A site that has news beside what it offers is no newspaper: what it offers is not sorted, nor called, by a newspaper's sections. */
const told: ReadonlySet<Kit['group']> = new Set(['text', 'talk', 'media', 'record', 'rule', 'play', 'machine'])
const published = /\b(?:magazines?|newspapers?|journals?|press|publish(?:er|ing house)s?|novels?|writers?|authors?|literary|literature|books?|comics?)\b/i
/** What a field of life names itself, by where a kit's names come from. */
const sampled = new Set(['offers', 'services', 'topics', 'sessions', 'courses'])
/** Pictures of what is sold. */
const shown = /^(?:product|goods|item) (?:image|picture|photo)$/
/** Whether the words name a trade or a subject that has names for things of this kit. */
const saysItself = ({ kit }: Thing, { isOwn, works, courses, questions }: Domain): boolean =>
  isOwn === true &&
  ((kit === 'question' && questions !== undefined) ||
    sampled.has((kits[kit] as Kit).titles) ||
    (/^(?:case|work)$/.test(kit) && works !== undefined) ||
    (/^(?:exam|homework)$/.test(kit) && courses !== undefined))
/** What a store room holds: the goods that the site's words name, else those of its field of life. */
const storeWith = (domain: Domain, site: readonly Ware[]): readonly Curated[] | null =>
  storeOf(domain) ?? (domain.id === 'shop' && site.length >= fewest ? site.map(({ name }) => ({ title: name, values: new Map([['unit', 'pcs']]) })) : null)
/** Kits of what is written, shown, taught or held on a subject. */
const onSubject = /^(?:article|post|video|course|event|question)$/
/** Words that tell who it is for, or how it is given, in any field of life. */
const ofAnyField = /^(?:training|trained|family|transport(?:ation)?|logistics|member|exercise|care|house|home|building|party|club)$/
/** The field of life that the noun itself names beside its kind, where it is another than that of the site: "parenting knowledge" of a school. */
function subjectOf({ kit, noun }: Thing, of: Domain): Domain | undefined {
  const words = noun
    .split(' ')
    .slice(0, -1)
    .filter((word) => !ofAnyField.test(word))
  if (!onSubject.test(kit) || words.length === 0) return undefined
  const named = fieldNamed(words.join(' '))
  return named === undefined || named.id === of.id ? undefined : named
}
/** Kits of what is written to somebody. */
const spoken = /^(?:message|mail|text_message|inquiry)$/
/** What a site is for stands at the beginning of its words. */
const early = 260
/** Nouns of kinds of something. */
const kindly = /(?:^| )(?:species|breed|variety|strain|region)$/
/** "breed" of a site for sheep farmers: "sheep breed". */
const ofKind = (noun: string, words: string): string =>
  /^(?:species|breed|variety|strain)$/.test(noun) ? `${membersIn(words.slice(0, early))[0]?.name ?? ''} ${noun}`.trim() : noun
/** The field of life as a thing's sample rows have it: with the goods, and their sorts, that its noun names, else with those that the site's words name; with the words of the language that is learnt; with what its rows are called. */
export function stockedFor(thing: Thing, of: Domain, words: string, site: readonly Ware[]): Domain {
  if (!of.isOwn && (of.id === 'general' || (of.id === 'news' && !published.test(words))) && isOfHouse(words)) return stockedFor(thing, firm, words, site)
  const subject = subjectOf(thing, of)
  if (subject) return stockedFor(thing, subject, words, site)
  const ofHouse = of.id === 'news' && !of.isOwn && !told.has(kits[thing.kit].group) && !published.test(words) && !shopping.test(words) ? everyday : of
  const domain = plainly(ofHouse, thing.kit, words)
  if (thing.kit === 'image' && shown.test(thing.noun) && site.length >= fewest) return { ...domain, wares: site }
  const letters = spoken.test(thing.kit) ? lettersTold(words.slice(0, early), thing.noun) : undefined
  if (letters) return { ...domain, letters }
  if (thing.kit === 'word') return { ...domain, lexemes: lexemesOf(studiedIn(words) ?? 'English') }
  const called = calledAs(thing.kit, ofKind(thing.noun, words), domain.id, words)
  // A subject that the words name says more than a field of life does of any row of a kind.
  const named = called?.said === null && saysItself(thing, domain) ? undefined : called
  if (thing.kit === 'facility' && !named?.sorts) return { ...domain, ...(named?.rows.length && { rows: named.rows }), isPlain: true }
  const isOfField = named !== undefined && (named.fields.size > 0 || named.cues !== null)
  const store = !isOfField && (kits[thing.kit] as Kit).titles === 'goods' && !isShaped(thing.kit, thing.noun) ? storeWith(domain, site) : null
  if (store) return { ...domain, rows: store }
  const sorts = named?.sorts ?? (thing.kit === 'thing' || thing.listed.length >= fewest ? plainSorts(domain.id, thing.noun) : null)
  if (named ?? sorts)
    return {
      ...domain,
      ...(named?.rows.length && { rows: named.rows, isUsual: named.said === null && named.cues === null, isOfKind: kindly.test(thing.noun) }),
      ...(sorts !== null && { categories: sorts, isPlain: !named?.sorts && thing.kit === 'thing' }),
    }
  if (thing.kit === 'article' && tellsOfItself(thing.noun, words)) return { ...domain, categories: newsSorts, rows: newsOf(aboutOf(domain, words.length)) }
  if (thing.kit === 'introduction') return { ...domain, rows: introducedAs(aboutOf(domain, 0), aboutOf(domain, 1)) }
  const isSold = (kits[thing.kit] as Kit).titles === 'offers' || /^(?:tool|gear|hire)$/.test(thing.kit) || isTradedIn(thing.kit, thing.noun)
  if (/^(?:.* )?(?:supplier|vendor)$/.test(thing.noun)) return { ...domain, categories: 'Manufacturer|Wholesaler|Importer|Local' }
  const own = waresNamed(thing.singular)
  if (!isSold && own.length > 0) return { ...domain, categories: sortsOf(own) }
  if (!isSold && thing.kit !== 'category') return domain
  const wares = own.length > 0 ? own : isParticular(thing) || domain.sellsOwn ? [] : site
  const isAbroad =
    thing.kit === 'product' &&
    !domain.isOwn &&
    ((unsorted.has(domain.id) && general.test(thing.singular)) || (paid.has(domain.id) && domain.id !== 'business' && dealing.test(words)))
  if (wares.length === 0 && (isAbroad || (paid.has(domain.id) && shopping.test(words)))) return { ...domain, offers: shop.offers, categories: shop.categories }
  return wares.length === 0 ? domain : { ...domain, wares, categories: sortsOf(wares) }
}
