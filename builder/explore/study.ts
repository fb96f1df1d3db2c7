import { tidy, worked } from './figures.ts'
import { cellsOf, columnsOf, numberIn, said, type Table } from './table.ts'

const numbersIn = (table: Table, at: number): number[] => cellsOf(table, at).flatMap((cell) => numberIn(cell) ?? [])
const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / Math.max(1, of.length)
const deviation = (of: readonly number[]): number => {
  const middle = mean(of)
  return Math.sqrt(of.reduce((sum, one) => sum + (one - middle) ** 2, 0) / Math.max(1, of.length - 1))
}
/** The value below which this share of the numbers lies. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0]
  return tidy(low + (high - low) * (at - Math.floor(at)))
}
/** The bounds beyond which a number stands far from the others: one and a half times the middle half's width. */
export function boundsOf(numbers: readonly number[]): readonly [number, number] {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [quantile(sorted, 0.25), quantile(sorted, 0.75)]
  return [low - 1.5 * (high - low), high + 1.5 * (high - low)]
}

/** What can be said of each column, as lines of a table. */
export function described(table: Table): string[][] {
  const kinds = { number: 'Number', day: 'Date', word: 'Text' }
  const lines = columnsOf(table).map(({ name, at, kind }) => {
    const cells = cellsOf(table, at).map((cell) => cell.trim())
    const filled = cells.filter((cell) => cell !== '')
    const times = [...Map.groupBy(filled, (cell) => cell)].map(([cell, all]) => ({ cell, count: all.length })).toSorted((a, b) => b.count - a.count)[0]
    const head = [name, kinds[kind], String(filled.length), String(cells.length - filled.length), String(new Set(filled).size)]
    if (kind !== 'number') return [...head, '', '', '', '', '', '', times ? `${times.cell} (${times.count})` : '']
    const numbers = numbersIn(table, at)
    const [low, high] = boundsOf(numbers)
    const of = (way: 'Sum' | 'Average' | 'Median' | 'Least' | 'Most'): string => said(worked(way, numbers, numbers.length) ?? 0)
    return [...head, of('Sum'), of('Average'), of('Median'), `${of('Least')} – ${of('Most')}`, said(deviation(numbers)), String(numbers.filter((one) => one < low || one > high).length), ''] // biome-ignore format: one line
  })
  return [['Column', 'Kind', 'Values', 'Missing', 'Different', 'Sum', 'Average', 'Median', 'Range', 'Deviation', 'Outliers', 'Most often'], ...lines]
}

/** How two columns move together, from -1 to 1; null where too few rows have both. */
export function correlation(table: Table, one: number, other: number): number | null {
  const both = table.rows.flatMap((row) => {
    const [a, b] = [numberIn(row[one] ?? ''), numberIn(row[other] ?? '')]
    return a === null || b === null ? [] : [[a, b] as const]
  })
  if (both.length < 3) return null
  const [mean_a, mean_b] = [mean(both.map(([a]) => a)), mean(both.map(([, b]) => b))]
  const sum = (of: (a: number, b: number) => number): number => both.reduce((total, [a, b]) => total + of(a - mean_a, b - mean_b), 0)
  const spread = Math.sqrt(sum((a) => a * a) * sum((_, b) => b * b))
  return spread === 0 ? null : Math.round((sum((a, b) => a * b) / spread) * 1000) / 1000
}
/** Every pair of columns of numbers, the closest first. */
export function correlations(table: Table): readonly { readonly one: string; readonly other: string; readonly value: number }[] {
  const numbers = columnsOf(table).filter(({ kind }) => kind === 'number').slice(0, 12) // biome-ignore format: one chain
  return numbers
    .flatMap((one, at) =>
      numbers.slice(at + 1).flatMap((other) => {
        const value = correlation(table, one.at, other.at)
        return value === null ? [] : [{ one: one.name, other: other.name, value }]
      }),
    )
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
}

/** Which of so many groups of nearby points each point falls into (k-means on both columns, put to the same width). */
export function clustered(points: readonly (readonly [number, number])[], count: number): number[] {
  const scaled = [0, 1].map((side) => {
    const all = points.map((point) => point[side]!)
    const [middle, width] = [mean(all), deviation(all) || 1]
    return all.map((one) => (one - middle) / width)
  })
  const at = points.map((_, index) => [scaled[0]![index]!, scaled[1]![index]!] as const)
  const far = (a: readonly [number, number], b: readonly [number, number]): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
  const middles: (readonly [number, number])[] = at.slice(0, 1)
  while (middles.length < Math.min(count, at.length)) {
    const distance = (point: readonly [number, number]): number => middles.reduce((least, one) => Math.min(least, far(point, one)), Infinity)
    middles.push(at.reduce((best, point) => (distance(point) > distance(best) ? point : best)))
  }
  let groups: number[] = []
  for (let turn = 0; turn < 40; turn += 1) {
    const next = at.map((point) => middles.reduce((best, one, index) => (far(point, one) < far(point, middles[best]!) ? index : best), 0))
    if (next.every((group, index) => group === groups[index])) break
    groups = next
    for (const [group] of middles.entries()) {
      const own = at.filter((_, index) => groups[index] === group)
      if (own.length > 0) middles[group] = [mean(own.map(([x]) => x)), mean(own.map(([, y]) => y))]
    }
  }
  return groups
}

export const methods = ['Linear trend', 'Moving average', 'Exponential smoothing', 'As a year before'] as const
export type Method = (typeof methods)[number]
const season = 12

/** What comes next if the values go on as they did, and how far the same rule was off on the values that are known, in per cent. */
export function foretold(values: readonly number[], method: Method, ahead: number): { readonly next: readonly number[]; readonly off: number | null } {
  const after = (known: readonly number[]): number => {
    const last = known.at(-1) ?? 0
    if (method === 'Moving average') return mean(known.slice(-3))
    if (method === 'Exponential smoothing') return known.reduce((level, one, at) => (at === 0 ? one : 0.4 * one + 0.6 * level), last)
    if (method === 'As a year before' && known.length >= season) return known[known.length - season]!
    const middle = (known.length - 1) / 2
    const average = mean(known)
    const width = known.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
    const slope = width === 0 ? 0 : known.reduce((sum, one, at) => sum + (at - middle) * (one - average), 0) / width
    return average + slope * (known.length - middle)
  }
  const all = [...values]
  for (let step = 0; step < ahead; step += 1) all.push(tidy(Math.round(after(all) * 100) / 100))
  const tried = values.flatMap((value, at) => (at >= 3 && value !== 0 ? [Math.abs(after(values.slice(0, at)) - value) / Math.abs(value)] : []))
  return { next: all.slice(values.length), off: tried.length === 0 ? null : Math.round(mean(tried) * 1000) / 10 }
}
