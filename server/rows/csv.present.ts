import type { Entity, Value } from '../../builder/model.ts'
import type { SiteRow } from '../../builder/site.ts'

/** A cell of RFC 4180; text that a spreadsheet would take for a formula gets an apostrophe in front. */
function cell(value: Value): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

const line = (cells: readonly Value[]): string => `${cells.map(cell).join(',')}\r\n`

/** The headings of an entity's file. */
export const csvHead = (entity: Entity): string => line(['ID', 'Created', 'Updated', 'Sample', ...entity.fields.map((field) => field.label)])

/** Rows as comma-separated values; times are ISO 8601 in UTC, references are row ids. */
export const csvRows = (entity: Entity, rows: readonly SiteRow[]): string =>
  rows
    .map((row) => {
      const kept = [row.id, timeOf(row.created_at), timeOf(row.updated_at), row.owner === null]
      return line([...kept, ...entity.fields.map((field) => row.values[field.id] ?? null)])
    })
    .join('')
