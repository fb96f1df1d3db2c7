import type { Entity, Field } from '../../model.ts'
import { isNumber } from '../../numbers.ts'
import type { SiteRow } from '../../site.ts'
import { type Context, rowsOf } from '../context.ts'
import { dayIn } from '../insight/period.ts'
import { valueIn } from '../own.ts'
import { isDate } from '../validate.ts'
import { choicesOf, isSpanned } from './narrow.ts'

/** The names under which the two ends of a field's span are asked for, the lower one first. */
export const endsOf = ({ id }: Field): readonly [string, string] => [`${id}.from`, `${id}.to`]

/** Whether the ends are written by whoever looks for rows: where there is more than one value, and a number is not one of a few that are chosen as they are. */
export const hasEnds = (of: Context, field: Field, entity: Entity): boolean =>
  isSpanned(field) && new Set(rowsOf(of, entity).map((row) => valueIn(row, field.id) ?? '')).size > 1 && choicesOf(of, field, entity).length === 0

export interface Span {
  readonly holds: (row: SiteRow) => boolean
}

/** The span that is asked for, both ends within it; an end that names no day or number is open, and null stands for two of them. */
export function spanOf(field: Field, asked: Readonly<Record<string, string>>): Span | null {
  const [from, to] = endsOf(field).map((name) => endIn(field, asked[name] ?? '')) as [string | number | null, string | number | null]
  if (from === null && to === null) return null
  const holds = (row: SiteRow): boolean => {
    const value = isNumber(field) ? valueIn(row, field.id) : dayIn(row, field.id)
    if (typeof value !== 'number' && typeof value !== 'string') return false
    return (from === null || value >= from) && (to === null || value <= to)
  }
  return { holds }
}

function endIn(field: Field, text: string): string | number | null {
  if (!isNumber(field)) return isDate(text) ? text : null
  const number = Number(text.replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(number) ? number : null
}
