import type { Entity, Field, Value, Values } from './model.ts'

/** `+3d` as a date that many days after `today` (YYYY-MM-DD), with the time that follows it, if one does, `-3m` as the first day of that month; null for anything else. */
export function resolveDate(text: string, today: string): string | null {
  const ago = /^-(\d{1,3})m$/.exec(text)?.[1]
  if (ago !== undefined) return monthAgo(Number(ago), today).toISOString().slice(0, 10)
  const [, days, time] = /^([+-]\d{1,4})d(?:[T ](\d\d:\d\d))?$/.exec(text) ?? []
  if (days === undefined) return null
  const at = new Date(`${today}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + Number(days))
  return at.toISOString().slice(0, 10) + (time ? `T${time}` : '')
}

const monthAgo = (months: number, today: string): Date => new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - months, 1))
/** "North, Nov 2026" of "North, {-3m}". */
const withMonth = (text: string, today: string): string =>
  text.replace(/\{-(\d{1,3})m\}$/, (_, ago) => monthAgo(Number(ago), today).toLocaleString('en', { month: 'short', year: 'numeric', timeZone: 'UTC' }))

/** Names the row that an entity's n-th seed becomes. */
export type SampleIds = (entity: string, index: number) => string

function resolve(idOf: SampleIds, field: Field, value: Value, today: string): Value {
  if (field.type === 'reference') return typeof value === 'number' && field.entity ? idOf(field.entity, value) : null
  if (typeof value !== 'string') return value
  if (field.type === 'text') return value.endsWith('m}') ? withMonth(value, today) : value
  if (field.type !== 'date' && field.type !== 'datetime') return value
  const date = resolveDate(value, today)
  if (date === null) return value
  return field.type === 'datetime' && date.length === 10 ? `${date}T10:00` : date
}

/** The values of a seed's row: dates counted from `today`, references by row id, null for what the seed leaves out. */
export function seedValues(idOf: SampleIds, entity: Entity, seed: Values, today: string): Values {
  return Object.fromEntries(
    entity.fields.map((field) => [field.id, resolve(idOf, field, Object.hasOwn(seed, field.id) ? (seed[field.id] ?? null) : null, today)]),
  )
}
