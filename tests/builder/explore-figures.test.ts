import { describe, expect, test } from 'vitest'
import { chartOf } from '../../builder/explore/draw.ts'
import { figuresOf, filtered, linesOf, stretchOf, worked } from '../../builder/explore/figures.ts'
import { kept_max, readFigures, writeFigures } from '../../builder/explore/kept.ts'
import { begunWith, settingsFor, shapes } from '../../builder/explore/settings.ts'
import { columnsOf, dayIn, numberIn, said, tableOf } from '../../builder/explore/table.ts'
import { seenBy } from '../../builder/explore/views.ts'

const sales = tableOf([
  ['day', 'shop', 'sum'],
  ['2024-01-05', 'North', '10'],
  ['2024-01-20', 'South', '30'],
  ['2024-03-02', 'North', '$1,200.50'],
  ['2025-03-09', 'South', ''],
])
const colours = ['#112233', '#445566']
const drawn = (chosen: Record<string, string>) => figuresOf(sales, settingsFor(sales, chosen)!, colours)

describe('a table that is looked into', () => {
  test('has its columns known by what most of their cells say', () => {
    expect(columnsOf(sales).map(({ name, kind }) => [name, kind])).toEqual([['day', 'day'], ['shop', 'word'], ['sum', 'number']]) // biome-ignore format: a table
    expect(['1,234.5', '45%', '-3', '', 'two', '1-2'].map(numberIn)).toEqual([1234.5, 45, -3, null, null, null])
    expect(['2024-03', '2024/3/9', '9.3.2024', '3/9/2024', '2024-13-01', 'May'].map(dayIn)).toEqual(['2024-03-01', '2024-03-09', '2024-03-09', '2024-03-09', null, null]) // biome-ignore format: a table
    expect(tableOf([['a', 'a', ''], ['1']])).toEqual({ heads: ['a', 'a 2', 'Column 3'], rows: [['1', '', '']] })
    expect([1234567.891, -0.5, 3, -0.001].map(said)).toEqual(['1,234,567.89', '-0.5', '3', '0'])
  })

  test('is put together by days, weeks, months, quarters and years', () => {
    const by = (step: 'Day' | 'Week' | 'Month' | 'Quarter' | 'Year') => stretchOf('2024-03-02', step)
    expect([by('Day'), by('Week'), by('Month'), by('Quarter'), by('Year')]).toEqual([
      { key: '2024-03-02', name: '2 Mar 2024' },
      { key: '2024-02-26', name: '26 Feb 2024' },
      { key: '2024-03', name: 'Mar 2024' },
      { key: '2024-1', name: 'Q1 2024' },
      { key: '2024', name: '2024' },
    ])
  })

  test('suggests a line of its first number over time, and follows what is chosen', () => {
    expect(linesOf(drawn({}))).toEqual([['day', 'Sum of sum'], ['Jan 2024', '40'], ['Mar 2024', '1200.5'], ['Mar 2025', '']]) // biome-ignore format: a table
    expect(linesOf(drawn({ step: 'Year', y: '' }))).toEqual([['day', 'Rows'], ['2024', '3'], ['2025', '1']]) // biome-ignore format: a table
    expect(linesOf(drawn({ step: 'Year', split: 'shop' }))).toEqual([['day', 'North', 'South'], ['2024', '1210.5', '30'], ['2025', '', '']]) // biome-ignore format: a table
    expect(linesOf(drawn({ x: 'shop', way: 'Average', order: 'Smallest first' }))).toEqual([['shop', 'Average of sum'], ['South', '30'], ['North', '605.25']]) // biome-ignore format: a table
  })

  test('of several units begins with the name that comes most often, until another filter is chosen', () => {
    const units = tableOf([['name', 'value', 'Unit'], ...Array.from({ length: 4 }, (_, at) => ['Users', String(at), 'people']), ['Storage', '9', 'GB']])
    expect([begunWith(units, {}), begunWith(units, { only: '' }), begunWith(sales, {})]).toEqual([{ only: 'name', is: 'Users' }, { only: '' }, {}])
  })

  test('is worked out in every way', () => {
    const all = (['Sum', 'Average', 'Count', 'Least', 'Most', 'Median'] as const).map((way) => worked(way, [4, 1, 3, 2], 5))
    expect([all, worked('Sum', [], 3)]).toEqual([[10, 2.5, 5, 1, 4, 2.5], null])
  })

  test('is filtered by a word, or by its least and most', () => {
    const rows = (chosen: Record<string, string>) => filtered(sales, chosen).rows.length
    expect([rows({}), rows({ only: 'shop', is: 'North' }), rows({ only: 'day', from: '2024-01-10', until: '2024-12-31' }), rows({ only: 'sum', from: '20' }), rows({ only: 'gone', is: 'x' })]).toEqual([4, 2, 2, 2, 4]) // biome-ignore format: one chain
    expect(seenBy('Chart', sales, { only: 'shop', is: 'North' }, colours).note).toBe('Line of 2 rows of 4.')
    expect(seenBy('Table', sales, { only: 'sum', from: '9999' }, colours).note).toBe('No rows: take the filter away, or open another table.')
  })

  test('is drawn in every shape, with its words escaped and the chosen colours', () => {
    const odd = tableOf([['name', 'a', 'b'], ['<b>x</b>', '1', '4'], ['y', '2', '-3'], ['z', '5', '1']]) // biome-ignore format: a table
    for (const shape of shapes) {
      const picture = chartOf(figuresOf(odd, settingsFor(odd, { shape, title: '"<i>' })!, colours)).toString()
      expect(picture.startsWith('<svg'), shape).toBe(true)
      expect([picture.includes('<b>'), picture.includes('<i>'), /NaN|undefined|Infinity/.test(picture), picture.includes('#112233')]).toEqual([false, false, false, true]) // biome-ignore format: one chain
    }
    expect(chartOf({ ...drawn({}), labels: [], series: [] }).toString()).toBe('<p class="none">There is nothing to draw: choose other columns, or take the filter away.</p>') // biome-ignore format: one call
  })

  test('is kept as a chart that is drawn again, and what is none is not', () => {
    const figures = drawn({ split: 'shop' })
    expect(readFigures(writeFigures(figures))).toEqual(figures)
    const long = { ...figures, labels: Array.from({ length: 400 }, (_, at) => `Label number ${at}`), series: [{ name: 'A', values: Array.from({ length: 400 }, (_, at) => at) }] } // biome-ignore format: one record
    expect(writeFigures(long).length).toBeLessThanOrEqual(kept_max)
    expect(readFigures(writeFigures(long))!.labels.length).toBeGreaterThan(50)
    const bad = [
      '',
      '{',
      'null',
      '[]',
      '{"shape":"Line"}',
      JSON.stringify({ ...figures, colours: ['red" onload="x'] }),
      JSON.stringify({ ...figures, shape: 'Scatter' }),
    ]
    expect(bad.map(readFigures)).toEqual(bad.map(() => null))
  })
})
