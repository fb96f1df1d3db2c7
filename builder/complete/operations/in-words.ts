import type { Action, Entity, Field } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { newActionId } from '../trade/parts.ts'

/** A step of an entity's life as it is taken in words: whoever takes it fills in the field. */
export function inWords(draft: Draft, { lifecycle }: Entity, step: Action, field: Field, name: string): Action {
  const { transition, ...rest } = step
  const to = lifecycle?.transitions.find(({ id }) => id === transition)?.to ?? ''
  return {
    ...rest,
    id: newActionId(draft, `${step.id}_in_words`.slice(0, 40)),
    name,
    kind: 'update',
    fields: [field.id],
    effects: [...(step.effects ?? []), { kind: 'put', field: lifecycle?.field ?? '', value: to, when: null }],
  }
}
