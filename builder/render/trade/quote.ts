import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canCreate } from '../access.ts'
import { section } from '../blocks/section.ts'
import { actionOf, type Context, entityOf, fieldsOf } from '../context.ts'
import { formOf } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { showValue } from '../value.ts'
import { ownRows, wordsOf } from './money.ts'

/** A price worked out from what is entered, by rates that are in sight. */
export function quote(of: Context, block: BlockOf<'quote'>): Html {
  const action = actionOf(of, block.action)
  const entity = action && entityOf(of, action.entity)
  if (!action || !entity || !canCreate(of.model, of.viewer, entity, action)) return nothing
  const mine = ownRows(of, entity)
  const last = mine.find(({ id }) => id === of.request.query.row) ?? mine.at(-1)
  const rates = html`<table class="rates"><caption>What the price is made of</caption><tbody>${block.rates.map(({ label, value }) => html`<tr><th scope="row">${label}</th><td class="number">${value}</td></tr>`)}</tbody></table>`
  return section(
    of,
    block,
    html`<div class="checkout"><div class="card form-card">${formOf(of, { id: block.id, action, entity, row: null })}</div><div class="quote-side">${last && result(of, block, entity, last)}<div class="card rates-card">${rates}</div></div></div>`,
    { unseen: 'Price', words: block.text ? html`<p class="lead">${block.text}</p>` : nothing },
  )
}

function result(of: Context, block: BlockOf<'quote'>, entity: Entity, row: SiteRow): Html {
  const fields = fieldsOf(entity, actionOf(of, block.action)?.fields ?? []).filter(({ type }) => type === 'number' || type === 'choice')
  return html`<section class="card quote-result" aria-labelledby="${block.id}-result"><h3 id="${block.id}-result">Your price</h3><p class="price-amount">${wordsOf(of, entity, row, block.result)}</p><dl class="facts">${fields.map((field) => html`<div><dt>${field.label}</dt><dd>${showValue(of, field, valueIn(row, field.id))}</dd></div>`)}</dl></section>`
}
