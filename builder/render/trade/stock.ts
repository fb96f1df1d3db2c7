import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { numberOf } from '../act/scene.ts'
import { emptyState, section } from '../blocks/section.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { grouped, rowAddress, titleOf } from '../value.ts'
import { wordsOf } from './money.ts'

const usual_low = 5
const most = 24

/** What there is of each thing, those that run low first. */
export function stock(of: Context, block: BlockOf<'stock'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity) return nothing
  const rows = rowsOf(of, entity)
  if (rows.length === 0) return section(of, block, emptyState({ words: `There are no ${entity.plural} yet.` }))
  const left = (row: SiteRow): number => numberOf(valueIn(row, block.quantity)) ?? 0
  const low = (row: SiteRow): number => (block.low === null ? null : numberOf(valueIn(row, block.low))) ?? usual_low
  const isLow = (row: SiteRow): boolean => left(row) <= low(row)
  const top = Math.max(1, ...rows.map((row) => Math.max(left(row), low(row))))
  const sorted = rows.toSorted((a, b) => Number(isLow(b)) - Number(isLow(a)) || left(a) - left(b))
  const scarce = rows.filter(isLow).length
  const words = scarce === 0 ? 'Nothing runs low.' : `${scarce} of ${rows.length} ${entity.plural} run low.`
  return section(
    of,
    block,
    html`<p class="stock-words">${words}</p><ul class="card stock">${sorted.slice(0, most).map((row) => level(of, block, entity, row, { left: left(row), isLow: isLow(row), share: left(row) / top }))}</ul>`,
    { unseen: 'Stock' },
  )
}

interface Level {
  readonly left: number
  readonly isLow: boolean
  readonly share: number
}
function level(of: Context, block: BlockOf<'stock'>, entity: Entity, row: SiteRow, { left, isLow, share }: Level): Html {
  const to = rowAddress(of, entity, row)
  const title = titleOf(of, entity, row)
  const unit = wordsOf(of, entity, row, block.unit)
  const mark =
    left <= 0
      ? html`<span class="tag tag-bad">None left</span>`
      : isLow
        ? html`<span class="tag tag-wait">Low stock</span>`
        : html`<span class="tag tag-good">In stock</span>`
  return html`<li><p class="stock-name">${to ? html`<a href="${to}">${title}</a>` : title}</p>${mark}<p class="stock-left">${grouped(left)}${unit && ` ${unit}`}</p><svg class="stock-bar${isLow && ' is-low'}" width="100%" height="8" aria-hidden="true"><rect class="plot-track" width="100%" height="8" rx="4"></rect><rect class="plot-bar" width="${Math.round(Math.max(0, Math.min(1, share)) * 1000) / 10}%" height="8" rx="4"></rect></svg></li>`
}
