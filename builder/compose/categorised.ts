import type { Entity, Field, Role, Value, Values } from '../model.ts'
import type { Made } from './entity.ts'
import { idFrom } from './ids.ts'
import { referenceTo } from './reference.ts'
import { groupOf, type Thing, thingOf } from './thing.ts'

/** Groups of what is looked through by its category. */
const sorted: ReadonlySet<string> = new Set(['offer', 'text', 'media', 'place', 'event', 'work', 'machine'])
/** So many lists of categories a site keeps at most. */
const most = 2

const isCategory = ({ label, type, choices }: Field): boolean => label === 'Category' && type === 'choice' && (choices?.length ?? 0) > 1
const categoryOf = ({ entity, thing }: Made): Field | undefined =>
  sorted.has(groupOf(thing)) || thing.kit === 'thing'
    ? entity.fields.find((field) => isCategory(field) && field.id !== entity.title && field.id !== entity.lifecycle?.field)
    : undefined

/** What is sorted into categories on a site that somebody runs has them as a table, to which whoever runs it adds: its choices become its rows. */
export function categorised(made: readonly Made[], manager: Role | null, idOf: (wanted: string) => string): readonly Made[] {
  const isKept = made.some(({ thing }) => thing.kit === 'category' && /categor/.test(thing.noun))
  const found = manager && !isKept ? made.filter((one) => categoryOf(one) !== undefined).slice(0, most) : []
  if (manager === null || found.length === 0) return made
  const tables = new Map(found.map((one) => [one, tableOf(one, manager, idOf)]))
  return [...made.map((one) => (tables.has(one) ? sortedBy(one, tables.get(one)!.entity.id) : one)), ...tables.values()]
}

/** Rows of a table of categories, in their order, behind so many others. */
export const categoryRows = (names: readonly string[], after = 0): Values[] =>
  names.map((name, at) => ({ name, order: after + at + 1, description: `All that belongs to ${name}.` }))

function tableOf(one: Made, manager: Role, idOf: (wanted: string) => string): Made {
  const thing: Thing = thingOf(`${one.entity.singular} category`, 'category')
  thing.sorts = true
  thing.manages.add(manager.id)
  const entity: Entity = {
    id: idOf(idFrom(thing.plural, 'categories')),
    singular: thing.singular,
    plural: thing.plural,
    title: 'name',
    fields: [
      { id: 'name', label: 'Name', type: 'text', required: true },
      { id: 'order', label: 'Order', type: 'number', required: false, min: 1 },
      { id: 'description', label: 'Description', type: 'long_text', required: false },
    ],
    read: one.entity.read === 'managed' ? 'managed' : 'public',
    write: 'managed',
    seeds: categoryRows(categoryOf(one)!.choices ?? []),
  }
  return { thing, entity, asked: entity.fields.map(({ id }) => id) }
}

/** Rows with a category of the table, each that which it had by name. */
function sortedBy(one: Made, table: string): Made {
  const field = categoryOf(one)!
  const choices = field.choices ?? []
  const rowOf = (value: Value): Value => (typeof value === 'string' && choices.includes(value) ? choices.indexOf(value) : null)
  const { entity } = one
  return {
    ...one,
    entity: {
      ...entity,
      fields: entity.fields.map((other) =>
        other === field
          ? { ...referenceTo(field.label, table), id: field.id, required: field.required, sorts: true, ...(field.help && { help: field.help }) }
          : other,
      ),
      seeds: entity.seeds.map((row) => ({ ...row, [field.id]: rowOf(row[field.id] ?? null) })),
    },
  }
}
