import { describe, expect, it } from 'vitest'
import { act, createWorld, rowsOf, type World } from '../../builder/accept/world.ts'
import type { Action } from '../../builder/model.ts'
import type { Typed } from '../../builder/site.ts'
import { built, createOf, done, me, mine } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const acted = (...of: Parameters<typeof done>): World => done(...of).world
const sum = (world: World, entity: string, field: string): number => mine(world, entity).reduce((all, { values }) => all + Number(values[field]), 0)

describe('a wallet', () => {
  const model = built('A game site with a wallet. Users can top up their wallet, browse games, buy games and withdraw money.')
  const [topUp, order, withdrawal] = ['wallet_top_ups', 'orders', 'withdrawals'].map((entity) => createOf(model, entity)) as [Action, Action, Action]
  const card = { method: 'Card', card_number: '4242 4242 4242 4242' }
  const game = rowsOf(createWorld(model), 'games')[0]
  const by = model.entities.find(({ id }) => id === 'orders')?.fields.find(({ type }) => type === 'reference')?.id ?? ''
  const buy: Typed = { name: 'Ana', [by]: game?.id ?? '', quantity: '1' }
  it('is sound, and is topped up, spent and taken out of', () => {
    expect(flawsOf(model)).toEqual([])
    const price = Number(game?.values.price)
    const full = acted(createWorld(model), topUp, { ...card, amount: String(price + 10) })
    expect(sum(full, topUp.entity, 'amount')).toBe(price + 10)
    const bought = acted(full, order, buy)
    expect(sum(bought, topUp.entity, 'amount')).toBe(10)
    const out = acted(bought, withdrawal, { ...card, account_holder: 'Ana', amount: '4' })
    expect([sum(out, topUp.entity, 'amount'), mine(out, topUp.entity).map(({ values }) => values.name)]).toEqual([6, ['Withdrawal', 'Order', 'Top-up']])
    const cancel = model.actions.find(({ entity, name }) => entity === 'orders' && name === 'Cancel')?.id ?? ''
    const cancelled = act(out, cancel, mine(out, 'orders')[0] ?? null, {}, me)
    expect('refused' in cancelled ? cancelled.refused : sum(cancelled.world, topUp.entity, 'amount')).toBe(price + 6)
    expect(act(out, withdrawal.id, null, { ...card, account_holder: 'Ana', amount: '7' }, me)).toMatchObject({
      refused: expect.stringContaining('Your balance is 6'),
    })
  })
  it('says what it lacks where it does not cover an order', () => {
    expect(act(createWorld(model), order.id, null, buy, me)).toMatchObject({ refused: expect.stringContaining('Top up first') })
  })
})

describe('points', () => {
  const model = built('A mall. Users can log in, book services, earn points, view their point balance and redeem rewards with points.')
  const redemption = createOf(model, 'redemption_requests')
  const points = model.entities.find(({ fields, read }) => read === 'own' && fields[0]?.id === 'reason')?.id ?? ''
  it('are earned by a booking and go down by what they are redeemed for', () => {
    expect(flawsOf(model)).toEqual([])
    const booking = createOf(model, 'bookings')
    const service = rowsOf(createWorld(model), 'services')[0]
    const reference = (entity: string) => model.entities.find(({ id }) => id === entity)?.fields.find(({ type }) => type === 'reference')?.id ?? ''
    const reward = rowsOf(createWorld(model), 'rewards')[0]
    const typed = { name: 'Ana', [reference('redemption_requests')]: reward?.id ?? '' }
    expect(act(createWorld(model), redemption.id, null, typed, me)).toMatchObject({ refused: expect.stringContaining('not enough') })
    const booked = acted(createWorld(model), booking, { name: 'Ana', [reference('bookings')]: service?.id ?? '', date: '2999-01-01', time: '10:00' })
    expect(sum(booked, points, 'points')).toBe(10)
    const spent = acted(booked, redemption, typed)
    expect(sum(spent, points, 'points')).toBe(0)
    const left = rowsOf(spent, 'rewards').find(({ id }) => id === reward?.id)?.values.left
    expect(left).toBe(Number(reward?.values.left) - 1)
  })
})

it('a refund names the order and is approved or rejected', () => {
  const model = built('A shop. Users can browse products, place orders, request refunds and view refund status. The manager approves after-sales requests.')
  const refunds = model.entities.find(({ fields }) => fields.some(({ label }) => label === 'Wanted'))
  expect(refunds?.fields.map(({ label }) => label)).toEqual([
    'Reason',
    'Order',
    'Product',
    'Wanted',
    'Amount',
    'Details',
    'Picture',
    'Decided by',
    'Decided on',
    'Requested on',
    'Status',
  ])
  expect(refunds?.fields.find(({ label }) => label === 'Order')?.entity).toBe('orders')
  expect(refunds?.fields.find(({ label }) => label === 'Status')?.choices).toEqual(['Requested', 'Approved', 'Refunded', 'Rejected', 'Withdrawn'])
})

it('loan products have a rate, amounts and a term, and no stock', () => {
  const model = built('A loan site. Users can browse loan products and apply for loans.')
  expect(model.entities.find(({ id }) => id === 'loan_products')?.fields.map(({ label }) => label)).toEqual([
    'Name',
    'Type',
    'Interest rate',
    'Least amount',
    'Most amount',
    'Longest term',
    'Security',
    'Repaid',
    'Conditions',
  ])
})
