import type { Entity, Value } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canChange, decidingIn, transitionOf, viewerOf } from '../access.ts'
import type { Scene } from './scene.ts'

/** Whether whoever acts may give another row this value by an action of its own: a step that leads there, or a form that asks for the field. */
export function maySet(
  { model, visitor, desk }: Scene,
  { entity, row }: { readonly entity: Entity; readonly row: SiteRow },
  field: string,
  value: Value,
): boolean {
  const viewer = viewerOf(model, visitor, decidingIn(model, desk.rowsOf))
  return model.actions.some((action) => {
    if (action.entity !== entity.id || !canChange(model, viewer, entity, action, row)) return false
    return action.kind === 'transition' ? transitionOf(entity, action)?.to === value : action.kind === 'update' && action.fields.includes(field)
  })
}
