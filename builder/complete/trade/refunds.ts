import type { Effect, Entity, Field } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { isEnding, withRules } from './fields.ts'
import { changeActions, createOn, entityIn, fieldIn, putEntity, withoutFields, withSeeds } from './parts.ts'

/** What is refunded on request is refunded where it was ordered and where it was paid. */
export const refunds = (draft: Draft): Draft => draft.model.entities.reduce(refunded, draft)

function refunded(draft: Draft, { id, singular, fields, lifecycle }: Entity): Draft {
  const step = lifecycle?.transitions.find(({ to }) => to === 'Refunded')
  const by = fields.find(({ type, entity }) => type === 'reference' && fieldIn(entityIn(draft, entity), 'payment_status')?.choices?.includes('Refunded'))
  if (!step || !by?.entity) return draft
  const effects: Effect[] = [
    { kind: 'set', by: by.id, field: 'payment_status', value: 'Refunded', from: ['Paid', asked] },
    ...draft.model.entities.flatMap((other): Effect[] => {
      const about = other.id === id ? undefined : other.fields.find(({ entity }) => entity === by.entity)
      const state = fieldIn(other, other.lifecycle?.field ?? '')
      return about && state?.choices?.includes('Paid') && state.choices.includes('Refunded')
        ? [{ kind: 'all', of: other.id, by: about.id, via: by.id, field: state.id, value: 'Refunded', from: ['Paid'] }]
        : []
    }),
  ]
  const isKnown = (one: Effect): boolean => one.kind === 'set' && one.by === by.id && one.field === 'payment_status'
  const settled = changeActions(draft, id, (action) =>
    action.kind === 'transition' && action.transition === step.id && !action.effects?.some(isKnown) ? withRules(action, [], effects) : action,
  )
  return /(?:^| )refund/.test(singular) && createOn(draft, id)?.role === undefined ? awaited(settled, id, by) : settled
}

const asked = 'Refund requested'
/** What a refund is asked for says so until it is decided, and the refund is of what was paid. */
function awaited(draft: Draft, id: string, by: Field): Draft {
  const order = entityIn(draft, by.entity)!
  const status = fieldIn(order, 'payment_status')!
  const set = (value: string, from: readonly string[]): Effect => ({ kind: 'set', by: by.id, field: status.id, value, from: [...from] })
  const paid = fieldIn(order, 'total') && fieldIn(entityIn(draft, id), 'amount')?.type === 'money'
  const told = putEntity(draft, {
    ...order,
    fields: order.fields.map((field) => (field === status ? { ...field, choices: [...new Set([...(field.choices ?? []), asked])] } : field)),
  })
  const said = entityIn(told, id)!
  const plain =
    /(?:^| )(?:booking|reservation|appointment)$/.test(order.singular) || fieldIn(order, 'number')?.label === 'Ticket code' ? ofPlaces(told, said) : told
  const { lifecycle } = said
  const back = new Set(lifecycle?.transitions.filter(({ to }) => isEnding(to)).map((one) => one.id))
  return changeActions(plain, id, (action) => {
    if (action.transition !== undefined && back.has(action.transition)) return withRules(action, [], [set('Paid', [asked])])
    if (action.kind !== 'create') return action
    const copied: Effect[] = paid ? [{ kind: 'copy', by: by.id, field: 'total', to: 'amount' }] : []
    return withRules({ ...action, fields: action.fields.filter((field) => !(paid && field === 'amount')) }, [], [set(asked, ['Paid']), ...copied])
  })
}

const reasons = ['Our plans changed', 'Ill on the day', 'Booked the wrong day', 'Booked twice', 'It was cancelled']
/** What is paid for a place cannot be mended or exchanged. */
const ofPlaces = (draft: Draft, refund: Entity): Draft =>
  putEntity(
    draft,
    withSeeds(withoutFields(refund, ['wanted', 'picture']), ({ wanted: _, picture: __, ...seed }, index) => ({
      ...seed,
      ...(refund.title === 'reason' && { reason: reasons[index % reasons.length]! }),
      ...(fieldIn(refund, 'details') && { details: null }),
    })),
  )
