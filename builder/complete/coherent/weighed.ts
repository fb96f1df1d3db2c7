import { weightOf } from '../../lexicon/weights.ts'
import type { Entity, Values } from '../../model.ts'

const weight = /^(?:gross |net |total )?weight$/i
const volume = /^volume$/i
const named = /^(?:what|name|title)$|(?:^| )(?:items?|goods|cargo|product|contents?|parcel|load)$/i

/** No two loads of the same goods are alike. */
const shares = [1, 0.9, 1.1, 0.8, 1.2]
const around = (size: number, at: number): number => (size < 10 ? size : Math.round(size * shares[at % shares.length]!))

/** Sample rows of goods that weigh, and take as much room, as what they are called does. */
export function weighed(entity: Entity): Entity {
  const numbers = entity.fields.filter(
    ({ type, label, unit }) => type === 'number' && ((unit === 'kg' && weight.test(label)) || (unit === 'm³' && volume.test(label))),
  )
  const texts = numbers.length === 0 ? [] : entity.fields.filter(({ type, label }) => (type === 'text' || type === 'choice') && named.test(label))
  if (texts.length === 0) return entity
  const fit = (row: Values, at: number): Values => {
    const known = texts.map(({ id }) => weightOf(String(row[id] ?? ''))).find((one) => one !== undefined)
    if (known === undefined) return row
    const sizeOf = (label: string): number => (weight.test(label) ? known.weight : known.volume)
    const told = numbers.filter(({ id, label, min, max }) => typeof row[id] === 'number' && sizeOf(label) >= (min ?? 0) && sizeOf(label) <= (max ?? Infinity))
    return { ...row, ...Object.fromEntries(told.map(({ id, label }) => [id, around(sizeOf(label), at)])) }
  }
  return { ...entity, seeds: entity.seeds.map(fit) }
}
