import type { Action, AppModel, Entity, Role } from '../model.ts'
import { canRead, isKeptFrom, viewerOf } from '../render/access.ts'
import { entitiesOf } from '../render/page.ts'
import type { SiteRow, Visitor } from '../site.ts'
import { typedFor } from './typed.ts'
import { act, createWorld, entityIn, nobodyOf, pageOf, telling, viewerIn, visitorOf, type World, withRow } from './world.ts'

/** Words that stand in the rows of one visitor and may be read by no other. */
const secret = 'Xanthippe'
const anna = 'visitor-anna'

/** Whoever comes without the owner's link: nobody in particular, and somebody else in each role that does not manage. */
function strangers(model: AppModel): Visitor[] {
  const free = model.roles.filter(({ manages }) => !manages)
  return [nobodyOf(model), ...[null, ...free.map(({ id }) => id)].map((role) => visitorOf(model, 'visitor-bert', role))]
}

/** What a visitor could read or change of what is not theirs, a sentence for each; empty where the site keeps what is entered apart. */
export function ownershipFaults(model: AppModel): string[] {
  const empty = createWorld(model, telling)
  const rows = model.entities.map((entity) => ({ entity, row: { ...annasRow(empty, entity), created_at: 0, updated_at: 0 } }))
  const world = rows.reduce((so_far, { entity, row }) => withRow(so_far, entity.id, row), empty)
  const faults = strangers(model).flatMap((visitor) => [
    ...rows.flatMap(({ entity, row }) => [...callFaults(world, entity, row, visitor), ...changeFaults(world, entity, row, visitor)]),
    ...pageFaults(world, visitor),
  ])
  return [...new Set(faults)]
}

function annasRow(world: World, entity: Entity): Pick<SiteRow, 'id' | 'owner' | 'values'> {
  const typed = typedFor(world, entity, { fields: entity.fields.map(({ id }) => id) }, visitorOf(world.model, anna, null), 0)
  const hidden = Object.fromEntries(
    entity.fields.flatMap(({ id, type }) => (type === 'text' || type === 'long_text' ? [[id, `${secret} of ${entity.id}.`]] : [])),
  )
  return { id: `anna-${entity.id}`, owner: anna, values: { ...typed, ...hidden } }
}

const who = (model: AppModel, { id, role }: Visitor): string =>
  id === '' ? 'somebody who is not known' : `somebody else${role === null ? '' : ` as ${model.roles.find((one) => one.id === role)?.name ?? role}`}`

/** Whether everybody reads the rows, or whoever has an account, as the visitor has. */
const isOpen = (model: AppModel, entity: Entity, visitor: Visitor): boolean =>
  entity.read === 'public' && entity.inside === undefined && !isKeptFrom(viewerOf(model, visitor), entity)

/** By the calls, which hand out each row that its reader may read. */
function callFaults(world: World, entity: Entity, row: SiteRow, visitor: Visitor): string[] {
  const called = isOpen(world.model, entity, visitor) ? undefined : entityIn(world, entity.id)
  const isHandedOut = called && canRead(viewerIn(world, visitor), called, row)
  return isHandedOut ? [`A call hands ${entity.plural} of one visitor to ${who(world.model, visitor)}.`] : []
}

/** By the pages, those of a single row with that row asked for. */
function pageFaults(world: World, visitor: Visitor): string[] {
  const { model } = world
  const kept = model.entities.filter((entity) => !isOpen(model, entity, visitor))
  return model.pages.flatMap(({ path, title, blocks }) => {
    const needed = entitiesOf(model, path)
    if (!kept.some(({ id }) => needed.includes(id))) return []
    const rows = blocks.flatMap((block) => (block.kind === 'detail' ? [{ row: `anna-${block.entity}` }] : []))
    const shown = [{}, ...rows].map((query) => pageOf(world, path, visitor, query)).join('')
    const leaked = kept.filter(({ id }) => shown.includes(`${secret} of ${id}.`))
    return leaked.map(({ plural }) => `The page ${title} shows ${plural} of one visitor to ${who(model, visitor)}.`)
  })
}

/** By the forms, which the calls go through as well. */
function changeFaults(world: World, entity: Entity, row: SiteRow, visitor: Visitor): string[] {
  const { model } = world
  return model.actions.flatMap((action) => {
    if (action.entity !== entity.id || action.kind === 'toggle') return []
    if (action.kind === 'create') {
      if (entity.write === 'anyone' || isNamed(model, action.role, visitor)) return []
      const done = act(world, action.id, null, typedFor(world, entity, action, visitor, 0), visitor)
      return 'refused' in done ? [] : [`${action.name} lets ${who(model, visitor)} add ${entity.plural}, which only the managing role may.`]
    }
    if (entity.together && action.kind !== 'delete' && isOpen(model, entity, visitor) && visitor.account?.kind === 'own') return []
    if (action.kind === 'transition' && entity.read === 'public' && (isNamed(model, roleOf(entity, action), visitor) || isForAnyone(entity, action))) return []
    const placed = inState(world, entity, action, row)
    const done = act(placed.world, action.id, placed.row, typedFor(world, entity, action, visitor, 1), visitor)
    return 'refused' in done ? [] : [`${action.name} lets ${who(model, visitor)} change ${entity.plural} of one visitor.`]
  })
}

const roleOf = (entity: Entity, action: Action): string | undefined =>
  action.role ?? entity.lifecycle?.transitions.find(({ id }) => id === action.transition)?.role
const isForAnyone = ({ lifecycle }: Entity, { transition }: Action): boolean => lifecycle?.transitions.find(({ id }) => id === transition)?.by === 'anyone'
/** Whether the model names this visitor's role for it, by a role that is not everybody's. */
const isNamed = ({ roles }: { readonly roles: readonly Role[] }, role: string | undefined, visitor: Visitor): boolean =>
  role !== undefined && role === visitor.role && role !== roles[0]?.id

function inState(world: World, entity: Entity, action: Action, row: SiteRow): { readonly world: World; readonly row: SiteRow } {
  const from = entity.lifecycle?.transitions.find(({ id }) => id === action.transition)?.from[0]
  if (action.kind !== 'transition' || !entity.lifecycle || from === undefined) return { world, row }
  const values = { ...row.values, [entity.lifecycle.field]: from }
  const now = withRow(world, entity.id, { ...row, values })
  return { world: now, row: { ...row, values } }
}
