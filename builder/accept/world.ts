import type { AppModel, Entity, Values } from '../model.ts'
import { decidingIn, mayRefer, type Viewer, viewerOf } from '../render/access.ts'
import { entitiesFor } from '../render/act/reads.ts'
import { entitiesOf, type Rendering, renderMain } from '../render/page.ts'
import { submit } from '../render/submit.ts'
import { seedValues } from '../samples.ts'
import type { SiteRow, Submission, Typed, Visitor, Write } from '../site.ts'

/** The day on which sites are tried, so that the same site gets the same verdict. */
export const trial_day = '2026-01-15'
const now = 1_768_000_000
export const sampleId = (entity: string, index: number): string => `${entity}-sample-${index + 1}`

/** A visitor in a role; logged in where the site has accounts, to one of their own or to the demonstration account, which samples stand in for. */
export function visitorOf({ accounts }: AppModel, id: string, role: string | null, kind: 'own' | 'demo' = 'own'): Visitor {
  if (!accounts) return { id, role }
  const { demo } = accounts
  const account = { id, kind, name: demo.name, email: `${id}@example.org`, role, values: demo.values, status: 'active', created_at: 0 } as const
  return { id, role, name: demo.name, account }
}
/** Somebody who is not known, and not logged in. */
export const nobodyOf = ({ accounts }: AppModel): Visitor => ({ id: '', role: null, ...(accounts && { name: null, account: null }) })

/** The rows of a site that is being tried; nothing changes them in place. */
export type Rows = ReadonlyMap<string, readonly SiteRow[]>

/** A page as it was rendered from the rows that it needs. */
interface Rendered {
  readonly rows: readonly (readonly SiteRow[])[]
  readonly page: Rendering
  whole?: string
}

/** A site with its sample rows, to be used without a host. */
export interface World {
  readonly model: AppModel
  readonly rows: Rows
  /** So many rows of each entity are looked at. */
  readonly most: number
  /** The whole markup of pages that were opened in this world. */
  readonly pages: Map<string, string>
  /** What was rendered in this world and in those that were made from the same site, by what was asked for. */
  readonly rendered?: Map<string, Rendered[]>
}

/** So many rows tell how a site works: what holds for these holds for more. */
export const telling = 2
export const createWorld = (model: AppModel, most = 4): World => ({
  model,
  most,
  rows: new Map(model.entities.map((entity) => [entity.id, samplesOf(entity)])),
  pages: new Map(),
  rendered: new Map(),
})

const samplesOf = (entity: Entity): SiteRow[] =>
  entity.seeds.map((seed, index) => ({
    id: sampleId(entity.id, index),
    owner: null,
    created_at: now - index - 1,
    updated_at: now - index - 1,
    values: seedValues(sampleId, entity, seed, trial_day),
  }))

export const rowsOf = ({ rows }: World, entity: string): readonly SiteRow[] => rows.get(entity) ?? []
export const entityIn = ({ model }: World, id: string | undefined): Entity | undefined => model.entities.find((one) => one.id === id)

/** The world with one more row, the newest. */
export function withRow(world: World, entity: string, row: { readonly id: string; readonly owner: string | null; readonly values: Values }): World {
  const kept = { ...row, created_at: now, updated_at: now }
  const others = rowsOf(world, entity).filter(({ id }) => id !== row.id)
  return { ...world, pages: new Map(), rows: new Map([...world.rows, [entity, [kept, ...others]]]) }
}

/** The rows that pages are rendered from. */
export const shownRows = (world: World, ids: readonly string[] = [...world.rows.keys()]): Readonly<Record<string, readonly SiteRow[]>> =>
  Object.fromEntries(ids.map((id) => [id, rowsOf(world, id).slice(0, world.most)]))

type Query = Readonly<Record<string, string>>
const keyOf = (path: string, visitor: Visitor, query: Query): string => JSON.stringify([path, visitor, query])
/** The page as a visitor sees it; it is rendered once from the same rows of what it needs, whatever else is changed. */
function renderedIn(world: World, path: string, visitor: Visitor, query: Query, key: string): Rendered {
  const needed = entitiesOf(world.model, path)
  const rows = needed.map((id) => rowsOf(world, id))
  const others = world.rendered?.get(key) ?? []
  const known = others.find((one) => one.rows.every((each, index) => each === rows[index]))
  if (known) return known
  const request = { path, query, base: '', visitor, roles: [], rows: shownRows(world, needed), today: trial_day, badge: false }
  const rendered: Rendered = { rows, page: renderMain(world.model, request) }
  world.rendered?.set(key, [...others, rendered])
  return rendered
}

/** The whole markup of a page as a visitor sees it; the same page is rendered once. */
export function wholeOf(world: World, path: string, visitor: Visitor, query: Query = {}): string {
  const key = keyOf(path, visitor, query)
  const known = world.pages.get(key)
  if (known !== undefined) return known
  const rendered = renderedIn(world, path, visitor, query, key)
  rendered.whole ??= rendered.page.whole()
  world.pages.set(key, rendered.whole)
  return rendered.whole
}

/** Whether something holds of a part of a page, between its header and its footer; a part is rendered only where none before it told. */
export function isOnPage(world: World, path: string, visitor: Visitor, holds: (html: string) => boolean, query: Query = {}): boolean {
  const { page } = renderedIn(world, path, visitor, query, keyOf(path, visitor, query))
  return page.parts.some((part) => holds(part().toString()))
}

/** All that a page has between its header and its footer. */
export function pageOf(world: World, path: string, visitor: Visitor, query: Query = {}): string {
  const { page } = renderedIn(world, path, visitor, query, keyOf(path, visitor, query))
  return page.parts.map((part) => part().toString()).join('')
}

export interface Done {
  readonly world: World
  readonly row: string
}
/** Carries out an action as a host does; what stands against it where it is not done. */
export function act(world: World, action: string, row: SiteRow | null, typed: Typed, visitor: Visitor): Done | { readonly refused: string } {
  const { model } = world
  let made = 0
  const newId = (): string => {
    made += 1
    return `made-${action}-${made}`
  }
  const rows = Object.fromEntries(entitiesFor(model, action).map((id) => [id, rowsOf(world, id)]))
  const asked: Submission = submit(model, { action, row, typed, visitor, today: trial_day, rows, newId })
  if (asked.kind === 'missing') return { refused: 'it may not be done' }
  if (asked.kind === 'refused') return { refused: Object.values(asked.refusal.errors).join(' ') }
  const [first] = asked.writes
  if (first.kind !== 'delete' && isLost(world, action, first, visitor)) return { refused: 'Choose one of the list.' }
  return { world: asked.writes.reduce(written, world), row: asked.row }
}

/** The visitor with all that decides what they may read and do. */
export const viewerIn = (world: World, visitor: Visitor): Viewer =>
  viewerOf(
    world.model,
    visitor,
    decidingIn(world.model, (id) => rowsOf(world, id)),
  )

function isLost(world: World, id: string, { entity, values }: Exclude<Write, { kind: 'delete' }>, visitor: Visitor): boolean {
  const action = world.model.actions.find((one) => one.id === id)
  const viewer = viewerIn(world, visitor)
  return (entityIn(world, entity)?.fields ?? []).some((field) => {
    const value = field.type === 'reference' ? (values[field.id] ?? '') : ''
    const other = entityIn(world, field.entity)
    return value !== '' && !rowsOf(world, field.entity ?? '').some((row) => other && row.id === value && mayRefer(viewer, action, field.id, other, row))
  })
}

function written(world: World, write: Write): World {
  if (write.kind === 'insert') return withRow(world, write.entity, { id: write.row, owner: write.owner, values: write.values })
  const changed = (row: SiteRow): readonly SiteRow[] =>
    write.kind === 'delete' ? [] : [{ ...row, owner: write.owner, values: { ...row.values, ...write.values } }]
  const rows = rowsOf(world, write.entity).flatMap((row) => (row.id === write.row ? changed(row) : [row]))
  return { ...world, pages: new Map(), rows: new Map([...world.rows, [write.entity, rows]]) }
}
