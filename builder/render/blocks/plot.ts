import { type Html, html } from '../html.ts'

export interface Bar {
  readonly label: string
  readonly number: number
  readonly text: string
}

const clipped = (label: string): string => ([...label].length > 34 ? `${[...label].slice(0, 33).join('')}…` : label)
export const percent = (number: number): string => `${Math.round(number * 1000) / 10}%`
const topOf = (bars: readonly Bar[]): number => Math.max(1e-9, ...bars.map((bar) => bar.number))
export const described = (bars: readonly Bar[]): string => bars.map((bar) => `${bar.label}: ${bar.text}`).join(', ')

/** Bars that run sideways; positions are shares of the width, so that the words keep their size on any screen. */
export function sideways(bars: readonly Bar[]): Html {
  const step = 50
  const top = topOf(bars)
  return html`<svg class="plot" width="100%" height="${bars.length * step}" role="img" aria-label="${described(bars)}">${bars.map(
    (bar, index) =>
      html`<g aria-hidden="true"><text x="0" y="${index * step + 16}">${clipped(bar.label)}</text><text class="plot-value" x="100%" y="${index * step + 16}" text-anchor="end">${bar.text}</text><rect class="plot-track" x="0" y="${index * step + 25}" width="100%" height="12" rx="6"></rect><rect class="plot-bar" x="0" y="${index * step + 25}" width="${percent(Math.max(0, bar.number) / top)}" height="12" rx="6"></rect></g>`,
  )}</svg>`
}

export const tall = 240
export const foot = 28
/** How many points go by between two that are labelled, so that labels never touch on a phone. */
const spacing = (bars: readonly Bar[]): number => Math.ceil(bars.length / (Math.max(...bars.map((bar) => bar.text.length)) > 4 ? 5 : 7))

export function axis(bars: readonly Bar[]): Html {
  const every = spacing(bars)
  const width = 1 / bars.length
  return html`${bars.map((bar, index) => index % every === 0 && html`<text class="plot-label" x="${percent(width * (index + 0.5))}" y="${tall - 6}" text-anchor="middle">${bar.label}</text>`)}`
}

export function upright(bars: readonly Bar[]): Html {
  const top = topOf(bars)
  const width = 1 / bars.length
  return html`<svg class="plot" width="100%" height="${tall}" role="img" aria-label="${described(bars)}"><g aria-hidden="true">${bars.map((bar, index) => {
    const high = Math.max(2, Math.round((Math.max(0, bar.number) / top) * (tall - foot - 26)))
    return html`<rect class="plot-bar" x="${percent(width * (index + 0.18))}" y="${tall - foot - high}" width="${percent(width * 0.64)}" height="${high}" rx="4"></rect>${index % spacing(bars) === 0 && html`<text class="plot-value" x="${percent(width * (index + 0.5))}" y="${tall - foot - high - 8}" text-anchor="middle">${bar.text}</text>`}`
  })}${axis(bars)}</g></svg>`
}

export function line(bars: readonly Bar[]): Html {
  const top = topOf(bars)
  const high = tall - foot
  const points = bars.map((bar, index) => [((index + 0.5) / bars.length) * 100, high - 8 - (Math.max(0, bar.number) / top) * (high - 40)] as const)
  const path = points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')
  const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 100]
  return html`<svg class="plot" width="100%" height="${tall}" role="img" aria-label="${described(bars)}"><g aria-hidden="true"><svg x="0" y="0" width="100%" height="${high}" viewBox="0 0 100 ${high}" preserveAspectRatio="none"><path class="plot-area" d="M${first} ${high}L${path}L${last} ${high}Z"></path><path class="plot-line" d="M${path}"></path></svg>${bars.map((bar, index) => html`<circle class="plot-dot" cx="${percent((points[index]?.[0] ?? 0) / 100)}" cy="${Math.round((points[index]?.[1] ?? 0) * 10) / 10}" r="4.5"></circle>${index % spacing(bars) === 0 && html`<text class="plot-value" x="${percent((points[index]?.[0] ?? 0) / 100)}" y="${Math.round((points[index]?.[1] ?? 0) - 12)}" text-anchor="middle">${bar.text}</text>`}`)}${axis(bars)}</g></svg>`
}
