import type { Block, Page } from '../../model.ts'
import type { Draft } from '../draft.ts'

/** Which entity goes, and which blocks stand in its place on which page. */
export interface Replacement {
  readonly entity: string
  readonly page: Page
  readonly blocks: readonly Block[]
}

const mentions = (part: unknown, entity: string, actions: ReadonlySet<string>): boolean => {
  if (Array.isArray(part)) return part.some((one) => mentions(one, entity, actions))
  if (typeof part !== 'object' || part === null) return false
  return Object.entries(part).some(
    ([key, value]) =>
      (['entity', 'of', 'from', 'into'].includes(key) && value === entity) ||
      (key === 'action' && actions.has(String(value))) ||
      mentions(value, entity, actions),
  )
}

const actionsOf = ({ model }: Draft, entity: string): ReadonlySet<string> => new Set(model.actions.filter((one) => one.entity === entity).map(({ id }) => id))

/** Whether rows or actions of other entities count on this one. */
export function isCountedOn(draft: Draft, entity: string): boolean {
  const { entities, actions } = draft.model
  const none = new Set<string>()
  return (
    entities.some((one) => one.id !== entity && mentions(one.fields, entity, none)) ||
    actions.some((one) => one.entity !== entity && mentions(one, entity, none))
  )
}

/** The model without an entity whose part the accounts play: its page keeps its place with other blocks, what led to its other pages leads there. */
export function replaced(draft: Draft, { entity, page, blocks }: Replacement): Draft['model'] {
  const { model } = draft
  const gone = actionsOf(draft, entity)
  const isGone = (block: Block): boolean => mentions(block.kind === 'tiles' ? { ...block, tiles: [] } : block, entity, gone)
  const left = model.pages.flatMap((one): Page[] => {
    if (one.path === page.path) return [{ ...one, blocks: [...blocks, ...one.blocks.filter((block) => !isGone(block))] }]
    const rest = one.blocks.filter((block) => !isGone(block)).map((block) => withoutTiles(block, entity))
    const isEmpty = one.path !== '/' && rest.every((block) => block.kind === 'tiles' && block.tiles.length === 0)
    return isEmpty && rest.length < one.blocks.length ? [] : [{ ...one, blocks: rest.filter((block) => block.kind !== 'tiles' || block.tiles.length > 0) }]
  })
  const paths = new Set(left.map(({ path }) => path))
  return {
    ...model,
    entities: model.entities.filter(({ id }) => id !== entity),
    actions: model.actions.filter((action) => action.entity !== entity),
    pages: left.map((one) => ({ ...one, blocks: one.blocks.map((block) => led(block, paths, page.path)) })),
  }
}

const withoutTiles = (block: Block, entity: string): Block =>
  block.kind === 'tiles' ? { ...block, tiles: block.tiles.filter((tile) => tile.entity !== entity) } : block

/** The block with links to pages that are no longer there leading to the one that stands for them. */
function led(block: Block, paths: ReadonlySet<string>, to: string): Block {
  const text = JSON.stringify(block)
  if (!text.includes('"page":"/')) return block
  return JSON.parse(text, (key, value: unknown) =>
    key === 'page' && typeof value === 'string' && value.startsWith('/') && !paths.has(value) ? to : value,
  ) as Block
}

/** The model in which nothing tells of rows that were kept at a path, where one registers now; a button that leads there says so. */
export const withoutTold = (model: Draft['model'], path: string): Draft['model'] => ({
  ...model,
  pages: model.pages.map((one) => ({ ...one, blocks: one.blocks.flatMap((block) => untold(block, path)) })),
})

function untold(block: Block, path: string): readonly Block[] {
  if (block.kind === 'features') {
    const items = block.items.filter(({ page }) => page !== path)
    return items.length > 0 ? [{ ...block, items }] : []
  }
  if (block.kind !== 'hero') return [block]
  const entry = (link: typeof block.primary): typeof block.primary => (link?.page === path ? { ...link, label: 'Register' } : link)
  return [{ ...block, primary: entry(block.primary), secondary: entry(block.secondary) }]
}
