import { expect, it } from 'vitest'
import { act, createWorld, rowsOf } from '../../builder/accept/world.ts'
import { built, done, me, mine } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const words =
  'A learning site. Members can browse articles, add learning tasks, complete learning tasks, post comments, and view their personal points and the points ranking list.'

it('points are earned by what is done, and nobody writes them down for themselves', () => {
  const model = built(words)
  expect(flawsOf(model)).toEqual([])
  const points = model.entities.find(({ plural }) => plural === 'personal points')
  expect(model.actions.flatMap(({ entity, role, id }) => (entity === points?.id && role === undefined ? [id] : []))).toEqual([])
  const task = rowsOf(createWorld(model), 'learning_tasks').find(({ values }) => values.status === 'In progress') ?? null
  const after = done(createWorld(model), { id: 'complete_learning_task' }, {}, task)
  const [row] = mine(after.world, points?.id ?? '').slice(-1)
  expect([row?.values.reason, row?.values.points, row?.values.date]).toEqual(['Complete learning task', 10, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
})

it('the ranking goes up by what somebody earns, under their name', () => {
  const model = built(words)
  const board = model.entities.find(({ plural }) => /rankings?/.test(plural))
  const world = createWorld(model)
  const task = rowsOf(world, 'learning_tasks').find(({ values }) => values.status === 'In progress') ?? null
  const answer = act(world, 'complete_learning_task', task, {}, { ...me, name: 'Lea Berg' })
  if ('refused' in answer) throw new Error(answer.refused)
  const fresh = rowsOf(answer.world, board?.id ?? '').filter(({ values }) => values.name === 'Lea Berg')
  expect(fresh.map(({ values }) => values.score)).toEqual([10])
})

it('what was completed for points is not opened again for more', () => {
  const { actions } = built(words)
  const turns = actions.flatMap(({ kind, entity, role, id }) => (kind === 'transition' && entity === 'learning_tasks' && role === undefined ? [id] : []))
  expect(turns).toEqual(['start_learning_task', 'complete_learning_task'])
})

it('questions that are answered to learn are a quiz, which earns points too; those that people ask one another are not', () => {
  const kinds = (text: string) => built(text).pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))
  const learned = 'A check-in site for members to learn. It has articles, videos and answering questions. Users can view their personal points.'
  expect(kinds(learned)).toContain('quiz')
  expect(kinds('A learning community. Members can ask questions and answer questions of others.')).not.toContain('quiz')
})
