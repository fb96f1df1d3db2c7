import type { AppModel, Block, Entity } from '../model.ts'

const twice = (names: readonly string[]): string | undefined => names.find((name, at) => names.indexOf(name) !== at)

function flawsOfEntity({ id, fields, title, lifecycle, seeds }: Entity, model: AppModel): string[] {
  const names = fields.map((field) => field.id)
  const states = fields.find((field) => field.id === lifecycle?.field)?.choices ?? []
  const steps = lifecycle?.transitions ?? []
  return [
    ...(twice(names) ? [`${id} has the field ${twice(names)} twice.`] : []),
    ...(names.includes(title) ? [] : [`${id} has no field ${title}.`]),
    ...fields
      .filter(({ type, entity }) => type === 'reference' && !model.entities.some((one) => one.id === entity))
      .map((one) => `${one.id} refers to nothing.`),
    ...fields.filter(({ type, choices }) => type === 'choice' && !choices?.length).map((one) => `${one.id} has no choices.`),
    ...(lifecycle ? [lifecycle.initial, ...steps.flatMap(({ from, to }) => [...from, to])] : [])
      .filter((state) => !states.includes(state))
      .map((state) => `${id} has no state ${state}.`),
    ...(seeds.some((seed) => Object.keys(seed).some((key) => !names.includes(key))) ? [`A sample row of ${id} has a value without a field.`] : []),
  ]
}

interface Known {
  readonly paths: ReadonlySet<string>
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>
  readonly actions: ReadonlyMap<string, { readonly kind: string; readonly entity: string }>
}
function flawsOfBlock(block: Block, { paths, fields, actions }: Known): string[] {
  const links = (pages: readonly (string | null | undefined)[]) => pages.flatMap((page) => (page && !paths.has(page) ? [`No page is at ${page}.`] : []))
  const has = (entity: string, names: readonly string[]) => {
    const there = fields.get(entity)
    return there ? names.flatMap((name) => (there.has(name) ? [] : [`${entity} has no field ${name}.`])) : [`There is no entity ${entity}.`]
  }
  const offers = (entity: string, ids: readonly string[]) => ids.flatMap((id) => (actions.get(id)?.entity === entity ? [] : [`${entity} has no action ${id}.`]))
  switch (block.kind) {
    case 'hero':
      return links([block.primary?.page, block.secondary?.page])
    case 'banner':
      return links([block.link?.page])
    case 'features':
    case 'prices':
      return links(block.items.map(({ page }) => page))
    case 'form':
      return ['create', 'update'].includes(actions.get(block.action)?.kind ?? '') ? [] : [`No form can be of ${block.action}.`]
    case 'list':
      return [...has(block.entity, [...block.fields, ...block.filters, ...block.sorts]), ...offers(block.entity, block.actions)]
    case 'detail':
      return [...has(block.entity, block.fields), ...offers(block.entity, block.actions)]
    case 'chart':
      return has(block.entity, [block.by])
    case 'tiles':
      return block.tiles.flatMap(({ entity }) => has(entity, []))
    default:
      return []
  }
}

/** What in a model stands twice or points at nothing, in sentences; empty for a sound one. */
export function flawsOf(model: AppModel): string[] {
  const known: Known = {
    paths: new Set(model.pages.map(({ path }) => path)),
    fields: new Map(model.entities.map(({ id, fields }) => [id, new Set(fields.map((field) => field.id))])),
    actions: new Map(model.actions.map((action) => [action.id, action])),
  }
  const roles = new Set(model.roles.map(({ id }) => id))
  const lists = [model.roles, model.entities, model.actions, model.pages, model.requirements, model.pages.flatMap(({ blocks }) => blocks)]
  const names = [...lists.map((list) => list.map(({ id }) => id)), model.pages.map(({ path }) => path)]
  const holders = [...model.actions, ...model.pages, ...model.entities.flatMap(({ lifecycle }) => lifecycle?.transitions ?? [])]
  return [
    ...names.flatMap((list) => (twice(list) ? [`${twice(list)} is there twice.`] : [])),
    ...(known.paths.has('/') ? [] : ['There is no first page.']),
    ...holders.flatMap(({ role }) => (role === undefined || roles.has(role) ? [] : [`There is no role ${role}.`])),
    ...model.entities.flatMap((entity) => flawsOfEntity(entity, model)),
    ...model.actions.flatMap(({ id, entity, fields }) =>
      fields.flatMap((name) => (known.fields.get(entity)?.has(name) ? [] : [`${id} asks for ${name}, which ${entity} has not.`])),
    ),
    ...model.pages.flatMap(({ id, blocks }) => [
      ...(blocks.length === 0 ? [`The page ${id} is empty.`] : []),
      ...blocks.flatMap((block) => flawsOfBlock(block, known)),
    ]),
  ]
}
