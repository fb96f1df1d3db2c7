import { plural, titled } from '../lexicon/inflect.ts'
import type { Phrase } from '../read/phrase.ts'
import { kindIn, type Plan } from './plan.ts'
import type { Placed } from './thing.ts'

const gathers = new Set(['product', 'gear', 'hire', 'dish'])
const fewest = 3

/** "drills, ladders and mixers", "vegetables, fruit and cheese": kinds of one thing, by what the site sells or lends. */
export function gathered(plan: Plan, one: Placed, all: readonly Placed[]): Placed | null {
  const { object } = one.ask
  if (!object) return null
  const list = all.filter(({ clause, ask }) => clause === one.clause && ask.verb === one.ask.verb && ask.object !== null)
  const nouns = list.map(({ ask }) => ask.object!.noun)
  if (list.length < fewest || new Set(nouns).size !== list.length || nouns.some((noun) => noun.includes(' '))) return null
  const kits = nouns.map((noun) => (plan.told?.noun === noun ? plan.told.kit : kindIn(plan, noun, '')?.kit))
  const lends = /^(?:rent|hire|borrow|lend|sell|buy|offer|order)$/.test(one.ask.verb)
  const isOne = kits.every((kit) => kit !== undefined && (gathers.has(kit) || (lends && kit === 'thing')) && (kit === kits[0] || lends))
  if (!isOne) return null
  const told = plan.told !== null && !nouns.includes(plan.told.noun) && ['hire', 'gear', 'product'].includes(plan.told.kit) ? plan.told.noun : null
  const noun = told ?? plan.goods ?? 'product'
  const category: Phrase = { ...object, noun: 'category', light: '', own: false, plural: false }
  return {
    ...one,
    ask: { ...one.ask, object: { ...object, noun, light: '', plural: true }, sorts: { category, names: nouns.map((name) => titled(plural(name))) } },
  }
}
