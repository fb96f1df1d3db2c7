import { expect, test } from 'vitest'
import { act, createWorld, rowsOf, visitorOf, withRow } from '../../builder/accept/world.ts'
import { siteOf } from '../support/visitor-words.ts'

test('a record of a change says what was there, what is there now, and who changed it', () => {
  const model = siteOf('A herd website. Farmers can edit cow information and look through change records.')
  const row = { id: 'c1', owner: 'ana', values: { ear_tag: 'DE 041', weight: 410, pen: 'North', breed: 'Holstein' } }
  const world = withRow(createWorld(model), 'cows', row)
  const edit = model.actions.find(({ kind, entity }) => kind === 'update' && entity === 'cows')!
  const ana = visitorOf(model, 'ana', edit.role ?? model.roles[0]!.id)
  const before = rowsOf(world, 'change_records').length
  const done = act(
    world,
    edit.id,
    rowsOf(world, 'cows').find(({ id }) => id === 'c1')!,
    { ear_tag: 'DE 041', species: '', breed: 'Holstein', weight: '418', pen: 'South' },
    ana,
  )
  if ('refused' in done) throw new Error(done.refused)
  const records = rowsOf(done.world, 'change_records')
  expect(records).toHaveLength(before + 1)
  const made = records.find(({ values }) => values.changed === 'DE 041')!
  expect([made.values.old_value, made.values.new_value]).toEqual(['Weight: 410, Pen: North', 'Weight: 418, Pen: South'])
  expect(made.values.changed_by).toBe(ana.name ?? 'Visitor')
})

test('each change is of the row that was changed, in samples as in what is noted', () => {
  const model = siteOf('A herd website. Farmers can log in, browse cows, edit cow information and look through change records.')
  const changes = model.entities.find(({ id }) => id === 'change_records')!
  const cows = model.entities.find(({ id }) => id === 'cows')!
  expect(changes.fields.filter(({ type }) => type === 'reference').map(({ label, entity }) => [label, entity])).toEqual([['Cow', 'cows']])
  expect(changes.seeds.map(({ changed, cow }) => changed === cows.seeds[Number(cow)]?.[cows.title])).toEqual(changes.seeds.map(() => true))
  expect(changes.seeds.every(({ old_value, new_value }) => old_value !== new_value)).toBe(true)
  const row = { id: 'c1', owner: 'ana', values: { ear_tag: 'DE 041', weight: 410 } }
  const edit = model.actions.find(({ kind, entity }) => kind === 'update' && entity === 'cows')!
  const ana = visitorOf(model, 'ana', edit.role ?? model.roles[0]!.id)
  const world = withRow(createWorld(model), 'cows', row)
  const done = act(world, edit.id, rowsOf(world, 'cows').find(({ id }) => id === 'c1')!, { ear_tag: 'DE 041', weight: '418' }, ana)
  if ('refused' in done) throw new Error(done.refused)
  expect(rowsOf(done.world, 'change_records').find(({ values }) => values.changed === 'DE 041')?.values.cow).toBe('c1')
})
