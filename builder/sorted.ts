import type { Field } from './model.ts'

/** Whether what a field says of a row is what the row is sorted by: a choice, or a category that the site keeps a table of. */
export const isSort = ({ type, sorts }: Pick<Field, 'type' | 'sorts'>): boolean => type === 'choice' || sorts === true
/** Whether a field sorts rows into two kinds or more. */
export const isSortOfSeveral = (field: Pick<Field, 'type' | 'sorts' | 'choices'>): boolean =>
  field.sorts === true || (field.type === 'choice' && (field.choices?.length ?? 0) > 1)
