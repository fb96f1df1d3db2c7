import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const words = 'Please implement a site of a boat yard. Customers should be able to browse boats and send inquiries, and yard staff reply to inquiries.'

test('whoever answers writes what they answer, which only they can', () => {
  const model = siteOf(words)
  const inquiries = model.entities.find(({ id }) => id === 'inquiries')!
  expect(inquiries.fields.map(({ label, type }) => `${label}:${type}`)).toEqual([
    'Name:text',
    'Boat:reference',
    'Email:email',
    'Message:long_text',
    'Answered by:text',
    'Answered on:date',
    'Reply:long_text',
    'Sent at:datetime',
    'Status:choice',
  ])
  const acts = model.actions.filter(({ entity }) => entity === 'inquiries').map(({ name, kind, role, fields }) => [name, kind, role ?? 'anyone', ...fields])
  expect(acts).toEqual([
    ['Send message', 'create', 'anyone', 'name', 'boat', 'email', 'message'],
    ['Reopen', 'transition', 'anyone'],
    ['Edit', 'update', 'anyone', 'name', 'boat', 'email', 'message'],
    ['Delete', 'delete', 'anyone'],
    ['Answer', 'update', 'yard_staff', 'reply_given'],
  ])
  const answer = model.actions.find(({ name }) => name === 'Answer')!
  expect(answer.effects).toContainEqual({ kind: 'put', field: 'status', value: 'Answered', when: null })
  const replied = inquiries.seeds.map(({ status, reply_given }) => [status, typeof reply_given])
  expect(replied.every(([status, kind]) => (status === 'Answered' ? kind === 'string' : kind === 'object'))).toBe(true)
  expect(replied.filter(([status]) => status === 'Answered')).not.toEqual([])
})

test('a question board is made of questions, which have replies', () => {
  const model = siteOf('A website for learning the violin. It has lessons and a question board. Users can take part in the question board.')
  const [questions, replies] = ['questions', 'replies'].map((id) => model.entities.find((one) => one.id === id))
  expect([questions?.title, replies?.fields.find(({ type }) => type === 'reference')?.entity]).toEqual(['question', 'questions'])
  expect(model.pages.map(({ title }) => title)).toContain('Question board')
})
