import type { Entity, Value } from '../../builder/model.ts'
import type { SiteRow } from '../../builder/site.ts'

/** A cell of RFC 4180; text that a spreadsheet would take for a formula gets an apostrophe in front. */
function cell(value: Value): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

/** Rows as comma-separated values with a line of headings; times are ISO 8601 in UTC, references are row ids. */
export function csvOf(entity: Entity, rows: readonly SiteRow[]): string {
  const lines = [
    ['ID', 'Created', 'Updated', 'Sample', ...entity.fields.map((field) => field.label)],
    ...rows.map((row) => [
      row.id,
      timeOf(row.created_at),
      timeOf(row.updated_at),
      row.owner === null,
      ...entity.fields.map((field) => row.values[field.id] ?? null),
    ]),
  ]
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}
