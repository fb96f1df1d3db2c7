import { expect, it } from 'vitest'
import { act, createWorld, rowsOf, type World } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import { built, createOf, done, me } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

function pageOf(model: AppModel, path: string, world: World): string {
  const rows = Object.fromEntries(model.entities.map(({ id }) => [id, rowsOf(world, id)]))
  return renderPage(model, { path, query: {}, base: '', visitor: me, roles: [], rows, today: '2026-01-05', badge: false }).html
}
const card = { card_number: '4242 4242 4242 4242' }

it('what was ordered to be paid on delivery is paid by card before, once, with the payment that is kept of it', () => {
  const shop = built('A flower shop. Customers can log in, browse flowers, add them to a cart and pay for their orders. Managers can manage orders.')
  expect(flawsOf(shop)).toEqual([])
  const pay = shop.actions.find(({ name }) => name === 'Pay by card')!
  const offers = shop.pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((block) => ((block.kind === 'list' || block.kind === 'detail') && block.actions.includes(pay.id) ? [`${path} ${block.kind}`] : [])),
  )
  expect(offers).toEqual(['/my-orders list', '/order detail'])
  const [flower] = rowsOf(createWorld(shop), 'flowers')
  const added = done(createWorld(shop), createOf(shop, 'cart_items'), { item: flower?.id ?? '', quantity: '2' })
  const typed = { name: 'Ana', phone: '+1 555 0101', address: '1 Mill Lane', recipient: 'Bo', payment: 'Cash on delivery' }
  const placed = done(added.world, createOf(shop, 'orders'), typed)
  const order = (of: World) => rowsOf(of, 'orders').find(({ id }) => id === placed.row)!
  const payments = (of: World) => rowsOf(of, 'payments').flatMap(({ values }) => (values.order === placed.row ? [`${values.method}: ${values.status}`] : []))
  expect([order(placed.world).values.payment_status, payments(placed.world)]).toEqual(['Unpaid', ['Cash on delivery: Unpaid']])
  const paid = done(placed.world, pay, card, order(placed.world))
  expect([order(paid.world).values.payment_status, order(paid.world).values.card_number, payments(paid.world)]).toEqual(['Paid', '•••• 4242', ['Card: Paid']])
  const offered = (world: World): boolean =>
    pageOf(shop, '/my-orders', { ...world, rows: new Map([...world.rows, ['orders', [order(world)]]]) }).includes('Pay by card')
  expect([offered(placed.world), offered(paid.world)]).toEqual([true, false])
  expect(act(paid.world, pay.id, order(paid.world), card, me)).toEqual({ refused: 'This is paid already, or no longer to be paid.' })
})

it('an order that was cancelled is no longer paid for', () => {
  const errands = built(
    'A campus errand website. Users can browse errand services, place orders for selected services, cancel orders, make payments, and view transaction records.',
  )
  expect(errands.actions.filter(({ name }) => name === 'Pay by card')).toEqual([])
  const place = createOf(errands, 'orders')
  const world = createWorld(errands)
  const what = errands.entities.find(({ id }) => id === 'orders')?.fields.find(({ type }) => type === 'reference')?.id ?? ''
  const placed = done(world, place, { name: 'Ana', [what]: rowsOf(world, 'errand_services')[0]?.id ?? '', quantity: '1' })
  const order = rowsOf(placed.world, 'orders').find(({ id }) => id === placed.row)!
  const cancel = errands.actions.find(({ entity, name }) => entity === 'orders' && name === 'Cancel')!
  const off = done(placed.world, cancel, {}, order)
  const pay = createOf(errands, 'payments')
  const said = (of: World) => act(of, pay.id, null, { order: placed.row, method: 'Card', ...card }, me)
  expect(said(off.world)).toMatchObject({ refused: expect.stringContaining('was called off: there is nothing to pay.') })
  expect(said(placed.world)).not.toHaveProperty('refused')
})
