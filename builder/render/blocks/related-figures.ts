import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { type Context, fieldOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { drawnOf } from './drawn.ts'
import { measure, measureName, shown } from './measure.ts'

type Related = BlockOf<'detail'>['related'][number]

/** What the rows that refer to a row come to, what is left of what it gives them, and charts of them. */
export function relatedFigures(
  of: Context,
  { draws = [], sum }: Related,
  entity: Entity,
  rows: readonly SiteRow[],
  whole: { readonly entity: Entity; readonly row: SiteRow },
): Html {
  const charts = rows.length < 2 ? [] : draws.map((one) => chart(of, one, entity, rows))
  return html`${sum ? sums(sum, entity, rows, whole) : nothing}${charts.length > 0 && html`<div class="report-charts">${charts}</div>`}`
}

function chart(of: Context, draw: NonNullable<Related['draws']>[number], entity: Entity, rows: readonly SiteRow[]): Html {
  const found = drawnOf(of, entity, draw, rows)
  return found ? html`<figure class="card chart"><figcaption>${draw.heading}</figcaption>${found.unit}${found.drawn}${found.table}</figure>` : nothing
}

function sums(
  { field: id, of: given }: NonNullable<Related['sum']>,
  entity: Entity,
  rows: readonly SiteRow[],
  whole: { readonly entity: Entity; readonly row: SiteRow },
): Html {
  const field = fieldOf(entity, id)
  const number = measure('sum', rows, field) ?? 0
  const from = given === null ? undefined : fieldOf(whole.entity, given)
  const all = from && valueIn(whole.row, from.id)
  const name = measureName('sum', field, entity)
  const tile = (label: string, text: string): Html => html`<div class="card tile"><dt>${label}</dt><dd>${text}</dd></div>`
  const left = from && typeof all === 'number' ? [tile(from.label, shown('sum', from, all)), tile('Left', shown('sum', from, all - number))] : []
  return html`<dl class="tiles tiles-${1 + left.length}">${tile(`${name.charAt(0).toUpperCase()}${name.slice(1)} of ${entity.plural}`, shown('sum', field, number))}${left}</dl>`
}
