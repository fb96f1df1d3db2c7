const day = 86_400_000
const at = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** A date (YYYY-MM-DD) so many days later. */
export const plusDays = (date: string, days: number): string => new Date(at(date) + days * day).toISOString().slice(0, 10)
/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: string): number => (new Date(at(date)).getUTCDay() + 6) % 7
export const monthOf = (date: string): string => date.slice(0, 7)
/** The month (YYYY-MM) so many months later. */
export function plusMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}
/** Every day of a month. */
export function daysOf(month: string): readonly string[] {
  const first = `${month}-01`
  const count = Math.round((at(`${plusMonths(month, 1)}-01`) - at(first)) / day)
  return Array.from({ length: count }, (_, index) => plusDays(first, index))
}
export const isDay = (text: string | undefined): text is string => text !== undefined && /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && Number.isFinite(at(text))
export const isMonth = (text: string | undefined): text is string => text !== undefined && isDay(`${text}-01`)
