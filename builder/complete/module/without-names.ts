import type { Entity, Field } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { putEntity, withoutFields } from '../trade/parts.ts'

/** The draft where no row says in words what is no thing of its own any more: "Press space" of a score. */
export function withoutNames(draft: Draft, gone: readonly Entity[]): Draft {
  const names = new Set(gone.map(({ singular }) => singular.replaceAll(' ', '_')))
  const isName = ({ id, type }: Field): boolean => type === 'text' && names.has(id)
  return draft.model.entities.reduce((so_far, entity) => {
    const ids = entity.fields.filter((field) => isName(field) && field.id !== entity.title).map(({ id }) => id)
    return ids.length > 0 ? putEntity(so_far, withoutFields(entity, ids)) : so_far
  }, draft)
}
