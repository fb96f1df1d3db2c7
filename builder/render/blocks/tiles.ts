import type { BlockOf, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { isAmongMine } from '../access.ts'
import { type Context, entityOf, fieldOf } from '../context.ts'
import { type Html, html } from '../html.ts'
import { rowsAmong } from '../insight/page-among.ts'
import { periodBar, rowsWithin } from '../insight/page-period.ts'
import { dayAfter, dayIn } from '../insight/period.ts'
import { hasValue } from '../list/late.ts'
import { grouped } from '../value.ts'
import { measure, shareOf, shown } from './measure.ts'
import { section } from './section.ts'

type Tile = BlockOf<'tiles'>['tiles'][number]

export function tiles(of: Context, block: BlockOf<'tiles'>): Html {
  const all = block.tiles.flatMap((tile) => {
    const entity = entityOf(of, tile.entity)
    if (!entity) return []
    const read = tile.month === undefined ? rowsWithin(of, entity) : rowsAmong(of, entity)
    const rows = read.filter((row) => !block.mine || isAmongMine(of.viewer, entity, row))
    return html`<div class="card tile"><dt>${tile.label}</dt>${tile.month === undefined ? html`<dd>${figureOf(of, tile, entity, rows).text}</dd>` : monthOf(of, tile, entity, rows, tile.month)}</div>`
  })
  const first = of.page?.blocks.find(({ kind }) => kind === 'tiles')
  return section(of, block, html`${first?.id === block.id && periodBar(of, block.id)}<dl class="tiles tiles-${Math.min(4, all.length)}">${all}</dl>`)
}

interface Figure {
  readonly number: number | null
  readonly text: string
}
function figureOf(of: Context, { measure: kind, field: id, where }: Tile, entity: Entity, all: readonly SiteRow[]): Figure {
  const rows = all.filter((row) => !where || hasValue(entity, row, where.field, where.is, of.request.today))
  if (kind === 'share') return { number: all.length === 0 ? null : rows.length / all.length, text: shareOf(rows.length, all.length) }
  const field: Field | undefined = id === undefined ? undefined : fieldOf(entity, id)
  const number = measure(kind, rows, field)
  return { number, text: shown(kind, field, number) }
}

/** What this month comes to, beside the last one. */
function monthOf(of: Context, tile: Tile, entity: Entity, rows: readonly SiteRow[], date: string): Html {
  const now = of.request.today.slice(0, 7)
  const last = dayAfter(`${now}-01`, -1).slice(0, 7)
  const within = (month: string): Figure => figureOf(of, tile, entity, rows.filter((row) => dayIn(row, date)?.startsWith(month))) // biome-ignore format: one call
  const [figure, before] = [within(now), within(last)]
  return html`<dd>${figure.text}</dd><dd class="tile-change">Last month: ${before.text}${changed(figure.number, before.number)}</dd>`
}

/** " (▲ up 12%)"; nothing where there is nothing to divide by. */
function changed(now: number | null, before: number | null): string {
  if (now === null || before === null || before === 0) return ''
  const share = Math.round(((now - before) / Math.abs(before)) * 100)
  return share === 0 ? ' (the same)' : ` (${share > 0 ? '▲ up' : '▼ down'} ${grouped(Math.abs(share), 0)}%)`
}
