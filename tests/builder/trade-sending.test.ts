import { expect, test } from 'vitest'
import { act, createWorld, rowsOf } from '../../builder/accept/world.ts'
import { built, createOf, done, me, mine } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const orderOf = (words: string) => {
  const model = built(words)
  expect(flawsOf(model)).toEqual([])
  return { model, fields: model.entities.find(({ id }) => id === 'orders')?.fields.map(({ id, label }) => `${id}: ${label}`) ?? [] }
}

test('goods are sent to an address, and what is had online to none', () => {
  expect(orderOf('A shop for lamps. Users can browse lamps, add lamps to the cart and place orders.').fields).toContain('address: Delivery address')
  expect(orderOf('A site for courses with a shopping cart. Users can browse courses, add courses to the cart and place orders.').fields).toEqual([
    'number: Order number',
    'name: Name',
    'phone: Phone',
    'notes: Notes',
    'payment: Payment method',
    'card_number: Card number',
    'total: Total',
    'payment_status: Payment status',
    'ordered_on: Ordered on',
    'status: Status',
  ])
})

test('a restaurant with tables takes orders of its dishes at them', () => {
  const { model, fields } = orderOf('A restaurant point of sale system with functionalities for table management, orders and payments. Users can place orders.')
  expect(fields).toContain('address: Table')
  const start = createWorld(model)
  const [dish] = rowsOf(start, 'dishes')
  const [table] = rowsOf(start, 'tables')
  const cart = done(start, createOf(model, 'cart_items'), { item: dish?.id ?? '', quantity: '2' }).world
  const typed = { name: 'Ana', address: table?.id ?? '', payment: 'Cash' }
  const placed = act(cart, createOf(model, 'orders').id, null, typed, me)
  expect('refused' in placed ? placed.refused : mine(placed.world, 'orders')[0]?.values).toMatchObject({
    address: table?.id,
    total: 2 * Number(dish?.values.price),
  })
})
