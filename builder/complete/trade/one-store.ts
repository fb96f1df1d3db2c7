import type { Part } from '../../compose/pages.ts'
import type { Block, Entity, Field } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { number } from './fields.ts'
import { goodsOf } from './goods.ts'
import {
  changeActions,
  changeBlocks,
  changePages,
  claimWhere,
  dropEntity,
  entityIn,
  fieldIn,
  listPage,
  manager,
  partsOf,
  putEntity,
  textOf,
  withFields,
  withSeeds,
} from './parts.ts'
import { stockOf } from './shop-entities.ts'

/** Stock by no name of its own: that of whatever is sold. */
const general = /^(?:(?:product|goods?|item|shop|store|warehouse) )?(?:stock|inventory|stock item|inventory item|stock level|inventory level)$/
const low = /\b(?:low|lowest|minimum|min|below|run(?:s|ning)? (?:low|out)|threshold|warnings?|alerts?|reorder\w*|restock\w*|replenish\w*)\b/

/** "manage instruments, stock and orders": the stock is how many there are of what is sold, and no table of other things. */
export function oneStore(draft: Draft): Draft {
  const stock = partsOf(draft, 'stock').find(({ made }) => general.test(made.thing.noun))
  const sold = stock && storedIn(draft)
  const goods = entityIn(draft, sold?.made.entity.id)
  if (!stock || !goods) return draft
  const counted = withStock(goods, low.test(textOf(draft)))
  const put = redirected(putEntity(draft, counted), stock.made.entity.id, counted)
  const next = shown(dropEntity(put, stock.made.entity.id), counted)
  const role = manager(next)?.id
  const path = (listPage(next, goods.id, role) ?? listPage(next, goods.id))?.path
  return path === undefined ? next : claimWhere(next, /\b(?:inventor(?:y|ies)|stock)\b/, path)
}

/** The stock is entered with the goods, stands in their lists, and is drawn up where they are managed. */
function shown(draft: Draft, goods: Entity): Draft {
  const stock = stockOf(goods)!.id
  const kept = [stock, ...(fieldIn(goods, 'lowest_stock') ? ['lowest_stock'] : [])]
  const joined = (fields: readonly string[], more: readonly string[]): string[] => [...new Set([...fields, ...more])]
  const asked = changeActions(draft, goods.id, (action) =>
    (action.kind === 'create' || action.kind === 'update') && action.fields.length > 1 ? { ...action, fields: joined(action.fields, kept) } : action,
  )
  const listed = changeBlocks(asked, (block, { role }) => {
    if (block.kind === 'detail' && block.entity === goods.id) return [{ ...block, fields: joined(block.fields, [stock]) }]
    if (block.kind !== 'list' || block.entity !== goods.id) return [block]
    return [{ ...block, fields: joined(block.fields, role === undefined ? [stock] : kept) }]
  })
  if (kept.length === 1 && !/\binventory\b/.test(textOf(draft))) return listed
  return changePages(listed, (page) => {
    const isManaged = page.role !== undefined && page.blocks.some((block) => block.kind === 'list' && block.entity === goods.id)
    const levels = (): Block => ({
      kind: 'stock',
      id: newBlockId(listed, 'stock_levels'),
      heading: 'What there is',
      entity: goods.id,
      quantity: stock,
      low: kept[1] ?? null,
      unit: null,
    })
    return isManaged ? { ...page, blocks: [levels(), ...page.blocks] } : page
  })
}

/** What the stock is of: what the site sells by the piece, but no dishes, of which it is what they are made from. */
function storedIn(draft: Draft): Part | undefined {
  const sold = goodsOf(draft)
  return sold?.made.thing.kit === 'dish' ? undefined : sold
}

function withStock(goods: Entity, isLow: boolean): Entity {
  const own = stockOf(goods)
  const lowest: Field[] = isLow && !fieldIn(goods, 'lowest_stock') ? [number('lowest_stock', 'Lowest stock', { min: 0 })] : []
  const wider = withFields(goods, [...(own ? [] : [number('in_stock', 'In stock', { min: 0 })]), ...lowest])
  const id = own?.id ?? 'in_stock'
  return withSeeds(wider, (seed, index) => ({ ...seed, [id]: seed[id] ?? 4 + ((index * 5) % 21), ...(lowest.length > 0 && { lowest_stock: 6 }) }))
}

/** What was about an entry of the stock is about the goods. */
function redirected(draft: Draft, stock: string, goods: Entity): Draft {
  const count = Math.max(1, goods.seeds.length)
  const turned = (entity: Entity): Entity => {
    const by = entity.id === stock ? [] : entity.fields.filter((field) => field.entity === stock).map(({ id }) => id)
    if (by.length === 0) return entity
    const isKnown = entity.fields.some((field) => field.entity === goods.id)
    const fields = isKnown
      ? entity.fields.filter(({ id }) => !by.includes(id))
      : entity.fields.map((field) =>
          by.includes(field.id) ? { ...field, entity: goods.id, label: goods.singular.charAt(0).toUpperCase() + goods.singular.slice(1) } : field,
        )
    const at = (value: unknown): number => Number(value ?? 0) % count
    const seeds = entity.seeds.map((seed) => (isKnown ? seed : { ...seed, ...Object.fromEntries(by.map((id) => [id, at(seed[id])])) }))
    return { ...entity, fields, seeds }
  }
  return draft.model.entities
    .map(turned)
    .reduce((so_far, entity, index) => (entity === draft.model.entities[index] ? so_far : putEntity(so_far, entity)), draft)
}
