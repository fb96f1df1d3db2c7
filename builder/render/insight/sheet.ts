import { fileOf } from '../../file-value.ts'
import type { AppModel, Block, BlockOf, Entity, Field, Page } from '../../model.ts'
import type { SiteRequest, SiteRow } from '../../site.ts'
import { canSee } from '../access.ts'
import { fileName } from '../art/drawn-file.ts'
import { type Context, contextOf, entityOf, rowsOf } from '../context.ts'
import { askedOf, find } from '../list/query.ts'
import { valueIn } from '../own.ts'
import { textOf, titleOf } from '../value.ts'
import { isMereName } from './kept-name.ts'
import type { MadeReport } from './made.ts'
import { madeDocument } from './made-document.ts'
import { madeIn } from './made-report.ts'
import { countedBy } from './report.ts'
import { type RowFile, rowFile } from './row-file.ts'
import { workbookOf } from './workbook.ts'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface Sheet {
  readonly name: string
  /** How many rows it has, its head aside. */
  readonly rows: number
  readonly text: string
  /** What the file has in place of the text, where that is none. */
  readonly bytes?: Uint8Array
  readonly type: 'text/csv' | 'application/json' | typeof workbookType | RowFile['type']
  /** The row that it is of, where it is of one. */
  readonly row?: string
  /** Where the file that the row keeps is to be had, without the site's base, instead of a text. */
  readonly place?: string
}

/** The page that has the block, whose rows the block's file needs. */
export const sheetPage = (model: AppModel, block: string): Page | undefined => model.pages.find(({ blocks }) => blocks.some(({ id }) => id === block))

/** A cell of RFC 4180; text that a spreadsheet would take for a formula gets an apostrophe in front. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^-?[\d.,]+$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** Rows as comma-separated values under the fields' labels, in the words that a page shows; numbers and dates as they are kept. */
export const sheetText = (of: Context, entity: Entity, rows: readonly SiteRow[]): string =>
  line(entity.fields.map(({ label }) => label)) + rows.map((row) => line(entity.fields.map((field) => String(cellOf(of, row, field))))).join('')

function cellOf(of: Context, row: SiteRow, field: Field): string | number {
  const value = valueIn(row, field.id)
  if (typeof value === 'number') return value
  return field.type === 'date' || field.type === 'datetime' ? String(value ?? '') : textOf(of, field, value)
}

/** The rows of a block as a file of the kind that the address asks for: of comma-separated values where it asks for none. */
function fileFor(of: Context, entity: Entity, rows: readonly SiteRow[], format = of.request.query.format): Sheet {
  const bare = entity.plural.replace(/[^\p{L}\p{N}]+/gu, '-')
  const text = `\ufeff${sheetText(of, entity, rows)}`
  if (format === 'json') {
    const records = rows.map((row) => Object.fromEntries(entity.fields.map((field) => [field.label, cellOf(of, row, field)])))
    return { name: `${bare}.json`, type: 'application/json', rows: rows.length, text: `${JSON.stringify(records, null, 2)}\n` }
  }
  if (format !== 'xlsx') return { name: `${bare}.csv`, type: 'text/csv', rows: rows.length, text }
  const cells = rows.map((row) => entity.fields.map((field) => cellOf(of, row, field)))
  return { name: `${bare}.xlsx`, type: workbookType, rows: rows.length, text, bytes: workbookOf([entity.fields.map(({ label }) => label), ...cells]) }
}

function rowsIn(of: Context, block: Block, entity: Entity): readonly SiteRow[] {
  if (block.kind === 'list') return find(of, entity, { ...block, per_page: 1e6 }, { ...askedOf(of, entity, block), page: 1 }).rows
  if (block.kind === 'report') return countedBy(of, block)?.rows ?? []
  return rowsOf(of, entity)
}

/** The file of the one row that the address names. */
function savedOf(of: Context, entity: Entity, block: Pick<BlockOf<'downloads'>, 'file'>): Sheet | null {
  const row = rowsOf(of, entity).find(({ id }) => id === of.request.query.row)
  if (!row) return null
  const file = block.file === null ? null : fileOf(valueIn(row, block.file))
  const { name, type, text, bytes } = rowFile(of, entity, row, block)
  return file
    ? { name: file.name, type, rows: 1, row: row.id, text: '', place: file.path }
    : { name, type, rows: 1, row: row.id, text, ...(bytes && { bytes }) }
}

/** The document that the named field of the one row names. */
function namedOf(of: Context, entity: Entity, file: string): Sheet | null {
  const row = rowsOf(of, entity).find(({ id }) => id === of.request.query.row)
  const field = entity.fields.find(({ id }) => id === file)
  if (!row || !field || !isMereName(field, row)) return null
  const named = String(valueIn(row, file))
  if (/\.(?:csv|txt|md)$/i.test(named)) return { name: named, type: 'text/csv', rows: 1, row: row.id, text: sheetText(of, entity, [row]) }
  if (/\.xlsx$/i.test(named)) return { ...fileFor(of, entity, [row], 'xlsx'), name: named, row: row.id }
  const { type, text, bytes } = rowFile(of, entity, row, { file })
  return { name: bytes ? named : named.replace(/\.[a-z]+$/i, '.pdf'), type, rows: 1, row: row.id, text, ...(bytes && { bytes }) }
}

/** The rows of every part of the report that the address names, each part under its name. */
function madeSheet(of: Context, block: MadeReport): Sheet | null {
  const found = madeIn(of, block)
  if (!found) return null
  const { parts } = found.made
  const title = titleOf(of, entityOf(of, block.entity)!, found.row)
  const rows = parts.reduce((sum, part) => sum + part.rows.length, 0)
  if (of.request.query.format === 'pdf')
    return { name: fileName(title, 'pdf'), type: 'application/pdf', row: found.row.id, rows, text: madeDocument(of, title, found) }
  const text = parts.map(({ source, entity, rows }) => `${parts.length > 1 ? line([source.name]) : ''}${sheetText(of, entity, rows)}`).join('\r\n')
  return { name: fileName(title, 'csv'), type: 'text/csv', row: found.row.id, rows, text: `\ufeff${text}` }
}

/** The file of the rows that a block shows to this visitor as its page's address asks for them; null where it has none or the page is not theirs. */
export function renderSheet(model: AppModel, request: SiteRequest, id: string): Sheet | null {
  const of = contextOf(model, request)
  const block = of.page?.blocks.find((one) => one.id === id)
  const entity = block && 'entity' in block && block.entity ? entityOf(of, block.entity) : undefined
  if (!of.page || !canSee(of.viewer, of.page) || !block || !entity) return null
  if (entity.read === 'managed' && !of.viewer.manages) return null
  if (block.kind === 'made_report') return madeSheet(of, block)
  if (block.kind === 'downloads') return savedOf(of, entity, block)
  if (of.request.query.file !== undefined) return namedOf(of, entity, of.request.query.file)
  const rows = rowsIn(of, block, entity)
  return fileFor(of, entity, rows)
}
