import { type Figures, figuresOf, filtered, linesOf, stretchOf, tidy } from './figures.ts'
import { type Chosen, type Settings, type Step, settingsFor } from './settings.ts'
import { clustered, correlation, correlations, described, foretold, type Method, methods } from './study.ts'
import { columnsOf, dayIn, kindOf, numberIn, said, type Table } from './table.ts'

export const views = ['Chart', 'Table', 'Statistics', 'Correlation', 'Groups', 'Forecast', 'Clean'] as const
export type View = (typeof views)[number]

/** What a view makes of a table: a chart, figures as lines of a table, and what can be said of them. */
export interface Seen {
  readonly figures: Figures | null
  readonly lines: readonly (readonly string[])[]
  readonly note: string
  /** The table that is looked at, without what the filter leaves out. */
  readonly table: Table
  readonly settings: Settings | null
}

const latest = (table: Table, at: number): string | null =>
  table.rows.reduce<string | null>((last, row) => {
    const day = dayIn(row[at] ?? '')
    return day !== null && (last === null || day > last) ? day : last
  }, null)
/** The names of the stretches that come after a day. */
function following(day: string, step: Step, count: number): string[] {
  const [year = 0, month = 1, of_month = 1] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const by = index + 1
    const months = step === 'Year' ? by * 12 : step === 'Quarter' ? by * 3 : step === 'Month' ? by : 0
    const days = step === 'Day' ? by : step === 'Week' ? by * 7 : 0
    const at = new Date(Date.UTC(year, month - 1 + months, (months > 0 ? 1 : of_month) + days))
    return stretchOf(at.toISOString().slice(0, 10), step).name
  })
}

const named = <T extends string>(all: readonly T[], asked: string | undefined): T => all.find((one) => one === asked) ?? all[0]!
const counted = (asked: string | undefined, least: number, most: number, otherwise: number): number => {
  const number = Math.round(Number(asked))
  return asked !== undefined && number >= least && number <= most ? number : otherwise
}

function forecast(table: Table, chosen: Chosen, settings: Settings, colours: readonly string[]): Pick<Seen, 'figures' | 'lines' | 'note'> {
  const base = figuresOf(table, { ...settings, shape: 'Line', split: null, most: 60, order: 'As they come' }, colours)
  const known = (base.series[0]?.values ?? []).map((value) => value ?? 0)
  if (known.length < 3) return { figures: null, lines: [], note: 'A forecast needs at least three values: choose another column or a shorter step.' }
  const method: Method = named(methods, chosen.method)
  const ahead = counted(chosen.ahead, 1, 24, 6)
  const { next, off } = foretold(known, method, ahead)
  const last = settings.x.kind === 'day' ? latest(table, settings.x.at) : null
  const names = last === null ? next.map((_, at) => `+${at + 1}`) : following(last, settings.step, ahead)
  const gaps = known.map(() => null)
  const title = chosen.title || `${base.y}: ${method.toLowerCase()}, ${ahead} ahead`
  const series = [
    { name: 'Known', values: [...known, ...next.map(() => null)] },
    { name: 'Forecast', values: [...gaps.slice(1), known.at(-1)!, ...next] },
  ]
  const figures: Figures = { shape: 'Line', title: title.slice(0, 120), x: base.x, y: base.y, labels: [...base.labels, ...names], series, colours }
  const end = next.at(-1) ?? 0
  const change = known.at(-1) ? Math.round(((end - known.at(-1)!) / Math.abs(known.at(-1)!)) * 100) : 0
  const way = change > 1 ? `up ${change}%` : change < -1 ? `down ${-change}%` : 'about the same'
  return {
    figures,
    lines: [[base.x, 'Forecast'], ...names.map((name, at) => [name, said(next[at] ?? 0)])],
    note: `By ${method.toLowerCase()}, ${names.at(-1) ?? ''} comes to ${said(end)}: ${way} on the last known value, ${said(known.at(-1)!)}.${off === null ? '' : ` Tried on the known values, this rule was off by ${off}% on average.`}`,
  }
}

function groups(table: Table, chosen: Chosen, colours: readonly string[]): Pick<Seen, 'figures' | 'lines' | 'note'> {
  const numbers = columnsOf(table).filter(({ kind }) => kind === 'number')
  const one = numbers.find(({ name }) => name === chosen.one) ?? numbers[0]
  const other = numbers.find(({ name, at }) => name === chosen.other && at !== one?.at) ?? numbers.find(({ at }) => at !== one?.at)
  if (!one || !other) return { figures: null, lines: [], note: 'Grouping needs two columns of numbers.' }
  const rows = table.rows.filter((row) => numberIn(row[one.at] ?? '') !== null && numberIn(row[other.at] ?? '') !== null).slice(0, 400)
  const points = rows.map((row) => [numberIn(row[one.at] ?? '')!, numberIn(row[other.at] ?? '')!] as const)
  if (points.length < 3) return { figures: null, lines: [], note: 'Grouping needs at least three rows with both numbers.' }
  const count = counted(chosen.groups, 2, 8, 3)
  const found = clustered(points, count)
  const names = Array.from({ length: Math.min(count, points.length) }, (_, at) => `Group ${at + 1}`)
  const figures: Figures = {
    shape: 'Scatter',
    title: chosen.title || `${count} groups by ${one.name} and ${other.name}`,
    x: one.name,
    y: other.name,
    labels: rows.map((row) => row[0] ?? ''),
    series: names.map((name, group) => ({ name, values: points.map(([, y], at) => (found[at] === group ? y : null)) })),
    places: points.map(([x]) => x),
    colours,
  }
  const mean = (of: readonly number[]): string => said(tidy(of.reduce((sum, number) => sum + number, 0) / Math.max(1, of.length)))
  const lines = names.map((name, group) => {
    const own = points.filter((_, at) => found[at] === group)
    const members = rows.filter((_, at) => found[at] === group).slice(0, 6).map((row) => row[0] ?? '') // biome-ignore format: one chain
    return [name, String(own.length), mean(own.map(([x]) => x)), mean(own.map(([, y]) => y)), [...new Set(members)].join(', ')]
  })
  return {
    figures,
    lines: [['Group', 'Rows', `Average ${one.name}`, `Average ${other.name}`, 'For example'], ...lines],
    note: `${points.length} rows in ${names.length} groups of nearby values (k-means).`,
  }
}

function related(table: Table, chosen: Chosen, colours: readonly string[]): Pick<Seen, 'figures' | 'lines' | 'note'> {
  const numbers = columnsOf(table).filter(({ kind }) => kind === 'number').slice(0, 12) // biome-ignore format: one chain
  const pairs = correlations(table)
  const [first] = pairs
  if (!first) return { figures: null, lines: [], note: 'Correlation needs two columns of numbers with at least three rows.' }
  const strength = (value: number): string =>
    Math.abs(value) >= 0.7 ? 'strong' : Math.abs(value) >= 0.4 ? 'middling' : Math.abs(value) >= 0.2 ? 'weak' : 'hardly any'
  const figures: Figures = {
    shape: 'Heat map',
    title: chosen.title || 'Correlation of the columns',
    x: 'Column',
    y: 'Correlation',
    labels: numbers.map(({ name }) => name),
    series: numbers.map((one) => ({ name: one.name, values: numbers.map((other) => (one.at === other.at ? 1 : correlation(table, one.at, other.at))) })),
    colours,
  }
  return {
    figures,
    lines: [['One', 'Other', 'Correlation', 'Together'], ...pairs.map(({ one, other, value }) => [one, other, String(value), `${strength(value)}, ${value < 0 ? 'the other way' : 'the same way'}`])], // biome-ignore format: one chain
    note: `The closest pair is ${first.one} and ${first.other}: ${first.value} (${strength(first.value)}).`,
  }
}

const shown_max = 100
/** What a view shows of a table, as it is chosen. */
export function seenBy(view: View, whole: Table, chosen: Chosen, colours: readonly string[]): Seen {
  const table = filtered(whole, chosen)
  const settings = settingsFor(table, chosen)
  const head = { table, settings }
  const rows = `${said(table.rows.length)} row${table.rows.length === 1 ? '' : 's'}${table.rows.length < whole.rows.length ? ` of ${said(whole.rows.length)}` : ''}`
  if (!settings || table.rows.length === 0) return { ...head, figures: null, lines: [], note: 'No rows: take the filter away, or open another table.' }
  if (view === 'Forecast') return { ...head, ...forecast(table, chosen, settings, colours) }
  if (view === 'Groups') return { ...head, ...groups(table, chosen, colours) }
  if (view === 'Correlation') return { ...head, ...related(table, chosen, colours) }
  if (view === 'Statistics') return { ...head, figures: null, lines: described(table), note: `${rows}, ${table.heads.length} columns.` }
  if (view === 'Chart') {
    const figures = figuresOf(table, settings, colours)
    return { ...head, figures, lines: linesOf(figures), note: `${settings.shape} of ${rows}.` }
  }
  const gaps = table.rows.reduce((sum, row) => sum + row.filter((cell) => cell.trim() === '').length, 0)
  const doubled = table.rows.length - new Set(table.rows.map((row) => JSON.stringify(row.map((cell) => cell.trim())))).size
  const first = table.rows.length > shown_max ? `, the first ${shown_max} shown` : ''
  return { ...head, figures: null, lines: [table.heads, ...table.rows.slice(0, shown_max)], note: `${rows}${first}; ${gaps} empty cell${gaps === 1 ? '' : 's'}, ${doubled} doubled row${doubled === 1 ? '' : 's'}.` } // biome-ignore format: one record
}

/** Whether a column can be filtered by its words rather than by its least and most. */
export const isByWord = (table: Table, name: string): boolean => kindOf(table, table.heads.indexOf(name)) === 'word'
