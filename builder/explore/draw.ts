import { type Html, html, nothing } from '../render/html.ts'
import type { Figures } from './figures.ts'
import { ringed, round, spanned } from './rounds.ts'
import { said } from './table.ts'

const [wide, high] = [720, 400]
const [left, top, right, bottom] = [70, 46, 18, 86]
const inner = { wide: wide - left - right, high: high - top - bottom }
const short = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** The least and most of a scale with round steps between them. */
function scaleOf(numbers: readonly number[], isFromZero: boolean): { readonly least: number; readonly most: number; readonly step: number } {
  const [low, high_] = numbers.reduce(([a, b], one) => [Math.min(a, one), Math.max(b, one)], [isFromZero ? 0 : Infinity, isFromZero ? 0 : -Infinity])
  if (!Number.isFinite(low)) return { least: 0, most: 1, step: 0.25 }
  const span = high_ - low || Math.abs(high_) || 1
  const size = 10 ** Math.floor(Math.log10(span / 4))
  const step = [1, 2, 2.5, 5, 10].map((one) => one * size).find((one) => one * 4 >= span) ?? size * 10
  const least = Math.floor(low / step) * step
  return { least, most: Math.max(least + step, Math.ceil(high_ / step) * step), step }
}
type Scale = ReturnType<typeof scaleOf>
const ticks = ({ least, most, step }: Scale): number[] => Array.from({ length: Math.round((most - least) / step) + 1 }, (_, at) => Number((least + at * step).toPrecision(10))) // biome-ignore format: one chain

const upTo = (scale: Scale) => (number: number) => round(top + inner.high - ((number - scale.least) / (scale.most - scale.least)) * inner.high)
const alongTo = (scale: Scale) => (number: number) => round(left + ((number - scale.least) / (scale.most - scale.least)) * inner.wide)

const grid = (scale: Scale, y: (number: number) => number): Html =>
  html`${ticks(scale).map((tick) => html`<line x1="${left}" x2="${wide - right}" y1="${y(tick)}" y2="${y(tick)}" stroke="currentColor" stroke-opacity=".18"></line><text x="${left - 8}" y="${y(tick) + 4}" font-size="12" text-anchor="end" fill="currentColor">${said(tick)}</text>`)}`
const below = (labels: readonly string[], x: (at: number) => number): Html => {
  const every = Math.ceil(labels.length / 12)
  const isTight = labels.length > 6 || labels.some((label) => label.length > 12)
  return html`${labels.map((label, at) => at % every === 0 && html`<text x="${x(at)}" y="${top + inner.high + 18}" font-size="12" fill="currentColor"${isTight ? html` text-anchor="end" transform="rotate(-30 ${x(at)} ${top + inner.high + 18})"` : html` text-anchor="middle"`}>${short(label, isTight ? 13 : 16)}</text>`)}`
}
const legend = ({ series, colours }: Figures): Html =>
  series.length < 2
    ? nothing
    : html`${series.slice(0, 8).map(({ name }, at) => html`<rect x="${left + (at % 4) * 158}" y="${high - 32 + Math.floor(at / 4) * 18}" width="11" height="11" rx="2" fill="${colours[at % colours.length]}"></rect><text x="${left + 16 + (at % 4) * 158}" y="${high - 22 + Math.floor(at / 4) * 18}" font-size="12" fill="currentColor">${short(name, 20)}</text>`)}`
const tip = (label: string, name: string, value: number): Html => html`<title>${label}, ${name}: ${said(value)}</title>`

function columns(of: Figures, isStacked: boolean): Html {
  const { labels, series, colours } = of
  const sums = labels.map((_, at) => series.reduce((sum, { values }) => sum + Math.max(0, values[at] ?? 0), 0))
  const scale = scaleOf(isStacked ? sums : series.flatMap(({ values }) => values.map((one) => one ?? 0)), true)
  const y = upTo(scale)
  const step = inner.wide / labels.length
  const x = (at: number): number => round(left + step * (at + 0.5))
  const gap = of.shape === 'Histogram' ? 0.98 : 0.74
  const bar = (at: number, index: number, value: number, from: number): Html => {
    const width = (step * gap) / (isStacked ? 1 : series.length)
    const start = left + step * at + (step * (1 - gap)) / 2 + (isStacked ? 0 : width * index)
    const [a, b] = [y(from), y(from + value)]
    return html`<rect x="${round(start)}" y="${Math.min(a, b)}" width="${round(Math.max(1, width))}" height="${round(Math.abs(a - b))}" fill="${colours[index % colours.length]}">${tip(labels[at] ?? '', series[index]?.name ?? '', value)}</rect>${!isStacked && series.length === 1 && labels.length <= 14 && html`<text x="${x(at)}" y="${Math.min(a, b) - 5}" font-size="12" text-anchor="middle" fill="currentColor">${said(value)}</text>`}`
  }
  const drawn = labels.map((_, at) => {
    let from = 0
    return series.map(({ values }, index) => {
      const value = values[at] ?? null
      if (value === null) return nothing
      const one = bar(at, index, isStacked ? Math.max(0, value) : value, isStacked ? from : 0)
      from += Math.max(0, value)
      return one
    })
  })
  return html`${grid(scale, y)}${drawn}${below(labels, x)}${legend(of)}`
}

function lines(of: Figures): Html {
  const { labels, series, colours, shape } = of
  const scale = scaleOf(series.flatMap(({ values }) => values.flatMap((one) => one ?? [])), shape === 'Area') // biome-ignore format: one call
  const y = upTo(scale)
  const x = (at: number): number => round(left + (labels.length === 1 ? inner.wide / 2 : (at / (labels.length - 1)) * inner.wide))
  const drawn = series.map(({ name, values }, index) => {
    const colour = colours[index % colours.length]
    const dots = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]))
    if (dots.length === 0) return nothing
    const path = dots.map(({ value, at }) => `${x(at)} ${y(value)}`).join('L')
    const floor = y(Math.max(0, scale.least))
    return html`${shape === 'Area' && html`<path d="M${x(dots[0]!.at)} ${floor}L${path}L${x(dots.at(-1)!.at)} ${floor}Z" fill="${colour}" fill-opacity=".28"></path>`}<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2.5" stroke-linejoin="round"></path>${dots.map(({ value, at }) => html`<circle cx="${x(at)}" cy="${y(value)}" r="${labels.length > 30 ? 2 : 3.5}" fill="${colour}">${tip(labels[at] ?? '', name, value)}</circle>`)}`
  })
  return html`${grid(scale, y)}${drawn}${below(labels, x)}${legend(of)}`
}

function sideways(of: Figures): Html {
  const { labels, series, colours } = of
  const scale = scaleOf(series.flatMap(({ values }) => values.map((one) => one ?? 0)), true) // biome-ignore format: one call
  const from = 150
  const x = (number: number): number => round(from + ((number - scale.least) / (scale.most - scale.least)) * (wide - from - 70))
  const step = (high - top - 44) / labels.length
  const height = (step * 0.74) / series.length
  return html`${labels.map(
    (label, at) =>
      html`<text x="${from - 8}" y="${round(top + step * (at + 0.5) + 4)}" font-size="12" text-anchor="end" fill="currentColor">${short(label, 20)}</text>${series.map(
        ({ name, values }, index) => {
          const value = values[at] ?? null
          if (value === null) return nothing
          const y = round(top + step * at + step * 0.13 + height * index)
          return html`<rect x="${Math.min(x(0), x(value))}" y="${y}" width="${round(Math.max(1, Math.abs(x(value) - x(0))))}" height="${round(height)}" rx="2" fill="${colours[index % colours.length]}">${tip(label, name, value)}</rect>${height >= 9 && html`<text x="${Math.max(x(0), x(value)) + 5}" y="${round(y + height / 2 + 4)}" font-size="12" fill="currentColor">${said(value)}</text>`}`
        },
      )}`,
  )}${legend(of)}`
}

function scatter(of: Figures): Html {
  const { places = [], series, colours, labels } = of
  const [along, up] = [scaleOf(places, false), scaleOf(series.flatMap(({ values }) => values.flatMap((one) => one ?? [])), false)] // biome-ignore format: two scales
  const [x, y] = [alongTo(along), upTo(up)]
  return html`${grid(up, y)}${ticks(along).map((tick) => html`<text x="${x(tick)}" y="${top + inner.high + 18}" font-size="12" text-anchor="middle" fill="currentColor">${said(tick)}</text>`)}<text x="${left + inner.wide / 2}" y="${top + inner.high + 38}" font-size="13" text-anchor="middle" fill="currentColor">${short(of.x, 60)}</text>${series.map(({ values }, index) => values.map((value, at) => value !== null && html`<circle cx="${x(places[at] ?? 0)}" cy="${y(value)}" r="5" fill="${colours[index % colours.length]}" fill-opacity=".8">${html`<title>${labels[at] ?? ''}: ${said(places[at] ?? 0)}, ${said(value)}</title>`}</circle>`))}${legend(of)}`
}

function heat(of: Figures): Html {
  const { labels, series, colours } = of
  const all = series.flatMap(({ values }) => values.flatMap((one) => one ?? []))
  const [least, most] = all.reduce(([a, b], one) => [Math.min(a, one), Math.max(b, one)], [Infinity, -Infinity])
  const from = 130
  const [cell_wide, cell_high] = [(wide - from - right) / Math.max(1, labels.length), (high - top - 66) / Math.max(1, series.length)]
  const x = (at: number): number => round(from + cell_wide * (at + 0.5))
  const every = Math.ceil(labels.length / 14)
  return html`${series.map(({ name, values }, row) => html`<text x="${from - 8}" y="${round(top + cell_high * (row + 0.5) + 4)}" font-size="12" text-anchor="end" fill="currentColor">${short(name, 17)}</text>${values.map((value, at) => value !== null && html`<rect x="${round(from + cell_wide * at + 1)}" y="${round(top + cell_high * row + 1)}" width="${round(Math.max(1, cell_wide - 2))}" height="${round(Math.max(1, cell_high - 2))}" rx="2" fill="${colours[0]}" fill-opacity="${round(0.1 + 0.9 * ((value - least) / (most - least || 1)))}">${tip(labels[at] ?? '', name, value)}</rect>`)}`)}${labels.map((label, at) => at % every === 0 && html`<text x="${x(at)}" y="${high - 46}" font-size="12" text-anchor="end" fill="currentColor" transform="rotate(-30 ${x(at)} ${high - 46})">${short(label, 12)}</text>`)}`
}

function drawnBy(of: Figures): Html {
  switch (of.shape) {
    case 'Bars':
      return sideways(of)
    case 'Line':
    case 'Area':
      return lines(of)
    case 'Pie':
    case 'Ring':
      return ringed(of, of.shape === 'Ring')
    case 'Radar':
      return spanned(of)
    case 'Scatter':
      return scatter(of)
    case 'Heat map':
      return heat(of)
    default:
      return columns(of, of.shape === 'Stacked columns')
  }
}

/** What a chart shows in words, for those who cannot see it. */
export const toldOf = ({ shape, title, labels, series }: Figures): string =>
  `${shape}: ${title}. ${series.slice(0, 4).map(({ name, values }) => `${name}: ${labels.slice(0, 12).map((label, at) => `${label} ${said(values[at] ?? 0)}`).join(', ')}`).join('; ')}`.slice(0, 600) // biome-ignore format: one text

/** A chart as a picture, in the colour of the text around it; with `alone`, on a white ground of its own, to be saved. */
export function chartOf(of: Figures, alone = false): Html {
  if (of.labels.length === 0 || of.series.every(({ values }) => values.every((one) => one === null)))
    return html`<p class="none">There is nothing to draw: choose other columns, or take the filter away.</p>`
  return html`<svg${alone && html` xmlns="http://www.w3.org/2000/svg" width="${wide * 2}" height="${high * 2}" color="#1c2530" font-family="Arial, sans-serif"`} viewBox="0 0 ${wide} ${high}" role="img" aria-label="${toldOf(of)}">${alone && html`<rect width="${wide}" height="${high}" fill="#ffffff"></rect>`}<text x="${wide / 2}" y="26" font-size="17" font-weight="600" text-anchor="middle" fill="currentColor">${short(of.title, 70)}</text>${drawnBy(of)}</svg>`
}
