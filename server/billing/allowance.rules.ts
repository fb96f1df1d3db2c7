/** The periods of UTC that a message counts in (`2026-11-21`, `2026-11`), and when they end, in Unix seconds. */
export interface Periods {
  readonly day: string
  readonly month: string
  readonly day_ends: number
  readonly month_ends: number
}

export function periodsOf(now: number): Periods {
  const at = new Date(now * 1000)
  const day = at.toISOString().slice(0, 10)
  return {
    day,
    month: day.slice(0, 7),
    day_ends: Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1) / 1000,
    month_ends: Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1) / 1000,
  }
}

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** What a person reads when nothing is left. */
export const refusal = (limit: number, period: 'day' | 'month', resets_at: number): string =>
  `You have used all ${limit} messages of this ${period}. You can send the next one from ${date.format(resets_at * 1000)}, 00:00 UTC.`
