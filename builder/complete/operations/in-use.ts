import type { Action, Effect, Entity, Field, Guard, Value } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { withRules } from '../trade/fields.ts'
import { changeActions, entityIn } from '../trade/parts.ts'

/** What takes a thing up for a while. */
const uses =
  /(?:^| )(?:booking|reservation|rental|rental order|hire|lease|session|charge|charging|charging (?:behavior|record|session|order)|behavior|parking record|parking|ride|trip|usage|use|usage record|check-in|stay|visit|lending|loan|dispatch)$/
const frees = /^(?:free|available|idle|vacant)$/i
const kept = /^(?:reserved|booked)$/i
const takens = /^(?:in use|occupied|taken|busy|charging|rented|rented out|lent|on loan|on the road|let)$/i
const afterwards = /^to be cleaned$/i
const begun =
  /^(?:checked in|picked up|handed out|lent|rented|rented out|let|charging|parked|seated|under way|started|in use|running|boarding|on its way|in transit|playing)$/i
const ended =
  /^(?:checked out|returned|brought back|completed|finished|ended|done|to be paid|paid|cancelled|left|collected|withdrawn|delivered|stopped|interrupted)$/i
const flags = /^(?:free|available|vacant|idle)$/

/** The states of what is taken up: when it can be had, when it is in use, and what it is once that is over. */
interface Held {
  readonly by: Field
  readonly field: string
  readonly open: readonly Value[]
  readonly taken: Value
  readonly after: Value
}

/** What is used is in use from when that begins until it ends, whoever says so: a charging point, a room whose guest has come. */
export const inUse: Completer = (draft) =>
  draft.model.entities.reduce((so_far, entity) => (entity.lifecycle && uses.test(entity.singular) ? following(so_far, entity) : so_far), draft)

function following(draft: Draft, entity: Entity): Draft {
  const states = entity.fields.find(({ id }) => id === entity.lifecycle?.field)?.choices ?? []
  const held = states.some((state) => begun.test(state)) ? innermost(draft, entity.fields.flatMap((by) => heldBy(draft, by))) : [] // biome-ignore format: one choice
  const free = held.filter(({ by, field }) => !isSet(draft.model.actions, entity, by.id, field))
  return free.length === 0 ? draft : changeActions(draft, entity.id, (action) => acting(entity, action, free))
}

function heldBy(draft: Draft, by: Field): Held[] {
  const other = by.type === 'reference' ? entityIn(draft, by.entity) : undefined
  return (other?.fields ?? []).flatMap((field): Held[] => {
    if (field.type === 'boolean') return flags.test(field.id) ? [{ by, field: field.id, open: [true], taken: false, after: true }] : []
    const find = (words: RegExp): string | undefined => field.choices?.find((state) => words.test(state))
    const [free, taken] = [find(frees), find(takens)]
    if (field.type !== 'choice' || !free || !taken) return []
    return [{ by, field: field.id, open: [free, find(kept)].flatMap((state) => state ?? []), taken, after: find(afterwards) ?? free }]
  })
}
/** Of a station and its charging point, the point is in use; of a room and its kind, the room. */
function innermost(draft: Draft, held: readonly Held[]): readonly Held[] {
  const states = held.some(({ taken }) => taken !== false) ? held.filter(({ taken }) => taken !== false) : held
  const isWhole = ({ by }: Held): boolean =>
    states.some((other) => other.by.entity !== by.entity && entityIn(draft, other.by.entity)?.fields.some(({ entity }) => entity === by.entity))
  return states.filter((one) => !isWhole(one))
}
const isSet = (actions: readonly Action[], { id }: Entity, by: string, field: string): boolean =>
  actions.some(
    ({ entity, effects }) =>
      entity === id && effects?.some((one) => (one.kind === 'set' && one.by === by && one.field === field) || (one.kind === 'occupy' && one.by === by)),
  )

/** A step that begins takes what it uses, one that ends what had begun leaves it; what is closed or broken stays so. */
function acting(entity: Entity, action: Action, held: readonly Held[]): Action {
  const step = entity.lifecycle?.transitions.find(({ id }) => id === action.transition)
  const to = action.kind === 'create' ? entity.lifecycle!.initial : step?.to
  const isOver = step !== undefined && ended.test(step.to) && step.from.every((state) => begun.test(state))
  const effects = held.flatMap(({ by, field, open, taken, after }): Effect[] => {
    if (to !== undefined && begun.test(to)) return [{ kind: 'set', by: by.id, field, value: taken, from: [...open] }]
    return isOver ? [{ kind: 'set', by: by.id, field, value: after, from: [taken] }] : []
  })
  const guards =
    action.kind === 'create' && effects.length > 0
      ? held.map(({ by, field, open }): Guard => ({ kind: 'is', by: by.id, field, values: [...open], text: 'This is not free now. Choose another.' }))
      : []
  return effects.length === 0 ? action : withRules(action, guards, effects)
}
