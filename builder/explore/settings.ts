import { type Column, columnsOf, type Table } from './table.ts'

export const shapes = ['Columns', 'Bars', 'Stacked columns', 'Line', 'Area', 'Pie', 'Ring', 'Scatter', 'Histogram', 'Heat map', 'Radar'] as const
export type Shape = (typeof shapes)[number]
export const ways = ['Sum', 'Average', 'Count', 'Least', 'Most', 'Median'] as const
export type Way = (typeof ways)[number]
export const steps = ['Day', 'Week', 'Month', 'Quarter', 'Year'] as const
export type Step = (typeof steps)[number]
export const orders = ['As they come', 'Largest first', 'Smallest first', 'By name'] as const

/** What is chosen of a chart, by name; what is not chosen is as the table suggests it. */
export type Chosen = Readonly<Record<string, string>>
export interface Settings {
  readonly shape: Shape
  readonly x: Column
  /** The number that is drawn; null counts the rows. */
  readonly y: Column | null
  readonly way: Way
  readonly split: Column | null
  readonly step: Step
  readonly order: (typeof orders)[number]
  readonly most: number
  readonly title: string
  readonly palette: string
  readonly colour: string
}

const oneOf = <T extends string>(all: readonly T[], asked: string | undefined, otherwise: T): T => all.find((one) => one === asked) ?? otherwise

/** The distinct words of a column. */
export const valuesIn = (table: Table, { at }: Column): readonly string[] => [...new Set(table.rows.map((row) => row[at] ?? ''))].filter((one) => one !== '')

function stepFor(table: Table, { at }: Column): Step {
  const days = table.rows.map((row) => Date.parse(row[at] ?? '')).filter((time) => !Number.isNaN(time))
  if (days.length === 0) return 'Month'
  const span = (days.reduce((most, one) => Math.max(most, one), days[0]!) - days.reduce((least, one) => Math.min(least, one), days[0]!)) / 86_400_000
  return span <= 31 ? 'Day' : span <= 1200 ? 'Month' : 'Year'
}

/** What is chosen, with what a table of several units begins with: the rows of the name that comes most often, as units cannot be added up. */
export function begunWith(table: Table, chosen: Chosen): Chosen {
  const unit = table.heads.findIndex((head) => /^units?$/i.test(head))
  if (unit < 0 || chosen.only !== undefined || new Set(table.rows.map((row) => row[unit])).size < 2) return chosen
  const [name, rows] = [...Map.groupBy(table.rows, (row) => row[0] ?? '')].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? ['', []]
  return rows.length < 4 ? chosen : { only: table.heads[0]!, is: name, ...chosen }
}

/** The chart that is asked for of a table; null for a table without columns. */
export function settingsFor(table: Table, chosen: Chosen): Settings | null {
  const columns = columnsOf(table)
  const named = (name: string): Column | undefined => columns.find((one) => one.name === chosen[name])
  const few = (one: Column): boolean => one.kind === 'word' && valuesIn(table, one).length <= Math.max(12, table.rows.length / 2)
  const repeats = (one: Column): boolean => few(one) && valuesIn(table, one).length > 1 && valuesIn(table, one).length <= table.rows.length * 0.7
  const days = columns.find(({ kind }) => kind === 'day')
  const measured = columns.filter(({ kind }) => kind === 'number')
  const across = named('x')?.kind === 'number' ? named('x') : measured.length > 1 ? measured[0] : undefined
  const x = (chosen.shape === 'Scatter' ? across : undefined) ?? named('x') ?? days ?? columns.find(repeats) ?? columns.find(few) ?? columns[0]
  if (!x) return null
  const numbers = columns.filter(({ kind, at }) => kind === 'number' && at !== x.at)
  const y = chosen.y === '' && chosen.shape !== 'Scatter' ? null : (numbers.find(({ name }) => name === chosen.y) ?? numbers[0] ?? null)
  const shape = oneOf(shapes, chosen.shape, x.kind === 'day' ? 'Line' : 'Columns')
  const split = named('split') ?? (shape === 'Heat map' || shape === 'Stacked columns' ? (columns.find((one) => one.at !== x.at && few(one)) ?? null) : null)
  const way = y === null ? 'Count' : oneOf(ways, chosen.way, 'Sum')
  const shown = way === 'Count' || y === null ? 'Rows' : `${way} of ${y.name}`
  const most = Math.round(Number(chosen.most))
  return {
    shape,
    x,
    y,
    way,
    split: split?.at === x.at ? null : split,
    step: oneOf(steps, chosen.step, stepFor(table, x)),
    order: oneOf(orders, chosen.order, 'As they come'),
    most: most >= 2 && most <= 60 ? most : x.kind === 'word' ? 12 : 40,
    title:
      chosen.title ||
      (shape === 'Scatter' ? `${y?.name ?? ''} against ${x.name}` : shape === 'Histogram' ? `How ${(y ?? x).name} is spread` : `${shown} by ${x.name}`),
    palette: chosen.palette ?? 'Site',
    colour: /^#[0-9a-f]{6}$/i.test(chosen.colour ?? '') ? chosen.colour! : '',
  }
}
