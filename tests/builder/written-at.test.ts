import { expect, test } from 'vitest'
import { createTriedSite } from '../../src/api/tried-site.ts'
import { built } from '../support/acting.ts'
import { partsOf, readPart, wordsOf } from '../support/visible-page.ts'

const board = built('A message board. Users log in, leave messages, and reply to messages. Administrators manage messages.')
const named = (model: typeof board, id: string) => model.entities.find((one) => one.id === id)!
const lastOf = (model: typeof board, id: string) => named(model, id).fields.at(-1)

test('what people write to one another keeps the minute at which they sent it', () => {
  expect(lastOf(board, 'messages')).toEqual({ id: 'sent_at', label: 'Sent at', type: 'datetime', required: false })
  expect(lastOf(board, 'replies')).toEqual({ id: 'posted_at', label: 'Posted at', type: 'datetime', required: false })
})

test('a sample reply is never earlier than the message that it answers', () => {
  const [messages, replies] = [named(board, 'messages').seeds, named(board, 'replies').seeds]
  const daysAgo = (value: unknown): number => Number(/^-(\d+)d \d\d:\d\d$/.exec(String(value))![1])
  const about = named(board, 'replies').fields.find(({ entity }) => entity === 'messages')!.id
  expect(replies.map(({ [about]: message, posted_at }) => daysAgo(messages[Number(message)]!.sent_at) >= daysAgo(posted_at))).toEqual(replies.map(() => true))
})

test('the moment is filled in by itself, is not asked for, and is shown with the message', () => {
  const site = createTriedSite(board, () => 1_795_000_000)
  const add = board.actions.find(({ kind, entity }) => kind === 'create' && entity === 'messages')!
  expect(add.fields.includes('sent_at')).toBe(false)
  site.turn({ to: '/log-in', fields: null })
  site.turn({
    to: `/_actions/${add.id}`,
    fields: [
      ['name', 'Ana Silva'],
      ['subject', 'Keys'],
      ['message', 'Found them.'],
    ],
  })
  expect(site.own(named(board, 'messages')).map(({ values }) => values.sent_at)).toEqual(['2026-11-18T11:06'])
  const page = readPart(site.turn({ to: '/messages', fields: null }).html)
  expect(partsOf(page, 'time').map(wordsOf)[0]).toBe('18 Nov 2026, 11:06')
})

test('what is asked for keeps its day', () => {
  const shop = built('A bakery. Customers browse cakes and order a cake with a quantity and a phone number.')
  const order = shop.entities.find(({ id }) => id === 'orders')!
  expect(order.fields.find(({ id }) => id === 'ordered_on')).toEqual({ id: 'ordered_on', label: 'Ordered on', type: 'date', required: false })
})

test('rows that say a day of their own keep no other', () => {
  const model = built('A site for events. Users browse events and write comments with a date.')
  expect(
    model.entities.flatMap(({ id, fields }) =>
      id === 'comments' ? fields.filter(({ type }) => type === 'date' || type === 'datetime').map(({ label }) => label) : [],
    ),
  ).toEqual(['Date'])
})

test('the day has the name of what is done', () => {
  const model = built('A sales tool. Agents log in, record sales and view sales. Users sign up for courses and view courses.')
  const days = model.entities.flatMap(({ plural, fields }) => fields.filter(({ type }) => type === 'date').map(({ label }) => `${plural}: ${label}`))
  expect(days).toEqual(['sales: Sold on', 'sign-ups: Registered on'])
})
