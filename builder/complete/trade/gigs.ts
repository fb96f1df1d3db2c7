import { idFrom } from '../../compose/ids.ts'
import { isManaging, peopleNouns } from '../../lexicon/people.ts'
import type { Effect, Entity, Field, Role, Value } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { withRules } from './fields.ts'
import { changeActions, changeBlocks, entityIn, fieldIn, partsOf, putEntity, withFields, withSeeds } from './parts.ts'

/** Whoever takes on a task, an order or a request is named on it. */
export const gigs = (draft: Draft): Draft =>
  takers(
    partsOf(draft, 'gig').reduce(
      (so_far, { made }) => offered(takenBy(called(so_far, made.entity.id), made.entity.id, 'taken_by', 'Taken'), made.entity.id),
      draft,
    ),
  )

/** Whoever takes it on is named by their account, and may stand in no list of people that the site keeps. */
function called(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const whom = fieldIn(entity, 'taken_by')
  const people = entityIn(draft, whom?.entity)
  if (!entity || !people || whom?.type !== 'reference') return draft
  const { entity: _, ...bare } = whom
  const fields = entity.fields.map((field) => (field === whom ? { ...bare, type: 'text' as const } : field))
  const nameIn = (at: Value | undefined): Value => (typeof at === 'number' ? (people.seeds[at]?.[people.title] ?? null) : null)
  return putEntity(
    draft,
    withSeeds({ ...entity, fields }, (seed) => ({ ...seed, taken_by: nameIn(seed.taken_by) })),
  )
}

const taker: Field = { id: 'taken_by_account', label: 'Account of the taker', type: 'text', required: false }
const emptied = (field: string): Effect => ({ kind: 'put', field, value: null, when: null })
const theirs: ReadonlySet<string> = new Set(['give_up', 'hand_in'])
/** What one account offers, another takes on, hands in and gives up again; who offered it accepts or rejects what is handed in. */
function offered(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const take = entity?.lifecycle?.transitions.find((step) => step.to === 'Taken' && step.from.includes(entity.lifecycle!.initial))
  if (!entity?.lifecycle || !take || entity.read !== 'public' || take.role !== undefined || fieldIn(entity, taker.id)) return draft
  const { lifecycle } = entity
  const transitions = lifecycle.transitions.map((step) =>
    step.id === take.id ? { ...step, by: 'anyone' as const } : theirs.has(step.id) && step.role === undefined ? { ...step, by: 'taker' as const } : step,
  )
  const kept = withSeeds({ ...withFields(entity, [taker]), lifecycle: { ...lifecycle, transitions, taker: taker.id } }, (seed) => ({
    ...seed,
    [taker.id]: null,
  }))
  return changeActions(putEntity(draft, kept), id, (action) =>
    action.transition === take.id
      ? withRules(action, [], [{ kind: 'author', field: taker.id }])
      : action.transition === 'give_up'
        ? withRules(action, [], [emptied('taken_by'), emptied(taker.id)])
        : action,
  )
}

function takenBy(draft: Draft, id: string, field: string, to: string): Draft {
  const entity = entityIn(draft, id)
  const taken = entity?.lifecycle?.transitions.find((step) => step.to === to)?.id
  const state = entity?.lifecycle?.field
  if (!entity || !taken || !state || !fieldIn(entity, field)) return draft
  const open = statesBefore(entity, to)
  const sampled = withSeeds(entity, (seed) => (open.has(String(seed[state] ?? entity.lifecycle?.initial)) ? { ...seed, [field]: null } : seed))
  return changeActions(putEntity(draft, sampled), entity.id, (action) =>
    action.transition === taken
      ? withRules(action, [], [{ kind: 'name', field }])
      : action.kind === 'update'
        ? { ...action, fields: action.fields.filter((one) => one !== field) }
        : action,
  )
}
/** States in which nobody has taken it on yet, or no longer. */
const statesBefore = ({ lifecycle }: Entity, to: string): ReadonlySet<string> =>
  new Set([...(lifecycle?.transitions.filter((step) => step.to === to).flatMap(({ from }) => from) ?? []), 'Open', 'Withdrawn', 'Cancelled', 'Rejected'])

const sampleNames = ['Hugo Weber', 'Mei Chen', 'Samir Aziz', 'Rosa Mendes']
/** "drivers accept orders": the order says which driver. */
const takers = (draft: Draft): Draft =>
  partsOf(draft, 'order', 'booking', 'request', 'ticket', 'home_delivery', 'delivery').reduce((so_far, { made }) => {
    const entity = entityIn(so_far, made.entity.id)
    const steps = entity?.lifecycle?.transitions.filter((step) => step.role !== undefined) ?? []
    const role = so_far.model.roles.slice(1).find((one) => isHelper(one) && steps.some((step) => step.role === one.id))
    const step = steps.find((one) => one.role === role?.id)
    if (!entity || !role || !step) return so_far
    const field = idFrom(role.name, 'field')
    if (entity.fields.some(({ id, label }) => id === field || label === role.name)) return so_far
    const named = withSeeds(withFields(entity, [{ id: field, label: role.name, type: 'text', required: false }]), (seed, index) => ({
      ...seed,
      [field]: sampleNames[index % sampleNames.length]!,
    }))
    const shown = changeBlocks(putEntity(so_far, named), (block) =>
      (block.kind === 'list' || block.kind === 'detail') && block.entity === named.id && !block.fields.includes(field)
        ? [{ ...block, fields: [...block.fields.slice(0, -1), field, ...block.fields.slice(-1)] }]
        : [block],
    )
    return takenBy(shown, named.id, field, step.to)
  }, draft)
const isHelper = ({ name }: Role): boolean => !isManaging(name.toLowerCase()) && peopleNouns.has(name.toLowerCase().slice(name.lastIndexOf(' ') + 1))
