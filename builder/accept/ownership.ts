import type { Action, AppModel, Entity, Role } from '../model.ts'
import { canRead, viewerOf } from '../render/access.ts'
import type { SiteRow, Visitor } from '../site.ts'
import { typedFor } from './typed.ts'
import { act, createWorld, entityIn, pageOf, rowsOf, type World, withRow } from './world.ts'

/** Words that stand in the rows of one visitor and may be read by no other. */
const secret = 'Xanthippe'
const anna = 'visitor-anna'

/** Whoever comes without the owner's link: nobody in particular, and somebody else in each role that does not manage. */
function strangers({ roles }: AppModel): Visitor[] {
  const free = roles.filter(({ manages }) => !manages)
  return [{ id: '', role: null }, { id: 'visitor-bert', role: null }, ...free.map(({ id }): Visitor => ({ id: 'visitor-bert', role: id }))]
}

/** What a visitor could read or change of what is not theirs, a sentence for each; empty where the site keeps what is entered apart. */
export function ownershipFaults(model: AppModel): string[] {
  const world = createWorld(model)
  const others = strangers(model)
  const faults = model.entities.flatMap((entity) => {
    const row = annasRow(world, entity)
    const now = withRow(world, entity.id, row)
    const kept = rowsOf(now, entity.id).find(({ id }) => id === row.id)!
    return others.flatMap((visitor) => [...readFaults(now, entity, kept, visitor), ...changeFaults(now, entity, kept, visitor)])
  })
  return [...new Set(faults)]
}

function annasRow(world: World, entity: Entity): Pick<SiteRow, 'id' | 'owner' | 'values'> {
  const typed = typedFor(world, entity, { fields: entity.fields.map(({ id }) => id) }, { id: anna, role: null }, 0)
  const hidden = Object.fromEntries(
    entity.fields.flatMap(({ id, type }) => (type === 'text' || type === 'long_text' ? [[id, `${secret} of ${entity.id}`]] : [])),
  )
  return { id: `anna-${entity.id}`, owner: anna, values: { ...typed, ...hidden } }
}

const who = (model: AppModel, { id, role }: Visitor): string =>
  id === '' ? 'somebody who is not known' : `somebody else${role === null ? '' : ` as ${model.roles.find((one) => one.id === role)?.name ?? role}`}`

/** By the pages, and by the calls, which hand out each row that its reader may read. */
function readFaults(world: World, entity: Entity, row: SiteRow, visitor: Visitor): string[] {
  if (entity.read === 'public') return []
  const { model } = world
  const faults: string[] = []
  const called = entityIn(world, entity.id)
  if (called && canRead(viewerOf(model, visitor), called, row)) faults.push(`A call hands ${entity.plural} of one visitor to ${who(model, visitor)}.`)
  for (const { path, title } of model.pages) {
    const shown = [pageOf(world, path, visitor), pageOf(world, path, visitor, { row: row.id })]
    if (shown.some((html) => html.includes(`${secret} of ${entity.id}`)))
      faults.push(`The page ${title} shows ${entity.plural} of one visitor to ${who(model, visitor)}.`)
  }
  return faults
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
    if (action.kind === 'transition' && entity.read === 'public' && isNamed(model, roleOf(entity, action), visitor)) return []
    const placed = inState(world, entity, action, row)
    const done = act(placed.world, action.id, placed.row, typedFor(world, entity, action, visitor, 1), visitor)
    return 'refused' in done ? [] : [`${action.name} lets ${who(model, visitor)} change ${entity.plural} of one visitor.`]
  })
}

const roleOf = (entity: Entity, action: Action): string | undefined =>
  action.role ?? entity.lifecycle?.transitions.find(({ id }) => id === action.transition)?.role
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
