import { type PdfPart, pdfOf } from '../../pdf.ts'
import type { SiteRow } from '../../site.ts'
import { measure, shown } from '../blocks/measure.ts'
import { type Context, fieldOf, fieldsOf } from '../context.ts'
import { valueIn } from '../own.ts'
import { counted, textOf, titleOf } from '../value.ts'
import { dated } from './keep-report.ts'
import type { Made, Reported } from './made.ts'

const [rows_most, columns_most] = [40, 5]
const line = (text: string): PdfPart => ({ kind: 'text', text })

/** A report as a document: what it is about, its figures, how they fall apart, and the rows that it counts. */
export function madeDocument(of: Context, title: string, { row, made }: { readonly row: SiteRow; readonly made: Made }): string {
  const summary = String(valueIn(row, 'summary') ?? '')
  return pdfOf(title, [{ kind: 'title', text: title }, ...(summary === '' ? [] : [line(summary)]), ...made.parts.flatMap((part) => partOf(of, part))])
}

function partOf(of: Context, { source, entity, period, rows }: Reported): PdfPart[] {
  const figures = source.measures.map(({ label, measure: way, field: id }) => {
    const field = id ? fieldOf(entity, id) : undefined
    return line(`${label}: ${shown(way, field, measure(way, rows, field))}`)
  })
  const [first] = source.measures
  const by = fieldsOf(entity, source.groups)[0]
  const field = first?.field ? fieldOf(entity, first.field) : undefined
  const groups = by ? [...Map.groupBy(rows, (row) => textOf(of, by, valueIn(row, by.id)) || 'None')] : []
  const apart =
    first && by && groups.length > 1
      ? [
          { kind: 'heading' as const, text: `${first.label} by ${by.label.toLowerCase()}` },
          ...groups.map(([name, some]) => line(`${name}: ${shown(first.measure, field, measure(first.measure, some, field))}`)),
        ]
      : []
  const columns = entity.fields.filter(({ id, type }) => id !== entity.title && !['image', 'file', 'long_text'].includes(type)).slice(0, columns_most)
  const listed = rows.slice(0, rows_most).map((row) => {
    const cells = columns.flatMap((column) => textOf(of, column, valueIn(row, column.id)) || [])
    return line([titleOf(of, entity, row), ...cells].join(' · '))
  })
  const days = source.date === null ? '' : `, ${dated(period.from)} to ${dated(period.to)}`
  return [{ kind: 'heading', text: `${source.name}${days}` }, line(counted(rows.length, entity)), ...figures, ...apart, ...listed]
}
