import { plural, titled } from '../lexicon/inflect.ts'
import type { Phrase } from '../read/phrase.ts'
import { kindIn, type Plan } from './plan.ts'
import type { Placed } from './thing.ts'

const gathers = new Set(['bake', 'product', 'gear', 'hire', 'dish'])
const fewest = 3
const most = 12

/** The asks of one clause and verb, which name what is listed there. */
export function listsOf(placed: readonly Placed[]): (one: Placed) => readonly Placed[] {
  const lists = new Map<string, Placed[]>()
  const key = ({ clause, ask }: Placed) => `${clause} ${ask.verb}`
  for (const one of placed) if (one.ask.object) lists.set(key(one), [...(lists.get(key(one)) ?? []).slice(0, most + 1), one])
  return (one) => (one.ask.object ? (lists.get(key(one)) ?? []) : [])
}

/** "breads and cakes": two are enough where a shop bakes or sells both. */
const isPair = (plan: Plan, list: readonly Placed[]): boolean =>
  list.length === 2 &&
  list.every(
    ({ ask }) =>
      /^(?:browse|order|buy|sell|offer|view|see)$/.test(ask.verb) && ask.object?.plural === true && kindIn(plan, ask.object.noun, '')?.kit === 'bake',
  )

/** "drills, ladders and mixers", "vegetables, fruit and cheese": kinds of one thing, by what the site sells or lends. */
export function gathered(plan: Plan, one: Placed, list: readonly Placed[]): Placed | null {
  const { object } = one.ask
  if (!object || list.length > most) return null
  const nouns = list.map(({ ask }) => ask.object!.noun)
  if (list.length < (isPair(plan, list) ? 2 : fewest) || new Set(nouns).size !== list.length || nouns.some((noun) => noun.includes(' '))) return null
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
