/** The end of the month that is running at `now`, of months that begin on the day and at the time of `since`; all in Unix seconds, in UTC. */
export function planEnd(since: number, now: number): number {
  const from = new Date(since * 1000)
  for (let months = 1; ; months++) {
    const end = monthsAfter(from, months)
    if (end > now) return end
  }
}

/** The same day and time so many months later; the last day where that month is shorter. */
function monthsAfter(from: Date, months: number): number {
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0))
  const day = Math.min(from.getUTCDate(), last.getUTCDate())
  return Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), day, from.getUTCHours(), from.getUTCMinutes(), from.getUTCSeconds()) / 1000
}
