import { chartOf } from '../../explore/draw.ts'
import { examples } from '../../explore/examples.ts'
import { readFigures } from '../../explore/kept.ts'
import { begunWith } from '../../explore/settings.ts'
import { seenBy } from '../../explore/views.ts'
import type { BlockOf, Entity } from '../../model.ts'
import { isKeptFrom } from '../access.ts'
import { emptyState, section } from '../blocks/section.ts'
import { address, type Context, entityOf, fieldsOf, rowsOf } from '../context.ts'
import { type Html, html } from '../html.ts'
import { valueIn } from '../own.ts'
import { paletteOf } from '../palette.ts'
import { capital, dayOf, textOf, titleOf } from '../value.ts'
import { stage } from './stage.ts'

const rows_max = 500
const others = ['#b3541e', '#1b7a4b', '#6a3fb5', '#a3195b', '#0e7c86', '#5c6b1f', '#1f5fbf'] as const

/** The rows of an entity that the viewer may read, as a table of words, oldest first. */
function tableOf(of: Context, entity: Entity, fields: readonly string[]): { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] } {
  const known = fieldsOf(entity, fields)
  const rows = rowsOf(of, entity).slice(0, rows_max).toReversed() // biome-ignore format: one chain
  return {
    heads: known.map(({ label }) => label),
    rows: rows.map((row) =>
      known.map((field) => {
        const value = valueIn(row, field.id)
        if (typeof value === 'number') return String(value)
        if (field.type === 'date' || field.type === 'datetime') return dayOf(value)?.key ?? ''
        return textOf(of, field, value)
      }),
    ),
  }
}

/** An explorer of the site's own rows and of tables that the visitor brings: a chart of the first as it stands, and the explorer itself. */
export function explorer(of: Context, block: BlockOf<'explorer'>): Html {
  const colours = [paletteOf(of.model.theme).card.link, ...others]
  const sources = block.sources.flatMap(({ entity: id, fields }) => {
    const entity = entityOf(of, id)
    const table = entity && tableOf(of, entity, fields)
    return entity && table && table.rows.length > 0 ? [{ id, name: capital(entity.plural), table }] : []
  })
  // Whoever may not read the site's own tables yet is not shown tables of others in their place.
  const isOutside = sources.length === 0 && block.sources.some(({ entity: id }) => isKeptFrom(of.viewer, entityOf(of, id)!))
  if (isOutside) return section(of, block, emptyState({ words: 'Log in, and the tables of this site are here to be drawn and studied.', href: of.model.accounts ? address(of, of.model.accounts.log_in) : null, label: 'Log in' })) // biome-ignore format: one call
  const first = sources[0] ?? examples[0]!
  const { figures, note } = seenBy('Chart', first.table, begunWith(first.table, {}), colours)
  const still = html`<div class="explore-chart" tabindex="0" role="region" aria-label="Chart">${figures && chartOf(figures)}</div><p class="module-about">${first.name}: ${note}</p>`
  return stage(of, block, { module: 'explorer', data: { sources, colours }, still, keeps: block.keeps })
}

/** The charts that rows keep, drawn again as they were. */
export function keptCharts(of: Context, block: BlockOf<'kept_charts'>): Html {
  const entity = entityOf(of, block.entity)
  const all = entity
    ? rowsOf(of, entity).flatMap((row) => {
        const figures = readFigures(String(valueIn(row, block.chart) ?? ''))
        return figures ? [{ row, figures }] : []
      })
    : []
  if (!entity || all.length === 0) return section(of, block, emptyState({ words: 'No chart is kept yet: keep one, and it stands here.', ...(block.page && { href: address(of, block.page), label: 'Draw a chart' }) })) // biome-ignore format: one call
  const drawn = all.slice(0, 12).map(({ row, figures }) => {
    const title = titleOf(of, entity, row)
    return html`<figure class="card chart explore-kept"><figcaption class="sr">${title}</figcaption><div class="explore-chart" tabindex="0" role="region" aria-label="${title}">${chartOf({ ...figures, title })}</div></figure>`
  })
  return section(of, block, html`<div class="explore-board">${drawn}</div>`, { unseen: 'Kept charts' })
}
