import { expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const cars = built(
  'A classic car marketplace. Sellers list a car with make, model year and price. Buyers make an offer on a car. The administrator accepts or declines offers.',
)

it('the other offers for the same are declined once one is accepted, and the thing is given to it', () => {
  const accept = cars.actions.find(({ entity, name }) => entity === 'offers' && name === 'Accept')
  expect(accept?.effects).toEqual(
    expect.arrayContaining([
      { kind: 'all', of: 'offers', by: 'car', via: 'car', field: 'status', value: 'Declined', from: ['Open'] },
      { kind: 'set', by: 'car', field: 'status', value: 'Reserved', from: ['For sale'] },
    ]),
  )
})
it('a customer takes as many quotations as there are', () => {
  const trade = built('A trading company. Staff send quotations to customers, and customers accept or reject quotations.')
  expect(trade.actions.filter(({ entity, effects }) => /quotation/.test(entity) && effects?.some(({ kind }) => kind === 'all'))).toEqual([])
})
