import type { AppModel, Entity, Field, Values } from '../../builder/model.ts'

const tableOf = ({ entities }: Pick<AppModel, 'entities'>, field: Field | undefined): Entity | undefined =>
  field?.sorts ? entities.find(({ id }) => id === field.entity) : undefined
const namesIn = (table: Entity): string[] => table.seeds.map((row) => String(row[table.title]))

/** What a field may be set to: its own choices, or the names of the categories that it refers to, in their order. */
export function choicesOf(model: Pick<AppModel, 'entities'>, field: Field | undefined): readonly string[] | undefined {
  const table = tableOf(model, field)
  return table ? namesIn(table) : field?.choices
}

/** The sample rows of an entity, each with the name of the category that it is of. */
export function rowsSorted(model: Pick<AppModel, 'entities'>, entity: Entity): readonly Values[] {
  const sorted = entity.fields.flatMap((field) => {
    const table = tableOf(model, field)
    return table ? [{ id: field.id, names: namesIn(table) }] : []
  })
  return entity.seeds.map((row) => ({ ...row, ...Object.fromEntries(sorted.map(({ id, names }) => [id, names[Number(row[id] ?? -1)] ?? null])) }))
}
