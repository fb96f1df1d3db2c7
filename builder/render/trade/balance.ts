import type { BlockOf } from '../../model.ts'
import { stateOf } from '../access.ts'
import { section } from '../blocks/section.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { inForm, ownRows, sumOf } from './money.ts'

/** What the visitor has: the sum of their own rows; who runs the site sees that of all. */
export function balance(of: Context, block: BlockOf<'balance'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity) return nothing
  const { lifecycle } = entity
  const rows = (of.viewer.manages ? rowsOf(of, entity) : ownRows(of, entity)).filter((row) => !(lifecycle && block.unless.includes(stateOf(lifecycle, row))))
  const opening = of.viewer.manages ? 0 : (block.opening ?? 0)
  return section(
    of,
    block,
    html`<div class="card balance"><p class="balance-label">${block.label}${of.viewer.manages && ' of everybody'}</p><p class="price-amount">${inForm(entity, block.field, opening + sumOf(rows, block.field))}</p>${block.text && html`<p class="sandbox">${block.text}</p>`}</div>`,
    { unseen: block.label },
  )
}
