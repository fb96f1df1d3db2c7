import type { Action, Entity, Field } from '../../model.ts'
import { type Completer, withModel } from '../draft.ts'

/** What is asked for from now on. */
const asking = /(?:^| )(?:order|request|booking|reservation|appointment|requisition)$/
const wanted =
  /^(?:date|(?:preferred|desired|wanted|visit|visiting|pick-?up|moving|delivery|event|start|requested|appointment) (?:date|day)|(?:wanted|needed) (?:on|by)|(?:move|pick up|deliver) on)$/i

/** Nobody orders or asks for anything for a day that is over. */
export const toCome: Completer = (draft) => {
  const days = new Map(draft.model.entities.map((entity) => [entity.id, asking.test(entity.singular) ? entity.fields.filter(isWanted) : []]))
  return [...days.values()].every((fields) => fields.length === 0)
    ? draft
    : withModel(draft, { actions: draft.model.actions.map((action) => guarded(action, days.get(action.entity) ?? [])) })
}
const isWanted = ({ type, label }: Entity['fields'][number]): boolean => type === 'date' && wanted.test(label)

function guarded(action: Action, days: readonly Field[]): Action {
  const lacking = days.filter(({ id }) => action.fields.includes(id) && !action.guards?.some((guard) => guard.kind === 'upcoming' && guard.field === id))
  return action.kind !== 'create' || lacking.length === 0
    ? action
    : {
        ...action,
        guards: [...(action.guards ?? []), ...lacking.map(({ id }) => ({ kind: 'upcoming' as const, field: id, text: 'Choose today or a later day.' }))],
      }
}
