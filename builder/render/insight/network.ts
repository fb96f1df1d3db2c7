import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { emptyState, section } from '../blocks/section.ts'
import { address, type Context, entityOf, fieldOf, rowsOf } from '../context.ts'
import { type Html, html } from '../html.ts'
import { own, valueIn } from '../own.ts'
import { rowAddress, textOf, titleOf } from '../value.ts'

const [wide, high, edge, nodes_most, rounds] = [800, 480, 60, 80, 120] as const
interface Place {
  x: number
  y: number
}
interface Line {
  readonly from: SiteRow
  readonly to: SiteRow
  readonly words: string
}
type Layout = 'circle' | 'forces' | 'rows'
const layouts: readonly (readonly [Layout, string])[] = [
  ['circle', 'Circle'],
  ['forces', 'By closeness'],
  ['rows', 'Rows'],
]

/** Rows as named points, joined by lines that say what joins them; the layout is chosen by links. */
export function network(of: Context, block: BlockOf<'network'>): Html {
  const [entity, about] = [entityOf(of, block.entity), entityOf(of, block.nodes)]
  if (!entity || !about) return html``
  const nodes = rowsOf(of, about).slice(0, nodes_most)
  const byId = new Map(nodes.map((row) => [row.id, row]))
  const label = block.label === null ? undefined : fieldOf(entity, block.label)
  const lines = rowsOf(of, entity).flatMap((row): Line[] => {
    const [from, to] = [byId.get(String(valueIn(row, block.from))), byId.get(String(valueIn(row, block.to)))]
    return from && to ? [{ from, to, words: label ? textOf(of, label, valueIn(row, label.id)) : '' }] : []
  })
  if (nodes.length === 0) return section(of, block, emptyState({ words: `There are no ${about.plural} to draw yet.` }))
  const name = `${block.id}.layout`
  const asked = own(of.request.query, name)
  const layout = layouts.find(([one]) => one === asked)?.[0] ?? 'circle'
  const here = of.page?.path ?? '/'
  const links = layouts.map(
    ([one, words]) =>
      html`<li><a href="${address(of, here, { query: { [name]: one }, anchor: block.id })}"${one === layout && html` aria-current="true"`}>${words}</a></li>`,
  )
  const count = `${nodes.length} ${nodes.length === 1 ? about.singular : about.plural}, ${lines.length} ${lines.length === 1 ? entity.singular : entity.plural}`
  return section(
    of,
    block,
    html`<nav class="chips" aria-label="Layout"><ul>${links}</ul></nav>${drawn(of, about, nodes, lines, placed(layout, nodes, lines), count)}<p class="help">${count}.</p>`,
  )
}

function drawn(of: Context, about: Entity, nodes: readonly SiteRow[], lines: readonly Line[], places: ReadonlyMap<string, Place>, count: string): Html {
  const at = ({ id }: SiteRow): Place => places.get(id)!
  const edges = lines.map(({ from, to, words }) => {
    const [a, b] = [at(from), at(to)]
    return html`<line x1="${Math.round(a.x)}" y1="${Math.round(a.y)}" x2="${Math.round(b.x)}" y2="${Math.round(b.y)}"></line><text class="between" x="${Math.round((a.x + b.x) / 2)}" y="${Math.round((a.y + b.y) / 2) - 4}">${words}</text>`
  })
  const points = nodes.map((row) => {
    const { x, y } = at(row)
    const inside = html`<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="11"></circle><text x="${Math.round(x)}" y="${Math.round(y) + 27}">${titleOf(of, about, row)}</text>`
    const to = rowAddress(of, about, row)
    return to ? html`<a href="${to}">${inside}</a>` : inside
  })
  return html`<svg class="network" viewBox="0 0 ${wide} ${high}" role="group" aria-label="${count}">${edges}${points}</svg>`
}

function placed(layout: Layout, nodes: readonly SiteRow[], lines: readonly Line[]): ReadonlyMap<string, Place> {
  const round = new Map(nodes.map(({ id }, at) => [id, onCircle(at, nodes.length)]))
  return layout === 'rows' ? inRows(nodes, lines) : layout === 'forces' ? drawnTogether(round, lines) : round
}
const onCircle = (at: number, of: number): Place => {
  const angle = (2 * Math.PI * at) / of - Math.PI / 2
  return { x: wide / 2 + (wide / 2 - edge * 1.5) * Math.cos(angle), y: high / 2 + (high / 2 - edge) * Math.sin(angle) }
}

/** Those that lead to others above those that others lead to. */
function inRows(nodes: readonly SiteRow[], lines: readonly Line[]): ReadonlyMap<string, Place> {
  const leads = (row: SiteRow): number => (lines.some(({ to }) => to === row) ? (lines.some(({ from }) => from === row) ? 1 : 2) : 0)
  const rows = [...Map.groupBy(nodes, leads)].toSorted(([a], [b]) => a - b)
  return new Map(
    rows.flatMap(([, row], line) =>
      row.map(({ id }, at): [string, Place] => [
        id,
        { x: (wide * (at + 0.5)) / row.length, y: rows.length === 1 ? high / 2 : edge + ((high - 2 * edge) * line) / (rows.length - 1) },
      ]),
    ),
  )
}

/** What is joined draws near, and all keep apart from one another. */
function drawnTogether(begun: ReadonlyMap<string, Place>, lines: readonly Line[]): ReadonlyMap<string, Place> {
  const places = new Map([...begun].map(([id, { x, y }]) => [id, { x, y }]))
  const all = [...places.values()]
  const near = Math.sqrt((wide * high) / Math.max(1, all.length)) * 0.6
  const push = (a: Place, b: Place, by: (apart: number) => number): void => {
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const apart = Math.max(1, Math.hypot(dx, dy))
    const step = by(apart)
    a.x += (dx / apart) * step
    b.x -= (dx / apart) * step
    a.y += (dy / apart) * step
    b.y -= (dy / apart) * step
  }
  for (let round = 0; round < rounds; round += 1) {
    const step = 8 * (1 - round / rounds)
    all.forEach((a, at) => {
      for (const b of all.slice(at + 1)) push(a, b, (apart) => (apart < near ? -step * (1 - apart / near) : 0))
    })
    for (const { from, to } of lines) if (from !== to) push(places.get(from.id)!, places.get(to.id)!, (apart) => (apart > near ? step * 0.5 : 0))
    for (const one of all) {
      one.x = Math.min(wide - edge, Math.max(edge, one.x))
      one.y = Math.min(high - edge, Math.max(edge, one.y))
    }
  }
  return places
}
