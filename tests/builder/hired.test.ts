import { describe, expect, it } from 'vitest'
import { createWorld, rowsOf } from '../../builder/accept/world.ts'
import { built, createOf, done } from '../support/acting.ts'

const model = built(
  'An instrument rental and sales website with a shopping cart. Users can log in, buy an instrument or rent it for a chosen number of months and view their orders. Administrators can manage instruments, stock, and orders.',
)

const goods = model.entities.find(({ singular }) => singular === 'instrument')!
const rent = goods.fields.find(({ label }) => label === 'Rent per month')!.id

describe('what is bought or else rented', () => {
  it('has a price for each month beside that to buy it, and a cart beside a page of rentals', () => {
    expect(goods.fields.filter(({ type }) => type === 'money').map(({ label }) => label)).toEqual(['Price', 'Rent per month', 'Deposit'])
    expect(createOf(model, goods.id).fields).toEqual(expect.arrayContaining(['price', rent]))
    expect(model.pages.map(({ title }) => title)).toEqual(expect.arrayContaining(['Cart', 'My rentals', 'Manage rentals']))
  })
  it('comes to its rent times the months, and is out of stock until it is back', () => {
    const world = createWorld(model)
    const [first] = rowsOf(world, 'instruments')
    const rented = done(world, createOf(model, 'rentals'), { item: first!.id, length: 3, starts_on: '2031-05-01' })
    const row = rowsOf(rented.world, 'rentals').find(({ id }) => id === rented.row)!
    expect([row.values.length, row.values.total, row.values.status]).toEqual([3, 3 * Number(first!.values[rent]), 'Requested'])
    const stockIn = (of: typeof world) => rowsOf(of, 'instruments').find(({ id }) => id === first!.id)!.values.in_stock
    const cancel = model.actions.find(({ entity, name }) => entity === 'rentals' && name === 'Cancel')!
    expect(
      [stockIn(world), stockIn(rented.world), stockIn(done(rented.world, cancel, {}, row).world)].map((left) => Number(left) - Number(first!.values.in_stock)),
    ).toEqual([0, -1, 0])
  })
  it('is refused for no month at all', () => {
    const world = createWorld(model)
    const item = rowsOf(world, 'instruments')[0]!.id
    expect(() => done(world, createOf(model, 'rentals'), { item, length: 0, starts_on: '2031-05-01' })).toThrow('Enter the months of at least 1.')
  })
})
