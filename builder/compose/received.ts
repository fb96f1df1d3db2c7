import { kits } from '../lexicon/kits.ts'
import type { Plan } from './plan.ts'
import type { Placed, Thing } from './thing.ts'

const sent: ReadonlySet<Thing['kit']> = new Set<Thing['kit']>(['order', 'purchase_order', 'sales_order', 'shipment', 'delivery'])
/** "confirm receipt": of what was ordered, which has then come; no receipt of its own. */
export function received({ things }: Plan, one: Placed): Placed {
  const { verb, object, actors, nominal } = one.ask
  if (verb !== 'confirm' || actors.length === 0 || nominal || object === null || object.noun !== 'receipt' || object.plural) return one
  const order = things.findLast(({ kit }) => sent.has(kit))
  const isSold = things.some(({ kit }) => kits[kit].group === 'offer' || kit === 'payment')
  if (!order && !isSold) return one
  return { ...one, ask: { ...one.ask, verb: 'receive', kind: 'transition', object: { ...object, noun: order?.noun ?? 'order', plural: true } } }
}
