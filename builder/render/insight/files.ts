import { fileOf, sizeOf } from '../../file-value.ts'
import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { sitePaths } from '../../site.ts'
import { emptyState, section } from '../blocks/section.ts'
import { address, type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { base64 } from '../social/tone.ts'
import { fileHref, titleOf } from '../value.ts'
import { rowTitle } from './board.ts'
import { type RowFile, rowFile } from './row-file.ts'
import { historyOn, takeAlong } from './take-along.ts'

const dataOf = ({ type, text, bytes }: RowFile): string =>
  bytes ? `data:${type};base64,${base64(bytes)}` : `data:${type},${encodeURIComponent(text.toWellFormed())}`

/** What saves what a row has, its uploaded file or one made of what it says: a link, or a button where its saving is noted. */
function saving(of: Context, entity: Entity, row: SiteRow, block: BlockOf<'downloads'>): Html {
  const file = block.file ? fileOf(valueIn(row, block.file)) : null
  const title = titleOf(of, entity, row)
  const made = file ? null : rowFile(of, entity, row, block)
  const size = html`<span class="file-size">${file ? `${file.name}, ${sizeOf(file.bytes)}` : made && `${made.kind}, ${sizeOf(made.bytes?.length ?? made.text.length)}`}</span>`
  const words = html`Download<span class="sr"> ${title}</span>`
  if (block.notes) {
    const to = address(of, `${sitePaths.sheets}${block.id}`, { query: { row: row.id } })
    return html`<form method="post" action="${to}" data-take="${historyOn(of, block.notes.action)}"><button class="button button-small button-plain" type="submit">${words}</button></form>${size}`
  }
  const [href, name] = made ? [dataOf(made), made.name] : [fileHref(of, file!), file!.name]
  return html`<a class="button button-small button-plain" href="${href}" download="${name}">${words}</a>${size}`
}

/** What can be saved, one row each. */
export function downloads(of: Context, block: BlockOf<'downloads'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity || (entity.read === 'managed' && !of.viewer.manages)) return nothing
  const rows = rowsOf(of, entity).slice(0, 50)
  if (rows.length === 0) return section(of, block, emptyState({ words: `There are no ${entity.plural} to download yet.` }))
  const items = rows.map(
    (row) => html`<li><span class="download-name">${rowTitle(of, entity, row)}</span><div class="download-save">${saving(of, entity, row, block)}</div></li>`,
  )
  return section(
    of,
    block,
    html`<div><ul class="card download-list">${items}</ul>${block.notes && html`<span class="take-said" role="status"></span>`}</div>`,
    { unseen: 'Downloads' },
  )
}

/** Ways to take along what the page shows. */
export function exportBar(of: Context, block: BlockOf<'export_bar'>): Html {
  const entity = block.entity ? entityOf(of, block.entity) : undefined
  const offers = entity && !(entity.read === 'managed' && !of.viewer.manages) ? block.offers : block.offers.filter((offer) => offer !== 'csv')
  return offers.length === 0 ? nothing : section(of, block, takeAlong(of, block, offers))
}
