import type { Effect, Entity } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { withRules } from './fields.ts'
import { changeActions, entityIn, fieldIn } from './parts.ts'

/** What is refunded on request is refunded where it was ordered and where it was paid. */
export const refunds = (draft: Draft): Draft => draft.model.entities.reduce(refunded, draft)

function refunded(draft: Draft, { id, fields, lifecycle }: Entity): Draft {
  const step = lifecycle?.transitions.find(({ to }) => to === 'Refunded')
  const by = fields.find(({ type, entity }) => type === 'reference' && fieldIn(entityIn(draft, entity), 'payment_status')?.choices?.includes('Refunded'))
  if (!step || !by?.entity) return draft
  const effects: Effect[] = [
    { kind: 'set', by: by.id, field: 'payment_status', value: 'Refunded', from: ['Paid'] },
    ...draft.model.entities.flatMap((other): Effect[] => {
      const about = other.id === id ? undefined : other.fields.find(({ entity }) => entity === by.entity)
      const state = fieldIn(other, other.lifecycle?.field ?? '')
      return about && state?.choices?.includes('Paid') && state.choices.includes('Refunded')
        ? [{ kind: 'all', of: other.id, by: about.id, via: by.id, field: state.id, value: 'Refunded', from: ['Paid'] }]
        : []
    }),
  ]
  const isKnown = (one: Effect): boolean => one.kind === 'set' && one.by === by.id && one.field === 'payment_status'
  return changeActions(draft, id, (action) =>
    action.kind === 'transition' && action.transition === step.id && !action.effects?.some(isKnown) ? withRules(action, [], effects) : action,
  )
}
