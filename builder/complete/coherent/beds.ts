import type { Entity, Values } from '../../model.ts'

const beds = /^beds?$/i
const people = /^(?:sleeps|guests|people|persons|most guests)$/i
const told: readonly (readonly string[])[] = [[], ['One single bed'], ['One double bed', 'Two single beds'], ['Double bed and sofa bed', 'Three single beds']]
const many = 'Two double beds'

/** Sample rows of rooms that have beds for as many as they sleep. */
export function bedsForAll(entity: Entity): Entity {
  const own = entity.fields.find(({ type, label }) => type === 'text' && beds.test(label))?.id
  const sleeps = own === undefined ? undefined : entity.fields.find(({ type, label }) => type === 'number' && people.test(label))?.id
  if (own === undefined || sleeps === undefined) return entity
  const fit = (row: Values): Values => {
    const count = row[sleeps]
    if (typeof count !== 'number' || typeof row[own] !== 'string' || count < 1) return row
    const lines = told[count] ?? [many]
    return lines.includes(row[own]) ? row : { ...row, [own]: lines[0]! }
  }
  return { ...entity, seeds: entity.seeds.map(fit) }
}
