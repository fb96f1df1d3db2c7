import { lifecycleOf } from '../../compose/lifecycle.ts'
import type { Part } from '../../compose/pages.ts'
import { sampleMail } from '../../compose/sample-mail.ts'
import { kits } from '../../lexicon/kits.ts'
import { poolOf } from '../../lexicon/samples.ts'
import type { Entity, Field, Lifecycle, Value, Values } from '../../model.ts'
import { cardField, choice, date, money, number, priceOf, quantityField, reference, text } from './fields.ts'
import { fieldIn, withFields, withSeeds } from './parts.ts'
import type { Choices } from './served.ts'

/** What is sold, with a price and a number in stock. */
export function withPrice(goods: Entity, isStocked: boolean): Entity {
  const price = priceOf(goods)
  const wanted = [...(price ? [] : [money('price', 'Price')]), ...(isStocked && !stockOf(goods) ? [number('in_stock', 'In stock', { min: 0 })] : [])]
  if (wanted.length === 0)
    return withSeeds(goods, (seed, index) => (stockOf(goods) ? { ...seed, [stockOf(goods)!.id]: enough(seed, stockOf(goods)!.id, index) } : seed))
  return withSeeds(withFields(goods, wanted), (seed, index) => ({
    ...seed,
    ...(price ? {} : { price: 9 + ((index * 7) % 40) + 0.5 }),
    ...(wanted.some(({ id }) => id === 'in_stock') ? { in_stock: 4 + ((index * 5) % 21) } : {}),
  }))
}
/** Most of what is offered can be had. */
const enough = (seed: Values, field: string, index: number): number => {
  const kept = seed[field]
  return typeof kept === 'number' && (kept > 2 || index === 5) ? kept : 6 + index * 3
}
export const stockOf = (entity: Entity): Field | undefined =>
  entity.fields.find(
    ({ type, label }) => type === 'number' && /^(?:in stock|stock|left|quantity|inventory|stock quantity|seats left|copies available)$/i.test(label),
  )

const lineFields = (goods: Entity, { fields }: Choices): Field[] => [
  reference('item', titleCase(goods.singular), goods.id),
  ...fields,
  { ...quantityField(), max: 99 },
  money('price', 'Price'),
  money('amount', 'Amount'),
]
const titleCase = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

export const cartEntity = (id: string, goods: Entity, choices: Choices): Entity => ({
  id,
  singular: 'cart item',
  plural: 'cart items',
  title: 'item',
  fields: lineFields(goods, choices),
  read: 'own',
  write: 'anyone',
  seeds: [],
})

type Wares = 'goods' | 'food' | 'table' | 'fetched' | 'online'
const lives: Readonly<Record<Wares, string>> = {
  goods: 'Placed; Confirm: Placed > Confirmed; Ship: Confirmed > Shipped; Deliver: Shipped > Delivered; Cancel: Placed, Confirmed > Cancelled',
  food: 'Placed; Accept: Placed > Accepted; Prepare: Accepted > Preparing; Hand over: Preparing > On its way; Deliver: On its way > Delivered; Cancel: Placed, Accepted > Cancelled',
  table:
    'Placed; Accept: Placed > Accepted; Prepare: Accepted > Preparing; Mark as ready: Preparing > Ready; Serve: Ready > Served; Cancel: Placed, Accepted > Cancelled',
  fetched:
    'Placed; Accept: Placed > Accepted; Prepare: Accepted > Preparing; Mark as ready: Preparing > Ready; Hand over: Ready > Collected; Cancel: Placed, Accepted > Cancelled',
  online: 'Placed; Confirm: Placed > Confirmed; Complete: Placed, Confirmed > Completed; Cancel: Placed, Confirmed > Cancelled',
}

/** Where a rider grabs what somebody else cooks. */
const grabbed =
  'Placed; Accept: Placed > Accepted; Grab: Accepted > Grabbed; Pick up: Grabbed > On its way; Deliver: On its way > Delivered; Cancel: Placed, Accepted > Cancelled'
/** Steps that the usual way of an order has, or takes in. */
const usual: Readonly<Record<Wares, RegExp>> = {
  goods: /^(?:ship|receive|deliver|confirm|cancel)$/,
  food: /^(?:accept|grab|prepare|hand over|pick up|deliver|cancel|complete|take|confirm|receive)$/,
  table: /^(?:accept|cook|prepare|ready|serve|deliver|cancel|complete|take|confirm|receive)$/,
  fetched: /^(?:accept|prepare|ready|hand over|pick up|collect|cancel|complete|take|confirm|receive)$/,
  online: /^(?:confirm|complete|cancel)$/,
}

/** The states of an order: those of a shop where the words name none of their own. */
export function orderLife(part: Part | undefined, wares: Wares, role: string | undefined): { field: Field; lifecycle: Lifecycle } | null {
  const told = part?.made.entity.lifecycle
  const field = part?.made.entity.fields.find(({ id }) => id === told?.field)
  const turns = part?.made.thing.turns ?? []
  const isUsual = part?.made.thing.states.length === 0 && turns.every(({ verb }) => usual[wares].test(verb))
  if (!isUsual && part && told && field && (turns.length > 1 || part.made.thing.states.some(({ whole }) => whole))) return { field, lifecycle: told }
  const isCooked = part?.made.thing.states.some(({ names }) => names.some((name) => /^cooking$/i.test(name)))
  const usualWay = isCooked ? lives[wares].replaceAll('Preparing', 'Cooking').replace('Prepare:', 'Mark as cooking:') : lives[wares]
  const way = wares === 'food' && turns.some(({ verb }) => verb === 'grab') ? grabbed : usualWay
  const life = lifecycleOf({ ...kits.order, life: way }, part?.made.thing ?? { noun: 'order', turns: [], states: [] })
  if (!life) return null
  const putBy = (to: string) => told?.transitions.find((one) => one.to === to && (isUsual || one.name.startsWith('Mark as')))?.role
  const steps = life.lifecycle.transitions.map((step) =>
    putBy(step.to) !== undefined ? { ...step, role: putBy(step.to)! } : role !== undefined && !/^Cancel/.test(step.name) ? { ...step, role } : step,
  )
  return { field: life.field, lifecycle: { ...life.lifecycle, transitions: steps } }
}

interface OrderOptions {
  readonly id: string
  readonly singular: string
  readonly plural: string
  readonly extras: readonly Field[]
  readonly methods: readonly string[]
  readonly life: { field: Field; lifecycle: Lifecycle } | null
  /** What says at which table it is had, where it is sent to no address. */
  readonly table?: Field | undefined
}
export const orderEntity = ({ id, singular, plural, extras, methods, life, table }: OrderOptions): Entity => ({
  id,
  singular,
  plural,
  title: 'number',
  fields: [
    text('number', 'Order number'),
    text('name', 'Name', true),
    ...(table ? [table] : []),
    { id: 'phone', label: 'Phone', type: 'phone', required: table === undefined },
    ...(table ? [] : [text('address', 'Delivery address', true)]),
    ...extras
      .filter(({ id: one }) => !['number', 'name', 'phone', 'address', 'payment', 'total', 'payment_status', 'ordered_on', 'status', table?.id].includes(one))
      .slice(0, 6),
    { id: 'notes', label: 'Notes', type: 'long_text', required: false },
    choice('payment', 'Payment method', methods, true),
    cardField,
    money('total', 'Total'),
    choice('payment_status', 'Payment status', ['Unpaid', 'Paid', 'Refunded']),
    date('ordered_on', 'Ordered on'),
    ...(life ? [life.field] : []),
  ],
  read: 'own',
  write: 'anyone',
  ...(life ? { lifecycle: life.lifecycle } : {}),
  seeds: [],
})
export const linesEntity = (id: string, goods: Entity, orders: Entity, choices: Choices): Entity => ({
  id,
  singular: 'order line',
  plural: 'order lines',
  title: 'item',
  fields: [...lineFields(goods, choices), reference('order', titleCase(orders.singular), orders.id)],
  read: 'own',
  write: 'managed',
  seeds: [],
})

const people = ['Ana Duarte', 'Tom Becker', 'Mei Lin', 'Jonas Weber', 'Priya Nair']
const streets = ['12 Harbour Street', '48 Mill Lane', '5 Station Road', '31 Park Row', '9 Old Market']

/** What customers write with an order, and enter beside what every order has. */
export function enteredIn(orders: Entity, name: string, index: number): Values {
  const notes = poolOf('notes')
  const entered = orders.fields.flatMap(({ id, type, choices }): [string, Value][] => {
    if (id === 'notes') return index % 2 === 0 ? [[id, notes[index % notes.length]!]] : []
    if (id === 'payment' || id === 'payment_status' || id === orders.lifecycle?.field) return []
    if (type === 'choice' && choices) return [[id, choices[index % choices.length]!]]
    if (type === 'email') return [[id, sampleMail(name)]]
    // Two days after the order, of which each is a day older than the one before it.
    return type === 'date' && id !== 'ordered_on' ? [[id, index < 2 ? `+${1 - index}d` : `-${index - 1}d`]] : []
  })
  return Object.fromEntries(entered)
}

/** A few orders that could be real, each with one or two lines; the newest first. */
export function sampleOrders(orders: Entity, goods: Entity, methods: readonly string[], choices: Choices): { orders: Entity['seeds']; lines: Entity['seeds'] } {
  const price = priceOf(goods)?.id ?? 'price'
  const path = orders.lifecycle
    ? [orders.lifecycle.initial, ...orders.lifecycle.transitions.filter(({ name }) => !/^Cancel/.test(name)).map(({ to }) => to)]
    : []
  const count = goods.seeds.length
  const lines: Values[] = []
  const rows = people.map((name, index): Values => {
    const own = count === 0 ? [] : [...new Set([index % count, ...(index % 2 === 0 ? [(index + 3) % count] : [])])]
    let total = 0
    own.forEach((item, at) => {
      const chosen = choices.sample(index + at, Number(goods.seeds[item]?.[price] ?? 10))
      const each = Number(chosen.price ?? goods.seeds[item]?.[price] ?? 10)
      const quantity = 1 + ((index + at) % 2)
      const amount = Math.round(each * quantity * 100) / 100
      total += amount
      lines.push({ ...chosen, item, quantity, price: each, amount, order: index })
    })
    const method = methods[index % Math.min(2, methods.length)] ?? 'Card'
    return {
      number: `ORD-${1000 + people.length - index}`,
      name,
      phone: `+1 555 010 ${String(1120 + index * 17)}`,
      ...(fieldIn(orders, 'address')
        ? { address: streets[index]! }
        : { table: fieldIn(orders, 'table')?.type === 'reference' ? index % 4 : 1 + ((index * 3) % 9) }),
      payment: method,
      card_number: method === 'Card' ? '•••• 4242' : null,
      total: Math.round(total * 100) / 100,
      payment_status: method === 'Card' || index > 3 ? 'Paid' : 'Unpaid',
      ordered_on: `-${index + 1}d`,
      ...(orders.lifecycle ? { [orders.lifecycle.field]: path[Math.min(index, path.length - 1)] ?? orders.lifecycle.initial } : {}),
    }
  })
  return { orders: rows.map((row) => ({ ...row })), lines: lines.map((row) => ({ ...row })) }
}
