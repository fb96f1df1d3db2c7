import type { Part } from '../../compose/pages.ts'
import type { KitName } from '../../lexicon/kits.ts'
import type { Action, Entity, Field } from '../../model.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'

/** What is asked for from now on. */
const asking = /(?:^| )(?:order|request|booking|reservation|appointment|requisition|application)$/
const wanted =
  /^(?:date|(?:preferred|desired|wanted|visit|visiting|pick-?up|moving|delivery|event|wedding|party|start|requested|appointment|arrival|departure|travel|collection|installation|viewing|inspection|interview) (?:date|day)|(?:wanted|needed) (?:on|by|before)|(?:move|move in|pick up|deliver|arrive|leave|collect|start|begin) on)$/i
/** From when to when something is booked. */
const booked = /^(?:from|until|check-?in|check-?out|(?:start|end|return|pick-?up) date)$/i
/** Until when people may take part in what is put up. */
const closing = /^(?:deadline|closes on|apply by|ends on|end date|closing date|open until|funding deadline)$/i
const open: ReadonlySet<KitName> = new Set<KitName>(['fundraiser', 'tender', 'vacancy', 'group_buy', 'lottery', 'lot', 'campaign'])
const held = /^(?:date|starts? on|start date|event date|date and time|takes place on|day)$/i
const announcing = /^(?:post|publish|create|organi[sz]e|schedule|host|announce|plan|add|offer)$/

/** Which days of a row nobody enters that are over. */
function daysOf({ setting }: Draft, entity: Entity, part: Part | undefined): readonly Field[] {
  const days = entity.fields.filter(({ type }) => type === 'date' || type === 'datetime')
  const kit = part?.made.thing.kit
  const isOwn = setting === 'personal' || setting === 'private'
  const isHeld = kit === 'event' && !isOwn && part!.made.thing.makes.length > 0 && part!.made.thing.makes.every(({ verb }) => announcing.test(verb))
  return days.filter(
    ({ label, type }) =>
      (type === 'date' && wanted.test(label) && (asking.test(entity.singular) || kit === 'booking' || kit === 'application')) ||
      (kit === 'booking' && booked.test(label)) ||
      (kit !== undefined && open.has(kit) && closing.test(label)) ||
      (isHeld && held.test(label)),
  )
}

/** Nobody orders, books or asks for anything for a day that is over, and nobody calls to what is over. */
export const toCome: Completer = (draft) => {
  const parts = new Map(draft.parts.map((part) => [part.made.entity.id, part]))
  const days = new Map(draft.model.entities.map((entity) => [entity.id, daysOf(draft, entity, parts.get(entity.id))]))
  return [...days.values()].every((fields) => fields.length === 0)
    ? draft
    : withModel(draft, { actions: draft.model.actions.map((action) => guarded(action, days.get(action.entity) ?? [])) })
}

function guarded(action: Action, days: readonly Field[]): Action {
  const lacking = days.filter(({ id }) => action.fields.includes(id) && !action.guards?.some((guard) => guard.kind === 'upcoming' && guard.field === id))
  return action.kind !== 'create' || lacking.length === 0
    ? action
    : {
        ...action,
        guards: [...(action.guards ?? []), ...lacking.map(({ id }) => ({ kind: 'upcoming' as const, field: id, text: 'Choose today or a later day.' }))],
      }
}
