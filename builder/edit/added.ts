import type { AppModel, Block, Entity, Field, Page, Values } from '../model.ts'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isKeyed = (list: readonly unknown[]): list is readonly (Fields & { readonly id: string })[] =>
  list.every((one) => isFields(one) && typeof one.id === 'string')
/** Cards that lead to pages. */
const isTitled = (list: readonly unknown[]): list is readonly (Fields & { readonly title: string })[] =>
  list.length > 0 && list.every((one) => isFields(one) && typeof one.title === 'string' && typeof one.page === 'string')

/** What would keep somebody out, or change rows that are there: a description that grows takes nothing from anybody. */
const kept = new Set(['seeds', 'role', 'members', 'closed', 'required', 'read', 'write', 'name', 'tagline', 'summary', 'theme', 'requirements', 'typed'])

/** What `more` has and `less` has not, put into `of` wherever it has neither; nothing that stands there changes or goes. */
function withAdded(less: unknown, more: unknown, of: unknown): unknown {
  if (Array.isArray(less) && Array.isArray(more) && Array.isArray(of)) {
    if (isKeyed(less) && isKeyed(more) && isKeyed(of)) return listWith(less, more, of)
    if (isTitled(less) && isTitled(more) && isTitled(of)) return [...of, ...more.filter(({ title }) => ![...less, ...of].some((one) => one.title === title))]
    if ([...less, ...more, ...of].every((one) => typeof one === 'string')) return [...of, ...more.filter((one) => !less.includes(one) && !of.includes(one))]
    return of
  }
  if (!isFields(less) || !isFields(more) || !isFields(of)) return of
  const added = Object.keys(more)
    .filter((key) => !kept.has(key) && more[key] !== undefined)
    .flatMap((key) => {
      if (of[key] !== undefined && less[key] !== undefined) return [[key, withAdded(less[key], more[key], of[key])] as const]
      return of[key] === undefined && less[key] === undefined ? [[key, more[key]] as const] : []
    })
  return { ...of, ...Object.fromEntries(added) }
}

/** Each new item stands behind the one that it stands behind in `more`, else at the end. */
function listWith(
  less: readonly { readonly id: string }[],
  more: readonly { readonly id: string }[],
  of: readonly { readonly id: string }[],
): readonly unknown[] {
  const [before, now] = [new Map(less.map((one) => [one.id, one])), new Map(more.map((one) => [one.id, one]))]
  const list: { readonly id: string }[] = of.map((one) => {
    const [old, fresh] = [before.get(one.id), now.get(one.id)]
    return old && fresh ? (withAdded(old, fresh, one) as { readonly id: string }) : one
  })
  more.forEach((one, index) => {
    if (before.has(one.id) || list.some(({ id }) => id === one.id)) return
    const last = more.slice(0, index).findLast(({ id }) => list.some((other) => other.id === id))
    const at = last ? list.findIndex(({ id }) => id === last.id) + 1 : index === 0 ? 0 : list.length
    list.splice(at, 0, one)
  })
  return list
}

/** The rows of an entity with values of the fields that it got, as the grown site has them. */
function seeded(entity: Entity, before: Entity | undefined, grown: Entity | undefined): Entity {
  const fresh = entity.fields.filter(({ id }) => before && grown && !before.fields.some((one) => one.id === id) && grown.fields.some((one) => one.id === id))
  if (fresh.length === 0 || !grown || grown.seeds.length === 0) return entity
  const valuesAt = (index: number) => {
    const row = grown.seeds[index % grown.seeds.length]!
    return Object.fromEntries(fresh.flatMap(({ id }) => (Object.hasOwn(row, id) ? [[id, row[id]!]] : [])))
  }
  return { ...entity, seeds: entity.seeds.map((row, index) => ({ ...valuesAt(index), ...row })) }
}

const named = (block: Block): readonly string[] => ('entity' in block && typeof block.entity === 'string' ? [block.entity] : [])

/** The values of a row that its entity has fields for. */
const within = ({ fields }: Entity, row: Values): Values => Object.fromEntries(Object.entries(row).filter(([id]) => fields.some((field) => field.id === id)))

/** What has grown without the parts that are of rows or acts which the site does not keep, or that stand elsewhere in it already. */
function sound(grown: AppModel, of: AppModel): AppModel {
  const entities = new Set(grown.entities.map(({ id }) => id))
  const actions = grown.actions.filter(({ entity }) => entities.has(entity))
  const acts = new Set(actions.map(({ id }) => id))
  const places = new Map(of.pages.flatMap((page) => page.blocks.map(({ id }) => [id, page.id])))
  const plain = (field: Field): Field => {
    const { entity, ...rest } = field
    return entity === undefined || entities.has(entity) ? field : { ...rest, type: 'text' }
  }
  const stands = (block: Block, page: string): boolean => {
    if (places.has(block.id)) return places.get(block.id) === page
    return named(block).every((id) => entities.has(id)) && (!('action' in block) || typeof block.action !== 'string' || acts.has(block.action))
  }
  const isThere = ({ id }: Page): boolean => of.pages.some((page) => page.id === id)
  const pages = grown.pages
    .map((page) => ({ ...page, blocks: page.blocks.filter((block) => stands(block, page.id)) }))
    .filter((page) => isThere(page) || (page.blocks.length > 0 && !of.pages.some(({ path }) => path === page.path)))
  const whole = (entity: Entity): Entity =>
    of.entities.some(({ id }) => id === entity.id)
      ? { ...entity, fields: entity.fields.map(plain) }
      : { ...entity, fields: entity.fields.map(plain), seeds: entity.seeds.map((row) => within(entity, row)) }
  return { ...grown, entities: grown.entities.map(whole), actions, pages }
}

/** The model with the roles that its pages, acts and steps name, as the description has them. */
function withRoles(model: AppModel, { roles }: AppModel): AppModel {
  const steps = model.entities.flatMap(({ lifecycle }) => lifecycle?.transitions ?? [])
  const named = new Set([...model.pages, ...model.actions, ...steps].map(({ role }) => role))
  const lacking = roles.filter(({ id }) => named.has(id) && !model.roles.some((role) => role.id === id))
  return lacking.length === 0 ? model : { ...model, roles: [...model.roles, ...lacking] }
}

/** The site with all that one description makes beyond another, as far as it has neither that nor has taken it away. */
export function added(less: AppModel, more: AppModel, of: AppModel): AppModel {
  const grown = withAdded(less, more, of) as AppModel
  const find = ({ entities }: AppModel, id: string) => entities.find((entity) => entity.id === id)
  const entities = grown.entities.map((entity) => seeded(entity, find(of, entity.id), find(more, entity.id)))
  return withRoles(sound({ ...grown, entities }, of), more)
}
