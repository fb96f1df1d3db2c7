import { expect, test } from 'vitest'
import { act, createWorld, entityIn, nobodyOf, pageOf, rowsOf, visitorOf, type World } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const park = siteOf(
  'A ticket site of a water park for users to purchase tickets. It has ticket purchasing and admission. Users can purchase tickets, pay, and view orders. Staff record ticket verifications.',
)
const creating = ({ actions }: AppModel, entity: string) => actions.find((one) => one.kind === 'create' && one.entity === entity)!
const staff = visitorOf(park, 'gate', 'staff')
const guest = visitorOf(park, 'anna', null)
const verify = creating(park, 'ticket_verifications')
const admit = creating(park, 'admissions')
const done = (world: World, action: string, typed: Record<string, string>, visitor = staff): World => {
  const one = act(world, action, null, typed, visitor)
  if ('refused' in one) throw new Error(one.refused)
  return one.world
}
const refusal = (world: World, action: string, typed: Record<string, string>, visitor = staff): string => {
  const one = act(world, action, null, typed, visitor)
  return 'refused' in one ? one.refused : ''
}
function bought(payment = 'Bank transfer') {
  const world = createWorld(park)
  const ticket = rowsOf(world, 'tickets')[0]!.id
  const ordered = act(world, creating(park, 'orders').id, null, { name: 'Anna Quint', ticket, quantity: '2', payment }, guest)
  if ('refused' in ordered) throw new Error(ordered.refused)
  const row = rowsOf(ordered.world, 'orders').find(({ id }) => id === ordered.row)!
  return { world: ordered.world, row, code: String(row.values.number), ticket }
}
const settled = (world: World, order: string): World => {
  const paying = rowsOf(world, 'payments').find(({ values }) => values.order === order)!
  const marking = park.actions.find(({ kind, entity, name }) => kind === 'transition' && entity === 'payments' && name === 'Mark as paid')!
  const one = act(world, marking.id, paying, {}, staff)
  if ('refused' in one) throw new Error(one.refused)
  return one.world
}
const orderOf = (world: World, id: string) => rowsOf(world, 'orders').find((row) => row.id === id)!.values

test('an order is verified by its code, once, by those who run the site', () => {
  const { world, row, code, ticket } = bought()
  expect(refusal(world, verify.id, { code: 'NONSENSE-99' })).toBe('No order has this code. Look at it again.')
  expect(refusal(world, verify.id, { code })).toBe('This order is not paid.')
  const paid = settled(world, row.id)
  const next = done(paid, verify.id, { code: ` ${code.toLowerCase()} ` })
  expect(orderOf(next, row.id).status).toBe('Verified')
  const { code: typed, order, ticket: of, checked_on, result } = rowsOf(next, 'ticket_verifications')[0]!.values
  expect([String(typed).trim(), order, of, checked_on, result]).toEqual([code.toLowerCase(), row.id, ticket, '2026-01-15', 'Valid'])
  expect(refusal(next, verify.id, { code })).toBe('This order was verified already, or no longer counts.')
})

test('whoever brings a verified order is let in, once', () => {
  const { world, row, code } = bought()
  const paid = settled(world, row.id)
  expect(refusal(paid, admit.id, { code })).toBe('This order is not verified yet, or has let somebody in already.')
  const next = done(done(paid, verify.id, { code }), admit.id, { code, place: 'North gate' })
  expect(orderOf(next, row.id).status).toBe('Admitted')
  const { guest: name, people, place, date } = rowsOf(next, 'admissions')[0]!.values
  expect([name, people, place, date]).toEqual(['Anna Quint', 2, 'North gate', '2026-01-15'])
  expect(refusal(next, admit.id, { code })).not.toBe('')
})

test('nobody verifies or admits their own, and codes are read by those who check them alone', () => {
  const { world, row, code } = bought()
  expect([refusal(world, verify.id, { code }, guest), refusal(world, admit.id, { code }, guest)]).toEqual(['it may not be done', 'it may not be done'])
  const verb = /^verif|^admit/i
  expect(park.actions.filter(({ name, role }) => verb.test(name) && role === undefined)).toEqual([])
  expect([entityIn(world, 'ticket_verifications')!.read, entityIn(world, 'tickets')!.lifecycle]).toEqual(['managed', undefined])
  const pages = park.pages.filter(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.entity === 'ticket_verifications'))
  expect(pages.map(({ role, blocks }) => [role, blocks.map(({ kind }) => kind)])).toEqual([['staff', ['form', 'list']]])
  expect(pageOf(world, pages[0]!.path, staff)).toContain('Verify order')
  expect(pageOf(world, '/my-orders', guest, { done: creating(park, 'orders').id, row: row.id })).toContain(`Its number is ${code}`)
  expect(pageOf(world, '/', nobodyOf(park))).not.toContain(pages[0]!.path)
})

test('what has no number gets a code, by which it is verified', () => {
  const salon = siteOf('A hair salon site. Customers can browse services and book appointments. Staff perform booking verification.')
  const world = createWorld(salon)
  const check = salon.entities.find(({ plural }) => plural === 'booking verifications')!
  const by = check.fields.find(({ entity }) => entity === 'bookings' || entity === 'appointments')!
  const create = creating(salon, check.id)
  const finding = create.effects!.find(({ kind }) => kind === 'find')!
  expect([create.fields.includes('code'), finding.kind === 'find' && finding.to === by.id]).toEqual([true, true])
  expect(refusal(world, create.id, { code: 'X' }, visitorOf(salon, 'chief', create.role!))).toMatch(/^No \w+ has this code/)
})
