import type { Action, Effect, Entity } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { withRules } from './fields.ts'
import { changeActions, entityIn, fieldIn, partsOf, putEntity, textOf, withoutFields, withSeeds } from './parts.ts'

/** Points for each thing that is done. */
export const forEach = 10

/** Points are earned by what one orders or books, by checking in, by what one adds for others, and by tasks that are completed: nobody writes them down for themselves. */
export function earned(draft: Draft): Draft {
  const points = pointsOf(draft)
  if (!points) return draft
  const earning = draft.model.actions.filter((action) => earns(draft, points, action))
  const board = earning.length > 0 ? boardOf(draft) : undefined
  const whole = board ? putEntity(draft, ofPeople(board)) : draft
  const rules = (action: Action): readonly Effect[] => [gain(draft, points, action), ...(board && action.role === undefined ? [placed(board)] : [])]
  const next = earning.reduce(
    (so_far, { id, entity }) =>
      changeActions(so_far, entity, (action) => (action.id === id ? withRules(action, [], rules(action)) : onlyOnce(so_far, action, earning))),
    whole,
  )
  if (!isGained(next, points)) return next
  return changeActions(next, points.id, (action) => (action.role === undefined && action.fields.length > 0 ? null : action))
}

const completing = /^(?:complete|finish|check in|clock in|done|mark as done)/i
/** What is completed for points is not opened again for more. */
const onlyOnce = (draft: Draft, action: Action, earning: readonly Action[]): Action | null => {
  const stateOf = (id: string | undefined) => entityIn(draft, action.entity)?.lifecycle?.transitions.find((one) => one.id === id)
  const reached = earning.flatMap(({ entity, transition }) => (entity === action.entity ? [stateOf(transition)?.to] : []))
  const from = stateOf(action.transition)?.from ?? []
  return action.kind === 'transition' && action.role === undefined && from.length > 0 && from.every((state) => reached.includes(state)) ? null : action
}

/** What somebody brings or asks to be collected, which earns points when it is done. */
const brought = /(?:recycling|collection|pick-?up|donation|deposit|task|errand|survey)(?: orders?| requests?| bookings?| responses?)?$/
const added =
  /^(?:review|post|comment|article|video|photo|image|work|answer|reply|quiz result|exam result|invitation|recipe|diary entry|note|check-in|.* check-in|.* post|.* review|.* invitation)$/
function earns(draft: Draft, points: Entity, { kind, entity: id, role, name }: Action): boolean {
  const entity = entityIn(draft, id)
  if (!entity || id === points.id) return false
  if (role !== undefined) return kind === 'transition' && /^(?:complete|finish)/i.test(name) && entity.read === 'own' && brought.test(entity.singular)
  if (kind === 'transition') return completing.test(name) && partsOf(draft, 'task', 'todo', 'habit').some(({ made }) => made.entity.id === id)
  if (kind !== 'create') return false
  const isDealt =
    entity.read === points.read &&
    (fieldIn(entity, 'payment_status') !== undefined || partsOf(draft, 'order', 'booking').some(({ made }) => made.entity.id === id))
  return isDealt || added.test(entity.singular) || isSaidToEarn(draft, entity)
}
/** "earn acorns for each walk": what is told to bring points when it is recorded. */
function isSaidToEarn(draft: Draft, { singular, plural }: Entity): boolean {
  const noun = [singular, plural].map((one) => one.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '')).join('|')
  return new RegExp(
    `\\bearn\\w* [a-z ]{2,40}? (?:for|by|through|when|with) (?:(?:each|every|their|the|an?|recording|logging|adding|writing|planting|collecting|doing) ){0,2}(?:${noun})\\b`,
  ).test(textOf(draft))
}

const day = ({ fields }: Entity) => fields.find(({ type }) => type === 'date')
function gain(draft: Draft, points: Entity, { entity, kind, name, role }: Action): Effect {
  const { singular = '' } = entityIn(draft, entity) ?? {}
  const reason = kind === 'transition' ? `${name.split(' ', 1)[0]} ${singular}` : singular
  const date = day(points)
  return {
    kind: 'record',
    entity: points.id,
    by: null,
    copies: [],
    values: { [points.title]: reason.slice(0, 1).toUpperCase() + reason.slice(1), points: forEach, ...(date && { [date.id]: '{today}' }) },
    sign: 1,
    when: null,
    ...(role !== undefined && { whose: 'row' }),
  }
}

/** The ranking of people by their points, which goes up with them. */
function boardOf(draft: Draft): Entity | undefined {
  const boards = partsOf(draft, 'score').flatMap(({ made }) => entityIn(draft, made.entity.id) ?? [])
  return boards.find(
    (board) =>
      board.read === 'public' &&
      fieldIn(board, 'name') !== undefined &&
      fieldIn(board, 'score')?.type === 'number' &&
      !draft.model.actions.some(({ kind, entity, role }) => kind === 'create' && entity === board.id && role === undefined),
  )
}
/** Who earns points earns them for all that they do, rather than for one thing. */
const ofPeople = (board: Entity): Entity => {
  const about = board.fields.flatMap(({ id, type }) => (type === 'reference' ? [id] : []))
  const bare = withSeeds(withoutFields(board, about), (seed) => Object.fromEntries(Object.entries(seed).filter(([id]) => !about.includes(id))))
  return { ...bare, title: 'name' }
}
function placed(board: Entity): Effect {
  const date = day(board)
  return {
    kind: 'record',
    entity: board.id,
    by: null,
    copies: [],
    values: { name: '{visitor}', score: forEach, ...(date && { [date.id]: '{today}' }) },
    sign: 1,
    when: null,
  }
}

/** Where each one's points are kept: rows with a reason and points, seen by whose they are. */
export function pointsOf(draft: Draft): Entity | undefined {
  const entity = entityIn(draft, partsOf(draft, 'points')[0]?.made.entity.id)
  return entity && entity.read !== 'public' && fieldIn(entity, 'points') && fieldIn(entity, entity.title)?.type === 'text' ? entity : undefined
}

/** Whether something that is done adds to the points, as a round of a game. */
export const isGained = ({ model }: Draft, { id }: Entity): boolean =>
  model.actions.some(({ effects = [] }) => effects.some((effect) => effect.kind === 'record' && effect.entity === id && effect.sign === 1))
