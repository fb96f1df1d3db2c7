import { expect, test } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf, type World, wholeOf, withRow } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { built } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const words =
  'A fleet management system. Users should be able to log in, manage vehicles and vehicle maintenance, and manage drivers. Managers manage all vehicles and vehicle maintenance.'
const model = built(words)

function step(of: AppModel, entity: string, name: string) {
  const found = of.actions.find((action) => action.entity === entity && action.name === name)
  if (!found) throw new Error(`${entity} has no step ${name}.`)
  return found
}
const ana = visitorOf(model, 'ana', null)
const ben = visitorOf(model, 'ben', null)
const stateOf = (world: World, id: string) => rowsOf(world, 'vehicles').find((row) => row.id === id)?.values.status
const garage = (owner: string, status = 'Available'): World =>
  withRow(withRow(createWorld(model), 'vehicles', { id: 'bus', owner, values: { name: 'Bus 12', status } }), 'vehicle_maintenance', {
    id: 'brakes',
    owner: 'ana',
    values: { work: 'New brakes', vehicle: 'bus', status: 'Planned' },
  })
function after(world: World, name: string, visitor = ana): World {
  const row = rowsOf(world, 'vehicle_maintenance').find(({ id }) => id === 'brakes') ?? null
  const answer = act(world, step(model, 'vehicle_maintenance', name).id, row, {}, visitor)
  if ('refused' in answer) throw new Error(answer.refused)
  return answer.world
}

test('work on a vehicle takes it out of use while it lasts, and gives it back', () => {
  expect(flawsOf(model)).toEqual([])
  const begun = after(garage('ana'), 'Start')
  expect(stateOf(begun, 'bus')).toBe('In service')
  expect(stateOf(after(begun, 'Finish'), 'bus')).toBe('Available')
})

test('a vehicle that is not out of use stays where it is when work on it ends', () => {
  const begun = after(garage('ana'), 'Start')
  const gone = withRow({ ...begun, rows: new Map([...begun.rows, ['vehicles', []]]) }, 'vehicles', {
    id: 'bus',
    owner: 'ana',
    values: { name: 'Bus 12', status: 'On the road' },
  })
  expect(stateOf(after(gone, 'Finish'), 'bus')).toBe('On the road')
})

test('nobody changes by a step of their own the vehicle that another account keeps', () => {
  expect(stateOf(after(garage('ben'), 'Start'), 'bus')).toBe('Available')
  const own = withRow(createWorld(model), 'vehicle_maintenance', {
    id: 'brakes',
    owner: 'ben',
    values: { work: 'New brakes', vehicle: 'bus', status: 'Planned' },
  })
  const forged = withRow(own, 'vehicles', { id: 'bus', owner: 'ana', values: { name: 'Bus 12', status: 'Available' } })
  expect(stateOf(after(forged, 'Start', ben), 'bus')).toBe('Available')
})

test('the confirmation says what has become of the vehicle', () => {
  const start = step(model, 'vehicle_maintenance', 'Start')
  const world = after(garage('ana'), 'Start')
  const path =
    model.pages.find(
      ({ blocks, role }) =>
        role === undefined && blocks.some((block) => block.kind === 'list' && block.entity === 'vehicle_maintenance' && block.actions.includes(start.id)),
    )?.path ?? ''
  expect(wholeOf(world, path, ana, { done: start.id, row: 'brakes' })).toContain('Bus 12: In service.')
  expect(pageOf(world, path, ana)).not.toContain('{vehicle')
})

test.each([
  ['A help desk. Users can submit tickets and read replies. Agents can reply to tickets, close tickets and manage users.', 'replies', ['Open'], 'Answered'],
  ['A customer relationship system. Staff can log in, manage customers, sales orders, leads and contracts.', 'sales_orders', ['Lead', 'Former'], 'Customer'],
  ['A customer relationship system. Staff can log in, manage customers, sales orders, leads and contracts.', 'leads', ['Lead', 'Former'], 'Customer'],
])('what is answered, ordered or won tells on what it is about: %s %s', (told, entity, from, value) => {
  const sets = built(told).actions.flatMap((action) =>
    action.entity === entity ? (action.effects ?? []).flatMap((one) => (one.kind === 'set' ? [[one.from, one.value]] : [])) : [],
  )
  expect(sets[0]).toEqual([from, value])
})
