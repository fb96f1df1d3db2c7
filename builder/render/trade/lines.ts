import type { Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import type { Context } from '../context.ts'
import { type Html, html } from '../html.ts'
import { valueIn } from '../own.ts'
import { showValue } from '../value.ts'
import { inForm, itemOf, sumOf, wordsOf } from './money.ts'

export interface LineFields {
  readonly item: string
  readonly quantity: string
  readonly price: string
  readonly amount: string
}

/** Lines as a table to read: what, how many, at which price, and what each comes to; `total` stands under them. */
export function lineTable(of: Context, entity: Entity, rows: readonly SiteRow[], fields: LineFields, total?: string): Html {
  const line = (row: SiteRow): Html => {
    const field = itemOf(entity, row, fields.item)
    return html`<tr><th scope="row">${field && showValue(of, field, valueIn(row, field.id))}</th><td class="number">${wordsOf(of, entity, row, fields.quantity)} × ${wordsOf(of, entity, row, fields.price)}</td><td class="number">${wordsOf(of, entity, row, fields.amount)}</td></tr>`
  }
  const sum = total ?? inForm(entity, fields.amount, sumOf(rows, fields.amount))
  return html`<table class="lines"><thead class="sr"><tr><th scope="col">Item</th><th scope="col">Quantity and price</th><th scope="col">Amount</th></tr></thead><tbody>${rows.map(line)}</tbody><tfoot><tr><th scope="row" colspan="2">Total</th><td class="number">${sum}</td></tr></tfoot></table>`
}
