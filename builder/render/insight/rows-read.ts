import type { Action, AppModel, Entity, Field, Value } from '../../model.ts'
import { own } from '../own.ts'
import { check } from '../validate.ts'

/** Lines of an imported file that are looked at. */
export const lines_max = 200

export interface ReadLine {
  /** Its number in the file; the head is line 1. */
  readonly line: number
  /** By field id, as a form would send it. */
  readonly typed: Readonly<Record<string, string>>
  /** By field id, in sentences. */
  readonly errors: Readonly<Record<string, string>>
}
export interface ReadRows {
  readonly fields: readonly Field[]
  readonly lines: readonly ReadLine[]
  /** What is wrong with the file as a whole, in a sentence; null for nothing. */
  readonly fault: string | null
  /** Heads that name no field. */
  readonly unknown: readonly string[]
}

/** The cells of JSON: of a list of records, or of the only list that a record has; null for what is none. */
function recordsIn(text: string): string[][] | null {
  if (!/^\s*[[{]/.test(text)) return null
  try {
    const read: unknown = JSON.parse(text)
    const all: unknown = Array.isArray(read) ? read : Object.values(read as object).find(Array.isArray)
    const records = Array.isArray(all) ? all.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null) : []
    const heads = [...new Set(records.flatMap((one) => Object.keys(one)))]
    const written = (value: unknown): string => (value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value))
    return [heads, ...records.map((one) => heads.map((head) => written(own(one, head)).trim()))]
  } catch {
    return null
  }
}

/** The cells of comma-separated values by RFC 4180; semicolons and tabs part them too where the head has them. */
function cellsOf(text: string): string[][] {
  const head = text.split(/\r?\n/, 1)[0] ?? ''
  const mark = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0]!
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const end = (): void => {
    rows.at(-1)!.push(cell.trim())
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"' && (quoted || cell.trim() === '')) quoted = !quoted
    else if (!quoted && sign === mark) end()
    else if (!quoted && sign === '\n') {
      end()
      rows.push([])
    } else cell += sign
  }
  end()
  return rows.filter((row) => row.some((one) => one !== ''))
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Titles that a file uses for rows of another entity, by the row that they name. */
export type Known = (field: Field, title: string) => string | null

function typedOf(field: Field, text: string, known: Known): string {
  if (field.type === 'reference') return text === '' ? '' : (known(field, text) ?? '?')
  if (field.type === 'date' && /^[2-7]\d{4}(?:\.\d+)?$/.test(text)) return dayOfSheet(Number(text))
  if (field.type === 'choice') return field.choices?.find((choice) => plain(choice) === plain(text)) ?? text
  return text
}

/** The day by its number in a spreadsheet, which counts from the end of 1899. */
const dayOfSheet = (number: number): string => new Date(Math.floor(number - 25_569) * 86_400_000).toISOString().slice(0, 10)

/** Reads a file of rows for a create action: each line as its form would be sent, with what is wrong with it. */
export function readRows(entity: Entity, action: Action, file: string, known: Known): ReadRows {
  const [head = [], ...rest] = recordsIn(file) ?? cellsOf(file.replace(/^\ufeff/, ''))
  const asked = entity.fields.filter(({ id, type }) => action.fields.includes(id) && type !== 'file' && type !== 'image')
  const columns = head.map((name) => asked.find(({ id, label }) => plain(label) === plain(name) || id === name.toLowerCase()) ?? null)
  const fields = columns.filter((field) => field !== null)
  const unknown = head.filter((_, index) => columns[index] === null)
  const missing = asked.filter((field) => field.required && !fields.includes(field)).map(({ label }) => label)
  const fault =
    rest.length === 0
      ? 'There are no rows in it: the first line names the columns, and each further line is a row.'
      : missing.length > 0
        ? `The first line does not name ${missing.join(', ')}.`
        : rest.length > lines_max
          ? `It has ${rest.length} rows; ${lines_max} can be taken at once.`
          : null
  if (fault !== null) return { fields, lines: [], fault, unknown }
  return { fields, fault, unknown, lines: rest.map((cells, index) => lineOf(columns, cells, index + 2, known)) }
}

function lineOf(columns: readonly (Field | null)[], cells: readonly string[], line: number, known: Known): ReadLine {
  const typed: Record<string, string> = {}
  const errors: Record<string, string> = {}
  for (const [index, field] of columns.entries()) {
    if (!field) continue
    const text = typedOf(field, cells[index] ?? '', known)
    const checked = text === '?' ? { error: `There is no ${field.label.toLowerCase()} called “${cells[index]}”.` } : check(field, text as Value)
    typed[field.id] = text === '?' ? (cells[index] ?? '') : text
    if ('error' in checked) errors[field.id] = checked.error
  }
  return { line, typed, errors }
}

/** The action that an import block adds rows by, with its entity. */
export function importing(model: AppModel, block: string): { readonly action: Action; readonly entity: Entity; readonly path: string } | null {
  const page = model.pages.find(({ blocks }) => blocks.some(({ id }) => id === block))
  const found = page?.blocks.find(({ id }) => id === block)
  const action = found?.kind === 'import_csv' ? model.actions.find(({ id }) => id === found.action) : undefined
  const entity = action && model.entities.find(({ id }) => id === action.entity)
  return page && action && entity ? { action, entity, path: page.path } : null
}

/** Finds rows of other entities by their title among those given. */
export const knownIn =
  (model: AppModel, rows: Readonly<Record<string, readonly { readonly id: string; readonly values: Readonly<Record<string, Value>> }[]>>): Known =>
  (field, title) => {
    const entity = model.entities.find(({ id }) => id === field.entity)
    return (entity && own(rows, entity.id)?.find(({ values }) => plain(String(own(values, entity.title) ?? '')) === plain(title))?.id) ?? null
  }

/** The block that reads the files which an action uploads, with its page and the field of the file. */
export function readingFrom(model: AppModel, action: string): { readonly block: string; readonly path: string; readonly file: string } | null {
  for (const { path, blocks } of model.pages)
    for (const block of blocks) if (block.kind === 'import_csv' && block.from?.action === action) return { block: block.id, path, file: block.from.file }
  return null
}
