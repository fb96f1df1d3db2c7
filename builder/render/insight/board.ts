import type { Action, BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canChange, isOpen, transitionOf } from '../access.ts'
import { emptyState, section } from '../blocks/section.ts'
import { type Context, entityOf, fieldOf, fieldsOf, rowsOf } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { lateMark } from '../list/late.ts'
import { valueIn } from '../own.ts'
import { rowAddress, showValue, titleOf } from '../value.ts'

const column_max = 30

/** The title of a row, linked to its own page, and a mark where it was just acted on. */
export function rowTitle(of: Context, entity: Entity, row: SiteRow): Html {
  const to = rowAddress(of, entity, row)
  const title = titleOf(of, entity, row)
  const marked = of.request.query.row === row.id && of.request.query.done && html` <span class="tag tag-new" data-changed>Changed</span>`
  return html`${to ? html`<a href="${to}">${title}</a>` : title}${lateMark(of, entity, row)}${marked}`
}

/** The states of an entity in the order in which rows go through them. */
function columnsOf(entity: Entity, by: string, rows: readonly SiteRow[]): readonly string[] {
  const choices = fieldOf(entity, by)?.choices ?? []
  const kept = rows.map((row) => String(valueIn(row, by) ?? '')).filter((state) => state !== '' && !choices.includes(state))
  return [...choices, ...new Set(kept)]
}

/** The buttons that take a row on to another state. */
function moves(of: Context, entity: Entity, row: SiteRow): Html {
  const open = of.model.actions.filter(
    (action: Action) =>
      action.kind === 'transition' && action.entity === entity.id && canChange(of.model, of.viewer, entity, action, row) && isOpen(entity, action, row),
  )
  if (open.length === 0) return nothing
  return html`<div class="row-actions">${open.map((action) => html`<form method="post" action="${actionAddress(of, action)}"><input type="hidden" name="row" value="${row.id}"><input type="hidden" name="back" value="${backTo(of)}"><button class="button button-small button-plain" type="submit">${action.name}<span class="sr"> ${titleOf(of, entity, row)}, to ${transitionOf(entity, action)?.to ?? ''}</span></button></form>`)}</div>`
}

/** A column for each state with its rows, which go on by buttons. */
export function board(of: Context, block: BlockOf<'board'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity || (entity.read === 'managed' && !of.viewer.manages)) return nothing
  const rows = rowsOf(of, entity)
  const fields = fieldsOf(entity, block.fields)
  if (rows.length === 0) return section(of, block, emptyState({ words: `There are no ${entity.plural} to put on the board yet.` }))
  const card = (row: SiteRow): Html =>
    html`<li class="card board-card"><h4>${rowTitle(of, entity, row)}</h4>${fields.length > 0 && html`<dl class="meta">${fields.map((field) => valueIn(row, field.id) && html`<div><dt>${field.label}</dt><dd>${showValue(of, field, valueIn(row, field.id))}</dd></div>`)}</dl>`}${entity.lifecycle?.field === block.by && moves(of, entity, row)}</li>`
  const columns = columnsOf(entity, block.by, rows).map((state, index) => {
    const inside = rows.filter((row) => String(valueIn(row, block.by) ?? '') === state)
    const id = `${block.id}-column-${index + 1}`
    return html`<section class="board-column" aria-labelledby="${id}"><h3 id="${id}">${state} <span class="board-count">${inside.length}</span></h3>${inside.length > 0 ? html`<ul>${inside.slice(0, column_max).map(card)}</ul>` : html`<p class="none">None</p>`}${inside.length > column_max && html`<p class="none">and ${inside.length - column_max} more</p>`}</section>`
  })
  return section(of, block, html`<div class="kanban" role="region" aria-label="${block.heading || 'Board'}, columns" tabindex="0">${columns}</div>`, {
    unseen: 'Board',
  })
}
