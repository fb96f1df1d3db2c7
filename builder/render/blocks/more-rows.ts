import type { Entity, Field, Page } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { isSort } from '../../sort.ts'
import { isUnpublished } from '../access.ts'
import { type Context, entityOf, listPlace, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { picture } from '../list/layouts.ts'
import { valueIn } from '../own.ts'
import { rowAddress, showValue, titleOf } from '../value.ts'
import { detailRow } from './detail.ts'

const [fewest, most] = [2, 3]
/** Under a page that shows a row: up to three other rows of what everybody browses, those of the same sort first; nothing of what only some see, or where hardly any are left. */
export function moreRows(of: Context, page: Page): Html {
  const [block] = page.blocks
  const entity = block?.kind === 'detail' ? entityOf(of, block.entity) : undefined
  const list = entity && listPlace(of, entity.id)?.block
  const isBrowsed = entity?.read === 'public' && !entity.members && (list?.layout === 'cards' || list?.layout === 'feed')
  const row = isBrowsed && block?.kind === 'detail' && detailRow(of, block)
  if (!row || !entity) return nothing
  const others = rowsOf(of, entity).filter((one) => one.id !== row.id && !isUnpublished(entity, one))
  if (others.length < fewest) return nothing
  const sort = entity.fields.find((field) => isSort(field) && field.id !== entity.lifecycle?.field)
  const told = entity.fields.find(({ type }) => type === 'money') ?? sort
  const alike = others.filter((one) => sort !== undefined && valueIn(one, sort.id) === valueIn(row, sort.id))
  const shown = [...alike, ...others.filter((one) => !alike.includes(one))].slice(0, most)
  return html`<section class="block block-more on-page" aria-labelledby="more"><div class="wrap"><div class="section-head"><h2 id="more">More ${entity.plural}</h2></div><ul class="grid grid-3">${shown.map((one) => moreCard(of, entity, one, told))}</ul></div></section>
`
}

function moreCard(of: Context, entity: Entity, row: SiteRow, told: Field | undefined): Html {
  const value = told && valueIn(row, told.id)
  const isTold = value !== undefined && value !== null && value !== ''
  return html`<li class="card more-card">${picture(of, entity, row)}<div class="card-body"><a href="${rowAddress(of, entity, row)}">${titleOf(of, entity, row)}</a>${told && isTold && html`<p>${showValue(of, told, value)}</p>`}</div></li>`
}
