import { expect, test } from 'vitest'
import { act, createWorld, rowsOf, visitorOf, type World, withRow } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const step = (model: AppModel, world: World, kind: string, to: RegExp, values: Record<string, string>, row: string | null): World | string => {
  const loans = model.entities.find(({ id }) => id === 'borrowings')
  const action = model.actions.find(
    (one) =>
      one.entity === loans?.id &&
      one.kind === kind &&
      (kind === 'create' || to.test(loans.lifecycle?.transitions.find(({ id }) => id === one.transition)?.to ?? '')),
  )
  const role = model.roles.find(({ manages }) => manages)?.id ?? null
  const answer = act(world, action?.id ?? '', rowsOf(world, 'borrowings').find(({ id }) => id === row) ?? null, values, visitorOf(model, 'ana', role))
  return 'refused' in answer ? answer.refused : answer.world
}

test('what is found by its availability is unavailable while it is lent, and available again when it is back', () => {
  const model = siteOf(
    'A lending site for a school. Users add instruments with type and condition, lend an instrument to a pupil, record its return, and search instruments by type and availability.',
  )
  const instruments = model.entities.find(({ id }) => id === 'instruments')
  expect(instruments?.fields.map(({ id }) => id)).not.toContain('copies')
  expect(instruments?.fields.find(({ id }) => id === 'availability')).toMatchObject({ initial: 'Available' })
  const world = withRow(createWorld(model), 'instruments', { id: 'oboe', owner: null, values: { name: 'Oboe', availability: 'Available' } })
  const lend = { name: 'Emil', instrument: 'oboe', from: '2030-01-01', until: '2030-02-01' }
  const lent = step(model, world, 'create', /./, lend, null)
  if (typeof lent === 'string') throw new Error(lent)
  const stateOf = (of: World) => rowsOf(of, 'instruments').find(({ id }) => id === 'oboe')?.values.availability
  expect(stateOf(lent)).toBe('Unavailable')
  expect(step(model, lent, 'create', /./, lend, null)).toEqual(expect.any(String))
  const loan = rowsOf(lent, 'borrowings').find(({ values }) => values.instrument === 'oboe')?.id ?? ''
  const handed = step(model, lent, 'transition', /^Lent$/, {}, loan)
  const back = step(model, typeof handed === 'string' ? lent : handed, 'transition', /^Returned$/, {}, loan)
  if (typeof back === 'string') throw new Error(back)
  expect(stateOf(back)).toBe('Available')
})

test('an asset whose disposal is approved is scrapped', () => {
  const model = siteOf(
    'A fixed asset depreciation website to help accountants follow the value of company assets. Users can input the purchase price, view the yearly book value, and record the disposal of an asset.',
  )
  const approve = model.actions.find(({ entity, name }) => entity === 'disposals' && name === 'Approve')
  expect(approve?.effects).toContainEqual(expect.objectContaining({ kind: 'set', field: 'status', value: 'Scrapped' }))
})

test('a comment is given either way where the words have both decided with one', () => {
  const named = (words: string): string[] => siteOf(words).actions.flatMap(({ name }) => (/ with /.test(name) ? [name] : []))
  expect(named('A change site. Engineers submit change requests. Change managers can approve or reject them with a comment.')).toEqual([
    'Approve with comment',
    'Reject with comment',
  ])
  expect(named('A timesheet system. Employees submit timesheets. Supervisors approve or reject timesheets with a reason.')).toEqual(['Reject with reason'])
})
