import type { KitName } from '../lexicon/kits.ts'
import { groupOf, type Thing } from './thing.ts'

const dealt: ReadonlySet<KitName> = new Set<KitName>(['product', 'dish', 'bake', 'stock'])
/** What is done with goods, which is noted of an order, a transfer or a shipment. */
const moving = /^(?:transfer|grab|ship|deliver|dispatch|settle|reconcile|redeem|restock|replenish|receive|trace)$/
/** What is done with those whom one deals with, which is noted of what is owed. */
const settling = /^(?:settle|reconcile)$/

/** Takes from goods, people and firms the steps that are those of a dealing with them: they go on being there. */
export function standing(things: readonly Thing[]): void {
  for (const thing of things) {
    const of = dealt.has(thing.kit) ? moving : groupOf(thing) === 'person' || thing.kit === 'organisation' ? settling : null
    if (of) thing.turns.splice(0, thing.turns.length, ...thing.turns.filter(({ verb }) => !of.test(verb)))
  }
}
