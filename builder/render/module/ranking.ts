import type { BlockOf } from '../../model.ts'
import { emptyState, section } from '../blocks/section.ts'
import { type Context, entityOf, fieldOf, fieldsOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { showValue, titleOf } from '../value.ts'

/** The best rows by a number, largest first or, where least is best, smallest; the visitor's own are marked. */
export function ranking(of: Context, block: BlockOf<'ranking'>): Html {
  const entity = entityOf(of, block.entity)
  const by = entity && fieldOf(entity, block.by)
  if (!entity || !by || (entity.read === 'managed' && !of.viewer.manages)) return nothing
  const number = (row: Parameters<typeof valueIn>[0]) => Number(valueIn(row, by.id) ?? 0)
  const { least } = block
  const rows = least
    ? rowsOf(of, entity)
        .filter((row) => valueIn(row, least.where) === least.is && valueIn(row, by.id) !== null)
        .toSorted((a, b) => number(a) - number(b))
    : rowsOf(of, entity).toSorted((a, b) => number(b) - number(a))
  if (rows.length === 0) return section(of, block, emptyState({ words: `There are no ${entity.plural} yet: the first will stand here.` }))
  const fields = fieldsOf(entity, block.fields)
  const done = of.request.query.row
  const shown = rows.slice(0, block.most)
  const mine = rows.findIndex(({ id }) => id === done)
  const all = mine >= block.most ? [...shown, rows[mine]!] : shown
  const title = fieldOf(entity, entity.title)
  const body = html`<div class="ranking-frame card" tabindex="0" role="region" aria-label="${block.heading || entity.plural}, table"><table class="ranking"><thead><tr><th scope="col">Rank</th><th scope="col">${title?.label ?? 'Name'}</th><th scope="col" class="number">${by.label}</th>${fields.map(({ label }) => html`<th scope="col">${label}</th>`)}</tr></thead><tbody>${all.map(
    (row) => {
      const isOwn = row.owner !== null && row.owner === of.viewer.id
      return html`<tr${row.id === done && html` class="is-changed" data-changed`}><td class="ranking-place" data-label="Rank">${rows.indexOf(row) + 1}</td><th scope="row">${titleOf(of, entity, row)}${isOwn && html` <span class="tag tag-new">You</span>`}</th><td class="number" data-label="${by.label}">${showValue(of, by, valueIn(row, by.id))}</td>${fields.map((field) => html`<td data-label="${field.label}">${showValue(of, field, valueIn(row, field.id))}</td>`)}</tr>`
    },
  )}</tbody></table></div>`
  return section(of, block, body, { unseen: `Best ${entity.plural}` })
}
