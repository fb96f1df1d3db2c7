import type { Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { numberOf } from '../act/scene.ts'
import { type Context, fieldOf, rowsOf } from '../context.ts'
import { valueIn } from '../own.ts'
import { measured, textOf } from '../value.ts'

/** The visitor's own rows of an entity, without the samples that stand in for them; oldest first, as they were added. */
export const ownRows = (of: Context, entity: Entity): readonly SiteRow[] =>
  rowsOf(of, entity)
    .filter(({ owner }) => owner === of.viewer.id)
    .toReversed()

export const sumOf = (rows: readonly SiteRow[], field: string): number =>
  Math.round(rows.reduce((sum, row) => sum + (numberOf(valueIn(row, field)) ?? 0), 0) * 100) / 100

/** A number in the form of the field. */
export const inForm = (entity: Entity, field: string, number: number): string => measured(fieldOf(entity, field), number)

/** The field that says what the line is of, where each kind that is sold has one of its own. */
export function itemOf(entity: Entity, row: SiteRow, item: string): Field | undefined {
  const isFilled = ({ id, type }: Field): boolean => type === 'reference' && id.startsWith(`${item}_`) && (valueIn(row, id) ?? '') !== ''
  return (valueIn(row, item) ?? '') === '' ? (entity.fields.find(isFilled) ?? fieldOf(entity, item)) : fieldOf(entity, item)
}

/** A field's value in words; empty where the entity has no such field. */
export function wordsOf(of: Context, entity: Entity, row: SiteRow, id: string | null): string {
  const field = id === null ? undefined : fieldOf(entity, id)
  return field ? textOf(of, field, valueIn(row, field.id)) : ''
}

/** How a line's item is wanted, in words: "Hot, Fried egg"; empty where nothing was chosen for it. */
export function choicesOf(of: Context, entity: Entity, row: SiteRow, fields: Readonly<Record<'item' | 'quantity' | 'price' | 'amount', string>>): string {
  const isLine = (id: string): boolean => Object.values(fields).includes(id) || id.startsWith(`${fields.item}_`)
  const chosen = entity.fields.filter(({ id, type }) => !isLine(id) && (type === 'choice' || (type === 'reference' && id !== 'order')))
  return chosen
    .flatMap((field) => {
      const words = textOf(of, field, valueIn(row, field.id))
      return (valueIn(row, field.id) ?? '') === '' ? [] : [field.type === 'choice' ? `${field.label}: ${words}` : words]
    })
    .join(', ')
}
