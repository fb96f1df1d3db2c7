import { groupOf, type Thing } from '../../compose/thing.ts'
import type { KitName } from '../../lexicon/kits.ts'
import type { Action, Entity, Field, Guard, Value, Values } from '../../model.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { entityIn, withSeeds } from '../trade/parts.ts'
import { acts } from './amounts.ts'
import { askedBy } from './submitted.ts'

/** What is done to something: there is nothing of it without that. */
const doing: ReadonlySet<KitName> = new Set(['booking', 'loan', 'order', 'signup'])
/** What undoes or mends something that is there: a refund an order, a damage report the thing. */
const undoing = /(?:^| )(?:refund|return|exchange)(?: (?:request|application))?$/
const undone = /(?:^| )(?:order|booking|reservation|ticket|rental|loan|borrowing|purchase|sale)$/
const damage = /(?:^| )(?:damage|breakdown|defect|damage report|fault report|breakdown report)$/
const damaged = /^(?:offer|place|machine)$/
/** Away from work, school or the day care: nobody is without a reason. */
const away = /(?:^| )(?:leave|absence)(?: (?:request|application|note|notice|report))?$/
const reason = /^(?:reason|purpose)$/i
/** What people keep of their own, for which they book and order. */
const kept = /(?:^| )(?:vehicle|car|bike|bicycle|pet|dog|cat|horse|child|instrument|piano|boat|appliance|device)$/

/** What one waits for or hears of, without saying of which. */
const listed = /(?:^| )(?:wait(?:ing )?list|waitlist|waiting list entry|waitlist entry|queue|newsletter|mailing list)$/

/** What an act is about is not left out of its form: the room of a booking, the order of a refund, one's own car for a wash. */
export const subjects: Completer = (draft) => {
  const entities = draft.model.entities.map((entity) => about(draft, entity))
  return entities.every((entity, at) => entity === draft.model.entities[at]) ? draft : withModel(draft, { entities })
}

function about(draft: Draft, entity: Entity): Entity {
  const thing = draft.parts.find(({ made }) => made.entity.id === entity.id)?.made.thing
  const isAway = away.test(entity.singular)
  if (!thing || listed.test(entity.singular) || !(isAway || doing.has(thing.kit) || [acts, undoing, damage].some((kind) => kind.test(entity.singular))))
    return entity
  const asked = askedBy(draft, entity.id)
  const creates = draft.model.actions.filter((action) => action.entity === entity.id && action.kind === 'create')
  const open = entity.fields.filter(
    ({ id, type, required, label }) =>
      !required && asked.has(id) && (type === 'reference' || (isAway && reason.test(label)) || isTold(thing, { id, type, label })),
  )
  if (open.length === 0) return entity
  const alternatives = new Set(creates.flatMap(({ guards = [] }) => guards.flatMap((guard) => (guard.kind === 'any' ? guard.fields : []))))
  const isKnown = entity.fields.some(({ id, type, required }) => type === 'reference' && required && asked.has(id))
  const first = isKnown ? undefined : entity.fields.find(({ id, type, sorts }) => type === 'reference' && !sorts && asked.has(id))
  const isNeeded = (field: Field): boolean =>
    field.type !== 'reference' ||
    (!alternatives.has(field.id) &&
      (creates.some((action) => isGuarded(action, field.id)) ||
        isSubject(draft, { entity, thing, field, isFirst: field === first }) ||
        isOwn(draft, thing, field)))
  const needed = new Set(open.filter(isNeeded).map(({ id }) => id))
  return needed.size === 0 ? entity : filled(draft, entity, needed)
}

const whens: ReadonlySet<Field['type']> = new Set(['date', 'time', 'choice'])
/** When an act is wanted and for which child, where the words tell it of the act. */
const isTold = ({ kit, fields }: Thing, { id, type, label }: Pick<Field, 'id' | 'type' | 'label'>): boolean =>
  (doing.has(kit) || kit === 'application') &&
  fields.some((field) => field.id === id) &&
  (whens.has(type) || /^(?:child|pupil|student|participant|purpose|reason)$/i.test(label)) &&
  !/status|state/i.test(label)

interface Subject {
  readonly entity: Entity
  readonly thing: Thing
  readonly field: Field
  /** Whether nothing else is named before it. */
  readonly isFirst: boolean
}
function isSubject(draft: Draft, { entity, thing, field, isFirst }: Subject): boolean {
  const other = entityIn(draft, field.entity)
  const part = draft.parts.find(({ made }) => made.entity.id === field.entity)
  if (!other || !part) return false
  if (undoing.test(entity.singular)) return undone.test(other.singular)
  if (damage.test(entity.singular)) return isFirst && (damaged.test(groupOf(part.made.thing)) || part.made.thing.kit === 'trade_item')
  return isFirst && doing.has(thing.kit) && groupOf(part.made.thing) !== 'person'
}

/** Whether a rule of the action asks the row that the field refers to. */
const isGuarded = ({ guards = [] }: Action, id: string): boolean => guards.some((guard) => asksOf(guard, id))
function asksOf(guard: Guard, id: string): boolean {
  switch (guard.kind) {
    case 'enough':
    case 'room':
    case 'free':
    case 'is':
    case 'running':
      return guard.by === id
    case 'capacity':
      return typeof guard.most !== 'number' && guard.most.by === id
    case 'unique':
      return guard.fields.length > 1 && guard.fields.includes(id) && guard.among === 'all'
    default:
      return false
  }
}

/** What whoever books or orders has told of before: "save their vehicles, place orders". */
function isOwn(draft: Draft, { kit }: Thing, { entity }: Field): boolean {
  const other = entityIn(draft, entity)
  const part = draft.parts.find(({ made }) => made.entity.id === entity)
  const isKept = other !== undefined && other.read === 'own' && other.write === 'anyone' && kept.test(other.singular)
  return isKept && (part?.made.thing.makes.some(({ verb }) => verb !== '') ?? false) && /^(?:booking|order|request|loan|leave)$/.test(kit)
}

/** The entity whose samples have what is needed. */
function filled(draft: Draft, entity: Entity, needed: ReadonlySet<string>): Entity {
  const fields = entity.fields.map((field) => (needed.has(field.id) ? { ...field, required: true } : field))
  const lacking = fields.filter(({ id, type }) => needed.has(id) && type === 'reference')
  const first = (seed: Values, { id, entity: of }: Field, index: number): Value => {
    const count = entityIn(draft, of)?.seeds.length ?? 0
    return seed[id] ?? (count === 0 ? null : index % count)
  }
  return withSeeds({ ...entity, fields }, (seed, index) => ({ ...seed, ...Object.fromEntries(lacking.map((field) => [field.id, first(seed, field, index)])) }))
}
