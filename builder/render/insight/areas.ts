import { chanceOf } from '../../compose/chance.ts'

const [wide, high, edge] = [100, 60, 2]
const round = (number: number): number => Math.round(number * 10) / 10
const jitter = (words: string, most: number): number => (chanceOf(words, 21) / 10 - 1) * most

export interface Area {
  readonly points: string
  readonly x: number
  readonly y: number
}

/** Areas side by side that fill a map of 100 by 60, each with crooked borders that it shares with its neighbours, so that the same ids always look the same. */
export function areasOf(ids: readonly string[]): readonly Area[] {
  const columns = Math.ceil(Math.sqrt(ids.length * 1.3))
  const lines = Math.ceil(ids.length / columns)
  const key = ids.join()
  const steps = [0, 0.25, 0.5, 0.75, 1]
  /** How high the border below a line of areas runs at a share of the width. */
  const border = (line: number, share: number): number => {
    if (line === 0 || line === lines)
      return line === 0 ? edge + jitter(`${key} top ${share}`, 1.5) + 1.5 : high - edge - 1.5 + jitter(`${key} foot ${share}`, 1.5)
    return edge + ((high - 2 * edge) * line) / lines + jitter(`${key} ${line} ${share}`, 2.6)
  }
  const at = (line: number, share: number): number => {
    const next = Math.min(steps.length - 1, Math.floor(share * 4) + 1)
    const [from, to] = [steps[next - 1]!, steps[next]!]
    return border(line, from) + ((border(line, to) - border(line, from)) * (share - from)) / (to - from)
  }
  return ids.map((_, index) => {
    const line = Math.floor(index / columns)
    const own = Math.min(columns, ids.length - line * columns)
    const column = index % columns
    const side = (one: number): { readonly share: number; readonly middle: number } => ({
      share: one / own,
      middle: one / own + (one === 0 || one === own ? 0 : jitter(`${key} ${line} side ${one}`, 0.06)),
    })
    const [left, right] = [side(column), side(column + 1)]
    const within = steps.filter((step) => step > left.share && step < right.share)
    const x = (share: number): number => edge + share * (wide - 2 * edge)
    const point = (share: number, y: number): string => `${round(x(share))},${round(y)}`
    const middle = (share: number): number => (at(line, share) + at(line + 1, share)) / 2
    const points = [
      ...[left.share, ...within, right.share].map((share) => point(share, at(line, share))),
      point(right.middle, middle(right.share)),
      ...[right.share, ...within.toReversed(), left.share].map((share) => point(share, at(line + 1, share))),
      point(left.middle, middle(left.share)),
    ]
    const centre = (left.share + right.share) / 2
    return { points: points.join(' '), x: round(x(centre)), y: round(middle(centre)) }
  })
}
