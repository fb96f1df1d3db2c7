import type { Block, Entity } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { changeBlocks, fieldIn, listPage, manager, withSeeds } from './parts.ts'

/** Lists of bookings show when they are, what they come to, and their state; newest first is of less use than the reference. */
export function shownAs(draft: Draft, entity: Entity, first: readonly string[]): Draft {
  const state = entity.lifecycle ? [entity.lifecycle.field] : []
  return changeBlocks(draft, (block) => {
    if (block.kind === 'detail' && block.entity === entity.id)
      return [{ ...block, fields: entity.fields.map(({ id }) => id).filter((id) => id !== entity.title) }]
    if (block.kind !== 'list' || block.entity !== entity.id) return [block]
    const who = block.scope === 'all' && entity.title !== 'name' && fieldIn(entity, 'name') ? ['name'] : []
    return [{ ...block, fields: [...new Set(['number', ...who, ...first, ...state])] }]
  })
}

/** Who runs the site sees the bookings by their days. */
export function withCalendar(
  draft: Draft,
  entity: Entity,
  when: { readonly date: string; readonly until: string | null; readonly time: string | null },
): Draft {
  const page = (manager(draft) && listPage(draft, entity.id, manager(draft)?.id)) ?? undefined
  if (!page) return draft
  const block: Block = { kind: 'calendar', id: newBlockId(draft, `${entity.id}_days`.slice(0, 40)), heading: 'Day by day', entity: entity.id, ...when }
  return { ...draft, model: { ...draft.model, pages: draft.model.pages.map((one) => (one.id === page.id ? { ...one, blocks: [...one.blocks, block] } : one)) } }
}

/** Tables are told apart by their numbers. */
export const withTables = (tables: Entity): Entity => withSeeds(tables, (seed, index) => ({ ...seed, [tables.title]: `Table ${index + 1}` }))
