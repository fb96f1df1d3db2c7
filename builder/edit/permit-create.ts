import { capital, singular } from '../lexicon/inflect.ts'
import type { Action, AppModel, Entity, Page, Role } from '../model.ts'
import { isSentence, plain } from './find.ts'
import { cut, newId } from './ids.ts'
import { addThingPage } from './pages.ts'
import { objectOf, subjectName } from './people.ts'
import { type Asked, built, openedTo, pageOf, same } from './permission.ts'
import type { Request } from './request.ts'
import type { Answer } from './rule.ts'
import { formOf, stockNamed } from './things.ts'

/** Verbs that say what is made: to book a table makes a booking. */
export const makes: Readonly<Record<string, string>> = {
  book: 'booking',
  reserve: 'booking',
  order: 'order',
  buy: 'order',
  review: 'review',
  rate: 'review',
  comment: 'comment',
  'comment on': 'comment',
  report: 'report',
  subscribe: 'subscriber',
  'subscribe to': 'subscriber',
}

/** "A table online" is a table, "reviews of classes" reviews about classes. */
function objectsOf(rest: string): { noun: string; about: string } {
  const bare = rest.replace(/^(?:(?:the|a|an|their|own|new|some|any)\s+){1,2}/i, '').replace(/\s+(?:online|here)$/i, '')
  const about = /\s+(?:for|about|on|of)\s+(?:the |a |an |our )?(.{1,60})$/iu.exec(bare)?.[1] ?? ''
  const noun = bare.replace(/\s+(?:like|such as|including|for|about|on|of|to|from|with|online|here)\s.*$/isu, '')
  return { noun: noun.trim().toLowerCase(), about: about.trim().toLowerCase() }
}

/** Whether rows of the entity are about that: by its name, its form's button, or a field that refers to it. */
const concerns = (model: AppModel, entity: Entity, noun: string, about: Entity | undefined): boolean =>
  noun === '' ||
  [entity.singular, entity.plural].some((name) => plain(name).split(' ').includes(plain(noun)) || plain(noun).includes(plain(name))) ||
  model.actions.some((action) => action.entity === entity.id && plain(action.name).includes(plain(noun))) ||
  entity.fields.some((field) => field.entity !== undefined && field.entity === about?.id)

/** Making rows: a form for a thing that is there, or the thing with its page. */
export function permitCreate(model: AppModel, request: Request, asked: Asked, role: Role | undefined): Answer | null {
  const { noun, about } = objectsOf(asked.rest)
  const made = Object.hasOwn(makes, asked.verb) ? makes[asked.verb]! : undefined
  const thing = made ?? noun
  if (thing === '' || thing.length > 40 || noun.length > 60 || !/\p{L}/u.test(thing)) return null
  const subject = objectOf(model, made ? noun : about)
  const entity = objectOf(model, thing)
  if (!entity && isSentence(noun)) return null
  if (!entity || (made && !concerns(model, entity, noun, subject))) return newThing(model, request, asked, { thing, noun, made, subject, taken: !!entity })
  const there = model.actions.find(({ kind, entity: of }) => kind === 'create' && of === entity.id)
  const says = `${subjectName(role)} can now ${asked.verb} ${noun || entity.plural}.`
  if (!there) return addForm(model, request, asked, entity, role, says)
  const page = pageOf(model, there.id)
  if (page && (there.role === undefined || there.role === role?.id)) {
    return same(request, asked, `${subjectName(role)} already can: the form “${there.name}” is on ${page.title}.`)
  }
  const opened = openedTo(model, there, role?.manages ? role : undefined)
  const entities = opened.entities.map((one) => (one.id === entity.id && !role?.manages ? { ...one, write: 'anyone' as const } : one))
  const after = { ...opened, entities }
  if (page && isOpenTo(page, role)) return built(after, request, asked, says, `${asked.verb} ${entity.plural}`, page.path)
  return withForm(after, request, { asked, entity, role }, after.actions.find(({ id }) => id === there.id)!, says)
}

interface Wanted {
  readonly thing: string
  readonly noun: string
  readonly made: string | undefined
  /** What its rows are about, where the model has it. */
  readonly subject: Entity | undefined
  /** Whether the model has another thing of that name. */
  readonly taken: boolean
}

function newThing(model: AppModel, request: Request, asked: Asked, { thing, noun, made, subject, taken }: Wanted): Answer {
  const plainVerb = /^(?:leave|write|post|make|give|add|send|submit|create|review|rate|comment|comment on|subscribe|subscribe to)$/.test(asked.verb)
  const stock = stockNamed(thing)
  const verb = stock && plainVerb ? stock.verb : cut(capital(`${asked.verb} ${noun || thing}`), 60)
  const singularName = taken && noun !== '' ? `${singular(noun)} ${made}` : undefined
  const title = made === 'booking' || made === 'order' ? verb : undefined
  const added = addThingPage(model, thing, {
    verb,
    managed: false,
    ...(singularName && { name: singularName }),
    ...(title && { title }),
    ...(subject && { about: subject }),
  })
  return built(added.model, request, asked, added.says, `${added.page.title} page`, added.page.path)
}

function addForm(model: AppModel, request: Request, asked: Asked, entity: Entity, role: Role | undefined, says: string): Answer {
  const fields = entity.fields.filter(({ id }) => id !== entity.lifecycle?.field).map(({ id }) => id)
  const name = cut(capital(`${asked.verb} ${entity.singular}`), 60)
  const action: Action = {
    id: newId(model, name),
    name,
    kind: 'create',
    entity: entity.id,
    ...(role?.manages && { role: role.id }),
    fields,
    confirmation: 'Thank you: {title} is kept.',
  }
  const entities = model.entities.map((one) => (one === entity && !role?.manages ? { ...one, write: 'anyone' as const } : one))
  return withForm({ ...model, entities, actions: [...model.actions, action] }, request, { asked, entity, role }, action, says)
}

interface Opened {
  readonly asked: Asked
  readonly entity: Entity
  readonly role: Role | undefined
}
const isOpenTo = (page: Page, role: Role | undefined): boolean => page.role === undefined || page.role === role?.id

/** The form beside the list of the thing on a page that whoever may fill it in can see; the first page where there is none. */
function withForm(model: AppModel, request: Request, { asked, entity, role }: Opened, action: Action, says: string): Answer {
  const listed = model.pages.filter(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.entity === entity.id))
  const seen = listed.filter((page) => isOpenTo(page, role))
  const home = seen.find(({ path }) => path !== '/') ?? seen[0] ?? model.pages[0]!
  const pages = model.pages.map((page) => (page === home ? { ...page, blocks: [...page.blocks, formOf(model, action, action.name)] } : page))
  return built(
    { ...model, pages },
    request,
    asked,
    `${says.slice(0, -1)}, by the form “${action.name}” on ${home.title}.`,
    `${asked.verb} ${entity.plural}`,
    home.path,
  )
}
