import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { section } from '../blocks/section.ts'
import { type Context, entityOf, fieldsOf, rowOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { showValue, titleOf } from '../value.ts'
import { lineTable } from './lines.ts'
import { wordsOf } from './money.ts'

/** The row that the address names, else the newest that the viewer may read. */
export function askedRow(of: Context, entity: Entity): SiteRow | undefined {
  const asked = of.request.query.row
  return asked ? rowOf(of, entity, asked) : rowsOf(of, entity)[0]
}

/** A row as a receipt; the browser's print prints it alone. */
export function receipt(of: Context, block: BlockOf<'receipt'>): Html {
  const entity = entityOf(of, block.entity)
  const row = entity && askedRow(of, entity)
  if (!entity || !row) return nothing
  const facts = fieldsOf(entity, block.fields).filter((field) => {
    const value = valueIn(row, field.id)
    return field.id !== block.total && value !== null && value !== undefined && value !== ''
  })
  const { lines } = block
  const other = lines && entityOf(of, lines.entity)
  const rows = other
    ? rowsOf(of, other)
        .filter((one) => valueIn(one, lines.by) === row.id)
        .toReversed()
    : []
  const total = wordsOf(of, entity, row, block.total)
  const sum =
    lines && other && rows.length > 0
      ? lineTable(of, other, rows, lines, total || undefined)
      : total && html`<p class="receipt-total"><span>Total</span> <strong>${total}</strong></p>`
  return section(
    of,
    block,
    html`<div class="card receipt"><div class="receipt-head"><p class="receipt-brand">${of.model.name}</p><p class="receipt-number">${titleOf(of, entity, row)}</p></div><dl class="facts">${facts.map((field) => html`<div><dt>${field.label}</dt><dd>${showValue(of, field, valueIn(row, field.id))}</dd></div>`)}</dl>${sum}${block.text && html`<p class="sandbox">${block.text}</p>`}<p class="receipt-print"><button class="button button-small button-plain needs-js" type="button" data-print>Print</button></p></div>`,
    { unseen: 'Receipt' },
  )
}
