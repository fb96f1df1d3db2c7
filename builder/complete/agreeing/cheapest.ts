import type { Entity } from '../../model.ts'
import { rowsOf, type Tables } from './ways.ts'

const recommending = /(?:^| )(?:recommendation|suggestion|selection|tip)$/
const thrifty = /\b(?:small budget|little money|low price|cheap|bargain)/i
const price = /^(?:price|price per \w+|entry price|fee)$/i

/** Recommendations for who has little to spend are of what costs least. */
export function cheapest(entity: Entity, tables: Tables): Entity {
  if (!recommending.test(entity.singular) || !entity.seeds.some((row) => thrifty.test(String(row[entity.title] ?? '')))) return entity
  const ends = entity.fields.flatMap(({ id, type, entity: to }) => {
    const cost = type === 'reference' ? tables.get(to ?? '')?.fields.find((one) => one.type === 'money' && price.test(one.label))?.id : undefined
    const sums = cost === undefined ? [] : rowsOf(tables, to).map((row) => Number(row[cost] ?? Infinity))
    return sums.length > 1 ? [{ id, least: sums.indexOf(Math.min(...sums)) }] : []
  })
  if (ends.length === 0) return entity
  const least = Object.fromEntries(ends.map(({ id, least: at }) => [id, at]))
  return { ...entity, seeds: entity.seeds.map((row) => (thrifty.test(String(row[entity.title] ?? '')) ? { ...row, ...least } : row)) }
}
