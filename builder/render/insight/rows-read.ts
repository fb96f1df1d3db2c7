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
  if (field.type === 'choice') return field.choices?.find((choice) => plain(choice) === plain(text)) ?? text
  return text
}

/** Reads a file of rows for a create action: each line as its form would be sent, with what is wrong with it. */
export function readRows(entity: Entity, action: Action, file: string, known: Known): ReadRows {
  const [head = [], ...rest] = cellsOf(file.replace(/^\ufeff/, ''))
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
