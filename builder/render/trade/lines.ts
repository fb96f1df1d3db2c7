import type { Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import type { Context } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { showValue } from '../value.ts'
import { choicesOf, inForm, itemOf, sumOf, wordsOf } from './money.ts'

export interface LineFields {
  readonly item: string
  readonly quantity: string
  readonly price: string
  readonly amount: string
}

/** How the item is wanted, under its name. */
export function chosenFor(of: Context, entity: Entity, row: SiteRow, fields: LineFields): Html {
  const words = choicesOf(of, entity, row, fields)
  return words === '' ? nothing : html`<p class="cart-price">${words}</p>`
}

/** Lines as a table to read: what, how many, at which price, and what each comes to; `total` stands under them. */
export function lineTable(of: Context, entity: Entity, rows: readonly SiteRow[], fields: LineFields, total?: string): Html {
  const line = (row: SiteRow): Html => {
    const field = itemOf(entity, row, fields.item)
    return html`<tr><th scope="row">${field && showValue(of, field, valueIn(row, field.id))}${chosenFor(of, entity, row, fields)}</th><td class="number">${wordsOf(of, entity, row, fields.quantity)} × ${wordsOf(of, entity, row, fields.price)}</td><td class="number">${wordsOf(of, entity, row, fields.amount)}</td></tr>`
  }
  const sum = total ?? inForm(entity, fields.amount, sumOf(rows, fields.amount))
  return html`<table class="lines"><thead class="sr"><tr><th scope="col">Item</th><th scope="col">Quantity and price</th><th scope="col">Amount</th></tr></thead><tbody>${rows.map(line)}</tbody><tfoot><tr><th scope="row" colspan="2">Total</th><td class="number">${sum}</td></tr></tfoot></table>`
}
