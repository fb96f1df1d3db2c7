import type { Entity, Field, Lifecycle, Values } from '../../builder/model.ts'

/** A column of a table that a test tells, by its label. */
export const column = (label: string, type: Field['type'] = 'text', more: Partial<Field> = {}): Field => ({
  id: label.toLowerCase().replaceAll(' ', '_'),
  label,
  type,
  required: false,
  ...more,
})
/** A table that a test tells: the first column names its rows, which are told in the order of the columns. */
export function table(singular: string, fields: readonly Field[], rows: readonly (readonly Values[string][])[], lifecycle?: Lifecycle): Entity {
  return {
    id: singular.replaceAll(' ', '_'),
    singular,
    plural: `${singular}s`,
    title: fields[0]!.id,
    fields: [...fields],
    read: 'public',
    write: 'managed',
    ...(lifecycle && { lifecycle }),
    seeds: rows.map((row) => Object.fromEntries(fields.map(({ id }, at) => [id, row[at] ?? null]))),
  }
}
/** A lifecycle of the field `status`, told as "Start: Planned > Under way". */
export const life = (initial: string, ...steps: readonly string[]): Lifecycle => ({
  field: 'status',
  initial,
  transitions: steps.map((step) => {
    const [name = '', from = '', to = ''] = step.split(/: | > /)
    return { id: name.toLowerCase().replaceAll(' ', '_'), name, from: from.split(', '), to }
  }),
})
/** The rows of a table as they are told. */
export const told = ({ fields, seeds }: Entity): Values[string][][] => seeds.map((row) => fields.map(({ id }) => row[id] ?? null))
