import { expect, test } from 'vitest'
import { act, createWorld, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { built } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const named = (model: AppModel, plural: string) => model.entities.find((one) => one.plural === plural)!
const plurals = ({ entities }: AppModel) => entities.map(({ plural }) => plural)

const advice = built(
  'A specialist consultation website. Users should be able to register, browse expert information, select an expert, leave messages to ask questions, and view replies.',
)

test('a question goes to one of the experts, who answers it in words below it', () => {
  expect(flawsOf(advice)).toEqual([])
  expect(advice.roles.map(({ name }) => name)).toEqual(['User', 'Expert', 'Manager'])
  const questions = named(advice, 'questions')
  const ask = advice.actions.find(({ entity, kind }) => entity === questions.id && kind === 'create')!
  const whom = questions.fields.find(({ entity }) => entity === 'experts')!
  expect(whom.required).toBe(true)
  expect(ask.fields).toContain(whom.id)
  expect(ask.fields).not.toContain('answer')
  const answer = advice.actions.find(({ entity, name }) => entity === questions.id && name === 'Answer')!
  expect(answer).toMatchObject({ kind: 'update', role: 'expert', fields: ['answer'] })
  const world = createWorld(advice)
  const row = rowsOf(world, questions.id).find(({ values }) => values.status === 'Open')!
  const told = act(world, answer.id, row, { answer: 'Yes, in writing.' }, visitorOf(advice, 'you', 'expert'))
  if ('refused' in told) throw new Error(told.refused)
  expect(rowsOf(told.world, questions.id).find(({ id }) => id === row.id)!.values).toMatchObject({ answer: 'Yes, in writing.', status: 'Answered' })
})

test('there is no other list of answers beside the questions', () => {
  expect(plurals(advice)).not.toEqual(expect.arrayContaining(['replies']))
  expect(advice.pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'comments'))).toEqual([])
  const clinic = built('A medical site. Users can choose a doctor and ask questions. Doctors answer questions.')
  expect(plurals(clinic).filter((plural) => /answer|repl/.test(plural))).toEqual([])
  expect(named(clinic, 'questions').fields.find(({ entity }) => entity === 'doctors')?.label).toBe('Doctor')
})

test('questions of a community are answered by everybody', () => {
  const community = built('A Q&A community. Users ask questions, answer questions and vote. Experts have profiles.')
  expect(plurals(community).some((plural) => /answer|repl/.test(plural))).toBe(true)
})
