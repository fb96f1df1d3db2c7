import type { Entity, Value, Values } from '../../model.ts'
import { isNumber } from '../../numbers.ts'

/** Numbers of sample rows that keep to the bounds of their fields, so that a row can be saved as it stands. */
export function bounded(entity: Entity): Entity {
  const fields = entity.fields.filter((field) => isNumber(field) && (field.min !== undefined || field.max !== undefined))
  if (fields.length === 0) return entity
  const isOut = (row: Values): boolean => fields.some(({ id, min, max }) => within(row[id], min, max) !== row[id])
  if (!entity.seeds.some(isOut)) return entity
  const seeds = entity.seeds.map((row) =>
    isOut(row) ? { ...row, ...Object.fromEntries(fields.map(({ id, min, max }) => [id, within(row[id], min, max) ?? null])) } : row,
  )
  return { ...entity, seeds }
}
const within = (value: Value | undefined, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): Value | undefined =>
  typeof value === 'number' ? Math.min(max, Math.max(min, value)) : value
