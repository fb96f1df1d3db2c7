import { fieldNamed } from '../edit/find.ts'
import { idOf, newId, newPath, unused } from '../edit/ids.ts'
import { formOf, listOf, thingFor } from '../edit/things.ts'
import type { Action, AppModel, Block, BlockOf, Entity, Field, Page } from '../model.ts'
import { actionAt, blocksOf, entityAt, roleAt } from './blocks.ts'
import { keepSaid, line, plain, Unfit } from './plain.ts'
import { type ChangeOf, type ChangeProposal, most } from './proposal.ts'

/** A change carried out: the model after it, a sentence, the page to look at, and the names that it brought. */
export interface Carried {
  readonly model: AppModel
  readonly says: string
  readonly where: string
  readonly names: string
}
type Said = ReadonlySet<string>
const none = { where: '', names: '' }

const withEntity = (model: AppModel, before: Entity, after: Entity): AppModel => ({
  ...model,
  entities: model.entities.map((one) => (one === before ? after : one)),
})
const isPrivate = (type: Field['type']): boolean => type === 'email' || type === 'phone'
const pageWith = (model: AppModel, holds: (block: Block) => boolean): Page | undefined => model.pages.find(({ blocks }) => blocks.some(holds))

function nameSite(model: AppModel, { name }: ChangeOf<'name_site'>, said: Said): Carried {
  const after = line(name, 60, 'The name')
  keepSaid(model.name, after, said)
  return { ...none, model: { ...model, name: after }, says: `Called it ${after}.` }
}

function nameEntity(model: AppModel, of: ChangeOf<'name_entity'>, said: Said): Carried {
  const entity = entityAt(model, of.entity)
  const [singular, plural] = [line(of.singular, 60, 'A name').toLowerCase(), line(of.plural, 60, 'A name').toLowerCase()]
  keepSaid(`${entity.singular} ${entity.plural}`, `${singular} ${plural}`, said)
  return { ...none, model: withEntity(model, entity, { ...entity, singular, plural }), says: `Called ${entity.plural} ${plural}.` }
}

function labelField(model: AppModel, of: ChangeOf<'label_field'>, said: Said): Carried {
  const entity = entityAt(model, of.entity)
  const field = entity.fields.find(({ id }) => id === of.field)
  if (!field) throw new Unfit(`${entity.id} has no field “${of.field.slice(0, 60)}”.`)
  const label = line(of.label, 60, 'A label')
  keepSaid(field.label, label, said)
  const fields = entity.fields.map((one) => (one === field ? { ...field, label } : one))
  return { ...none, model: withEntity(model, entity, { ...entity, fields }), says: `Called the field ${field.label} of ${entity.plural} ${label}.` }
}

function nameAction(model: AppModel, of: ChangeOf<'name_action'>, said: Said): Carried {
  const action = actionAt(model, of.action)
  const name = line(of.name, 40, 'A name')
  keepSaid(action.name, name, said)
  return {
    ...none,
    model: { ...model, actions: model.actions.map((one) => (one === action ? { ...one, name } : one)) },
    says: `Called “${action.name}” “${name}”.`,
  }
}

/** Adds a field, and shows and asks for it where its entity's rows are shown and written; what is somebody's private matter never on rows that all may read. */
function addField(model: AppModel, of: ChangeOf<'add_field'>): Carried {
  const entity = entityAt(model, of.entity)
  const label = line(of.label, 60, 'A label')
  if (entity.fields.length >= 24) throw new Unfit(`${entity.id} has 24 fields already.`)
  if (fieldNamed(entity, label)) throw new Unfit(`${entity.id} has a field ${label} already.`)
  if (isPrivate(of.type) && entity.read === 'public' && entity.write === 'anyone')
    throw new Unfit(`Everybody reads ${entity.id}: no ${of.type} may be asked for there.`)
  const id = unused(idOf(label, 'field'), ['constructor', ...entity.fields.map((field) => field.id)])
  const choices = [...new Set(of.choices.slice(0, most.choices).map((choice) => line(choice, 60, 'A choice')))]
  if (of.type === 'choice' && choices.length < 2) throw new Unfit(`${label} needs at least two choices.`)
  const field: Field = { id, label, type: of.type, required: false, ...(of.type === 'choice' && { choices }), ...(of.type === 'rating' && { min: 1, max: 5 }) }
  const seeds = of.type === 'choice' ? entity.seeds.map((seed, row) => ({ ...seed, [id]: choices[row % choices.length]! })) : entity.seeds
  const actions = model.actions.map((action) =>
    action.entity === entity.id && (action.kind === 'create' || action.kind === 'update') ? { ...action, fields: [...action.fields, id] } : action,
  )
  const shows = (block: Block): block is BlockOf<'list'> | BlockOf<'detail'> =>
    (block.kind === 'detail' || (block.kind === 'list' && block.fields.length < 6)) && block.entity === entity.id
  const shown = (block: Block): Block => (shows(block) ? { ...block, fields: [...block.fields, id] } : block)
  const pages = isPrivate(of.type) && entity.read === 'public' ? model.pages : model.pages.map((page) => ({ ...page, blocks: page.blocks.map(shown) }))
  const after = withEntity({ ...model, actions, pages }, entity, { ...entity, fields: [...entity.fields, field], seeds })
  return { model: after, says: `Added the field ${label} to ${entity.plural}.`, where: pageWith(after, shows)?.path ?? '', names: `${label} ${entity.plural}` }
}

function addPageTo(model: AppModel, page: Page): AppModel {
  const public_entries = model.pages.filter(({ navigation, role }) => navigation !== null && role === undefined).length
  if (model.pages.length >= 40) throw new Unfit('The site has 40 pages already.')
  const crowded = page.role === undefined && public_entries >= 8
  return { ...model, pages: [...model.pages, crowded ? { ...page, navigation: null } : page] }
}
const pageFor = (model: AppModel, words: string, role: string | undefined): Page => {
  const title = line(words, 60, 'The title of a page')
  if (model.pages.some((page) => page.title.toLowerCase() === title.toLowerCase())) throw new Unfit(`There is a page ${title} already.`)
  return { id: newId(model, title, 'page'), path: newPath(model, title), title, navigation: title, ...(role !== undefined && { role }), blocks: [] }
}

function addEntity(model: AppModel, of: ChangeOf<'add_entity'>): Carried {
  const words = line(of.singular, 40, 'The name of an entity')
  const asked = words.toLowerCase()
  if (model.entities.some(({ singular, plural }) => singular === asked || plural === asked)) throw new Unfit(`There are ${asked} already.`)
  if (model.entities.length >= 24) throw new Unfit('The site keeps 24 kinds of things already.')
  const { model: grown, entity, create } = thingFor(model, words, { name: asked, read: of.read, managed: of.write === 'managed' })
  if (entity.write === 'anyone' && entity.read === 'public' && entity.fields.some(({ type }) => isPrivate(type)))
    throw new Unfit(`${entity.plural} hold addresses or numbers of people: everybody may not read them.`)
  const page = pageFor(grown, of.page, undefined)
  const list = listOf(grown, entity, page.title)
  const form = formOf({ ...grown, pages: [...grown.pages, { ...page, blocks: [list] }] }, create, create.name)
  const after = addPageTo(grown, { ...page, blocks: [list, form] })
  return { model: after, says: `Added ${entity.plural}, with a page of their own.`, where: page.path, names: `${page.title} ${entity.plural} ${create.name}` }
}

/** Who may do it is never more than who may write the rows already. */
function addAction(model: AppModel, of: ChangeOf<'add_action'>): Carried {
  const entity = entityAt(model, of.entity)
  const role = roleAt(model, of.role)
  const manages = model.roles.some(({ id, manages: does }) => id === role && does)
  if (entity.write === 'managed' && !manages) throw new Unfit(`Only the managing role may ${of.does} ${entity.id}.`)
  const name = line(of.name, 40, 'The name of an action')
  if (model.actions.some((one) => one.entity === entity.id && (one.name === name || (one.kind === of.does && one.role === role))))
    throw new Unfit(`${entity.id} have such an action already.`)
  const asked = of.does === 'delete' ? [] : entity.fields.filter(({ id }) => id !== entity.lifecycle?.field).map(({ id }) => id)
  const id = newId(model, name, 'action')
  const action: Action = {
    id,
    name,
    kind: of.does,
    entity: entity.id,
    ...(role !== undefined && { role }),
    fields: asked,
    confirmation: plain(of.confirmation, 200, 'A confirmation'),
  }
  const acting = { ...model, actions: [...model.actions, action] }
  const shows = (block: Block): block is BlockOf<'list'> | BlockOf<'detail'> => (block.kind === 'list' || block.kind === 'detail') && block.entity === entity.id
  const page = pageWith(acting, shows)
  if (!page) throw new Unfit(`No page shows ${entity.id}.`)
  const says = `Added “${name}” for ${entity.plural}.`
  if (of.does === 'create') {
    const form = formOf(acting, action, name)
    const pages = acting.pages.map((one) => (one === page ? { ...one, blocks: [...one.blocks, form] } : one))
    return { model: { ...acting, pages }, says, where: page.path, names: name }
  }
  const offers = (block: Block): Block => (shows(block) ? { ...block, actions: [...block.actions, id] } : block)
  return { model: { ...acting, pages: acting.pages.map((one) => ({ ...one, blocks: one.blocks.map(offers) })) }, says, where: page.path, names: name }
}

const headingsOf = (blocks: readonly Block[]): string => blocks.map(({ heading }) => heading).join(' ')
function addPage(model: AppModel, of: ChangeOf<'add_page'>): Carried {
  const page = pageFor(model, of.title, roleAt(model, of.role))
  const blocks = blocksOf(model, page, of.blocks)
  return { model: addPageTo(model, { ...page, blocks }), says: `Added the page ${page.title}.`, where: page.path, names: `${page.title} ${headingsOf(blocks)}` }
}

function addBlocks(model: AppModel, of: ChangeOf<'add_blocks'>): Carried {
  const page = model.pages.find(({ id, path, title }) => [id, path, title].includes(of.page.trim()))
  if (!page) throw new Unfit(`There is no page “${of.page.slice(0, 60)}”.`)
  if (page.blocks.length >= 16) throw new Unfit(`${page.title} has 16 sections already.`)
  const blocks = blocksOf(model, page, of.blocks)
  const pages = model.pages.map((one) => (one === page ? { ...one, blocks: [...one.blocks, ...blocks] } : one))
  return {
    model: { ...model, pages },
    says: `Added to ${page.title}: ${blocks.map(({ heading }) => heading).join(', ')}.`,
    where: page.path,
    names: headingsOf(blocks),
  }
}

/** Carries one proposed change out; throws an Unfit where it does not fit the model, or takes away what was said. */
export function carry(model: AppModel, change: ChangeProposal, said: Said): Carried {
  switch (change.kind) {
    case 'name_site':
      return nameSite(model, change, said)
    case 'name_entity':
      return nameEntity(model, change, said)
    case 'label_field':
      return labelField(model, change, said)
    case 'name_action':
      return nameAction(model, change, said)
    case 'add_field':
      return addField(model, change)
    case 'add_entity':
      return addEntity(model, change)
    case 'add_action':
      return addAction(model, change)
    case 'add_page':
      return addPage(model, change)
    case 'add_blocks':
      return addBlocks(model, change)
  }
}
