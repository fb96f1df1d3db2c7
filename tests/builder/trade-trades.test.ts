import { expect, test } from 'vitest'
import { act, createWorld, rowsOf, type World } from '../../builder/accept/world.ts'
import { apart, built, createOf, done, me, mine } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const words =
  'A bitcoin transaction website with functionalities for deposit, withdrawal, and trading. Users can browse bitcoin prices, deposit and withdraw money, and buy and sell bitcoins.'
const model = built(words)
const [deposit, withdrawal, trade] = ['deposits', 'withdrawals', 'trades'].map((entity) => createOf(model, entity))
const card = { method: 'Card', card_number: '4242 4242 4242 4242' }
const balance = (world: World): number => mine(world, 'deposits').reduce((all, { values }) => all + Number(values.amount), 0)

test('sample trades are called by what they trade, at its price', () => {
  const start = createWorld(model)
  const assets = new Map(rowsOf(start, 'bitcoin_prices').map(({ id, values }) => [id, values]))
  const told = rowsOf(start, 'trades').map(({ values }) => [values.title, values.price])
  expect(told).toEqual(
    rowsOf(start, 'trades').map(({ values }) => [`${values.side} ${assets.get(String(values.asset))?.name}`, assets.get(String(values.asset))?.price]),
  )
})

test('a trade comes to a total, a buy is covered by what was deposited and taken off it, a sell is added', () => {
  expect(flawsOf(model)).toEqual([])
  expect([deposit?.name, withdrawal?.name, trade?.fields.includes('price')]).toEqual(['Deposit money', 'Withdraw money', false])
  const start = createWorld(model)
  const by = trade!.fields.find((id) => id === 'asset')!
  const asset = rowsOf(start, model.entities.find(({ id }) => id === 'trades')!.fields.find(({ id }) => id === by)!.entity!)[0]!
  const each = Number(asset.values.price)
  const buy = { title: 'Mine', [by]: asset.id, side: 'Buy', amount: '2' }
  expect(act(start, trade!.id, null, buy, me)).toMatchObject({ refused: expect.stringContaining('Deposit first') })
  const full = done(start, deposit!, { ...card, amount: String(each * 3) }).world
  const bought = done(full, trade!, buy).world
  expect([balance(full), mine(bought, 'trades')[0]?.values.total, balance(bought)]).toEqual([each * 3, each * 2, each])
  const sold = done(apart(bought, 'first'), trade!, { ...buy, side: 'Sell', amount: '1' }).world
  expect(balance(sold)).toBe(each * 2)
  expect(act(sold, withdrawal!.id, null, { ...card, account_holder: 'Ana', amount: String(each * 2 + 1) }, me)).toMatchObject({
    refused: expect.stringContaining('Your balance is'),
  })
})
