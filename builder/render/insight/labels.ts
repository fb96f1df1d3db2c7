import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { codeOf } from '../art/code.ts'
import { emptyState, section } from '../blocks/section.ts'
import { address, type Context, entityOf, fieldOf, fieldsOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { grouped, rowAddress, textOf, titleOf } from '../value.ts'

/** So many labels fill two sheets. */
const most = 24

/** What a row's code says: its own code, else the address where it is found, else its id. */
function codeIn(of: Context, entity: Entity, row: SiteRow, { code }: BlockOf<'labels'>): string {
  const field = code === null ? undefined : fieldOf(entity, code)
  const own = field ? textOf(of, field, valueIn(row, field.id)) : ''
  const to = rowAddress(of, entity, row)
  return own || (of.request.origin !== undefined && to !== null ? `${of.request.origin}${to.slice(of.request.base.length)}` : row.id)
}

/** Labels of the newest rows, or of the one that the address names, each with a QR code, to be printed by themselves. */
export function labels(of: Context, block: BlockOf<'labels'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity) return nothing
  const rows = rowsOf(of, entity)
  const one = rows.find(({ id }) => id === of.request.query.label)
  const here = of.page?.path ?? '/'
  const each = (one ? [one] : rows.slice(0, most)).map((row) => {
    const title = titleOf(of, entity, row)
    const lines = fieldsOf(entity, block.fields).flatMap((field) => {
      const text = textOf(of, field, valueIn(row, field.id))
      return text === '' ? [] : [html`<div><dt>${field.label}</dt><dd>${text}</dd></div>`]
    })
    const only =
      !one &&
      html`<a class="label-only" href="${address(of, here, { query: { label: row.id }, anchor: block.id })}">Only this one<span class="sr">: ${title}</span></a>`
    return html`<li class="label">${codeOf(codeIn(of, entity, row, block), `QR code of ${title}`)}<div><h3>${title}</h3><dl class="facts">${lines}</dl>${only}</div></li>`
  })
  if (each.length === 0) return section(of, block, emptyState({ words: `There are no ${entity.plural} to print labels of yet.` }))
  const back = one && html`<a class="button button-small button-plain" href="${address(of, here, { anchor: block.id })}">All labels</a>`
  const bar = html`<div class="actions label-bar"><button class="button button-small needs-js" type="button" data-print>Print ${grouped(each.length)} label${each.length === 1 ? '' : 's'}</button>${back}</div>`
  return section(of, block, html`${bar}<ul class="labels">${each}</ul>`, { unseen: 'Labels' })
}
