import type { AppModel, Field } from '../../builder/model.ts'

/** What a field may be set to: its own choices, or the names of the categories that it refers to, in their order. */
export function choicesOf({ entities }: Pick<AppModel, 'entities'>, field: Field | undefined): readonly string[] | undefined {
  const table = field?.sorts ? entities.find(({ id }) => id === field.entity) : undefined
  return table ? table.seeds.map((row) => String(row[table.title])) : field?.choices
}
