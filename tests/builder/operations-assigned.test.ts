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
const staff: SiteRow = { id: 's1', owner: null, created_at: 0, updated_at: 0, values: { name: 'Jonas Weber' } }
const attempt = (action: string, visitor: { id: string; role: string | null; name?: string }, typed = {}) =>
  submit(site, { action, row, typed, visitor, today: '2026-12-03', rows: { tickets: [row], staff_members: [staff] }, newId: () => 'new-1' })

describe('a ticket', () => {
  test('is given to one of the staff by a step of its own, which asks for nothing else', () => {
    expect([assign.kind, assign.fields, assign.role]).toEqual(['update', ['assigned_to'], manager])
    expect(attempt(assign.id, { id: 'eve', role: manager }, { assigned_to: 's1' })).toEqual({
      kind: 'writes',
      row: 't1',
      writes: [{ kind: 'update', entity: 'tickets', row: 't1', owner: 'ada', values: { subject: 'Lamp', status: 'Assigned', assigned_to: 's1' } }],
    })
  })
  test('is not given to anybody by whoever submitted it', () => {
    expect(attempt(assign.id, { id: 'ada', role: null }, { assigned_to: 's1' })).toEqual({ kind: 'missing' })
  })
  test('is under way once somebody takes it on', () => {
    expect(attempt(take.id, { id: 'eve', role: manager, name: 'Eve Stone' })).toMatchObject({
      writes: [{ values: { status: 'In progress' } }],
    })
  })
  test('has replies at its page without words for them', () => {
    expect(site.pages.find(({ path }) => path === '/ticket')?.blocks.map(({ kind }) => kind)).toContain('comments')
  })
  test('is submitted without saying who looks after it', () => {
    expect(site.actions.find(({ kind, entity }) => kind === 'create' && entity === 'tickets')?.fields).not.toContain('assigned_to')
  })
})

test('tickets are assigned to one of those whom the words name', () => {
  const desk = siteOf('A support desk. Users submit tickets and view their tickets. Administrators can manage tickets and assign tickets to agents.')
  const giving = desk.actions.find(({ name, entity }) => name === 'Assign agent' && entity === 'tickets')
  expect([giving?.fields, giving?.transition]).toEqual([['agent'], 'assign_step'])
  expect(desk.entities.find(({ id }) => id === 'tickets')?.fields.find(({ id }) => id === 'agent')?.entity).toBe('agents')
})
