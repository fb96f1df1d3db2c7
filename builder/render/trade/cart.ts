import type { Action, BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { emptyState, section } from '../blocks/section.ts'
import { actionOf, address, type Context, entityOf, pageAt } from '../context.ts'
import { actionAddress, backTo, refusalOf } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { own, valueIn } from '../own.ts'
import { showValue } from '../value.ts'
import { chosenFor } from './lines.ts'
import { inForm, itemOf, ownRows, sumOf, wordsOf } from './money.ts'

/** The visitor's own cart: quantities to change, lines to take out, and the total. */
export function cart(of: Context, block: BlockOf<'cart'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity) return nothing
  const rows = ownRows(of, entity)
  const shop = pageAt(of, block.shop)
  if (rows.length === 0)
    return section(of, block, emptyState({ words: block.empty, href: shop ? address(of, shop.path) : null, label: shop?.title ?? '' }), { unseen: 'Cart' })
  const checkout = pageAt(of, block.checkout)
  const total = inForm(entity, block.amount, sumOf(rows, block.amount))
  return section(
    of,
    block,
    html`<div class="cart"><ul class="card cart-lines">${rows.map((row) => line(of, block, entity, row))}</ul><div class="card cart-sum"><dl><div><dt>${rows.length === 1 ? '1 line' : `${rows.length} lines`}</dt><dd>${total}</dd></div><div class="cart-total"><dt>Total</dt><dd>${total}</dd></div></dl>${checkout && html`<a class="button button-wide" href="${address(of, checkout.path)}">${checkout.title}</a>`}${shop && html`<a class="button button-plain button-wide" href="${address(of, shop.path)}">Keep shopping</a>`}</div></div>`,
    { unseen: 'Cart' },
  )
}

function line(of: Context, block: BlockOf<'cart'>, entity: Entity, row: SiteRow): Html {
  const item = itemOf(entity, row, block.item)
  const name = (item && wordsOf(of, entity, row, item.id)) || 'this item'
  const [change, remove] = [actionOf(of, block.change), actionOf(of, block.remove)]
  return html`<li class="cart-line" id="${block.id}-row-${row.id}"><div class="cart-what"><p class="cart-name">${item && showValue(of, item, valueIn(row, item.id))}</p>${chosenFor(of, entity, row, block)}<p class="cart-price">${wordsOf(of, entity, row, block.price)} each</p></div>${change && quantityForm(of, block, change, row, name)}<p class="cart-amount">${wordsOf(of, entity, row, block.amount)}</p>${remove && html`<form method="post" action="${actionAddress(of, remove)}"><input type="hidden" name="row" value="${row.id}"><input type="hidden" name="back" value="${backTo(of)}"><button class="button button-small button-quiet" type="submit">Remove<span class="sr"> ${name}</span></button></form>`}</li>`
}

function quantityForm(of: Context, block: BlockOf<'cart'>, change: Action, row: SiteRow, name: string): Html {
  const refusal = refusalOf(of, change, row)
  const id = `${block.id}-quantity-${row.id}`
  const error = own(refusal?.errors, block.quantity) ?? own(refusal?.errors, '')
  const value = own(refusal?.typed, block.quantity) ?? String(valueIn(row, block.quantity) ?? 1)
  return html`<form class="quantity" method="post" action="${actionAddress(of, change)}" novalidate><input type="hidden" name="row" value="${row.id}"><input type="hidden" name="back" value="${backTo(of)}"><label class="sr" for="${id}">Quantity of ${name}</label><input id="${id}" name="${block.quantity}" type="number" min="1" step="1" value="${value}"${error && html` aria-invalid="true" aria-describedby="${id}-error"`}><button class="button button-small button-plain" type="submit">Update<span class="sr"> ${name}</span></button>${error && html`<p class="error" id="${id}-error" role="alert">${error}</p>`}</form>`
}
