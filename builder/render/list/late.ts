import type { Entity, Value } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { stateOf } from '../access.ts'
import type { Context } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { daysBetween } from '../insight/period.ts'
import { valueIn } from '../own.ts'
import { dayOf } from '../value.ts'

/** By how many days the row is late: its day is over and it is still open; null where it is not. */
export function daysLate({ lifecycle }: Entity, row: SiteRow, today: string): number | null {
  if (!lifecycle?.due?.open.includes(stateOf(lifecycle, row))) return null
  const day = dayOf(valueIn(row, lifecycle.due.field))?.key
  return day !== undefined && day < today ? daysBetween(day, today) : null
}

/** Whether a row has this value of the field; the word for what is late counts as a state of the rows that are. */
export function hasValue(entity: Entity, row: SiteRow, field: string, value: Value, today: string): boolean {
  const { lifecycle } = entity
  const isLate = lifecycle?.due?.word === value && lifecycle.field === field && daysLate(entity, row, today) !== null
  return isLate || String(valueIn(row, field) ?? '') === String(value ?? '')
}

/** A mark beside the title of a row that is late. */
export function lateMark(of: Context, entity: Entity, row: SiteRow): Html {
  const days = daysLate(entity, row, of.request.today)
  if (days === null) return nothing
  const word = entity.lifecycle?.due?.word ?? ''
  const since = days === 1 ? '1 day' : `${days} days`
  return html` <span class="tag tag-bad">${word === 'Overdue' ? `Overdue by ${since}` : `${word} ${since} ago`}</span>`
}
