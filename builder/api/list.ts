import type { Entity, Field, Value } from '../model.ts'
import type { SiteRow } from '../site.ts'
import { listParameters } from './openapi.ts'

/** A row as a call hands it out: whose it is stays unsaid. */
export const presentRow = ({ owner: _, ...row }: SiteRow): Omit<SiteRow, 'owner'> => row

export interface RowList {
  readonly count: number
  readonly next: string | null
  readonly previous: string | null
  readonly results: readonly Omit<SiteRow, 'owner'>[]
}
const most = 500
const whole = (text: string | undefined): number | null => (text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null)
const textOf = (value: Value | undefined): string => (value === null || value === undefined ? '' : String(value))

/** Readable rows, newest first, as the query asks for them; `at` is the address of the list. */
export function listRows(entity: Entity, readable: readonly SiteRow[], query: Readonly<Record<string, string>>, at: string): RowList {
  const wanted = entity.fields.filter(({ id }) => Object.hasOwn(query, id) && !listParameters.some((one) => one === id))
  const words = (query.q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const bears = (row: SiteRow): boolean => {
    const text = entity.fields.map(({ id }) => textOf(row.values[id]).toLowerCase()).join('\n')
    return words.every((word) => text.includes(word)) && wanted.every(({ id }) => textOf(row.values[id]) === query[id])
  }
  const found = sorted(entity, readable.filter(bears), query.sort ?? '')
  const limit = Math.min(most, Math.max(1, whole(query.limit) ?? Number.POSITIVE_INFINITY))
  const isPaged = whole(query.limit) !== null
  const offset = whole(query.offset) ?? 0
  const page = isPaged ? found.slice(offset, offset + limit) : found.slice(offset)
  const to = (start: number): string =>
    `${at}?${Object.entries({ ...query, offset: String(start) })
      .map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`)
      .join('&')}`
  return {
    count: found.length,
    next: isPaged && offset + limit < found.length ? to(offset + limit) : null,
    previous: offset > 0 && found.length > 0 ? to(Math.max(0, offset - (isPaged ? limit : offset))) : null,
    results: page.map(presentRow),
  }
}

function sorted(entity: Entity, rows: readonly SiteRow[], by: string): readonly SiteRow[] {
  const field = entity.fields.find(({ id }) => id === by.replace(/^-/, ''))
  if (!field) return rows
  const upwards = rows.toSorted((a, b) => compare(field, a.values[field.id], b.values[field.id]))
  return by.startsWith('-') ? upwards.toReversed() : upwards
}
function compare({ type }: Field, a: Value | undefined, b: Value | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [one, other] = [textOf(a), textOf(b)]
  if (one === other) return 0
  if (one === '' || other === '') return one === '' ? 1 : -1
  return type === 'text' || type === 'long_text' ? (one.toLowerCase() < other.toLowerCase() ? -1 : 1) : one < other ? -1 : 1
}
