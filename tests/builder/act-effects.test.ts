import { describe, expect, it } from 'vitest'
import { entitiesFor } from '../../builder/render/act/reads.ts'
import { attempt, errorsOf, items, row, trading } from '../support/trade-model.ts'

const cartLine = (id: string, item: string, quantity: number, price: number, owner = 'ada') =>
  row(id, { item, quantity, price, amount: quantity * price }, owner)
const order = (values: object, id = 'o1') =>
  row(id, { number: 'ORD-1001', payment: 'Card', card: '•••• 4242', total: 82.5, paid: 'Paid', day: '2026-12-01', status: 'Placed', ...values })

describe('a cart', () => {
  it('keeps the price of what is added, and what it comes to', () => {
    expect(attempt('add', { item: 'ball', quantity: 4 }, { carts: [] })).toEqual({
      kind: 'writes',
      row: 'new-1',
      writes: [{ kind: 'insert', entity: 'carts', row: 'new-1', owner: 'ada', values: { item: 'ball', quantity: 4, price: 2.5, amount: 10 } }],
    })
  })
  it('grows by what is added again, instead of having it twice', () => {
    expect(attempt('add', { item: 'ball', quantity: 4 }, { carts: [cartLine('c1', 'ball', 2, 2.5), cartLine('c2', 'ball', 9, 2.5, 'bob')] })).toEqual({
      kind: 'writes',
      row: 'c1',
      writes: [{ kind: 'update', entity: 'carts', row: 'c1', owner: 'ada', values: { quantity: 6, price: 2.5, amount: 15 } }],
    })
  })
  it('takes no more than there is, counting what is in it', () => {
    expect(errorsOf(attempt('add', { item: 'racket', quantity: 1 }, { carts: [cartLine('c1', 'racket', 2, 40)] }))).toEqual({
      quantity: 'There are only 2 of Racket left.',
    })
  })
  it('works out a changed quantity anew', () => {
    const line = cartLine('c1', 'ball', 2, 2.5)
    expect(attempt('change', { quantity: 3 }, {}, line)).toEqual({
      kind: 'writes',
      row: 'c1',
      writes: [{ kind: 'update', entity: 'carts', row: 'c1', owner: 'ada', values: { quantity: 3, price: 2.5, amount: 7.5 } }],
    })
  })
})

describe('an order', () => {
  const carts = [cartLine('c1', 'racket', 2, 40), cartLine('c2', 'ball', 1, 2.5), cartLine('c3', 'ball', 5, 2.5, 'bob')]
  it('takes the visitor’s own lines with it, their sum, a number, the day and the stock', () => {
    const before = [order({ number: 'ORD-1041' }), order({ number: 'other' }, 'o2')]
    expect(attempt('order', { payment: 'Card', card: '4242424242424242' }, { carts, orders: before, lines: [] })).toEqual({
      kind: 'writes',
      row: 'new-1',
      writes: [
        {
          kind: 'insert',
          entity: 'orders',
          row: 'new-1',
          owner: 'ada',
          values: { number: 'ORD-1042', payment: 'Card', card: '•••• 4242', total: 82.5, paid: 'Paid', day: '2026-12-03', status: 'Placed' },
        },
        { kind: 'insert', entity: 'lines', row: 'new-2', owner: 'ada', values: { item: 'racket', quantity: 2, price: 40, amount: 80, order: 'new-1' } },
        { kind: 'update', entity: 'items', row: 'racket', owner: null, values: { stock: 0 } },
        { kind: 'delete', entity: 'carts', row: 'c1' },
        { kind: 'insert', entity: 'lines', row: 'new-3', owner: 'ada', values: { item: 'ball', quantity: 1, price: 2.5, amount: 2.5, order: 'new-1' } },
        { kind: 'update', entity: 'items', row: 'ball', owner: null, values: { stock: 29 } },
        { kind: 'delete', entity: 'carts', row: 'c2' },
      ],
    })
  })
  it('of an empty cart is refused, also where somebody else’s has something', () => {
    expect(errorsOf(attempt('order', { payment: 'Cash' }, { carts: carts.slice(2), orders: [], lines: [] }))).toEqual({ '': 'Your cart is empty.' })
  })
  it('of more than is left is refused with the name of what is short, and of what is gone', () => {
    const pay = (stock: number) =>
      errorsOf(
        attempt('order', { payment: 'Cash' }, { carts, orders: [], lines: [], items: [row('racket', { name: 'Racket', price: 40, stock }, null), items[1]!] }),
      )
    expect([pay(1), pay(0)]).toEqual([{ '': 'There are only 1 of Racket left. Take fewer to go on.' }, { '': 'Racket is sold out. Remove it to go on.' }])
  })
  it('that is cancelled gives its stock back, and the money where it was paid', () => {
    const lines = [
      row('l1', { item: 'racket', quantity: 2, price: 40, amount: 80, order: 'o1' }),
      row('l2', { item: 'ball', quantity: 3, price: 1, amount: 3, order: 'o2' }),
    ]
    expect(attempt('cancel_order', {}, { lines }, order({}))).toEqual({
      kind: 'writes',
      row: 'o1',
      writes: [
        { kind: 'update', entity: 'orders', row: 'o1', owner: 'ada', values: order({ status: 'Cancelled', paid: 'Refunded' }).values },
        { kind: 'update', entity: 'items', row: 'racket', owner: null, values: { stock: 4 } },
      ],
    })
  })
  it('that is cancelled already is not cancelled again', () => {
    expect(errorsOf(attempt('cancel_order', {}, { lines: [] }, order({ status: 'Cancelled' })))).toEqual({
      '': '“cancel_order” is not possible: the order is Cancelled.',
    })
  })
})

it('a toggle makes one’s own row about another, and takes it away the next time', () => {
  const mine = row('f1', { item: 'ball' })
  const first = attempt('favourite', { item: 'ball' }, { favourites: [row('f2', { item: 'ball' }, 'bob')] })
  expect(first).toEqual({
    kind: 'writes',
    row: 'new-1',
    writes: [{ kind: 'insert', entity: 'favourites', row: 'new-1', owner: 'ada', values: { item: 'ball' } }],
  })
  expect(attempt('favourite', { item: 'ball' }, { favourites: [mine] })).toEqual({
    kind: 'writes',
    row: 'f1',
    writes: [{ kind: 'delete', entity: 'favourites', row: 'f1' }],
  })
})

it('names the entities whose rows an action reads', () => {
  expect(['add', 'order', 'cancel_order', 'book', 'favourite', 'cancel_booking', 'nothing'].map((id) => [id, entitiesFor(trading, id)])).toEqual([
    ['add', ['items', 'carts']],
    ['order', ['orders', 'carts', 'items']],
    ['cancel_order', ['lines', 'items']],
    ['book', ['bookings']],
    ['favourite', ['favourites']],
    ['cancel_booking', []],
    ['nothing', []],
  ])
})
