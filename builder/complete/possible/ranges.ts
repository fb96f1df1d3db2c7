import type { Action, Entity, Field, Guard, Values } from '../../model.ts'
import { type Completer, withModel } from '../draft.ts'
import { daysInOrder } from '../in-order.ts'

const begins = /^(?:starts(?: at)?|start time|begins at|from|entry at|entered at)$/i
const ends = /^(?:ends(?: at)?|end time|finishes at|until|to|exit at|left at)$/i
/** What may go on past midnight. */
const overnight =
  /\b(?:shifts?|night|nights|sleep|duty|duties|rosters?|rotas?|patrol|parking|flight|train|bus|trip|route|opening|fee|clock-in|attendance|pickup)\b/

const lowest = /^(?:lowest|least|low|minimum|min\.?|smallest|fewest|lower)\b/i
const highest = /^(?:highest|most|high|maximum|max\.?|largest|upper)\b/i
const upwards = /^from\b|\bfrom$/i
const upTo = /^to\b|\b(?:up )?to$/i
const ways = [
  [lowest, highest],
  [upwards, upTo],
] as const
const numeric = new Set<Field['type']>(['number', 'money', 'percent'])

type Pair = readonly [Field, Field]

/** A start that is after its end, and a lowest above its highest, are refused by every form that takes either. */
export const ranges: Completer = (draft) => {
  const guards = new Map(draft.model.entities.map((entity) => [entity.id, guardsOf(entity)]))
  return withModel(draft, {
    entities: draft.model.entities.map(sound),
    actions: draft.model.actions.map((action) => guarded(action, guards.get(action.entity) ?? [])),
  })
}

type Order = Extract<Guard, { kind: 'order' }>

function guardsOf(entity: Entity): readonly Order[] {
  const days = entity.fields.filter(({ type }) => type === 'date' || type === 'datetime')
  const inDays = days.length < 2 ? [] : daysInOrder(days).filter(([from, to]) => from.type === to.type)
  return [
    ...inDays.map(orderOf('before', 'Choose a later day.')),
    ...(inDays.length > 0 || overnight.test(entity.singular) ? [] : timesIn(entity).map(orderOf('before', 'Enter a later time.'))),
    ...boundsOf(entity).map(orderOf('below', 'Enter a higher number.')),
  ]
}

const orderOf =
  (comes: string, advice: string) =>
  ([from, to]: Pair): Order => ({ kind: 'order', from: from.id, to: to.id, text: `“${to.label}” is ${comes} “${from.label}”. ${advice}` })

function timesIn({ fields }: Entity): readonly Pair[] {
  const times = fields.filter(({ type }) => type === 'time')
  const [from, to] = times.length < 2 ? [] : [times.find(({ label }) => begins.test(label)), times.find(({ label }) => ends.test(label))]
  return from && to ? [[from, to]] : []
}

const rest = ({ label }: Field, end: RegExp): string => label.toLowerCase().replace(end, '').trim()
/** Numbers that are called alike but for one being the least and one the most. */
function boundsOf({ fields }: Entity): readonly Pair[] {
  const numbers = fields.filter(({ type }) => numeric.has(type))
  if (numbers.length < 2) return []
  return ways.flatMap(([low, high]) =>
    numbers.flatMap((from) => {
      const to = low.test(from.label) ? numbers.find((one) => one !== from && high.test(one.label) && rest(one, high) === rest(from, low)) : undefined
      return to ? [[from, to] as const] : []
    }),
  )
}
/** The entity whose samples keep to their bounds. */
function sound(entity: Entity): Entity {
  const pairs = boundsOf(entity)
  if (pairs.length === 0) return entity
  const turned = (seed: Values, [low, high]: Pair): Values => {
    const [least, most] = [seed[low.id], seed[high.id]]
    return typeof least === 'number' && typeof most === 'number' && least > most ? { ...seed, [low.id]: most, [high.id]: least } : seed
  }
  return { ...entity, seeds: entity.seeds.map((seed) => pairs.reduce(turned, seed)) }
}

function guarded(action: Action, guards: readonly Order[]): Action {
  if (action.kind !== 'create' && action.kind !== 'update') return action
  const asks = ({ from, to }: Order): boolean => action.fields.includes(from) || action.fields.includes(to)
  const isKnown = (one: Order): boolean =>
    (action.guards?.some((guard) => guard.kind === 'order' && guard.from === one.from && guard.to === one.to) ?? false) ||
    (action.effects?.some((effect) => effect.kind === 'hours' && effect.from === one.from) ?? false)
  const fresh = guards.filter((one) => asks(one) && !isKnown(one))
  return fresh.length === 0 ? action : { ...action, guards: [...(action.guards ?? []), ...fresh] }
}
