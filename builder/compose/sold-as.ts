import type { KitName } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { peopleNouns } from '../lexicon/people.ts'
import type { Brief } from '../read/brief.ts'

const vague = /^(?:product|goods?|item|thing|one|it|them|these|those|service|food|dish|meal|menu|car|house|pet|order|.*s)$/

const bought = /^(?:order|buy|purchase)$/
const looked = /^(?:browse|search|view|see|find)$/
/** Goods that a shop has, as far as their kind tells. */
const wares: ReadonlySet<KitName> = new Set<KitName>([
  'thing',
  'product',
  'bake',
  'dish',
  'plant',
  'book',
  'gear',
  'tool',
  'instrument',
  'crop',
  'music',
  'medicine',
])
/** "customers order cakes", "customers search cakes and place orders": what is ordered of a shop, or else looked at there, is what it sells. */
export function soldAs({ clauses, subject }: Brief): string | null {
  const asks = clauses.flatMap((clause) => clause.asks)
  const named = (verbs: RegExp) => asks.find(({ verb, object }) => verbs.test(verb) && object?.plural === true)?.object
  const ordered = named(bought)
  const orders = asks.some(
    ({ verb, object, beside }) => bought.test(verb) || [object, ...beside].some((phrase) => /^(?:order|cart|shopping cart|basket)$/.test(phrase?.noun ?? '')),
  )
  const seen = ordered || !orders ? undefined : named(looked)
  const isWare = seen && (wares.has(kitOf(seen.noun) ?? 'thing') || subject.topic[0] === seen.noun)
  const object = ordered ?? (isWare ? seen : undefined)
  return object && !object.noun.includes(' ') && !vague.test(object.noun) && !peopleNouns.has(object.noun) ? object.noun : null
}
