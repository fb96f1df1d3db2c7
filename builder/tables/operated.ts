import { placesIn } from './geo.ts'
import type { Rows } from './rows.ts'

export const tableOperations = ['Summary', 'Sort', 'Remove duplicates', 'Drop rows with gaps', 'Totals by group'] as const
export const placeOperations = ['Extent and centre', 'Distances'] as const
export type TableOperation = (typeof tableOperations | typeof placeOperations)[number]

interface Operated {
  readonly rows: string[][]
  readonly note: string
}
const isNumber = (cell: string): boolean => /^\s*-?\d+(?:\.\d+)?\s*$/.test(cell)
const rounded = (number: number): string => String(Math.round(number * 1e4) / 1e4)
const numbersAt = (rows: Rows, at: number): number[] => rows.flatMap((cells) => (isNumber(cells[at] ?? '') ? [Number(cells[at])] : []))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

function placeOf(heads: readonly string[], column: string): number {
  const at = column.trim() === '' ? 0 : heads.findIndex((head) => head.trim().toLowerCase() === column.trim().toLowerCase())
  if (at < 0) throw new Error(`“${column}” is no column of this file. Its columns are: ${heads.join(', ')}.`)
  return at
}

/** A line for each column: how many cells it has, how many differ, and what its numbers come to. */
function summary([heads = [], ...rest]: Rows): Operated {
  const lines = heads.map((head, at) => {
    const cells = rest.map((row) => row[at] ?? '').filter((cell) => cell.trim() !== '')
    const numbers = numbersAt(rest, at)
    const figures =
      numbers.length > 0 ? [Math.min(...numbers), Math.max(...numbers), sum(numbers) / numbers.length, sum(numbers)].map(rounded) : ['', '', '', '']
    return [head, String(cells.length), String(rest.length - cells.length), String(new Set(cells).size), ...figures]
  })
  return {
    rows: [['column', 'filled', 'empty', 'different', 'lowest', 'highest', 'mean', 'sum'], ...lines],
    note: `${rest.length} rows, ${heads.length} columns.`,
  }
}

function byGroup([heads = [], ...rest]: Rows, column: string): Operated {
  const at = placeOf(heads, column)
  const groups = Map.groupBy(rest, (cells) => cells[at] ?? '')
  const summed = heads.flatMap((_, index) => (index !== at && numbersAt(rest, index).length > rest.length / 2 ? [index] : []))
  const lines = [...groups].map(([name, cells]) => [name, String(cells.length), ...summed.map((index) => rounded(sum(numbersAt(cells, index))))])
  return { rows: [[heads[at]!, 'rows', ...summed.map((index) => `sum of ${heads[index]}`)], ...lines], note: `${groups.size} groups by ${heads[at]}.` }
}

const radius = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180
/** Kilometres between two places on the earth. */
function kilometres([x, y]: readonly [number, number], [east, north]: readonly [number, number]): number {
  const half = Math.sin(radians(north - y) / 2) ** 2 + Math.cos(radians(y)) * Math.cos(radians(north)) * Math.sin(radians(east - x) / 2) ** 2
  return 2 * radius * Math.asin(Math.sqrt(half))
}

function ofPlaces([heads = [], ...rest]: Rows, kind: TableOperation): Operated {
  const at = placesIn(heads)
  if (!at) throw new Error('This needs places: columns called latitude and longitude.')
  const placed = rest.filter((cells) => isNumber(cells[at.x] ?? '') && isNumber(cells[at.y] ?? ''))
  if (placed.length === 0) throw new Error('No row of this file has a place.')
  const place = (cells: readonly string[]): readonly [number, number] => [Number(cells[at.x]), Number(cells[at.y])]
  if (kind === 'Distances') {
    const whole = placed.map((cells, index) => [...cells, index === 0 ? '0' : rounded(kilometres(place(placed[index - 1]!), place(cells)))])
    return {
      rows: [[...heads, 'km from the one before'], ...whole],
      note: `${rounded(sum(whole.map((cells) => Number(cells.at(-1)))))} km in all, from place to place.`,
    }
  }
  const [x, y] = [numbersAt(placed, at.x), numbersAt(placed, at.y)]
  const line = (name: string, east: number, north: number): string[] => [name, rounded(east), rounded(north)]
  return {
    rows: [
      ['corner', 'longitude', 'latitude'],
      line('south-west', Math.min(...x), Math.min(...y)),
      line('north-east', Math.max(...x), Math.max(...y)),
      line('centre', sum(x) / x.length, sum(y) / y.length),
    ],
    note: `${placed.length} places.`,
  }
}

/** What an operation makes of a table; `column` is what it sorts, groups or compares by, the first or all where none is named. */
export function operate(rows: Rows, kind: TableOperation, column: string): Operated {
  const [heads = [], ...rest] = rows
  switch (kind) {
    case 'Summary':
      return summary(rows)
    case 'Totals by group':
      return byGroup(rows, column)
    case 'Extent and centre':
    case 'Distances':
      return ofPlaces(rows, kind)
    case 'Sort': {
      const at = placeOf(heads, column)
      const isNumeric = rest.every((cells) => (cells[at] ?? '') === '' || isNumber(cells[at]!))
      const sorted = rest.toSorted((a, b) => (isNumeric ? Number(a[at] || 0) - Number(b[at] || 0) : (a[at] ?? '').localeCompare(b[at] ?? '')))
      return { rows: [heads, ...sorted].map((cells) => [...cells]), note: `${rest.length} rows by ${heads[at]}.` }
    }
    case 'Remove duplicates': {
      const keyOf = (cells: readonly string[]): string => (column.trim() === '' ? cells.join('\0') : (cells[placeOf(heads, column)] ?? ''))
      const seen = new Set<string>()
      const kept = rest.filter((cells) => !seen.has(keyOf(cells)) && seen.add(keyOf(cells)))
      return { rows: [heads, ...kept].map((cells) => [...cells]), note: `${rest.length - kept.length} removed, ${kept.length} left.` }
    }
    case 'Drop rows with gaps': {
      const places = column.trim() === '' ? heads.map((_, at) => at) : [placeOf(heads, column)]
      const kept = rest.filter((cells) => places.every((at) => (cells[at] ?? '').trim() !== ''))
      return { rows: [heads, ...kept].map((cells) => [...cells]), note: `${rest.length - kept.length} dropped, ${kept.length} left.` }
    }
  }
}
