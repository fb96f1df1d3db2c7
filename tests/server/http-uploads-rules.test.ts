import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { receiveFiles } from '../../server/http/uploads.ts'
import { siteOf } from '../support/visitor-words.ts'

const site: AppModel = siteOf('A soil survey website with data conversion and data extraction. Users upload data files.')
const action = site.actions.find(({ kind, entity }) => kind === 'create' && entity === 'data_files')!
const sent = (name: string, body: Uint8Array | string, more: Record<string, string> = {}): FormData => {
  const form = new FormData()
  form.set('file', new File([body as Uint8Array<ArrayBuffer>], name))
  for (const [field, text] of Object.entries(more)) form.set(field, text)
  return form
}
const received = async (form: FormData) => (await receiveFiles(site, action.id, form, 1_000_000)).typed

test('what a text file or a workbook says is kept beside it, unless something is typed', async () => {
  expect((await received(sent('wells.geojson', '{"type":"FeatureCollection",\r\n"features":[]}'))).contents).toBe(
    '{"type":"FeatureCollection",\n"features":[]}',
  )
  expect(await received(sent('wells.csv', 'a,b', { contents: 'c,d' }))).toEqual({ file: expect.stringMatching(/wells\.csv$/) })
  const book = zipSync({ 'xl/worksheets/sheet1.xml': strToU8('<worksheet><sheetData><row r="1"><c r="A1"><v>9</v></c></row></sheetData></worksheet>') })
  expect((await received(sent('wells.xlsx', book))).contents).toBe('9')
})

test('a file without text, or with more than is kept beside it, is kept alone', async () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])
  expect((await received(sent('wells.png', png))).contents).toBe('')
  expect((await received(sent('wells.csv', 'a'.repeat(100_001)))).contents).toBe('')
})
