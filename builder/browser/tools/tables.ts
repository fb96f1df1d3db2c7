import { endsOf } from '../../table-formats.ts'
import { readCsv, readers, treeOf, typed, writers } from '../../tables/rows.ts'
import type { Outcome } from '../outcome.ts'
import { written } from './words.ts'

/** What is done with the columns of a table before it is written. */
export interface Columns {
  readonly without?: readonly string[]
  readonly by?: string
  readonly isDown?: boolean
}
/** What stands beside the text about its columns; nothing where it is no such thing. */
export function columnsIn(second: string): Columns {
  try {
    return second === '' ? {} : (JSON.parse(second) as Columns)
  } catch {
    return {}
  }
}
function arranged([heads = [], ...rest]: string[][], { without = [], by, isDown }: Columns): string[][] {
  const at = by === undefined ? -1 : heads.indexOf(by)
  const isNumeric = at >= 0 && rest.every((cells) => typeof typed(cells[at] ?? '') === 'number' || (cells[at] ?? '') === '')
  const compare = (a: string[], b: string[]) =>
    isNumeric ? Number(a[at] ?? 0) - Number(b[at] ?? 0) : (a[at] ?? '').localeCompare(b[at] ?? '', undefined, { numeric: true })
  const sorted = at < 0 ? rest : rest.toSorted((a, b) => (isDown ? compare(b, a) : compare(a, b)))
  const kept = heads.flatMap((head, place) => (without.includes(head) ? [] : [place]))
  return [heads, ...sorted].map((cells) => kept.map((place) => cells[place] ?? ''))
}

export function convertTable(text: string, second: string, mode: string): Outcome {
  const [from, to] = endsOf(mode)
  const tree = treeOf(text, from, to)
  if (tree !== null) return written(tree, 'Converted with all that it holds.', writers[to]![1].replace('table', 'data'))
  const read = (readers[from] ?? readCsv)(text)
  const [heads = [], ...rest] = read
  if (heads.length === 0) throw new Error(`There is no table in this text: it is read as ${from}.`)
  const uneven = rest.findIndex((cells) => cells.length !== heads.length)
  const hint =
    uneven < 0
      ? ''
      : ` Row ${uneven + 1} has ${rest[uneven]!.length} ${rest[uneven]!.length === 1 ? 'cell' : 'cells'}, but there are ${heads.length} columns: look at it.`
  const rows = arranged(read, columnsIn(second))
  const columns = rows[0]!.length
  const [write, file] = writers[to] ?? writers.CSV!
  const note = `${rest.length} row${rest.length === 1 ? '' : 's'}, ${columns} column${columns === 1 ? '' : 's'}.${hint}`
  return { ...written(write(rows), note, file), rows: rows.slice(0, 51) }
}
