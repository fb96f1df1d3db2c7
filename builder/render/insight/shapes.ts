import { type Bar, described } from '../blocks/plot.ts'
import { type Html, html } from '../html.ts'

const round = (number: number): number => Math.round(number * 100) / 100
const most = 6

/** The largest shares, and all others as one. */
function parts(bars: readonly Bar[]): readonly Bar[] {
  if (bars.length <= most) return bars
  const rest = bars.slice(most - 1).reduce((sum, { number }) => sum + number, 0)
  return [...bars.slice(0, most - 1), { label: 'Others', number: rest, text: String(round(rest)) }]
}

/** Shares of a whole as a ring with its key, which says each in words. */
export function donut(bars: readonly Bar[]): Html {
  const shown = parts(bars.filter(({ number }) => number > 0))
  const total = shown.reduce((sum, { number }) => sum + number, 0)
  if (total === 0) return html`<p class="none">Nothing to draw in this time.</p>`
  let at = 0
  const arcs = shown.map(({ number }, index) => {
    const share = (number / total) * 100
    const arc = html`<circle class="share share-${index + 1}" cx="50" cy="50" r="38" pathLength="100" stroke-dasharray="${round(Math.max(0, share - 0.8))} 100" stroke-dashoffset="${round(-at)}"></circle>`
    at += share
    return arc
  })
  const key = shown.map(
    (bar, index) =>
      html`<li><span class="key key-${index + 1}" aria-hidden="true"></span><span>${bar.label}</span><b>${bar.text}</b><span class="key-share">${Math.round((bar.number / total) * 100)}%</span></li>`,
  )
  return html`<div class="donut"><svg viewBox="0 0 100 100" role="img" aria-label="${described(shown)}"><g transform="rotate(-90 50 50)">${arcs}</g></svg><ul class="keys">${key}</ul></div>`
}

/** A line without an axis, for the eye only. */
export function sparkline(numbers: readonly number[]): Html {
  if (numbers.length < 2)
    return html`<svg class="spark" viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden="true"><path d="M0 15L100 15"></path></svg>`
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
  const path = numbers
    .map((number, index) => `${round((index / (numbers.length - 1)) * 100)} ${round(27 - ((number - low) / (high - low || 1)) * 24)}`)
    .join('L')
  return html`<svg class="spark" viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden="true"><path d="M${path}"></path></svg>`
}
