import { expect, test } from 'vitest'
import { readRows } from '../../builder/render/insight/rows-read.ts'
import { createTriedSite } from '../../src/api/tried-site.ts'
import { built } from '../support/acting.ts'
import { isOf, partsIn, partsOf, readPart, wordsOf } from '../support/visible-page.ts'

const words = 'A laboratory site. Users upload data files, view production data and see charts of it.'
const model = built(words)
const base64 = (text: string): string => Buffer.from(text).toString('base64')
const fileOf = (name: string, text: string): string => `data:text/csv;name=${name};base64,${base64(text)}`
const upload = model.actions.find(({ kind, entity }) => kind === 'create' && entity === 'data_files')
const table = model.entities.find(({ id }) => id === 'production_data')

test('an uploaded data file is read into the table beside it: errors are told row by row, and the rest is kept once that is confirmed', () => {
  const site = createTriedSite(model, () => 1_795_000_000)
  const before = table ? site.own(table).length : -1
  const csv =
    'Name,Line,Product,Output,Month,Colour\nBoiler 1,Line 1,Gears,12.5,2026-10-01,red\nBoiler 2,Line 1,Gears,many,2026-10-01,red\nBoiler 3,Line 2,Gears,14,2026-10-01,blue\n'
  const shown = readPart(
    site.turn({
      to: `/_actions/${upload?.id}`,
      fields: [
        ['name', 'October'],
        ['file', fileOf('october.csv', csv)],
        ['back', '/data-files'],
      ],
    }).html,
  )
  const preview = [...partsIn(shown)].find((one) => isOf(one, 'import-preview'))
  expect(partsOf(preview ?? readPart(''), 'p').map(wordsOf)).toEqual([
    '2 production data of 3 can be imported. Nothing is kept yet.',
    'Columns that are left out, for no field is called so: Colour.',
  ])
  expect(partsOf(preview ?? readPart(''), 'tr').map(wordsOf)).toEqual([
    'Line Name Line Product Output Month Check',
    '2 Boiler 1 Line 1 Gears 12.5 2026-10-01 Good',
    '3 Boiler 2 Line 1 Gears many 2026-10-01 Left out Enter the output as a number.',
    '4 Boiler 3 Line 2 Gears 14 2026-10-01 Good',
  ])
  const block = model.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'import_csv' && one.from !== undefined)
  const after = site.turn({
    to: `/_import/${block?.id}`,
    fields: [
      ['confirm', 'yes'],
      ['name', 'october.csv'],
      ['text', csv],
    ],
  })
  expect([...partsIn(readPart(after.html))].filter((one) => isOf(one, 'import-done')).map(wordsOf)).toEqual([
    '2 production data imported. 1 line was left out.',
  ])
  expect(table && site.own(table).length - before).toBe(2)
})

test('a field for data files says which it takes, and refuses others', () => {
  expect(model.entities.find(({ id }) => id === 'data_files')?.fields.find(({ type }) => type === 'file')?.takes).toBe('table')
  const site = createTriedSite(model, () => 1_795_000_000)
  const shown = site.turn({
    to: `/_actions/${upload?.id}`,
    fields: [
      ['name', 'Setup'],
      ['file', fileOf('setup.exe', 'MZ')],
      ['back', '/data-files'],
    ],
  })
  expect(
    partsOf(readPart(shown.html), 'p')
      .filter((one) => isOf(one, 'error'))
      .map(wordsOf),
  ).toEqual(['Error: Choose a data file: .csv, .xlsx, .json or .txt.'])
})

test('rows are read from JSON too, and days by their number in a spreadsheet', () => {
  const entity = { ...table!, fields: table!.fields.filter(({ id }) => ['name', 'output', 'date'].includes(id)) }
  const action = { ...upload!, fields: ['name', 'output', 'date'] }
  const read = (text: string) => readRows(entity, action, text, () => null)
  expect(read('{"rows":[{"name":"Boiler 1","date":46266,"output":3,"other":[1]},{"name":"Boiler 2","date":46296}]}')).toEqual({
    fields: ['name', 'date', 'output'].map((id) => entity.fields.find((field) => field.id === id)),
    unknown: ['other'],
    fault: null,
    lines: [
      { line: 2, typed: { name: 'Boiler 1', output: '3', date: '2026-09-01' }, errors: {} },
      { line: 3, typed: { name: 'Boiler 2', output: '', date: '2026-10-01' }, errors: {} },
    ],
  })
})

test('a spreadsheet that nobody uploads is read into nothing', () => {
  const shared = built('A web-based spreadsheet. Users browse the spreadsheet, edit data in the spreadsheet and save changes.')
  expect(shared.pages.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'import_csv')).toEqual([])
})
