import { expect, test } from 'vitest'
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
      { kind: 'moment', field: 'sent_at' },
    ],
  })
})

test('the page of e-mails says where they go', () => {
  const texts = built(words).pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'text' ? block.paragraphs : [])))
  expect(texts).toContain('Simulated sending: each e-mail goes to whoever has an account here with its address. No e-mail leaves this site.')
})
