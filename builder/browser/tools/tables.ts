import type { Outcome } from '../outcome.ts'
import { written } from './words.ts'

/** The cells of a CSV after RFC 4180; a comma, semicolon or tab parts them, whichever the first line has most of. */
export function readCsv(text: string): string[][] {
  const first = text.split('\n', 1)[0] ?? ''
  const comma = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0]!
  const rows: string[][] = []
  const row: string[] = []
  let cell = ''
  let isQuoted = false
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]!
    if (isQuoted && sign === '"' && source[at + 1] === '"') {
      cell += '"'
      at++
    } else if (isQuoted ? sign === '"' : sign === '"' && cell === '') isQuoted = !isQuoted
    else if (isQuoted) cell += sign
    else if (sign === comma || sign === '\n') {
      row.push(cell)
      cell = ''
      if (sign === '\n') rows.push(row.splice(0))
    } else cell += sign
  }
  if (isQuoted) throw new Error('A quotation mark of this table is not closed.')
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows.filter((cells) => cells.some((value) => value !== ''))
}
const quoted = (cell: string, comma: string): string => (/["\n\r]/.test(cell) || cell.includes(comma) ? `"${cell.replaceAll('"', '""')}"` : cell)
export const writeCsv = (rows: readonly (readonly string[])[], comma = ','): string =>
  rows.map((row) => row.map((cell) => quoted(cell, comma)).join(comma)).join('\n')

const typed = (cell: string): string | number | boolean =>
  /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(cell) ? Number(cell) : cell === 'true' ? true : cell === 'false' ? false : cell
const shown = (value: unknown): string => (value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value))
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function rowsOfJson(text: string): string[][] {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new Error('This is not JSON yet.')
  }
  const all = (Array.isArray(data) ? data : [data]).map(
    (one): Record<string, unknown> => (one !== null && typeof one === 'object' && !Array.isArray(one) ? (one as Record<string, unknown>) : { value: one }),
  )
  const heads = [...new Set(all.flatMap((one) => Object.keys(one)))]
  return [heads, ...all.map((one) => heads.map((head) => shown(one[head])))]
}

export function convertTable(text: string, _: string, mode: string): Outcome {
  const rows = mode === 'JSON to CSV' ? rowsOfJson(text) : readCsv(text)
  const [heads = [], ...rest] = rows
  if (heads.length === 0) throw new Error('There is no table in this text.')
  const note = `${rest.length} row${rest.length === 1 ? '' : 's'}, ${heads.length} column${heads.length === 1 ? '' : 's'}.`
  const made = (body: string, file: string): Outcome => ({ ...written(body, note, file), rows: rows.slice(0, 51) })
  if (mode === 'JSON to CSV') return made(writeCsv(rows), 'table.csv')
  if (mode === 'CSV to tabs') return made(writeCsv(rows, '\t'), 'table.tsv')
  if (mode === 'CSV to JSON')
    return made(
      JSON.stringify(
        rest.map((cells) => Object.fromEntries(heads.map((head, at) => [head, typed(cells[at] ?? '')]))),
        null,
        2,
      ),
      'table.json',
    )
  if (mode === 'CSV to HTML') {
    const line = (cells: readonly string[], tag: string) => `    <tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
    return made(
      `<table>\n  <thead>\n${line(heads, 'th')}\n  </thead>\n  <tbody>\n${rest.map((cells) => line(cells, 'td')).join('\n')}\n  </tbody>\n</table>`,
      'table.html',
    )
  }
  const tags = heads.map(
    (head) =>
      head
        .trim()
        .replace(/[^\p{L}\p{N}_.-]+/gu, '_')
        .replace(/^(?=[^\p{L}_])/u, '_') || '_',
  )
  const items = rest.map((cells) => `  <row>\n${tags.map((tag, at) => `    <${tag}>${escaped(cells[at] ?? '')}</${tag}>`).join('\n')}\n  </row>`)
  return made(`<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n${items.join('\n')}\n</rows>`, 'table.xml')
}

/** The rows of a table that is written as CSV or as JSON, its heads first. */
export const rowsIn = (text: string): string[][] => (/^\s*[[{]/.test(text) ? rowsOfJson(text) : readCsv(text))
