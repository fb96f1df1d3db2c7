import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { address, type Context, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { dated } from './keep-report.ts'
import { dayIn, type Period, periodOf, ranges, within } from './period.ts'

const reportsOn = ({ page }: Context): readonly BlockOf<'report'>[] => page?.blocks.filter((block): block is BlockOf<'report'> => block.kind === 'report') ?? []

/** What the address asks of the whole page: a range by its name, or days from and to. */
export const askedOf = ({ request: { query } }: Context): { readonly range: string; readonly from: string; readonly to: string } => ({
  range: query.range ?? '',
  from: query.from ?? '',
  to: query.to ?? '',
})

/** The period that all figures of a page of reports follow; null for all time, and on other pages. */
export function pagePeriod(of: Context): Period | null {
  const asked = askedOf(of)
  if (reportsOn(of).length === 0 || (asked.range === '' && asked.from === '')) return null
  const period = periodOf(asked, [], of.request.today)
  return period.id === 'all' ? null : period
}

/** The rows of an entity within the period of the page, by the day that its report counts, its own first day, or the one on which they were made. */
export function rowsWithin(of: Context, entity: Entity): readonly SiteRow[] {
  const rows = rowsOf(of, entity)
  const period = pagePeriod(of)
  if (!period) return rows
  const report = reportsOn(of).find((one) => one.entity === entity.id)
  const own = entity.fields.find(({ type, label }) => (type === 'date' || type === 'datetime') && !/birth|born/i.test(label))
  const date = report ? report.date : (own?.id ?? null)
  return rows.filter((row) => within(dayIn(row, date), period))
}

/** The chooser of the period of all figures on a page of reports; nothing on other pages. */
export function periodBar(of: Context, anchor: string): Html {
  if (reportsOn(of).length === 0) return nothing
  const here = of.page?.path ?? '/'
  const period = pagePeriod(of)
  const chosen = period?.id ?? 'all'
  const chips = ranges.map(
    ({ id, label }) =>
      html`<li><a href="${address(of, here, { query: { range: id }, anchor })}"${id === chosen && html` aria-current="true"`}>${label}</a></li>`,
  )
  const date = (name: 'from' | 'to', label: string) =>
    html`<div class="tool"><label for="page-${name}">${label}</label><input id="page-${name}" type="date" name="${name}" value="${period?.[name] ?? ''}"></div>`
  const told = period ? `All figures of this page: ${dated(period.from)} to ${dated(period.to)}` : 'All figures of this page: all time'
  return html`<div class="toolbar report-range"><nav class="chips" aria-label="Time of all figures"><ul>${chips}</ul></nav><form class="tools" method="get" action="${address(of, here, { anchor })}" aria-label="Own range of all figures">${date('from', 'From')}${date('to', 'To')}<button class="button button-plain button-small" type="submit">Show</button></form></div><p class="count page-period">${told}</p>`
}
