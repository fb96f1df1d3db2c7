import type { Entity, Role } from '../../model.ts'
import { type Completer, withModel } from '../draft.ts'

/** Shows a role what its own page lists: what it makes itself is its own, and a role that is to see what others keep is one that manages. */
export const sighted: Completer = (draft) => {
  const { pages, entities, actions, roles } = draft.model
  const hidden = pages.flatMap(({ role: id, blocks }) => {
    const role = roles.find((one, index) => one.id === id && index > 0 && !one.manages)
    const lists = blocks.flatMap((block) => (block.kind === 'list' ? (entities.find((one) => one.id === block.entity && one.read === 'managed') ?? []) : []))
    return role ? lists.map((entity) => ({ role, entity })) : []
  })
  if (hidden.length === 0) return draft
  const makes = ({ role, entity }: { readonly role: Role; readonly entity: Entity }): boolean =>
    actions.some((action) => action.kind === 'create' && action.entity === entity.id && action.role === role.id)
  const own = new Set(hidden.flatMap((one) => (makes(one) ? one.entity.id : [])))
  const seeing = new Set(hidden.flatMap((one) => (makes(one) ? [] : one.role.id)))
  return withModel(draft, {
    entities: entities.map((one) => (own.has(one.id) ? { ...one, read: 'own' as const } : one)),
    roles: roles.map((one) => (seeing.has(one.id) ? { ...one, manages: true } : one)),
  })
}
