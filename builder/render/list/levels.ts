import type { Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { numberOf } from '../act/scene.ts'
import type { Context } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { siteSets } from '../set-rows.ts'

/** A mark beside the title of a row of which as little is left as its lowest level, or less. */
export function lowMark(of: Context, { low }: Entity, row: SiteRow): Html {
  const left = low && numberOf(valueIn(row, low.left))
  const at = low && (low.at === undefined ? Number(siteSets(of.model, of.request.rows, 'low') || Number.NaN) : numberOf(valueIn(row, low.at)))
  if (typeof left !== 'number' || typeof at !== 'number' || !(left <= at)) return nothing
  return left <= 0 ? html` <span class="tag tag-bad">None left</span>` : html` <span class="tag tag-wait">Low</span>`
}

/** What share in percent of what it is to come to a row has come to; null where it is to come to nothing. */
function shareOf({ filled }: Entity, row: SiteRow): number | null {
  const sum = filled && numberOf(valueIn(row, filled.sum))
  const of = filled && numberOf(valueIn(row, filled.of))
  return typeof of === 'number' && of > 0 ? Math.floor(((sum ?? 0) / of) * 100) : null
}
const wordFor = ({ fields, filled }: Entity): string => (fields.find(({ id }) => id === filled?.sum)?.label ?? '').toLowerCase()

/** A mark beside the title of a row that is given to or invested in: the share that is there. */
export function filledMark(entity: Entity, row: SiteRow): Html {
  const share = shareOf(entity, row)
  return share === null ? nothing : html` <span class="tag">${share}% ${wordFor(entity)}</span>`
}
/** The same as a bar. */
export function filledBar(entity: Entity, row: SiteRow): Html {
  const share = shareOf(entity, row)
  const words = `${share}% ${wordFor(entity)}`
  return share === null
    ? nothing
    : html`<p class="filled"><progress max="100" value="${Math.min(100, share)}" aria-label="${words}">${words}</progress> ${words}</p>`
}
