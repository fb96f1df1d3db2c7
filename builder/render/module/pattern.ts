import type { BlockOf } from '../../model.ts'
import { drawingOf, readPattern } from '../../patterns.ts'
import type { SiteRow } from '../../site.ts'
import { isMine } from '../access.ts'
import { emptyState, section } from '../blocks/section.ts'
import { address, type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html, nothing, raw } from '../html.ts'
import { valueIn } from '../own.ts'
import { aboutOf } from '../social/about.ts'
import { titleOf } from '../value.ts'
import { stage } from './stage.ts'

const [saved_max, shown_max] = [24, 60]
const drawn = (row: SiteRow, design: string, title: string): Html | null => {
  const pattern = readPattern(String(valueIn(row, design) ?? ''))
  return pattern && html`<div class="pattern-preview" role="img" aria-label="${title}">${raw(drawingOf(pattern))}</div>`
}

/** An editor of patterns: what the visitor has kept and can copy; on the page of one, that pattern as it is, and the editor that begins with it. */
export function pattern(of: Context, block: BlockOf<'pattern'>): Html {
  const entity = entityOf(of, block.saved.entity)
  if (!entity) return nothing
  const about = block.about === true ? aboutOf(of, entity.id) : null
  if (block.about === true && !about) return nothing
  const rows = about ? [about.row] : rowsOf(of, entity).slice(0, saved_max)
  const saved = rows.map((row) => ({
    id: row.id,
    name: titleOf(of, entity, row),
    design: String(valueIn(row, block.saved.design) ?? ''),
    isOwn: isMine(of.viewer, row),
  }))
  const { done, row } = of.request.query
  const opened = about?.row.id ?? (done === block.keeps?.action ? row : undefined)
  const still = about
    ? (drawn(about.row, block.saved.design, titleOf(of, entity, about.row)) ?? nothing)
    : html`<p class="module-about">Set the size of the grid, choose a colour and paint cells.</p>`
  return stage(of, block, {
    module: 'pattern',
    data: { across: block.across, saved, ...(opened && { opened }) },
    still,
    keeps: block.keeps,
    ...(block.saved.change && { change: block.saved.change }),
  })
}

/** Patterns that the viewer may see, each with its preview, whose it is and how many like it. */
export function patternGallery(of: Context, block: BlockOf<'pattern_gallery'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity) return nothing
  const liking = block.likes ? entityOf(of, block.likes.entity) : undefined
  const likes = liking ? rowsOf(of, liking) : []
  const cards = rowsOf(of, entity)
    .slice(0, shown_max)
    .flatMap((row) => {
      const title = titleOf(of, entity, row)
      const preview = drawn(row, block.design, title)
      if (!preview) return []
      const by = block.by === null ? '' : String(valueIn(row, block.by) ?? '')
      const count = likes.filter((like) => valueIn(like, block.likes!.by) === row.id).length
      return [
        html`<li class="card pattern-card">${preview}<h3>${block.page === null ? title : html`<a href="${address(of, block.page, { query: { row: row.id } })}">${title}</a>`}</h3><p class="module-about">${by && `by ${by}`}${by && liking && ', '}${liking && `${count} ${count === 1 ? 'like' : 'likes'}`}</p></li>`,
      ]
    })
  if (cards.length === 0) return section(of, block, emptyState({ words: `There are no ${entity.plural} yet.` }))
  return section(of, block, html`<ul class="pattern-gallery">${cards}</ul>`, { unseen: 'Gallery' })
}
