import { expect, it } from 'vitest'
import { act, createWorld, rowsOf, type World } from '../../builder/accept/world.ts'
import { built, createOf, done, me } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const errands = built(
  'Please implement a campus errand website. Users can browse errand services, place orders for selected services, make payments, and view transaction records.',
)
const order = { name: 'Ana', errand_service: '', offer: '', quantity: '2' }

it('a payment is of an order, takes its total, marks it as paid once, and is among the transactions', () => {
  expect(flawsOf(errands)).toEqual([])
  const pay = createOf(errands, 'payments')
  const place = createOf(errands, 'orders')
  const by = errands.entities.find(({ id }) => id === 'payments')?.fields.find(({ type }) => type === 'reference')
  expect([by?.entity, pay.fields]).toEqual(['orders', ['order', 'method', 'card_number', 'note']])
  let world = createWorld(errands)
  const service = rowsOf(world, 'errand_services')[0]
  const what = errands.entities.find(({ id }) => id === 'orders')?.fields.find(({ type }) => type === 'reference')?.id ?? ''
  const placed = done(world, place, { ...order, [what]: service?.id ?? '' })
  const made = (of: World) => rowsOf(of, 'orders').find(({ id }) => id === placed.row)?.values
  expect(made(placed.world)?.payment_status).toBe('Unpaid')
  const before = rowsOf(placed.world, 'transactions').length
  const typed = { [by?.id ?? '']: placed.row, method: 'Card', card_number: '4242 4242 4242 4242' }
  const paid = done(placed.world, pay, typed)
  world = paid.world
  expect(rowsOf(world, 'payments').find(({ id }) => id === paid.row)?.values.amount).toBe(Number(service?.values.price) * 2)
  expect(made(world)?.payment_status).toBe('Paid')
  const transactions = rowsOf(world, 'transactions')
  expect(transactions.length).toBe(before + 1)
  expect(transactions.some(({ values }) => values.amount === Number(service?.values.price) * 2 && values.type === 'Payment')).toBe(true)
  expect(act(world, pay.id, null, typed, me)).toMatchObject({ refused: expect.stringContaining('is paid already') })
})

it('where invoices are sent, a payment is of an invoice', () => {
  const model = built('A platform for photographers. Users can create and send invoices, confirm bookings and make payments.')
  const by = model.entities.find(({ id }) => id === 'payments')?.fields.find(({ type }) => type === 'reference')
  expect(by?.entity).toBe('invoices')
})

it('what is paid at the checkout is a payment of the order, which goes back where the order is cancelled', () => {
  const shop = built('An online store. Users can browse products, add products to the cart, place orders and make payments. Administrators can manage orders.')
  expect(flawsOf(shop)).toEqual([])
  expect(shop.entities.find(({ singular }) => singular === 'payment')?.fields.map(({ id, type }) => `${id}:${type}`)).toEqual([
    'order:reference',
    'amount:money',
    'method:choice',
    'paid_on:date',
    'status:choice',
  ])
  const world = createWorld(shop)
  const [product] = rowsOf(world, 'products')
  const added = done(world, createOf(shop, 'cart_items'), { item: product?.id ?? '', quantity: '2' })
  const ordering = { name: 'Ana', phone: '+1 555 0101', address: '1 Mill Lane', payment: 'Card', card_number: '4242 4242 4242 4242' }
  const placed = done(added.world, createOf(shop, 'orders'), ordering)
  const paid = (of: World) => rowsOf(of, 'payments').filter(({ values }) => values.order === placed.row)
  const total = Number(product?.values.price) * 2
  expect(paid(placed.world).map(({ values, owner }) => [values.amount, values.method, values.status, owner])).toEqual([[total, 'Card', 'Paid', me.id]])
  const order = rowsOf(placed.world, 'orders').find(({ id }) => id === placed.row)
  const cancel = shop.actions.find(({ entity, name }) => entity === 'orders' && name === 'Cancel')
  const back = done(placed.world, cancel!, {}, order!)
  expect(paid(back.world).map(({ values }) => [values.amount, values.status])).toEqual([[total, 'Refunded']])
})
