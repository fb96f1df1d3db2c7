import { expect, test } from 'vitest'
import type { Values } from '../../builder/model.ts'
import { contextOf } from '../../builder/render/context.ts'
import { rowFile } from '../../builder/render/insight/row-file.ts'
import type { SiteRow } from '../../builder/site.ts'
import { flawsOf } from '../support/integrity.ts'
import { siteOf } from '../support/visitor-words.ts'

const model = siteOf(
  'An online resume editing website. Users can edit resumes, choose resume templates, and export resumes as PDF files. It has a monthly membership.',
)
const resumes = model.entities.find(({ plural }) => plural === 'resumes')!
const by = resumes.fields.find(({ label }) => label === 'Resume template')!
const rowOf = (id: string, values: Values): SiteRow => ({ id, owner: null, created_at: 1, updated_at: 1, values })
const templates = [
  rowOf('t1', { name: 'Quiet lines', colour: 'Navy', font: 'Serif' }),
  rowOf('t2', { name: 'Plain column', colour: 'Black', font: 'Sans serif' }),
]

const documentOf = (template: string | null): string => {
  const row = rowOf('r', { name: 'Ana Silva', [by.id]: template, skills: 'Spanish' })
  const rows = { [resumes.id]: [row], [by.entity!]: templates }
  const visitor = { id: 'me', role: null }
  const of = contextOf(model, { path: '/resumes', query: {}, base: '', visitor, roles: [], rows, today: '2026-01-05', badge: false })
  return rowFile(of, resumes, row, { file: null }).text
}
const fontOf = (text: string): string => /\/BaseFont \/(\S+)/.exec(text)![1]!
const inkOf = (text: string): string | undefined => /stream\n(?:(\S+ \S+ \S+) rg )?BT/.exec(text)![1]

test('what is exported as PDF is a document of each row, laid out by its template', () => {
  expect(flawsOf(model)).toEqual([])
  expect(model.pages.find(({ path }) => path === '/resumes')!.blocks.map(({ kind, heading }) => [kind, heading])).toContainEqual(['downloads', 'Save as PDF'])
  expect([null, 't1', 't2'].map((template) => [fontOf(documentOf(template)), inkOf(documentOf(template))])).toEqual([
    ['Helvetica', undefined],
    ['Times-Roman', '0 0 0.5'],
    ['Helvetica', undefined],
  ])
  expect(documentOf('t1')).not.toContain('Quiet lines')
})

test('memberships of a site for resumes are for templates and exports', () => {
  const memberships = model.entities.find(({ plural }) => plural === 'monthly memberships')!
  expect(memberships.fields.map(({ label }) => label)).toEqual(['Name', 'Price', 'Months', 'Templates', 'Exports a month', 'Benefits'])
})
