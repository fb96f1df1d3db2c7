import type { Domain } from '../lexicon/domains.ts'
import type { Made } from './entity.ts'
import { kitField } from './field.ts'

/** The field of life of a table of categories with those in which rows that refer to it are sorted by what they mean: pictures of a library by landscapes and cities. */
export function sortedAs(domain: Domain, { entity, thing }: Made, made: readonly Made[]): Domain {
  if (thing.kit !== 'category' || thing.meant || thing.listed.length > 0) return domain
  const sorts = made.flatMap((other) => {
    const by = other.thing.meant && other.entity.fields.find(({ type, entity: to }) => type === 'reference' && to === entity.id)
    const part =
      by &&
      other.thing
        .meant!.fields.split(';')
        .map(kitField)
        .find(({ field }) => field.id === by.id)
    return part?.field.choices ?? []
  })
  return sorts.length > 1 ? { ...domain, categories: [...new Set(sorts)].join('|') } : domain
}
