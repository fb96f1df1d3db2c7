import { worked } from './figures.ts'
import { boundsOf } from './study.ts'
import { cellsOf, columnsOf, numberIn, type Table } from './table.ts'

export const cleanings = [
  'Trim spaces',
  'Remove doubled rows',
  'Remove rows with gaps',
  'Fill gaps with the average',
  'Fill gaps with the median',
  'Fill gaps with what comes most often',
  'Fill gaps with zero',
  'Remove outliers',
  'Remove the column',
] as const
export type Cleaning = (typeof cleanings)[number]

function filling(table: Table, at: number, way: Cleaning): string | null {
  const cells = cellsOf(table, at).filter((cell) => cell.trim() !== '')
  const numbers = cells.flatMap((cell) => numberIn(cell) ?? [])
  const isNumbers = numbers.length > 0 && numbers.length >= cells.length * 0.8
  if (way === 'Fill gaps with zero') return isNumbers ? '0' : null
  if (way !== 'Fill gaps with what comes most often') {
    if (!isNumbers) return null
    return String(Math.round((worked(way === 'Fill gaps with the median' ? 'Median' : 'Average', numbers, numbers.length) ?? 0) * 100) / 100)
  }
  return [...Map.groupBy(cells, (cell) => cell)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null
}

/** The table after one step of cleaning, of one column by its name or of all of them for ''. */
export function cleaned(table: Table, step: Cleaning, column: string): Table {
  const own = columnsOf(table).filter(({ name }) => column === '' || name === column)
  const { heads, rows } = table
  const isGap = (row: readonly string[]): boolean => own.some(({ at }) => (row[at] ?? '').trim() === '')
  if (step === 'Trim spaces') return { heads, rows: rows.map((row) => row.map((cell, at) => (own.some((one) => one.at === at) ? cell.trim().replace(/ {2,}/g, ' ') : cell))) } // biome-ignore format: one chain
  if (step === 'Remove doubled rows') {
    const seen = new Set<string>()
    const key = (row: readonly string[]): string => JSON.stringify(own.map(({ at }) => (row[at] ?? '').trim()))
    return { heads, rows: rows.filter((row) => !seen.has(key(row)) && seen.add(key(row))) }
  }
  if (step === 'Remove rows with gaps') return { heads, rows: rows.filter((row) => !isGap(row)) }
  if (step === 'Remove the column') {
    if (column === '' || heads.length < 2) return table
    return { heads: heads.filter((head) => head !== column), rows: rows.map((row) => row.filter((_, at) => heads[at] !== column)) }
  }
  if (step === 'Remove outliers') {
    const bounds = own.filter(({ kind }) => kind === 'number').map(({ at }) => ({ at, of: boundsOf(cellsOf(table, at).flatMap((cell) => numberIn(cell) ?? [])) })) // biome-ignore format: one chain
    const isFar = (row: readonly string[]): boolean =>
      bounds.some(({ at, of: [low, high] }) => {
        const number = numberIn(row[at] ?? '')
        return number !== null && (number < low || number > high)
      })
    return { heads, rows: rows.filter((row) => !isFar(row)) }
  }
  const fills = new Map(own.map(({ at }) => [at, filling(table, at, step)]))
  return { heads, rows: rows.map((row) => row.map((cell, at) => (cell.trim() === '' ? (fills.get(at) ?? cell) : cell))) }
}

/** What a step of cleaning changed, in words. */
export function toldCleaning(before: Table, after: Table, step: Cleaning): string {
  const gone = before.rows.length - after.rows.length
  if (gone > 0) return `${step}: ${gone} of ${before.rows.length} rows removed.`
  if (before.heads.length !== after.heads.length) return `${step}: ${after.heads.length} columns left.`
  const changed = before.rows.reduce((sum, row, at) => sum + row.filter((cell, index) => cell !== after.rows[at]?.[index]).length, 0)
  return changed === 0 ? `${step}: nothing to change.` : `${step}: ${changed} cell${changed === 1 ? '' : 's'} changed.`
}
