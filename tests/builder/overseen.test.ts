import { expect, test } from 'vitest'
import { createWorld, rowsOf, visitorOf, withRow } from '../../builder/accept/world.ts'
import { canChange, viewerOf } from '../../builder/render/access.ts'
import { siteOf } from '../support/visitor-words.ts'

const managing = (words: string): string[] => siteOf(words).roles.flatMap(({ name, manages }) => (manages ? [name] : []))

test('a management system that a team keeps together has an administrator, who sets right what others entered', () => {
  const model = siteOf('A personnel management system for a small firm. Users can add employees, edit employees and delete employees.')
  expect(model.roles.filter(({ manages }) => manages).map(({ name }) => name)).toEqual(['Administrator'])
  expect(
    model.pages.some(({ role, blocks }) => role === 'administrator' && blocks.some((block) => block.kind === 'list' && block.entity === 'employees')),
  ).toBe(true)
  const world = withRow(createWorld(model), 'employees', { id: 'e1', owner: 'anna', values: { name: 'Rosa Quint' } })
  const row = rowsOf(world, 'employees').find(({ id }) => id === 'e1')!
  const employees = model.entities.find(({ id }) => id === 'employees')!
  const edit = model.actions.find(({ kind, entity, role }) => kind === 'update' && entity === 'employees' && role === undefined)!
  const may = (id: string, role: string | null) => canChange(model, viewerOf(model, visitorOf(model, id, role)), employees, edit, row)
  expect([may('anna', null), may('bert', null), may('chief', 'administrator')]).toEqual([true, false, true])
})

test('what one keeps for oneself, and what nobody manages, has none', () => {
  expect(managing('A notes management website for recording text. Users can add notes and edit notes.')).toEqual([])
  expect(managing('A pocket calculator for tips.')).toEqual([])
})
