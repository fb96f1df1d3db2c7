import { capital } from '../lexicon/inflect.ts'
import type { Action, AppModel, Entity, Role } from '../model.ts'
import { cut, newId } from './ids.ts'
import { offered, withTransition } from './people.ts'
import { type Asked, built } from './permission.ts'
import type { Request } from './request.ts'
import type { Answer } from './rule.ts'
import { readBy } from './visibility.ts'

/** Whether an action is what is asked for: that act on that thing, or that step of its life. */
export const fits = (action: Action, asked: Asked, entity: Entity, model: AppModel): boolean => {
  if (action.entity !== entity.id || action.kind !== asked.act) return false
  if (asked.act !== 'transition') return true
  const step = model.entities.find(({ id }) => id === entity.id)?.lifecycle?.transitions.find(({ id }) => id === action.transition)
  if (asked.state) return step?.to.toLowerCase() === asked.state
  return step?.name.toLowerCase().split(' ')[0] === asked.verb.split(' ')[0] || action.name.toLowerCase().split(' ')[0] === asked.verb.split(' ')[0]
}

/** The model with an action that it had not, offered on every list of the thing. */
export function newAction(model: AppModel, asked: Asked, entity: Entity, role: Role | undefined): AppModel {
  const name = cut(
    capital(asked.act === 'transition' ? (asked.state ? `mark as ${asked.state}` : asked.verb) : asked.act === 'delete' ? 'Delete' : 'Edit'),
    160,
  )
  const id = newId(model, `${asked.verb} ${entity.singular}${asked.state ? ` ${asked.state}` : ''}`)
  const base = { id, name, entity: entity.id, ...(role && { role: role.id }) }
  if (asked.act === 'transition') {
    const {
      model: after,
      transition,
      to,
    } = withTransition(model, entity, asked.state ? `mark ${asked.state}` : asked.verb, role?.id, asked.state && capital(asked.state))
    const action: Action = { ...base, kind: 'transition', fields: [], transition, confirmation: `{title} is ${to.toLowerCase()}.` }
    return offered({ ...after, actions: [...after.actions, action] }, action)
  }
  const fields = entity.fields.filter(({ id: field }) => field !== entity.lifecycle?.field).map(({ id: field }) => field)
  const action: Action =
    asked.act === 'delete'
      ? { ...base, kind: 'delete', fields: [], confirmation: '{title} is deleted.' }
      : { ...base, kind: 'update', fields, confirmation: '{title} is changed.' }
  return offered({ ...model, actions: [...model.actions, action] }, action)
}

/** Who reads the rows of a thing from now on. */
export function reading(model: AppModel, request: Request, asked: Asked, entity: Entity, read: Entity['read']): Answer {
  const { model: after, says, label } = readBy(model, entity, read)
  return built(after, request, asked, says, label)
}

/** Two answers as one. */
export function joined(first: Answer, second: Answer): Answer {
  const [says, marks] = [`${first.says} ${second.says}`, [...first.marks, ...second.marks]]
  const built = second.kind === 'built' ? second : first
  if (first.kind === 'built' && second.kind === 'built')
    return { ...second, says, marks, label: `${first.label}, ${second.label}`, where: first.where || second.where }
  return { ...built, says, marks }
}
