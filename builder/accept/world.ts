import type { AppModel, Entity, Values } from '../model.ts'
import { canRead, viewerOf } from '../render/access.ts'
import { entitiesFor } from '../render/act/reads.ts'
import { entitiesOf, renderPage } from '../render/page.ts'
import { submit } from '../render/submit.ts'
import { seedValues } from '../samples.ts'
import type { SiteRow, Submission, Typed, Visitor, Write } from '../site.ts'

/** The day on which sites are tried, so that the same site gets the same verdict. */
export const trial_day = '2026-01-15'
const now = 1_768_000_000
export const sampleId = (entity: string, index: number): string => `${entity}-sample-${index + 1}`

/** The rows of a site that is being tried; nothing changes them in place. */
export type Rows = ReadonlyMap<string, readonly SiteRow[]>

/** A site with its sample rows, to be used without a host. */
export interface World {
  readonly model: AppModel
  readonly rows: Rows
  readonly pages: Map<string, string>
}

export const createWorld = (model: AppModel): World => ({
  model,
  rows: new Map(model.entities.map((entity) => [entity.id, samplesOf(entity)])),
  pages: new Map(),
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

/** The markup of a page as a visitor sees it; the same page is rendered once. */
export function pageOf(world: World, path: string, visitor: Visitor, query: Readonly<Record<string, string>> = {}): string {
  const key = JSON.stringify([path, visitor.id, visitor.role, query])
  const known = world.pages.get(key)
  if (known !== undefined) return known
  const rows = Object.fromEntries(entitiesOf(world.model, path).map((id) => [id, rowsOf(world, id)]))
  const { html } = renderPage(world.model, { path, query, base: '', visitor, roles: [], rows, today: trial_day, badge: false })
  const main = html.slice(html.indexOf('<main'))
  const shown = main.slice(0, main.lastIndexOf('</main>'))
  world.pages.set(key, shown)
  return shown
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
  if (first.kind !== 'delete' && isLost(world, first, visitor)) return { refused: 'Choose one of the list.' }
  return { world: asked.writes.reduce(written, world), row: asked.row }
}

function isLost(world: World, { entity, values }: Exclude<Write, { kind: 'delete' }>, visitor: Visitor): boolean {
  const viewer = viewerOf(world.model, visitor)
  return (entityIn(world, entity)?.fields ?? []).some((field) => {
    const value = field.type === 'reference' ? (values[field.id] ?? '') : ''
    const other = entityIn(world, field.entity)
    return value !== '' && !rowsOf(world, field.entity ?? '').some((row) => other && row.id === value && canRead(viewer, other, row))
  })
}

function written(world: World, write: Write): World {
  if (write.kind === 'insert') return withRow(world, write.entity, { id: write.row, owner: write.owner, values: write.values })
  const changed = (row: SiteRow): readonly SiteRow[] =>
    write.kind === 'delete' ? [] : [{ ...row, owner: write.owner, values: { ...row.values, ...write.values } }]
  const rows = rowsOf(world, write.entity).flatMap((row) => (row.id === write.row ? changed(row) : [row]))
  return { ...world, pages: new Map(), rows: new Map([...world.rows, [write.entity, rows]]) }
}
