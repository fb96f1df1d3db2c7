import { describe, expect, it } from 'vitest'
import { act, createWorld, rowsOf, type World, wholeOf } from '../../builder/accept/world.ts'
import type { AppModel, Values } from '../../builder/model.ts'
import type { SiteRow } from '../../builder/site.ts'
import { built, createOf, done, me, mine } from '../support/acting.ts'

const noodles = built(
  'A noodle restaurant table ordering site. Guests browse the menu, choose spice level and extra toppings, send the order for their table number, and follow its status. Kitchen staff can mark dishes as cooking or ready, and the owner can edit the menu.',
)
const tea = built(
  'A bubble tea shop ordering site with sugar and ice level selection, topping selection, and pickup orders. Customers can log in, customize drinks, and place an order with a pickup time. Staff manage the menu.',
)
const fieldsOf = (model: AppModel, entity: string): readonly string[] => createOf(model, entity).fields
const row = (id: string, values: Values): SiteRow => ({ id, owner: null, created_at: 0, updated_at: 0, values })

describe('what is ordered at a table', () => {
  const world: World = (() => {
    const fresh = createWorld(noodles)
    return {
      ...fresh,
      rows: new Map(fresh.rows)
        .set('dishes', [row('ramen', { name: 'Ramen', price: 11 })])
        .set('toppings', [row('egg', { name: 'Fried egg', price: 1.5 })])
        .set('tables', [row('seven', { name: 'Table 7' })]),
    }
  })()
  const add = createOf(noodles, 'cart_items')
  it('is chosen with its spice and its topping, whose price counts', () => {
    expect(add.fields).toEqual(['item', 'spice_level', 'topping', 'quantity'])
    const hot = done(world, add, { item: 'ramen', spice_level: 'Hot', topping: 'egg', quantity: '2' })
    expect(mine(hot.world, 'cart_items').map(({ values }) => values)).toEqual([
      { item: 'ramen', spice_level: 'Hot', topping: 'egg', topping_price: 1.5, quantity: 2, price: 12.5, amount: 25 },
    ])
    const plain = done(world, add, { item: 'ramen', spice_level: 'Mild', topping: '', quantity: '1' })
    expect(mine(plain.world, 'cart_items')[0]?.values).toMatchObject({ price: 11, amount: 11 })
  })
  it('goes to a table rather than to an address, with all that was chosen', () => {
    const place = createOf(noodles, 'orders')
    const full = done(world, add, { item: 'ramen', spice_level: 'Hot', topping: 'egg', quantity: '1' }).world
    const typed = { name: 'Ada', table: 'seven', payment: 'Cash' }
    const without = act(full, place.id, null, { ...typed, table: '' }, me)
    expect('refused' in without && without.refused).toBe('Choose the table.')
    const ordered = done(full, place, typed)
    expect(rowsOf(ordered.world, 'orders').find(({ id }) => id === ordered.row)?.values).toMatchObject({ table: 'seven', total: 12.5 })
    expect(mine(ordered.world, 'order_lines')[0]?.values).toMatchObject({ spice_level: 'Hot', topping: 'egg' })
    expect(wholeOf(ordered.world, '/order', me, { row: ordered.row })).toContain('Spice level: Hot, Fried egg')
  })
  it('is cooking, ready and served, as the kitchen marks it', () => {
    const life = noodles.entities.find(({ id }) => id === 'orders')!.lifecycle!
    expect(life.transitions.map(({ name, to }) => `${name} > ${to}`)).toEqual([
      'Accept > Accepted',
      'Mark as cooking > Cooking',
      'Mark as ready > Ready',
      'Serve > Served',
      'Cancel > Cancelled',
    ])
    expect(noodles.entities.find(({ id }) => id === 'dishes')?.lifecycle).toBeUndefined()
  })
})

describe('what is ordered for pick-up', () => {
  it('has a day and a time, and no address', () => {
    expect(fieldsOf(tea, 'pickup_orders')).toEqual(['name', 'phone', 'pickup_on', 'pickup_at', 'notes', 'payment', 'card_number'])
    expect(tea.entities.find(({ id }) => id === 'pickup_orders')?.lifecycle?.transitions.map(({ to }) => to)).toEqual([
      'Accepted',
      'Preparing',
      'Ready',
      'Collected',
      'Cancelled',
    ])
  })
  it('is chosen by those who order it, and put on the menu by those who run the shop', () => {
    expect(fieldsOf(tea, 'cart_items')).toEqual(['item', 'sugar', 'ice', 'topping', 'quantity'])
    expect(tea.entities.map(({ id }) => id).toSorted()).toEqual(['cart_items', 'drinks', 'order_lines', 'pickup_orders', 'toppings'])
    expect(createOf(tea, 'drinks').role).toBe('staff')
  })
})
