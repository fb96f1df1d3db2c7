import { placesIn } from './geo.ts'
import type { Rows } from './rows.ts'

export const interpolations = ['Linear', 'Nearest', 'Spline', 'Average'] as const
export type Interpolation = (typeof interpolations)[number]

type Point = readonly [x: number, value: number]
const numberIn = (cell: string | undefined): number | null => (cell === undefined || !/^\s*-?\d+(?:\.\d+)?\s*$/.test(cell) ? null : Number(cell))
const rounded = (number: number): string => String(Math.round(number * 1e4) / 1e4)

/** The value at `x` of a line through points in their order; past its ends it stays at what they have. */
function between(points: readonly Point[], x: number, way: Interpolation): number {
  const next = points.findIndex((point) => point[0] >= x)
  const [first, last] = [points[0]!, points.at(-1)!]
  if (next === 0) return first[1]
  if (next < 0) return last[1]
  const [a, b] = [points[next - 1]!, points[next]!]
  if (way === 'Nearest') return x - a[0] <= b[0] - x ? a[1] : b[1]
  if (way === 'Average') return (a[1] + b[1]) / 2
  const t = (x - a[0]) / (b[0] - a[0])
  if (way === 'Linear') return a[1] + (b[1] - a[1]) * t
  const [before, after] = [points[next - 2] ?? a, points[next + 1] ?? b]
  const width = b[0] - a[0]
  const slope = (p: Point, q: Point): number => (q[0] === p[0] ? 0 : ((q[1] - p[1]) / (q[0] - p[0])) * width)
  const [from, to] = [slope(before, b), slope(a, after)]
  return (2 * t ** 3 - 3 * t ** 2 + 1) * a[1] + (t ** 3 - 2 * t ** 2 + t) * from + (3 * t ** 2 - 2 * t ** 3) * b[1] + (t ** 3 - t ** 2) * to
}

interface Place {
  readonly x: number
  readonly y: number
  readonly value: number
}
/** The value at a place, from those around it: of the nearest, else of all, or of the five nearest, weighed by how near they lie. */
function around(places: readonly Place[], x: number, y: number, way: Interpolation): number {
  const near = places.map((place) => ({ value: place.value, far: (place.x - x) ** 2 + (place.y - y) ** 2 })).toSorted((a, b) => a.far - b.far)
  if (way === 'Nearest' || near[0]!.far === 0) return near[0]!.value
  const taken = way === 'Average' ? near.slice(0, 5) : near.slice(0, 12)
  const weight = (far: number): number => (way === 'Average' ? 1 : 1 / (way === 'Spline' ? far * far : far))
  const sum = taken.reduce((total, { far }) => total + weight(far), 0)
  return taken.reduce((total, { value, far }) => total + value * weight(far), 0) / sum
}

export interface Interpolated {
  readonly rows: string[][]
  readonly note: string
}
const points_max = 400

/** Which column is worked out: the named one, else the last that has numbers and says no place. */
function valueAt(heads: readonly string[], rest: Rows, named: string, not: readonly number[]): number {
  const at = named === '' ? -1 : heads.findIndex((head) => head.trim().toLowerCase() === named.trim().toLowerCase())
  if (named !== '' && at < 0) throw new Error(`“${named}” is no column of this file. Its columns are: ${heads.join(', ')}.`)
  const found = at >= 0 ? at : heads.findLastIndex((_, index) => !not.includes(index) && rest.some((cells) => numberIn(cells[index]) !== null))
  if (found < 0) throw new Error('There is no column of numbers in this file to work out values of.')
  return found
}

/** Fills the gaps of a column of numbers, and adds so many points between those that are there: by the places of the rows where they have some, else along their first column. */
export function interpolate(rows: Rows, way: Interpolation, column: string, wanted: number | null): Interpolated {
  const [heads = [], ...rest] = rows
  const places = placesIn(heads)
  return places ? byPlace(heads, rest, way, column, wanted, places) : alongFirst(heads, rest, way, column, wanted)
}

const noted = (name: string, filled: number, added: number, how: string): string =>
  `${name}: ${filled} gap${filled === 1 ? '' : 's'} filled and ${added} point${added === 1 ? '' : 's'} added, ${how}.`
const few = 'Two rows with a number at least are needed to work out what lies between them.'

function alongFirst(heads: readonly string[], rest: Rows, way: Interpolation, column: string, wanted: number | null): Interpolated {
  const given = rest.map((cells) => numberIn(cells[0]))
  const isOrdered = given.every((x) => x !== null)
  const xOf = (index: number): number => (isOrdered ? given[index]! : index)
  const at = valueAt(heads, rest, column, isOrdered && heads.length > 1 ? [0] : [])
  const points = rest
    .flatMap((cells, index): Point[] => (numberIn(cells[at]) === null ? [] : [[xOf(index), numberIn(cells[at])!]]))
    .toSorted((a, b) => a[0] - b[0])
  if (points.length < 2) throw new Error(few)
  const filled = rest.filter((cells) => numberIn(cells[at]) === null).length
  const whole = rest.map((cells, index) => ({
    x: xOf(index),
    cells: numberIn(cells[at]) === null ? cells.with(at, rounded(between(points, xOf(index), way))) : [...cells],
  }))
  const steps = wanted ?? (filled === 0 ? points.length - 1 : 0)
  const [low, high] = [points[0]![0], points.at(-1)![0]]
  const count = Math.min(Math.max(0, Math.floor(steps)), points_max)
  const added = Array.from({ length: count }, (_, index) => low + ((high - low) * (index + 0.5)) / count).map((x) => ({
    x,
    cells: heads.map((_, index) => (index === at ? rounded(between(points, x, way)) : index === 0 && isOrdered ? rounded(x) : '')),
  }))
  const all = [...whole, ...added].toSorted((a, b) => a.x - b.x).map(({ cells }) => cells)
  return { rows: [[...heads], ...all], note: noted(heads[at]!, filled, added.length, `${way.toLowerCase()}${isOrdered && at > 0 ? ` along ${heads[0]}` : ''}`) }
}

function byPlace(
  heads: readonly string[],
  rest: Rows,
  way: Interpolation,
  column: string,
  wanted: number | null,
  { x, y }: { x: number; y: number },
): Interpolated {
  const at = valueAt(heads, rest, column, [x, y])
  const placed = rest.filter((cells) => numberIn(cells[x]) !== null && numberIn(cells[y]) !== null)
  const known = placed.flatMap((cells): Place[] =>
    numberIn(cells[at]) === null ? [] : [{ x: numberIn(cells[x])!, y: numberIn(cells[y])!, value: numberIn(cells[at])! }],
  )
  if (known.length < 2) throw new Error(few)
  const isGap = (cells: readonly string[]): boolean => placed.includes(cells) && numberIn(cells[at]) === null
  const filled = rest.filter(isGap).length
  const whole = rest.map((cells) => (isGap(cells) ? cells.with(at, rounded(around(known, numberIn(cells[x])!, numberIn(cells[y])!, way))) : [...cells]))
  const side = Math.round(Math.sqrt(Math.min(Math.max(0, wanted ?? (filled === 0 ? 25 : 0)), points_max)))
  const ends = (of: 'x' | 'y'): readonly [number, number] => [Math.min(...known.map((one) => one[of])), Math.max(...known.map((one) => one[of]))]
  const step = (of: 'x' | 'y', index: number): number => ends(of)[0] + (side < 2 ? 0.5 : index / (side - 1)) * (ends(of)[1] - ends(of)[0])
  const grid = Array.from({ length: side * side }, (_, index) => [step('x', index % side), step('y', Math.floor(index / side))] as const).map(([east, north]) =>
    heads.map((_, index) => (index === x ? rounded(east) : index === y ? rounded(north) : index === at ? rounded(around(known, east, north, way)) : '')),
  )
  const how = way === 'Nearest' ? 'each from the nearest place' : way === 'Average' ? 'as the mean of the five nearest' : 'weighed by how near the others lie'
  return { rows: [[...heads], ...whole, ...grid], note: noted(heads[at]!, filled, grid.length, how) }
}
