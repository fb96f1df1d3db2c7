import { categoryRows } from '../compose/categorised.ts'
import { listed, plural } from '../lexicon/inflect.ts'
import type { AppModel, Entity, Field, Values } from '../model.ts'
import { plain } from './find.ts'
import type { Request } from './request.ts'
import { type Answer, marksOf } from './rule.ts'

/** A field that rows are sorted by, and the table of its categories. */
interface Sorting {
  readonly entity: Entity
  readonly field: Field
  readonly table: Entity
}
/** The table whose rows are what a field sorts by; undefined where it has choices of its own. */
export function sortingOf({ entities }: AppModel, { entity, field }: Pick<Sorting, 'entity' | 'field'>): Sorting | undefined {
  const table = field.sorts ? entities.find(({ id }) => id === field.entity) : undefined
  return table && { entity, field, table }
}

const withRows = (model: AppModel, table: Entity, seeds: Values[]): AppModel => ({
  ...model,
  entities: model.entities.map((one) => (one === table ? { ...table, seeds } : one)),
})
const nameIn = ({ title }: Entity, row: Values): string => String(row[title] ?? '')
/** Sample rows for names, after so many, with the columns that the table still has. */
const rowsFor = ({ fields }: Entity, names: readonly string[], after: number): Values[] =>
  categoryRows(names, after).map((row) => Object.fromEntries(fields.flatMap(({ id }) => (id in row ? [[id, row[id]!]] : []))))
/** A row by another name; what was said of it by the old one goes with it. */
const calledSo = (table: Entity, row: Values, name: string): Values =>
  Object.fromEntries(
    Object.entries(row).map(([id, value]) => [id, id === table.title ? name : typeof value === 'string' ? value.replaceAll(nameIn(table, row), name) : value]),
  )
const whole = ({ entity, field }: Sorting): string => `the ${plural(field.label.toLowerCase())} of ${entity.plural}`
const pathOf = (model: AppModel, { table }: Sorting): string =>
  model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.entity === table.id))?.path ?? ''

/** Puts categories behind those that the table has; those names are there by no other. */
export function addCategories(model: AppModel, request: Request, sorting: Sorting, names: readonly string[], words: string): Answer {
  const { table, field } = sorting
  const after = withRows(model, table, [...table.seeds, ...rowsFor(table, names, table.seeds.length)])
  const says = `Added ${listed(names)} to ${whole(sorting)}.`
  return {
    kind: 'built',
    model: after,
    says,
    label: `${field.label.toLowerCase()} ${listed(names)}`,
    where: pathOf(model, sorting),
    marks: marksOf(request, [[words, 'thing']]),
  }
}

/** Categories are rows that others may be in by now: whoever runs the site deletes one on its page. */
export function keptCategories(model: AppModel, request: Request, sorting: Sorting, gone: readonly string[], words: string): Answer {
  const page = model.pages.find(({ path }) => path === pathOf(model, sorting))
  const says = `${listed(gone)} ${gone.length > 1 ? 'are rows' : 'is a row'} of the ${sorting.table.plural}, which ${sorting.entity.plural} may be in: delete ${gone.length > 1 ? 'them' : 'it'} on “${page?.title ?? sorting.table.plural}”.`
  return { kind: 'understood', says, where: page?.path ?? '', marks: marksOf(request, [[words, 'thing']]) }
}

/** Calls a category by another name; rows stay in it. */
export function renamedCategory(model: AppModel, request: Request, sorting: Sorting, was: string, is: string): Answer {
  const { entity, field, table } = sorting
  const seeds = table.seeds.map((row) => (nameIn(table, row) === was ? calledSo(table, row, is) : row))
  const says = `The ${field.label.toLowerCase()} ${was} of ${entity.plural} is now called ${is}.`
  return {
    kind: 'built',
    model: withRows(model, table, seeds),
    says,
    label: `${is} for ${was}`,
    where: pathOf(model, sorting),
    marks: marksOf(request, [[was, 'thing']]),
  }
}

/** Makes these the categories, each in the place of one that is not among them; where they are fewer, the others have to be deleted on their page. */
export function setCategories(model: AppModel, request: Request, sorting: Sorting, names: readonly string[], words: string): Answer {
  const { table } = sorting
  const there = table.seeds.map((row) => nameIn(table, row))
  const isIn = (all: readonly string[], name: string): boolean => all.some((one) => plain(one) === plain(name))
  const fresh = names.filter((name) => !isIn(there, name))
  const old = there.filter((name) => !isIn(names, name))
  if (old.length > fresh.length) return keptCategories(model, request, sorting, old, words)
  const renamed = new Map(old.map((name, at) => [name, fresh[at]!]))
  const rows = table.seeds.map((row) => (renamed.has(nameIn(table, row)) ? calledSo(table, row, renamed.get(nameIn(table, row))!) : row))
  const seeds = [...rows, ...rowsFor(table, fresh.slice(old.length), rows.length)]
  const says = `${whole(sorting).replace('the', 'The')} are now ${listed(names)}.`
  return {
    kind: 'built',
    model: withRows(model, table, seeds),
    says,
    label: whole(sorting),
    where: pathOf(model, sorting),
    marks: marksOf(request, [[words, 'thing']]),
  }
}
