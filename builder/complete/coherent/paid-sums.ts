import type { Entity, Values } from '../../model.ts'

const paying = /(?:^| )payment$/
const amount = /^amount$/i
/** What is paid for, by what it costs in all, else by itself. */
const costs = [/^total$/i, /^(?:reward|fee|rent|price)$/i, /^amount$/i]
const sold =
  /(?:^| )(?:order|booking|reservation|sale|fee|task|service|product|course|ticket|plan|membership|proposal|donation|subscription|registration|invoice|bill)$/

/** Entities of which the payments come to what is paid for. */
export function paidInFull(entities: readonly Entity[]): readonly Entity[] {
  return entities.map((entity) => {
    const own = paying.test(entity.singular) ? entity.fields.find(({ type, label }) => type === 'money' && amount.test(label)) : undefined
    const ties = own
      ? entity.fields.flatMap(({ id, type, entity: to }) => {
          const whole = type === 'reference' ? entities.find((one) => one.id === to && sold.test(one.singular)) : undefined
          const sums = whole ? costs.flatMap((cost) => whole.fields.filter((one) => one.type === 'money' && cost.test(one.label))) : []
          return whole && sums[0] ? [{ id, whole, sum: sums[0].id, isWhole: /^total$/i.test(sums[0].label) }] : []
        })
      : []
    if (!own || ties.length === 0) return entity
    const inOrder = ties.toSorted((one, other) => Number(other.isWhole) - Number(one.isWhole))
    const inFull = (row: Values): Values => {
      const due = inOrder
        .map(({ id, whole, sum }) => (typeof row[id] === 'number' ? whole.seeds[row[id]]?.[sum] : undefined))
        .filter((one) => typeof one === 'number')
      return due.length === 0 || due[0] === 0 || typeof row[own.id] !== 'number' || due.includes(row[own.id] as number) ? row : { ...row, [own.id]: due[0]! }
    }
    return { ...entity, seeds: entity.seeds.map(inFull) }
  })
}
