import { expect, test } from 'vitest'
import { act, createWorld, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { built } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const named = (model: AppModel, plural: string) => model.entities.find((one) => one.plural === plural)!
const field = (model: AppModel, plural: string, label: string) => named(model, plural).fields.find((one) => one.label === label)

const desk = built(
  'A building site office. Users should be able to create repair orders, assign repair orders to craftsmen, review the handling of repair orders, and archive processed repair orders.',
)

test('what is assigned goes to one of those whom the site keeps for it, and its state says so', () => {
  expect(flawsOf(desk)).toEqual([])
  const entity = named(desk, 'repair orders')
  expect(
    entity.fields.filter(({ type, label }) => /assigned to|craftsm/i.test(label) || type === 'email').map(({ label, type }) => `${label}: ${type}`),
  ).toEqual(['Craftsman: reference'])
  const assign = desk.actions.find(({ entity: of, name }) => of === entity.id && name === 'Assign')!
  const world = createWorld(desk)
  const [whom] = rowsOf(world, 'craftsmen')
  const row = rowsOf(world, entity.id).find(({ values }) => values.status === entity.lifecycle!.initial)!
  const visitor = visitorOf(desk, 'you', assign.role ?? null, 'demo')
  const nobody = act(createWorld(desk), assign.id, row, { craftsman: '' }, visitor)
  expect('refused' in nobody).toBe(true)
  const answer = act(world, assign.id, row, { craftsman: whom!.id }, visitor)
  if ('refused' in answer) throw new Error('refused')
  expect(rowsOf(answer.world, entity.id).find(({ id }) => id === row.id)!.values).toMatchObject({ craftsman: whom!.id, status: 'Assigned' })
})

test('how what is assigned is handled is kept step by step, with who took the step, and it is looked over as a step of its own', () => {
  const steps = named(desk, 'repair order handling records')
  expect(steps.fields.map(({ label }) => label)).toEqual(['Step', 'Repair order', 'By', 'Date'])
  expect(steps.fields[0]!.choices).toEqual(expect.arrayContaining(['Assigned', 'Reviewed', 'Archived']))
  expect(desk.entities.map(({ plural }) => plural)).not.toContain('reviews')
  const { transitions } = named(desk, 'repair orders').lifecycle!
  expect(transitions.find(({ name }) => name === 'Review')?.from.every((state) => /^(?:Done|Finished)$/.test(state))).toBe(true)
  expect(field(desk, 'repair orders', 'Archived on')?.type).toBe('date')
})

test('where the words name nobody, whoever takes it on or else the staff is chosen from', () => {
  const support = built('A help desk. Users submit tickets. Administrators can manage tickets and assign tickets.')
  expect(field(support, 'tickets', 'Assigned to')).toMatchObject({ type: 'reference', entity: 'staff_members' })
  expect(named(support, 'staff members').write).toBe('managed')
  const home = built('A home service app with placing orders and assigning orders. Users place orders for services. Engineers accept orders.')
  expect(field(home, 'orders', 'Engineer')).toMatchObject({ type: 'reference', entity: 'engineers' })
})

test('opinions on what nobody is given to are still opinions', () => {
  const shop = built('A restaurant site. Guests order dishes and review dishes.')
  expect(shop.entities.map(({ plural }) => plural)).toContain('reviews')
})
