import type { Action } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { changeActions, changeBlocks, changePages, entityIn, manager, newActionId, putActions, putEntity } from '../trade/parts.ts'

/** The draft where rows that the site keeps by itself are written by hand by nobody but the managing role. */
export function keptByItself(draft: Draft, entity: string): Draft {
  const role = manager(draft)?.id
  if (role === undefined) return draft
  const kept = entityIn(draft, entity)
  const { lifecycle } = kept ?? {}
  const held =
    kept && lifecycle
      ? putEntity(draft, { ...kept, lifecycle: { ...lifecycle, transitions: lifecycle.transitions.map((one) => ({ ...one, role: one.role ?? role })) } })
      : draft
  const theirs = new Set(held.model.actions.flatMap((one) => (one.entity === entity && one.role === undefined ? [one.id] : [])))
  const pages = changePages(held, (page) =>
    page.role === undefined ? { ...page, blocks: page.blocks.filter((block) => !(block.kind === 'form' && theirs.has(block.action))) } : page,
  )
  const steered = changeActions(pages, entity, (action) => (action.role === undefined && action.kind !== 'delete' ? { ...action, role } : action))
  return held.model.actions.filter(({ id, kind }) => theirs.has(id) && kind === 'update').reduce(noted, steered)
}

/** Whoever a record is about may still write a note in it. */
function noted(draft: Draft, edit: Action): Draft {
  const entity = entityIn(draft, edit.entity)
  const note = entity?.fields.find(({ id, type }) => type === 'long_text' && edit.fields.includes(id))
  if (!entity || !note) return draft
  const { role: _, ...open } = edit
  const action: Action = {
    ...open,
    id: newActionId(draft, `note_${entity.id}`.slice(0, 44)),
    name: 'Write a note',
    fields: [note.id],
    confirmation: 'Your note on {title} is kept.',
  }
  const offered = changeBlocks(putActions(draft, [action]), (block, page) => [
    (block.kind === 'list' || block.kind === 'detail') && page.role === undefined && block.actions.includes(edit.id)
      ? { ...block, actions: [...block.actions, action.id] }
      : block,
  ])
  return offered
}
