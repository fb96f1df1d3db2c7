import type { Entity } from '../../model.ts'
import { rowsOf, type Tables } from './ways.ts'

const winning = /(?:^| )(?:winning record|winning|winner|winning result|prize record|award record)$/
const over = /^(?:drawn|closed|ended|finished|completed|over)$/i

/** Rows of what somebody has won are of a draw that is over, or of a part in one. */
export function won(entity: Entity, tables: Tables): Entity {
  if (!winning.test(entity.singular)) return entity
  const turns = entity.fields.flatMap(({ id, type, entity: to }) => {
    const far = type === 'reference' ? tables.get(to ?? '') : undefined
    const ends = far ? [...far.seeds.keys()].filter((at) => isOver(far, at, tables, true)) : []
    return ends.length > 0 ? [{ id, ends }] : []
  })
  const seeds = entity.seeds.map((seed, at) => {
    const strays = turns.filter(({ id, ends }) => typeof seed[id] === 'number' && !ends.includes(seed[id]))
    return strays.length === 0 ? seed : { ...seed, ...Object.fromEntries(strays.map(({ id, ends }) => [id, ends[at % ends.length]!])) }
  })
  return seeds.every((seed, at) => seed === entity.seeds[at]) ? entity : { ...entity, seeds }
}

/** Whether a row is over, or of what is. */
function isOver({ seeds, lifecycle, fields }: Entity, at: number, tables: Tables, goesOn: boolean): boolean {
  const row = seeds[at]!
  if (lifecycle && over.test(String(row[lifecycle.field] ?? ''))) return true
  return (
    goesOn &&
    fields.some(({ id, type, entity }) => {
      const far = type === 'reference' && typeof row[id] === 'number' && rowsOf(tables, entity).length > 0 ? tables.get(entity!) : undefined
      return far !== undefined && isOver(far, row[id] as number, tables, false)
    })
  )
}
