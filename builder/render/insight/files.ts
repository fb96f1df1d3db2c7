import { fileOf, sizeOf } from '../../file-value.ts'
import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { emptyState, section } from '../blocks/section.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { fileHref, textOf, titleOf } from '../value.ts'
import { rowTitle } from './board.ts'
import { takeAlong } from './take-along.ts'

/** What a row says as a text of its own, one field a line. */
function textFile(of: Context, entity: Entity, row: SiteRow): string {
  const lines = entity.fields.flatMap((field) => {
    const text = textOf(of, field, valueIn(row, field.id))
    return text === '' ? [] : [`${field.label}: ${text}`]
  })
  return `${lines.join('\n')}\n`
}
const nameOf = (title: string): string =>
  `${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}.txt`

/** The link that saves what a row has: its uploaded file, or what it says as a text. */
export function saveLink(of: Context, entity: Entity, row: SiteRow, field: string | null): Html {
  const file = field ? fileOf(valueIn(row, field)) : null
  const title = titleOf(of, entity, row)
  if (file) {
    return html`<a class="button button-small button-plain" href="${fileHref(of, file)}" download="${file.name}">Download<span class="sr"> ${title}</span></a><span class="file-size">${file.name}, ${sizeOf(file.bytes)}</span>`
  }
  const text = textFile(of, entity, row)
  return html`<a class="button button-small button-plain" href="data:text/plain;charset=utf-8,${encodeURIComponent(text.toWellFormed())}" download="${nameOf(title)}">Download<span class="sr"> ${title}</span></a><span class="file-size">Text, ${sizeOf(text.length)}</span>`
}

/** What can be saved, one row each. */
export function downloads(of: Context, block: BlockOf<'downloads'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity || (entity.read === 'managed' && !of.viewer.manages)) return nothing
  const rows = rowsOf(of, entity).slice(0, 50)
  if (rows.length === 0) return section(of, block, emptyState({ words: `There are no ${entity.plural} to download yet.` }))
  const items = rows.map(
    (row) =>
      html`<li><span class="download-name">${rowTitle(of, entity, row)}</span><span class="download-save">${saveLink(of, entity, row, block.file)}</span></li>`,
  )
  return section(of, block, html`<ul class="card download-list">${items}</ul>`, { unseen: 'Downloads' })
}

/** Ways to take along what the page shows. */
export function exportBar(of: Context, block: BlockOf<'export_bar'>): Html {
  const entity = block.entity ? entityOf(of, block.entity) : undefined
  const offers = entity && !(entity.read === 'managed' && !of.viewer.manages) ? block.offers : block.offers.filter((offer) => offer !== 'csv')
  return offers.length === 0 ? nothing : section(of, block, takeAlong(of, block, offers))
}
