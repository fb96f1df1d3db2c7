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
const taking: ReadonlySet<KitName> = new Set<KitName>(['booking', 'loan', 'order', 'signup'])
/** "book a class, see the total price": what is booked, ordered or rented. */
function takenIn({ things }: Plan): Thing | undefined {
  const all = things.filter(({ kit }) => taking.has(kit))
  const named = all.flatMap(({ about }) => [...about])
  const isOffered = ({ kit, noun }: Thing): boolean => kits[kit].group !== 'person' && noun !== 'price'
  return (
    things.find((thing) => named.includes(thing.noun) && isOffered(thing)) ??
    (all.length > 0
      ? things.find((thing) => isOffered(thing) && (/^(?:offer|place|machine)$/.test(kits[thing.kit].group) || thing.kit === 'trade_item'))
      : undefined)
  )
}
/** "deposit calculation", "see the deposit": a sum that nobody is said to pay by itself. */
const isReckoned = ({ kit, noun, makes, manages, asks }: Thing): boolean =>
  kit === 'payment' &&
  /^(?:security |rental )?deposit$/.test(noun) &&
  makes.length + manages.size === 0 &&
  asks.every(({ ask }) => /^(?:see|view|check|show|calculate)$/.test(ask.verb))
const due = /^(?:deposit|fee|rent|bill|fine|membership|tuition|parking|ticket)(?: fee)? payment$/
/** "deposit payment" in a list of functions: whoever owes it pays. */
export function paidByThem({ things }: Plan): void {
  for (const { kit, noun, makes, manages, asks } of things)
    if (kit === 'payment' && due.test(noun) && makes.length + manages.size === 0 && asks.every(({ ask }) => ask.nominal))
      makes.push({ verb: 'pay', role: '', about: '' })
}

/** A price is that of the goods which have it, where there are such, else of what is booked: no service of its own. */
export function pricesOf(plan: Plan): void {
  const goods = plan.things.find(isGoods) ?? takenIn(plan)
  const deposit = plan.things.find(isReckoned)
  if (deposit && goods) into(plan, deposit, goods)
  const whole = goods?.fields.findIndex(({ id }) => id === 'total_price') ?? -1
  if (goods && whole !== -1 && takenIn(plan) === goods) goods.fields.splice(whole, 1)
  const price = plan.things.find(({ kit, noun }) =>
    kit === 'service' ? /^price(?: list)?$/.test(noun) : kit === 'membership' && noun === 'pricing' && goods?.meant !== undefined,
  )
  if (!price || !goods || price.manages.size > 0) return
  Object.assign(price, { makes: [] })
  into(plan, price, goods)
}
