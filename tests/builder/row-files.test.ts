import { expect, test } from 'vitest'
import { pdfText } from '../../builder/browser/tools/pdf.ts'
import { pdfOf } from '../../builder/pdf.ts'
import { renderSheet } from '../../builder/render/insight/sheet.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow } from '../../builder/site.ts'
import { request } from '../support/models.ts'
import { siteOf } from '../support/visitor-words.ts'

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const site = siteOf('A website of resources about gardening. Users browse resources and download resources.')
const [at] = site.pages.flatMap((page) => page.blocks.flatMap((block) => (block.kind === 'downloads' ? [{ page, block }] : [])))
const entity = site.entities.find(({ id }) => id === at!.block.entity)!
const saved = (row: SiteRow) =>
  renderSheet(
    site,
    {
      path: at!.page.path,
      query: { row: row.id },
      base: '',
      visitor: { id: 'ana', role: null },
      roles: [],
      rows: { [entity.id]: [row] },
      today: '2026-12-03',
      badge: false,
    },
    at!.block.id,
  )
const rowOf = (owner: string | null, change: SiteRow['values'] = {}): SiteRow => ({
  id: 'r1',
  owner,
  created_at: 1,
  updated_at: 1,
  values: { ...entity.seeds[0]!, ...change },
})

test('a document has all of its text on pages that can be read again', async () => {
  const long = Array.from({ length: 90 }, (_, index) => `Line ${index + 1} (of “many” – with signs: é, \\, 漢).`).join('\n')
  const file = pdfOf('Notes', [
    { kind: 'title', text: 'Notes' },
    { kind: 'text', text: long },
  ])
  expect(/[^\x20-\x7e\n]/.test(file)).toEqual(false)
  expect(file.match(/\/Type \/Page /g)).toHaveLength(3)
  const read = (await pdfText(bytes(file))).join('\n')
  expect(read).toContain('Notes')
  expect(read).toMatch(/Line 90 \(of .many. . with signs: é, \\, \?\)\./)
  expect(file).toContain('(of \\223many\\224 \\226 with'.replace('(of', '\\(of'))
})

test('what is downloaded of a sample without a file is a document of what it says and of what people of its field know', async () => {
  const sheet = saved(rowOf(null, { [entity.title]: 'Soil guide.pdf', file: null, description: 'Everything about soil.' }))!
  expect([sheet.name, sheet.type]).toEqual(['soil-guide.pdf', 'application/pdf'])
  const read = (await pdfText(bytes(sheet.text))).join(' ')
  for (const words of ['Soil guide.pdf', 'Everything about soil.', 'Good to know', 'Water in the early morning, seldom and deep.'])
    expect(read).toContain(words)
  expect(sheet.text.length).toBeGreaterThan(1500)
})

test('what somebody has entered is saved as they said it, and nothing beside it', async () => {
  const read = (await pdfText(bytes(saved(rowOf('ana', { file: null, description: 'My own.' }))!.text))).join(' ')
  expect([read.includes('My own.'), read.includes('Good to know')]).toEqual([true, false])
})

test('a picture is saved as the drawing that stands for it', () => {
  const sheet = saved(rowOf(null, { [entity.title]: 'harbour-lights.jpg', file: null }))!
  expect([sheet.name, sheet.type, sheet.text.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')]).toEqual(['harbour-lights.svg', 'image/svg+xml', true])
})

test('a document that a sample row only names is saved from its page and its list', async () => {
  const model = siteOf('A training website. Users browse documents and upload documents.')
  const kept = model.entities.find(({ plural }) => plural === 'documents')!
  const field = kept.fields.find(({ type }) => type === 'file')!
  const row: SiteRow = { id: 'r1', owner: null, created_at: 1, updated_at: 1, values: { ...kept.seeds[0]!, [field.id]: 'minutes-of-may.docx' } }
  const asked = (path: string, query: Record<string, string>) => request(path, { visitor: { id: 'ana', role: null }, rows: { [kept.id]: [row] }, query })
  const place = model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'detail' && block.entity === kept.id))!
  const block = place.blocks.find(({ kind }) => kind === 'detail')!
  const { html } = renderPage(model, asked(place.path, { row: 'r1' }))
  expect(html).toContain(`<a class="file-link" href="/_csv/${block.id}?row=r1&amp;file=${field.id}" download>minutes-of-may.docx</a>`)
  const sheet = renderSheet(model, asked(place.path, { row: 'r1', file: field.id }), block.id)!
  expect([sheet.name, sheet.type]).toEqual(['minutes-of-may.pdf', 'application/pdf'])
  expect((await pdfText(bytes(sheet.text))).join(' ')).toContain(String(row.values[kept.title]))
  const named = (name: string) =>
    renderSheet(
      model,
      { ...asked(place.path, { row: 'r1', file: field.id }), rows: { [kept.id]: [{ ...row, values: { ...row.values, [field.id]: name } }] } },
      block.id,
    )
  expect(['list.csv', 'list.xlsx'].map((name) => named(name)?.name)).toEqual(['list.csv', 'list.xlsx'])
  expect([named('https://example.com/a.pdf'), named('talk.mp3')]).toEqual([null, null])
})
