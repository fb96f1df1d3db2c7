import { describe, expect, it, test } from 'vitest'
import { act, createWorld, rowsOf, type World } from '../../builder/accept/world.ts'
import { renderPage } from '../../builder/render/page.ts'
import { built, createOf, done, me } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const model = built(
  'A garden service website. Visitors can browse garden services, place orders for garden services and make payments. Administrators manage orders and payments.',
)
const named = (name: string, entity: string) => model.actions.find((one) => one.name === name && one.entity === entity)!
const boss = { id: 'boss', role: model.roles.find(({ manages }) => manages)!.id }
const place = createOf(model, 'orders')
const pay = createOf(model, 'payments')
const service = rowsOf(createWorld(model), 'garden_services')[0]!
const by = model.entities.find(({ id }) => id === 'payments')!.fields.find(({ entity }) => entity === 'orders')!.id

function ordered() {
  const typed = Object.fromEntries(place.fields.map((id) => [id, 'Ana']))
  const what = model.entities.find(({ id }) => id === 'orders')!.fields.find(({ entity }) => entity === 'garden_services')!.id
  return done(createWorld(model), place, { ...typed, [what]: service.id, quantity: '2', phone: '+1 555 0101' })
}
function paidBy(method: string) {
  const { world, row } = ordered()
  const made = done(world, pay, { [by]: row, method, card_number: '4242 4242 4242 4242' })
  return { world: made.world, order: row, payment: made.row }
}
const orderIn = (world: World, id: string) => rowsOf(world, 'orders').find((one) => one.id === id)!
const paymentIn = (world: World, id: string) => rowsOf(world, 'payments').find((one) => one.id === id)!
function run(world: World, action: { readonly id: string }, row: Parameters<typeof act>[2], as: { id: string; role: string | null } = boss): World {
  const answer = act(world, action.id, row, {}, as)
  if ('refused' in answer) throw new Error(answer.refused)
  return answer.world
}

describe('what is paid for goes with its payment', () => {
  it('is paid at once by card, and by transfer as soon as that is marked as paid', () => {
    expect(flawsOf(model)).toEqual([])
    const card = paidBy('Card')
    expect(orderIn(card.world, card.order).values.payment_status).toBe('Paid')
    const later = paidBy('Bank transfer')
    expect([orderIn(later.world, later.order).values.payment_status, paymentIn(later.world, later.payment).values.status]).toEqual(['Unpaid', 'Pending'])
    expect(act(later.world, pay.id, null, { [by]: later.order, method: 'Card', card_number: '4242 4242 4242 4242' }, me)).toMatchObject({
      refused: expect.stringContaining('still to come'),
    })
    const came = run(later.world, named('Mark as paid', 'payments'), paymentIn(later.world, later.payment))
    expect(orderIn(came, later.order).values.payment_status).toBe('Paid')
  })

  it('is refunded with it, and no visitor refunds or marks as paid', () => {
    const { world, order, payment } = paidBy('Card')
    const refund = named('Refund', 'payments')
    expect('refused' in act(world, refund.id, paymentIn(world, payment), {}, me)).toBe(true)
    const back = run(world, refund, paymentIn(world, payment))
    expect([orderIn(back, order).values.payment_status, paymentIn(back, payment).values.status]).toEqual(['Refunded', 'Refunded'])
    const later = paidBy('Bank transfer')
    expect('refused' in act(later.world, named('Mark as paid', 'payments').id, paymentIn(later.world, later.payment), {}, me)).toBe(true)
  })

  it('takes its payment along where it is called off, and is open again where the payment is deleted', () => {
    const { world, order, payment } = paidBy('Card')
    const off = run(world, named('Cancel', 'orders'), orderIn(world, order), me)
    expect([orderIn(off, order).values.payment_status, paymentIn(off, payment).values.status]).toEqual(['Refunded', 'Refunded'])
    const gone = run(world, named('Delete', 'payments'), paymentIn(world, payment), me)
    expect(orderIn(gone, order).values.payment_status).toBe('Unpaid')
  })

  it('keeps its sum once it is paid, and takes a change of anything else', () => {
    const edit = model.actions.find(({ entity, kind, fields }) => entity === 'orders' && kind === 'update' && fields.includes('quantity'))!
    const { world, order } = paidBy('Card')
    const row = orderIn(world, order)
    const kept = Object.fromEntries(edit.fields.map((id) => [id, String(row.values[id] ?? '')]))
    expect(act(world, edit.id, row, { ...kept, quantity: '9' }, boss)).toMatchObject({ refused: expect.stringContaining('no longer changed') })
    const phoned = act(world, edit.id, row, { ...kept, phone: '+1 555 0199' }, boss)
    if ('refused' in phoned) throw new Error(phoned.refused)
    expect(orderIn(phoned.world, order).values).toMatchObject({ phone: '+1 555 0199', quantity: 2, total: row.values.total })
  })

  it('is offered for payment only as long as it is to be paid', () => {
    const shown = (world: World, row: string): string => {
      const rows = Object.fromEntries(model.entities.map(({ id }) => [id, rowsOf(world, id)]))
      return renderPage(model, { path: '/order', query: { row }, base: '', visitor: me, roles: [], rows, today: '2026-01-05', badge: false }).html
    }
    const open = ordered()
    expect(shown(open.world, open.row)).toContain('>Make payment<')
    const paid = paidBy('Card')
    expect(shown(paid.world, paid.order)).not.toContain('>Make payment<')
  })
})

test('sample payments say of each order what the order says, and its sum', () => {
  const [orders, payments] = ['orders', 'payments'].map((id) => model.entities.find((one) => one.id === id)!.seeds)
  expect(payments!.filter(({ status }) => status === 'Paid').map((seed) => [orders![Number(seed[by])]!.payment_status, seed.amount])).toEqual(
    orders!.filter((seed) => seed.payment_status === 'Paid').map(({ total }) => ['Paid', total]),
  )
})

test('what is signed up for and has no price gets one, and the payer makes up none', () => {
  const dances = built('A dance club website. Users can browse dance activities, join dance activities and make payments. Managers manage dance activities.')
  const create = createOf(dances, 'payments')
  const amount = dances.entities.find(({ id }) => id === 'payments')!.fields.find(({ type }) => type === 'money')!.id
  expect(create.fields).not.toContain(amount)
  expect(create.effects).toContainEqual({ kind: 'copy', by: expect.any(String), field: 'total', to: amount })
})

test('what is refunded on request is refunded as an order and as a payment, by whoever runs the site', () => {
  const shop = built(
    'A lamp shop. Users can browse products, place orders, make payments, request refunds and view refund status. The manager approves after-sales requests.',
  )
  const refunds = shop.entities.find(({ fields }) => fields.some(({ label }) => label === 'Wanted'))!
  const about = refunds.fields.find(({ entity }) => entity === 'orders')!.id
  const boss = { id: 'boss', role: shop.roles.find(({ manages }) => manages)!.id }
  const world = createWorld(shop)
  const order = rowsOf(world, 'orders').find(({ values }) => values.payment_status === 'Paid')!
  const asked = done(world, createOf(shop, refunds.id), { reason: 'Broken', [about]: order.id, wanted: 'Refund' })
  const step = (at: World, name: string) => {
    const row = rowsOf(at, refunds.id).find(({ id }) => id === asked.row)!
    return act(at, shop.actions.find((one) => one.entity === refunds.id && one.name === name)!.id, row, {}, boss)
  }
  const approved = step(asked.world, 'Approve')
  if ('refused' in approved) throw new Error(approved.refused)
  const back = step(approved.world, 'Refund')
  if ('refused' in back) throw new Error(back.refused)
  expect(rowsOf(back.world, 'orders').find(({ id }) => id === order.id)!.values.payment_status).toBe('Refunded')
  const paid = shop.entities.find(({ singular }) => singular === 'payment')!
  const by = paid.fields.find(({ entity }) => entity === 'orders')!.id
  expect(rowsOf(back.world, paid.id).flatMap(({ values }) => (values[by] === order.id ? [values.status] : []))).toEqual(['Refunded'])
})
