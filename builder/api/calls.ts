import type { Action, AppModel, Entity } from '../model.ts'
import { isKeptFrom, viewerOf } from '../render/access.ts'
import { needsAccount } from '../render/account/who.ts'

/** One call of a site's API. Paths are as OpenAPI writes them, below `/_api`. */
export interface Call {
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  readonly path: string
  readonly entity: Entity
  /** What it does to the rows; null for the two that read. */
  readonly action: Action | null
  readonly kind: 'list' | 'read' | Action['kind']
}

/** Every call that a site answers: two that read each table, and one for each action. Several actions that add to a table share its call. */
export const callsOf = (model: AppModel): readonly Call[] =>
  model.entities.flatMap((entity) => {
    const own = model.actions.filter((action) => action.entity === entity.id)
    const all = `/${entity.id}`
    const one = `/${entity.id}/{id}`
    const first = (kind: Action['kind'], method: Call['method'], path: string): Call[] => {
      const action = own.find((each) => each.kind === kind)
      return action ? [{ method, path, entity, action, kind }] : []
    }
    return [
      { method: 'get', path: all, entity, action: null, kind: 'list' } as const,
      ...first('create', 'post', all),
      { method: 'get', path: one, entity, action: null, kind: 'read' } as const,
      ...first('update', 'patch', one),
      ...first('delete', 'delete', one),
      ...own
        .filter(({ kind }) => kind === 'transition')
        .map((action): Call => ({ method: 'post', path: `${one}/${action.id}`, entity, action, kind: 'transition' })),
      ...own.filter(({ kind }) => kind === 'toggle').map((action): Call => ({ method: 'post', path: `${all}/${action.id}`, entity, action, kind: 'toggle' })),
    ]
  })

/** Whoever is not kept from an entity, or from an action of it, for want of an account. */
function everybody(model: AppModel, entity: Entity, action: Action | null): string {
  const stranger = { id: '', role: null, account: null }
  const isKept = action ? needsAccount(model, stranger, action.id) : isKeptFrom(viewerOf(model, stranger), entity)
  return model.accounts && isKept ? 'Whoever has an account.' : 'Everybody.'
}

/** Whoever is inside, of rows that are kept to those who are. */
function thoseInside({ entities }: AppModel, entity: Entity, managing: string): string {
  const by = entity.fields.find(({ id }) => id === entity.inside?.of)?.entity ?? entity.id
  const room = entities.find(({ id }) => id === by) ?? entity
  const what = room.id === entity.id ? `the ${room.plural} that they are in` : `those of the ${room.plural} that they are in`
  return `Each visitor their own rows and ${what}${managing}.`
}

/** Who may make a call, in a sentence. */
export function whoMay(model: AppModel, { entity, action, kind }: Call): string {
  const manager = model.roles.find(({ manages }) => manages)?.name
  const managing = manager === undefined ? 'Nobody.' : `The role ${manager}.`
  const all = manager === undefined ? '' : `, the role ${manager} all`
  if (action === null) {
    if (entity.read === 'public') return entity.inside ? thoseInside(model, entity, all) : everybody(model, entity, null)
    return entity.read === 'managed' ? managing : `Each visitor their own rows${all}.`
  }
  const step = entity.lifecycle?.transitions.find(({ id }) => id === action.transition)
  const role = model.roles.find(({ id }) => id === (action.role ?? step?.role))
  if (role) return `The role ${role.name}.`
  if (kind === 'create' || kind === 'toggle') return entity.write === 'anyone' ? everybody(model, entity, action) : managing
  return `Each visitor their own rows${all}.`
}
