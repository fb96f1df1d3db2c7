import { capital, plural, singular, titled } from '../lexicon/inflect.ts'
import type { Action, AppModel, BlockOf, Entity, Field, Value, Values } from '../model.ts'
import { fieldFor, wantedFields } from './field-words.ts'
import { cut, newId } from './ids.ts'
import { type StockThing, stockThings } from './stock.ts'

/** A thing that an edit brings: its entity, and the action by which a row is made. */
export interface Thing {
  readonly model: AppModel
  readonly entity: Entity
  readonly create: Action
}

/** "name:text!" is a required text called Name; "level:choice(Easy|Hard)" a choice. */
export function fieldsOf(notation: string): Field[] {
  return notation.split(' ').map((part) => {
    const [, id, type, inside, mark] = /^([a-z_]+):([a-z_]+)(?:\(([^)]*)\))?(!?)$/.exec(part)!
    const base = { id: id!, label: capital(id!.replaceAll('_', ' ')), type: type as Field['type'], required: mark === '!' }
    if (type === 'choice') return { ...base, choices: inside!.split('|').map((choice) => choice.replaceAll('_', ' ')) }
    return type === 'rating' ? { ...base, min: 1, max: 5 } : type === 'number' ? { ...base, min: 0 } : base
  })
}

const seedsOf = (fields: readonly Field[], rows: readonly (readonly Value[])[]): Values[] =>
  rows.map((row) => Object.fromEntries(row.flatMap((value, index) => (fields[index] ? [[fields[index].id, value]] : []))))

/** The stock thing whose words these are, in singular or plural. */
export const stockNamed = (noun: string): StockThing | undefined => stockThings.find(({ words }) => words.test(singular(noun.toLowerCase().trim())))

const general = 'name:text! description:long_text date:date'
const samples = (one: string): (readonly Value[])[] => [
  [`First ${one}`, `A sample ${one}, to show how this looks.`, '+1d'],
  [`Second ${one}`, 'Change or remove it whenever you like.', '+4d'],
  [`Third ${one}`, 'Yours will stand here.', '+9d'],
]

/** The role that manages; a model without one gets an owner, and a visitor before it so that the first role is everybody's. */
export function withManager(model: AppModel): { model: AppModel; role: string } {
  const managing = model.roles.find(({ manages }) => manages)
  if (managing) return { model, role: managing.id }
  const visitor = model.roles.length === 0 ? [{ id: newId(model, 'visitor'), name: 'Visitor', manages: false }] : []
  const role = newId({ ...model, roles: [...model.roles, ...visitor] }, 'owner')
  return { model: { ...model, roles: [...model.roles, ...visitor, { id: role, name: 'Owner', manages: true }] }, role }
}

function createOf(model: AppModel, entity: Entity, words: { verb: string; done: string }, role: string | undefined): Action {
  const name = cut(words.verb, 160)
  const fields = entity.fields.filter(({ id }) => id !== entity.lifecycle?.field).map(({ id }) => id)
  return { id: newId(model, words.verb, 'create'), name, kind: 'create', entity: entity.id, ...(role && { role }), fields, confirmation: words.done }
}

/** A new entity for a noun, from the stock or with the fields that the words list, and the action that makes a row of it. */
export function thingFor(model: AppModel, noun: string, asked: { verb?: string; fields?: string; managed?: boolean } = {}): Thing {
  const stock = stockNamed(noun)
  const one = cut(stock?.singular ?? singular(noun.toLowerCase()), 60)
  const many = cut(stock?.plural ?? plural(one), 60)
  const id = newId(model, many, 'things')
  const named = asked.fields ? wantedFields(asked.fields).slice(0, 16) : []
  let fields = fieldsOf(stock?.fields ?? general)
  if (named.length > 0) {
    fields = []
    for (const wanted of named) fields.push({ ...fieldFor(model, { id, fields }, wanted), required: fields.length === 0 || wanted.required })
  }
  const title = (fields.find(({ type, required }) => required && (type === 'text' || type === 'email')) ?? fields[0]!).id
  const seeds = named.length > 0 ? [] : seedsOf(fields, stock?.seeds ?? samples(one))
  const managed = asked.managed ?? stock?.write === 'managed'
  const read = stock?.read ?? 'public'
  const entity: Entity = { id, singular: one, plural: many, title, fields, read, write: managed ? 'managed' : 'anyone', seeds }
  const { model: manned, role } = managed ? withManager(model) : { model, role: undefined }
  const verb = asked.verb ?? stock?.verb ?? `Add ${one}`
  const after = { ...manned, entities: [...manned.entities, entity] }
  const create = createOf(after, entity, { verb, done: stock?.done ?? `Thank you: {title} is kept.` }, role)
  return { model: { ...after, actions: [...after.actions, create] }, entity, create }
}

/** A list of an entity's rows that shows its telling fields. */
export function listOf(model: AppModel, entity: Entity, heading: string, scope: 'all' | 'mine' = 'all'): BlockOf<'list'> {
  const shown = entity.fields.filter(({ id, type }) => id !== entity.title && !(entity.read === 'public' && (type === 'email' || type === 'phone')))
  const layout = stockNamed(entity.plural)?.layout ?? (entity.read === 'public' ? 'cards' : 'table')
  return {
    id: newId(model, `${entity.id}_list`),
    kind: 'list',
    heading,
    entity: entity.id,
    layout,
    fields: shown.slice(0, 6).map(({ id }) => id),
    search: entity.fields.some(({ type }) => type === 'text' || type === 'long_text'),
    filters: entity.fields
      .filter(({ type }) => type === 'choice')
      .map(({ id }) => id)
      .slice(0, 3),
    sorts: entity.fields
      .filter(({ type }) => type === 'date' || type === 'money' || type === 'number' || type === 'rating')
      .map(({ id }) => id)
      .slice(0, 4),
    per_page: 12,
    scope,
    actions: model.actions.filter(({ kind, entity: of }) => kind !== 'create' && of === entity.id).map(({ id }) => id),
    empty: `No ${entity.plural} yet.`,
  }
}

export const formOf = (model: AppModel, create: Action, heading: string, text = ''): BlockOf<'form'> => ({
  id: newId(model, `${create.id}_form`),
  kind: 'form',
  heading,
  action: create.id,
  text,
})

/** "Contact", "Our history": the title of a page for these words. */
export const titleOf = (words: string): string => cut(titled(words.trim().toLowerCase() === words.trim() ? words.trim() : capital(words.trim())), 80)
