import type { Field } from '../model.ts'
import { idFrom } from './ids.ts'

/** Fields that a row has of its own at the most. */
export const mostOwn = 16
/** Fields that it has at the most with those that come beside its own. */
export const mostFields = 18

/** A field that refers to rows of an entity. */
export const referenceTo = (label: string, entity: string): Field => ({ id: idFrom(label, 'field'), label, type: 'reference', required: false, entity })

/** Puts a field behind those before a place, and in the form, where it is asked for there, behind the one before it. */
export function insertAt(fields: Field[], asked: string[], place: number, field: Field, isAsked: boolean): void {
  if (isAsked) asked.splice(asked.indexOf(fields[place - 1]!.id) + 1 || 1, 0, field.id)
  fields.splice(place, 0, field)
}

/** Puts the thing that rows are kept of next to what names them, in the place of a text of that label. */
export function referNextToName(fields: Field[], asked: string[], label: string, entity: string): void {
  const field = referenceTo(label, entity)
  const at = fields.findIndex((other) => other.id === field.id || (other.type === 'text' && label.endsWith(` ${other.label.toLowerCase()}`)))
  if (at === 0 || fields.length >= mostOwn) return
  const [replaced] = fields.splice(at === -1 ? 1 : at, at === -1 ? 0 : 1, field)
  if (replaced && replaced.id !== field.id && asked.includes(replaced.id)) asked.splice(asked.indexOf(replaced.id), 1)
  if (!asked.includes(field.id)) asked.splice(1, 0, field.id)
}
