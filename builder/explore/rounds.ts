import { type Html, html, nothing } from '../render/html.ts'
import type { Figures } from './figures.ts'
import { said } from './table.ts'

export const round = (number: number): number => Math.round(number * 100) / 100
const short = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** Shares of a whole, as a pie or a ring, with their key. */
export function ringed({ labels, series, colours }: Figures, isRing: boolean): Html {
  const all = labels.map((label, at) => ({ label, value: Math.max(0, series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)) })).filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value) // biome-ignore format: one chain
  const kept = all.slice(0, 11)
  const rest = all.slice(11).reduce((sum, { value }) => sum + value, 0)
  const shown = rest > 0 ? [...kept, { label: 'Others', value: rest }] : kept
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  if (total === 0) return html`<text x="360" y="210" font-size="14" text-anchor="middle" fill="currentColor">There is nothing above zero to share out.</text>`
  const [x, y, far, near] = [210, 218, 150, isRing ? 84 : 0]
  let at = -Math.PI / 2
  return html`${shown.map(({ label, value }, index) => {
    const from = at
    at += (value / total) * Math.PI * 2
    const until = Math.min(at, from + Math.PI * 2 * 0.9999)
    const point = (angle: number, radius: number): string => `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`
    const large = until - from > Math.PI ? 1 : 0
    const inside = near === 0 ? `L${x} ${y}` : `L${point(until, near)}A${near} ${near} 0 ${large} 0 ${point(from, near)}`
    const share = Math.round((value / total) * 100)
    return html`<path d="M${point(from, far)}A${far} ${far} 0 ${large} 1 ${point(until, far)}${inside}Z" fill="${colours[index % colours.length]}" fill-opacity="${index < colours.length ? 1 : 0.6}"><title>${label}: ${said(value)} (${share}%)</title></path><rect x="412" y="${64 + index * 26}" width="13" height="13" rx="2" fill="${colours[index % colours.length]}" fill-opacity="${index < colours.length ? 1 : 0.6}"></rect><text x="433" y="${75 + index * 26}" font-size="13" fill="currentColor">${short(label, 20)}: ${said(value)} (${share}%)</text>`
  })}`
}

/** Figures on spokes around a middle. */
export function spanned({ labels, series, colours }: Figures): Html {
  const spokes = labels.slice(0, 12)
  if (spokes.length < 3) return html`<text x="360" y="210" font-size="14" text-anchor="middle" fill="currentColor">A radar needs at least three names.</text>`
  const [x, y, far] = [360, 216, 132]
  const most = series.reduce((top, { values }) => values.reduce<number>((one, value) => Math.max(one, value ?? 0), top), 0) || 1
  const point = (at: number, share: number): readonly [number, number] => {
    const angle = (at / spokes.length) * Math.PI * 2 - Math.PI / 2
    return [round(x + far * share * Math.cos(angle)), round(y + far * share * Math.sin(angle))]
  }
  const around = (share: (at: number) => number): string => spokes.map((_, at) => point(at, share(at)).join(',')).join(' ')
  return html`${[0.25, 0.5, 0.75, 1].map((share) => html`<polygon points="${around(() => share)}" fill="none" stroke="currentColor" stroke-opacity=".2"></polygon>`)}${spokes.map(
    (label, at) => {
      const [to_x, to_y] = point(at, 1)
      const [text_x, text_y] = point(at, 1.12)
      return html`<line x1="${x}" y1="${y}" x2="${to_x}" y2="${to_y}" stroke="currentColor" stroke-opacity=".2"></line><text x="${text_x}" y="${text_y + 4}" font-size="12" fill="currentColor" text-anchor="${Math.abs(text_x - x) < 8 ? 'middle' : text_x < x ? 'end' : 'start'}">${short(label, 18)}</text>`
    },
  )}${series.slice(0, 8).map(({ name, values }, index) => html`<polygon points="${around((at) => Math.max(0, values[at] ?? 0) / most)}" fill="${colours[index % colours.length]}" fill-opacity=".22" stroke="${colours[index % colours.length]}" stroke-width="2.5"><title>${name}</title></polygon>${series.length > 1 ? html`<rect x="16" y="${56 + index * 20}" width="11" height="11" rx="2" fill="${colours[index % colours.length]}"></rect><text x="32" y="${66 + index * 20}" font-size="12" fill="currentColor">${short(name, 20)}</text>` : nothing}`)}`
}
