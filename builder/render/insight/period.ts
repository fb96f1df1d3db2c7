import type { SiteRow } from '../../site.ts'
import { valueIn } from '../own.ts'
import { isDate } from '../validate.ts'
import { dayOf } from '../value.ts'

const day_ms = 86_400_000
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * day_ms).toISOString().slice(0, 10)
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day_ms)

/** The day of a row: that of the field, or the one on which it was made. */
export function dayIn(row: SiteRow, field: string | null): string | null {
  if (field === null) return new Date(row.created_at * 1000).toISOString().slice(0, 10)
  return dayOf(valueIn(row, field))?.key ?? null
}

export const ranges = [
  { id: 'today', label: 'Today', days: 1 },
  { id: '7', label: 'Week', days: 7 },
  { id: '30', label: 'Month', days: 30 },
  { id: '90', label: 'Quarter', days: 90 },
  { id: 'year', label: 'Year', days: 365 },
  { id: 'all', label: 'All time', days: null },
] as const

export interface Period {
  /** The id of a range, or `own` for days that were typed. */
  readonly id: string
  readonly from: string
  readonly to: string
  /** The stretch before it that is as long; null for all time. */
  readonly before: { readonly from: string; readonly to: string } | null
}

const stretch = (id: string, from: string, to: string): Period => {
  const days = daysBetween(from, to) + 1
  return { id, from, to, before: { from: dayAfter(from, -days), to: dayAfter(from, -1) } }
}

/** The range that is asked for; without one, the last 30 days if most of the days lie there, else all of them. */
export function periodOf(asked: { readonly range: string; readonly from: string; readonly to: string }, days: readonly string[], today: string): Period {
  if (isDate(asked.from) && isDate(asked.to) && asked.from <= asked.to) return stretch('own', asked.from, asked.to)
  const chosen = ranges.find(({ id }) => id === asked.range)
  const recent = days.filter((day) => day > dayAfter(today, -30) && day <= today).length
  const range = chosen ?? ranges.find(({ id }) => id === (recent * 2 > days.length ? '30' : 'all'))!
  if (range.days !== null) return stretch(range.id, dayAfter(today, 1 - range.days), today)
  const sorted = [...days, today].toSorted()
  return { id: 'all', from: sorted[0] ?? today, to: sorted.at(-1) ?? today, before: null }
}

export const within = (day: string | null, { from, to }: { readonly from: string; readonly to: string }): boolean => day !== null && day >= from && day <= to

export const stepNames = ['Day', 'Week', 'Month', 'Quarter', 'Year'] as const
export type StepName = (typeof stepNames)[number]
export interface PeriodStep {
  readonly from: string
  readonly to: string
  readonly label: string
}
const steps_max = 62

/** The steps of a period by the length that is asked for, the latest where they are too many to be told apart. */
export function stepsBy({ from, to }: Period, name: StepName): readonly PeriodStep[] {
  const days = Array.from({ length: Math.min(daysBetween(from, to) + 1, 6000) }, (_, index) => dayAfter(to, -index)).toReversed()
  const week = (day: string): string => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
  const quarter = (day: string): string => `Q${Math.ceil(Number(day.slice(5, 7)) / 3)} ${day.slice(0, 4)}`
  const said = (day: string, from_: number): string => {
    const at = dayOf(day)
    return at ? (from_ === 0 ? `${at.day} ${at.month}` : `${at.month} ${day.slice(2, 4)}`) : day
  }
  const labelled: Readonly<Record<StepName, (day: string) => string>> = {
    Day: (day) => said(day, 0),
    Week: (day) => said(week(day), 0),
    Month: (day) => said(day, 1),
    Quarter: quarter,
    Year: (day) => day.slice(0, 4),
  }
  const keyed = Map.groupBy(days, (day) => (name === 'Day' ? day : name === 'Week' ? week(day) : labelled[name](day)))
  return [...keyed.values()].slice(-steps_max).map((all) => ({ from: all[0]!, to: all.at(-1)!, label: labelled[name](all[0]!) }))
}

/** The steps of a period that a chart shows: days, weeks or months, at most so many that they can be told apart. */
export function stepsOf({ from, to }: Period): readonly PeriodStep[] {
  const days = daysBetween(from, to) + 1
  const named = (day: string): string => {
    const at = dayOf(day)
    return at ? `${at.day} ${at.month}` : day
  }
  if (days <= 14)
    return Array.from({ length: days }, (_, index) => ({ from: dayAfter(from, index), to: dayAfter(from, index), label: named(dayAfter(from, index)) }))
  if (days <= 98) {
    const weeks = Math.ceil(days / 7)
    return Array.from({ length: weeks }, (_, index) => {
      const end = dayAfter(to, -7 * (weeks - 1 - index))
      const start = dayAfter(end, -6)
      return { from: start < from ? from : start, to: end, label: named(start < from ? from : start) }
    })
  }
  const months = [...new Set(Array.from({ length: days }, (_, index) => dayAfter(from, index).slice(0, 7)))]
  const kept = months.length <= 24 ? months : null
  if (kept) return kept.map((month) => ({ from: `${month}-01`, to: `${month}-31`, label: `${dayOf(`${month}-01`)?.month ?? month} ${month.slice(2, 4)}` }))
  return [...new Set(months.map((month) => month.slice(0, 4)))].map((year) => ({ from: `${year}-01-01`, to: `${year}-12-31`, label: year }))
}
