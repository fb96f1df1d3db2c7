import { wayOf } from '../../lexicon/measured-by.ts'
import type { BlockOf, Entity, Field } from '../../model.ts'

export interface Measured {
  readonly field: Field
  readonly way: 'adds' | 'stands' | 'is'
}

const numeric: ReadonlySet<Field['type']> = new Set(['number', 'money', 'percent', 'rating'])
/** Numbers that say which, where or how much there may be. */
const told =
  /(?:^|_)(?:year|age|floor|level|limit|target|latitude|longitude|port|version|rank|rank.*|position|order|no|number|code|minimum|maximum|least|most|capacity|max|min|low|high)(?:_|$)/
/** What is high or low, and does not add up. */
const held =
  /price|rate|average|mean|share|speed|temperature|humidity|score|rating|per_|time|percent|balance|days_|seconds|density|pressure|growth|index|salary|pay$/

/** The numbers of an entity that can be plotted, and how each adds up. */
export const measuredOf = ({ fields }: Entity): readonly Measured[] =>
  fields
    .filter(({ id, type }) => numeric.has(type) && !told.test(id))
    .map((field) => ({ field, way: wayOf(field.label) ?? (field.type === 'percent' || field.type === 'rating' || held.test(field.id) ? 'is' : 'adds') }))

/** Along what rows fall apart: what they are sorted by, and what they are of. */
export const partsIn = ({ fields, lifecycle }: Entity): readonly Field[] =>
  fields.filter(
    ({ id, type, choices }) =>
      id !== lifecycle?.field && (type === 'reference' || (type === 'choice' && choices !== undefined && choices.length > 1 && choices.length <= 12)),
  )

/** Whether rows are figures of months, each part of the whole in each. */
export const isMonthly = ({ seeds }: Entity): boolean => /^-\d+m$/.test(String(seeds[0]?.date ?? ''))

type Measures = BlockOf<'report'>['measures']
/** What figures of months come to, the sums first. */
export function sumsOf(entity: Entity): Measures {
  const all = measuredOf(entity)
  const sums = all.filter(({ way }) => way === 'adds').slice(0, 3)
  const means = all.filter(({ way }) => way !== 'adds').slice(0, 4 - sums.length)
  return [
    ...sums.map(({ field }) => ({ label: `Total ${field.label.toLowerCase()}`, measure: 'sum' as const, field: field.id })),
    ...means.map(({ field }) => ({ label: `Average ${field.label.replace(/^Average /, '').toLowerCase()}`, measure: 'average' as const, field: field.id })),
  ]
}
