import { extract, extractLines } from './extracted.ts'
import { geoJsonOf, isGeoJson, placesIn, rowsOfGeoJson } from './geo.ts'
import { type Interpolation, interpolate, interpolations } from './interpolated.ts'
import { operate, placeOperations, type TableOperation, tableOperations } from './operated.ts'
import { type Rows, readers, treeOf, writers } from './rows.ts'

export const fileWorks = ['convert', 'interpolate', 'extract', 'operate'] as const
export type FileWork = (typeof fileWorks)[number]

/** The formats that a file is converted to; those of places last. */
export const fileFormats = ['CSV', 'JSON', 'XML', 'YAML', 'TSV', 'HTML', 'Markdown', 'GeoJSON'] as const

/** What a run is given: a text, and what is asked beside it. */
export interface RunOf {
  readonly work: FileWork
  readonly text: string
  /** The format to convert to, how to interpolate, or what to do. */
  readonly way: string
  /** A column, or what to extract. */
  readonly about: string
  readonly points: number | null
}
export interface RunResult {
  readonly text: string
  readonly note: string
  /** The ending of a file that holds it. */
  readonly ending: string
}

/** The format of a text that holds data, by how it is written. */
export function formatOf(text: string): string {
  const start = text.trimStart().slice(0, 400)
  if (isGeoJson(text)) return 'GeoJSON'
  if (/^[[{]/.test(start)) return 'JSON'
  if (/^<\?xml|^<(?!(?:table|!doctype|html)\b)[a-z][\w:.-]*[\s>]/i.test(start)) return 'XML'
  if (/^<(?:table|!doctype|html)\b/i.test(start)) return 'HTML'
  if (/^\|[^\n]*\|\s*\n\|?[\s:|-]+\n/.test(start)) return 'Markdown'
  if (/^(?:---\s*\n)?(?:- )?[\w ]{1,40}: /.test(start) && !/^[^\n]*[,;\t]/.test(start)) return 'YAML'
  const [first = '', second = ''] = start.split('\n')
  const mark = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0]!
  return first.includes(mark) && second.includes(mark)
    ? mark === '\t'
      ? 'TSV'
      : 'CSV'
    : first.trim() !== '' && /^[\w -]{1,40}\n/.test(start) && !/[.!?]/.test(start)
      ? 'CSV'
      : 'Text'
}

/** The rows that a text of a format holds, its heads first. */
export function rowsOf(text: string, format: string): string[][] {
  const rows = format === 'GeoJSON' ? rowsOfGeoJson(text) : (readers[format]?.(text) ?? [])
  if (rows.length < 2) throw new Error('There is no table in this file: it is read as plain text. Choose a file of CSV, JSON, GeoJSON, XML or YAML.')
  return rows
}

function writtenAs(rows: Rows, format: string): RunResult {
  const note = `${rows.length - 1} rows, ${rows[0]?.length ?? 0} columns.`
  if (format === 'GeoJSON') return { text: geoJsonOf(rows), note, ending: 'geojson' }
  const [write, name] = writers[format] ?? writers.CSV!
  return { text: write(rows), note, ending: name.slice(name.lastIndexOf('.') + 1) }
}

/** What comes of working through the text of a file; what cannot be done throws why, in a sentence. */
export function run({ work, text, way, about, points }: RunOf): RunResult {
  const from = formatOf(text)
  if (work === 'extract' && from === 'Text') return { ...extractLines(text, about), ending: 'txt' }
  if (work === 'convert') {
    const tree = from === 'GeoJSON' ? null : treeOf(text, from, way)
    if (tree !== null) return { text: tree, note: `From ${from}, with all that it holds.`, ending: way.toLowerCase() }
    const made = writtenAs(rowsOf(text, from), way)
    return { ...made, note: `From ${from}: ${made.note}` }
  }
  const rows = rowsOf(text, from)
  const known = <Name extends string>(names: readonly Name[]): Name => names.find((name) => name === way) ?? names[0]!
  const done =
    work === 'interpolate'
      ? interpolate(rows, known<Interpolation>(interpolations), about, points)
      : work === 'extract'
        ? extract(rows, about)
        : operate(rows, known<TableOperation>([...tableOperations, ...placeOperations]), about)
  const isPlaced = from === 'GeoJSON' && (placesIn(done.rows[0] ?? []) !== null || done.rows[0]?.includes('geometry') === true) && work !== 'operate'
  return { ...writtenAs(done.rows, isPlaced ? 'GeoJSON' : 'CSV'), note: done.note }
}
