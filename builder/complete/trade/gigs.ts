import type { Draft } from '../draft.ts'
import { withRules } from './fields.ts'
import { changeActions, entityIn, fieldIn, partsOf } from './parts.ts'

/** Whoever takes on a task is named on it. */
export const gigs = (draft: Draft): Draft =>
  partsOf(draft, 'gig').reduce((so_far, { made }) => {
    const entity = entityIn(so_far, made.entity.id)
    const taken = entity?.lifecycle?.transitions.find(({ to }) => to === 'Taken')?.id
    return entity && taken && fieldIn(entity, 'taken_by')
      ? changeActions(so_far, entity.id, (action) => (action.transition === taken ? withRules(action, [], [{ kind: 'name', field: 'taken_by' }]) : action))
      : so_far
  }, draft)
