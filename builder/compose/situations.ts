import { isPlural, plural } from '../lexicon/inflect.ts'
import { situations } from '../lexicon/situations.ts'
import type { Brief } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'
import { clausesIn } from './archetypes.ts'

/** What somebody is about who speaks in their own words. */
export interface Situated {
  readonly clauses: readonly Clause[]
  /** Nouns by which the words name what those clauses name otherwise. */
  readonly covers: readonly RegExp[]
}
export const untold: Situated = { clauses: [], covers: [] }

const mostRead = 1200
const mostSituations = 2
/** Two that are told in one breath are one. */
const apart = 16
const many = (word: string): string => (isPlural(word) ? word : plural(word))

const wares: readonly (readonly [RegExp, string])[] = [
  [/\b(?:tickets?|seats?|concerts?|cinema|showing|screening)\b/i, 'Visitors can view ticket types with name and price.'],
  [/\b(?:rent|rents|rental|hire|hiring)\b/i, 'Customers can browse gear with name, price and picture. Customers can rent gear with start date and end date.'],
  [
    /\b(?:book|books|appointments?|treatments?|massages?|lessons?)\b/i,
    'Customers can view services with name and price. Customers can book services with date and time.',
  ],
  [/\b(?:order|orders|buy|sell|selling|shop)\b/i, 'Customers can browse products with name, price and picture. Customers can order products.'],
]
/** What is to be had for a price, where nothing else that is told has one. */
function sold(words: string, goods: number): string {
  return goods < 2 ? '' : (wares.find(([told]) => told.test(words))?.[1] ?? '')
}

/** What is to be had for a price, read as clauses; none where nothing is. */
export const soldIn = ({ words, facts }: Pick<Brief, 'words' | 'facts'>): Clause[] => clausesIn(sold(words.slice(0, mostRead), facts.goods.length))

/** Clauses read from our own sentences for what is told; none where nothing known is told. */
export function situated({ words, calling, facts }: Pick<Brief, 'words' | 'calling' | 'facts'>): Situated {
  const near = words.slice(0, mostRead)
  const found = situations.flatMap(([told, said, covers], order) => {
    const match = told.exec(near)
    if (!match) return []
    const caught = (group: string) => many((match[Number(group)] ?? match.slice(1).find(Boolean) ?? 'items').trim().toLowerCase())
    const text = said.replaceAll(/\$(\d)s?/g, (_, group: string) => caught(group))
    return [{ at: match.index, order, covers, said: calling === null ? text : text.replaceAll(/\bThe owner\b/g, `The ${calling}`) }]
  })
  const sorted = found.toSorted((a, b) => a.at - b.at || a.order - b.order)
  const first = sorted.filter(({ at }, index) => index === 0 || at - sorted[0]!.at > apart).slice(0, mostSituations)
  const more = first.some(({ said }) => /\bprices?\b/.test(said)) ? '' : sold(near, facts.goods.length)
  return {
    clauses: [...first.map(({ said }) => said), more].flatMap(clausesIn),
    covers: first.flatMap(({ covers }) => covers ?? []),
  }
}
