import type { KitName } from '../lexicon/kits.ts'
import { keep, kindIn, type Plan } from './plan.ts'
import type { Placed } from './thing.ts'

/** What people have of their own before they come to a site. */
export const owned: ReadonlySet<KitName> = new Set<KitName>(['pet', 'vehicle', 'plant'])
const most = 12

/** "book a trip for their pets": those are kept too, each by whom it belongs to. */
export function ownBeside(plan: Plan, placed: readonly Placed[]): void {
  for (const one of placed) {
    const phrase = one.ask.kind === 'create' && one.ask.actors.length > 0 ? one.ask.beside.find(({ own, after }) => own && after === 'for') : undefined
    const kind = phrase ? kindIn(plan, phrase.noun, phrase.light) : null
    if (!phrase || !kind || !owned.has(kind.kit) || plan.things.length >= most || plan.things.some(({ kit }) => kit === kind.kit)) continue
    const thing = keep(plan, kind)
    thing?.makes.push({ verb: 'add', role: one.role, about: '' })
    if (thing) thing.own = true
  }
}
