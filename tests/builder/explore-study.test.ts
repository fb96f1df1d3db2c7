import { describe, expect, test } from 'vitest'
import { cleaned, type cleanings, toldCleaning } from '../../builder/explore/clean.ts'
import { boundsOf, clustered, correlation, described, foretold, quantile } from '../../builder/explore/study.ts'
import { tableOf } from '../../builder/explore/table.ts'
import { seenBy } from '../../builder/explore/views.ts'

const people = tableOf([
  ['name', 'age', 'spent'],
  ['Ana', '30', '100'],
  ['Ben', '', '200'],
  [' Ana', '30', '100'],
  ['Cleo', '50', '300'],
  ['Dan', '40', '9000'],
])
const colours = ['#112233']
const clean = (step: (typeof cleanings)[number], column = '') => cleaned(people, step, column)

describe('what is worked out of a table', () => {
  test('describes each column', () => {
    expect(described(people)[2]).toEqual(['age', 'Number', '4', '1', '3', '150', '37.5', '35', '30 – 50', '9.57', '0', ''])
    expect(described(people)[1]!.at(-1)).toBe('Ana (2)')
    expect([quantile([1, 2, 3, 4], 0.25), boundsOf([1, 2, 3, 4, 5])]).toEqual([1.75, [-1, 7]])
  })

  test('says how two columns move together', () => {
    const both = tableOf([['a', 'b', 'c'], ['1', '2', '3'], ['2', '4', '2'], ['3', '6', '1']]) // biome-ignore format: a table
    expect([correlation(both, 0, 1), correlation(both, 0, 2), correlation(people, 0, 1)]).toEqual([1, -1, null])
    expect(seenBy('Correlation', both, {}, colours).note).toBe('The closest pair is a and b: 1 (strong).')
  })

  test('groups what is near, the same way every time', () => {
    const points = [[1, 1], [1, 2], [9, 9], [10, 9], [1, 1.5]] as const // biome-ignore format: a table
    expect(clustered(points, 2)).toEqual([0, 0, 1, 1, 0])
    expect(seenBy('Groups', people, { groups: '2' }, colours).lines.map(([name, rows]) => [name, rows])).toEqual([['Group', 'Rows'], ['Group 1', '3'], ['Group 2', '1']]) // biome-ignore format: a table
  })

  test('foretells by each method, and says how far each was off', () => {
    const line = [10, 20, 30, 40, 50]
    expect(foretold(line, 'Linear trend', 2)).toEqual({ next: [60, 70], off: 0 })
    expect(foretold(line, 'Moving average', 1).next).toEqual([40])
    expect(foretold([10, 10, 10, 20], 'Exponential smoothing', 1).next).toEqual([14])
    expect(foretold(Array.from({ length: 12 }, (_, at) => at + 1), 'As a year before', 2).next).toEqual([1, 2]) // biome-ignore format: one call
    const months = tableOf([['month', 'sum'], ...[10, 20, 30, 40].map((sum, at) => [`2024-${String(at + 9).padStart(2, '0')}-15`, String(sum)])])
    const { lines, note } = seenBy('Forecast', months, { ahead: '2', step: 'Month' }, colours)
    expect(lines).toEqual([['month', 'Forecast'], ['Jan 2025', '50'], ['Feb 2025', '60']]) // biome-ignore format: a table
    expect(note).toBe(
      'By linear trend, Feb 2025 comes to 60: up 50% on the last known value, 40. Tried on the known values, this rule was off by 0% on average.',
    )
  })

  test('is cleaned step by step, and each step says what it did', () => {
    const trimmed = clean('Trim spaces')
    expect([trimmed.rows[2]![0], toldCleaning(people, trimmed, 'Trim spaces')]).toEqual(['Ana', 'Trim spaces: 1 cell changed.'])
    expect(toldCleaning(people, clean('Remove doubled rows'), 'Remove doubled rows')).toBe('Remove doubled rows: 1 of 5 rows removed.')
    expect(clean('Remove rows with gaps').rows.length).toBe(4)
    expect([clean('Fill gaps with the average').rows[1]![1], clean('Fill gaps with the median').rows[1]![1], clean('Fill gaps with zero').rows[1]![1], clean('Fill gaps with what comes most often').rows[1]![1]]).toEqual(['37.5', '35', '0', '30']) // biome-ignore format: one chain
    expect(clean('Fill gaps with zero', 'spent').rows[1]![1]).toBe('')
    expect(clean('Remove outliers', 'spent').rows.map(([name]) => name)).toEqual(['Ana', 'Ben', ' Ana', 'Cleo'])
    expect([clean('Remove the column', 'age').heads, clean('Remove the column').heads]).toEqual([
      ['name', 'spent'],
      ['name', 'age', 'spent'],
    ])
    expect(toldCleaning(people, people, 'Trim spaces')).toBe('Trim spaces: nothing to change.')
  })
})
