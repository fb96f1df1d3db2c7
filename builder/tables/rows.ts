import { jsonIn, placeIn } from './json.ts'
import { isTable, xmlIn, xmlOf, yamlIn, yamlOf } from './trees.ts'

/** The cells of a CSV after RFC 4180; a comma, semicolon or tab parts them, whichever the first line has most of. */
export function readCsv(text: string): string[][] {
  const first = text.split('\n', 1)[0] ?? ''
  const comma = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0]!
  const rows: string[][] = []
  const row: string[] = []
  let cell = ''
  let isQuoted = false
  let opened = 0
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]!
    if (isQuoted && sign === '"' && source[at + 1] === '"') {
      cell += '"'
      at++
    } else if (isQuoted ? sign === '"' : sign === '"' && cell === '') {
      isQuoted = !isQuoted
      opened = at
    } else if (isQuoted) cell += sign
    else if (sign === comma || sign === '\n') {
      row.push(cell)
      cell = ''
      if (sign === '\n') rows.push(row.splice(0))
    } else cell += sign
  }
  if (isQuoted) throw new Error(`A quotation mark of this table is not closed: it is opened in ${placeIn(source, opened)}.`)
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows.filter((cells) => cells.some((value) => value !== ''))
}
const quoted = (cell: string, comma: string): string => (/["\n\r]/.test(cell) || cell.includes(comma) ? `"${cell.replaceAll('"', '""')}"` : cell)
export const writeCsv = (rows: readonly (readonly string[])[], comma = ','): string =>
  rows.map((row) => row.map((cell) => quoted(cell, comma)).join(comma)).join('\n')

export const typed = (cell: string): string | number | boolean =>
  /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(cell) ? Number(cell) : cell === 'true' ? true : cell === 'false' ? false : cell
const shown = (value: unknown): string => (value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value))
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const plain = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()

function rowsOf(all: readonly Readonly<Record<string, unknown>>[]): string[][] {
  const heads = [...new Set(all.flatMap((one) => Object.keys(one)))]
  return [heads, ...all.map((one) => heads.map((head) => shown(one[head])))]
}
const rowsOfJson = (text: string): string[][] => rowsOfData(jsonIn(text))
/** The rows of a list of things, of the only list that a thing holds, or of one thing. */
function rowsOfData(data: unknown): string[][] {
  const held = data !== null && typeof data === 'object' && !Array.isArray(data) ? Object.values(data) : []
  if (held.length === 1 && held[0] !== null && typeof held[0] === 'object') return rowsOfData(held[0])
  return rowsOf(
    (Array.isArray(data) ? data : [data]).map(
      (one): Record<string, unknown> => (one !== null && typeof one === 'object' && !Array.isArray(one) ? (one as Record<string, unknown>) : { value: one }),
    ),
  )
}
function rowsOfMarkdown(text: string): string[][] {
  const lines = text.split('\n').map((line, at) => ({ line: line.trim(), at }))
  const table = lines.filter(({ line }) => line.includes('|'))
  if (table.length < 2 || !/^\|?[\s:|-]+$/.test(table[1]!.line))
    throw new Error('This is no table in Markdown yet: its second line should be of dashes, as | --- | --- |.')
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'))
  return table.filter((_, at) => at !== 1).map(({ line }) => cells(line))
}
const rowsOfHtml = (text: string): string[][] =>
  [...text.matchAll(/<tr[\s>][\s\S]*?<\/tr>|<tr>[\s\S]*?<\/tr>/gi)].map(([row]) =>
    [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/gi)].map(([, cell]) => plain(cell!)),
  )

/** How a text of each format is read as rows, its heads first; what is none of it throws why. */
export const readers: Readonly<Record<string, (text: string) => string[][]>> = {
  CSV: readCsv,
  TSV: readCsv,
  JSON: rowsOfJson,
  Markdown: rowsOfMarkdown,
  YAML: (text) => rowsOfData(yamlIn(text)),
  XML: (text) => rowsOfData(xmlIn(text)),
  HTML: rowsOfHtml,
}

export type Rows = readonly (readonly string[])[]
const things = ([heads = [], ...rest]: Rows) => rest.map((cells) => Object.fromEntries(heads.map((head, at) => [head, typed(cells[at] ?? '')])))
function xml([heads = [], ...rest]: Rows): string {
  const tags = heads.map(
    (head) =>
      head
        .trim()
        .replace(/[^\p{L}\p{N}_.-]+/gu, '_')
        .replace(/^(?=[^\p{L}_])/u, '_') || '_',
  )
  const items = rest.map((cells) => `  <row>\n${tags.map((tag, at) => `    <${tag}>${escaped(cells[at] ?? '')}</${tag}>`).join('\n')}\n  </row>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n${items.join('\n')}\n</rows>`
}
function markup([heads = [], ...rest]: Rows): string {
  const line = (cells: readonly string[], tag: string) => `    <tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
  return `<table>\n  <thead>\n${line(heads, 'th')}\n  </thead>\n  <tbody>\n${rest.map((cells) => line(cells, 'td')).join('\n')}\n  </tbody>\n</table>`
}
const piped = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
/** How rows are written in each format, and what a file of it is called. */
export const writers: Readonly<Record<string, readonly [(rows: Rows) => string, string]>> = {
  CSV: [(rows) => writeCsv(rows), 'table.csv'],
  TSV: [(rows) => writeCsv(rows, '\t'), 'table.tsv'],
  JSON: [(rows) => JSON.stringify(things(rows), null, 2), 'table.json'],
  Markdown: [([heads = [], ...rest]) => [piped(heads), piped(heads.map(() => '---')), ...rest.map(piped)].join('\n'), 'table.md'],
  YAML: [(rows) => yamlOf(things(rows)), 'table.yaml'],
  XML: [xml, 'table.xml'],
  HTML: [markup, 'table.html'],
}

/** Formats that hold more than tables, and how what they hold is read and written. */
const trees: Readonly<Record<string, readonly [(text: string) => unknown, (data: unknown) => string]>> = {
  JSON: [jsonIn, (data) => JSON.stringify(data, null, 2)],
  YAML: [yamlIn, (data) => yamlOf(data)],
  XML: [xmlIn, (data) => `<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(data)}`],
}
/** What data that is no table is in another format that can hold it; null where it is a table, or either format holds tables alone. */
export function treeOf(text: string, from: string, to: string): string | null {
  const [reader, writer] = [trees[from], trees[to]]
  if (!reader || !writer) return null
  const data = reader[0](text)
  const [only] = from === 'XML' && data !== null && typeof data === 'object' ? Object.values(data as object) : [data]
  const rows = only !== null && typeof only === 'object' && !Array.isArray(only) && Object.values(only).length === 1 ? Object.values(only as object)[0] : only
  if (isTable(rows) || (from === 'XML' && isTable([rows]) && Array.isArray(rows))) return null
  return writer[1](data)
}

/** The rows of a table that is written as CSV or as JSON, its heads first. */
export const rowsIn = (text: string): string[][] => (/^\s*[[{]/.test(text) ? rowsOfJson(text) : readCsv(text))
