import { kits } from '../lexicon/kits.ts'
import type { Phrase } from '../read/phrase.ts'
import { kindIn, type Plan } from './plan.ts'
import type { Placed } from './thing.ts'

const shownThere = new Set(['offer', 'place', 'text', 'media', 'play'])
/** "for selling wine", "providing services": what the site itself offers is looked at by those who use it, and not made by them; a market of used things is its users'. */
export function isOffered(plan: Plan, { ask, role }: Placed, list: readonly Placed[]): boolean {
  if (!ask.nominal || ask.actors.length > 0 || role !== '' || ask.kind !== 'create' || ask.object === null) return false
  if (!/^(?:sell|provide|offer|supply|introduce|promote|deliver|showcase)$/.test(ask.verb)) return false
  const kind = kindIn(plan, ask.object.noun, ask.object.light)
  const isUsers =
    /\b(?:second-?hand|used|idle|own)\b/.test(ask.object.noun) || ask.object.own || list.some((one) => /^(?:buy|purchase|exchange|trade)$/.test(one.ask.verb))
  return kind !== null && kind.kit !== 'ad' && !isUsers && shownThere.has(kits[kind.kit].group)
}

const selling = /^(?:(?:game|item|in-game|virtual|online|prop) )?(?:store|shop|mall)$/
/** What is earned on sites that give something for it. */
const earned = 'star|coin|diamond|gem|token|egg|crystal|medal|bean|badge|stamp|gold|feather|pearl|shell|acorn|petal|nugget|ruby|candy|paw|leaf'
const currency = new RegExp(`(?:^| )(?:${earned})$`)
const stocked = new RegExp(`^(?:gear|equipment|skin|costume|outfit|gift|prize|prop|item|reward|${earned}) (?:store|shop|mall)$`)
/** "exchange stars for equipment": what is got for what was earned, rather than swapped with somebody. */
export function spentOn(plan: Plan, { ask }: Placed): Placed['ask'] | null {
  const { verb, object, actors, beside } = ask
  if (!object || actors.length === 0 || !/^(?:exchange|trade|swap|redeem|spend|buy|purchase)$/.test(verb)) return null
  const isEarned = (noun: string): boolean => plan.senses.get(noun) === 'points' || (!/^(?:buy|purchase)$/.test(verb) && currency.test(noun))
  const paid = beside.find(({ after, noun }) => after === 'with' && isEarned(noun))
  if (paid) return { ...ask, verb: 'redeem', kind: 'create', object: { ...object, own: false }, beside: [paid] }
  const got = isEarned(object.noun) ? beside.find(({ after }) => after === 'for' || after === 'on') : undefined
  const kit = got && (kindIn(plan, got.noun, got.light)?.kit ?? 'thing')
  return got && kit && (kit === 'thing' || /^(?:offer|event|place|machine)$/.test(kits[kit].group))
    ? { ...ask, verb: 'redeem', kind: 'create', object: { ...got, own: false }, beside: [{ ...object, after: 'with' }] }
    : null
}

/** The store of a game is what is bought there, as are its in-app purchases, and one in which stars are spent has rewards; null for any other thing. */
export function soldInGame({ things, domain, made }: Plan, { noun, plural }: Phrase): string | null {
  if (!plural && stocked.test(noun) && [...made].some((one) => currency.test(one))) return 'reward'
  if (noun !== 'in-app' && (plural || domain !== 'game' || !selling.test(noun))) return null
  return things.find(({ kit }) => kit === 'product' || kit === 'reward')?.noun ?? (noun === 'in-app' ? 'in-app item' : 'store item')
}
