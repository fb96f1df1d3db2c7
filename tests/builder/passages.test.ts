import { describe, expect, it } from 'vitest'
import type { Values } from '../../builder/model.ts'
import { submit } from '../../builder/render/submit.ts'
import { built } from '../support/turn.ts'

const docks = built(
  'A loading dock appointment website. Carriers book a time slot at a dock with truck plate, cargo type, and number of pallets. Warehouse staff check trucks in and out, and block docks for maintenance. A daily report should list the time between check-in and check-out.',
)
const booking = {
  id: 'b1',
  owner: 'carla',
  created_at: 0,
  updated_at: 0,
  values: { name: 'Carla', dock: 'd1', date: '2026-12-03', time: '10:00', status: 'Requested' } as Values,
}
function taken(name: string, values: Values, typed: Record<string, string>): Values | undefined {
  const action = docks.actions.find((one) => one.name === name && one.entity === 'bookings')!.id
  const row = { ...booking, values: { ...booking.values, ...values } }
  const visitor = { id: 'staff', role: 'warehouse_staff' }
  const done = submit(docks, { action, typed, rows: { bookings: [row], docks: [] }, row, visitor, today: '2026-12-03', newId: () => 'new' })
  return (done as { writes?: { values: Values }[] }).writes?.at(-1)?.values
}

describe('whoever is expected and checked in and out', () => {
  it('is there from the time of the one', () => {
    expect(taken('Check in', {}, { came_at: '10:05' })).toMatchObject({ status: 'Checked in', came_at: '10:05' })
  })
  it('has left at the time of the other, after so many hours', () => {
    expect(taken('Check out', { status: 'Checked in', came_at: '10:05' }, { left_at: '11:35' })).toMatchObject({
      status: 'Checked out',
      left_at: '11:35',
      hours_there: 1.5,
    })
  })
  it('leaves only once it has come', () => {
    expect(taken('Check out', {}, { left_at: '11:35' })).toBeUndefined()
  })
  it('stands with both times in every list', () => {
    const lists = docks.pages
      .flatMap(({ blocks, path }) => (path === '/' ? [] : blocks))
      .filter((block) => block.kind === 'list' && block.entity === 'bookings')
    expect(lists.every((block) => block.kind === 'list' && ['came_at', 'left_at', 'hours_there'].every((id) => block.fields.includes(id)))).toBe(true)
    expect(lists.length).toBeGreaterThan(1)
  })
})
