import type { Part } from '../../compose/pages.ts'
import { type KitName, kits } from '../../lexicon/kits.ts'
import type { Action, Effect, Entity, Field, Lifecycle } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { withRules } from '../trade/fields.ts'
import { actionsOn, changeActions, createOn, entityIn, putEntity, withFields, withSeeds } from '../trade/parts.ts'

export const assigning = /^(?:assign|reassign|allocate|dispatch|delegate)$/
const handling = new Set(['request', 'work', 'event'])
const step = /^(?:assign|dispatch|allocate)$/i
const state = 'Assigned'
/** What is lent to somebody rather than worked on by them has a life of its own. */
const lent = /\b(?:asset|equipment|vehicle|room|bed|seat|berth|plot|locker|table|book|device)s?$/

/** Whether rows of a part are worked on by whom they are given to. */
export const isGivenOut = ({ made: { thing } }: Part): boolean =>
  thing.kit === 'ticket' || (handling.has(kits[thing.kit].group) && !lent.test(thing.noun) && thing.asks.some(({ ask }) => assigning.test(ask.verb)))

/** Giving a row out is a step: it says whom it is given to and goes into the state that tells so. */
export function withStateOf(draft: Draft, id: string, given: Field): Draft {
  const entity = entityIn(draft, id)
  const acts = actionsOn(draft, id)
  const assign = acts.find(({ kind, fields, name }) => kind === 'update' && fields.includes(given.id) && /^assign\b/i.test(name))
  const life = entity?.lifecycle
  if (!entity || !life || !assign || assign.transition !== undefined) return draft
  const own = life.transitions.find(({ name }) => step.test(name))
  const taken = own && acts.find(({ kind, transition }) => kind === 'transition' && transition === own.id)
  if (own) return taken ? merged(draft, entity, taken, assign) : draft
  const states = entity.fields.find((field) => field.id === life.field)?.choices ?? []
  return states.includes(state) || states.length > 7 ? draft : withState(draft, entity, life, assign, given)
}

const named = ({ singular }: Entity, field: string): Action['guards'] => [{ kind: 'any', fields: [field], text: `Choose whom the ${singular} is given to.` }]

/** A step of that name asks whom it is given to, instead of a button beside it. */
const merged = (draft: Draft, entity: Entity, taken: Action, assign: Action): Draft =>
  changeActions(draft, entity.id, (action) => {
    if (action.id === assign.id) return null
    const effects = action.effects?.filter((effect) => effect.kind !== 'name' || !assign.fields.includes(effect.field))
    return action.id === taken.id
      ? { ...withRules({ ...action, ...(effects && { effects }) }, named(entity, assign.fields[0]!)!, []), kind: 'update', fields: assign.fields }
      : action
  })

function withState(draft: Draft, entity: Entity, life: Lifecycle, assign: Action, given: Field): Draft {
  const { initial, field } = life
  const transitions = [
    { id: 'assign_step', name: 'Assign', from: [initial, state], to: state, ...(assign.role !== undefined && { role: assign.role }) },
    ...life.transitions.map((one) =>
      one.from.includes(initial) ? { ...one, from: one.from.flatMap((from) => (from === initial ? [initial, state] : [from])) } : one,
    ),
  ]
  const fields = entity.fields.map((one) =>
    one.id === field ? { ...one, choices: (one.choices ?? []).flatMap((choice) => (choice === initial ? [choice, state] : [choice])) } : one,
  )
  const whole = withSeeds({ ...entity, fields, lifecycle: { ...life, transitions } }, (seed, index) => {
    if ((seed[field] ?? initial) !== initial) return seed
    return index % 2 === 0 && !isBlank(seed[given.id]) ? { ...seed, [field]: state } : { ...seed, [given.id]: null }
  })
  const create = createOn(draft, entity.id)
  const told: Effect = { kind: 'put', field, value: state, when: { field, is: initial }, changed: [given.id] }
  return changeActions(putEntity(draft, whole), entity.id, (action) => {
    if (action.id === assign.id) return withRules({ ...action, transition: 'assign_step' }, named(entity, given.id)!, [])
    if (action.id === create?.id && action.fields.includes(given.id)) return withRules(action, [], [told])
    return action.kind === 'update' && action.fields.length > 1 ? { ...action, fields: action.fields.filter((id) => id !== given.id) } : action
  })
}
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

const staff: ReadonlySet<KitName> = new Set<KitName>(['employee', 'expert', 'driver'])
/** Whom a row is given to is chosen from the people whom the site keeps as those who do such work. */
export function withChosen(draft: Draft, entity: Entity, given: Field): Draft {
  if (given.type !== 'text') return draft
  const people = draft.parts.filter(({ made }) => kits[made.thing.kit].group === 'person' && entityIn(draft, made.entity.id))
  const named = people.find(({ made }) => made.entity.singular === given.label.toLowerCase())
  const workers = people.filter(({ made }) => staff.has(made.thing.kit))
  const whom = named ?? (workers.length === 1 ? workers[0] : undefined)
  const count = whom ? entityIn(draft, whom.made.entity.id)!.seeds.length : 0
  if (!whom || count === 0) return draft
  const fields = entity.fields.map((field): Field => (field.id === given.id ? { ...field, type: 'reference', entity: whom.made.entity.id } : field))
  const chosen = withSeeds({ ...entity, fields }, (seed, index) => ({ ...seed, [given.id]: isBlank(seed[given.id]) ? null : (index * 2 + 1) % count }))
  return changeActions(putEntity(draft, chosen), entity.id, (action) => {
    const effects = action.effects?.filter((effect) => effect.kind !== 'name' || effect.field !== given.id)
    return { ...action, ...(effects && { effects }) }
  })
}

const twice =
  /^(?:assigned to|assignee|handled by|handler|personnel|staff|staff member|person in charge|in charge|processor|mechanic|technician|repairer|worker)$/i
/** Whom a row is given to stands in one column: that which is chosen from a list, else what the words call it. */
export function withOneAssignee(draft: Draft, id: string, given: Field, named: readonly Field[]): Draft {
  const entity = entityIn(draft, id)
  const others =
    entity?.fields.filter(
      (field) =>
        field.id !== given.id &&
        field.id !== entity.title &&
        field.type !== 'choice' &&
        (twice.test(field.label) || (field.type === 'text' && named.some((one) => one.id === field.id))),
    ) ?? []
  if (!entity || others.length === 0) return draft
  const gone = new Set(others.map((field) => field.id))
  const bare = changeActions(draft, id, (action) => {
    const effects = action.effects?.flatMap((effect): Effect[] => {
      if (effect.kind !== 'name' || !gone.has(effect.field)) return [effect]
      return given.type === 'text' ? [{ ...effect, field: given.id }] : []
    })
    const fields = action.fields.filter((field) => !gone.has(field))
    return action.fields.length > 0 && fields.length === 0 ? null : { ...action, fields, ...(effects && { effects }) }
  })
  return putEntity(
    bare,
    withFields({ ...entity, fields: entity.fields.filter((field) => !gone.has(field.id)), seeds: entity.seeds.map((seed) => ({ ...seed })) }, []),
  )
}
