import type { AppModel, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { valueIn } from '../own.ts'
import { textOf, titleOf } from '../value.ts'

const most = 6
/** What visitors keep of their own that is about rows of the entity: what they chose, saved, booked, played. */
const markedBy = ({ entities }: Pick<AppModel, 'entities'>, entity: string): readonly (readonly [Entity, Field])[] =>
  entities
    .flatMap((one) => {
      const by = one.read === 'own' && one.id !== entity ? one.fields.find((field) => field.entity === entity) : undefined
      return by ? [[one, by] as const] : []
    })
    .slice(0, most)

/** The entities whose rows tell what a visitor likes among rows of this one. */
export const likedThrough = (model: AppModel, entity: string): readonly string[] => markedBy(model, entity).map(([{ id }]) => id)

export interface Liking {
  readonly points: number
  /** What it has in common with what the visitor chose. */
  readonly reason: string
}

/** How near a row is to those that the visitor chose here, by what both say in these fields; null where they chose none yet, or this one. */
export function likingsOf(of: Context, entity: Entity, fields: readonly Field[]): ((row: SiteRow) => Liking | null) | null {
  const rows = rowsOf(of, entity)
  const ids = new Set(
    markedBy(of.model, entity.id).flatMap(([{ id }, by]) => {
      const one = entityOf(of, id)
      return (one ? rowsOf(of, one) : []).flatMap((row) => (row.owner === of.viewer.id ? [String(valueIn(row, by.id) ?? '')] : []))
    }),
  )
  const chosen = rows.filter(({ id }) => ids.has(id))
  const told = fields.filter(({ type }) => type === 'choice' || type === 'reference')
  if (chosen.length === 0 || told.length === 0) return null
  return (row) => {
    if (ids.has(row.id)) return null
    const alike = told.flatMap((field) => {
      const value = valueIn(row, field.id) ?? null
      const like = value === null ? undefined : chosen.find((one) => valueIn(one, field.id) === value)
      return like ? [{ like, said: textOf(of, field, value) }] : []
    })
    const [first] = alike
    return { points: alike.length, reason: first ? `${alike.map(({ said }) => said).join(', ')}, like ${titleOf(of, entity, first.like)}` : '' }
  }
}
