import { saysOfOthers } from '../lexicon/composed.ts'
import type { Domain } from '../lexicon/domains.ts'
import type { Entity } from '../model.ts'
import type { Made } from './entity.ts'
import type { Kept } from './sample.ts'
import { ofNamed } from './seed-named.ts'
import { seedsOf } from './seeds.ts'
import { sortedAs } from './sorted-as.ts'
import { isOnKept } from './subject-titles.ts'
import type { Thing } from './thing.ts'

/** The names of sample rows, by which other samples may tell of them. */
const titlesOf = (title: string, seeds: Entity['seeds']): readonly string[] => seeds.map((row) => (typeof row[title] === 'string' ? row[title] : ''))

/** Sample rows: what is referred to first, so that references count into rows that are there. */
export function withSeeds(made: readonly Made[], lifeOf: (thing: Thing) => Domain, salt: string, goods: string | null): Made[] {
  const rows = new Map<string, Kept>()
  const seeds = new Map<string, Entity['seeds']>()
  const open = new Set(made)
  const seed = (one: Made): void => {
    if (!open.delete(one)) return
    for (const { entity } of one.entity.fields) for (const other of made) if (other.entity.id === entity) seed(other)
    const own = ofNamed(
      one.entity,
      seedsOf({ made: one, domain: sortedAs(lifeOf(one.thing), one, made), salt, rows, goods }),
      (id) => rows.get(id)?.names ?? [],
    )
    rows.set(one.entity.id, { kit: one.thing.kit, noun: one.thing.singular, names: titlesOf(one.entity.title, own) })
    seeds.set(one.entity.id, own)
  }
  // What tells of other rows comes after them.
  for (const one of made) if (!saysOfOthers(one.thing.kit, one.thing.singular) && !isOnKept(one)) seed(one)
  for (const one of made) seed(one)
  return made.map((one) => ({ ...one, entity: { ...one.entity, seeds: inCircle(one.entity, seeds) } }))
}

/** The sample rows of an entity; what refers to one that refers back, of which no rows were there yet, refers to one of them. */
function inCircle({ id, fields }: Entity, seeds: ReadonlyMap<string, Entity['seeds']>): Entity['seeds'] {
  const rows = seeds.get(id) ?? []
  const open = fields.flatMap((field) => {
    const count = field.entity === undefined || field.entity === id ? 0 : (seeds.get(field.entity)?.length ?? 0)
    return count > 0 && rows.every((row) => row[field.id] === null) ? [{ id: field.id, count }] : []
  })
  return open.length === 0 ? rows : rows.map((row, at) => ({ ...row, ...Object.fromEntries(open.map((one) => [one.id, at % one.count])) }))
}
