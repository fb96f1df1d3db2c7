import { describe, expect, it } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf, type World, withRow } from '../../builder/accept/world.ts'
import { apart, built, createOf, done, me, mine } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('a portfolio of what is traded', () => {
  const model = built('A stock trading simulation. Users can browse stocks, buy and sell stocks, view their portfolio and view trading history.')
  const trade = createOf(model, 'trades')
  const place = model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'holdings'))!
  const start = createWorld(model)
  const share = rowsOf(start, 'stock')[0]!
  const at = (world: World, price: number) => withRow(world, 'stock', { ...share, values: { ...share.values, price } })
  const order = (side: string, amount: string) => ({ title: 'Mine', asset: share.id, side, amount })
  const held = (world: World): string => textOf(pageOf({ ...world, pages: new Map() }, place.path, visitorOf(model, me.id, null)))

  it('is no table that somebody fills in, and stands in the menu by its name', () => {
    expect(flawsOf(model)).toEqual([])
    expect([place.navigation, model.entities.map(({ id }) => id)]).toEqual(['Portfolio', ['stock', 'trades']])
    expect(trade.name).toBe('Place trade')
  })
  it('is what was bought without what was sold, at the price of the day, with what was gained', () => {
    expect(held(start)).toContain('You hold nothing yet.')
    const bought = done(at(start, 10), trade, order('Buy', '5')).world
    const sold = done(apart(at(bought, 14), 'first'), trade, order('Sell', '2')).world
    expect(held(sold)).toContain(`${String(share.values.name)} 3 $10.00 $14.00 $42.00 +$12.00`)
    expect(held(at(sold, 9))).toContain('$27.00 −$3.00')
  })
  it('is all that can be sold', () => {
    const bought = done(at(start, 10), trade, order('Buy', '5')).world
    expect(act(bought, trade.id, null, order('Sell', '6'), me)).toMatchObject({ refused: expect.stringContaining('You hold 5 of it') })
    expect(act(bought, trade.id, null, order('Sell', '1'), { id: 'eve', role: null })).toMatchObject({ refused: expect.stringContaining('You hold 0 of it') })
  })
})

it('an investment takes the return of its product, and says what it comes to', () => {
  const model = built(
    'An investment platform. Users can browse investment products, invest in products and view their holdings. The administrator manages products.',
  )
  expect(flawsOf(model)).toEqual([])
  const invest = createOf(model, 'investments')
  expect([invest.name, model.entities.map(({ id }) => id)]).toEqual(['Add investment', ['investment_products', 'investments']])
  const world = createWorld(model)
  const product = rowsOf(world, 'investment_products')[0]!
  const back = Number(product.values.expected_return)
  const kept = mine(done(world, invest, { name: 'For later', product: product.id, amount: '200' }).world, 'investments')[0]
  expect([kept?.values.return, kept?.values.value]).toEqual([back, Math.round(200 * (1 + back / 100) * 100) / 100])
})
