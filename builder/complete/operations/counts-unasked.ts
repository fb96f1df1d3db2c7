import type { Action, Effect, Entity } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { changeActions } from '../trade/parts.ts'

const counts = /^(?:views|likes|replies|downloads|followers|subscribers|shares|comments|plays|clicks|reads|unread|opened|times_used|uses)$/
/** Where such a number is what somebody measured elsewhere. */
const measured = /(?:figures|statistics|metrics|records|data|reports|analytics|sources|traffic|logs|indicators|assessments|orders|trades)$/

/** How often a thing was seen, liked or taken is nothing that whoever puts it up types in: it begins at none. */
export const countsUnasked: Completer = (draft) => draft.model.entities.reduce(begun, draft)

function begun(draft: Draft, entity: Entity): Draft {
  if (entity.read !== 'public' || measured.test(entity.plural)) return draft
  const told = new Set(draft.parts.find(({ made }) => made.entity.id === entity.id)?.made.thing.fields.map(({ id }) => id))
  const ids = entity.fields.flatMap(({ id, type }) => (type === 'number' && counts.test(id) && id !== entity.title && !told.has(id) ? [id] : []))
  if (ids.length === 0) return draft
  const none = ({ effects = [] }: Action): Effect[] =>
    ids.flatMap((field) => (effects.some((effect) => 'to' in effect && effect.to === field) ? [] : [{ kind: 'put' as const, field, value: 0, when: null }]))
  return changeActions(draft, entity.id, (action) => {
    if ((action.kind !== 'create' && action.kind !== 'update') || !action.fields.some((id) => ids.includes(id))) return action
    const fields = action.fields.filter((id) => !ids.includes(id))
    return action.kind === 'create' ? { ...action, fields, effects: [...(action.effects ?? []), ...none(action)] } : { ...action, fields }
  })
}
