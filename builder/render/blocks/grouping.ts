import type { Entity, Field } from '../../model.ts'
import { groupsOf } from '../../several.ts'
import type { SiteRow } from '../../site.ts'
import { isSort } from '../../sort.ts'
import { type Context, entityOf, fieldOf, rowOf, rowsFor } from '../context.ts'
import { dayAfter } from '../insight/period.ts'
import { valueIn } from '../own.ts'
import { dayOf, textOf, titleOf } from '../value.ts'

const most = 12

export type Group = readonly [label: string, rows: readonly SiteRow[]]
export type Step = 'day' | 'week' | 'month'

export const timedOf = ({ type }: Field): boolean => type === 'date' || type === 'datetime'

/** The rows by the field's values, or by those of the row that it refers to: choices and numbered names in their order, dates in theirs, others by how many there are. */
export function grouping(
  of: Context,
  by: Field,
  rows: readonly SiteRow[],
  { step, through }: { step?: Step | undefined; through?: string | undefined } = {},
): readonly Group[] {
  if (timedOf(by)) return over(by, rows, step)
  const other = through === undefined || by.entity === undefined ? undefined : entityOf(of, by.entity)
  const field = other && through !== undefined ? fieldOf(other, through) : undefined
  const textIn = (row: SiteRow): string => {
    const value = valueIn(row, by.id)
    if (!other || !field) return textOf(of, by, value)
    const referred = typeof value === 'string' ? rowOf(of, other, value) : undefined
    return referred ? textOf(of, field, valueIn(referred, field.id)) : ''
  }
  const along = field ?? by
  const keyed = new Map<string, SiteRow[]>(inOrder(of, along).map((name) => [name, []]))
  for (const row of rows) for (const key of groupsOf(along, textIn(row))) keyed.set(key, [...(keyed.get(key) ?? []), row])
  const all = [...keyed].filter(([, group]) => group.length > 0)
  if (isSort(along)) return all.slice(0, most)
  const isNumbered = all.length <= most && all.every(([label]) => /\d/.test(label))
  return (isNumbered ? all.toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })) : all.toSorted(([, a], [, b]) => b.length - a.length)).slice(
    0,
    most,
  )
}

/** What a field sorts rows into, in its own order. */
function inOrder(of: Context, field: Field): readonly string[] {
  const table = field.sorts && field.entity ? entityOf(of, field.entity) : undefined
  return table ? rowsFor(of, field, table).map((row) => titleOf(of, table, row)) : field.type === 'choice' ? (field.choices ?? []) : []
}

/** The latest days, weeks or months of a date that rows have; days where they are few and no other step is told. */
function over(by: Field, rows: readonly SiteRow[], asked: Step | undefined): readonly Group[] {
  const dated = rows.flatMap((row) => {
    const key = dayOf(valueIn(row, by.id))?.key
    return key === undefined ? [] : [{ row, key }]
  })
  const step = asked ?? (new Set(dated.map(({ key }) => key)).size > most ? 'month' : 'day')
  const keyed = Map.groupBy(dated, ({ key }) => (step === 'month' ? key.slice(0, 7) : step === 'week' ? mondayOf(key) : key))
  return [...keyed]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(-most)
    .map(([key, group]) => [dayLabel(key, step), group.map(({ row }) => row)])
}

const mondayOf = (day: string): string => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

function dayLabel(key: string, step: Step): string {
  const day = dayOf(step === 'month' ? `${key}-01` : key)
  if (!day) return key
  return step === 'month' ? `${day.month} ${day.year}` : `${step === 'week' ? 'Week of ' : ''}${day.day} ${day.month}`
}

/** A kind that says its unit: "Electricity, kWh". */
const kinded = /^[^,]+, (\S{1,5})$/
const unitIn = ({ id }: Field, said: string): string => (id === 'unit' ? said : (kinded.exec(said)?.[1] ?? ''))

/** The unit that all of these rows have, where they say it beside their numbers. */
export function withUnit(field: Field | undefined, { fields }: Entity, rows: readonly SiteRow[]): Field | undefined {
  const said =
    field?.type === 'number' && field.unit === undefined
      ? (fields.find(({ id, type }) => id === 'unit' && (type === 'text' || type === 'choice')) ??
        fields.find(({ type, choices }) => type === 'choice' && choices?.every((choice) => kinded.test(choice))))
      : undefined
  if (!field || !said) return field
  const units = new Set(rows.map((row) => unitIn(said, String(valueIn(row, said.id) ?? ''))))
  const [unit = ''] = units
  return units.size === 1 && unit !== '' ? { ...field, unit } : field
}
