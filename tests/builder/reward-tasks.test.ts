import { expect, test } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import { flawsOf } from '../support/integrity.ts'
import { siteOf } from '../support/visitor-words.ts'

const model = siteOf(
  'A game box. It has games, a check-in system, point tasks and a point mall. Users can log in, browse games, complete point tasks and redeem points in the point mall.',
)
const ana = visitorOf(model, 'ana', null)
const complete = model.actions.find(({ name }) => name === 'Complete point task')!
const by = complete.fields[0]!
const task = (state: string) => rowsOf(createWorld(model), 'point_tasks').find(({ values }) => values.status === state)!
const points = (rows: ReturnType<typeof rowsOf>) => rows.flatMap(({ owner, values }) => (owner === 'ana' ? [[values.reason, values.points]] : []))

test('a task for points is completed by each for themselves, and its reward is theirs at once', () => {
  expect(flawsOf(model)).toEqual([])
  const open = task('Running')
  const done = act(createWorld(model), complete.id, null, { [by]: open.id }, ana)
  if ('refused' in done) throw new Error(done.refused)
  expect(points(rowsOf(done.world, 'point_records'))).toEqual([['Point task', open.values.reward]])
  expect(rowsOf(done.world, 'point_tasks').find(({ id }) => id === open.id)?.values).toEqual(open.values)
  expect(pageOf(done.world, '/point-tasks', ana)).toContain('Your completed point tasks')
  expect(act(done.world, complete.id, null, { [by]: open.id }, ana)).toEqual({ refused: 'You have completed this point task today.' })
  expect('refused' in act(done.world, complete.id, null, { [by]: open.id }, visitorOf(model, 'ben', null))).toBe(false)
})

test('a task that is over brings nothing', () => {
  expect(act(createWorld(model), complete.id, null, { [by]: task('Ended').id }, ana)).toEqual({ refused: expect.stringContaining('This point task is over.') })
})

test('nobody completes a daily task for everybody', () => {
  const farm = siteOf('A farm game. Users can log in, browse daily tasks, complete daily tasks and harvest crops.')
  const steps = farm.actions.filter(({ entity, kind }) => kind === 'transition' && entity === 'daily_tasks')
  expect(farm.actions.filter(({ kind, entity, role }) => kind === 'create' && entity === 'daily_tasks' && role === undefined)).toEqual([])
  expect([steps, farm.actions.some(({ name }) => name === 'Complete daily task')]).toEqual([[], true])
})
