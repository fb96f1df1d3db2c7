import { listBlock, type Part } from '../../compose/pages.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, BlockOf, Entity, Page } from '../../model.ts'
import { pathOf } from '../../render/trade/order-steps.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { sandboxText } from './fields.ts'
import { addPage, changeBlocks, changePages, isDetailOf, listPage, manager } from './parts.ts'

export interface ShopIds {
  readonly add: Action
  readonly change: Action
  readonly remove: Action
  readonly place: Action
  readonly steps: readonly Action[]
}
export interface Shop {
  readonly goods: Entity
  readonly cart: Entity
  readonly orders: Entity
  readonly lines: Entity
  readonly ids: ShopIds
  readonly part: Part
}
const line = { item: 'item', quantity: 'quantity', price: 'price', amount: 'amount' } as const
/** Where an order is had and when, and what else its words tell of it. */
const toldOf = ({ fields, lifecycle }: Entity): string[] => fields.map(({ id }) => id).filter((id) => !usual.has(id) && id !== lifecycle?.field)
const usual = new Set(['number', 'name', 'phone', 'address', 'notes', 'payment', 'card_number', 'total', 'payment_status', 'ordered_on'])
const shownOf = (orders: Entity): string[] => [
  'name',
  ...toldOf(orders).slice(0, 3),
  'ordered_on',
  'total',
  'payment_status',
  ...(orders.lifecycle ? [orders.lifecycle.field] : []),
]

/** The pages of a shop: cart, checkout, one's orders with their receipts, and those of who runs it. */
export function shopPages(draft: Draft, shop: Shop): Draft {
  const { goods, orders } = shop
  const store = (listPage(draft, goods.id) ?? listPage(draft, goods.id, manager(draft)?.id))?.path ?? null
  const own = withOrderPages(withoutOld(draft, shop), shop)
  const mine = listPage(own, orders.id)?.path ?? null
  const checkout = addPage(own, {
    title: 'Checkout',
    navigation: null,
    blocks: (id) => [
      {
        kind: 'checkout',
        id: id('checkout'),
        heading: '',
        action: shop.ids.place.id,
        cart: { entity: shop.cart.id, ...line },
        text: sandboxText,
        orders: mine,
        shop: store,
      },
    ],
  })
  return pointed(withCart(checkout.draft, shop, { checkout: checkout.path, shop: store }), shop, store, mine)
}

/** Forms and lists of the cart and the orders as they stood before there was a shop. */
function withoutOld(draft: Draft, { cart, orders, ids }: Shop): Draft {
  const pages = draft.model.pages.filter((page) => !isDetailOf(page, cart.id))
  const rest = changeBlocks({ ...draft, model: { ...draft.model, pages } }, (block) => {
    if (block.kind === 'form' && block.action === ids.place.id) return []
    if (block.kind === 'list' && block.entity === cart.id) return []
    if (block.kind === 'list' && block.entity === orders.id) return [orderList(block, orders, ids)]
    return [block]
  })
  return rest
}

function orderList(block: BlockOf<'list'>, orders: Entity, ids: ShopIds): Block {
  const fields = shownOf(orders).filter((id) => block.scope === 'all' || id !== 'name')
  const steps = ids.steps.filter((step) => block.scope === 'all' || step.role === undefined).map(({ id }) => id)
  const kept = block.actions.filter((id) => !ids.steps.some((step) => step.id === id) && block.scope === 'all')
  return {
    ...block,
    layout: 'table',
    fields,
    filters: ['payment_status', ...(orders.lifecycle ? [orders.lifecycle.field] : [])],
    sorts: ['total', 'ordered_on'],
    actions: [...steps, ...kept],
    empty: 'There are no orders here yet. What you order appears here.',
  }
}

function withCart(draft: Draft, { cart, ids }: Shop, to: { readonly checkout: string; readonly shop: string | null }): Draft {
  const block = (id: string): Block => ({
    kind: 'cart',
    id,
    heading: '',
    entity: cart.id,
    ...line,
    change: ids.change.id,
    remove: ids.remove.id,
    checkout: to.checkout,
    shop: to.shop,
    empty: 'Your cart is empty. Add something to it and it appears here.',
  })
  const known = draft.model.pages.find(
    (page) => page.path !== '/' && /^\/(?:my-)?(?:shopping-)?(?:carts?|basket)(?:-|$)/.test(page.path) && page.role === undefined,
  )
  if (known)
    return changePages(draft, (page) =>
      page.id === known.id ? { ...page, title: 'Cart', navigation: 'Cart', blocks: [block(newBlockId(draft, 'cart'))] } : page,
    )
  return addPage(draft, { title: 'Cart', navigation: 'Cart', blocks: (id) => [block(id('cart'))] }).draft
}

function withOrderPages(draft: Draft, shop: Shop): Draft {
  const { orders, lines, part } = shop
  const receipt = (id: (wanted: string) => string): Block[] => [
    ...(orders.lifecycle
      ? [{ kind: 'order_steps' as const, id: id('order_steps'), heading: 'Progress', entity: orders.id, steps: [...pathOf(orders.lifecycle)] }]
      : []),
    {
      kind: 'receipt',
      id: id('receipt'),
      heading: 'Receipt',
      entity: orders.id,
      fields: [
        'ordered_on',
        'name',
        ...['address', 'table'].filter((id) => orders.fields.some((field) => field.id === id)),
        'payment',
        'card_number',
        'payment_status',
      ],
      total: 'total',
      lines: { entity: lines.id, by: 'order', ...line },
      text: sandboxText,
    },
  ]
  const steps = shop.ids.steps.map(({ id }) => id)
  const isKnown = draft.model.pages.some((page) => isDetailOf(page, orders.id))
  let next = changePages(draft, (page): Page => {
    if (!isDetailOf(page, orders.id)) return page
    const { role: _, ...open } = page
    const [head] = page.blocks
    const first =
      head?.kind === 'detail'
        ? [
            {
              ...head,
              fields: [...toldOf(orders), 'phone', 'notes', ...(orders.lifecycle ? [orders.lifecycle.field] : [])],
              actions: [...new Set([...steps, ...head.actions])],
              related: [],
            },
          ]
        : []
    return { ...open, blocks: [...first, ...receipt((wanted) => newBlockId(draft, wanted))] }
  })
  const source: Part = { made: { ...part.made, entity: orders, thing: { ...part.made.thing, kit: 'order' } }, acts: { create: null, change: [] } }
  const list = (scope: 'all' | 'mine'): Block => {
    const made = listBlock(source, next.taken, {
      heading: scope === 'mine' ? `Your ${orders.plural}` : capital(orders.plural),
      scope,
      layout: 'table',
      actions: [],
    })
    return orderList(made, orders, shop.ids)
  }
  if (!isKnown)
    next = addPage(next, {
      title: capital(orders.singular),
      navigation: null,
      blocks: (id) => [
        {
          kind: 'detail',
          id: id('order_detail'),
          heading: capital(orders.singular),
          entity: orders.id,
          fields: ['name', ...toldOf(orders), 'phone', ...(orders.fields.some(({ id }) => id === 'address') ? ['address'] : []), 'payment_status'],
          actions: steps,
          related: [],
        },
        ...receipt(id),
      ],
    }).draft
  if (!listPage(next, orders.id)) next = addPage(next, { title: `My ${orders.plural}`, navigation: `My ${orders.plural}`, blocks: () => [list('mine')] }).draft
  const runs = manager(next)
  if (runs && !listPage(next, orders.id, runs.id))
    next = addPage(next, { title: `Manage ${orders.plural}`, navigation: `Manage ${orders.plural}`, role: runs.id, blocks: () => [list('all')] }).draft
  return next
}

/** What led to the form of an order leads to the shop now. */
function pointed(draft: Draft, { goods, orders }: Shop, store: string | null, mine: string | null): Draft {
  return changeBlocks(draft, (block) => {
    if (block.kind !== 'hero' || store === null) return [block]
    const label = `Shop ${goods.plural}`.slice(0, 60)
    return [{ ...block, primary: { label, page: store }, secondary: mine === null ? block.secondary : { label: `My ${orders.plural}`, page: mine } }]
  })
}
