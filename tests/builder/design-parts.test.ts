import { expect, test } from 'vitest'
import { templatesFor, writeDesign } from '../../builder/designs.ts'
import { entitiesFor } from '../../builder/render/act/reads.ts'
import { renderPage } from '../../builder/render/page.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow } from '../../builder/site.ts'
import { built } from '../support/turn.ts'

const model = built('A form builder. Users can design forms by dragging fields, and publish their forms.')
const ada = { id: 'ada', role: null, name: 'Ada' }
let made = 0
const attempt = (action: string, typed: Record<string, string>, rows: Record<string, readonly SiteRow[]>, row: SiteRow | null = null) =>
  submit(model, { action, typed, rows, row, visitor: ada, today: '2026-12-03', newId: () => `n${++made}` })
const contact = templatesFor.form['Contact form']!

test('a form that is saved keeps each of its fields as a row of its own, that names the form', () => {
  made = 0
  const saved = attempt('save_design', { name: 'Contact', design: writeDesign(contact) }, { form_fields: [] })
  const writes = saved.kind === 'writes' ? saved.writes : []
  expect(writes[0]).toMatchObject({ kind: 'insert', entity: 'forms', row: 'n1', values: { name: 'Contact', made_by: 'Ada', saved_on: '2026-12-03' } })
  expect(
    writes
      .slice(1)
      .map((write) => (write.kind === 'insert' ? [write.entity, write.values.order, write.values.label, write.values.type, write.values.form] : [])),
  ).toEqual([
    ['form_fields', 4, 'Your message', 'Long answer', 'n1'],
    ['form_fields', 3, 'Email address', 'Email address', 'n1'],
    ['form_fields', 2, 'Your name', 'Short answer', 'n1'],
    ['form_fields', 1, 'Write to us: we answer within two days.', 'Text', 'n1'],
  ])
})

test('a form that is deleted takes its fields with it, and those of no other', () => {
  const row = (id: string, values: SiteRow['values']): SiteRow => ({ id, owner: 'ada', created_at: 1, updated_at: 1, values })
  const fields = [row('f1', { form: 'd1', label: 'Name' }), row('f2', { form: 'd2', label: 'Day' })]
  const gone = attempt('delete_design', {}, { form_fields: fields }, row('d1', { name: 'Contact', design: '{}' }))
  expect(gone.kind === 'writes' ? gone.writes : []).toEqual([
    { kind: 'delete', entity: 'forms', row: 'd1' },
    { kind: 'delete', entity: 'form_fields', row: 'f1' },
  ])
  expect(entitiesFor(model, 'delete_design')).toEqual(['form_fields'])
})

test('changes of a saved form are kept in it, with the fields that it has now, and nobody else changes it', () => {
  made = 0
  const row = (id: string, owner: string, values: SiteRow['values']): SiteRow => ({ id, owner, created_at: 1, updated_at: 1, values })
  const rows = { form_fields: [row('f1', 'ada', { form: 'd1', label: 'Name' }), row('f2', 'ada', { form: 'd2', label: 'Day' })] }
  const typed = { name: 'Write to us', design: writeDesign({ ...contact, parts: contact.parts.slice(1, 2) }) }
  const changed = attempt('change_design', typed, rows, row('d1', 'ada', { name: 'Contact', design: '{}' }))
  expect(changed.kind === 'writes' ? changed.writes.map(({ kind, entity, row: id }) => [kind, entity, id]) : []).toEqual([
    ['update', 'forms', 'd1'],
    ['delete', 'form_fields', 'f1'],
    ['insert', 'form_fields', 'n1'],
  ])
  expect(attempt('change_design', typed, rows, row('d1', 'ben', { name: 'Contact', design: '{}' }))).toEqual({ kind: 'missing' })
})

test('a designer goes on with the form that was just saved', () => {
  const design = writeDesign(contact)
  const path = model.pages.find(({ blocks }) => blocks[0]?.kind === 'designer')!.path
  const rows = { forms: [{ id: 'd1', owner: 'ada', created_at: 1, updated_at: 1, values: { name: 'Contact', design } }] }
  const at = (query: Record<string, string>) =>
    renderPage(model, { path, query, base: '', visitor: ada, roles: [], rows, today: '2026-12-03', badge: false }).html.replaceAll('&quot;', '"')
  expect(at({ done: 'save_design', row: 'd1' })).toContain('"opened":"d1"')
  expect([at({ done: 'save_design', row: 'd9' }).includes('"opened"'), at({ row: 'd1' }).includes('"opened"')]).toEqual([false, false])
  expect(at({})).toContain('formaction="/_actions/change_design" name="row" value="" data-module-change hidden>Save changes</button>')
})

test('the fields of all forms stand on a page of their own, told apart by kind', () => {
  const page = model.pages.find(({ title }) => title === 'Form fields')
  expect(page?.blocks).toMatchObject([{ kind: 'list', entity: 'form_fields', fields: ['form', 'type', 'required', 'order'], filters: ['type'] }])
  expect(model.entities.find(({ id }) => id === 'form_fields')?.seeds[0]).toMatchObject({ form: 0, order: 1, type: 'Text' })
})
