import type { Entity } from '../../model.ts'
import { rowsOf, type Tables } from './ways.ts'

/** Fewer rows may well be of one thing. */
const [several, others] = [4, 3]
/** More rows are figures over time, which may all be of one. */
const series = 12
/** What is of one thing for all that its rows tell. */
const ofOne = /(?:^| )(?:permission|right|lesson|chapter|part|section|rule|step|stop|bet|page|track|level|message|column|threshold)$/
/** States of what nothing has come of yet. */
const early = /^(?:draft|new|submitted|requested|registered|placed|waiting|open|planned|upcoming|scheduled|to be sent|cancelled|canceled|rejected|refused)$/i

/** Rows that all refer to one row, where there are others, refer to them in turn: to those that have come so far as that one. */
export function spread(entity: Entity, tables: Tables): Entity {
  if (entity.seeds.length < several || entity.seeds.length > series || ofOne.test(entity.singular)) return entity
  const first = entity.seeds[0]!
  const same = entity.fields.filter(
    ({ type, id, entity: to, sorts }) =>
      type === 'reference' &&
      !sorts &&
      typeof first[id] === 'number' &&
      to !== entity.id &&
      rowsOf(tables, to).length >= others &&
      entity.seeds.every((seed) => seed[id] === first[id]),
  )
  if (same.length === 0) return entity
  const turns = same.flatMap(({ id, entity: to }) => {
    const ends = endsOf(tables.get(to!)!, Number(first[id]))
    return ends.length < 2 ? [] : [{ id, ends }]
  })
  const seeds = entity.seeds.map((seed, at) => ({ ...seed, ...Object.fromEntries(turns.map(({ id, ends }) => [id, ends[at % ends.length]!])) }))
  return turns.length === 0 ? entity : { ...entity, seeds }
}

/** The rows that may be referred to as well as one of them. */
function endsOf({ seeds, lifecycle }: Entity, stands: number): readonly number[] {
  const all = [...seeds.keys()]
  const turned = [...all.slice(stands), ...all.slice(0, stands)]
  if (lifecycle === undefined) return turned
  const stateOf = (at: number): string => String(seeds[at]![lifecycle.field] ?? '')
  const further = turned.filter((at) => !early.test(stateOf(at)))
  return further.length > 1 ? further : turned.filter((at) => stateOf(at) === stateOf(stands))
}
