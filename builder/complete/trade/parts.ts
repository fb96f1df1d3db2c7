import { pathFrom, taken } from '../../compose/ids.ts'
import type { Part } from '../../compose/pages.ts'
import { managerOf } from '../../compose/running.ts'
import type { KitName } from '../../lexicon/kits.ts'
import type { Action, Block, Entity, Field, Page, Values } from '../../model.ts'
import type { Ask } from '../../read/ask.ts'
import type { Clause } from '../../read/clause.ts'
import { asksIn, claimed, type Draft, newBlockId, newPageId, newPath, withModel, withPage } from '../draft.ts'

/** The draft's parts of these kits whose entity the model still has, in the order of the words. */
export const partsOf = ({ parts, model }: Draft, ...kits: readonly KitName[]): readonly Part[] =>
  parts.filter(({ made }) => kits.includes(made.thing.kit) && model.entities.some(({ id }) => id === made.entity.id))

export const entityIn = ({ model }: Draft, id: string | undefined): Entity | undefined => model.entities.find((one) => one.id === id)
export const manager = ({ model }: Draft) => managerOf(model.roles)
export const textOf = ({ brief }: Draft): string => brief.words.toLowerCase()
export const fieldIn = (entity: Entity | undefined, id: string): Field | undefined => entity?.fields.find((one) => one.id === id)

const newId = (used: readonly string[], wanted: string): string => taken(new Set(used), wanted)
export const newEntityId = ({ model }: Draft, wanted: string): string =>
  newId(
    model.entities.map(({ id }) => id),
    wanted,
  )
/** The deletion of a row of an entity, by whoever it belongs to, or by the role. */
export const deletionOf = (draft: Draft, entity: string, role?: string): Action => ({
  id: newActionId(draft, `delete_${entity}`.slice(0, 44)),
  name: 'Delete',
  kind: 'delete',
  entity,
  fields: [],
  confirmation: 'Deleted: {title}.',
  ...(role !== undefined && { role }),
})
export const newActionId = ({ model }: Draft, wanted: string): string =>
  newId(
    model.actions.map(({ id }) => id),
    wanted,
  )

/** The entity with these fields put before its state; a field that is there is replaced where it stands. */
export function withFields(entity: Entity, fields: readonly Field[]): Entity {
  const kept = entity.fields.map((field) => fields.find(({ id }) => id === field.id) ?? field)
  const fresh = fields.filter(({ id }) => !fieldIn(entity, id))
  const at = kept.findIndex(({ id }) => id === entity.lifecycle?.field)
  return { ...entity, fields: at === -1 ? [...kept, ...fresh] : [...kept.slice(0, at), ...fresh, ...kept.slice(at)] }
}
export const withoutFields = (entity: Entity, ids: readonly string[]): Entity => ({ ...entity, fields: entity.fields.filter(({ id }) => !ids.includes(id)) })
export const withSeeds = (entity: Entity, change: (seed: Values, index: number) => Values): Entity => ({
  ...entity,
  seeds: entity.seeds.map((seed, index) => ({ ...change(seed, index) })),
})

/** The model with an entity in its place, or added to the others; blocks that named fields it no longer has let go of them. */
export function putEntity(draft: Draft, entity: Entity): Draft {
  const { entities, pages, actions } = draft.model
  const has = (id: string) => entity.fields.some((field) => field.id === id)
  const known = entities.some(({ id }) => id === entity.id)
  const parts = draft.parts.map((part) => (part.made.entity.id === entity.id ? { ...part, made: { ...part.made, entity } } : part))
  return withModel(
    { ...draft, parts },
    {
      actions: actions.map((action) => (action.entity === entity.id ? { ...action, fields: action.fields.filter(has) } : action)),
      entities: known ? entities.map((one) => (one.id === entity.id ? entity : one)) : [...entities, entity],
      pages: pages.map((page) => ({ ...page, blocks: page.blocks.flatMap((block) => fitted(block, entity)) })),
    },
  )
}

function fitted(block: Block, entity: Entity): Block[] {
  const has = (id: string | undefined) => id === undefined || entity.fields.some((field) => field.id === id)
  if (block.kind === 'list' && block.entity === entity.id) {
    const { period, within, ...list } = block
    return [
      {
        ...list,
        ...(within && has(within.date) && { within }),
        ...(period !== undefined && has(period) && { period }),
        fields: block.fields.filter(has),
        filters: block.filters.filter(has),
        sorts: block.sorts.filter(has),
      },
    ]
  }
  if (block.kind === 'detail' && block.entity === entity.id) return [{ ...block, fields: block.fields.filter(has) }]
  if (block.kind === 'detail') return [{ ...block, related: block.related.filter(({ entity: other, by }) => other !== entity.id || has(by)) }]
  if (block.kind === 'chart' && block.entity === entity.id) {
    const { among, ...chart } = block
    return has(block.by) && has(block.field) && has(block.where?.field) ? [{ ...chart, ...(among !== undefined && has(among) && { among }) }] : []
  }
  if (block.kind !== 'tiles') return [block]
  const tiles = block.tiles.filter((tile) => tile.entity !== entity.id || (has(tile.field) && has(tile.where?.field)))
  return tiles.length > 0 ? [{ ...block, tiles }] : []
}

/** The parts with their actions as the model has them now. */
function withActs(draft: Draft): Draft {
  const now = new Map(draft.model.actions.map((action) => [action.id, action]))
  const parts = draft.parts.map((part) => ({
    ...part,
    acts: { create: (part.acts.create && now.get(part.acts.create.id)) ?? null, change: part.acts.change.flatMap(({ id }) => now.get(id) ?? []) },
  }))
  return { ...draft, parts }
}

/** The model with these actions in their place, or added. */
export function putActions(draft: Draft, actions: readonly Action[]): Draft {
  const kept = draft.model.actions.map((one) => actions.find(({ id }) => id === one.id) ?? one)
  return withActs(withModel(draft, { actions: [...kept, ...actions.filter(({ id }) => !kept.some((one) => one.id === id))] }))
}

export const actionsOn = ({ model }: Draft, entity: string): readonly Action[] => model.actions.filter((one) => one.entity === entity)
export const createOn = (draft: Draft, entity: string): Action | undefined => actionsOn(draft, entity).find(({ kind }) => kind === 'create')

/** Every action of the entity as the change makes it; those that become null go, with what offers them. */
export function changeActions(draft: Draft, entity: string, change: (action: Action) => Action | null): Draft {
  const gone = new Set<string>()
  const actions = draft.model.actions.flatMap((one) => {
    const next = one.entity === entity ? change(one) : one
    if (next === null) gone.add(one.id)
    return next ?? []
  })
  const offers = (block: Block): Block[] => {
    if (block.kind === 'form') return gone.has(block.action) ? [] : [block]
    return block.kind === 'list' || block.kind === 'detail' ? [{ ...block, actions: block.actions.filter((id) => !gone.has(id)) }] : [block]
  }
  return withActs(withModel(draft, { actions, pages: draft.model.pages.map((page) => ({ ...page, blocks: page.blocks.flatMap(offers) })) }))
}

/** What makes rows of the entity as the change makes it. */
export const changeCreate = (draft: Draft, entity: string, change: (action: Action) => Action): Draft => {
  const create = createOn(draft, entity)
  return changeActions(draft, entity, (action) => (action.id === create?.id ? change(action) : action))
}

export const changePages = (draft: Draft, change: (page: Page) => Page): Draft => withModel(draft, { pages: draft.model.pages.map(change) })
export const changeBlocks = (draft: Draft, change: (block: Block, page: Page) => readonly Block[]): Draft =>
  changePages(draft, (page) => ({ ...page, blocks: page.blocks.flatMap((block) => change(block, page)) }))

/** Where the rows of an entity are looked at: the first page in the navigation with a list of it that everybody may see. */
export const listPage = ({ model }: Draft, entity: string, role?: string): Page | undefined =>
  model.pages.find((page) => page.path !== '/' && page.role === role && page.blocks.some((block) => block.kind === 'list' && block.entity === entity))
export const formPage = ({ model }: Draft, action: string): Page | undefined =>
  model.pages.find((page) =>
    page.blocks.some((block) => (block.kind === 'form' || block.kind === 'checkout' || block.kind === 'quote') && block.action === action),
  )
export const isDetailOf = (page: Page, entity: string): boolean => page.blocks[0]?.kind === 'detail' && page.blocks[0].entity === entity

export interface NewPage {
  readonly title: string
  readonly navigation: string | null
  readonly role?: string | undefined
  readonly blocks: (id: (wanted: string) => string) => readonly Block[]
}
/** The draft with a page more, and its path. */
export function addPage(draft: Draft, { title, navigation, role, blocks }: NewPage): { readonly draft: Draft; readonly path: string } {
  const path = newPath(draft, pathFrom(title))
  const page: Page = {
    id: newPageId(draft, pathFrom(title).slice(1).replaceAll('-', '_')),
    path,
    title,
    navigation,
    ...(role !== undefined && { role }),
    blocks: [...blocks((wanted) => newBlockId(draft, wanted))],
  }
  return { draft: withModel(draft, { pages: withPage(draft.model.pages, page) }), path }
}

/** The draft without an entity to which nothing refers: its actions, its pages, and what led to them. */
export function dropEntity(draft: Draft, id: string): Draft {
  if (draft.model.entities.some((entity) => entity.id !== id && entity.fields.some((field) => field.entity === id))) return draft
  const bare = changeActions(draft, id, () => null)
  const isAbout = (block: Block): boolean => (block.kind === 'list' || block.kind === 'detail' || block.kind === 'chart') && block.entity === id
  const gone = bare.model.pages.filter((page) => page.path !== '/' && page.blocks.every(isAbout)).map(({ path }) => path)
  const lost = (link: { readonly page: string } | null): boolean => link !== null && gone.includes(link.page)
  const kept = (block: Block): Block[] => {
    if (isAbout(block)) return []
    if (block.kind === 'features') return [{ ...block, items: block.items.filter((item) => !lost(item.page === null ? null : { page: item.page })) }]
    if (block.kind === 'hero')
      return [{ ...block, primary: lost(block.primary) ? null : block.primary, secondary: lost(block.secondary) ? null : block.secondary }]
    if (block.kind === 'detail') return [{ ...block, related: block.related.filter((one) => one.entity !== id) }]
    return block.kind === 'tiles' ? [{ ...block, tiles: block.tiles.filter((tile) => tile.entity !== id) }] : [block]
  }
  return withModel(
    { ...bare, parts: bare.parts.filter(({ made }) => made.entity.id !== id) },
    {
      entities: bare.model.entities.filter((entity) => entity.id !== id),
      pages: bare.model.pages.filter(({ path }) => !gone.includes(path)).map((page) => ({ ...page, blocks: page.blocks.flatMap(kept) })),
    },
  )
}

/** Claims every ask whose own words match, or whose clause does where it asks one thing; and clauses that ask nothing by a verb. */
export function claimWhere(draft: Draft, words: RegExp, path: string): Draft {
  const found = asksIn(draft).filter(({ ask, clause, text }) => words.test(askWords(draft, ask)) || (clause.asks.length === 1 && words.test(text)))
  const whole = draft.brief.clauses.filter(
    (clause) => clause.asks.length === 0 && !['style', 'subject'].includes(clause.mode) && words.test(clauseWords(draft, clause)),
  )
  return claimed(draft, path, [...found.map(({ ask }) => ask), ...whole])
}
/** Claims whole clauses, also what they say beyond their verbs: "automatically calculates the freight" is what was built. */
export const claimClauses = (draft: Draft, words: RegExp, path: string): Draft =>
  claimed(
    draft,
    path,
    draft.brief.clauses.filter((clause) => clause.mode !== 'subject' && clause.asks.length < 2 && words.test(clauseWords(draft, clause))),
  )
const clauseWords = ({ brief }: Draft, { start, end }: Clause): string => brief.words.slice(start, end).toLowerCase()
const askWords = ({ brief }: Draft, { verb, object, beside, start, end }: Ask): string =>
  [verb, object?.noun, object?.light, brief.words.slice(start, end).toLowerCase(), ...beside.map(({ noun }) => noun)].filter(Boolean).join(' ')

/** What each has a row of their own for goes through no states itself: it is not taken by whoever comes first. */
export function withoutStates(draft: Draft, entity: Entity): Draft {
  const { lifecycle } = entity
  if (!lifecycle) return draft
  const { lifecycle: _, ...bare } = entity
  const plain = withSeeds({ ...bare, fields: bare.fields.filter(({ id }) => id !== lifecycle.field) }, (seed) =>
    Object.fromEntries(Object.entries(seed).filter(([id]) => id !== lifecycle.field)),
  )
  return putEntity(
    changeActions(draft, entity.id, (action) => (action.kind === 'transition' ? null : action)),
    plain,
  )
}
