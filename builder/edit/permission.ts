import type { Action, AppModel, Entity, Role } from '../model.ts'
import type { Act } from './people.ts'
import type { Request } from './request.ts'
import { type Answer, marksOf } from './rule.ts'

/** Who is to do what: "people", "leave", "reviews". */
export interface Asked {
  readonly who: string
  readonly verb: string
  readonly act: Act
  readonly rest: string
  /** For "mark … as done": the state. */
  readonly state?: string
}

/** "Cancel their own orders", "mark tasks as done". */
export const actOn = ({ verb, state }: Asked, objects: string): string => (state ? `mark ${objects} as ${state}` : `${verb} ${objects}`)

export const marked = (request: Request, { verb, rest }: Asked) =>
  marksOf(request, [
    [verb, 'action'],
    [rest.replace(/^(?:the|a|an|their|own|any|all)\s+/i, ''), 'thing'],
  ])
export const built = (model: AppModel, request: Request, asked: Asked, says: string, label: string, where = ''): Answer => ({
  kind: 'built',
  model,
  says,
  label,
  where,
  marks: marked(request, asked),
})
export const same = (request: Request, asked: Asked, says: string): Answer => ({ kind: 'same', says, where: '', marks: marked(request, asked) })
export const pageOf = (model: AppModel, action: string) =>
  model.pages.find(({ blocks }) =>
    blocks.some(
      (block) => (block.kind === 'form' && block.action === action) || ((block.kind === 'list' || block.kind === 'detail') && block.actions.includes(action)),
    ),
  )
export const replaceAction = (model: AppModel, was: Action, is: Action): AppModel => ({
  ...model,
  actions: model.actions.map((one) => (one === was ? is : one)),
})

export function withoutRole(action: Action): Action {
  const { role: _, ...rest } = action
  return rest
}

/** An action opened to a role, or to everybody; its transition too. */
export function openedTo(model: AppModel, action: Action, role: Role | undefined): AppModel {
  const is = role ? { ...action, role: role.id } : withoutRole(action)
  const entities = model.entities.map((entity) => {
    const life = entity.lifecycle
    if (entity.id !== action.entity || !life || !action.transition) return entity
    const transitions = life.transitions.map((one) => {
      if (one.id !== action.transition) return one
      const { role: _, ...rest } = one
      return role ? { ...rest, role: role.id } : rest
    })
    return { ...entity, lifecycle: { ...life, transitions } }
  })
  return { ...replaceAction(model, action, is), entities }
}

/** "Bookings" to those who manage, "their own bookings" to everybody else. */
export const own = (entity: Entity, role: Role | undefined) => (role?.manages ? entity.plural : `their own ${entity.plural}`)
