import { kitField } from '../../compose/field.ts'
import type { Part } from '../../compose/pages.ts'
import { referredIn } from '../../compose/practised.ts'
import { additionsIn } from '../../lexicon/at-work.ts'
import type { Action, Effect, Entity, Field, Values } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { cardGuard, isLater, methodsIn, paidBy, priceOf } from './fields.ts'
import { goodsOf, orderedAs, sold, withoutGoods } from './goods.ts'
import {
  actionsOn,
  changeActions,
  changeBlocks,
  claimWhere,
  createOn,
  entityIn,
  manager,
  newActionId,
  newEntityId,
  partsOf,
  putActions,
  putEntity,
  textOf,
  withoutFields,
} from './parts.ts'
import { isFetched } from './picked-up.ts'
import { isHadOnline } from './sending.ts'
import { type Choices, choicesOf, isAtTable, isTable, isWay, noChoices, tableFor } from './served.ts'
import { cartEntity, enteredIn, linesEntity, orderEntity, orderLife, sampleOrders, stockOf, withPrice } from './shop-entities.ts'
import { type ShopIds, shopPages } from './shop-pages.ts'

/** Lists of what is sold tell the price and the stock that it has since. */
const priceShown = (draft: Draft, goods: Entity, before: Entity): Draft => {
  const added = goods.fields.filter(({ id }) => !before.fields.some((field) => field.id === id)).map(({ id }) => id)
  return added.length === 0
    ? draft
    : changeBlocks(draft, (block) =>
        block.kind === 'list' && block.entity === goods.id
          ? [{ ...block, fields: [...added, ...block.fields], ...(block.sorts.length > 0 && { sorts: [...block.sorts, ...added] }) }]
          : [block],
      )
}

/** A shop: a cart, a checkout, orders with lines, numbers and totals, and stock that goes down and comes back. */
export function shop(draft: Draft): Draft {
  const part = goodsOf(draft)
  if (!part) return draft
  const words = textOf(draft)
  const isFood = part.made.thing.kit === 'dish'
  const isOnline = isHadOnline(draft, part.made.thing)
  const table = isFood && isAtTable(draft) ? tableFor(draft) : undefined
  const methods = methodsIn(words, isFood ? ['Cash'] : isOnline ? [] : ['Cash on delivery'])
  const before = orderedAs(draft, part)
  const isApart = before === undefined && partsOf(draft, 'order').length > 0
  const priced = withPrice(entityIn(draft, part.made.entity.id)!, part.made.thing.kit === 'product')
  const choices = isFood ? choicesOf(draft, priced) : noChoices
  const goods = withoutFields(
    priced,
    choices.fields.map(({ id }) => id),
  )
  let next = priceShown(putEntity(isApart ? withoutGoods(draft, goods) : draft, goods), goods, part.made.entity)
  const cart = cartEntity(partsOf(draft, 'cart')[0]?.made.entity.id ?? newEntityId(next, 'cart_items'), goods, choices)
  next = changeActions(next, cart.id, () => null)
  next = putEntity(next, cart)
  const role = before?.acts.change.find(({ kind, role: who }) => kind === 'transition' && who !== undefined)?.role ?? manager(next)?.id
  const practised = practisedOf(draft, before, goods)
  const bare = orderEntity({
    id: before?.made.entity.id ?? newEntityId(next, 'orders'),
    singular: before?.made.entity.singular ?? (isApart ? 'product order' : 'order'),
    plural: before?.made.entity.plural ?? (isApart ? 'product orders' : 'orders'),
    extras: [
      ...[before, partsOf(draft, 'cart')[0]]
        .flatMap((one) => one?.made.thing.fields ?? [])
        .filter(
          ({ type, id }) =>
            ['text', 'long_text', 'choice', 'date', 'time', 'email', 'image'].includes(type) &&
            !/product|item|price|amount|quantity|status|payment|order|id$/.test(id),
        )
        .filter((field) => !(isFood && isWay(field)) && !(table && isTable(field))),
      ...practised.filter((field) => !(table && isTable(field))),
    ],
    methods,
    life: orderLife(before, table ? 'table' : isOnline ? 'online' : isFetched(draft) ? 'fetched' : isFood ? 'food' : 'goods', role),
    table,
  })
  const lines = linesEntity(newEntityId(putEntity(next, bare), 'order_lines'), goods, bare, choices)
  const samples = sampleOrders(bare, goods, methods, choices)
  const orders: Entity = {
    ...bare,
    seeds: samples.orders.map((seed, index) => ({
      ...enteredIn(bare, String(seed.name ?? ''), index),
      ...wishedIn(before, bare, index),
      ...practisedIn(next, before, bare, index),
      ...seed,
    })),
  }
  next = putEntity(putEntity(next, orders), { ...lines, seeds: samples.lines })
  const maker = before?.acts.create?.role
  const kept = practised.flatMap(({ id }) => (before?.made.asked.includes(id) ? [] : [id]))
  const rules = { draft: next, goods, cart, orders, lines, methods, kept, choices, ...(maker !== undefined && { maker }) }
  const ids = { ...cartActions(rules), ...orderActions(rules) }
  next = putActions(
    changeActions(next, orders.id, (one) => keptOrderAction(one, orders, ids.place.id, role, kept)),
    [ids.add, ids.change, ids.remove, ids.place, ...ids.steps],
  )
  const pages = shopPages(next, { goods, cart, orders, lines, ids, part })
  return isApart ? pages : claimsOf(pages)
}

/** What the practices that the site is of keep of an order, beside what is in it. */
function practisedOf(draft: Draft, before: Part | undefined, goods: Entity): readonly Field[] {
  if (!before) return []
  const parts = additionsIn(draft.plan.practices, before.made.thing.noun).map(kitField)
  const ids = new Set(parts.map(({ field }) => field.id).filter((id) => !/product|item|price|quantity/.test(id)))
  const referred = referredIn(before.made.thing, draft.plan.things, draft.plan.practices)
  const practised = draft.parts
    .filter(({ made: { thing, entity } }) => entity.id !== goods.id && !sold.includes(thing.kit) && referred.includes(thing))
    .map(({ made }) => made.entity.id)
  const told = new Set(before.made.thing.fields.map(({ id }) => id))
  return before.made.entity.fields.slice(1).filter(({ id, entity }) => !told.has(id) && (entity === undefined ? ids.has(id) : practised.includes(entity)))
}
/** Sample values of what the words have whoever orders say beside. */
function wishedIn(before: Part | undefined, orders: Entity, index: number): Values {
  const rows = before?.made.entity.seeds ?? []
  const seed = rows[index % Math.max(1, rows.length)] ?? {}
  const said =
    before?.made.thing.fields.filter(({ id, type }) => type !== 'date' && orders.fields.some((field) => field.id === id && field.type === type)) ?? []
  return Object.fromEntries(said.flatMap(({ id }) => (seed[id] === undefined ? [] : [[id, seed[id]]])))
}
/** Sample values of what practices keep of an order. */
function practisedIn(draft: Draft, before: Part | undefined, orders: Entity, index: number): Values {
  return Object.fromEntries(
    orders.fields.flatMap(({ id, type, entity }): [string, Values[string]][] => {
      const texts = before?.made.examples?.get(id)
      const rows = entity === undefined ? 0 : (entityIn(draft, entity)?.seeds.length ?? 0)
      return type === 'reference' && rows > 0 ? [[id, index % rows]] : type === 'text' && texts ? [[id, texts[index % texts.length]!]] : []
    }),
  )
}

interface Rules {
  readonly draft: Draft
  readonly goods: Entity
  readonly cart: Entity
  readonly orders: Entity
  readonly lines: Entity
  readonly methods: readonly string[]
  readonly choices: Choices
  /** Fields that whoever orders is not asked for. */
  readonly kept: readonly string[]
  readonly maker?: string
}

function cartActions({ draft, goods, cart, maker, choices }: Rules): Pick<ShopIds, 'add' | 'change' | 'remove'> {
  const stock = stockOf(goods)
  const guards: Action['guards'] = stock
    ? [{ kind: 'enough', by: 'item', field: stock.id, amount: 'quantity', text: 'There are only {left} of {title} left. Take fewer.' }]
    : []
  const worked: Effect[] = [
    { kind: 'copy', by: 'item', field: priceOf(goods)?.id ?? 'price', to: 'price' },
    ...choices.costs,
    { kind: 'multiply', fields: ['quantity', 'price'], to: 'amount' },
  ]
  const own = { entity: cart.id, ...(maker !== undefined && { role: maker }) }
  return {
    add: {
      ...own,
      id: newActionId(draft, 'add_to_cart'),
      name: 'Add to cart',
      kind: 'create',
      fields: ['item', ...choices.asked, 'quantity'],
      guards,
      effects: [{ kind: 'merge', fields: ['item', ...choices.asked], add: 'quantity' }, ...worked],
      confirmation: 'Added to the cart: {title}.',
    },
    change: {
      ...own,
      id: newActionId(draft, 'change_quantity'),
      name: 'Change quantity',
      kind: 'update',
      fields: ['quantity'],
      guards,
      effects: worked,
      confirmation: 'Quantity of {title} is now {quantity}.',
    },
    remove: {
      ...own,
      id: newActionId(draft, 'remove_from_cart'),
      name: 'Remove from cart',
      kind: 'delete',
      fields: [],
      confirmation: 'Removed from the cart.',
    },
  }
}

function orderActions({ draft, goods, cart, orders, lines, methods, kept, maker }: Rules): Pick<ShopIds, 'place' | 'steps'> {
  const stock = stockOf(goods)
  const known = createOn(draft, orders.id)
  const place: Action = {
    id: known?.id ?? newActionId(draft, 'place_order'),
    name: 'Place order',
    kind: 'create',
    entity: orders.id,
    ...(maker !== undefined && { role: maker }),
    fields: orders.fields
      .map(({ id }) => id)
      .filter((id) => ![...kept, 'number', 'total', 'payment_status', 'ordered_on', orders.lifecycle?.field].includes(id)),
    guards: [cardGuard('payment')],
    effects: [
      { kind: 'number', field: 'number', prefix: 'ORD' },
      { kind: 'today', field: 'ordered_on' },
      {
        kind: 'collect',
        from: cart.id,
        into: lines.id,
        by: 'order',
        sum: 'amount',
        total: 'total',
        stock: stock ? { by: 'item', field: stock.id, amount: 'quantity' } : null,
        text: 'Your cart is empty. Add something to it first.',
      },
      ...paidBy('payment', methods, 'payment_status', 'Paid', 'Unpaid'),
      { kind: 'mask', field: 'card_number' },
    ],
    confirmation: methods.every(isLater) ? 'Order {title} placed, {total} in all.' : 'Order {title} placed, {total} in all. No money moved: this is a sandbox.',
  }
  const back: Effect[] = [
    ...(stock ? [{ kind: 'each', of: lines.id, by: 'order', to: 'item', field: stock.id, amount: 'quantity', sign: 1 } as const] : []),
    { kind: 'put', field: 'payment_status', value: 'Refunded', when: { field: 'payment_status', is: 'Paid' } },
  ]
  const steps = (orders.lifecycle?.transitions ?? []).map((step): Action => {
    const same = actionsOn(draft, orders.id).find((one) => one.kind === 'transition' && one.transition === step.id)
    return {
      id: same?.id ?? newActionId(draft, `${step.id}_${orders.id}`.slice(0, 40)),
      name: step.name,
      kind: 'transition',
      entity: orders.id,
      ...(step.role ? { role: step.role } : {}),
      fields: [],
      transition: step.id,
      ...(/^(?:cancel|reject|refund)/i.test(step.name) ? { effects: back } : {}),
      confirmation: `Order {title} is now ${step.to.toLowerCase()}.`,
    }
  })
  return { place, steps }
}

/** Those who run the shop put an order's words right; its number, lines and sums stay as they were ordered. */
function keptOrderAction(action: Action, orders: Entity, place: string, role: string | undefined, kept: readonly string[]): Action | null {
  if (action.id === place) return action
  if (action.kind === 'transition') return orders.lifecycle?.transitions.some(({ id }) => id === action.transition) ? action : null
  if (action.kind === 'create' || role === undefined) return null
  return {
    ...action,
    role,
    fields:
      action.kind === 'update'
        ? ['name', 'phone', ...['address', 'table'].filter((id) => orders.fields.some((field) => field.id === id)), ...kept, 'notes']
        : [],
  }
}

function claimsOf(draft: Draft): Draft {
  const at = (kind: string) => draft.model.pages.find(({ blocks }) => blocks.some((block) => block.kind === kind))?.path ?? '/'
  const ordered = claimWhere(
    draft,
    /\b(?:check ?out|pay|payments?|settle|settlement|place (?:an )?orders?|buy|purchase|order (?:products?|goods|items|food|dish|meal))\b/,
    at('cart'),
  )
  return claimWhere(
    claimWhere(ordered, /\b(?:cart|basket)\b/, at('cart')),
    /\b(?:track|check|view) (?:the |their |my )?(?:order|delivery|shipping|logistics)\b/,
    at('order_steps'),
  )
}
