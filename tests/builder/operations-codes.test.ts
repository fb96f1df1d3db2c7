import { expect, test } from 'vitest'
import { act, createWorld, rowsOf } from '../../builder/accept/world.ts'
import { modelFrom } from '../support/described-model.ts'

const me = { id: 'you', role: null, name: '' } as never
const words =
  'Please implement an online store for a tea importer. Customers can browse teas, add teas to a cart, apply a discount code, check out and track the status of their orders. Shopkeepers can add teas.'

function orderWith(code: string) {
  const model = modelFrom(words)
  const world = createWorld(model)
  const [add, place] = ['Add to cart', 'Place order'].map((name) => model.actions.find((one) => one.name === name)!)
  const goods = model.entities.find(({ id }) => id === 'teas')!
  const [row] = rowsOf(world, goods.id)
  const filled = act(world, add!.id, null, { item: row!.id, quantity: '1' }, me)
  if ('refused' in filled) throw new Error(filled.refused)
  const values = { name: 'Zoe', phone: '+1 555 0100', address: '1 Mill Lane', payment: 'Card', card_number: '4242 4242 4242 4242', discount_code: code }
  const done = act(filled.world, place!.id, null, values, me)
  if ('refused' in done) return done.refused
  const order = rowsOf(done.world, place!.entity).find(({ id }) => id === done.row)
  return [Number(row!.values.price), Number(order?.values.total)]
}

test('a discount code takes its percentage off the order', () => {
  const [price, total] = orderWith('welcome10') as number[]
  expect(total).toBe(Math.round(price! * 90) / 100)
})
test('an order without a code costs what its goods cost', () => {
  const [price, total] = orderWith('') as number[]
  expect(total).toBe(price)
})
test('a code that is not known is refused', () => {
  expect(orderWith('NOSUCH')).toContain('This code is not known')
})
test('what is applied is a code and no application', () => {
  expect(modelFrom(words).entities.map(({ id }) => id)).not.toContain('discount_code_applications')
})
