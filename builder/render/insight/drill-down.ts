import type { BlockOf, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { shown } from '../blocks/measure.ts'
import { type Bar, sideways } from '../blocks/plot.ts'
import { emptyState, section } from '../blocks/section.ts'
import { address, type Context, entityOf, fieldOf, fieldsOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { rowAddress, textOf, titleOf } from '../value.ts'
import { areasOf } from './areas.ts'

type Drill = BlockOf<'drill_down'>

/** What an area comes to: its own figure, else that of all that lies in it; shares and averages are those of its parts, on the average. */
function figureOf(rows: readonly SiteRow[], block: Drill, field: Field, area: SiteRow, depth = 0): number | null {
  const own = valueIn(area, field.id)
  if (typeof own === 'number') return own
  const parts = depth > 6 ? [] : rows.filter((row) => valueIn(row, block.parent) === area.id)
  const numbers = parts.flatMap((part) => figureOf(rows, block, field, part, depth + 1) ?? [])
  if (numbers.length === 0) return null
  const sum = numbers.reduce((total, one) => total + one, 0)
  return field.type === 'percent' ? Math.round((sum / numbers.length) * 10) / 10 : sum
}

/** The area that the address names, from the whole to it; empty for the whole. */
function wayTo(rows: readonly SiteRow[], block: Drill, id: string | undefined): readonly SiteRow[] {
  const way: SiteRow[] = []
  for (let at = rows.find((row) => row.id === id); at && !way.includes(at); ) {
    way.unshift(at)
    const up: unknown = valueIn(at, block.parent)
    at = rows.find((row) => row.id === up)
  }
  return way
}

/** A map of areas by one of their figures: each opens the areas that it falls into, the way back stands above. */
export function drillDown(of: Context, block: Drill): Html {
  const entity = entityOf(of, block.entity)
  const figures = entity ? fieldsOf(entity, block.figures) : []
  const asked = figures.find(({ id }) => id === of.request.query[`${block.id}.by`]) ?? figures[0]
  if (!entity || !asked || (entity.read === 'managed' && !of.viewer.manages)) return nothing
  const rows = rowsOf(of, entity)
  const way = wayTo(rows, block, of.request.query[`${block.id}.at`])
  const here = way.at(-1)
  const inside = rows.filter((row) => (valueIn(row, block.parent) ?? null) === (here?.id ?? null))
  const to = (at: string | undefined, by = asked.id): string =>
    address(of, of.page?.path ?? '/', { query: { [`${block.id}.at`]: at, [`${block.id}.by`]: by }, anchor: block.id })
  const all = [{ id: undefined, name: 'All' }, ...way.map((row) => ({ id: row.id, name: titleOf(of, entity, row) }))]
  const crumbs = all.map(({ id, name }, at) =>
    at === all.length - 1 ? html`<li aria-current="location"><b>${name}</b></li>` : html`<li><a href="${to(id)}">${name}</a> ›</li>`,
  )
  const up = here && html`<a class="button button-small button-plain" href="${to(way.at(-2)?.id)}">Up</a>`
  const chips = figures.map((field) => html`<li><a href="${to(here?.id, field.id)}"${field === asked && html` aria-current="true"`}>${field.label}</a></li>`)
  const tools = html`<div class="drill-way"><nav aria-label="Where on the map"><ol class="drill-way">${crumbs}</ol></nav>${up}</div><nav class="chips" aria-label="Figure of the map"><ul>${chips}</ul></nav>`
  const level = fieldOf(entity, block.level)
  const body = inside.length === 0 ? (here ? leaf(of, entity, here, figures) : emptyState({ words: `There are no ${entity.plural} yet.` })) : mapOf(of, block, { entity, rows, inside, field: asked, to, level }) // biome-ignore format: one choice
  return section(of, block, html`${tools}${body}`, { unseen: 'Map of areas' })
}

const leaf = (of: Context, entity: Entity, row: SiteRow, figures: readonly Field[]): Html =>
  html`<p class="count">${titleOf(of, entity, row)} is not divided any further.</p><dl class="tiles tiles-${Math.min(4, figures.length)}">${figures.map((field) => html`<div class="card tile"><dt>${field.label}</dt><dd>${textOf(of, field, valueIn(row, field.id)) || '–'}</dd></div>`)}</dl>`

interface Inside {
  readonly entity: Entity
  readonly rows: readonly SiteRow[]
  readonly inside: readonly SiteRow[]
  readonly field: Field
  readonly to: (at: string | undefined) => string
  readonly level: Field | undefined
}
function mapOf(of: Context, block: Drill, { entity, rows, inside, field, to, level }: Inside): Html {
  const said = (one: Field, number: number | null): string => shown(one.type === 'percent' ? 'average' : 'sum', one, number)
  const found = inside.map((row) => ({ row, name: titleOf(of, entity, row), number: figureOf(rows, block, field, row) ?? 0 }))
  const numbers = found.map(({ number }) => number)
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
  const drawn = areasOf(found.map(({ row }) => row.id)).map(({ points, x, y }, at) => {
    const { row, name, number } = found[at]!
    const shade = high === low ? 0.35 : 0.12 + 0.43 * ((number - low) / (high - low))
    return html`<a href="${to(row.id)}" aria-label="${name}: ${said(field, number)}"><polygon class="drill-area" points="${points}" fill-opacity="${shade.toFixed(2)}"></polygon><text x="${x}" y="${y}" text-anchor="middle" aria-hidden="true">${name}</text><text x="${x}" y="${y + 4}" text-anchor="middle" aria-hidden="true">${said(field, number)}</text></a>`
  })
  const bars = found.map(({ name, number }): Bar => ({ label: name, number, text: said(field, number) })).toSorted((a, b) => b.number - a.number)
  const kind = level ? textOf(of, level, valueIn(inside[0]!, level.id)) : ''
  const figures = fieldsOf(entity, block.figures)
  const lines = inside.map((row) => {
    const place = rowAddress(of, entity, row)
    return html`<tr><th scope="row"><a href="${to(row.id)}">${titleOf(of, entity, row)}</a></th>${figures.map((one) => html`<td class="number">${said(one, figureOf(rows, block, one, row))}</td>`)}<td>${place && html`<a href="${place}">Details</a>`}</td></tr>`
  })
  const table = html`<details class="chart-table"><summary>Show as a table</summary><table><caption class="sr">${entity.plural}</caption><thead><tr><th scope="col">${kind || entity.singular}</th>${figures.map(({ label }) => html`<th scope="col" class="number">${label}</th>`)}<th scope="col"><span class="sr">Page</span></th></tr></thead><tbody>${lines}</tbody></table></details>`
  return html`<div class="map drill"><figure class="card map-plan"><svg viewBox="0 0 100 60" role="group" aria-label="Map of ${inside.length} ${entity.plural} by ${field.label.toLowerCase()}">${drawn}</svg><figcaption>The darker, the more: ${said(field, low)} to ${said(field, high)}. Choose an area to see what lies in it. The map is schematic.</figcaption></figure><figure class="card chart"><figcaption>${field.label}${kind && ` by ${kind.toLowerCase()}`}</figcaption>${sideways(bars)}${table}</figure></div>`
}
