import type { BlockOf, Entity, Page } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { address, type Context, onceFor } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { dated } from './keep-report.ts'
import { amongTools, askedAmong, rowsAmong, toldAmong } from './page-among.ts'
import { dayIn, type Period, periodOf, ranges, within } from './period.ts'

const reportsOn = ({ page }: Context): readonly BlockOf<'report'>[] => page?.blocks.filter((block): block is BlockOf<'report'> => block.kind === 'report') ?? []

/** What the address asks of the whole page: a range by its name, or days from and to. */
export const askedOf = ({ request: { query } }: Context): { readonly range: string; readonly from: string; readonly to: string } => ({
  range: query.range ?? '',
  from: query.from ?? '',
  to: query.to ?? '',
})

/** The date by which a page draws the rows of an entity; undefined where it draws none of them over time. */
function drawnBy({ page }: Context, { id, fields }: Entity): string | undefined {
  const dates = new Set(fields.filter(({ type }) => type === 'date' || type === 'datetime').map((field) => field.id))
  return page?.blocks.find((block): block is BlockOf<'chart'> => block.kind === 'chart' && block.entity === id && dates.has(block.by))?.by
}
/** Whether all figures of a page follow one period: a page of reports, or one of figures of which some are drawn over time. */
const isOfTime = onceFor((of: Context, page: Page | null): boolean => {
  const isDrawn = page?.path !== '/' && page?.blocks[0]?.kind === 'tiles' && of.model.entities.some((entity) => drawnBy(of, entity) !== undefined)
  return isDrawn || reportsOn(of).length > 0
})

/** The period that all figures of a page follow; null for all time, and on pages without one. */
export function pagePeriod(of: Context): Period | null {
  const asked = askedOf(of)
  if ((asked.range === '' && asked.from === '') || !isOfTime(of, of.page)) return null
  const period = periodOf(asked, [], of.request.today)
  return period.id === 'all' ? null : period
}

/** The rows of an entity within the period of the page, by the day that its report or chart counts, its own first day, or the one on which they were made. */
export function rowsWithin(of: Context, entity: Entity): readonly SiteRow[] {
  const rows = rowsAmong(of, entity)
  const period = pagePeriod(of)
  if (!period) return rows
  const report = reportsOn(of).find((one) => one.entity === entity.id)
  const own = entity.fields.find(({ type, label }) => (type === 'date' || type === 'datetime') && !/birth|born/i.test(label))
  const date = report ? report.date : (drawnBy(of, entity) ?? own?.id ?? null)
  return rows.filter((row) => within(dayIn(row, date), period))
}

/** The chooser of the period of all figures of a page and of what else they are held to; nothing on pages without one. */
export function periodBar(of: Context, anchor: string): Html {
  if (!isOfTime(of, of.page)) return nothing
  const here = of.page?.path ?? '/'
  const period = pagePeriod(of)
  const chosen = period?.id ?? 'all'
  const chips = ranges.map(
    ({ id, label }) =>
      html`<li><a href="${address(of, here, { query: { ...askedAmong(of), range: id }, anchor })}"${id === chosen && html` aria-current="true"`}>${label}</a></li>`,
  )
  const date = (name: 'from' | 'to', label: string) =>
    html`<div class="tool"><label for="page-${name}">${label}</label><input id="page-${name}" type="date" name="${name}" value="${period?.[name] ?? ''}"></div>`
  const told = `All figures of this page: ${period ? `${dated(period.from)} to ${dated(period.to)}` : 'all time'}${toldAmong(of)}`
  return html`<div class="toolbar report-range"><nav class="chips" aria-label="Time of all figures"><ul>${chips}</ul></nav><form class="tools" method="get" action="${address(of, here, { anchor })}" aria-label="Own range of all figures">${date('from', 'From')}${date('to', 'To')}${amongTools(of)}<button class="button button-plain button-small" type="submit">Show</button></form></div><p class="count page-period">${told}</p>`
}
