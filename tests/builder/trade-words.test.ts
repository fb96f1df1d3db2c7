import { describe, expect, it } from 'vitest'
import { checkCreate, checkStep } from '../../builder/accept/checks.ts'
import { act, createWorld, pageOf, rowsOf, type World } from '../../builder/accept/world.ts'
import { compose } from '../../builder/compose/compose.ts'
import type { Action, AppModel } from '../../builder/model.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { demoAccount } from '../../builder/render/account/who.ts'
import type { Typed, Visitor } from '../../builder/site.ts'
import { flawsOf } from '../support/integrity.ts'

const built = (words: string): AppModel => compose(readBrief(words)).model
const actionBy = ({ actions }: AppModel, is: (action: Action) => boolean): Action => {
  const found = actions.find(is)
  if (!found) throw new Error('The site has no such action.')
  return found
}
const me = { id: 'you', role: null }
const done = (world: World, action: string, typed: Typed, by: Visitor = me): { readonly world: World; readonly row: string } => {
  const answer = act(world, action, null, typed, by)
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}
const text = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('a shop', () => {
  const model = built(
    'Please implement an online shop. Users can browse products, add products to the shopping cart, check out, pay online and view their orders.',
  )
  const goods = model.entities.find(({ id }) => id === 'products')
  const path = (kind: string) => model.pages.find(({ blocks }) => blocks.some((block) => block.kind === kind))?.path ?? ''
  it('is sound, and says of each clause that it is built', () => {
    expect(flawsOf(model)).toEqual([])
    expect(model.requirements.map(({ status }) => status)).toEqual(model.requirements.map(() => 'built'))
  })
  it('offers each product for the cart, and orders what is in it', () => {
    let world = createWorld(model)
    const [first] = rowsOf(world, 'products')
    const add = actionBy(model, ({ name }) => name === 'Add to cart')
    const place = actionBy(model, ({ name }) => name === 'Place order')
    expect(pageOf(world, '/products', me)).toContain(`/_actions/${add.id}"`)
    world = done(world, add.id, { item: first?.id ?? '', quantity: '2' }).world
    expect(text(pageOf(world, path('cart'), me))).toContain(String(first?.values.name))
    const placed = done(world, place.id, {
      name: 'Ana',
      phone: '+1 555 010 0199',
      address: '1 Main Street',
      payment: 'Card',
      card_number: '4242 4242 4242 4242',
    })
    const order = rowsOf(placed.world, place.entity).find(({ id }) => id === placed.row)
    expect([order?.values.number, order?.values.total, order?.values.payment_status, order?.values.card_number]).toEqual([
      'ORD-1006',
      Number(first?.values.price) * 2,
      'Paid',
      '•••• 4242',
    ])
    expect(text(pageOf(placed.world, path('receipt'), me, { row: placed.row }))).toContain('ORD-1006')
    const left = goods?.fields.find(({ label }) => label === 'In stock')?.id ?? ''
    expect(rowsOf(placed.world, 'products').find(({ id }) => id === first?.id)?.values[left]).toBe(Number(first?.values[left]) - 2)
  })
  it('leaves the cart with a way to the shop, and the checkout with a sentence, where there is nothing in it', () => {
    const world = createWorld(model)
    expect([text(pageOf(world, path('cart'), me)), text(pageOf(world, path('checkout'), me))].map((page) => page.includes('Your cart is empty'))).toEqual([
      true,
      true,
    ])
  })
})

describe('bookings', () => {
  const model = built('Please implement a clinic website. Patients can view doctors, book appointments with doctors and cancel appointments.')
  const book = actionBy(model, ({ kind, guards }) => kind === 'create' && (guards ?? []).some((guard) => guard.kind === 'unique'))
  it('can be made once for a time, and the time is shown as taken', () => {
    const world = createWorld(model)
    expect(checkCreate(world, book)).toEqual({ passed: true, what: expect.stringContaining('confirmed') })
    const entity = model.entities.find(({ id }) => id === book.entity)
    const by = entity?.fields.find(({ type }) => type === 'reference')
    const doctor = rowsOf(world, by?.entity ?? '')[0]?.id ?? ''
    const typed = { name: 'Ana', [by?.id ?? '']: doctor, date: '2031-03-04', time: '10:00', phone: '+1 555 010 0199' }
    const first = done(world, book.id, typed)
    expect(act(first.world, book.id, null, typed, { id: 'other', role: null })).toEqual({ refused: 'This time is taken already. Choose another one.' })
    const page = model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'slots'))?.path ?? ''
    const shown = text(pageOf(first.world, page, { id: 'other', role: null }, { [`set.${by?.id}`]: doctor, 'set.date': '2031-03-04' }))
    expect([shown.includes('10:00 taken'), shown.includes('09:00 free')]).toEqual([true, true])
  })
  it('are free again when they are cancelled', () => {
    const cancel = actionBy(model, ({ kind, name, entity }) => kind === 'transition' && name === 'Cancel' && entity === book.entity)
    expect(checkStep(createWorld(model), cancel).passed).toBe(true)
  })
})

describe('stock', () => {
  const model = built('Please implement a warehouse management system. Users can view inventory, perform inbound and outbound operations and query stock.')
  const inside = { ...me, account: demoAccount(model.accounts!, me.id) }
  const ways = model.actions.filter(({ kind, effects }) => kind === 'create' && (effects ?? []).some((effect) => effect.kind === 'add'))
  it('goes up by what comes in and down by what goes out, never below none', () => {
    expect(ways.map(({ name }) => name).length).toBeGreaterThan(1)
    const world = createWorld(model)
    const [into, out] = [actionBy(model, ({ entity }) => entity === 'inbound_records'), actionBy(model, ({ entity }) => entity === 'outbound_records')]
    const field = model.entities.find(({ id }) => id === into.entity)?.fields.find(({ id }) => id === 'item')
    const [item] = rowsOf(world, field?.entity ?? '')
    const now = (of: World) => Number(rowsOf(of, field?.entity ?? '').find(({ id }) => id === item?.id)?.values.quantity)
    const more = done(world, into.id, { item: item?.id ?? '', quantity: '5' }, inside).world
    const less = done(more, out.id, { item: item?.id ?? '', quantity: '7' }, inside).world
    expect([now(more) - now(world), now(less) - now(more)]).toEqual([5, -7])
    expect(act(less, out.id, null, { item: item?.id ?? '', quantity: '900' }, inside)).toEqual({ refused: expect.stringContaining('Take out fewer.') })
  })
})

it('a price is worked out by the rates on the page', () => {
  const model = built('Please implement a moving service website. Users place orders and the system calculates the freight.')
  const quote = actionBy(model, ({ name }) => name === 'Calculate price')
  const made = done(createWorld(model), quote.id, { distance: '100', weight: '40', service: 'Express' })
  expect(rowsOf(made.world, 'quotes')[0]?.values.price).toBe((15 + 100 * 0.8 + 40 * 0.25) * 1.5)
  expect(text(pageOf(made.world, '/freight-calculator', me, { done: quote.id, row: made.row }))).toContain('$157.50')
})

it('a book is lent while there is a copy, and its loan can be renewed', () => {
  const model = built('Please implement a library website. Readers can search books and borrow books and return books. Administrators can manage books.')
  const borrow = actionBy(model, ({ guards }) => (guards ?? []).some((guard) => guard.kind === 'enough'))
  const renew = actionBy(model, ({ name }) => name.startsWith('Renew'))
  expect([checkCreate(createWorld(model), borrow).passed, renew.effects]).toEqual([true, [{ kind: 'later', from: 'until', days: 14, to: 'until' }]])
})

it('what goes into a cart is ordered, whatever it is, and the order asks what the words collect', () => {
  const { entities } = built(
    'A ticketing website. Users can add tickets to their cart and proceed to checkout. At checkout the website should collect the full name, email address, and phone number.',
  )
  const orders = entities.find(({ id }) => id === 'orders')
  expect(entities.map(({ plural }) => plural)).toEqual(['tickets', 'cart items', 'events', 'orders', 'order lines', 'payments'])
  expect(orders?.fields.map(({ label }) => label).slice(0, 5)).toEqual(['Order number', 'Name', 'Phone', 'Email address', 'Notes'])
})
