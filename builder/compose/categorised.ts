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
/** What rows are put under by a name that somebody thinks of. */
const named = /^Tags?$/
const isNamed = ({ label, type }: Field): boolean => named.test(label) && (type === 'choice' || type === 'text')
const isAlbum = ({ label, type }: Field): boolean => label === 'Album' && type === 'choice'
const namesIn = ({ entity: { seeds } }: Made, { id, choices }: Field): readonly string[] =>
  choices ?? [...new Set(seeds.flatMap(({ [id]: name }) => (typeof name === 'string' && name !== '' ? [name] : [])))]
const fieldIn = ({ entity }: Made, fits: (field: Field) => boolean): Field | undefined =>
  entity.fields.find((field) => fits(field) && field.id !== entity.title && field.id !== entity.lifecycle?.field)
const categoryOf = (one: Made): Field | undefined => (sorted.has(groupOf(one.thing)) || one.thing.kit === 'thing' ? fieldIn(one, isCategory) : undefined)
const tagOf = (one: Made): Field | undefined =>
  one.thing.kit === 'image' ? fieldIn(one, isAlbum) : /^(?:text|media|offer)$/.test(groupOf(one.thing)) ? fieldIn(one, isNamed) : undefined

/** What is sorted into categories on a site that somebody runs has them as a table, to which whoever runs it adds: its choices become its rows. */
export function categorised(made: readonly Made[], manager: Role | null, idOf: (wanted: string) => string): readonly Made[] {
  const isKept = made.some(({ thing }) => thing.kit === 'category' && /categor/.test(thing.noun))
  const found = isKept ? [] : made.filter((one) => categoryOf(one) !== undefined).slice(0, most)
  return manager ? intoTables(made, found, manager, idOf, (one) => ({ field: categoryOf(one)!, noun: `${one.entity.singular} category` })) : made
}

/** The same of what is put under tags, or into albums, where the words say so. */
export function tagged(made: readonly Made[], words: string, manager: Role | null, idOf: (wanted: string) => string): readonly Made[] {
  const isKept = made.some(({ thing }) => /(?:^| )(?:tag|album)$/.test(thing.noun))
  const found = isKept ? [] : made.filter((one) => isSaid(tagOf(one), words) && namesIn(one, tagOf(one)!).length > 1).slice(0, 1)
  return manager ? intoTables(made, found, manager, idOf, (one) => ({ field: tagOf(one)!, noun: tagOf(one)!.label.toLowerCase().replace(/s$/, '') })) : made
}

const isSaid = (field: Field | undefined, words: string): boolean => field !== undefined && words.toLowerCase().includes(field.label.toLowerCase())

interface Sorted {
  readonly field: Field
  readonly noun: string
}
function intoTables(
  made: readonly Made[],
  found: readonly Made[],
  manager: Role,
  idOf: (wanted: string) => string,
  sortedAs: (one: Made) => Sorted,
): readonly Made[] {
  if (found.length === 0) return made
  const tables = new Map(found.map((one) => [one, tableOf(one, sortedAs(one), manager, idOf)]))
  return [...made.map((one) => (tables.has(one) ? sortedBy(one, sortedAs(one).field, tables.get(one)!.entity.id) : one)), ...tables.values()]
}

/** Rows of a table of categories, in their order, behind so many others. */
export const categoryRows = (names: readonly string[], after = 0): Values[] =>
  names.map((name, at) => ({ name, order: after + at + 1, description: `All that belongs to ${name}.` }))

function tableOf(one: Made, { field, noun }: Sorted, manager: Role, idOf: (wanted: string) => string): Made {
  const thing: Thing = thingOf(noun, 'category')
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
    seeds: categoryRows(namesIn(one, field)),
  }
  return { thing, entity, asked: entity.fields.map(({ id }) => id) }
}

/** Rows with a category of the table, each that which it had by name. */
function sortedBy(one: Made, field: Field, table: string): Made {
  const choices = namesIn(one, field)
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
