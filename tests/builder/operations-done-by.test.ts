import { expect, test } from 'vitest'
import { act, createWorld, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { built } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const labels = (model: AppModel, plural: string): string[] => model.entities.find((one) => one.plural === plural)?.fields.map(({ label }) => label) ?? []
/** The first row that may take a step, after it is taken. */
function stepped(model: AppModel, plural: string, name: string) {
  const entity = model.entities.find((one) => one.plural === plural)!
  const step = model.actions.find((action) => action.entity === entity.id && action.name === name)!
  const from = entity.lifecycle!.transitions.find(({ id }) => id === step.transition)!.from
  const row = rowsOf(createWorld(model), entity.id).find(({ values }) => from.includes(String(values[entity.lifecycle!.field])))!
  const answer = act(createWorld(model), step.id, row, {}, visitorOf(model, 'you', step.role ?? null))
  return 'refused' in answer ? null : rowsOf(answer.world, entity.id).find(({ id }) => id === row.id)!.values
}

const repairs = built('A site of an estate. Residents can submit fault reports. Managers can verify fault reports and handle fault reports.')

test('who takes a row further that others made, and when, is noted by itself and typed by nobody', () => {
  expect(flawsOf(repairs)).toEqual([])
  expect(labels(repairs, 'fault reports')).toEqual(expect.arrayContaining(['Verified by', 'Verified on', 'Processed by', 'Processed on']))
  expect(stepped(repairs, 'fault reports', 'Verify')).toMatchObject({ status: 'Verified', verified_by: 'Manager', verified_on: '2026-01-15' })
  expect(repairs.actions.filter(({ kind }) => kind === 'create').flatMap(({ fields }) => fields)).not.toContain('verified_by')
})

test('who is looked over stays who they are: verifying an employee leaves by whom and when, and no state', () => {
  const staff = built('An HR system. Users log in, browse employees, add employees, and HR managers verify employees.')
  const employees = staff.entities.find(({ plural }) => plural === 'employees')!
  expect(employees.fields.find(({ id }) => id === 'status')?.choices).toEqual(['Active', 'On leave', 'Left'])
  expect(stepped(staff, 'employees', 'Verify')).toMatchObject({ status: 'Active', verified_on: '2026-01-15' })
  expect(staff.actions.find(({ name }) => name === 'Verify')?.confirmation).toBe('Employee “{title}” is verified.')
})

test('whoever grabs an order is kept with the day', () => {
  const orders = built('A delivery platform. Customers place orders, and riders grab orders and deliver orders.')
  expect(labels(orders, 'orders')).toContain('Grabbed on')
})

test('payments that a site accepts are accepted by nobody', () => {
  const shop = built('A ticket shop. Users buy tickets. The website should accept credit card payments.')
  expect(shop.entities.flatMap(({ fields }) => fields.map(({ id }) => id))).not.toContain('accepted_by')
})

test('whoever takes an order that nobody chose them for is noted, though the row names their list', () => {
  const moves = built(
    'A moving platform. Users can browse moving services and place orders for moving services. Drivers can accept orders. Managers can manage drivers and assign drivers to orders.',
  )
  const accept = moves.actions.find(({ kind, entity, name }) => kind === 'transition' && entity === 'orders' && name === 'Accept')
  expect(accept?.effects).toEqual([
    { kind: 'name', field: 'driver' },
    { kind: 'today', field: 'accepted_on' },
  ])
})
