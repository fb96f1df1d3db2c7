import type { Domain } from '../lexicon/domains.ts'
import { type Kit, kits } from '../lexicon/kits.ts'
import { lexemesOf, studiedIn } from '../lexicon/vocabulary.ts'
import { type Ware, waresNamed } from '../lexicon/wares.ts'
import type { Thing } from './thing.ts'

const general =
  /\b(?:products?|goods?|items?|merchandise|commodit(?:y|ies)|wares?|listings?|collections?|catalogu?e?s?|inventor(?:y|ies)|stocks?|deals?|offers?|arrivals?|selections?|bestsellers?)$/

/** Whether the thing's own noun says which goods it is: "shoes", not "new arrivals". */
export const isParticular = ({ kit, singular }: Thing): boolean => kit === 'product' && !general.test(singular)

const sortsOf = (wares: readonly Ware[]): string => [...new Set(wares.map(({ sort }) => sort))].join('|')
/** The field of life as a thing's sample rows have it: with the goods, and their sorts, that its noun names, else with those that the site's words name; with the words of the language that is learnt. */
export function stockedFor(thing: Thing, domain: Domain, words: string, site: readonly Ware[]): Domain {
  if (thing.kit === 'word') return { ...domain, lexemes: lexemesOf(studiedIn(words) ?? 'English') }
  const isSold = (kits[thing.kit] as Kit).titles === 'offers' || /^(?:tool|gear|hire)$/.test(thing.kit)
  if (/^(?:.* )?(?:supplier|vendor)$/.test(thing.noun)) return { ...domain, categories: 'Manufacturer|Wholesaler|Importer|Local' }
  const own = waresNamed(thing.singular)
  if (!isSold && own.length > 0) return { ...domain, categories: sortsOf(own) }
  if (!isSold && thing.kit !== 'category') return domain
  const wares = own.length > 0 ? own : isParticular(thing) ? [] : site
  return wares.length === 0 ? domain : { ...domain, wares, categories: sortsOf(wares) }
}
