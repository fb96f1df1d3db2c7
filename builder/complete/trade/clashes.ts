import { groupOf } from '../../compose/thing.ts'
import type { Action, Entity, Field, Guard } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { endedStates, withRules } from './fields.ts'
import { changeActions, createOn } from './parts.ts'

/** What is arranged for a time of a day, rather than noted of one. */
const arranged =
  /(?:^| )(?:scheduling|schedule|timetable|arrangement|rosters?|rota|shift|duty|class|lesson|session|lecture|seminar|exam|interview|surgery|operation|invigilation|sitting|training)$/
const noted = /(?:^| )(?:record|log|history|reminder|study session|learning session|chat session)$/
const rooms = /^(?:room|hall|classroom|lecture hall|operating room|meeting room|lab|laboratory|court)$/i
const people =
  /^(?:teacher|lecturer|trainer|instructor|coach|tutor|doctor|nurse|employee|staff member|worker|invigilator|interviewer|surgeon|therapist|driver|candidate|patient)$/i
/** What is taken up for a time or for some days. */
const booked = /(?:^| )(?:reservation|booking|rental|hire|stay)$/
const lasting = {
  from: /^(?:from|from_date|starts_on|start_date|arrival|arrival_date|check_in)$/,
  to: /^(?:until|to|until_date|ends_on|end_date|departure|departure_date|check_out)$/,
}
const duties = /(?:^| )(?:rosters?|rota|duty|scheduling|schedule|shift|arrangement)$/
const starts = /^(?:starts_at|time|from|start_time|begins_at)$/
const ends = /^(?:ends_at|until|end_time|to)$/

/** Nobody is in two places at one time, and no room holds two things: what is arranged for a time that is taken is refused with what takes it. */
export const clashes: Completer = (draft) => draft.model.entities.reduce(withoutClashes, draft)

interface Times {
  readonly day: Field
  readonly from: Field
  readonly to: Field
}
function timesOf({ fields }: Entity): Times | null {
  const day = fields.find(({ id, type }) => (id === 'date' && type === 'date') || (id === 'weekday' && type === 'choice'))
  const from = fields.find(({ id, type }) => type === 'time' && starts.test(id))
  const to = fields.find(({ id, type }) => type === 'time' && ends.test(id))
  return day && from ? { day, from, to: to ?? from } : null
}

/** What is booked from one day or time to another is taken for as long. */
function withoutDouble(draft: Draft, entity: Entity): Draft {
  const day = entity.fields.find(({ id, type }) => id === 'date' && type === 'date')
  const kind = day ? 'time' : 'date'
  const [from, to] = [lasting.from, lasting.to].map((ids) => entity.fields.find(({ id, type }) => type === kind && ids.test(id)))
  const by = entity.fields.find(({ type, entity: other }) => {
    const part = draft.parts.find(({ made }) => made.entity.id === other)
    return type === 'reference' && part !== undefined && /^(?:offer|place|machine)$/.test(groupOf(part.made.thing))
  })
  if (!from || !to || !by || entity.write !== 'anyone' || createOn(draft, entity.id)?.guards?.some(isRule)) return draft
  const guard: Guard = {
    kind: 'free',
    by: by.id,
    ...(day && { same: [day.id] }),
    from: from.id,
    to: to.id,
    unless: endedStates(entity),
    text: day ? 'This time is taken already. Choose another one.' : 'These days are taken already. Choose other days.',
  }
  return changeActions(draft, entity.id, (action) => guarded(action, { day: day ?? from, from, to }, [guard]))
}

function withoutClashes(draft: Draft, entity: Entity): Draft {
  if (booked.test(entity.singular)) return withoutDouble(draft, entity)
  const times = arranged.test(entity.singular) && !noted.test(entity.singular) ? timesOf(entity) : null
  const whose = entity.fields.filter(({ type, label }) => (type === 'reference' || type === 'text') && (rooms.test(label) || people.test(label)))
  const named = whose.length === 0 && duties.test(entity.singular) ? entity.fields.filter(({ id, type }) => id === 'name' && type === 'text') : []
  if (!times || whose.length + named.length === 0) return draft
  const guards = [...whose, ...named].map(
    (by): Guard => ({
      kind: 'free',
      by: by.id,
      same: [times.day.id],
      from: times.from.id,
      to: times.to.id,
      unless: endedStates(entity),
      text: sentenceFor(by),
    }),
  )
  return changeActions(draft, entity.id, (action) => guarded(action, times, guards))
}

function sentenceFor({ id, label }: Field): string {
  const name = id === 'name' ? 'person' : label.toLowerCase()
  return rooms.test(label)
    ? `This ${name} is taken at that time. Choose another time or another ${name}.`
    : `This ${name} is busy at that time already. Choose another time or another ${name}.`
}

const isRule = ({ kind }: Guard): boolean => kind === 'free' || kind === 'unique' || kind === 'capacity' || kind === 'enough'

/** Whatever sets a time, unless rules of its own say when it is free. */
function guarded(action: Action, { day, from }: Times, guards: readonly Guard[]): Action {
  const sets = (action.kind === 'create' || action.kind === 'update') && action.fields.includes(day.id) && action.fields.includes(from.id)
  return sets && !action.guards?.some(isRule) ? withRules(action, guards, []) : action
}
