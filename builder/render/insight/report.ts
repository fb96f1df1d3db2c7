import type { BlockOf, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { measure, shown } from '../blocks/measure.ts'
import { type Bar, line, sideways, upright } from '../blocks/plot.ts'
import { emptyState, section } from '../blocks/section.ts'
import { address, type Context, entityOf, fieldOf, fieldsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { counted, grouped, textOf } from '../value.ts'
import { dated, keepReport } from './keep-report.ts'
import { rowsAmong } from './page-among.ts'
import { askedOf } from './page-period.ts'
import { dayIn, type Period, periodOf, ranges, type StepName, stepNames, stepsBy, stepsOf, within } from './period.ts'
import { donut } from './shapes.ts'
import { takeAlong } from './take-along.ts'

type Report = BlockOf<'report'>

type Drawn = Pick<Report, 'measures' | 'date' | 'shape'>

/** What a report counts: the rows of its period, and those of the stretch before. */
export interface Counted {
  readonly entity: Entity
  readonly period: Period
  readonly rows: readonly SiteRow[]
  readonly before: readonly SiteRow[]
}

export function countedBy(of: Context, block: Report): Counted | null {
  const entity = entityOf(of, block.entity)
  if (!entity) return null
  const all = rowsAmong(of, entity).map((row) => ({ row, day: dayIn(row, block.date) ?? dayIn(row, null) }))
  const read = (name: string): string => of.request.query[`${block.id}.${name}`] ?? ''
  const days = all.flatMap(({ day }) => day ?? [])
  const own = { range: read('range'), from: read('from'), to: read('to') }
  const period = periodOf(own.range === '' && own.from === '' ? askedOf(of) : own, days, of.request.today)
  const inside = (stretch: { readonly from: string; readonly to: string }) => all.filter(({ day }) => within(day, stretch)).map(({ row }) => row)
  return { entity, period, rows: inside(period), before: period.before ? inside(period.before) : [] }
}

/** A report over the range that the address names. */
export function report(of: Context, block: Report): Html {
  const found = countedBy(of, block)
  if (!found) return nothing
  const { entity, period, rows } = found
  const groups = fieldsOf(entity, block.groups)
  const asked = of.request.query[`${block.id}.by`]
  const by = groups.find(({ id }) => id === asked) ?? groups[0]
  const drawn = { ...block, measures: [block.measures[measuredIn(of, block)]!, ...block.measures] }
  // Of rows without a day of their own, that on which they were entered says nothing.
  const other = groups.find((one) => one !== by)
  const body =
    rows.length === 0
      ? emptyState({ words: `There are no ${entity.plural} in this time.`, href: to(of, block, 'all', by), label: 'Show all time' })
      : html`${tiles(block, found)}<div class="report-charts">${(block.date !== null || !by) && overTime(drawn, found, stepIn(of, block))}${by && share(of, drawn, found, by)}${block.date === null && other && share(of, drawn, found, other)}</div>`
  const csv = takeAlong(of, block, ['csv', 'print'])
  const keep = rows.length > 0 && keepReport(of, block, found)
  return section(of, block, html`${chooser(of, block, entity, period, groups, by)}${body}${keep}${csv}`, { unseen: 'Report' })
}

/** The length of a step of the chart over time that the address asks for; undefined for one that fits the period. */
const stepIn = (of: Context, block: Report): StepName | undefined => stepNames.find((name) => name === of.request.query[`${block.id}.step`])

/** Which of the measures the address has drawn: the first where it names none. */
const measuredIn = (of: Context, block: Report): number => {
  const at = Number(of.request.query[`${block.id}.measure`] ?? 0)
  return block.measures[at] === undefined ? 0 : at
}

const to = (of: Context, block: Report, range: string, by: Field | undefined): string =>
  address(of, of.page?.path ?? '/', {
    query: {
      [`${block.id}.range`]: range,
      [`${block.id}.by`]: by?.id,
      [`${block.id}.step`]: stepIn(of, block),
      [`${block.id}.measure`]: String(measuredIn(of, block) || '') || undefined,
    },
    anchor: block.id,
  })

function chooser(of: Context, block: Report, entity: Entity, period: Period, groups: readonly Field[], by: Field | undefined): Html {
  const chips = ranges.map(({ id, label }) => html`<li><a href="${to(of, block, id, by)}"${id === period.id && html` aria-current="true"`}>${label}</a></li>`)
  const name = (part: string): string => `${block.id}.${part}`
  const group =
    groups.length > 1 &&
    html`<div class="tool"><label for="${name('by')}">Group by</label><select id="${name('by')}" name="${name('by')}">${groups.map((field) => html`<option value="${field.id}"${field === by && html` selected`}>${field.label}</option>`)}</select></div>`
  const drawn =
    block.measures.length > 1 &&
    html`<div class="tool"><label for="${name('measure')}">Measure</label><select id="${name('measure')}" name="${name('measure')}">${block.measures.map(({ label }, at) => html`<option value="${at}"${at === measuredIn(of, block) && html` selected`}>${label}</option>`)}</select></div>`
  const step = stepIn(of, block)
  const stepped = html`<div class="tool"><label for="${name('step')}">Step</label><select id="${name('step')}" name="${name('step')}"><option value="">As it fits</option>${stepNames.map((one) => html`<option value="${one}"${one === step && html` selected`}>${one}</option>`)}</select></div>`
  const date = (part: 'from' | 'to', label: string) =>
    html`<div class="tool"><label for="${name(part)}">${label}</label><input id="${name(part)}" type="date" name="${name(part)}" value="${period[part]}"></div>`
  return html`<div class="toolbar report-range"><nav class="chips" aria-label="Time of ${entity.plural}"><ul>${chips}</ul></nav><form class="tools" method="get" action="${address(of, of.page?.path ?? '/', { anchor: block.id })}" aria-label="Own range of ${entity.plural}">${date('from', 'From')}${date('to', 'To')}${drawn}${group}${stepped}<button class="button button-plain button-small" type="submit">Show</button></form></div>`
}

export function tiles(block: Drawn, { entity, period, rows, before }: Counted): Html {
  const all = block.measures.map((one) => {
    const field = one.field ? fieldOf(entity, one.field) : undefined
    const now = measure(one.measure, rows, field)
    return html`<div class="card tile"><dt>${one.label}</dt><dd>${shown(one.measure, field, now)}</dd>${period.before && html`<dd class="tile-change">${change(now, measure(one.measure, before, field))}</dd>`}</div>`
  })
  const days = block.date === null && period.id === 'all' ? '' : ` from ${dated(period.from)} to ${dated(period.to)}`
  return html`<p class="count" role="status">${counted(rows.length, entity)}${days}</p><dl class="tiles tiles-${Math.min(4, all.length)}">${all}</dl>`
}

/** "▲ 12% against the time before", in words where there is nothing to divide by. */
function change(now: number | null, before: number | null): string {
  if (now === null || before === null || before === 0) return now ? 'None in the time before' : 'As in the time before'
  const share = Math.round(((now - before) / Math.abs(before)) * 100)
  return share === 0 ? 'As in the time before' : `${share > 0 ? '▲ up' : '▼ down'} ${grouped(Math.abs(share), 0)}% against the time before`
}

export function overTime(block: Drawn, { entity, period, rows }: Counted, by?: StepName): Html {
  const [first] = block.measures
  if (!first) return nothing
  const field = first.field ? fieldOf(entity, first.field) : undefined
  const bars = (by ? stepsBy(period, by) : stepsOf(period)).map((step) => {
    const number = measure(
      first.measure,
      rows.filter((row) => within(dayIn(row, block.date), step)),
      field,
    )
    return { label: step.label, number: number ?? 0, text: shown(first.measure, field, number ?? 0) }
  })
  return figure(`${first.label} over time`, 'Time', first.label, bars, block.shape === 'line' && bars.length > 1 ? line(bars) : upright(bars))
}

/** The first measure for each value of a field, largest first; a ring where they are shares of a whole. */
export function share(of: Context, block: Drawn, { entity, rows }: Counted, by: Field): Html {
  const [first] = block.measures
  if (!first) return nothing
  const field = first.field ? fieldOf(entity, first.field) : undefined
  const keyed = Map.groupBy(rows, (row) => textOf(of, by, valueIn(row, by.id)) || 'None')
  const bars = [...keyed]
    .map(([label, group]): Bar => {
      const number = measure(first.measure, group, field) ?? 0
      return { label, number, text: shown(first.measure, field, number) }
    })
    .toSorted((a, b) => b.number - a.number)
  const drawn = first.measure !== 'average' && bars.length <= 6 ? donut(bars) : sideways(bars.slice(0, 10))
  return figure(`${first.label} by ${by.label.toLowerCase()}`, by.label, first.label, bars, drawn)
}

const figure = (caption: string, head: string, what: string, bars: readonly Bar[], drawn: Html): Html =>
  html`<figure class="card chart"><figcaption>${caption}</figcaption>${drawn}<details class="chart-table"><summary>Show as a table</summary><table><caption class="sr">${caption}</caption><thead><tr><th scope="col">${head}</th><th scope="col" class="number">${what}</th></tr></thead><tbody>${bars.map((bar) => html`<tr><th scope="row">${bar.label}</th><td class="number">${bar.text}</td></tr>`)}</tbody></table></details></figure>`
