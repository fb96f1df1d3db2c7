import type { Action, Effect, Entity, Field, Guard, Values } from '../../model.ts'
import { type Completer, claimed, type Draft } from '../draft.ts'
import { number, withRules } from './fields.ts'
import { changeActions, changeBlocks, entityIn, formPage, partsOf, putEntity, textOf, withFields, withSeeds } from './parts.ts'

const room =
  /^(?:places|capacity|seats|spots|spaces|limit|(?:participant|member|player|visitor|guest)_limit|limit_of_\w+|max(?:imum)?_.*|.*_capacity|(?:maximum_)?number_of_(?:free_)?(?:places|players|participants|people|members|guests|seats|spots))$/
const bounded = /^(?:limit|(?:participant|member|player|visitor|guest)_limit|limit_of_\w+|max(?:imum)?_.*)$/
/** How many one row takes up. */
const wanted = /^(?:(?:number_of_)?(?:people|persons|seats|places|spots|spaces|guests|participants|tickets|passengers)|party_size|group_size)$/
const over = /cancel|withdr|reject|declin|left|refus|return|complet/i
const limited = /\b(?:capacity|maximum|limited (?:number|places|spots)|fully booked|sold out|full (?:class|course|event|trip|session|camp|workshop|tour)\w*)\b/

/** Nobody is taken on beyond the places that a class, a trip or a tournament has, and it tells how many are free. */
export const capacities: Completer = (draft) => {
  const limits = limited.test(textOf(draft))
  return partsOf(draft, 'application', 'signup', 'booking').reduce((so_far, { made }) => limitedTo(so_far, made.entity.id, limits), draft)
}

/** Rules by which a booking has its time already. */
const isOtherwise = (guard: Guard): boolean => (guard.kind === 'unique' ? guard.fields.includes('date') : guard.kind !== 'upcoming')
/** An entity has room for so many fields and the two that tell of its places. */
const mostFields = 22

interface Limit {
  readonly entity: Entity
  readonly by: string
  readonly most: Field
  readonly amount: string | null
  /** States in which a row takes up its places. */
  readonly held: readonly string[]
}

function limitedTo(draft: Draft, id: string, limits: boolean): Draft {
  const entity = entityIn(draft, id)
  const by = entity?.fields.find(({ type, entity: to, sorts }) => type === 'reference' && !sorts && to !== undefined && to !== id)
  const bare = entityIn(draft, by?.entity)
  const create = draft.model.actions.find((action) => action.entity === id && action.kind === 'create')
  if (!entity || !by || !bare || bare.fields.length > mostFields || !create || create.guards?.some(isOtherwise)) return draft
  const about = {
    ...bare,
    fields: bare.fields.map((field) => (field.type === 'text' && bounded.test(field.id) ? number(field.id, field.label, { min: 0 }) : field)),
  }
  const known = about.fields.filter(({ type, id: field }) => type === 'number' && room.test(field))
  // A limit that the words set counts before the places that such a thing has of itself.
  const told = known.find(({ id: field }) => bounded.test(field) || /number_of/.test(field)) ?? known[0]
  if (!told && !(limits && textOf(draft).includes(about.singular))) return draft
  const most = told ?? capacity
  const spare = known.filter(({ id: field }) => field !== most.id && /^(?:places|capacity|spaces|spots)$/.test(field)).map(({ id: field }) => field)
  const sized = told
    ? putEntity(draft, { ...about, fields: about.fields.filter(({ id: field }) => !spare.includes(field)) })
    : putEntity(draft, withCapacity(about))
  const amount = entity.fields.find(({ type, id: field }) => type === 'number' && wanted.test(field) && create.fields.includes(field))
  const states = entity.fields.find(({ id: one }) => one === entity.lifecycle?.field)?.choices ?? []
  const limit: Limit = { entity, by: by.id, most, amount: amount?.id ?? null, held: states.filter((state) => !over.test(state)) }
  const next = withTaken(amount ? asking(sized, entity, amount) : sized, about.id, limit, told === undefined)
  const guard: Guard = {
    kind: 'capacity',
    fields: [by.id],
    amount: limit.amount,
    most: { by: by.id, field: most.id },
    unless: states.filter((state) => over.test(state)),
    text: amount
      ? `This ${about.singular} has {left} left. Take fewer, choose another one, or ask whether a place becomes free.`
      : `This ${about.singular} is full. Choose another one, or ask whether a place becomes free.`,
  }
  const done = changeActions(next, id, (action) => taking(action, limit, guard, create.id))
  const clauses = draft.brief.clauses.filter(
    ({ start, end, asks }) => asks.length === 0 && /\bfull \w+ (?:can|may|should)/.test(draft.brief.words.slice(start, end).toLowerCase()),
  )
  const page = formPage(draft, create.id)?.path
  return page ? claimed(done, page, clauses) : done
}

/** How many one wants is asked for, as one where nothing is said. */
function asking(draft: Draft, entity: Entity, amount: Field): Draft {
  const fields = entity.fields.map((field) => (field.id === amount.id ? { ...field, required: true, min: 1, initial: 1 } : field))
  return putEntity(
    draft,
    withSeeds({ ...entity, fields }, (seed) => ({ ...seed, [amount.id]: Math.max(1, Math.min(2, Number(seed[amount.id] ?? 1) || 1)) })),
  )
}

const [taken, free] = ['places_taken', 'places_free']
/** What has places tells how many are taken and how many are left. */
function withTaken(draft: Draft, id: string, { entity, by, most, amount, held }: Limit, isNew: boolean): Draft {
  const about = entityIn(draft, id)!
  const known = about.fields.some((field) => field.id === taken)
  const rows = entityIn(draft, entity.id)?.seeds ?? []
  const state = entity.lifecycle?.field
  const takes = (seed: Values): number => (state !== undefined && !held.includes(String(seed[state])) ? 0 : amount === null ? 1 : Number(seed[amount] ?? 0))
  const fields = [number(taken, 'Places taken', { min: 0 }), number(free, 'Places free')]
  const wide = withSeeds(withFields(about, fields), (seed, index) => {
    const gone = rows.filter((row) => row[by] === index).reduce((sum, row) => sum + takes(row), known ? Number(seed[taken] ?? 0) : 0)
    const set = typeof seed[most.id] === 'number' ? Number(seed[most.id]) : bounded.test(most.id) ? 10 + ((index * 4) % 12) : null
    const limit = set === null ? null : Math.max(gone, set)
    return { ...seed, ...(limit !== null && { [most.id]: limit }), [taken]: gone, [free]: limit === null ? null : limit - gone }
  })
  if (known) return putEntity(draft, wide)
  const left: Effect = { kind: 'sum', fields: [most.id, taken], sign: -1, percent: false, to: free }
  const put = changeActions(putEntity(draft, wide), id, (action) => {
    if (action.kind === 'create' || (action.kind === 'update' && action.fields.includes(most.id)))
      return withRules({ ...action, fields: isNew ? [...action.fields, most.id] : action.fields }, [], [left])
    return isNew && action.kind === 'update' && action.transition === undefined
      ? withRules({ ...action, fields: [...action.fields, most.id] }, [], [left])
      : action
  })
  return changeBlocks(put, (block) => {
    if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== id) return [block]
    const at = block.fields.includes(most.id)
      ? block.fields.indexOf(most.id) + 1
      : block.kind === 'list'
        ? Math.min(2, block.fields.length)
        : block.fields.length
    return [{ ...block, fields: block.fields.toSpliced(at, 0, free) }]
  })
}

function taking(action: Action, { entity, by, amount, held }: Limit, guard: Guard, create: string): Action {
  const { lifecycle } = entity
  const counts = (sign: 1 | -1, when?: { field: string; is: string }): Effect[] => [
    { kind: 'add', by, field: taken, amount, sign, ...(when && { when }) },
    { kind: 'add', by, field: free, amount, sign: sign === 1 ? -1 : 1, ...(when && { when }) },
  ]
  const whileHeld = (sign: 1 | -1): Effect[] => (lifecycle ? held.flatMap((is) => counts(sign, { field: lifecycle.field, is })) : counts(sign))
  if (action.kind === 'create') return withRules(action, action.id === create ? [guard] : [], counts(1))
  if (action.kind === 'delete') return withRules(action, [], whileHeld(-1))
  if (action.kind === 'update' && action.transition === undefined && (action.fields.includes(by) || (amount !== null && action.fields.includes(amount))))
    return withRules(action, [guard], whileHeld(1))
  const step = lifecycle?.transitions.find(({ id }) => id === action.transition)
  if (!step || held.includes(step.to) === step.from.some((from) => held.includes(from))) return action
  return withRules(action, held.includes(step.to) ? [guard] : [], counts(held.includes(step.to) ? 1 : -1))
}

const capacity: Field = { id: 'capacity', label: 'Capacity', type: 'number', required: false, min: 0 }
const withCapacity = (entity: Entity): Entity => withSeeds(withFields(entity, [capacity]), (seed, index) => ({ ...seed, capacity: 10 + ((index * 4) % 12) }))
