import { type Designed, type DesignedPart, linksOf } from './designs.ts'
import { type Html, html, nothing } from './render/html.ts'

interface Arrow {
  readonly from: DesignedPart
  readonly to: DesignedPart
  readonly words: string
}
const [wide, high, across, down, edge, perLine] = [170, 64, 36, 56, 24, 20] as const

/** The row of each box: below all that lead to it, but for arrows that lead back. */
function rowsIn(parts: readonly DesignedPart[], arrows: readonly Arrow[]): ReadonlyMap<string, number> {
  const out = Map.groupBy(arrows, ({ from }) => from.id)
  const [open, done] = [new Set<string>(), new Set<string>()]
  const back = new Set<Arrow>()
  const order: string[] = []
  const visit = (id: string): void => {
    open.add(id)
    for (const arrow of out.get(id) ?? []) {
      if (open.has(arrow.to.id)) back.add(arrow)
      else if (!done.has(arrow.to.id)) visit(arrow.to.id)
    }
    open.delete(id)
    done.add(id)
    order.unshift(id)
  }
  for (const { id } of parts) if (!done.has(id)) visit(id)
  const rows = new Map(parts.map(({ id }) => [id, 0]))
  for (const id of order) {
    const below = rows.get(id)! + 1
    for (const arrow of out.get(id) ?? []) if (!back.has(arrow)) rows.set(arrow.to.id, Math.max(below, rows.get(arrow.to.id)!))
  }
  return rows
}

/** Words in lines of a box, three at most. */
function linesIn(text: string): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < perLine) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.slice(0, perLine))
  }
  return lines.slice(0, 3)
}

function shapeOf(kind: string, x: number, y: number): Html {
  const [right, bottom, middle] = [x + wide, y + high, y + high / 2]
  if (kind === 'decision') return html`<path d="M${x + wide / 2} ${y - 8}L${right + 10} ${middle}L${x + wide / 2} ${bottom + 8}L${x - 10} ${middle}Z"></path>`
  if (kind === 'data') return html`<path d="M${x + 14} ${y}H${right}L${right - 14} ${bottom}H${x}Z"></path>`
  return html`<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="${kind === 'start' || kind === 'end' ? high / 2 : 6}"></rect>`
}

/** A diagram as a drawing: its boxes in rows by what leads where. `around` says what each box bears, for one that can be chosen. */
export function drawnDiagram({ title, parts }: Designed, around: (part: DesignedPart) => Html = () => nothing): Html {
  const arrows = parts.flatMap((from): Arrow[] => linksOf(from, parts).map(({ to, words }) => ({ from, to, words })))
  const rows = rowsIn(parts, arrows)
  const grouped = [...Map.groupBy(parts, ({ id }) => rows.get(id) ?? 0)].toSorted(([a], [b]) => a - b)
  const columns = Math.max(1, ...grouped.map(([, all]) => all.length))
  const inner = columns * (wide + across)
  const places = new Map(
    grouped.flatMap(([row, all]) =>
      all.map(
        ({ id }, at) =>
          [id, { x: edge + (inner - all.length * (wide + across)) / 2 + across / 2 + at * (wide + across), y: edge + row * (high + down) }] as const,
      ),
    ),
  )
  const aside = arrows.filter(({ from, to }) => (rows.get(to.id) ?? 0) !== (rows.get(from.id) ?? 0) + 1)
  const width = edge * 2 + inner + aside.length * 14
  const height = edge * 2 + Math.max(1, grouped.length) * (high + down) - down
  const drawn = arrows.map((arrow) => {
    const [from, to] = [places.get(arrow.from.id)!, places.get(arrow.to.id)!]
    const lane = edge + inner + aside.indexOf(arrow) * 14
    const [x1, y1, x2, y2] = [from.x + wide / 2, from.y + high, to.x + wide / 2, to.y]
    const path = aside.includes(arrow)
      ? `M${from.x + wide} ${from.y + high / 2}H${lane}V${to.y + high / 2 + 10}H${to.x + wide + 4}`
      : `M${x1} ${y1}V${y1 + down / 2}H${x2}V${y2 - 4}`
    const [x, y] = aside.includes(arrow) ? [from.x + wide + 14, from.y + high / 2 - 6] : [x2 + 6, y2 - 12]
    return html`<path class="dg-arrow" d="${path}" marker-end="url(#dg-head)"></path>${arrow.words && html`<text class="dg-words" x="${x}" y="${y}">${arrow.words}</text>`}`
  })
  const boxes = parts.map((part) => {
    const { x, y } = places.get(part.id)!
    const lines = linesIn(part.text)
    const words = lines.map((line, at) => html`<tspan x="${x + wide / 2}" y="${y + high / 2 + 5 + (at - (lines.length - 1) / 2) * 17}">${line}</tspan>`)
    return html`<g class="dg-box"${around(part)}>${shapeOf(part.kind, x, y)}<text>${words}</text></g>`
  })
  const head = html`<defs><marker id="dg-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0L8 4L0 8Z"></path></marker></defs>`
  return html`<div class="dg-place" tabindex="0" role="group" aria-label="${`Diagram: ${title}`}"><svg class="dg" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">${head}${drawn}${boxes}</svg></div>`
}

/** What a diagram says, for who cannot see it: each box with those that it leads to. */
export const toldDiagram = ({ parts }: Designed): Html =>
  html`<ol class="dg-told">${parts.map((part) => html`<li>${part.text}${linksOf(part, parts).map(({ to, words }, at) => `${at === 0 ? ' leads to ' : '; '}${words && `${words}: `}${to.text}`)}</li>`)}</ol>`

/** How a diagram is drawn, by the look of its design. */
export const diagramSheet =
  '.dg-place{overflow-x:auto}.dg{display:block;max-width:none;margin:0 auto;font:14px/1.2 var(--d-face,system-ui)}.dg-box rect,.dg-box path{fill:var(--d-ground,#fff);stroke:var(--d-strong,#1d4ed8);stroke-width:2}.dg-box[data-send]{cursor:pointer}.dg-box[data-chosen]>:first-child{stroke-width:4}.dg-box text{fill:var(--d-ink,#111);text-anchor:middle;font-weight:600}.dg-arrow{fill:none;stroke:var(--d-ink,#111);stroke-width:1.5}.dg-words{fill:var(--d-ink,#111);font-size:13px}.dg marker path{fill:var(--d-ink,#111)}.dg-told{padding-left:1.4rem}'
