import type { BlockOf, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { measure, shown } from '../blocks/measure.ts'
import { percent } from '../blocks/plot.ts'
import { emptyState, section } from '../blocks/section.ts'
import { type Context, entityOf, fieldOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { dayAfter, dayIn } from '../insight/period.ts'
import { dayOf, inSentence } from '../value.ts'
import { type Trend, trendOf } from './trend.ts'

type Step = BlockOf<'forecast'>['step']
const rounds: Readonly<Record<Step, number>> = { day: 7, week: 1, month: 12 }
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The first day of the step that a day is in. */
const stepOf = (day: string, step: Step): string => (step === 'month' ? `${day.slice(0, 7)}-01` : step === 'week' ? dayAfter(day, -weekday(day)) : day)
function next(day: string, step: Step): string {
  if (step !== 'month') return dayAfter(day, step === 'week' ? 7 : 1)
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
}
function labelOf(day: string, step: Step): string {
  const parts = dayOf(day)
  if (!parts) return day
  return step === 'month' ? `${parts.month} ${parts.year}` : `${parts.day} ${parts.month}`
}

const most = 60
/** The figure of each step from the first day on; steps without rows count nothing, or are passed over where a mean is asked. */
function series(rows: readonly SiteRow[], block: BlockOf<'forecast'>, field: Field | undefined): readonly { readonly from: string; readonly number: number }[] {
  const groups = Map.groupBy(
    rows.flatMap((row) => {
      const day = dayIn(row, block.date)
      return day === null ? [] : [{ row, from: stepOf(day, block.step) }]
    }),
    ({ from }) => from,
  )
  const days = [...groups.keys()].toSorted()
  const all: { from: string; number: number }[] = []
  for (let at = days[0]; at !== undefined && at <= days.at(-1)! && all.length < 400; at = next(at, block.step)) {
    const group = groups.get(at)?.map(({ row }) => row) ?? []
    const number = measure(block.measure, group, field)
    if (number !== null && (group.length > 0 || block.measure !== 'average')) all.push({ from: at, number })
  }
  return all.slice(-most)
}

/** How a figure has moved, and how it moves on if it goes on so: in words, as a line, and as a table. */
export function forecast(of: Context, block: BlockOf<'forecast'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity || (entity.read === 'managed' && !of.viewer.manages)) return nothing
  const field = block.field === null ? undefined : fieldOf(entity, block.field)
  const known = series(rowsOf(of, entity), block, field)
  const what = block.measure === 'count' || !field ? `number of ${entity.plural}` : inSentence(field.label)
  if (known.length < 4)
    return section(of, block, emptyState({ words: `A forecast needs at least four ${block.step}s with ${entity.plural}; there are ${known.length} so far.` }), {
      unseen: 'Forecast',
    })
  const trend = trendOf(
    known.map(({ number }) => number),
    block.ahead,
    rounds[block.step],
  )
  const steps: string[] = []
  for (let at = known.at(-1)!.from; steps.length < block.ahead; at = steps.at(-1)!) steps.push(next(at, block.step))
  const low = known.every(({ number }) => number >= 0) ? 0 : Number.NEGATIVE_INFINITY
  const ahead = trend.ahead.map((number, index) => ({ from: steps[index]!, number: Math.max(low, number) }))
  const fine = Math.max(...known.map(({ number }) => Math.abs(number))) < 100 ? 100 : 1
  const say = (number: number): string => shown(block.measure, field, Math.round(number * fine) / fine)
  const body = html`<figure class="card chart forecast"><figcaption>${said({ what, trend, ahead, say, step: block.step, low })}</figcaption>${drawing(known, ahead, trend, block.step, say)}<p class="forecast-key"><span class="forecast-is">Measured</span><span class="forecast-will">Expected</span></p>${unusual(known, trend, block.step, say)}${table(known, ahead, trend, block.step, { say, what, low })}<p class="help">Worked out on this site from its own ${entity.plural}: a straight line through ${known.length} ${block.step}s${trend.seasonal && html`, and what each ${block.step === 'month' ? 'month of the year' : 'day of the week'} adds to it`}. What is expected may turn out otherwise.</p></figure>`
  return section(of, block, body, { unseen: 'Forecast' })
}

interface Said {
  readonly what: string
  readonly trend: Trend
  readonly ahead: readonly { readonly from: string; readonly number: number }[]
  readonly say: (number: number) => string
  readonly step: Step
  readonly low: number
}
function said({ what, trend, ahead, say, step, low }: Said): Html {
  const [first] = ahead
  if (!first) return nothing
  const way = Math.abs(trend.slope) < 1e-9 ? 'stays as it is' : trend.slope > 0 ? `rises by about ${say(trend.slope)}` : `falls by about ${say(-trend.slope)}`
  return html`The ${what} ${way} a ${step}. For ${labelOf(first.from, step)}, <strong>${say(first.number)}</strong> is expected: most likely between ${say(Math.max(low, first.number - trend.spread))} and ${say(first.number + trend.spread)}.`
}

type Point = { readonly from: string; readonly number: number }
const tall = 220
function drawing(known: readonly Point[], ahead: readonly Point[], trend: Trend, step: Step, say: (number: number) => string): Html {
  const all = [...known, ...ahead]
  const numbers = [...all.map(({ number }) => number), ...ahead.flatMap(({ number }) => [number + trend.spread])]
  const [bottom, top] = [Math.min(0, ...numbers), Math.max(...numbers, 1e-9)]
  const y = (number: number): number => Math.round((tall - 34 - ((number - bottom) / (top - bottom || 1)) * (tall - 60)) * 10) / 10
  const x = (index: number): number => Math.round(((index + 0.5) / all.length) * 1000) / 10
  const path = (points: readonly Point[], from: number): string => points.map(({ number }, index) => `${x(from + index)} ${y(number)}`).join('L')
  const last = known.at(-1)!
  const start = known.length - 1
  const band = `M${ahead.map(({ number }, index) => `${x(known.length + index)} ${y(number + trend.spread)}`).join('L')}L${ahead
    .map(({ number }, index) => `${x(known.length + index)} ${y(Math.max(bottom, number - trend.spread))}`)
    .toReversed()
    .join('L')}Z`
  const every = Math.ceil(all.length / 6)
  const words = `${labelOf(last.from, step)}: ${say(last.number)}; expected ${ahead.map(({ from, number }) => `${labelOf(from, step)}: ${say(number)}`).join(', ')}`
  return html`<svg class="plot" width="100%" height="${tall}" role="img" aria-label="${words}"><g aria-hidden="true"><svg x="0" y="0" width="100%" height="${tall}" viewBox="0 0 100 ${tall}" preserveAspectRatio="none"><path class="plot-area" d="${band}"></path><path class="plot-line" d="M${path(known, 0)}"></path><path class="plot-line forecast-line" d="M${path([last, ...ahead], start)}"></path></svg>${ahead.map((point, index) => html`<circle class="forecast-dot" cx="${percent(x(known.length + index) / 100)}" cy="${y(point.number)}" r="4.5"></circle>`)}<text class="plot-value" x="${percent(x(known.length) / 100)}" y="${y(ahead[0]!.number) - 12}" text-anchor="middle">${say(ahead[0]!.number)}</text>${all.map((point, index) => index % every === 0 && html`<text class="plot-label" x="${percent(x(index) / 100)}" y="${tall - 6}" text-anchor="middle">${labelOf(point.from, step)}</text>`)}</g></svg>`
}

function unusual(known: readonly Point[], trend: Trend, step: Step, say: (number: number) => string): Html {
  if (trend.unusual.length === 0) return nothing
  const each = trend.unusual.slice(-4).map((at) => `${labelOf(known[at]!.from, step)} with ${say(known[at]!.number)}, where about ${say(trend.fitted[at]!)} was to be expected`) // biome-ignore format: one sentence
  return html`<p class="forecast-odd"><span class="tag tag-wait">Unusual</span> ${each.join('; ')}.</p>`
}

interface Told {
  readonly say: (number: number) => string
  readonly what: string
  readonly low: number
}
function table(known: readonly Point[], ahead: readonly Point[], { spread }: Trend, step: Step, { say, what, low }: Told): Html {
  const lines = [
    ...known
      .slice(-12)
      .map(({ from, number }) => html`<tr><th scope="row">${labelOf(from, step)}</th><td class="number">${say(number)}</td><td>Measured</td></tr>`),
    ...ahead.map(
      ({ from, number }) =>
        html`<tr><th scope="row">${labelOf(from, step)}</th><td class="number">${say(number)}</td><td>Expected, between ${say(Math.max(low, number - spread))} and ${say(number + spread)}</td></tr>`,
    ),
  ]
  return html`<details class="chart-table"><summary>Show as a table</summary><table><caption class="sr">${what} by ${step}</caption><thead><tr><th scope="col">From</th><th scope="col" class="number">${what}</th><th scope="col">How it is known</th></tr></thead><tbody>${lines}</tbody></table></details>`
}
