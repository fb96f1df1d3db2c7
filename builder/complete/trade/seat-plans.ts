import type { Entity, Field, Guard, Value } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { actionsOn, changeActions, changeBlocks, entityIn, putEntity, withSeeds } from '../trade/parts.ts'
import { endedStates } from './fields.ts'

const seats = /(?:^| )seat$/
const moments = /^(?:showtime|screening|session|show|performance|trip|flight|train|departure|match|event|concert)s?$/i
const rooms_most = 8
/** The rows of a plan, and how many seats each has: fewer where there are several rooms. */
const shapeOf = (room: Field | undefined) => (room ? { lines: ['A', 'B'], across: 4 } : { lines: ['A', 'B', 'C', 'D'], across: 6 })

const taken = 'This seat is taken already. Choose another one.'

/** "select seats": a seat is chosen on the plan of its room, and nobody has it twice at one time. */
export const seatPlans: Completer = (draft) =>
  draft.model.entities
    .filter(({ singular, fields }) => seats.test(singular) && fields.some(isRow))
    .reduce((so_far, { id }) => booked(laidOut(so_far, id), id), draft)

const isRow = ({ id, type }: Field): boolean => id === 'row' && type === 'text'
/** What a seat stands in. */
const roomOf = ({ id: own, fields }: Entity): Field | undefined => fields.find(({ type, entity, sorts }) => type === 'reference' && !sorts && entity !== own)

/** Sample seats in rows, in each of a few rooms. */
function laidOut(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)!
  const room = roomOf(entity)
  const { lines, across } = shapeOf(room)
  const count = room ? Math.min(rooms_most, entityIn(draft, room.entity)?.seeds.length ?? 0) : 1
  const [first] = entity.seeds
  if (!first || count === 0) return draft
  const state = entity.fields.find(({ type, choices }) => type === 'choice' && choices?.includes('Free'))
  const taken = state?.choices?.find((choice) => choice !== 'Free')
  const seeds = Array.from({ length: count * lines.length * across }, (_, index) => {
    const at = index % (lines.length * across)
    const line = lines[Math.floor(at / across)]!
    const name = `${line}${(at % across) + 1}`
    return {
      ...entity.seeds[index % entity.seeds.length]!,
      [entity.title]: name,
      row: line,
      ...(room && { [room.id]: Math.floor(index / (lines.length * across)) }),
      ...(state && { [state.id]: at === 5 && taken !== undefined ? taken : 'Free' }),
    }
  })
  return putEntity(draft, { ...entity, seeds })
}

function booked(draft: Draft, id: string): Draft {
  const seat = entityIn(draft, id)!
  return draft.model.entities
    .filter((one) => one.id !== id && one.fields.some(({ entity }) => entity === id))
    .filter((one) =>
      actionsOn(draft, one.id).some(({ kind, fields }) => kind === 'create' && one.fields.some((field) => field.entity === id && fields.includes(field.id))),
    )
    .reduce((so_far, one) => withPlan(so_far, seat, entityIn(so_far, one.id)!), draft)
}

function withPlan(draft: Draft, seat: Entity, entity: Entity): Draft {
  const by = entity.fields.find((field) => field.entity === seat.id)!
  const room = roomOf(seat)
  const own = room && entity.fields.find((field) => field.type === 'reference' && field.entity === room.entity)
  const shown = entity.fields.find((field) => field.type === 'reference' && field.id !== own?.id && moments.test(field.label))
  const on = entity.fields.find(({ type, id }) => type === 'date' && id === 'date')
  const at = entity.fields.find(({ id, type }) => id === 'time' && (type === 'time' || type === 'choice'))
  const when = shown ? [shown.id] : [...(on ? [on.id] : []), ...(at ? [at.id] : [])]
  const unless = endedStates(entity)
  const state = seat.fields.find(({ type, choices }) => type === 'choice' && choices?.includes('Free'))
  const plan: Field['plan'] = {
    entity: entity.id,
    row: 'row',
    when,
    unless,
    ...(room && { of: { entity: room.entity!, seat: room.id, ...(own && { by: own.id }) } }),
    ...(state && { free: { field: state.id, is: 'Free' } }),
  }
  const { lines, across } = shapeOf(room)
  const perRoom = lines.length * across
  const chosen = withSeeds({ ...entity, fields: entity.fields.map((field) => (field.id === by.id ? { ...field, plan } : field)) }, (seed, index) => ({
    ...seed,
    ...seatIn(seed, index, by, own, room, seat.seeds.length, perRoom),
  }))
  const guards: Guard[] = [
    ...(when.length > 0 ? [{ kind: 'unique' as const, fields: [by.id, ...when], among: 'all' as const, unless, text: taken }] : []),
    ...(state ? [{ kind: 'is' as const, by: by.id, field: state.id, values: ['Free'], text: 'This seat cannot be booked. Choose another one.' }] : []),
    ...(room && own
      ? [
          {
            kind: 'within' as const,
            by: by.id,
            field: room.id,
            of: own.id,
            text: `This seat is in another ${room.label.toLowerCase()}. Choose one of the plan.`,
          },
        ]
      : []),
  ]
  const ruled = changeActions(putEntity(draft, chosen), entity.id, (action) => {
    if (!action.fields.includes(by.id) || (action.kind !== 'create' && action.kind !== 'update')) return action
    // Others may have the other seats of the room at the same time.
    const kept = (action.guards ?? []).flatMap((guard): Guard[] => {
      if (own && guard.kind === 'free' && guard.by === own.id) return [{ ...guard, by: by.id, text: taken }]
      return own && guard.kind === 'unique' && guard.fields.includes(own.id) && guard.among === 'all' ? [] : [guard]
    })
    const isSpan = kept.some((guard) => guard.kind === 'free' && guard.by === by.id)
    const fields = own ? [...action.fields.filter((id) => id !== by.id && id !== own.id), own.id, by.id] : action.fields
    return { ...action, fields: ordered(fields, when, by.id), guards: [...kept, ...(isSpan ? guards.filter(({ kind }) => kind !== 'unique') : guards)] }
  })
  return changeBlocks(ruled, (block) => (block.kind === 'slots' && own && block.by === own.id ? [{ ...block, room: perRoom }] : [block]))
}
/** When it is comes before which seat. */
const ordered = (fields: readonly string[], when: readonly string[], by: string): string[] => {
  const late = fields.filter((id) => when.includes(id))
  const at = fields.indexOf(by)
  return late.some((id) => fields.indexOf(id) > at) ? [...fields.filter((id) => id !== by), by] : [...fields]
}

function seatIn(
  seed: Readonly<Record<string, Value>>,
  index: number,
  by: Field,
  own: Field | undefined,
  room: Field | undefined,
  count: number,
  perRoom: number,
): Record<string, Value> {
  const free = [0, 2, 6, 1, 3, 7][index % 6]!
  if (!own || !room) return { [by.id]: Math.min(count - 1, free) }
  const groups = Math.max(1, Math.floor(count / perRoom))
  const group = Number(seed[own.id] ?? 0) % groups
  return { [own.id]: group, [by.id]: group * perRoom + free }
}
