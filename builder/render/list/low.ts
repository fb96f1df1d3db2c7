import type { Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { numberOf } from '../act/scene.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'

/** A mark beside the title of a row of which as little is left as its lowest level, or less. */
export function lowMark({ low }: Entity, row: SiteRow): Html {
  const left = low && numberOf(valueIn(row, low.left))
  const at = low && numberOf(valueIn(row, low.at))
  if (typeof left !== 'number' || typeof at !== 'number' || left > at) return nothing
  return left <= 0 ? html` <span class="tag tag-bad">None left</span>` : html` <span class="tag tag-wait">Low</span>`
}
