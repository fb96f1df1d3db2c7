import { describe, expect, test } from 'vitest'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf('A support desk. Users submit tickets and view their tickets. Administrators can manage tickets and assign tickets.')
const tickets = site.entities.find(({ id }) => id === 'tickets')!
const assign = site.actions.find(({ name, entity }) => name.startsWith('Assign') && entity === tickets.id)!
const take = site.actions.find(({ name, entity }) => name === 'Take on' && entity === tickets.id)!
const row: SiteRow = { id: 't1', owner: 'ada', created_at: 0, updated_at: 0, values: { subject: 'Lamp', status: 'Open' } }
const manager = site.roles.find(({ manages }) => manages)!.id
const attempt = (action: string, visitor: { id: string; role: string | null; name?: string }, typed = {}) =>
  submit(site, { action, row, typed, visitor, today: '2026-12-03', rows: { tickets: [row] }, newId: () => 'new-1' })

describe('a ticket', () => {
  test('is given to somebody by a step of its own, which asks for nothing else', () => {
    expect([assign.kind, assign.fields, assign.role]).toEqual(['update', ['assigned_to'], manager])
    expect(attempt(assign.id, { id: 'eve', role: manager }, { assigned_to: 'Jonas Weber' })).toEqual({
      kind: 'writes',
      row: 't1',
      writes: [{ kind: 'update', entity: 'tickets', row: 't1', owner: 'ada', values: { subject: 'Lamp', status: 'Open', assigned_to: 'Jonas Weber' } }],
    })
  })
  test('is not given to anybody by whoever submitted it', () => {
    expect(attempt(assign.id, { id: 'ada', role: null }, { assigned_to: 'Ada' })).toEqual({ kind: 'missing' })
  })
  test('is given to whoever takes it on', () => {
    expect(attempt(take.id, { id: 'eve', role: manager, name: 'Eve Stone' })).toMatchObject({
      writes: [{ values: { assigned_to: 'Eve Stone', status: 'In progress' } }],
    })
  })
  test('has replies at its page without words for them', () => {
    expect(site.pages.find(({ path }) => path === '/ticket')?.blocks.map(({ kind }) => kind)).toContain('comments')
  })
  test('is submitted without saying who looks after it', () => {
    expect(site.actions.find(({ kind, entity }) => kind === 'create' && entity === 'tickets')?.fields).not.toContain('assigned_to')
  })
})

test('what an agent takes on is theirs where the words say to whom tickets are assigned', () => {
  const desk = siteOf('A support desk. Users submit tickets and view their tickets. Administrators can manage tickets and assign tickets to agents.')
  const taking = desk.actions.find(({ name, entity }) => name === 'Take on' && entity === 'tickets')
  expect(taking?.effects).toEqual([{ kind: 'name', field: 'agent' }])
})
