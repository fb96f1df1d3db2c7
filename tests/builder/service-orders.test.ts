import { expect, test } from 'vitest'
import { act, createWorld, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import { flawsOf } from '../support/integrity.ts'
import { siteOf } from '../support/visitor-words.ts'

const model = siteOf(
  'A home repair platform with merchant registration, user ordering and a mall system. Users can log in, browse home services, place orders for selected services and view order information. Merchants publish home services and manage orders.',
)
const entity = (singular: string) => model.entities.find((one) => one.singular === singular)!

test('a service is ordered by a form of its own at its price, and products by the cart', () => {
  expect(flawsOf(model)).toEqual([])
  const [orders, bought] = [entity('order'), entity('product order')]
  const references = (id: string) => model.entities.find((one) => one.id === id)!.fields.flatMap((field) => field.entity ?? [])
  expect([references(orders.id), references(bought.id)]).toEqual([['merchants', 'home_services'], []])
  const place = model.actions.find(({ kind, entity: of }) => kind === 'create' && of === orders.id)!
  const world = createWorld(model)
  const service = rowsOf(world, 'home_services')[0]!
  const by = orders.fields.find((field) => field.entity === 'home_services')!.id
  const ordered = act(
    world,
    place.id,
    null,
    { name: 'Ana Silva', [by]: service.id, quantity: '2', phone: '+1 512 555 0184', address: '3 Mill Lane', date: '2026-03-04', time: '10:00' },
    visitorOf(model, 'ana', null),
  )
  if ('refused' in ordered) throw new Error(ordered.refused)
  expect(rowsOf(ordered.world, orders.id).find(({ id }) => id === ordered.row)!.values.total).toBe(2 * Number(service.values.price))
  const pages = model.pages.filter(({ role, navigation }) => role === undefined && navigation !== null).map(({ title }) => title)
  expect(pages.filter((title) => /orders|cart/i.test(title))).toEqual(['My orders', 'My product orders', 'Cart'])
})
