import { type ChangeKind, type Compared, changeKinds, type Difference, type Tables } from '../../machines/modules/comparison.machine.ts'
import { rowsIn, writeCsv } from '../tables/rows.ts'

interface Sheet {
  readonly heads: readonly string[]
  /** Rows by key, those of the same key after one another. */
  readonly rows: ReadonlyMap<string, readonly Readonly<Record<string, string>>[]>
}
/** The columns of a text, where it is a table. */
export function headsOf(text: string): readonly string[] {
  try {
    return (text.trim() === '' ? [] : (rowsIn(text)[0] ?? [])).map((head) => head.trim()).filter((head) => head !== '')
  } catch {
    return []
  }
}
function sheetOf(text: string, which: string, key: string): Sheet {
  if (text.trim() === '') throw new Error(`The ${which} table is empty: paste it, or open a file.`)
  const [first = [], ...rest] = rowsIn(text)
  const heads = first.map((head) => head.trim())
  if (!heads.includes(key)) throw new Error(`The ${which} table has no column “${key}”, which is the key.`)
  if (rest.length === 0) throw new Error(`The ${which} table has no rows below its heads.`)
  const rows = rest.map((cells) => Object.fromEntries(heads.map((head, at) => [head, (cells[at] ?? '').trim()])))
  return { heads, rows: Map.groupBy(rows, (row) => row[key]!) }
}

/** What was added, removed and changed from one table to another, row by row of the same key; throws in words where one is empty or has no such column. */
export function compareTables({ first, second, key, ignored }: Tables): Compared {
  const by = key || headsOf(first)[0] || headsOf(second)[0] || ''
  const [before, after] = [sheetOf(first, 'first', by), sheetOf(second, 'second', by)]
  const columns = [...new Set([...before.heads, ...after.heads])].filter((column) => column !== '' && (column === by || !ignored.includes(column)))
  const whole = (kind: ChangeKind, row: Readonly<Record<string, string>>): Difference => ({
    kind,
    key: row[by]!,
    cells: columns.map((column) => ({ column, value: row[column] ?? '' })),
  })
  let same = 0
  const differences = [...new Set([...before.rows.keys(), ...after.rows.keys()])].flatMap((one) => {
    const [old, now] = [before.rows.get(one) ?? [], after.rows.get(one) ?? []]
    return Array.from({ length: Math.max(old.length, now.length) }).flatMap((_, at): Difference[] => {
      const [was, is] = [old[at], now[at]]
      if (!was || !is) return [was ? whole('removed', was) : whole('added', is!)]
      const cells = columns.map((column) => {
        const [a, b] = [was[column] ?? '', is[column] ?? '']
        return a === b ? { column, value: b } : { column, value: b, before: a }
      })
      if (cells.some(({ before: changed }) => changed !== undefined)) return [{ kind: 'changed', key: one, cells }]
      same += 1
      return []
    })
  })
  return { columns: [by, ...columns.filter((column) => column !== by)], same, differences }
}

export const countOf = ({ differences }: Compared, kind: ChangeKind): number => differences.filter((one) => one.kind === kind).length
export const told = (compared: Compared): string => changeKinds.map((kind) => `${countOf(compared, kind)} ${kind}`).join(', ')

/** The report as CSV: a line for each row that was added or removed, and for each cell that was changed. */
export const reportOf = ({ differences, columns }: Compared): string =>
  writeCsv([
    ['change', columns[0] ?? 'key', 'column', 'old', 'new'],
    ...differences.flatMap(({ kind, key, cells }) =>
      cells
        .filter(({ column, before }) => (kind === 'changed' ? before !== undefined : column !== columns[0]))
        .map(({ column, value, before }) => [kind, key, column, kind === 'removed' ? value : (before ?? ''), kind === 'removed' ? '' : value]),
    ),
  ])

const most = 4800
/** The differences as lines that can be read, as far as they can be kept. */
export function linesOf({ differences }: Compared): string {
  const lines = differences.map(({ kind, key, cells }) =>
    kind === 'changed'
      ? `Changed ${key}: ${cells.flatMap(({ column, value, before }) => (before === undefined ? [] : [`${column} ${before || '(empty)'} → ${value || '(empty)'}`])).join('; ')}`
      : `${kind === 'added' ? 'Added' : 'Removed'} ${key}: ${cells.map(({ column, value }) => `${column} ${value || '(empty)'}`).join('; ')}`,
  )
  const kept: string[] = []
  let length = 0
  for (const line of lines) {
    length += line.length + 1
    if (length > most) return `${kept.join('\n')}\n… and ${lines.length - kept.length} more.`
    kept.push(line)
  }
  return kept.join('\n') || 'No differences.'
}
