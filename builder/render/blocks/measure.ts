import type { BlockOf, Entity, Field, Value } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { valueIn } from '../own.ts'
import { grouped, measured, money } from '../value.ts'
import { percent } from './plot.ts'

export type Measure = BlockOf<'chart'>['measure']

/** The count of the rows, or the sum or average of the field's numbers; null where there is nothing to average. */
export function measure(kind: Measure, rows: readonly SiteRow[], field: Field | undefined): number | null {
  if (kind === 'count' || !field) return kind === 'count' ? rows.length : null
  const numbers = rows.flatMap((row) => numberIn(valueIn(row, field.id)) ?? [])
  const sum = numbers.reduce((total, number) => total + number, 0)
  if (kind === 'sum') return sum
  return numbers.length > 0 ? sum / numbers.length : null
}

const clock = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/
/** The number that is kept, or the seconds of a time that something took: "3:28:14". */
function numberIn(value: Value | undefined): number | null {
  if (typeof value === 'number') return value
  const [, hours, minutes, seconds = '0'] = typeof value === 'string' ? (clock.exec(value) ?? []) : []
  return hours === undefined || minutes === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
const lasting = (seconds: number): string => {
  const all = Math.round(seconds)
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${Math.floor(all / 3600)}:${two(Math.floor(all / 60) % 60)}:${two(all % 60)}`
}

/** What a measure is called: "total amount", "average speed (km/h)"; the rows themselves where they are counted. */
export function measureName(kind: Measure, field: Field | undefined, { plural }: Entity): string {
  if (kind === 'count' || !field) return plural
  const unit = field.type === 'number' && field.unit ? ` (${field.unit})` : ''
  const name = field.label.toLowerCase()
  return `${kind === 'average' ? 'average ' : /^total\b/.test(name) ? '' : 'total '}${name}${unit}`
}

export function shown(kind: Measure, field: Field | undefined, number: number | null): string {
  if (number === null) return '–'
  if (kind === 'count' || !field) return grouped(number, 0)
  if (field.type === 'text' || field.type === 'time') return lasting(number)
  if (field.type === 'rating') return grouped(number, 1)
  return field.type === 'money' ? money(number, field.unit, Number.isInteger(number) ? 0 : 2) : measured(field, number)
}

/** A part of a whole in per cent; a dash where there is nothing to be a part of. */
export const shareOf = (part: number, whole: number): string => (whole === 0 ? '–' : percent(Math.round((part / whole) * 100) / 100))
