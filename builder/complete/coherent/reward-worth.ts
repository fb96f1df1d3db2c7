import type { Entity } from '../../model.ts'

const points = /^(?:points|points needed|cost in points|price in points)$/i
const worth = /^worth$/i
/** So many points are worth one. */
const each = 10

/** Sample rows of rewards that are worth more the more points they cost. */
export function worthItsPoints(entity: Entity): Entity {
  const cost = entity.fields.find(({ type, label }) => type === 'number' && points.test(label))?.id
  const sum = cost === undefined ? undefined : entity.fields.find(({ type, label }) => type === 'money' && worth.test(label))?.id
  if (cost === undefined || sum === undefined) return entity
  const seeds = entity.seeds.map((row) =>
    typeof row[cost] === 'number' && typeof row[sum] === 'number' && row[cost] > 0 ? { ...row, [sum]: Math.max(1, Math.round(row[cost] / each)) } : row,
  )
  return { ...entity, seeds }
}
