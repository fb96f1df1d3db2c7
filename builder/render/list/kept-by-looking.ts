import type { Action, BlockOf } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canCreate } from '../access.ts'
import { actionOf, type Context, entityOf } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import type { Asked, Found } from './query.ts'

/** Keeps what a visitor looks at in their own history: sent by the shared script at once, else by its button. */
function kept(of: Context, action: Action | undefined, values: Readonly<Record<string, string | number>>, at: string | null): Html {
  const entity = action && entityOf(of, action.entity)
  if (!action || !entity || !canCreate(of.model, of.viewer, entity, action)) return nothing
  const fields = Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}">`)
  return html`<form class="help-line" method="post" action="${actionAddress(of, action)}" data-keeps><input type="hidden" name="back" value="${backTo(of)}">${at !== null && html`<input type="hidden" name="at" value="${at}">`}${fields}<button class="button button-plain button-small" type="submit">${action.name}</button></form>`
}

/** Keeps what was searched for in a list. */
export const keptSearch = (of: Context, { keeps }: BlockOf<'list'>, { q }: Asked, { total }: Found): Html =>
  keeps && q !== '' ? kept(of, actionOf(of, keeps.action), { [keeps.words]: q, ...(keeps.count !== undefined && { [keeps.count]: total }) }, null) : nothing

/** Keeps that a row was opened. */
export const keptOpening = (of: Context, { opened }: BlockOf<'detail'>, row: SiteRow): Html =>
  opened && of.request.query.row === row.id ? kept(of, actionOf(of, opened.action), { [opened.by]: row.id }, row.id) : nothing
