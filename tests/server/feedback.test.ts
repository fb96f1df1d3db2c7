import { afterEach, beforeEach, expect, it } from 'vitest'
import { newestNotes } from '../../server/feedback/feedback.store.ts'
import { openApp, type Person, type TestApp } from '../support/app.ts'

let app: TestApp
let ada: Person
beforeEach(async () => {
  app = await openApp({ env: { FEEDBACK_EMAIL: 'operator@example.com' } })
  ada = await app.join()
})
afterEach(() => app.close())

const send = (json: unknown, from: Pick<Person, 'fetch'> = ada) => from.fetch('/api/v1/feedback/', { method: 'POST', json })
const note = { category: 'problem', message: 'The header flickers.' }

it('ROUTE-12 a note is kept with its author, logged without its words, and mailed to whoever runs the server', async () => {
  const reply = await send({ ...note, message: '  The header flickers. ' })
  const { id } = (await reply.json()) as { id: string }
  expect([reply.status, await newestNotes(app.db, 10)]).toEqual([
    201,
    [{ id, ...note, created_at: app.clock.now(), email: 'ada@example.com', full_name: 'Ada Lovelace' }],
  ])
  expect(app.logged.filter(({ event }) => event === 'feedback')).toEqual([{ level: 'info', event: 'feedback', id, category: 'problem' }])
  const mails = (await app.mails()).filter(({ recipient }) => recipient === 'operator@example.com')
  expect(mails).toEqual([
    {
      recipient: 'operator@example.com',
      subject: 'Feedback (problem)',
      body: 'Ada Lovelace <ada@example.com> wrote:\n\nThe header flickers.\n\nSent by the feedback page of SparkSite.',
      link: null,
    },
  ])
})

it('without an address nobody is mailed, and the note is kept all the same', async () => {
  const quiet = await openApp()
  const bob = await quiet.join('bob@example.com')
  const before = (await quiet.mails()).length
  expect((await send(note, bob)).status).toBe(201)
  expect([(await quiet.mails()).length, (await newestNotes(quiet.db, 10)).length]).toEqual([before, 1])
  await quiet.close()
})

it.each([
  [{}, { category: ['This field is required.'], message: ['This field is required.'] }],
  [{ category: 'spam', message: 'x' }, { category: ['Choose what this is about.'] }],
  [{ category: 'idea', message: ' \n ' }, { message: ['Say in a few words what you think.'] }],
  [{ category: 'idea', message: 'x'.repeat(5001) }, { message: ['Ensure this field has no more than 5,000 characters.'] }],
])('%j is refused field by field', async (json, fields) => {
  const reply = await send(json)
  const { request_id, ...errors } = (await reply.json()) as Record<string, unknown>
  expect([reply.status, errors, typeof request_id, await newestNotes(app.db, 10)]).toEqual([400, fields, 'string', []])
})

it('somebody without a session sends nothing', async () => {
  expect((await app.fetch('/api/v1/feedback/', { method: 'POST', json: note })).status).toBe(401)
})

it('an account sends ten notes in an hour, also at once; others are not held up, and room comes back', async () => {
  const bob = await app.join('bob@example.com')
  const replies = await Promise.all(Array.from({ length: 14 }, () => send(note)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), ...Array(4).fill(429)])
  const refused = await send(note)
  expect([refused.headers.get('retry-after'), ((await refused.json()) as { detail: string }).detail]).toEqual([
    '3600',
    'That is a lot of feedback at once. Thank you; send the rest a little later.',
  ])
  expect((await send(note, bob)).status).toBe(201)
  app.clock.advance(3600)
  expect((await send(note)).status).toBe(201)
})

it('notes go with the account that wrote them', async () => {
  await send(note)
  await app.db.deleteFrom('users').where('email', '=', 'ada@example.com').execute()
  expect(await app.db.selectFrom('feedback').selectAll().execute()).toEqual([])
})
