import type { Action, AppModel, Block, BlockOf, Entity, Lifecycle, Page, Role } from '../model.ts'
import type { SiteAccount, SiteRow, Visitor } from '../site.ts'
import { entityIn, type Limits, limitsOf, type Rows } from './limits.ts'
import { own, valueIn } from './own.ts'
import { isInRoom, roomsOf } from './rooms.ts'

export { decidingIn } from './rooms.ts'

/** Who looks: the visitor with the role that counts. */
export interface Viewer {
  readonly id: string
  readonly role: Role | null
  readonly manages: boolean
  /** Null where they are logged out, left out where the site has no accounts. */
  readonly account?: SiteAccount | null
  /** What permissions take from the role: entities that it only looks at or finds nothing of, and the pages that are gone with them. */
  readonly limits?: Limits
  /** Where the site is closed to them: the entities of the pages that everybody sees all the same. */
  readonly outside?: ReadonlySet<string>
  /** What the viewer is inside, where rows are kept to those who are. */
  readonly rooms?: ReadonlySet<string>
}
/** The visitor's role of the model; null, and one that the model does not know, count as the first that does not manage: nobody manages by default. */
export function viewerOf(model: AppModel, visitor: Visitor, rows: Rows = {}): Viewer {
  const role = model.roles.find((one) => one.id === visitor.role) ?? model.roles.find((one) => !one.manages) ?? null
  const { id, account } = visitor
  const limits = role && !role.manages ? limitsOf(model, role, account, rows) : null
  const outside = model.accounts?.closed && account?.kind !== 'own' ? entitiesShown(model, model.accounts.closed.pages) : null
  const rooms = role?.manages ? null : roomsOf(model, id, rows)
  return {
    id,
    role,
    manages: role?.manages ?? false,
    ...(account !== undefined && { account }),
    ...(limits && { limits }),
    ...(outside && { outside }),
    ...(rooms && { rooms }),
  }
}
const entitiesShown = ({ pages }: AppModel, open: readonly string[]): ReadonlySet<string> =>
  new Set(pages.filter(({ path }) => open.includes(path)).flatMap(({ blocks }) => blocks.flatMap(entityIn)))

export const holds = (viewer: Viewer, role: string | undefined): boolean => role === undefined || viewer.role?.id === role
export const canSee = (viewer: Viewer, page: Page): boolean => holds(viewer, page.role) && !viewer.limits?.pages.has(page.path)

/** Whether a block shows anything that the viewer's role may see at all. */
export const canSeeBlock = ({ limits }: Viewer, block: Block): boolean => !limits || !entityIn(block).some((id) => limits.entities.get(id) === 'none')

/** The entity's `read` rule: default deny. */
export function canRead(viewer: Viewer, entity: Entity, row: SiteRow): boolean {
  if (isDraft(entity, row) && row.owner !== null) return row.owner === viewer.id
  if (viewer.manages) return true
  if (viewer.limits?.entities.get(entity.id) === 'none') return false
  if (isKeptFrom(viewer, entity)) return row.owner === viewer.id || (row.owner === null && viewer.account?.kind === 'demo' && entity.read !== 'managed')
  if (isUnpublished(entity, row)) return row.owner === viewer.id || takesFurther(viewer, entity, row)
  if (isHeldBack(viewer, entity, row)) return row.owner === viewer.id || (row.owner === null && viewer.account?.kind === 'demo')
  if (entity.read === 'public') return entity.inside === undefined || isMine(viewer, row) || isInside(viewer, entity.inside, row)
  if (entity.read === 'own' && isOthersSample(viewer, entity, row)) return false
  return entity.read === 'own' && (isMine(viewer, row) || isSharedWith(viewer, entity, row))
}

/** Whether a sample of what is each one's own is of somebody else than the demonstration account; who is not logged in finds none that was entered for anybody. */
function isOthersSample({ account }: Viewer, { samples, write }: Entity, row: SiteRow): boolean {
  if (samples === undefined || row.owner !== null || account === undefined || account?.kind === 'own') return false
  if (account === null && write === 'managed') return true
  const of = valueIn(row, samples.field) ?? ''
  return of !== '' && of !== samples.is
}

/** Whether a row may be what an action's field refers to: one that the viewer may read, or a room that the action finds by its code, which opens it to whoever has that. */
export function mayRefer(viewer: Viewer, action: Action | undefined, field: string, other: Entity, row: SiteRow): boolean {
  const isFound = other.inside !== undefined && action?.effects?.some((effect) => effect.kind === 'find' && effect.to === field)
  return canRead(viewer, isFound ? { ...other, inside: undefined } : other, row)
}

/** Whether rows are for those who have an account alone, and the viewer has none of their own: who only looks around finds samples. */
export const isKeptFrom = ({ account, outside }: Viewer, { id, members }: Entity): boolean =>
  account?.kind !== 'own' && (members === true || (outside !== undefined && !outside.has(id)))

const isInside = ({ rooms }: Viewer, inside: NonNullable<Entity['inside']>, row: SiteRow): boolean => rooms !== undefined && isInRoom(rooms, inside, row)

/** Whether whoever made the row keeps it from the viewer. */
function isHeldBack({ account }: Viewer, { visible }: Entity, row: SiteRow): boolean {
  const to = visible === undefined ? null : valueIn(row, visible.field)
  return visible !== undefined && (to === visible.owner || (to === visible.members && account === null))
}

/** Whether a row is in a state in which it is its maker's and theirs who take it further alone. */
export const isUnpublished = ({ lifecycle }: Entity, row: SiteRow): boolean => lifecycle?.unpublished?.includes(stateOf(lifecycle, row)) ?? false
/** Whether a row is still being written. */
const isDraft = ({ lifecycle }: Entity, row: SiteRow): boolean => lifecycle?.draft !== undefined && stateOf(lifecycle, row) === lifecycle.draft
/** Whether the viewer's role is named for a step that the row can take. */
const takesFurther = ({ role }: Viewer, { lifecycle }: Entity, row: SiteRow): boolean =>
  lifecycle?.transitions.some((step) => step.role !== undefined && step.role === role?.id && step.from.includes(stateOf(lifecycle, row))) ?? false

/** Whether a row is addressed to the account with which the viewer is logged in, and that was there already: addresses are not verified, so a later account may be anybody's. */
export function isSharedWith({ account }: Viewer, { shared }: Entity, row: SiteRow): boolean {
  const to = shared === undefined ? null : valueIn(row, shared)
  if (account?.kind !== 'own' || account.status !== 'active' || account.created_at > row.created_at) return false
  return typeof to === 'string' && [account.email, account.id].includes(to.trim().toLowerCase())
}

/** Whether a row is the viewer's own, or a sample that stands in for one; nothing stands in where they have an account of their own. */
export const isMine = (viewer: Viewer, row: SiteRow): boolean => row.owner === viewer.id || (row.owner === null && viewer.account?.kind !== 'own')

/** Whether a row is among the viewer's own: theirs, or handed to their account by somebody else. */
export const isAmongMine = (viewer: Viewer, entity: Entity, row: SiteRow): boolean => isMine(viewer, row) || isSharedWith(viewer, entity, row)

/** Whether a list of this scope is for the row, of those that the viewer may read; a sample stands in on either side of what one sends to another. */
export function isWithinScope(viewer: Viewer, entity: Entity, scope: BlockOf<'list'>['scope'], row: SiteRow): boolean {
  if (scope === 'all') return true
  if (scope === 'sent') return isMine(viewer, row)
  return scope === 'mine' ? isAmongMine(viewer, entity, row) : isSharedWith(viewer, entity, row) || (row.owner === null && isMine(viewer, row))
}

/** Whether the action is given to the viewer's role by name, and that role is not the one that every visitor starts with. */
const isGranted = (model: AppModel, viewer: Viewer, role: string | undefined): boolean =>
  role !== undefined && viewer.role?.id === role && model.roles[0]?.id !== role

/** Whether the viewer may add rows by this action. */
export function canCreate(model: AppModel, viewer: Viewer, entity: Entity, action: Action): boolean {
  if (!holds(viewer, action.role) || viewer.limits?.entities.has(entity.id)) return false
  return entity.write === 'anyone' || viewer.manages || isGranted(model, viewer, action.role)
}

export const transitionOf = (entity: Entity, action: Action): Lifecycle['transitions'][number] | undefined =>
  entity.lifecycle?.transitions.find((one) => one.id === action.transition)

/** Whether samples are the viewer's to change: everybody's on a site that asks nobody to log in, else those of the demonstration account. */
const isStandIn = ({ accounts }: AppModel, { account }: Viewer): boolean =>
  account === undefined || (account?.kind ?? (accounts?.open ? 'demo' : null)) === 'demo'

/** Who acts, as a row keeps it that may belong to somebody else: an account by its id, others by the part that they take. */
export const authorOf = ({ account, manages }: Viewer): string => (account?.kind === 'own' ? account.id : manages ? 'staff' : 'visitor')

/** Whether the viewer wrote a row that keeps who did: what a visitor without an account wrote is theirs whose row it is. */
function isAuthor({ id, account }: Viewer, row: SiteRow, field: string): boolean {
  const by = valueIn(row, field)
  return by === 'visitor' ? row.owner === id : account?.kind === 'own' && by === account.id
}

/** Whether the viewer may act on this row: their own, a sample that stands in for one, what a team keeps together, any row for the managing role or for a role that a transition names. */
export function canChange(model: AppModel, viewer: Viewer, entity: Entity, action: Action, row: SiteRow, rows: Rows = {}): boolean {
  if (!holds(viewer, action.role) || viewer.limits?.entities.has(entity.id) || !canRead(viewer, entity, row)) return false
  if (action.kind === 'transition' || action.transition !== undefined) {
    const transition = transitionOf(entity, action)
    if (!transition || !holds(viewer, transition.role)) return false
    if (isGranted(model, viewer, action.role ?? transition.role)) return true
    if (transition.host !== undefined) return viewer.manages || isHost(viewer, entity, transition.host, row, rows)
    if (transition.answers && row.owner !== null) return viewer.manages || isSharedWith(viewer, entity, row)
    if (viewer.account?.kind === 'own' && takes(viewer.account, entity, transition, row)) return true
  }
  if (entity.together && action.kind !== 'delete' && viewer.account?.kind === 'own') return true
  if (entity.authored !== undefined) return viewer.manages || isAuthor(viewer, row, entity.authored)
  return viewer.manages || row.owner === viewer.id || (row.owner === null && entity.write === 'anyone' && isStandIn(model, viewer))
}

/** Whether the row that `host` refers to is the viewer's own, and this one is not. */
function isHost({ id }: Viewer, { fields }: Entity, host: string, row: SiteRow, rows: Rows): boolean {
  const about = own(rows, fields.find((one) => one.id === host)?.entity ?? '')?.find((one) => one.id === valueIn(row, host))
  return row.owner !== id && about?.owner === id
}

/** Whether an account may take a step of somebody else's row: one that is open to anyone, or one of whoever took it on. */
const takes = ({ id }: SiteAccount, { lifecycle }: Entity, { by }: Lifecycle['transitions'][number], row: SiteRow): boolean =>
  by === 'anyone' || (by === 'taker' && lifecycle?.taker !== undefined && valueIn(row, lifecycle.taker) === id)

export const stateOf = (lifecycle: Lifecycle, row: SiteRow): string => String(valueIn(row, lifecycle.field) ?? lifecycle.initial)

/** Whether the row's state lets the action happen; what is no step of its lifecycle may happen in every state. */
export function isOpen(entity: Entity, action: Action, row: SiteRow): boolean {
  if (action.transition === undefined && action.kind !== 'transition') return true
  const transition = transitionOf(entity, action)
  return transition !== undefined && entity.lifecycle !== undefined && transition.from.includes(stateOf(entity.lifecycle, row))
}
