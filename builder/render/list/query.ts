import type { Block, BlockOf, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { isWithinScope, stateOf } from '../access.ts'
import { address, type Context, fieldOf, fieldsOf, isFull, onceFor, refusedRow, rowsOf } from '../context.ts'
import { heldQuery, rowsHeld } from '../held.ts'
import { dayIn, daysBetween } from '../insight/period.ts'
import { valueIn } from '../own.ts'
import { isSoon, siteSets } from '../set-rows.ts'
import { rowsSet } from '../settings.ts'
import { textOf, titleOf } from '../value.ts'
import { daysLate } from './late.ts'
import { isSpanned, isWithin, narrows } from './narrow.ts'
import { endsOf, spanOf } from './span.ts'

/** What stands before a block's own parameters: nothing where it is the page's only block with rows, or the only one that is searched or narrowed. */
export const prefixOf = onceFor((of, block: Block): string => {
  const blocks = of.page?.blocks.filter((one) => one.kind === 'list' || one.kind === 'detail') ?? []
  const [main, ...more] = blocks.filter((one) => one.kind === 'detail' || isFull(one))
  return blocks.length > 1 && !(main?.id === block.id && main.kind === 'list' && more.length === 0) ? `${block.id}.` : ''
})
const bare = new Set(['q', 'sort', 'p', 'n', 'i'])
/** Lists of fewer rows are glimpses, and stay as they are. */
const long = 10
/** How many rows a page of a list may be asked to show. */
export const pageSizes = [5, 10, 20, 50, 100] as const
const passing = ['edit', 'with', 'delete', 'done'] as const

/** The address's parameters that a link of this block keeps: what other blocks show, and the row of a detail. */
function others(of: Context, prefix: string): Readonly<Record<string, string>> {
  const keeps = (name: string): boolean => {
    if (name === 'row') return of.page?.blocks.some((one) => one.kind === 'detail') ?? false
    return (
      prefix !== '' &&
      (name.includes('.') || bare.has(name)) &&
      !name.startsWith(prefix) &&
      !name.startsWith('set.') &&
      !passing.some((one) => name.endsWith(`.${one}`))
    )
  }
  return Object.fromEntries(Object.entries(of.request.query).filter(([name]) => keeps(name)))
}

/** The first letter of a title, without its accent. */
export const initialOf = (title: string): string => (/[\p{L}\p{N}]/u.exec(title.normalize('NFD'))?.[0] ?? '').toUpperCase()

/** What the address asks of a list, and the ways to ask otherwise. */
export interface Asked {
  readonly q: string
  /** The letter that titles are to begin with. */
  readonly initial: string
  readonly sort: string
  readonly page: number
  /** How many rows a page shows, where that is asked for. */
  readonly size: number | null
  readonly filters: Readonly<Record<string, string>>
  readonly prefix: string
  readonly kept: Readonly<Record<string, string>>
}

export function askedOf(of: Context, entity: Entity, block: BlockOf<'list'>): Asked {
  const prefix = prefixOf(of, block)
  const read = (name: string): string => (of.request.query[prefix + name] ?? '').slice(0, 200)
  const page = Number.parseInt(read('p'), 10)
  return {
    q: block.search ? read('q').trim() : '',
    initial: block.initials ? initialOf(read('i')) : '',
    sort: read('sort'),
    page: page > 0 && page < 1e6 ? page : 1,
    size: (block.paged && pageSizes.find((one) => String(one) === read('n'))) || null,
    filters: Object.fromEntries([...block.filters, ...spannedIn(entity, block).flatMap(endsOf)].map((id) => [id, read(`f.${id}`)])),
    prefix,
    kept: { ...others(of, prefix), ...heldQuery(of) },
  }
}

/** The parameters of the list as asked, with changes; a changed filter or search starts again at the first page. */
export function parameters(asked: Asked, changes: Partial<Pick<Asked, 'q' | 'initial' | 'sort' | 'page' | 'filters'>> = {}): Record<string, string> {
  const { q, initial, sort, page, size, filters } = { ...asked, page: 1, ...changes }
  const { prefix, kept } = asked
  const all: Record<string, string> = {
    ...kept,
    [`${prefix}q`]: q,
    [`${prefix}i`]: initial,
    [`${prefix}sort`]: sort,
    [`${prefix}p`]: page > 1 ? String(page) : '',
    [`${prefix}n`]: size ? String(size) : '',
  }
  for (const [id, value] of Object.entries(filters)) all[`${prefix}f.${id}`] = value
  return all
}
export const listAddress = (of: Context, block: BlockOf<'list'>, query: Readonly<Record<string, string>>, anchor = block.id): string =>
  address(of, of.page?.path ?? '/', { query, anchor })

/** What a list can be held to the rows between two values of: the date of its period, and the dates and numbers among its filters. */
export const spannedIn = (entity: Entity, { filters, period }: BlockOf<'list'>): readonly Field[] =>
  fieldsOf(entity, [...new Set(period === undefined ? filters : [...filters, period])]).filter((field) => field.id === period || isSpanned(field))

/** How many days ahead count as soon: as whoever runs the site has set it, else as it was built. */
const lastDay = (of: Context, within: NonNullable<BlockOf<'list'>['within']>): number | undefined =>
  isSoon(within) ? Number(siteSets(of.model, of.request.rows, 'soon')) || within.to : within.to

/** Whether the row's date lies among the days that the list is for, and the row is not over. */
function isOfDay(of: Context, { lifecycle }: Entity, { within }: BlockOf<'list'>, row: SiteRow): boolean {
  if (!within) return true
  const day = dayIn(row, within.date)
  if (day === null || (lifecycle && within.done.includes(stateOf(lifecycle, row)))) return false
  const left = -daysBetween(day, of.request.today)
  return left >= (within.from ?? left) && left <= (lastDay(of, within) ?? left)
}

export const filtersOf = (entity: Entity, block: BlockOf<'list'>): readonly Field[] => fieldsOf(entity, block.filters).filter(narrows)

export interface Found {
  readonly rows: readonly SiteRow[]
  readonly total: number
  readonly pages: number
  readonly page: number
  /** How many rows a page shows. */
  readonly size: number
  /** The row that was just made or changed, and whether it was made. */
  readonly marked: { readonly id: string; readonly isNew: boolean } | null
  readonly isNarrowed: boolean
  /** How many of the rows, on all pages, are past their day. */
  readonly late: number
}

/** The rows of the list that the viewer may read, as the address asks for them: new row first, then sorted, one page of them. */
export function find(of: Context, entity: Entity, block: BlockOf<'list'>, asked: Asked): Found {
  const all = rowsHeld(of, entity, rowsOf(of, entity)).filter((row) => isWithinScope(of.viewer, entity, block.scope, row) && isOfDay(of, entity, block, row))
  const filters = filtersOf(entity, block).flatMap((field) => (asked.filters[field.id] ? [{ field, value: asked.filters[field.id] ?? '' }] : []))
  const spans = spannedIn(entity, block).flatMap((field) => spanOf(field, asked.filters) ?? [])
  const words = asked.q.toLowerCase().split(/\s+/).filter(Boolean)
  const isLetter = block.initials === true && /^\p{L}$/u.test(asked.q)
  const shown = words.length === 0 ? [] : searchedIn(of, entity, block)
  const matching = all.filter(
    (row) =>
      spans.every((span) => span.holds(row)) &&
      filters.every(({ field, value }) => isWithin(row, field, value, { entity, today: of.request.today })) &&
      (asked.initial === '' || initialOf(titleOf(of, entity, row)) === asked.initial) &&
      (words.length === 0 || (isLetter ? initialOf(titleOf(of, entity, row)) === initialOf(asked.q) : contains(of, entity, row, shown, words))),
  )
  const marked = markedOf(of, entity, all)
  const sorted = sort(of, entity, block, matching, asked.sort)
  const foremost = refusedRow(of, entity) ?? (marked?.isNew ? marked.id : null)
  const made = foremost === null ? undefined : all.find((row) => row.id === foremost)
  const ordered = made ? [made, ...sorted.filter((row) => row !== made)] : sorted
  const size = asked.size ?? ((block.per_page >= long && rowsSet(of)) || block.per_page)
  const pages = Math.max(1, Math.ceil(ordered.length / size))
  const page = Math.min(asked.page, pages)
  return {
    rows: ordered.slice((page - 1) * size, page * size),
    total: ordered.length,
    pages,
    page,
    size,
    marked,
    late: ordered.filter((row) => daysLate(entity, row, of.request.today) !== null).length,
    isNarrowed: filters.length > 0 || words.length > 0 || asked.initial !== '' || spans.length > 0,
  }
}

/** What a search looks into: all that the list and the row's own page show. */
function searchedIn(of: Context, entity: Entity, block: BlockOf<'list'>): readonly Field[] {
  const detail = of.model.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'detail' && one.entity === entity.id)
  const ids = new Set([entity.title, ...block.fields, ...block.filters, ...(detail?.kind === 'detail' ? detail.fields : [])])
  return fieldsOf(entity, [...ids]).filter(({ type }) => type !== 'image' && type !== 'file' && type !== 'boolean')
}

function contains(of: Context, entity: Entity, row: SiteRow, fields: readonly Field[], words: readonly string[]): boolean {
  const text = [titleOf(of, entity, row), ...fields.map((field) => textOf(of, field, valueIn(row, field.id)))].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

function markedOf(of: Context, entity: Entity, rows: readonly SiteRow[]): Found['marked'] {
  const action = of.model.actions.find((one) => one.id === of.request.query.done)
  const id = of.request.query.row
  return action?.entity === entity.id && action.kind !== 'delete' && id && rows.some((row) => row.id === id) ? { id, isNew: action.kind === 'create' } : null
}

/** The field by which an agenda runs: the first date that it shows or has. */
export const dateOf = (entity: Entity, block: BlockOf<'list'>): Field | undefined =>
  [...fieldsOf(entity, block.fields), ...entity.fields].find(({ type }) => type === 'date' || type === 'datetime')

/** The field under whose values rows stand together, of a list that has one. */
export const groupOf = (entity: Entity, block: BlockOf<'list'>): Field | undefined => (block.grouped === undefined ? undefined : fieldOf(entity, block.grouped))

function sort(of: Context, entity: Entity, block: BlockOf<'list'>, rows: readonly SiteRow[], asked: string): readonly SiteRow[] {
  const sorted = sortedAs(of, entity, block, rows, asked)
  const group = groupOf(entity, block)
  if (!group) return sorted
  const isDated = group.type === 'date' || group.type === 'datetime'
  return by(sorted, (row) => (isDated ? (dayIn(row, group.id) ?? '').slice(0, 7) : rankOf(of, group, row)), isDated)
}

function sortedAs(of: Context, entity: Entity, block: BlockOf<'list'>, rows: readonly SiteRow[], asked: string): readonly SiteRow[] {
  const down = asked.startsWith('-')
  const id = down ? asked.slice(1) : asked
  const field = block.sorts.includes(id) ? fieldOf(entity, id) : undefined
  return field ? by(rows, (row) => keyOf(of, field, row), down) : pinnedFirst(entity, inOrder(of, entity, block, rows))
}

const pin = /^(?:pinned|sticky|on top)$/i
/** What is pinned stands before the rest, whatever their order. */
export function pinnedFirst(entity: Entity, rows: readonly SiteRow[]): readonly SiteRow[] {
  const field = entity.fields.find(({ type, label }) => type === 'boolean' && pin.test(label))
  return field ? [...rows.filter((row) => valueIn(row, field.id) === true), ...rows.filter((row) => valueIn(row, field.id) !== true)] : rows
}

function inOrder(of: Context, entity: Entity, block: BlockOf<'list'>, rows: readonly SiteRow[]): readonly SiteRow[] {
  const first = block.order && (block.order.field === null ? null : fieldOf(entity, block.order.field))
  if (first === null) return block.order?.down ? rows : rows.toReversed()
  if (first) return by(rows, (row) => rankOf(of, first, row), block.order?.down ?? false)
  const date = block.layout === 'agenda' ? dateOf(entity, block) : undefined
  if (!date) return rows
  const upcoming = (row: SiteRow): boolean => String(valueIn(row, date.id) ?? '') >= of.request.today
  const key = (row: SiteRow): string => String(valueIn(row, date.id) ?? '')
  return [
    ...by(rows.filter(upcoming), key, false),
    ...by(
      rows.filter((row) => !upcoming(row)),
      key,
      true,
    ),
  ]
}

/** A choice ranks as its field lists it. */
const rankOf = (of: Context, field: Field, row: SiteRow): string | number =>
  field.choices ? field.choices.indexOf(String(valueIn(row, field.id) ?? '')) : keyOf(of, field, row)
const keyOf = (of: Context, field: Field, row: SiteRow): string | number => {
  const value = valueIn(row, field.id)
  return typeof value === 'number'
    ? value
    : field.type === 'reference' || field.type === 'boolean'
      ? textOf(of, field, value).toLowerCase()
      : String(value ?? '').toLowerCase()
}
function by(rows: readonly SiteRow[], key: (row: SiteRow) => string | number, down: boolean): readonly SiteRow[] {
  const keyed = rows.map((row) => ({ row, key: key(row) }))
  const compare = (a: string | number, b: string | number): number => {
    if (a === '' || b === '') return a === b ? 0 : a === '' ? 1 : -1
    return (a < b ? -1 : a > b ? 1 : 0) * (down ? -1 : 1)
  }
  return keyed.toSorted((a, b) => compare(a.key, b.key)).map((one) => one.row)
}
