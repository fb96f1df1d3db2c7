import type { Action, Effect, Entity, Field, Guard } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { isEnding, withRules } from './fields.ts'
import { changeActions, fieldIn, putEntity } from './parts.ts'

/** A booking as it is being made out: what books it, and what is booked by which field. */
export interface Found {
  readonly draft: Draft
  readonly entity: Entity
  readonly create: Action
  readonly by: Field | undefined
  readonly offered: Entity | undefined
}

/** The action as it books: rules, a reference, and a sentence that names it. */
const booking = (action: Action, guards: readonly Guard[], effects: readonly Effect[], fields: readonly string[]): Action => ({
  ...withRules(action, guards, [{ kind: 'number', field: 'number', prefix: 'BK' }, ...effects]),
  fields: [...fields],
  confirmation: `${action.confirmation.replace(/[.\s]+$/, '')}.${effects.some((effect) => 'to' in effect && effect.to === 'total') ? ' Total: {total}.' : ''} Your reference is {number}.`,
})

/** What was booked stays as it is, but for its days where they can be moved. */
const without =
  (fixed: readonly string[]) =>
  (action: Action): Action =>
    action.kind === 'update' ? { ...action, fields: action.fields.filter((id) => !fixed.includes(id)) } : action

/** The draft with the booking under its rules; `back` is what calling it off gives back. */
export function put(
  { draft, create, entity }: Found,
  guards: readonly Guard[],
  effects: readonly Effect[],
  asked: readonly string[],
  back: readonly Effect[] = [],
): Draft {
  const references = entity.fields.filter(({ type }) => type === 'reference').map(({ id }) => id)
  const fixed = ['number', 'total', 'nights', 'hours', 'price', 'date', 'time', 'from_date', 'until', ...references]
  const refund: Effect[] = fieldIn(entity, 'payment_status')
    ? [{ kind: 'put', field: 'payment_status', value: 'Refunded', when: { field: 'payment_status', is: 'Paid' } }]
    : []
  const ends = (action: Action): boolean => isEnding(entity.lifecycle?.transitions.find(({ id }) => id === action.transition)?.to ?? '')
  return changeActions(putEntity(draft, entity), entity.id, (action) => {
    if (action.id === create.id) return booking({ ...action, guards: create.guards, effects: create.effects }, guards, effects, asked)
    if (action.kind === 'transition' && ends(action)) return withRules(action, [], [...back, ...refund])
    return without([...fixed, ...(back.length > 0 ? ['people'] : [])])(action)
  })
}
