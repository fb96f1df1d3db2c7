import type { Settings, Step, Way } from './settings.ts'
import { cellsOf, dayIn, kindOf, numberIn, said, type Table } from './table.ts'

/** What a chart shows, as it is drawn and kept. */
export interface Figures {
  readonly shape: string
  readonly title: string
  readonly x: string
  readonly y: string
  readonly labels: readonly string[]
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
  /** Of a scatter: the places of the points, in the order of the series' values. */
  readonly places?: readonly number[]
  readonly colours: readonly string[]
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** The stretch of time that a day lies in: a key that sorts, and its name. */
export function stretchOf(day: string, step: Step): { readonly key: string; readonly name: string } {
  const [year = '', month = '', of_month = ''] = day.split('-')
  const named = months[Number(month) - 1] ?? month
  if (step === 'Year') return { key: year, name: year }
  if (step === 'Quarter') return { key: `${year}-${Math.ceil(Number(month) / 3)}`, name: `Q${Math.ceil(Number(month) / 3)} ${year}` }
  if (step === 'Month') return { key: `${year}-${month}`, name: `${named} ${year}` }
  if (step === 'Day') return { key: day, name: `${Number(of_month)} ${named} ${year}` }
  const at = new Date(`${day}T00:00:00Z`)
  const monday = new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
  return { key: monday, name: `${Number(monday.slice(8))} ${months[Number(monday.slice(5, 7)) - 1]} ${monday.slice(0, 4)}` }
}

/** One number of many by the way that is chosen; null where there is none. */
export function worked(way: Way, numbers: readonly number[], count: number): number | null {
  if (way === 'Count') return count
  if (numbers.length === 0) return null
  const sum = numbers.reduce((total, one) => total + one, 0)
  if (way === 'Sum') return tidy(sum)
  if (way === 'Average') return tidy(sum / numbers.length)
  const sorted = numbers.toSorted((a, b) => a - b)
  if (way === 'Least') return sorted[0]!
  if (way === 'Most') return sorted.at(-1)!
  const half = (sorted.length - 1) / 2
  return tidy((sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2)
}
/** Without the last places that adding up leaves. */
export const tidy = (number: number): number => Number(number.toPrecision(10))

/** The rows that a filter lets through: by a word of a column, or by its least and most. */
export function filtered(table: Table, chosen: Readonly<Record<string, string>>): Table {
  const at = table.heads.indexOf(chosen.only ?? '')
  if (at < 0) return table
  const kind = kindOf(table, at)
  const [is = '', from = '', until = ''] = [chosen.is, chosen.from, chosen.until]
  const keeps = (cell: string): boolean => {
    if (kind === 'word') return is === '' || cell === is
    const place = kind === 'day' ? dayIn(cell) : numberIn(cell)
    if (from === '' && until === '') return true
    if (place === null) return false
    if (typeof place === 'string') return (from === '' || place >= from) && (until === '' || place <= until)
    return (from === '' || place >= Number(from)) && (until === '' || place <= Number(until))
  }
  return { heads: table.heads, rows: table.rows.filter((row) => keeps(row[at] ?? '')) }
}

const splits_max = 8
type Group = { readonly key: string; readonly name: string; readonly rows: (readonly string[])[] }

function groupsOf(table: Table, { x, step }: Settings): Group[] {
  const groups = new Map<string, Group>()
  for (const row of table.rows) {
    const cell = (row[x.at] ?? '').trim()
    const day = x.kind === 'day' ? dayIn(cell) : null
    const { key, name } = day ? stretchOf(day, step) : { key: cell, name: cell || 'None' }
    const group = groups.get(key)
    if (group) group.rows.push(row)
    else groups.set(key, { key, name, rows: [row] })
  }
  const all = [...groups.values()]
  if (x.kind === 'day') return all.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return x.kind === 'number' ? all.toSorted((a, b) => (numberIn(a.key) ?? 0) - (numberIn(b.key) ?? 0)) : all
}

const numbersOf = (rows: readonly (readonly string[])[], at: number): number[] => rows.flatMap((row) => numberIn(row[at] ?? '') ?? [])

function spread(table: Table, settings: Settings): Pick<Figures, 'labels' | 'series' | 'x' | 'y'> {
  const of = settings.y ?? settings.x
  const numbers = cellsOf(table, of.at).flatMap((cell) => numberIn(cell) ?? [])
  const [least, most] = numbers.reduce(([low, high], one) => [Math.min(low, one), Math.max(high, one)], [Infinity, -Infinity])
  if (numbers.length === 0) return { labels: [], series: [], x: of.name, y: 'Rows' }
  const bins = Math.min(20, Math.max(4, Math.ceil(Math.sqrt(numbers.length))))
  const size = (most - least) / bins || 1
  const counts = Array.from({ length: bins }, () => 0)
  for (const one of numbers) counts[Math.min(bins - 1, Math.floor((one - least) / size))]! += 1
  return { labels: counts.map((_, at) => `${said(least + at * size)} – ${said(least + (at + 1) * size)}`), series: [{ name: 'Rows', values: counts }], x: of.name, y: 'Rows' } // biome-ignore format: one record
}

function scattered(table: Table, { x, y, split }: Settings): Pick<Figures, 'labels' | 'series' | 'places' | 'x' | 'y'> {
  const to = y ?? x
  const rows = table.rows.filter((row) => numberIn(row[x.at] ?? '') !== null && numberIn(row[to.at] ?? '') !== null).slice(0, 400)
  const names = split ? [...new Set(rows.map((row) => row[split.at] || 'None'))].slice(0, splits_max) : [to.name]
  const series = names.map((name) => ({ name, values: rows.map((row) => (split === null || (row[split.at] || 'None') === name ? numberIn(row[to.at] ?? '') : null)) })) // biome-ignore format: one chain
  return { labels: rows.map((row) => row[0] ?? ''), series, places: rows.map((row) => numberIn(row[x.at] ?? '') ?? 0), x: x.name, y: to.name }
}

/** The figures of a chart: the rows of a table, put together by a column and, where it is chosen, split by another. */
export function figuresOf(table: Table, settings: Settings, colours: readonly string[]): Figures {
  const { shape, title, x, y, way, split, order, most } = settings
  const head = { shape, title: title.slice(0, 120), colours }
  if (shape === 'Histogram') return { ...head, ...spread(table, settings) }
  if (shape === 'Scatter') return { ...head, ...scattered(table, settings) }
  const value = (rows: readonly (readonly string[])[]): number | null => worked(way, y ? numbersOf(rows, y.at) : [], rows.length)
  const groups = groupsOf(table, settings)
  const rank = (group: Group): number => value(group.rows) ?? -Infinity
  const ordered =
    order === 'Largest first'
      ? groups.toSorted((a, b) => rank(b) - rank(a))
      : order === 'Smallest first'
        ? groups.toSorted((a, b) => rank(a) - rank(b))
        : order === 'By name'
          ? groups.toSorted((a, b) => a.name.localeCompare(b.name))
          : groups
  const kept = x.kind === 'word' ? ordered.slice(0, most) : ordered.slice(-most)
  const rest = x.kind === 'word' && (way === 'Sum' || way === 'Count') ? ordered.slice(most) : []
  const all = rest.length > 0 ? [...kept, { key: '', name: 'Others', rows: rest.flatMap(({ rows }) => rows) }] : kept
  const names = split ? [...new Set(table.rows.map((row) => row[split.at] || 'None'))].slice(0, splits_max) : []
  const shown = way === 'Count' || y === null ? 'Rows' : `${way} of ${y.name}`
  const series = split
    ? names.map((name) => ({
        name,
        values: all.map(({ rows }) => {
          const own = rows.filter((row) => (row[split.at] || 'None') === name)
          return own.length === 0 ? null : value(own)
        }),
      }))
    : [{ name: shown, values: all.map(({ rows }) => value(rows)) }]
  return { ...head, labels: all.map(({ name }) => name), series, x: x.name, y: shown }
}

/** The figures as lines of a table, the names of its columns first. */
export function linesOf({ x, labels, series, places }: Figures): string[][] {
  const [first] = series
  if (places)
    return [[x, ...series.map(({ name }) => name)], ...places.map((place, at) => [String(place), ...series.map(({ values }) => String(values[at] ?? ''))])]
  return [[x, ...(first ? series.map(({ name }) => name) : [])], ...labels.map((label, at) => [label, ...series.map(({ values }) => String(values[at] ?? ''))])] // biome-ignore format: one chain
}
