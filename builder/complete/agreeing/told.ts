import type { Entity, Field, Values } from '../../model.ts'
import { fitOf, least, namesFit, plainly, said, type Telling, tellingOf } from './fitting.ts'
import { rowsOf, type Tables } from './ways.ts'

/** Rows that refer to what their words fit: “Sleep in May” is of the scale “How I sleep”, a course of algebra is given by who teaches mathematics. */
export function told(entity: Entity, tables: Tables): Entity {
  const all = entity.fields.filter(
    ({ type, entity: to, id, sorts }) => type === 'reference' && !sorts && to !== entity.id && id !== entity.title && rowsOf(tables, to).length > 1,
  )
  // Of two ends of one kind the words name each, and not which is which.
  const references = all.filter((field) => !entity.fields.some((other) => other.id !== field.id && other.entity === field.entity))
  if (references.length === 0 || entity.seeds.length === 0) return entity
  const own = tellingOf(entity, tables)
  const seeds = references.reduce((rows, field) => fitted(rows, field, own, tellingOf(tables.get(field.entity!)!, tables)), entity.seeds)
  return seeds === entity.seeds ? entity : { ...entity, seeds }
}

function fitted(rows: Entity['seeds'], { id }: Field, own: Telling, far: Telling): Entity['seeds'] {
  const used = new Map<number, number>()
  const seeds = rows.map((row, at): Values => {
    const stands = row[id]
    if (typeof stands !== 'number') return row
    const fits = far.names.map((_, to) => fitOf(own, at, far, to))
    const best = Math.max(...fits)
    const chosen =
      best < least || fits[stands] === best
        ? stands
        : [...fits.keys()].filter((to) => fits[to] === best).toSorted((one, other) => (used.get(one) ?? 0) - (used.get(other) ?? 0))[0]!
    used.set(chosen, (used.get(chosen) ?? 0) + 1)
    return chosen === stands ? row : { ...row, [id]: chosen }
  })
  return seeds.some((seed, at) => seed !== rows[at]) ? seeds : rows
}

/** The references of an entity's rows whose names say themselves what they are of, the plainest where some are plain. */
export function saidPlainly(entity: Entity, fields: readonly Field[], tables: Tables): readonly ReadonlySet<string>[] {
  const own = tellingOf(entity, tables)
  const all = fields.filter(({ id }) => id !== entity.title).map((field) => ({ id: field.id, far: tellingOf(tables.get(field.entity!)!, tables) }))
  return entity.seeds.map((row, at) => {
    const fits = all.map(({ id, far }) => [id, typeof row[id] === 'number' ? namesFit(own, at, far, row[id]) : 0] as const)
    const enough = fits.some(([, fit]) => fit >= plainly) ? plainly : said
    return new Set(fits.flatMap(([id, fit]) => (fit >= enough ? [id] : [])))
  })
}
