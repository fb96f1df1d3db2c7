import { describe, expect, it, test } from 'vitest'
import { act, createWorld, rowsOf } from '../../builder/accept/world.ts'
import { methodsIn, scanning } from '../../builder/complete/trade/fields.ts'
import type { AppModel } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import { built, createOf, done, me } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const shop = built('An online shop for tea where customers add products to the cart, check out and pay by scanning a QR code. Administrators manage orders.')
const cinema = built('A cinema website where visitors browse tickets, book tickets and scan to pay. Managers manage tickets.')
const games = built(
  'A game platform where users browse games, place orders for games and scan and pay. It has payment, order management and game management functions.',
)

function pageOf(model: AppModel, path: string, world: ReturnType<typeof createWorld>, query: Record<string, string> = {}): string {
  const rows = Object.fromEntries(model.entities.map(({ id }) => [id, rowsOf(world, id)]))
  return renderPage(model, { path, query, base: '', visitor: me, roles: [], rows, today: '2026-01-05', badge: false }).html
}
const placedIn = (payment: string) => {
  const [product] = rowsOf(createWorld(shop), 'products')
  const added = done(createWorld(shop), createOf(shop, 'cart_items'), { item: product?.id ?? '', quantity: '2' })
  return done(added.world, createOf(shop, 'orders'), { name: 'Ana', phone: '+1 555 0101', address: '1 Mill Lane', payment })
}
const paidBy = (model: AppModel) => model.actions.find(({ name }) => name === 'I have paid')!

describe('an order that is paid by a code', () => {
  it('waits for it with its amount and reference, and is paid by a press', () => {
    expect(flawsOf(shop)).toEqual([])
    const { world, row } = placedIn('Scan to pay')
    const order = rowsOf(world, 'orders').find(({ id }) => id === row)!
    expect(order.values.payment_status).toBe('Unpaid')
    for (const path of ['/checkout', '/order']) {
      const html = pageOf(shop, path, world, { row: row!, done: createOf(shop, 'orders').id })
      expect(html).toMatch(new RegExp(`<svg class="qr"[^>]*aria-label="QR code to pay [^"]*${order.values.total}[^"]* for ${order.values.number}"`))
      expect(html).toContain('>I have paid<span class="sr">')
    }
    const paid = done(world, paidBy(shop), {}, order)
    expect(rowsOf(paid.world, 'orders').find(({ id }) => id === row)?.values.payment_status).toBe('Paid')
    expect(
      rowsOf(paid.world, 'payments')
        .filter(({ values }) => values.order === row)
        .map(({ values }) => [values.amount, values.method, values.status]),
    ).toEqual([[order.values.total, 'Scan to pay', 'Paid']])
    expect(pageOf(shop, '/order', paid.world, { row: row! })).not.toContain('class="qr"')
    const again = rowsOf(paid.world, 'orders').find(({ id }) => id === row)!
    expect(act(paid.world, paidBy(shop).id, again, {}, me)).toMatchObject({ refused: 'This is paid already, or no longer to be paid.' })
  })
  it('shows no code where it is paid otherwise, or is called off', () => {
    const cash = placedIn('Cash on delivery')
    expect(pageOf(shop, '/order', cash.world, { row: cash.row! })).not.toContain('class="qr"')
    const { world, row } = placedIn('Scan to pay')
    const order = rowsOf(world, 'orders').find(({ id }) => id === row)!
    const cancelled = done(world, shop.actions.find(({ entity, name }) => entity === 'orders' && name === 'Cancel')!, {}, order)
    const off = rowsOf(cancelled.world, 'orders').find(({ id }) => id === row)!
    expect(act(cancelled.world, paidBy(shop).id, off, {}, me)).toMatchObject({ refused: 'This is no longer to be paid.' })
    expect(pageOf(shop, '/order', cancelled.world, { row: row! })).not.toContain('class="qr"')
  })
})

it('a booking shows its code where it was made, to who made it', () => {
  expect(flawsOf(cinema)).toEqual([])
  const path = cinema.pages.find(({ blocks }) => blocks[0]?.kind === 'scan_to_pay')?.path
  const create = createOf(cinema, 'bookings')
  const [ticket] = rowsOf(createWorld(cinema), 'tickets')
  const by = cinema.entities.find(({ id }) => id === 'bookings')?.fields.find(({ entity }) => entity === 'tickets')?.id ?? ''
  const made = done(createWorld(cinema), create, {
    name: 'Ana',
    [by]: ticket?.id ?? '',
    email: 'a@b.de',
    phone: '+1 555 0101',
    date: '2026-05-05',
    time: '10:00',
    people: '2',
    payment: 'Scan to pay',
  })
  expect(pageOf(cinema, path!, made.world)).toContain('class="qr"')
  expect(pageOf(cinema, path!, createWorld(cinema))).not.toContain('class="qr"')
})

it('a payment by the code pays for its order once it is said to be paid', () => {
  expect(flawsOf(games)).toEqual([])
  const place = createOf(games, 'orders')
  const by = games.entities.find(({ id }) => id === 'orders')?.fields.find(({ entity }) => entity === 'games')?.id ?? ''
  const [game] = rowsOf(createWorld(games), 'games')
  const placed = done(createWorld(games), place, { name: 'Ana', [by]: game?.id ?? '', phone: '+1 555 0101' })
  const made = done(placed.world, createOf(games, 'payments'), { order: placed.row!, method: 'Scan to pay', amount: '12' })
  const payment = rowsOf(made.world, 'payments').find(({ id }) => id === made.row)!
  const stateOf = (of: typeof made.world) => rowsOf(of, 'orders').find(({ id }) => id === placed.row)?.values.payment_status
  expect([payment.values.status, stateOf(made.world)]).toEqual(['Pending', 'Unpaid'])
  const paid = done(made.world, paidBy(games), {}, payment)
  expect([rowsOf(paid.world, 'payments').find(({ id }) => id === made.row)?.values.status, stateOf(paid.world)]).toEqual(['Paid', 'Paid'])
})

test.each(['Users scan and pay.', 'Customers pay by scanning the QR code.', 'It supports scan-to-pay.', 'with QR code payment', 'bank app scan code payment'])(
  '“%s” asks for a code to pay by',
  (words) => expect([scanning.test(words), methodsIn(words, ['Cash'])]).toEqual([true, ['Card', 'Scan to pay', 'Cash']]),
)
test.each(['Staff check payments and scan the tickets at the door.', 'Users pay by card. They scan documents.', 'A scanner for receipts'])(
  '“%s” does not',
  (words) => expect(scanning.test(words)).toBe(false),
)
