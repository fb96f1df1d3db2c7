import { expect, test } from 'vitest'
import { createWorld } from '../../builder/accept/world.ts'
import { done, mine } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const signing = siteOf(
  'Create a web form with fields for email, phone, nickname, and password. Users should be able to fill out the form, submit the information, and automatically create an account on the third-party platform.',
)

test('a form that is told by its fields stands on the first page and keeps what is sent', () => {
  const world = createWorld(signing, 20)
  const submit = signing.actions.find(({ name }) => name === 'Submit')!
  expect(signing.pages[0]!.blocks.map((block) => block.kind === 'form' && block.action)).toContain(submit.id)
  expect(submit.fields).toEqual(['email', 'phone', 'nickname', 'password'])
  const after = done(world, submit, { email: 'ada@example.com', phone: '+1 212 555 0142', nickname: 'ada', password: 'a-long-one' }).world
  expect(mine(after, submit.entity).map(({ values }) => [values.nickname, values.account_there])).toEqual([['ada', 'Created']])
})

test('what it asks for are no tables of their own', () => expect(signing.entities.map(({ plural }) => plural)).toEqual(['entries']))

test.each([
  ['A page with a simple feedback form with the fields name, city, age and message.', ['name', 'city', 'age', 'message']],
  ['A dance school website with classes, teachers, rooms and prices. It has a contact form with fields for name and email.', null],
])('a form has the fields that it is told with: %s', (words, expected) =>
  expect(siteOf(words).actions.find(({ name }) => name === 'Submit')?.fields ?? null).toEqual(expected),
)
