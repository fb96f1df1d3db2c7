import type { Entity } from '../../model.ts'
import { type SiteRow, sitePaths } from '../../site.ts'
import { detailRow } from '../blocks/detail.ts'
import { emptyState, section } from '../blocks/section.ts'
import { address, type Context, entityOf, fieldsOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { facts } from '../list/layouts.ts'
import { valueIn } from '../own.ts'
import { counted, rowAddress, showValue, titleOf } from '../value.ts'
import { dated } from './keep-report.ts'
import { type Made, type MadeReport, madeOf, type Reported } from './made.ts'
import { overTime, share, tiles } from './report.ts'

const rows_most = 25
const columns_most = 6

/** The report row that the page is about, and what it reports. */
export function madeIn(of: Context, block: MadeReport): { readonly row: SiteRow; readonly made: Made } | null {
  const detail = of.page?.blocks.find((one) => one.kind === 'detail' && one.entity === block.entity)
  const row = detail?.kind === 'detail' ? detailRow(of, detail) : undefined
  if (!row) return null
  const read = (id: string): readonly SiteRow[] => {
    const entity = entityOf(of, id)
    return entity ? rowsOf(of, entity) : []
  }
  return { row, made: madeOf(of.model, block, row.values, read, of.request.today) }
}

/** The report itself, under what the page says of its row: figures, charts and rows, a file of these and a print. */
export function madeReport(of: Context, block: MadeReport): Html {
  const found = madeIn(of, block)
  if (!found) return nothing
  const { row, made } = found
  const parts = made.parts.filter(({ entity }) => entity.id !== made.subject?.found?.entity.id)
  const file = address(of, `${sitePaths.sheets}${block.id}`, { query: { row: row.id } })
  const pdf = address(of, `${sitePaths.sheets}${block.id}`, { query: { row: row.id, format: 'pdf' } })
  const take = html`<div class="take-along"><a class="button button-small button-plain" href="${pdf}" download>Download PDF</a><a class="button button-small button-plain" href="${file}" download>Download CSV</a><button class="button button-small button-plain by-script" type="button" data-print>Print or save as PDF</button><span class="take-said" role="status"></span></div>`
  return section(of, block, html`${about(of, made)}${parts.map((part) => one(of, part))}${take}`)
}

function about(of: Context, { subject }: Made): Html {
  if (!subject) return nothing
  const { typed, found } = subject
  if (!found)
    return emptyState({ words: `Nothing here is called “${typed}” or has it as its code, so the report is about all of them.`, href: null, label: '' })
  const { entity, row } = found
  const known = entity.fields.filter(({ id, type }) => id !== entity.title && type !== 'image' && type !== 'file' && (valueIn(row, id) ?? '') !== '')
  return html`<div class="report-part"><h3>${titleOf(of, entity, row)}</h3>${facts(of, known, row)}</div>`
}

function one(of: Context, { source, entity, period, rows, before }: Reported): Html {
  const by = fieldsOf(entity, source.groups)[0]
  const drawn = { measures: source.measures, date: source.date, shape: 'line' as const }
  const whole = { entity, period, rows, before }
  const heading = html`<h3>${source.name}</h3>`
  if (rows.length === 0)
    return html`<div class="report-part">${heading}<p>There are no ${entity.plural} from ${dated(period.from)} to ${dated(period.to)}.</p></div>`
  const charts = rows.length > 1 && html`<div class="report-charts">${source.date !== null && overTime(drawn, whole)}${by && share(of, drawn, whole, by)}</div>`
  return html`<div class="report-part">${heading}${tiles(drawn, whole)}${charts}${table(of, source.name, entity, rows)}</div>`
}

function table(of: Context, name: string, entity: Entity, rows: readonly SiteRow[]): Html {
  const columns = entity.fields.filter(({ type, id: field }) => field !== entity.title && !['image', 'file', 'long_text'].includes(type)).slice(0, columns_most)
  const lines = rows.slice(0, rows_most).map((row) => {
    const place = rowAddress(of, entity, row)
    const title = titleOf(of, entity, row)
    return html`<tr role="row"><th role="rowheader" scope="row">${place ? html`<a href="${place}">${title}</a>` : title}</th>${columns.map((field) => html`<td role="cell" data-label="${field.label}">${showValue(of, field, valueIn(row, field.id))}</td>`)}</tr>`
  })
  const rest = rows.length > rows_most && html`<p>${counted(rows.length, entity)} in all; the file has every one of them.</p>`
  return html`<div class="table-frame card" role="region" aria-label="${name}, table" tabindex="0"><table role="table"><thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${entity.fields.find((field) => field.id === entity.title)?.label ?? ''}</th>${columns.map(({ label }) => html`<th role="columnheader" scope="col">${label}</th>`)}</tr></thead><tbody role="rowgroup">${lines}</tbody></table></div>${rest}`
}
