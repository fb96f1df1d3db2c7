import type { Requirement } from '../../contract/turn.ts'
import type { Action, AppModel, Entity, Page } from '../model.ts'
import { contextOf } from '../render/context.ts'
import { entitiesOf } from '../render/page.ts'
import { titleOf } from '../render/value.ts'
import type { SiteRow, Visitor } from '../site.ts'
import { shownRows, trial_day, visitorOf, type World } from './world.ts'

/** What was tried, and whether it worked. */
export type Verdict = NonNullable<Requirement['check']>
export const passed = (what: string): Verdict => ({ passed: true, what })
export const failed = (what: string): Verdict => ({ passed: false, what })

const me = 'you'
export const visitorAs = ({ model }: World, role: string | undefined): Visitor => visitorOf(model, me, role ?? null, 'demo')

const shownIn = new WeakMap<World, ReturnType<typeof shownRows>>()
export function titled(world: World, entity: Entity, row: SiteRow, visitor: Visitor): string {
  const rows = shownIn.get(world) ?? shownRows(world)
  shownIn.set(world, rows)
  const request = { path: '/', query: {}, base: '', visitor, roles: [], rows, today: trial_day, badge: false }
  return titleOf(contextOf(world.model, request), entity, row)
}

const managers = (model: AppModel): string | undefined => model.roles.find(({ manages }) => manages)?.id
/** The role that an action is tried as: its own, else the one that the words name, else any visitor, or the managing one where only that may. */
export function roleFor(model: AppModel, entity: Entity, action: Action, asked: string | undefined): string | undefined {
  const step = entity.lifecycle?.transitions.find(({ id }) => id === action.transition)
  const own = action.role ?? step?.role
  if (own !== undefined) return own
  if (asked !== undefined) return asked
  const isKept = entity.write === 'managed' || (entity.read === 'managed' && action.kind !== 'create')
  return isKept ? managers(model) : undefined
}
export const pagesFor = ({ pages }: AppModel, role: string | undefined): readonly Page[] =>
  pages.filter((page) => page.role === undefined || page.role === role)
/** The pages on which rows of the entity can stand; first those with a block of its own, which offers the action if one is asked for. */
export function pagesOf({ model }: World, entity: string, role: string | undefined, offered?: Action): readonly Page[] {
  const rank = ({ blocks }: Page): number => {
    const own = blocks.filter((block) => 'entity' in block && block.entity === entity)
    if (offered && blocks.some((block) => 'actions' in block && block.actions.includes(offered.id))) return 0
    return own.length > 0 ? 1 : 2
  }
  const near = pagesFor(model, role).map((page) => ({ page, rank: rank(page) }))
  const own = near.filter((one) => one.rank < 2 || entitiesOf(model, one.page.path).includes(entity))
  return own.toSorted((a, b) => a.rank - b.rank).map(({ page }) => page)
}
export const hasForm = (html: string, action: Action): boolean => html.includes(`/_actions/${action.id}"`)
