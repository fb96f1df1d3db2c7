import type { AppModel, Field } from './model.ts'

/** Whether what a field says of a row is what the row is sorted by: a choice, or a category that the site keeps a table of. */
export const isSort = ({ type, sorts }: Pick<Field, 'type' | 'sorts'>): boolean => type === 'choice' || sorts === true
/** Whether rows fall into two or more of what the field sorts them by. */
export const isSortedBy = (field: Pick<Field, 'type' | 'sorts' | 'choices'>): boolean =>
  field.sorts === true || (field.type === 'choice' && (field.choices?.length ?? 0) > 1)
/** What a field may be set to: its own choices, or the names of the categories that it refers to, as the site began with them. */
export function sortsOf({ entities }: Pick<AppModel, 'entities'>, field: Field): readonly string[] {
  const table = field.sorts ? entities.find(({ id }) => id === field.entity) : undefined
  return table ? table.seeds.map((row) => String(row[table.title])) : (field.choices ?? [])
}
