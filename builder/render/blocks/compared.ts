import { type Html, html } from '../html.ts'
import { axis, foot, percent, tall } from './plot.ts'

/** One of the things that are drawn in one chart; null where it has nothing to be drawn. */
export interface Series {
  readonly name: string
  readonly numbers: readonly (number | null)[]
}
const looks = ['', ' plot-line-other'] as const

/** Lines of things, two at most, over the same times, with what each is called, and their figures as a table. */
export function compared(
  labels: readonly string[],
  series: readonly Series[],
  said: (number: number | null) => string,
): { readonly drawn: Html; readonly table: Html } {
  const high = tall - foot
  const top = Math.max(1e-9, ...series.flatMap(({ numbers }) => numbers.filter((number) => number !== null)))
  const points = ({ numbers }: Series) =>
    numbers.flatMap((number, at) =>
      number === null ? [] : [[((at + 0.5) / labels.length) * 100, high - 8 - (Math.max(0, number) / top) * (high - 40)] as const],
    )
  const told = series.map(({ name, numbers }) => `${name}: ${labels.map((label, at) => `${label} ${said(numbers[at] ?? null)}`).join(', ')}`).join('; ')
  const round = (number: number): number => Math.round(number * 10) / 10
  const paths = series.map(
    (one, at) =>
      html`<path class="plot-line${looks[at]}" d="M${points(one)
        .map(([x, y]) => `${round(x)} ${round(y)}`)
        .join('L')}"></path>`,
  )
  const dots = series.map((one) => points(one).map(([x, y]) => html`<circle class="plot-dot" cx="${percent(x / 100)}" cy="${round(y)}" r="4.5"></circle>`))
  const bars = labels.map((label, at) => ({ label, number: 0, text: said(series[0]?.numbers[at] ?? null) }))
  const legend = series.map(
    ({ name }, at) => html`<li><svg width="34" height="10" aria-hidden="true"><path class="plot-line${looks[at]}" d="M0 5L34 5"></path></svg> ${name}</li>`,
  )
  return {
    drawn: html`<ul class="plot-names">${legend}</ul><svg class="plot" width="100%" height="${tall}" role="img" aria-label="${told}"><g aria-hidden="true"><svg x="0" y="0" width="100%" height="${high}" viewBox="0 0 100 ${high}" preserveAspectRatio="none">${paths.filter((_, at) => points(series[at]!).length > 0)}</svg>${dots}${axis(bars)}</g></svg>`,
    table: html`<table><thead><tr><th scope="col">Time</th>${series.map(({ name }) => html`<th scope="col" class="number">${name}</th>`)}</tr></thead><tbody>${labels.map((label, at) => html`<tr><th scope="row">${label}</th>${series.map(({ numbers }) => html`<td class="number">${said(numbers[at] ?? null)}</td>`)}</tr>`)}</tbody></table>`,
  }
}
