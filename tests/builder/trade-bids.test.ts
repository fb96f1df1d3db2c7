import { expect, test } from 'vitest'
import { act, createWorld, rowsOf } from '../../builder/accept/world.ts'
import { built, createOf, done, me } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const model = built('An auction site. Users can list items for auction and place bids on items. Users can view items.')
const bid = createOf(model, 'bids')
const start = createWorld(model)
const lot = rowsOf(start, 'items')[0]
const typed = (amount: number) => ({ item: lot?.id ?? '', bidder: 'Ana', amount: String(amount) })
const most = Math.max(Number(lot?.values.starting_price), Number(lot?.values.highest_bid ?? 0))

test('a bid is higher than those before it, and the lot says which is the highest', () => {
  expect(flawsOf(model)).toEqual([])
  expect(act(start, bid.id, null, typed(most), me)).toMatchObject({ refused: expect.stringContaining('Bid more than') })
  const { world } = done(start, bid, typed(most + 10))
  expect(rowsOf(world, 'items').find(({ id }) => id === lot?.id)?.values.highest_bid).toBe(most + 10)
  expect(act(world, bid.id, null, typed(most + 5), me)).toMatchObject({ refused: expect.stringContaining('Bid more than') })
})

test('the highest bid is no field of the form in which items are listed', () => {
  expect(createOf(model, 'items').fields).not.toContain('highest_bid')
})
