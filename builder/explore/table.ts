/** A table as it was read: the names of its columns, and its cells as they are written. */
export interface Table {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
export type ColumnKind = 'number' | 'day' | 'word'

/** Rows that are looked at of one table. */
export const rows_max = 5000

/** The number that a cell says, with or without a sign of money, of a share or between thousands; null for none. */
export function numberIn(cell: string): number | null {
  const bare = cell.replace(/[\s,$€£¥%]/g, '')
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i.test(bare) ? Number(bare) : null
}

const two = (part: string | undefined): string => (part ?? '1').padStart(2, '0')
/** The day that a cell says, as YYYY-MM-DD; a month is its first day, null is none. */
export function dayIn(cell: string): string | null {
  const text = cell.trim()
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?:[T ].*)?$/.exec(text) ?? []
  const [, first, second, third] = year === undefined ? (/^(\d{1,2})([/.])(\d{1,2})\2\d{4}$/.exec(text) ?? []) : []
  const found =
    year !== undefined
      ? `${year}-${two(month)}-${two(day)}`
      : first !== undefined
        ? `${text.slice(-4)}-${second === '.' ? `${two(third)}-${two(first)}` : `${two(first)}-${two(third)}`}`
        : null
  if (found === null) return null
  const [, at_month = 0, at_day = 0] = found.split('-').map(Number)
  return at_month >= 1 && at_month <= 12 && at_day >= 1 && at_day <= 31 ? found : null
}

export const cellsOf = ({ rows }: Table, at: number): readonly string[] => rows.map((row) => row[at] ?? '')

/** What most of the cells of a column say. */
export function kindOf(table: Table, at: number): ColumnKind {
  const filled = cellsOf(table, at).filter((cell) => cell.trim() !== '')
  const most = (count: number): boolean => filled.length > 0 && count >= filled.length * 0.8
  if (most(filled.filter((cell) => dayIn(cell) !== null).length)) return 'day'
  return most(filled.filter((cell) => numberIn(cell) !== null).length) ? 'number' : 'word'
}

export interface Column {
  readonly name: string
  readonly at: number
  readonly kind: ColumnKind
}
export const columnsOf = (table: Table): readonly Column[] => table.heads.map((name, at) => ({ name, at, kind: kindOf(table, at) }))

/** The table of these lines, the first of which names its columns; each name is given, and given once. */
export function tableOf(lines: readonly (readonly string[])[]): Table {
  const [first = [], ...rest] = lines
  const seen = new Map<string, number>()
  const heads = first.slice(0, 40).map((head, at) => {
    const name = head.trim() || `Column ${at + 1}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} ${times}`
  })
  return { heads, rows: rest.slice(0, rows_max).map((row) => heads.map((_, at) => row[at] ?? '')) }
}

/** A number as it is shown: at most two places, with thousands apart. */
export function said(number: number): string {
  const [whole = '', places = ''] = Math.abs(number).toFixed(2).split('.')
  const kept = places.replace(/0+$/, '')
  return `${number < 0 && Number(number.toFixed(2)) !== 0 ? '-' : ''}${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}${kept && `.${kept}`}`
}
