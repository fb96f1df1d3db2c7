import type { Entity, Field, Values } from '../../model.ts'
import { whomOf } from './persons.ts'
import { saidPlainly } from './told.ts'
import { rowsOf, type Tables } from './ways.ts'

/** What there is once for what it is of. */
const single =
  /(?:^| )(?:payment|approval|approval decision|settlement|evaluation|delivery|shipment|review|refund|invoice|receipt|return|rating|contract|commission|after-sale|after-sales service|certificate|verification|decision|grade)$/
/** What is asked for or handed in. */
const asked =
  /(?:^| )(?:order|booking|reservation|appointment|registration|application|rental|ride|request|enrollment|submission|repair|task|consultation|ticket|payment|quotation|contract)$/
/** What is only decided, paid or judged once it has begun. */
const early = /^(?:draft|new|submitted|requested|registered|placed|waiting|open|planned|to be sent|cancelled|canceled|rejected|refused)$/i

/** Rows of which there is one for each that they refer to are of different ones, of those that have come further first; those that name somebody are of different people. */
export function once(entity: Entity, tables: Tables): Entity {
  const of = single.test(entity.singular)
    ? entity.fields.find((field) => field.type === 'reference' && field.entity !== entity.id && asked.test(tables.get(field.entity ?? '')?.singular ?? ''))
    : undefined
  const each = (so_far: Entity, by: Field | undefined): Entity => (by && rowsOf(tables, by.entity).length > 1 ? parted(so_far, by, tables) : so_far)
  return each(each(entity, of), whomOf(entity, tables))
}

function parted(entity: Entity, by: Field, tables: Tables): Entity {
  const to = tables.get(by.entity!)!
  const said = saidPlainly(entity, [by], tables)
  const count = new Map<number, number>()
  for (const seed of entity.seeds) if (typeof seed[by.id] === 'number') count.set(seed[by.id] as number, (count.get(seed[by.id] as number) ?? 0) + 1)
  if ([...count.values()].every((times) => times === 1)) return entity
  const isEarly = (at: number): boolean => to.lifecycle !== undefined && early.test(String(to.seeds[at]![to.lifecycle.field]))
  const free = [...to.seeds.keys()].filter((at) => !count.has(at)).toSorted((one, other) => Number(isEarly(one)) - Number(isEarly(other)))
  const seen = new Set<unknown>()
  const seeds = entity.seeds.map((seed, at): Values => {
    const stands = seed[by.id]
    if (typeof stands !== 'number') return seed
    const isTwice = seen.has(stands)
    seen.add(stands)
    const other = isTwice && !said[at]!.has(by.id) ? free.shift() : undefined
    return other === undefined ? seed : { ...seed, [by.id]: other }
  })
  return { ...entity, seeds }
}
