import type { Value } from '../../model.ts'

const day = 86_400_000
const timeOf = (value: Value | undefined): number => Date.parse(`${String(value ?? '').slice(0, 10)}T00:00:00Z`)
/** The days from one date to another, at least one; null where one is no date. */
export function daysBetween(from: Value | undefined, to: Value | undefined): number | null {
  const days = Math.round((timeOf(to) - timeOf(from)) / day)
  return Number.isFinite(days) ? Math.max(1, days) : null
}
/** The date that is so many days later; null where there is none. */
export function later(from: Value | undefined, days: number): string | null {
  const time = timeOf(from)
  return Number.isFinite(time) ? new Date(time + days * day).toISOString().slice(0, 10) : null
}

/** How many days in a row, up to and with this one, are among those that are kept. */
export function streakTo(of: Value | undefined, kept: readonly (Value | undefined)[]): number | null {
  const today = timeOf(of)
  if (!Number.isFinite(today)) return null
  const days = new Set(kept.map(timeOf))
  let count = 1
  while (days.has(today - count * day)) count += 1
  return count
}
