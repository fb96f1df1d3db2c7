import { expect, test } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import { siteOf } from '../support/visitor-words.ts'

const plain = siteOf('An avatar camera. Users should be able to log in, upload their own images, and generate personalized AI avatars.')
const maker = plain.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'picture'))!
const keeps = maker.blocks.flatMap((block) => (block.kind === 'picture' && block.keeps ? [block.keeps] : []))[0]!
const save = plain.actions.find(({ id }) => id === keeps.action)!
const mood = { id: 'mood', label: 'Mood', type: 'choice' as const, required: true, choices: ['Plain', 'Comic'], initial: 'Comic' }
const model = {
  ...plain,
  entities: plain.entities.map((entity) => (entity.id === save.entity ? { ...entity, fields: [...entity.fields, mood] } : entity)),
  actions: plain.actions.map((action) => (action.id === save.id ? { ...action, fields: [...action.fields, 'mood'] } : action)),
}
const ana = visitorOf(model, 'ana', null)

test('what keeps a picture asks for everything without which it would be refused, and begins with what is usual', () => {
  const page = pageOf(createWorld(model), maker.path, ana)
  const form = page.slice(page.indexOf('data-module-keep'))
  expect(form).toMatch(/<input[^>]* name="mood"[^>]* value="Comic"[^>]* checked/)
})

test('what no form asks for and is required is what a form would begin with; what is sent empty is refused', () => {
  const title = model.entities.find(({ id }) => id === save.entity)!.title
  const tried = (typed: Record<string, string>) => act(createWorld(model), save.id, null, { [title]: 'Me', ...typed }, ana)
  const done = tried({})
  expect('refused' in done ? done.refused : rowsOf(done.world, save.entity).find(({ id }) => id === done.row)?.values.mood).toBe('Comic')
  expect(tried({ mood: '' })).toEqual({ refused: 'Choose the mood.' })
})
