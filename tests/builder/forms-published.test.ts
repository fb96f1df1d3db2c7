import { expect, test } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf, withRow } from '../../builder/accept/world.ts'
import { siteOf } from '../support/visitor-words.ts'

const model = siteOf('A dynamic form website. Users should be able to log in, create dynamic forms, add or remove form fields, and preview their forms.')
const [ana, ben] = [visitorOf(model, 'ana', null), visitorOf(model, 'ben', null)]
const step = (name: string) => model.actions.find((one) => one.entity === 'forms' && one.name === name)!.id

test('a form has a description, and whoever made it takes it back and publishes it again', () => {
  const design = rowsOf(createWorld(model), 'forms')[0]!.values.design!
  const world = withRow(createWorld(model), 'forms', { id: 'mine', owner: 'ana', values: { name: 'Who comes along?', design, status: 'Published' } })
  const seen = (of: typeof world, who: typeof ana) => pageOf(of, '/published-forms', who).includes('Who comes along?')
  expect(model.entities.find(({ id }) => id === 'forms')!.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Name', 'Description', 'Status']))
  expect([seen(world, ana), seen(world, ben)]).toEqual([true, true])
  const row = rowsOf(world, 'forms').find(({ id }) => id === 'mine')!
  expect(act(world, step('Unpublish'), row, {}, ben)).toEqual({ refused: 'it may not be done' })
  const back = act(world, step('Unpublish'), row, {}, ana)
  if ('refused' in back) throw new Error(back.refused)
  expect([seen(back.world, ana), seen(back.world, ben)]).toEqual([true, false])
  expect('refused' in act(world, step('Edit'), row, { name: 'Who comes along?', description: 'For the trip in May.' }, ana)).toBe(false)
})
