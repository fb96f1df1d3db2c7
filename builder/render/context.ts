import type { Action, AppModel, BlockOf, Entity, Field, Page } from '../model.ts'
import type { SiteRequest, SiteRow } from '../site.ts'
import { canCreate, canRead, canSee, holds, type Viewer, viewerOf } from './access.ts'
import { own } from './own.ts'
import { phased } from './phase.ts'
import { inSetCurrency } from './set-currency.ts'

/** What every part of a page is rendered from. */
export interface Context {
  readonly model: AppModel
  readonly request: SiteRequest
  readonly page: Page | null
  readonly viewer: Viewer
  /** Readable rows by entity id, newest first. */
  readonly seen: Map<string, readonly SiteRow[]>
  /** The same rows by their ids, made where one is asked for. */
  readonly known: Map<string, ReadonlyMap<string, SiteRow>>
}

export const contextOf = (given: AppModel, request: SiteRequest): Context => {
  const model = inSetCurrency(given, request.rows)
  return {
    model,
    request,
    page: model.pages.find((one) => one.path === request.path) ?? null,
    viewer: viewerOf(model, request.visitor, request.rows),
    seen: new Map(),
    known: new Map(),
  }
}

export const entityOf = (of: Context, id: string): Entity | undefined => of.model.entities.find((one) => one.id === id)
export const actionOf = (of: Context, id: string): Action | undefined => of.model.actions.find((one) => one.id === id)
export const fieldOf = (entity: Entity, id: string): Field | undefined => entity.fields.find((one) => one.id === id)
/** The named fields that the entity has, in the order of the names, each once. */
export const fieldsOf = (entity: Entity, ids: readonly string[]): readonly Field[] => [...new Set(ids)].flatMap((id) => fieldOf(entity, id) ?? [])

/** What is the same for every row of a page, found once for each key. */
export function onceFor<Key, Found>(find: (of: Context, key: Key) => Found): (of: Context, key: Key) => Found {
  const pages = new WeakMap<Context, Map<Key, Found>>()
  return (of, key) => {
    const known = pages.get(of) ?? pages.set(of, new Map()).get(of)!
    if (!known.has(key)) known.set(key, find(of, key))
    return known.get(key)!
  }
}

/** The rows that the viewer may read, newest first; none of an entity that the model does not have. */
export function rowsOf(of: Context, entity: Entity): readonly SiteRow[] {
  const known = of.seen.get(entity.id)
  if (known) return known
  const read = (own(of.request.rows, entity.id) ?? []).filter((row) => canRead(of.viewer, entity, row)).toSorted((a, b) => b.created_at - a.created_at)
  const rows = phased(entity, read, of.request.today)
  of.seen.set(entity.id, rows)
  return rows
}
/** The named fields that tell the viewer something: none that refers to what only whoever runs the site may read. */
export const toldOf = (of: Context, entity: Entity, ids: readonly string[]): readonly Field[] =>
  fieldsOf(entity, ids).filter(({ type, entity: to }) => type !== 'reference' || of.viewer.manages || entityOf(of, to ?? '')?.read !== 'managed')
/** The rows that a field of this entity may refer to: categories in their own order, all others newest first. */
export function rowsFor(of: Context, field: Field, entity: Entity): readonly SiteRow[] {
  const rows = rowsOf(of, entity)
  return field.sorts ? rows.toSorted((a, b) => placeOf(a) - placeOf(b)) : rows
}
const placeOf = ({ values }: SiteRow): number => (typeof values.order === 'number' ? values.order : Number.MAX_SAFE_INTEGER)
/** The row of that id, if there is one that the viewer may read. */
export function rowOf(of: Context, entity: Entity, id: string): SiteRow | undefined {
  const known = of.known.get(entity.id) ?? new Map(rowsOf(of, entity).map((row) => [row.id, row]))
  of.known.set(entity.id, known)
  return known.get(id)
}

/** The row of this entity whose submission was refused; its form has to be in sight. */
export function refusedRow(of: Context, entity: Entity): string | null {
  const { refused } = of.request
  return refused && actionOf(of, refused.action)?.entity === entity.id ? refused.row : null
}

export interface Target {
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly anchor?: string
}

/** The address of a path of the site, with the query's non-empty entries in their order. */
export function address(of: Context, path: string, target: Target = {}): string {
  if (!target.query && !target.anchor) return of.request.base + path
  let query = ''
  for (const [name, value] of Object.entries(target.query ?? {})) if (value) query += `${query === '' ? '?' : '&'}${encode(name)}=${encode(value)}`
  return `${of.request.base}${path}${query}${target.anchor ? `#${encode(target.anchor)}` : ''}`
}
const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

/** The page at a path, if the model has it and the viewer may see it. */
export const pageAt = (of: Context, path: string | null | undefined): Page | undefined =>
  of.model.pages.find((one) => one.path === path && canSee(of.viewer, one))

type Place<Kind extends 'detail' | 'form' | 'list'> = { readonly page: Page; readonly block: BlockOf<Kind> }

/** The first place, on this page before others, where a block of the kind satisfies the condition and the viewer may see it. */
function place<Kind extends 'detail' | 'form' | 'list'>(of: Context, kind: Kind, fits: (block: BlockOf<Kind>) => boolean): Place<Kind> | undefined {
  const pages = of.page ? [of.page, ...of.model.pages.filter((one) => one !== of.page)] : of.model.pages
  for (const page of pages) {
    if (!canSee(of.viewer, page)) continue
    const block = page.blocks.find((one): one is BlockOf<Kind> => one.kind === kind && fits(one as BlockOf<Kind>))
    if (block) return { page, block }
  }
  return undefined
}

export const detailPlace = onceFor((of, entity: string): Place<'detail'> | undefined => place(of, 'detail', (block) => block.entity === entity))
/** The list of the entity that has search, filters or sorting, else the first. */
export const listPlace = (of: Context, entity: string): Place<'list'> | undefined =>
  place(of, 'list', (block) => block.entity === entity && isFull(block)) ?? place(of, 'list', (block) => block.entity === entity)
export const isFull = ({ search, filters, sorts }: BlockOf<'list'>): boolean => search || filters.length > 0 || sorts.length > 0

/** Where the viewer can add a row of the entity: the place of its form and the action. */
export function createPlace(of: Context, entity: Entity): (Place<'form'> & { readonly action: Action }) | undefined {
  const found = place(of, 'form', (block) => {
    const action = actionOf(of, block.action)
    return action?.kind === 'create' && action.entity === entity.id && canCreate(of.model, of.viewer, entity, action)
  })
  const action = found && actionOf(of, found.block.action)
  return found && action ? { ...found, action } : undefined
}

export type FollowUp = Place<'form'> & { readonly action: Action; readonly entity: Entity; readonly field: string }
/** Whether something is told of a row by the action, on the row's own page. */
const isTelling = ({ model }: Context, { id }: Action): boolean =>
  model.pages.some(({ blocks }) => blocks.some((block) => (block.kind === 'comments' || block.kind === 'reviews') && block.action === id))
/** Where the viewer can add rows that refer to one of this entity ("Book" beside a class), and by which field; for who runs the site, those of their role alone. */
export const followUps = onceFor((of, entity: Entity): readonly FollowUp[] => {
  return of.model.actions.flatMap((action): FollowUp[] => {
    const isTheirs = of.viewer.manages ? action.role === of.viewer.role?.id : holds(of.viewer, action.role)
    const other = action.kind === 'create' && action.entity !== entity.id && isTheirs ? entityOf(of, action.entity) : undefined
    const field = other && aboutField(other, action, entity.id)
    if (!other || !field || !canCreate(of.model, of.viewer, other, action) || isTelling(of, action)) return []
    const found = place(of, 'form', (block) => block.action === action.id)
    return found ? [{ ...found, action, entity: other, field: field.id }] : []
  })
})
/** The first field by which what an action makes refers to a row of the entity. */
export const aboutField = ({ fields }: Entity, action: Action, entity: string): Field | undefined =>
  fields.find((one) => one.type === 'reference' && one.entity === entity && action.fields.includes(one.id))
