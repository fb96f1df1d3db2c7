const day = 86_400_000

/** The next day on which something is due that comes again daily, weekly, monthly or yearly: the same where it is not over, or does not come again. */
export function nextDue(key: string, repeat: string, today: string): string {
  if (key >= today) return key
  const [from, now] = [Date.parse(`${key}T00:00:00Z`), Date.parse(`${today}T00:00:00Z`)]
  if (!Number.isFinite(from) || !Number.isFinite(now)) return key
  if (repeat === 'Daily') return today
  if (repeat === 'Weekly') return dayAt(from + Math.ceil((now - from) / (7 * day)) * 7 * day)
  if (repeat !== 'Monthly' && repeat !== 'Yearly') return key
  const [year = 0, month = 1, date = 1] = key.split('-').map(Number)
  const step = repeat === 'Yearly' ? 12 : 1
  const passed = (new Date(now).getUTCFullYear() - year) * 12 + new Date(now).getUTCMonth() + 1 - month
  const after = Math.max(0, Math.floor(passed / step)) * step
  const at = (months: number): string => dayAt(Date.UTC(year, month - 1 + months, Math.min(date, daysIn(year, month - 1 + months))))
  return at(after) >= today ? at(after) : at(after + step)
}
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10)
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
