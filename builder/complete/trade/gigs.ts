import type { Draft } from '../draft.ts'
import { withRules } from './fields.ts'
import { changeActions, entityIn, fieldIn, partsOf, putEntity, withSeeds } from './parts.ts'

/** Whoever takes on a task is named on it. */
export const gigs = (draft: Draft): Draft =>
  partsOf(draft, 'gig').reduce((so_far, { made }) => {
    const entity = entityIn(so_far, made.entity.id)
    const taken = entity?.lifecycle?.transitions.find(({ to }) => to === 'Taken')?.id
    const state = entity?.lifecycle?.field
    if (!entity || !taken || !state || !fieldIn(entity, 'taken_by')) return so_far
    const sampled = withSeeds(entity, (seed) => (/^(?:Open|Withdrawn)$/.test(String(seed[state] ?? 'Open')) ? { ...seed, taken_by: null } : seed))
    return changeActions(putEntity(so_far, sampled), entity.id, (action) =>
      action.transition === taken
        ? withRules(action, [], [{ kind: 'name', field: 'taken_by' }])
        : action.kind === 'update'
          ? { ...action, fields: action.fields.filter((id) => id !== 'taken_by') }
          : action,
    )
  }, draft)
