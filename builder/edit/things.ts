import { entityOf } from '../compose/entity.ts'
import { seedsOf as kitSeeds } from '../compose/seeds.ts'
import { isConfidential } from '../compose/sharing.ts'
import { thingOf } from '../compose/thing.ts'
import { domainOf } from '../lexicon/domains.ts'
import { capital, plural, singular, titled } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import type { Action, AppModel, BlockOf, Entity, Field, Value, Values } from '../model.ts'
import { isSort } from '../sort.ts'
import { fieldFor, wantedFields } from './field-words.ts'
import { managingRole } from './find.ts'
import { cut, idOf, idsOf, newId, unused } from './ids.ts'
import { type StockThing, stockThings, thingsAt } from './stock.ts'

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

/** The role that manages; a model without one gets an owner, and a visitor before it so that the first role is everybody's. */
export function withManager(model: AppModel): { model: AppModel; role: string } {
  const managing = managingRole(model)
  if (managing) return { model, role: managing.id }
  const visitor = model.roles.length === 0 ? [{ id: newId(model, 'visitor'), name: 'Visitor', manages: false }] : []
  const role = newId({ ...model, roles: [...model.roles, ...visitor] }, 'owner')
  return { model: { ...model, roles: [...model.roles, ...visitor, { id: role, name: 'Owner', manages: true }] }, role }
}

/** What the words say of a new thing beyond its noun; `name` is another name for it in the singular, `about` what its rows refer to. */
export interface AskedThing {
  readonly verb?: string
  readonly fields?: string
  readonly managed?: boolean
  readonly name?: string
  readonly about?: Entity
  readonly read?: Entity['read']
}

/** The noun of what is kept: "products" of a shop. */
const nounOf = (noun: string): string => {
  const one = singular(noun.toLowerCase().trim())
  return Object.hasOwn(thingsAt, one) ? thingsAt[one]! : one
}

/** The words of the site that tell its field of life. */
const wordsOf = ({ name, summary, entities }: AppModel): string[] =>
  `${name} ${summary} ${entities.map(({ plural: many }) => many).join(' ')}`
    .slice(0, 2000)
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '')
    .map(singular)

/** Who reads rows of a noun that a message brings: what is personal, as money, health and what is confidential are, whoever made them alone. */
function readFor(noun: string): Entity['read'] {
  const kit = kitOf(noun) ?? 'thing'
  const { read, group } = kits[kit]
  return read === 'public' && (group === 'money' || isConfidential(thingOf(noun, kit))) ? 'own' : read
}

/** A thing of the stock, with the fields that the words list in place of its own. */
function stockThing(model: AppModel, noun: string, asked: AskedThing): Made {
  const stock = stockNamed(noun)
  const id = newId(model, plural(asked.name ?? stock?.plural ?? noun), 'things')
  let fields: Field[] = asked.fields ? [] : fieldsOf(stock?.fields ?? 'name:text! description:long_text')
  for (const wanted of wantedFields(asked.fields ?? '').slice(0, 16))
    fields = [...fields, { ...fieldFor(model, { id, fields }, wanted), required: fields.length === 0 || wanted.required }]
  if (fields.length === 0) fields = fieldsOf('name:text!')
  const title = (fields.find(({ type, required }) => required && (type === 'text' || type === 'email')) ?? fields[0]!).id
  const one = cut(asked.name ?? stock?.singular ?? noun, 60)
  const many = cut((asked.name ? undefined : stock?.plural) ?? plural(one), 60)
  const seeds = asked.fields ? [] : seedsOf(fields, stock?.seeds ?? [])
  const entity: Entity = { id, singular: one, plural: many, title, fields, read: stock?.read ?? readFor(noun), write: stock?.write ?? 'anyone', seeds }
  return { entity, asked: fields.map((field) => field.id), verb: stock?.verb ?? `Add ${one}`, done: stock?.done ?? 'Thank you: {title} is kept.' }
}

interface Made {
  readonly entity: Entity
  /** Ids of the fields that its form asks for. */
  readonly asked: readonly string[]
  readonly verb: string
  readonly done: string
}

/** A thing of any noun, made of what such things are made of, with sample rows from the site's field of life. */
function anyThing(model: AppModel, noun: string, asked: AskedThing): Made {
  const domain = domainOf(wordsOf(model))
  const thing = thingOf(noun, kitOf(noun) ?? 'thing')
  const made = entityOf(thing, [thing], domain, new Map([[thing, newId(model, plural(asked.name ?? noun), 'things')]]), true)
  const one = cut(asked.name ?? made.entity.singular, 60)
  const entity = { ...made.entity, singular: one, plural: cut(plural(one), 60) }
  const seeds = kitSeeds({ goods: null, made: { ...made, entity }, domain, salt: model.name, rows: new Map() })
  const verb = kits[thing.kit].verb
  return { entity: { ...entity, seeds }, asked: made.asked, verb: cut(`${capital(verb)} ${one}`, 160), done: `${capital(one)} kept: {title}.` }
}

function refersTo({ entity, asked, ...rest }: Made, about: Entity | undefined): Made {
  if (!about || entity.fields.some((field) => field.entity === about.id)) return { entity, asked, ...rest }
  const id = unused(
    idOf(about.singular, 'about'),
    entity.fields.map((field) => field.id),
  )
  const reference: Field = { id, label: titled(about.singular), type: 'reference', required: false, entity: about.id }
  return { ...rest, entity: { ...entity, fields: [...entity.fields, reference] }, asked: [...asked, id] }
}

/** The steps of a new thing's life, by buttons on its rows: the managing role's where there is one. */
function stepsOf(model: AppModel, entity: Entity): Action[] {
  const manager = managingRole(model)?.id
  const taken = new Set(idsOf(model))
  return (entity.lifecycle?.transitions ?? []).map((step) => {
    const id = unused(idOf(`${step.id} ${entity.singular}`), taken)
    taken.add(id)
    const role = manager && !/^(?:cancel|withdraw|leave)/i.test(step.name) ? { role: manager } : {}
    return {
      id,
      name: step.name,
      kind: 'transition',
      entity: entity.id,
      ...role,
      fields: [],
      transition: step.id,
      confirmation: `${capital(entity.singular)} “{title}” is now ${step.to.toLowerCase()}.`,
    }
  })
}

/** A new entity for a noun, from the stock or from what such things are made of, and the action that makes a row of it. */
export function thingFor(model: AppModel, words: string, asked: AskedThing = {}): Thing {
  const noun = nounOf(words)
  const made = refersTo(asked.fields || stockNamed(noun) ? stockThing(model, noun, asked) : anyThing(model, noun, asked), asked.about)
  const managed = asked.managed ?? made.entity.write === 'managed'
  const entity: Entity = {
    ...made.entity,
    write: managed ? 'managed' : 'anyone',
    read: asked.read ?? (stockNamed(noun) || made.entity.read !== 'public' ? made.entity.read : readFor(asked.name ?? noun)),
  }
  const { model: manned, role } = managed ? withManager(model) : { model, role: undefined }
  const kept = { ...manned, entities: [...manned.entities, entity] }
  const name = cut(asked.verb ?? made.verb, 160)
  const create: Action = {
    id: newId(kept, name, 'create'),
    name,
    kind: 'create',
    entity: entity.id,
    ...(role && { role }),
    fields: [...made.asked],
    confirmation: made.done,
  }
  const steps = stepsOf({ ...kept, actions: [...kept.actions, create] }, entity)
  const life = entity.lifecycle
  const roles = new Map(steps.map((step) => [step.transition, step.role]))
  const transitions = life?.transitions.map((step) => ({ ...step, ...(roles.get(step.id) && { role: roles.get(step.id) }) }))
  const whole = life && transitions ? { ...entity, lifecycle: { ...life, transitions } } : entity
  const after = { ...kept, entities: kept.entities.map((one) => (one === entity ? whole : one)), actions: [...kept.actions, create, ...steps] }
  return { model: after, entity: whole, create }
}

/** A list of an entity's rows that shows its telling fields. */
export function listOf(model: AppModel, entity: Entity, heading: string, scope: 'all' | 'mine' = 'all'): BlockOf<'list'> {
  const shown = entity.fields.filter(({ id, type }) => id !== entity.title && !(entity.read === 'public' && (type === 'email' || type === 'phone')))
  const kit = kitOf(entity.singular)
  const layout = stockNamed(entity.plural)?.layout ?? (kit ? kits[kit].layout : entity.read === 'public' ? 'cards' : 'table')
  return {
    id: newId(model, `${entity.id}_list`),
    kind: 'list',
    heading,
    entity: entity.id,
    layout,
    fields: shown.slice(0, 6).map(({ id }) => id),
    search: entity.fields.some(({ type }) => type === 'text' || type === 'long_text'),
    filters: entity.fields
      .filter(isSort)
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
