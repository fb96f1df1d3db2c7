import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canChange, isOpen, isSharedWith, stateOf } from '../access.ts'
import { emptyState, section } from '../blocks/section.ts'
import { actionOf, address, type Context, entityOf, fieldOf, pageAt, rowsOf } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { valueIn } from '../own.ts'
import { showValue } from '../value.ts'

/** The visitor's notifications, unread first, each with the page that it is about. */
export function notifications(of: Context, block: BlockOf<'notifications'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity) return nothing
  const all = rowsOf(of, entity).filter((row) => isFor(of, entity, row))
  const rows = [...all.filter((row) => isUnread(entity, row)), ...all.filter((row) => !isUnread(entity, row))]
  const items = rows.slice(0, 50).map((row) => {
    const page = pageAt(of, String(valueIn(row, block.link) ?? ''))
    const on = fieldOf(entity, block.on)
    return html`<li class="card told${isUnread(entity, row) && ' told-new'}" id="told-${row.id}">${icon('bell')}<div><p>${isUnread(entity, row) && html`<span class="tag tag-new">Unread</span> `}<strong>${String(valueIn(row, block.words) ?? '')}</strong></p><p class="help">${on && showValue(of, on, valueIn(row, on.id))}</p></div><div class="row-actions">${page && page !== of.page && html`<a class="button button-small button-plain" href="${address(of, page.path)}">${page.title}</a>`}${[block.lifecycle.read, block.lifecycle.again].map((id) => step(of, entity, row, id))}</div></li>`
  })
  return section(of, block, items.length > 0 ? html`<ul class="told-list" id="${block.id}-told" data-poll>${items}</ul>` : emptyState({ words: block.empty }))
}
/** What is told to one person is told to nobody who is not logged in; samples stand for what the demonstration account is told. */
const isFor = ({ model, viewer }: Context, entity: Entity, row: SiteRow): boolean =>
  row.owner === viewer.id || isSharedWith(viewer, entity, row) || (row.owner === null && (!model.accounts || viewer.account?.kind === 'demo'))
const isUnread = ({ lifecycle }: Entity, row: SiteRow): boolean => lifecycle !== undefined && stateOf(lifecycle, row) === lifecycle.initial

function step(of: Context, entity: Entity, row: SiteRow, id: string): Html {
  const action = actionOf(of, id)
  if (!action || !canChange(of.model, of.viewer, entity, action, row) || !isOpen(entity, action, row)) return nothing
  return html`<form method="post" action="${actionAddress(of, action)}"><input type="hidden" name="row" value="${row.id}"><input type="hidden" name="back" value="${backTo(of)}"><button class="button button-small button-plain" type="submit">${action.name}</button></form>`
}

/** The link to the notifications with the number of unread ones, for the header; nothing where the site has none. */
export function bell(of: Context): Html {
  const page = of.model.pages.find(({ blocks, path }) => pageAt(of, path) && blocks.some(({ kind }) => kind === 'notifications'))
  const block = page?.blocks.find((one) => one.kind === 'notifications')
  const entity = block?.kind === 'notifications' ? entityOf(of, block.entity) : undefined
  if (!page || !entity || (of.model.accounts && !of.viewer.account)) return nothing
  const count = rowsOf(of, entity).filter((row) => isFor(of, entity, row) && isUnread(entity, row)).length
  return html`<a class="bell" href="${address(of, page.path)}">${icon('bell')}<span class="sr">${page.title}: </span><span class="bell-count">${count}</span><span class="sr"> unread</span></a>`
}
