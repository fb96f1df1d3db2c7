import { describe, expect, it } from 'vitest'
import { createWorld, rowsOf } from '../../builder/accept/world.ts'
import { built, createOf, done } from '../support/acting.ts'

describe('the stock of a shop', () => {
  const model = built(
    'An instrument shop with a shopping cart. Users can browse instruments, buy them and view their orders. Administrators can manage instruments, stock, and orders.',
  )
  const goods = model.entities.find(({ singular }) => singular === 'instrument')!
  it('is that of what it sells, on their page and in the form that keeps them', () => {
    expect(model.entities.map(({ plural }) => plural).toSorted()).toEqual(['cart items', 'instrument categories', 'instruments', 'order lines', 'orders'])
    expect(goods.fields.map(({ label }) => label)).toContain('In stock')
    expect(createOf(model, goods.id).fields).toContain('in_stock')
    const details = model.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'detail' && block.entity === goods.id ? [block.fields] : [])))
    expect(details.map((fields) => fields.includes('in_stock'))).toEqual([true])
  })
  it('falls by what is bought, and no more is sold than there is', () => {
    const world = createWorld(model)
    const [first] = rowsOf(world, goods.id)
    const left = Number(first!.values.in_stock)
    const filled = done(world, createOf(model, 'cart_items'), { item: first!.id, quantity: 2 }).world
    const place = createOf(model, 'orders')
    const typed = { name: 'Ana Silva', phone: '+1 555 010 0199', address: '4 Mill Lane', payment: 'Cash on delivery' }
    const sold = done(filled, place, typed).world
    expect(rowsOf(sold, goods.id).find(({ id }) => id === first!.id)!.values.in_stock).toBe(left - 2)
    expect(() => done(world, createOf(model, 'cart_items'), { item: first!.id, quantity: left + 1 })).toThrow(`${left}`)
  })
  it('is watched where the goods are managed, with the lowest that there is to be of each', () => {
    const watched = built(
      'An instrument shop with a shopping cart. Users can browse instruments and buy them. Administrators can manage instruments and stock, and see those with low stock.',
    )
    const fields = watched.entities.find(({ singular }) => singular === 'instrument')!.fields.map(({ label }) => label)
    expect(fields).toEqual(expect.arrayContaining(['In stock', 'Lowest stock']))
    expect(watched.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'stock' ? [block.low] : [])))).toEqual(['lowest_stock'])
  })
})
