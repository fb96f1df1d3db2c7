import type { Action, AppModel, Entity, Field, Value } from '../model.ts'
import type { Attempt, SiteRow, Submission, Typed } from '../site.ts'
import { canChange, canCreate, isOpen, stateOf, transitionOf, viewerOf } from './access.ts'
import { own } from './own.ts'
import { check } from './validate.ts'

const missing: Submission = { kind: 'missing' }

/**
 * What a submission asks of the rows. `missing` answers an unknown action or row and everything that the visitor may not do, so that
 * neither can be told from the other; `refused` says in sentences what to enter instead. Fields that the action does not ask for are ignored.
 */
export function submit(model: AppModel, { action: id, row, typed, visitor }: Attempt): Submission {
  const action = model.actions.find((one) => one.id === id)
  const entity = model.entities.find((one) => one.id === action?.entity)
  if (!action || !entity) return missing
  const viewer = viewerOf(model, visitor)
  if (action.kind === 'create') return canCreate(model, viewer, entity, action) ? create(entity, action, typed) : missing
  if (!row || !canChange(model, viewer, entity, action, row)) return missing
  if (action.kind === 'delete') return { kind: 'delete', entity: entity.id, row: row.id }
  return action.kind === 'update' ? update(entity, action, row, typed) : transition(entity, action, row)
}

function create(entity: Entity, action: Action, typed: Typed): Submission {
  const { values, errors } = read(entity, action.fields, (field) => own(typed, field.id))
  if (Object.keys(errors).length > 0) return refused(action, null, errors, typed)
  const rest = entity.fields.filter((field) => !Object.hasOwn(values, field.id)).map((field) => [field.id, initial(entity, field)] as const)
  return { kind: 'insert', entity: entity.id, values: { ...Object.fromEntries(rest), ...values } }
}
const initial = (entity: Entity, field: Field): Value => (entity.lifecycle?.field === field.id ? entity.lifecycle.initial : null)

/** A field that is not in the submission keeps its value. */
function update(entity: Entity, action: Action, row: SiteRow, typed: Typed): Submission {
  const { values, errors } = read(
    entity,
    action.fields.filter((id) => Object.hasOwn(typed, id)),
    (field) => own(typed, field.id),
  )
  if (Object.keys(errors).length > 0) return refused(action, row, errors, typed)
  return { kind: 'update', entity: entity.id, row: row.id, values: { ...row.values, ...values } }
}

function transition(entity: Entity, action: Action, row: SiteRow): Submission {
  const { lifecycle } = entity
  const wanted = transitionOf(entity, action)
  if (!lifecycle || !wanted) return missing
  if (isOpen(entity, action, row)) return { kind: 'update', entity: entity.id, row: row.id, values: { ...row.values, [lifecycle.field]: wanted.to } }
  const errors = { '': `“${action.name}” is not possible: the ${entity.singular} is ${stateOf(lifecycle, row)}.` }
  return { kind: 'refused', refusal: { action: action.id, row: row.id, errors, typed: {} } }
}

function read(entity: Entity, ids: readonly string[], typed: (field: Field) => Value | undefined) {
  const values: Record<string, Value> = {}
  const errors: Record<string, string> = {}
  for (const field of entity.fields) {
    if (!ids.includes(field.id)) continue
    const checked = check(field, typed(field))
    if ('error' in checked) errors[field.id] = checked.error
    else values[field.id] = checked.value
  }
  return { values, errors }
}

function refused(action: Action, row: SiteRow | null, errors: Readonly<Record<string, string>>, typed: Typed): Submission {
  const kept = action.fields.flatMap((id) => (typeof own(typed, id) === 'undefined' || typed[id] === null ? [] : [[id, String(typed[id])] as const]))
  return { kind: 'refused', refusal: { action: action.id, row: row?.id ?? null, errors, typed: Object.fromEntries(kept) } }
}
