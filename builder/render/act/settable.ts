import type { Action, AppModel, Effect, Entity } from '../../model.ts'
import { canCreate, holds, type Viewer } from '../access.ts'

/** What an action fills in by itself, whatever is sent. */
function filledBy(effect: Effect): readonly string[] {
  const of = effect as { readonly kind: string; readonly to?: unknown; readonly into?: unknown; readonly field?: unknown; readonly unless?: unknown }
  const isOwn = ['number', 'today', 'moment', 'name', 'author', 'put', 'mask'].includes(of.kind) && of.unless === undefined
  const several = of.kind === 'judged' ? Object.values(of.to as object) : []
  return [of.to, of.into, isOwn ? of.field : null, ...several].flatMap((id) => (typeof id === 'string' ? [id] : []))
}

/** The fields of an entity that whoever manages it may set: all but its state, which has steps of its own, and what is filled in by itself. */
export function fieldsToSet({ actions }: AppModel, { id, fields, lifecycle }: Entity): readonly string[] {
  const filled = new Set(actions.filter(({ entity }) => entity === id).flatMap(({ effects = [] }) => effects.flatMap(filledBy)))
  return fields.filter((field) => field.id !== lifecycle?.field && !filled.has(field.id)).map((field) => field.id)
}

/** The fields that a viewer may set with an action: those that one of their forms asks for, a change only those that a change asks for, and all that can be set where they manage. */
export function settable(model: AppModel, viewer: Viewer, entity: Entity, action: Action): ReadonlySet<string> {
  const theirs = model.actions.filter(
    (one) =>
      one.entity === entity.id &&
      (one.kind === 'create' ? action.kind !== 'update' && canCreate(model, viewer, entity, one) : one.kind === 'update' && holds(viewer, one.role)),
  )
  return new Set([...action.fields, ...theirs.flatMap(({ fields }) => fields), ...(viewer.manages ? fieldsToSet(model, entity) : [])])
}
