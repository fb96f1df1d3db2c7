import type { Action, BlockOf, Entity } from '../../model.ts'
import { canCreate } from '../access.ts'
import { emptyState, section } from '../blocks/section.ts'
import { actionOf, address, type Context, entityOf, pageAt } from '../context.ts'
import { formOf } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { rowAddress } from '../value.ts'
import { lineTable } from './lines.ts'
import { ownRows } from './money.ts'
import { codeToPay } from './scan-to-pay.ts'

/** The form for the order beside the cart's lines; an empty cart leads to the shop, and an order just placed to its receipt. */
export function checkout(of: Context, block: BlockOf<'checkout'>): Html {
  const action = actionOf(of, block.action)
  const [entity, lines] = [action && entityOf(of, action.entity), entityOf(of, block.cart.entity)]
  if (!action || !entity || !lines) return nothing
  if (!canCreate(of.model, of.viewer, entity, action)) return section(of, block, emptyState({ words: 'Ordering is for those who buy here.' }))
  const rows = ownRows(of, lines)
  if (rows.length === 0) return section(of, block, afterwards(of, block, action, entity), { unseen: 'Checkout' })
  const note = block.text && html`<p class="sandbox">${block.text}</p>`
  return section(
    of,
    block,
    html`<div class="checkout"><div class="card form-card">${note}${formOf(of, { id: block.id, action, entity, row: null })}</div><section class="card checkout-lines" aria-labelledby="${block.id}-lines"><h3 id="${block.id}-lines">Your order</h3>${lineTable(of, lines, rows, block.cart)}</section></div>`,
    { unseen: 'Checkout' },
  )
}

function afterwards(of: Context, block: BlockOf<'checkout'>, action: Action, entity: Entity): Html {
  const placed = of.request.query.done === action.id ? ownRows(of, entity).find(({ id }) => id === of.request.query.row) : undefined
  const [orders, shop] = [pageAt(of, block.orders), pageAt(of, block.shop)]
  if (!placed) return emptyState({ words: 'Your cart is empty.', href: shop ? address(of, shop.path) : null, label: shop?.title ?? '' })
  const receipt = rowAddress(of, entity, placed)
  const scan = of.model.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'scan_to_pay' && one.entity === entity.id)
  const paying = scan?.kind === 'scan_to_pay' ? codeToPay(of, scan, entity, placed) : nothing
  return html`${paying}<div class="card thanks"><p>Thank you. Your order is kept here, and you can follow it at any time.</p><div class="actions">${receipt && html`<a class="button" href="${receipt}">See the receipt</a>`}${orders && html`<a class="button button-plain" href="${address(of, orders.path)}">${orders.title}</a>`}</div></div>`
}
