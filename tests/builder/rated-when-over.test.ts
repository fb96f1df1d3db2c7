import { expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const rules = (words: string) =>
  built(words).actions.flatMap(({ kind, guards = [], name }) => (kind === 'create' && /^rate/i.test(name) ? guards.filter((one) => one.kind === 'is') : []))

it('a ticket is rated once it is closed', () => {
  const words =
    'An IT helpdesk portal for a company with tickets, a knowledge base, and device inventory. Employees should be able to log in, submit tickets with a category and priority, and rate the solution once a ticket is closed. Support agents can take over tickets, change their status, reply, and write knowledge base articles.'
  expect(rules(words)).toEqual([expect.objectContaining({ kind: 'is', by: 'ticket', field: 'status', values: ['Closed'] })])
})
it('a thing on offer is rated whenever somebody likes', () => {
  expect(rules('A film club. Members browse movies and rate movies.')).toEqual([])
})
it('what rates a thing once it is over is tried on one that is', () => {
  const site = built(
    'An IT helpdesk portal for a company with tickets, a knowledge base, and device inventory. Employees should be able to log in, submit tickets with a category and priority, and rate the solution once a ticket is closed. Support agents can take over tickets, change their status, reply, and write knowledge base articles.',
  )
  expect(site.requirements.find(({ clause }) => /rate the solution/.test(clause))?.status).toBe('built')
})
