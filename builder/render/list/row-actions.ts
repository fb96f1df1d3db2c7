import type { Action, Block, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canChange, isOpen } from '../access.ts'
import { onwardFrom, onwardLinks, wanted } from '../blocks/about-forms.ts'
import { actionOf, address, type Context, listPlace, onceFor } from '../context.ts'
import { actionAddress, backTo, formOf, refusalOf } from '../form/form.ts'
import { type Html, html, isWritten, nothing } from '../html.ts'
import { surveyLink } from '../learning/survey.ts'
import { ended } from '../notice.ts'
import { valueIn } from '../own.ts'
import { marksOf } from '../social/marks.ts'
import { playLink } from '../social/play-link.ts'
import { quickAdd } from '../trade/quick.ts'
import { titleOf } from '../value.ts'
import { prefixOf } from './query.ts'

type RowBlock = Extract<Block, { kind: 'list' | 'detail' }>
export const rowAnchor = (block: Block, row: SiteRow): string => `${block.id}-row-${row.id}`

/** The actions of the block that the viewer may take on this row as it stands. */
function actionsOn(of: Context, entity: Entity, block: RowBlock, row: SiteRow): readonly Action[] {
  return block.actions.flatMap((id) => {
    const action = actionOf(of, id)
    const may = action && action.kind !== 'create' && action.entity === entity.id && canChange(of.model, of.viewer, entity, action, row, of.request.rows)
    return may && isOpen(entity, action, row) && stands(action, row) ? action : []
  })
}

/** Whether the row as it stands lets an action happen that does not itself change what stands against it: what is paid is not paid again. */
const stands = ({ kind, fields, guards = [] }: Action, row: SiteRow): boolean =>
  kind !== 'update' ||
  guards.every(
    (guard) => guard.kind !== 'has' || guard.changed !== undefined || fields.includes(guard.field) || guard.values.includes(valueIn(row, guard.field) ?? null),
  )

function rowLink(of: Context, block: RowBlock, row: SiteRow, extra: Readonly<Record<string, string>>): string {
  const prefix = prefixOf(of, block)
  const query: Record<string, string> = { ...shownBy(of, of.request.query) }
  for (const [name, value] of Object.entries(extra)) query[prefix + name] = value
  return address(of, backTo(of), { query, anchor: rowAnchor(block, row) })
}
/** What the address asks for that the links of rows keep. */
const shownBy = onceFor((of, query: Context['request']['query']) =>
  Object.fromEntries(
    Object.entries(query).filter(([name]) => !['done', 'edit', 'with', 'delete'].includes(name.split('.').at(-1) ?? '') && (name !== 'row' || isDetailed(of))),
  ),
)
const isDetailed = (of: Context): boolean => of.page?.blocks.some((one) => one.kind === 'detail') ?? false

/** Names of actions that take something back; they are never the button that stands out. */
const retreat =
  /^(?:cancel|reject|decline|refuse|remove|close|archive|refund|withdraw|suspend|block|revoke|fail|return|leave|deactivate|disable|unpublish|dismiss)/i

/** What can be done with a row: a button for each transition, links that open its form or ask before deleting, and a link onward ("Book"). */
export function rowActions(of: Context, entity: Entity, block: RowBlock, row: SiteRow): Html {
  const name = html`<span class="sr"> ${titleOf(of, entity, row)}</span>`
  const actions = actionsOn(of, entity, block, row)
  const asked = of.request.query[`${prefixOf(of, block)}delete`]
  const removed = actions.find((action) => action.kind === 'delete')
  if (removed && asked === row.id) return confirmDelete(of, entity, block, row, removed)
  const onward = onwardFrom(of, entity, block, row)
  const isWanted = onward.some((one) => wanted.test(one.action.name))
  const first = isWanted ? undefined : actions.find((action) => action.kind === 'transition' && !retreat.test(action.name))
  const buttons = actions.map((action) => button(of, block, row, action, name, action === first))
  const link = onwardLinks(of, entity, block, row, { onward, title: name, isFirst: isWanted || actions.length === 0 })
  const quick = quickAdd(of, entity, row, block.id)
  const marks = block.kind === 'list' ? marksOf(of, entity, row) : nothing
  const plays = block.kind === 'list' ? html`${playLink(of, entity, row)}${surveyLink(of, entity, row)}` : nothing
  const own =
    actions.length > 0 || onward.length > 0 || isWritten(quick) || isWritten(plays)
      ? html`<div class="row-actions">${plays}${quick}${isWanted && link}${buttons}${!isWanted && link}</div>`
      : nothing
  return html`${marks}${own}`
}

function button(of: Context, block: RowBlock, row: SiteRow, action: Action, name: Html, isFirst: boolean): Html {
  if (action.kind === 'transition') {
    return html`<form method="post" action="${actionAddress(of, action)}"><input type="hidden" name="row" value="${row.id}"><input type="hidden" name="back" value="${backTo(of)}"><button class="button button-small${!isFirst && ' button-plain'}" type="submit">${action.name}${name}</button></form>`
  }
  const query: Readonly<Record<string, string>> = action.kind === 'delete' ? { delete: row.id } : { edit: row.id, with: action.id }
  return html`<a class="button button-small ${action.kind === 'delete' ? 'button-quiet' : 'button-plain'}" href="${rowLink(of, block, row, query)}">${action.name}${name}</a>`
}

/** A row's own page has nothing to show once the row is gone: its list has. */
const afterDeleting = (of: Context, entity: Entity, block: RowBlock): string =>
  (block.kind === 'detail' ? listPlace(of, entity.id)?.page.path : undefined) ?? backTo(of)

function confirmDelete(of: Context, entity: Entity, block: RowBlock, row: SiteRow, action: Action): Html {
  return html`<div class="confirm" role="group" aria-label="Confirm"><p tabindex="-1" data-focus>${action.name}: <strong>${ended(titleOf(of, entity, row), '?')}</strong> This cannot be undone.</p><form method="post" action="${actionAddress(of, action)}"><input type="hidden" name="row" value="${row.id}"><input type="hidden" name="back" value="${afterDeleting(of, entity, block)}"><button class="button button-small button-bad" type="submit">Confirm</button></form><a class="button button-small button-plain" href="${rowLink(of, block, row, {})}">Cancel</a></div>`
}

/** The row's open form, where the address asks for it or a submission of it was refused. */
export function rowForm(of: Context, entity: Entity, block: RowBlock, row: SiteRow): Html {
  const prefix = prefixOf(of, block)
  const asked = of.request.query[`${prefix}edit`] === row.id
  if (!asked && !of.request.refused) return nothing
  const updates = actionsOn(of, entity, block, row).filter((action) => action.kind === 'update')
  const wanted = of.request.query[`${prefix}with`]
  const action = updates.find((one) => refusalOf(of, one, row)) ?? (asked ? (updates.find((one) => one.id === wanted) ?? updates[0]) : undefined)
  if (!action) return nothing
  return html`<div class="row-form"><p class="row-form-title" tabindex="-1" data-focus>${action.name}: <strong>${titleOf(of, entity, row)}</strong></p>${formOf(of, { id: rowAnchor(block, row), action, entity, row, cancel: rowLink(of, block, row, {}) })}</div>`
}
