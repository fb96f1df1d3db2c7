import { describe, expect, it } from 'vitest'
import { attempt, errorsOf, items, row } from '../support/trade-model.ts'

const booking = (id: string, values: Readonly<Record<string, string | number | null>>, owner = 'bob') =>
  row(id, { court: 'A', date: '2026-12-24', until: null, time: null, people: null, status: 'Booked', ...values }, owner)

describe('a time that one other may have', () => {
  const taken = { bookings: [booking('b1', { time: '10:00' })] }
  const book = (typed: object, rows = taken) => errorsOf(attempt('book', { court: 'A', date: '2026-12-24', time: '10:00', ...typed }, rows))
  it('is refused at the field where another can be chosen', () => expect(book({})).toEqual({ time: 'This time is taken.' }))
  it('is free at another time, on another day and on another court', () =>
    expect([book({ time: '11:00' }), book({ date: '2026-12-25' }), book({ court: 'B' })]).toEqual(['writes', 'writes', 'writes']))
  it('is free again once it is cancelled', () => expect(book({}, { bookings: [booking('b1', { time: '10:00', status: 'Cancelled' })] })).toBe('writes'))
  it('cannot be in the past', () => expect(book({ date: '2026-12-02' })).toEqual({ date: 'Choose today or later.' }))
  it('can be today', () => expect(book({ date: '2026-12-03' })).toBe('writes'))
})

describe('a stay', () => {
  const stay = (date: string, until: string, court = 'A', rows = { bookings: [booking('b1', { date: '2026-12-10', until: '2026-12-14' })] }) =>
    errorsOf(attempt('stay', { court, date, until }, rows))
  it.each([
    ['2026-12-08', '2026-12-11'],
    ['2026-12-11', '2026-12-12'],
    ['2026-12-13', '2026-12-20'],
    ['2026-12-10', '2026-12-14'],
  ])('from %s to %s crosses the one that is there', (date, until) => expect(stay(date, until)).toEqual({ date: 'These days are taken.' }))
  it('begins on the day on which another ends, and ends where another begins', () =>
    expect([stay('2026-12-14', '2026-12-16'), stay('2026-12-08', '2026-12-10')]).toEqual(['writes', 'writes']))
  it('elsewhere is free', () => expect(stay('2026-12-10', '2026-12-14', 'B')).toBe('writes'))
  it('ends after it begins, on another day', () =>
    expect([stay('2026-12-20', '2026-12-19'), stay('2026-12-20', '2026-12-20')]).toEqual([
      { until: 'Leave after you come.' },
      { until: 'Leave after you come.' },
    ]))
})

describe('a room for ten', () => {
  const join = (people: number) =>
    errorsOf(
      attempt(
        'join',
        { court: 'A', date: '2026-12-24', people },
        { bookings: [booking('b1', { people: 7 }), booking('b2', { people: 9, status: 'Cancelled' })] },
      ),
    )
  it('takes as many as are left, and says how many that is', () => expect([join(3), join(4)]).toEqual(['writes', { people: 'There is room for 3.' }]))
})

describe('stock', () => {
  const add = (quantity: number, rows = {}) => errorsOf(attempt('add', { item: 'racket', quantity }, rows))
  it('covers what is taken, or says what is left of what', () => expect([add(2), add(3)]).toEqual(['writes', { quantity: 'There are only 2 of Racket left.' }]))
  it('has no limit where none is kept', () => expect(add(50, { items: [row('racket', { name: 'Racket', price: 40, stock: null }, null)] })).toBe('writes'))
  it('of an item that is not there cannot be had', () =>
    expect(errorsOf(attempt('add', { item: 'nothing', quantity: 1 }))).toEqual({ item: 'Choose one of the list.' }))
})

describe('a card', () => {
  const cart = { carts: [row('c1', { item: 'ball', quantity: 1, price: 2.5, amount: 2.5 })], orders: [], lines: [], items }
  const pay = (card: string, payment = 'Card') => errorsOf(attempt('order', { payment, card }, cart))
  it.each([
    ['', 'Enter a card number, for example the sandbox’s 4242 4242 4242 4242.'],
    ['4242 4242 4242 4241', 'Check the card number: its digits do not add up.'],
    ['1234', 'Check the card number: its digits do not add up.'],
    ['4000 0000 0000 0002', 'The card was declined. Nothing was paid; try another card.'],
  ])('%j is refused', (card, sentence) => expect(pay(card)).toEqual({ card: sentence }))
  it('that can be one is accepted, and none is needed where it is not chosen', () =>
    expect([pay('4242-4242-4242-4242'), pay('', 'Cash')]).toEqual(['writes', 'writes']))
})
