import type { Effect, Value } from '../../model.ts'
import { trendOf } from '../intelligence/trend.ts'
import { own } from '../own.ts'

const fewest = 2

/** Keeps the next of the numbers that a text lists, by the straight line through them, and how near they lie to it; nothing of fewer than two numbers. */
export function foresee(values: Record<string, Value>, { from, to, sure }: Extract<Effect, { kind: 'foreseen' }>): void {
  const numbers = String(own(values, from) ?? '')
    .split(/[,;\s]+/)
    .filter((text) => text !== '')
    .map(Number)
    .filter(Number.isFinite)
  const { ahead, spread } = trendOf(numbers, 1, 1)
  const next = numbers.length < fewest ? null : Math.round(ahead[0]! * 100) / 100
  values[to] = next
  if (sure !== null) values[sure] = next === null ? null : Math.round(Math.min(95, Math.max(5, 100 * (1 - spread / Math.max(Math.abs(next), 1e-9)))))
}
