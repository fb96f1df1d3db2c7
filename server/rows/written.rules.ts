import type { Entity, Field, Value, Values } from '../../builder/model.ts'
import { own } from '../../builder/render/own.ts'
import { check } from '../../builder/render/validate.ts'
import type { FieldErrors } from '../../contract/failure.ts'

export type Written = { readonly values: Values } | { readonly errors: FieldErrors }

function readFields(fields: readonly Field[], sent: Values): Written {
  const values: Record<string, Value> = {}
  const errors: Record<string, readonly string[]> = {}
  for (const field of fields) {
    const checked = check(field, own(sent, field.id) ?? null)
    if ('error' in checked) errors[field.id] = [checked.error]
    else values[field.id] = checked.value
  }
  return Object.keys(errors).length > 0 ? { errors } : { values }
}

/** All values of a new row: a state that is not sent is the first one. */
export function newValues(entity: Entity, sent: Values): Written {
  const { lifecycle } = entity
  const state: Values = lifecycle && own(sent, lifecycle.field) === undefined ? { [lifecycle.field]: lifecycle.initial } : {}
  return readFields(entity.fields, { ...sent, ...state })
}

/** The values that are sent, and no others. */
export const changedValues = (entity: Entity, sent: Values): Written =>
  readFields(
    entity.fields.filter((field) => Object.hasOwn(sent, field.id)),
    sent,
  )
