import { expect, test } from 'vitest'
import { renderPage } from '../../builder/render/page.ts'
import { built } from '../support/acting.ts'

const words = 'An office suite for a team. Users should be able to log in, create documents, and send and receive emails.'

test('an e-mail is read by who wrote it and by the account of its address, and by nobody else', () => {
  const model = built(words)
  const mail = model.entities.find(({ id }) => id === 'emails')
  expect({ read: mail?.read, shared: mail?.shared, title: mail?.title }).toEqual({ read: 'own', shared: 'email', title: 'subject' })
  const send = model.actions.find(({ kind, entity }) => kind === 'create' && entity === 'emails')
  expect({ fields: send?.fields, effects: send?.effects }).toEqual({
    fields: ['email', 'subject', 'message'],
    effects: [
      { kind: 'name', field: 'sender' },
      { kind: 'address', field: 'sender_address' },
      { kind: 'moment', field: 'sent_at' },
    ],
  })
})

test('the page of e-mails says where they go', () => {
  const texts = built(words).pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'text' ? block.paragraphs : [])))
  expect(texts).toContain('Simulated sending: each e-mail goes to whoever has an account here with its address. No e-mail leaves this site.')
})

test('what came in stands apart from what was sent', () => {
  const lists = built(words).pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'list' && block.entity === 'emails' && path !== '/' ? [[block.heading, block.scope]] : [])),
  )
  expect(lists).toEqual([
    ['Inbox', 'received'],
    ['Sent', 'sent'],
  ])
})

test('a message that came in is answered under its subject, to the address of who wrote it', () => {
  const model = built(words)
  const account = { id: 'a1', name: 'Omar', email: 'omar@example.org', kind: 'own' as const, status: 'active' as const, created_at: 1, role: null, values: {} }
  const values = { email: 'omar@example.org', subject: 'Lunch', message: 'At one?', sender: 'Nia', sender_address: 'nia@example.org', sent_at: null }
  const rows = { emails: [{ id: 'm1', owner: 'other', created_at: 5, updated_at: 5, values }] }
  const request = { path: '/email', query: { row: 'm1' }, base: '/s', roles: [], today: '2026-12-03', badge: false, rows }
  const shownTo = (visitor: Parameters<typeof renderPage>[1]['visitor']) => /<a [^>]+>Reply<\/a>/.exec(renderPage(model, { ...request, visitor }).html)?.[0]
  expect(shownTo({ id: 'a1', role: null, name: 'Omar', account })).toBe(
    '<a class="button" href="/s/emails?set.email=nia%40example.org&amp;set.subject=Re%3A%20Lunch#emails_form">Reply</a>',
  )
  expect(shownTo({ id: 'other', role: null, name: 'Nia', account: { ...account, id: 'other', email: 'nia@example.org' } })).toBeUndefined()
})
