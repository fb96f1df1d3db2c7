import type { BlockOf, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { type Context, entityOf, fieldOf } from '../context.ts'
import { type Html, html } from '../html.ts'
import { donut } from '../insight/shapes.ts'
import { grouped } from '../value.ts'
import { grouping, timedOf, withUnit } from './grouping.ts'
import { measure, measureName, shareOf, shown } from './measure.ts'
import { type Bar, line, sideways, upright } from './plot.ts'

type Drawing = Pick<BlockOf<'chart'>, 'by' | 'through' | 'measure' | 'field' | 'shape' | 'step'>

export interface Drawn {
  readonly drawn: Html
  readonly table: Html
  /** "In kWh"; nothing where there is no unit. */
  readonly unit: Html | false
  /** What is drawn, and by what. */
  readonly caption: string
}

/** A chart of rows with its figures as a table; null where there is nothing to draw. With `part`, how many in a hundred of each group hold. */
export function drawnOf(
  of: Context,
  entity: Entity,
  block: Drawing,
  rows: readonly SiteRow[],
  part?: { readonly name: string; readonly holds: (row: SiteRow) => boolean },
): Drawn | null {
  const by = fieldOf(entity, block.by)
  if (!by) return null
  const field = withUnit(block.field ? fieldOf(entity, block.field) : undefined, entity, rows)
  const bars = grouping(of, by, rows, block).map(([label, group]): Bar => {
    if (part) {
      const held = group.filter(part.holds).length
      return { label, number: held / group.length, text: shareOf(held, group.length) }
    }
    const number = measure(block.measure, group, field)
    return { label, number: number ?? 0, text: shown(block.measure, field, number) }
  })
  if (bars.length === 0) return null
  const what = part?.name ?? measureName(block.measure, field, entity)
  const along = (block.through === undefined ? undefined : fieldIn(of, by.entity, block.through)) ?? by
  const caption = `${what} by ${along.label.toLowerCase()}`
  const unit = block.measure !== 'count' && field?.type === 'number' ? field.unit : undefined
  // A unit that is told once leaves room for the figures.
  const plotted = unit === undefined ? bars : bars.map((bar) => ({ ...bar, text: grouped(bar.number) }))
  const flat = block.shape === 'ring' && bars.length <= 6 ? donut : sideways
  return {
    drawn: timedOf(by) ? (block.shape === 'line' ? line(plotted) : upright(plotted)) : flat(bars),
    table: html`<details class="chart-table"><summary>Show as a table</summary><table><caption class="sr">${caption}</caption><thead><tr><th scope="col">${along.label}</th><th scope="col" class="number">${what}</th></tr></thead><tbody>${bars.map((bar) => html`<tr><th scope="row">${bar.label}</th><td class="number">${bar.text}</td></tr>`)}</tbody></table></details>`,
    unit: unit !== undefined && html`<p class="count">In ${unit}</p>`,
    caption,
  }
}

const fieldIn = (of: Context, entity: string | undefined, id: string): Field | undefined => {
  const other = entity === undefined ? undefined : entityOf(of, entity)
  return other && fieldOf(other, id)
}
