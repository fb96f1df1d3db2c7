import { type KitName, kits } from '../lexicon/kits.ts'
import { into } from './folded.ts'
import type { Plan } from './plan.ts'
import type { Placed, Thing } from './thing.ts'

const haggling = /^(?:negotiate|bargain|haggle)$/
const offer = 'price offer'
/** "negotiate prices", "bargain": what somebody would pay, which whoever sells takes or turns down. */
export function bargained(one: Placed): Placed {
  const { verb, object, actors } = one.ask
  if (!haggling.test(verb) || actors.length === 0 || (object !== null && !/^(?:price|deal)$/.test(object.noun))) return one
  const said = object ?? { start: one.ask.start, end: one.ask.end, own: false }
  return { ...one, ask: { ...one.ask, verb: 'send', kind: 'create', object: { ...said, noun: offer, light: '', plural: true, own: false } } }
}

const priced: ReadonlySet<KitName> = new Set<KitName>([
  'product',
  'book',
  'used_car',
  'dish',
  'bake',
  'lot',
  'estate',
  'property',
  'hire',
  'hire_car',
  'machine',
])
const isGoods = ({ kit, noun }: Thing): boolean => priced.has(kit) && kits[kit].group === 'offer' && noun !== 'price'
/** A price is that of the goods which have it, where there are such: no service of its own. */
export function pricesOf(plan: Plan): void {
  const goods = plan.things.find(isGoods)
  const price = plan.things.find(({ kit, noun }) =>
    kit === 'service' ? /^price(?: list)?$/.test(noun) : kit === 'membership' && noun === 'pricing' && goods?.meant !== undefined,
  )
  if (!price || !goods || price.manages.size > 0) return
  Object.assign(price, { makes: [] })
  into(plan, price, goods)
}
