import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canCreate, isMine } from '../access.ts'
import { emptyState, section } from '../blocks/section.ts'
import { actionOf, address, type Context, detailPlace, entityOf, fieldOf, rowsOf } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { own, valueIn } from '../own.ts'
import { inForm, sumOf } from '../trade/money.ts'
import { rowAddress, titleOf } from '../value.ts'
import type { About } from './about.ts'

type Tracked = NonNullable<BlockOf<'share'>['tracked']>
type Linked = Pick<BlockOf<'share_links'>, 'entity' | 'about' | 'code' | 'count' | 'sum'>

/** The viewer's own link to the row that a page shows. */
export function linkTo(of: Context, tracked: Tracked | undefined, about: About | null): SiteRow | undefined {
  const entity = tracked && entityOf(of, tracked.entity)
  return entity && about ? rowsOf(of, entity).find((row) => row.owner === of.viewer.id && valueIn(row, tracked.about) === about.row.id) : undefined
}
export const codeIn = (row: SiteRow, { code }: Pick<Linked, 'code'>): string => String(valueIn(row, code) ?? '')

/** What a link brought so far. */
export function brought(of: Context, linked: Linked, row: SiteRow): Html {
  const entity = entityOf(of, linked.entity)
  const count = Number(valueIn(row, linked.count) ?? 0)
  const times = count === 1 ? 'once' : `${count} times`
  return html`<p class="help">${count === 0 ? 'Nobody has opened your link yet.' : `Your link was opened ${times}${entity && linked.sum !== null ? ` and earned ${inForm(entity, linked.sum, Number(valueIn(row, linked.sum) ?? 0))}` : ''}.`}</p>`
}

/** The button by which somebody gets a link of their own to the row. */
export function getLink(of: Context, tracked: Tracked, { row }: About): Html {
  const [action, entity] = [actionOf(of, tracked.get), entityOf(of, tracked.entity)]
  if (!action || !entity || !canCreate(of.model, of.viewer, entity, action)) return nothing
  return html`<form method="post" action="${actionAddress(of, action)}"><input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="at" value="${row.id}"><input type="hidden" name="${tracked.about}" value="${row.id}"><button class="button" type="submit">${action.name}</button></form>`
}

/** Counts a visit by somebody's link: sent by the shared script at once, else by its button. */
export function visited(of: Context, tracked: Tracked, { row }: About, mine: SiteRow | undefined): Html {
  const code = of.request.query.ref?.trim() ?? ''
  const action = actionOf(of, tracked.open)
  const field = action?.fields[0]
  if (!action || !field || code === '' || code.length > 40 || (mine && codeIn(mine, tracked).toLowerCase() === code.toLowerCase())) return nothing
  return html`<form class="help-line" method="post" action="${actionAddress(of, action)}" data-visits><p role="status">You came by a link that somebody shared.</p><input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="at" value="${row.id}"><input type="hidden" name="${field}" value="${code}"><button class="button button-plain" type="submit">${action.name}</button></form>`
}

/** The visitor's own links, each to be copied, with what they brought and what that comes to. */
export function shareLinks(of: Context, block: BlockOf<'share_links'>): Html {
  const entity = entityOf(of, block.entity)
  const about = entity && entityOf(of, fieldOf(entity, block.about)?.entity ?? '')
  if (!entity || !about) return nothing
  const rows = rowsOf(of, entity).filter((row) => isMine(of.viewer, row))
  const rate = rateLine(of, block)
  if (rows.length === 0) return section(of, block, html`${rate}${emptyState({ words: block.empty })}`)
  const sums = block.sum === null ? null : inForm(entity, block.sum, sumOf(rows, block.sum))
  return section(
    of,
    block,
    html`${rate}<div class="card table-frame" role="region" aria-label="${entity.plural}, table" tabindex="0"><table><thead><tr><th scope="col">${fieldOf(entity, block.about)?.label}</th><th scope="col">Link</th><th scope="col">Opened</th>${sums !== null && html`<th scope="col">Earned</th>`}</tr></thead><tbody>${rows.map((row) => line(of, block, entity, about, row))}</tbody><tfoot><tr><th scope="row">All</th><td></td><td data-label="Opened"><b>${sumOf(rows, block.count)}</b></td>${sums !== null && html`<td data-label="Earned"><b>${sums}</b></td>`}</tr></tfoot></table></div>`,
  )
}

function rateLine(of: Context, { rate }: BlockOf<'share_links'>): Html {
  const rates = rate ? entityOf(of, rate.entity) : undefined
  const set = rates && rowsOf(of, rates)[0]
  return rate && rates && set
    ? html`<p class="help">Each opening of a link of yours earns ${inForm(rates, rate.field, Number(valueIn(set, rate.field) ?? 0))}.</p>`
    : nothing
}

function line(of: Context, block: BlockOf<'share_links'>, entity: Entity, about: Entity, row: SiteRow): Html {
  const shown = rowsOf(of, about).find(({ id }) => id === own(row.values, block.about))
  const place = detailPlace(of, about.id)
  const title = shown ? titleOf(of, about, shown) : about.singular
  const to = shown && rowAddress(of, about, shown)
  const link = shown && place ? address(of, place.page.path, { query: { row: shown.id, ref: codeIn(row, block) } }) : null
  const id = `${block.id}-${row.id}`
  const copied =
    link &&
    html`<div class="share-cell"><label class="sr" for="${id}">Link to ${title}</label><div class="help-line"><input id="${id}" type="text" readonly value="${link}" data-address="${link}"><button class="button button-plain" type="button" data-copy-link="${id}" hidden>Copy<span class="sr"> the link to ${title}</span></button></div><p class="help" role="status" data-link-copied></p></div>`
  const sum = block.sum
  return html`<tr><th scope="row">${to ? html`<a href="${to}">${title}</a>` : title}</th><td data-label="Link">${copied}</td><td data-label="Opened">${Number(valueIn(row, block.count) ?? 0)}</td>${sum !== null && html`<td data-label="Earned">${inForm(entity, sum, Number(valueIn(row, sum) ?? 0))}</td>`}</tr>`
}
