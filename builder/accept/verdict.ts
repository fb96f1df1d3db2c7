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
/** The pages on which rows of the entity can stand, one after another; first those with a block of its own, which offers the action if one is asked for. */
export function* pagesOf({ model }: World, entity: string, role: string | undefined, offered?: Action): Generator<Page, undefined> {
  const isOffering = ({ blocks }: Page): boolean => offered !== undefined && blocks.some((block) => 'actions' in block && block.actions.includes(offered.id))
  const isOwn = ({ blocks }: Page): boolean => blocks.some((block) => 'entity' in block && block.entity === entity)
  const near = pagesFor(model, role)
  const own = near.filter((page) => !isOffering(page) && isOwn(page))
  yield* near.filter(isOffering)
  yield* own
  for (const page of near) if (!isOffering(page) && !own.includes(page) && entitiesOf(model, page.path).includes(entity)) yield page
}
/** Whether it holds for one of them; those after it are not looked for. */
export function isOnAny(pages: Iterable<Page>, holds: (page: Page) => boolean): boolean {
  for (const page of pages) if (holds(page)) return true
  return false
}
export const hasForm = (html: string, action: Action): boolean => html.includes(`/_actions/${action.id}"`)
