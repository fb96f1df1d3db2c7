import { expect, test } from 'vitest'
import { compareTables, headsOf, linesOf, reportOf } from '../../builder/browser/compared.ts'
import { siteOf } from '../support/visitor-words.ts'

const first = 'sku,name,price\nA1,Bread,3.20\nA2,Butter,2.80\nA3,Jam,4.10'
const second = 'sku;name;price\nA1;Bread;3.40\nA2;Butter;2.80\nA4;"Tea; green";5.00'
const of = (more: object = {}) => compareTables({ first, second, key: 'sku', ignored: [], ...more })

test('rows of the same key are compared cell by cell, whatever parts the cells', () => {
  expect(of()).toEqual({
    columns: ['sku', 'name', 'price'],
    same: 1,
    differences: [
      {
        kind: 'changed',
        key: 'A1',
        cells: [
          { column: 'sku', value: 'A1' },
          { column: 'name', value: 'Bread' },
          { column: 'price', value: '3.40', before: '3.20' },
        ],
      },
      {
        kind: 'removed',
        key: 'A3',
        cells: [
          { column: 'sku', value: 'A3' },
          { column: 'name', value: 'Jam' },
          { column: 'price', value: '4.10' },
        ],
      },
      {
        kind: 'added',
        key: 'A4',
        cells: [
          { column: 'sku', value: 'A4' },
          { column: 'name', value: 'Tea; green' },
          { column: 'price', value: '5.00' },
        ],
      },
    ],
  })
})
test('a row that differs in an ignored column only is the same', () =>
  expect(of({ ignored: ['price'] }).differences.map(({ key }) => key)).toEqual(['A3', 'A4']))
test.each([
  [{ second: ' ' }, 'The second table is empty: paste it, or open a file.'],
  [{ first: '' }, 'The first table is empty: paste it, or open a file.'],
  [{ key: 'id' }, 'The first table has no column “id”, which is the key.'],
  [{ second: 'name,price\nBread,3' }, 'The second table has no column “sku”, which is the key.'],
  [{ second: 'sku,name' }, 'The second table has no rows below its heads.'],
])('what is missing is said: %o', (more, words) => expect(() => of(more)).toThrow(words))
test('the report and the kept lines tell the same differences', () => {
  expect(reportOf(of()).split('\n')).toEqual([
    'change,sku,column,old,new',
    'changed,A1,price,3.20,3.40',
    'removed,A3,name,Jam,',
    'removed,A3,price,4.10,',
    'added,A4,name,,Tea; green',
    'added,A4,price,,5.00',
  ])
  expect(linesOf(of()).split('\n')).toEqual([
    'Changed A1: price 3.20 → 3.40',
    'Removed A3: sku A3; name Jam; price 4.10',
    'Added A4: sku A4; name Tea; green; price 5.00',
  ])
})
test('heads are read from what is no whole table yet', () => expect([headsOf('a,b'), headsOf(''), headsOf('"open')]).toEqual([['a', 'b'], [], []]))

const words =
  'A table comparison website for two versions of a stock list. Users can paste or upload two CSV files, choose the key column, see added, removed and changed rows highlighted, filter the differences by type, ignore columns, save comparisons to a history page and export a report.'
test('words that ask for it have a comparison and the history of those that are kept', () => {
  const site = siteOf(words)
  expect(site.entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)])).toEqual([
    ['saved comparisons', ['Name', 'Added', 'Removed', 'Changed', 'Key column', 'Differences', 'Date']],
  ])
  expect(
    site.pages.flatMap(({ path, blocks }) => blocks.flatMap(({ kind }) => (kind === 'comparison' || kind === 'detail' ? [`${path} ${kind}`] : []))),
  ).toEqual(['/compare-tables comparison', '/comparison detail'])
  expect(site.requirements.filter(({ status }) => status !== 'built').map(({ clause }) => clause)).toEqual([])
})
test.each(['A furniture store where shoppers compare tables and chairs and order them', 'A hotel site to compare price lists of rooms by season'])(
  'words about other tables have none: %s',
  (other) => expect(siteOf(other).pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'comparison'))).toEqual([]),
)
test('versions of a contract are compared as texts', () =>
  expect(
    siteOf('A tool to compare two versions of a contract for lawyers').pages.flatMap(({ blocks }) =>
      blocks.flatMap((one) => (one.kind === 'workbench' && one.about === undefined ? one.tools : [])),
    ),
  ).toEqual(['compare']))
