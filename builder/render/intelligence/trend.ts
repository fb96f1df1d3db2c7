/** A series of equal steps, and what it comes to if it goes on as it has. */
export interface Trend {
  /** What was expected of each step that was measured. */
  readonly fitted: readonly number[]
  /** What is expected of the steps after them. */
  readonly ahead: readonly number[]
  /** How far, either way, four of five steps lie from what is expected. */
  readonly spread: number
  /** By how much it goes up or down in a step. */
  readonly slope: number
  /** Places of steps that lie far from what was expected. */
  readonly unusual: readonly number[]
  readonly seasonal: boolean
}
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)

/** The straight line with the least squares through the numbers. */
function lineThrough(numbers: readonly number[]): { readonly start: number; readonly slope: number } {
  const middle = (numbers.length - 1) / 2
  const height = mean(numbers)
  let up = 0
  let wide = 0
  for (const [at, number] of numbers.entries()) {
    up += (at - middle) * (number - height)
    wide += (at - middle) ** 2
  }
  const slope = wide === 0 ? 0 : up / wide
  return { start: height - slope * middle, slope }
}

/** A straight line and, where two whole rounds of `round` steps are known, what each place of the round adds to it. */
export function trendOf(numbers: readonly number[], ahead: number, round: number): Trend {
  const { start, slope } = lineThrough(numbers)
  const isSeasonal = round > 1 && numbers.length >= round * 2
  const rests = numbers.map((number, at) => number - (start + slope * at))
  const added = Array.from({ length: round }, (_, place) => (isSeasonal ? mean(rests.filter((_rest, at) => at % round === place)) : 0))
  const at = (place: number): number => start + slope * place + (added[place % round] ?? 0)
  const fitted = numbers.map((_, place) => at(place))
  const off = numbers.map((number, place) => number - fitted[place]!)
  const deviation = Math.sqrt(mean(off.map((one) => one ** 2)))
  return {
    fitted,
    ahead: Array.from({ length: ahead }, (_, place) => at(numbers.length + place)),
    spread: deviation * 1.28,
    slope,
    unusual: off.flatMap((one, place) => (deviation > 0 && numbers.length >= 6 && Math.abs(one) > deviation * 2 ? [place] : [])),
    seasonal: isSeasonal,
  }
}
