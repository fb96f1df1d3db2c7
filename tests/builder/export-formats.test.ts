import { expect, test } from 'vitest'
import { renderSheet } from '../../builder/render/insight/sheet.ts'
import { workbookOf } from '../../builder/render/insight/workbook.ts'
import { tableText } from '../../server/http/workbook.ts'
import { createTriedSite } from '../../src/api/tried-site.ts'
import { built } from '../support/acting.ts'
import { request } from '../support/models.ts'
import { partsOf, readPart, wordsOf } from '../support/visible-page.ts'

const words = 'A workshop. Users record expenses and export expenses to CSV, Excel and JSON.'
const model = built(words)
const bar = model.pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === 'export_bar' ? [{ path, block }] : [])))[0]

test('rows are had in the formats that the words ask for', () => {
  expect(bar?.block.offers).toEqual(['csv', 'print', 'xlsx', 'json'])
  const site = createTriedSite(model, () => 1_795_000_000)
  const page = readPart(site.turn({ to: bar?.path ?? '', fields: null }).html)
  const said = ['a', 'button'].flatMap((tag) => partsOf(page, tag).map(wordsOf)).filter((one) => /^Download/.test(one))
  expect([...new Set(said)].toSorted()).toEqual(['Download CSV', 'Download Excel', 'Download JSON'])
  const plain = built('A workshop. Users record expenses and export expenses.')
  expect(plain.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'export_bar' ? block.offers : [])))).toEqual(['csv', 'print'])
})

test('a file of rows is JSON by its labels, or a workbook that reads back the same', () => {
  const rows = { expenses: [{ id: 'r1', owner: 'x', created_at: 1, updated_at: 1, values: { what: 'Oak & "ash"', amount: 12.5, date: '2026-10-01' } }] }
  const asked = (format: string) => request(bar?.path ?? '', { visitor: { id: 'x', role: null }, rows, query: { format } })
  const sheet = (format: string) => renderSheet(model, asked(format), bar?.block.id ?? '')
  expect(sheet('json')?.name).toBe('expenses.json')
  expect(JSON.parse(sheet('json')?.text ?? '')).toEqual([
    { What: 'Oak & "ash"', Category: '', Amount: 12.5, Date: '2026-10-01', Receipt: '', Note: '', Status: '' },
  ])
  const book = sheet('xlsx')
  expect(book?.name).toBe('expenses.xlsx')
  expect(tableText(book?.bytes ?? new Uint8Array()).split('\n')[1]).toMatch(/^"Oak & ""ash""",/)
})

test('a workbook keeps its words, whatever they are written in', () => {
  expect(
    tableText(
      workbookOf([
        ['Ort', 'Größe'],
        ['東京 <1>', 3.5],
        ['', 0],
      ]),
    ),
  ).toBe('Ort,Größe\n東京 <1>,3.5\n,0')
})
