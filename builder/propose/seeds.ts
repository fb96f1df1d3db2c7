import type { AppModel, Entity, Field, Value, Values } from '../model.ts'
import { check } from '../render/validate.ts'
import { plain, Unfit } from './plain.ts'
import { most, type RowsProposal } from './proposal.ts'

const offered: ReadonlySet<Field['type']> = new Set<Field['type']>(['text', 'long_text', 'email', 'number', 'money', 'percent', 'rating', 'boolean', 'choice'])

const namesIn = (of: object): string[] => Object.values(of).flatMap((part) => (typeof part === 'string' ? [part] : Array.isArray(part) ? part.map(String) : []))

/** Names in the effects and guards that work on rows of the entity: those of its own actions, and of actions whose row refers to one of it. */
function workedOn(model: AppModel, id: string): string[] {
  return model.actions.flatMap(({ entity, effects, guards }) => {
    const fields = model.entities.find((one) => one.id === entity)?.fields ?? []
    const parts = [...(effects ?? []), ...(guards ?? [])]
    const about = (part: (typeof parts)[number]) => 'by' in part && fields.some((field) => field.id === part.by && field.entity === id)
    return parts.filter((part) => entity === id || part.kind === 'collect' || about(part)).flatMap(namesIn)
  })
}

/** The fields of an entity whose sample values may be written anew: not those that a lifecycle keeps, or an action's effect or guard works on. */
export function seededFields(model: AppModel, { id, fields, lifecycle, title }: Entity): Field[] {
  const kept = new Set([lifecycle?.field, ...workedOn(model, id)])
  return fields.filter((field) => offered.has(field.type) && (field.id === title || !kept.has(field.id)))
}

function valueFor(field: Field, given: Value): Value {
  if (typeof given === 'string' && given.trim() !== '') plain(given, 400, `A value of ${field.id}`)
  const checked = check(field, given)
  if ('error' in checked) throw new Unfit(`${field.id}: ${checked.error}`)
  if (field.type === 'email' && !/@(?:[\w-]+\.)*example\.(?:com|org|net)$/i.test(String(checked.value)))
    throw new Unfit(`${field.id}: addresses of sample rows end in example.com.`)
  return checked.value
}

/** The entity with other values in its sample rows; there are as many rows as before, since others refer to them by number. */
export function withRows(model: AppModel, { entity: of, fields: names, rows }: RowsProposal): { readonly model: AppModel; readonly rows: number } {
  const entity = model.entities.find(({ id }) => id === of)
  if (!entity) throw new Unfit(`There is no entity ${of}.`)
  const open = new Map(seededFields(model, entity).map((field) => [field.id, field]))
  const wanted = names.map((name) => {
    const field = open.get(name)
    if (!field) throw new Unfit(`Sample values of ${of}.${name} cannot be proposed.`)
    return field
  })
  const given = rows.slice(0, Math.min(most.rows, entity.seeds.length)).map((row): Values => {
    if (row.length !== wanted.length) throw new Unfit(`A row of ${of} has ${row.length} values for ${wanted.length} fields.`)
    return Object.fromEntries(wanted.map((field, at) => [field.id, valueFor(field, row[at] ?? null)]))
  })
  if (given.length === 0) throw new Unfit(`There is no row of ${of} to fill.`)
  const seeds = entity.seeds.map((seed, at) => ({ ...seed, ...given[at] }))
  const titles = seeds.map((seed) => String(seed[entity.title] ?? ''))
  if (names.includes(entity.title) && new Set(titles).size < titles.length) throw new Unfit(`Two sample rows of ${of} have the same ${entity.title}.`)
  return { model: { ...model, entities: model.entities.map((one) => (one === entity ? { ...entity, seeds } : one)) }, rows: given.length }
}
