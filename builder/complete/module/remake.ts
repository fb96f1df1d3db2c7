import { taken } from '../../compose/ids.ts'
import type { Action, Block, Entity, Field, Page } from '../../model.ts'
import { isSortedBy } from '../../sort.ts'
import { type Draft, withModel } from '../draft.ts'

/** An action's id that no other has. */
export const newActionId = (draft: Draft, wanted: string): string => taken(new Set(draft.model.actions.map(({ id }) => id)), wanted)
export const newEntityId = (draft: Draft, wanted: string): string => taken(new Set(draft.model.entities.map(({ id }) => id)), wanted)

/** Whether a block shows or asks for rows of an entity of these. */
function isAbout(block: Block, ids: readonly string[], actions: readonly Action[]): boolean {
  if ('entity' in block && block.entity !== null && ids.includes(block.entity)) return true
  if ('about' in block && typeof block.about === 'string' && ids.includes(block.about)) return true
  if (block.kind === 'form') return ids.includes(actions.find(({ id }) => id === block.action)?.entity ?? '')
  return false
}
const isKept = (page: Page, blocks: readonly Block[]): boolean => page.path === '/' || blocks.length > 0

/** The draft without some things: their entities, actions, pages and blocks, and what refers to them. */
export function withoutThings(draft: Draft, ids: readonly string[]): Draft {
  if (ids.length === 0) return draft
  const { entities, actions, pages } = draft.model
  const refers = ({ type, entity }: Field) => type === 'reference' && ids.includes(entity ?? '')
  const left = pages.flatMap((page) => {
    const blocks = page.blocks.filter((block) => !isAbout(block, ids, actions))
    return isKept(page, blocks) ? [{ ...page, blocks }] : []
  })
  const paths = new Set(left.map(({ path }) => path))
  const cut = entities
    .filter(({ id }) => !ids.includes(id))
    .map((entity) => {
      const fields = entity.fields.filter((field) => !refers(field))
      const title = fields.find(({ id }) => id === entity.title) ?? fields.find(({ type }) => type === 'text')
      return fields.length === entity.fields.length || !title ? entity : { ...entity, fields, title: title.id }
    })
  const stale = cut.filter(({ title, fields }) => fields.some((field) => field.id === title && refers(field))).map(({ id }) => id)
  const fieldsOf = new Map(cut.map(({ id, fields }) => [id, new Set(fields.map((field) => field.id))]))
  const known = (entity: string, all: readonly string[]) => all.filter((field) => fieldsOf.get(entity)?.has(field))
  const next = withModel(draft, {
    entities: cut,
    actions: actions.filter(({ entity }) => !ids.includes(entity)).map((action) => ({ ...action, fields: known(action.entity, action.fields) })),
    pages: left
      .map((page) => ({ ...page, blocks: page.blocks.map((block) => tidied(block, ids, known, paths)).filter(isFilled) }))
      .filter((page) => isKept(page, page.blocks)),
  })
  return stale.length > 0 ? withoutThings(next, stale) : next
}

/** The draft where the addresses of pages that are gone since another can be given anew. */
export function withPathsFreed(before: Draft, after: Draft): Draft {
  const left = new Set(after.model.pages.map(({ path }) => path))
  for (const { path } of before.model.pages) if (!left.has(path)) after.taken.paths.delete(path)
  return after
}

const isFilled = (block: Block): boolean => (block.kind === 'features' ? block.items.length > 0 : block.kind !== 'tiles' || block.tiles.length > 0)

function tidied(block: Block, ids: readonly string[], known: (entity: string, fields: readonly string[]) => string[], paths: ReadonlySet<string>): Block {
  switch (block.kind) {
    case 'list':
      return { ...block, fields: known(block.entity, block.fields), filters: known(block.entity, block.filters), sorts: known(block.entity, block.sorts) }
    case 'detail':
      return {
        ...block,
        fields: known(block.entity, block.fields),
        related: block.related.filter(({ entity, by }) => !ids.includes(entity) && known(entity, [by]).length > 0),
      }
    case 'tiles':
      return { ...block, tiles: block.tiles.filter(({ entity }) => !ids.includes(entity)) }
    case 'features':
      return { ...block, items: block.items.filter(({ page }) => page === null || paths.has(page)) }
    case 'hero':
      return {
        ...block,
        primary: block.primary && paths.has(block.primary.page) ? block.primary : null,
        secondary: block.secondary && paths.has(block.secondary.page) ? block.secondary : null,
      }
    case 'banner':
      return { ...block, link: block.link && paths.has(block.link.page) ? block.link : null }
    default:
      return block
  }
}

/** The draft with an entity's fields, rows and actions made anew under its id; what showed fields that are gone shows `shown`. */
export function withRemade(draft: Draft, entity: Entity, actions: readonly Action[], shown: readonly string[]): Draft {
  const ids = new Set(actions.map(({ id }) => id))
  const fields = new Set(entity.fields.map(({ id }) => id))
  const here = (all: readonly string[]) => all.filter((field) => fields.has(field))
  const filters = entity.fields.filter(isSortedBy).map(({ id }) => id)
  const gone = draft.model.actions.filter((action) => action.entity === entity.id && !ids.has(action.id)).map(({ id }) => id)
  const pages = draft.model.pages.map((page) => {
    const offered = (block: { readonly actions: readonly string[] }) => block.actions.filter((id) => !gone.includes(id))
    const blocks = page.blocks
      .filter((block) => !(block.kind === 'form' && gone.includes(block.action)))
      .map((block): Block => {
        if (block.kind === 'list' && block.entity === entity.id)
          return { ...block, fields: [...shown], filters: filters.slice(0, 3), sorts: here(block.sorts), actions: offered(block) }
        if (block.kind === 'detail' && block.entity === entity.id)
          return { ...block, fields: entity.fields.map(({ id }) => id).filter((id) => id !== entity.title), actions: offered(block) }
        return block.kind === 'tiles'
          ? { ...block, tiles: block.tiles.filter((tile) => tile.entity !== entity.id || tile.field === undefined || fields.has(tile.field)) }
          : block
      })
    return { ...page, blocks }
  })
  return withModel(draft, {
    entities: draft.model.entities.map((one) => (one.id === entity.id ? entity : one)),
    actions: [...draft.model.actions.filter((action) => action.entity !== entity.id), ...actions],
    pages,
  })
}

/** The draft where pages that showed some things show `shown` of them in their place, for everybody or for the managing role; the things themselves are gone. */
export function withInstead(draft: Draft, ids: readonly string[], shown: (page: Page) => readonly Block[]): Draft {
  const { pages, actions } = draft.model
  const swapped = pages.map((page) => {
    const isList = page.blocks.some((block) => block.kind === 'list' && ids.includes(block.entity))
    if (!isList || page.path === '/' || page.navigation === null) return page
    const rest = page.blocks.filter((block) => !isAbout(block, ids, actions))
    return { ...page, blocks: [...shown(page), ...rest] }
  })
  return withoutThings(withModel(draft, { pages: swapped }), ids)
}
