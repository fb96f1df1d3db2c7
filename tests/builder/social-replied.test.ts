import { expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf(
  'A help desk where customers open tickets with a priority and a category and follow their status. Agents answer tickets and close them, and a report shows tickets by status.',
)

it('tickets that are answered have replies at their page, which their owner and those who look after them read', () => {
  const replies = site.entities.find(({ plural }) => plural === 'replies')!
  expect([replies.read, replies.write, replies.authored]).toEqual(['own', 'anyone', 'written_by'])
  expect(replies.fields.find(({ type, entity }) => type === 'reference' && entity === 'tickets')?.label).toEqual('Ticket')
  const writing = site.actions.filter(({ entity, kind }) => entity === replies.id && kind === 'create')
  expect(writing.map(({ effects }) => effects)).toEqual(
    writing.map(() => [
      { kind: 'author', field: 'written_by' },
      { kind: 'give', by: 'about' },
      { kind: 'set', by: 'about', field: 'status', from: ['Open'], value: 'Answered', allowed: true },
      { kind: 'moment', field: 'posted_at' },
    ]),
  )
  expect(writing.length).toEqual(2)
  expect(site.pages.find(({ path }) => path === '/ticket')?.blocks.map(({ kind }) => kind)).toContain('comments')
})

it('a report that shows something is one thing to look at, and no name of what it shows', () => {
  expect(site.entities.map(({ plural }) => plural)).toEqual(['tickets', 'replies'])
  expect(site.requirements.filter(({ clause }) => /report/.test(clause)).map(({ status }) => status)).toEqual(['built'])
  expect(site.pages.flatMap(({ blocks }) => blocks).some(({ kind }) => kind === 'chart')).toEqual(true)
})

it('what is answered is marked so by hand, beside the words of the answer', () => {
  const marks = site.actions.filter(({ entity, kind, name }) => entity === 'tickets' && kind === 'transition' && /answer/i.test(name))
  expect(marks.map(({ name }) => name)).toEqual(['Mark as answered'])
})

it('threads are posts where nobody makes threads, and nobody replies to one that is locked', () => {
  const forum = siteOf('A gardening forum. Members can publish posts, reply to others and like posts. Moderators can lock threads and handle reported posts.')
  expect(forum.entities.map(({ plural }) => plural)).toEqual(['posts', 'likes', 'comments'])
  expect(forum.entities.find(({ id }) => id === 'posts')?.lifecycle?.transitions.map(({ name, to }) => [name, to])).toEqual([
    ['Lock', 'Locked'],
    ['Unlock', 'New'],
  ])
  const replying = forum.actions.filter(({ entity, kind }) => entity === 'comments' && kind === 'create')
  expect(replying.length).toBeGreaterThan(0)
  for (const { guards } of replying)
    expect(guards).toContainEqual({ kind: 'is', by: 'post', field: 'status', values: ['New'], text: '{title} is closed to replies. Choose another post.' })
})
