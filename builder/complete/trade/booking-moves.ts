import type { Effect, Entity, Guard } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { isEnding, withRules } from './fields.ts'
import { changeActions } from './parts.ts'

/** Another day or time is asked for by an edit, under the rules of booking; what was agreed to has to be agreed to again then. */
export function movable(draft: Draft, { id, lifecycle }: Entity, days: readonly string[], guards: readonly Guard[], effects: readonly Effect[]): Draft {
  const agreed = lifecycle?.transitions
    .filter(({ from, to, role }) => from.includes(lifecycle.initial) && role !== undefined && !isEnding(to))
    .map(({ to }) => to)
  const anew = (agreed ?? []).map(
    (is): Effect => ({ kind: 'put', field: lifecycle!.field, value: lifecycle!.initial, when: { field: lifecycle!.field, is }, changed: [...days] }),
  )
  return changeActions(draft, id, (action) =>
    action.kind === 'update' ? { ...withRules(action, guards, [...effects, ...anew]), fields: [...days, ...action.fields] } : action,
  )
}
