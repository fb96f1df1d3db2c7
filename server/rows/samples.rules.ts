import { createHash } from 'node:crypto'
import type { AppModel, Entity, Field, Value, Values } from '../../builder/model.ts'

/** One side of a project's rows: what its deployed site keeps (`live`), or what was tried out in its previews (`preview`). */
export interface Space {
  readonly project_id: string
  readonly space: string
}

/** The id of the row that an entity's n-th seed becomes; always the same, so that references to it hold whenever it is laid. */
export const sampleId = (of: Space, entity: string, index: number): string =>
  createHash('sha256')
    .update(JSON.stringify([of.project_id, of.space, entity, index]))
    .digest('hex')
    .slice(0, 32)

/** `+3d` as a date that many days after `today` (YYYY-MM-DD), with the time that follows it, if one does; null for anything else. */
export function resolveDate(text: string, today: string): string | null {
  const [, days, time] = /^([+-]\d{1,4})d(?:[T ](\d\d:\d\d))?$/.exec(text) ?? []
  if (days === undefined) return null
  const at = new Date(`${today}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + Number(days))
  return at.toISOString().slice(0, 10) + (time ? `T${time}` : '')
}

function resolve(of: Space, field: Field, value: Value, today: string): Value {
  if (field.type === 'reference') return typeof value === 'number' && field.entity ? sampleId(of, field.entity, value) : null
  if (typeof value !== 'string' || (field.type !== 'date' && field.type !== 'datetime')) return value
  const date = resolveDate(value, today)
  if (date === null) return value
  return field.type === 'datetime' && date.length === 10 ? `${date}T10:00` : date
}

/** The values of a seed's row: dates counted from `today`, references by row id, null for what the seed leaves out. */
export function sampleValues(of: Space, entity: Entity, seed: Values, today: string): Values {
  return Object.fromEntries(
    entity.fields.map((field) => [field.id, resolve(of, field, Object.hasOwn(seed, field.id) ? (seed[field.id] ?? null) : null, today)]),
  )
}

export interface SampleChange {
  readonly put: readonly { readonly index: number; readonly seed: Values }[]
  /** Seeds that came anew; they are laid only where some samples still stand. */
  readonly add: readonly { readonly index: number; readonly seed: Values }[]
  readonly drop: readonly number[]
}

/** What becomes of an entity's samples when its model changes; null where nothing does. */
export function sampleChange(from: AppModel, to: AppModel, entity: string): SampleChange | null {
  const before = from.entities.find((one) => one.id === entity)?.seeds ?? []
  const after = to.entities.find((one) => one.id === entity)?.seeds ?? []
  if (JSON.stringify(before) === JSON.stringify(after)) return null
  const numbered = after.map((seed, index) => ({ index, seed }))
  return {
    put: numbered.filter(({ index, seed }) => index < before.length && JSON.stringify(before[index]) !== JSON.stringify(seed)),
    add: numbered.slice(before.length),
    drop: before.map((_, index) => index).slice(after.length),
  }
}
