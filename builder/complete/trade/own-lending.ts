import type { Action, Effect, Entity, Guard } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { choice, withRules } from './fields.ts'
import { changeActions, changeBlocks, createOn, entityIn, fieldIn, partsOf, putEntity, withFields, withoutFields, withSeeds } from './parts.ts'

const borrower = /^(?:borrower|lent_to|friend|borrowed_by)$/
const [here, out] = ['Available', 'Lent']
/** What is known once it is back. */
const later = /^(?:returned_on|times_renewed|reader)$/
const returned = /^(?:returned|back|given back)$/i

/** Whoever lends their own things notes to whom: a loan is lent from the start, the thing is out until the loan is returned, from either of both. */
export const ownLending = (draft: Draft): Draft => partsOf(draft, 'loan').reduce((so_far, { made }) => lentIn(so_far, made.entity.id), draft)

function lentIn(draft: Draft, id: string): Draft {
  const loan = entityIn(draft, id)
  const create = createOn(draft, id)
  const by = loan?.fields.find(
    ({ type, entity, id: field }) => type === 'reference' && entityIn(draft, entity)?.write === 'anyone' && create?.fields.includes(field),
  )
  const thing = entityIn(draft, by?.entity)
  const isNoted = loan?.fields.some((field) => borrower.test(field.id) && create?.fields.includes(field.id))
  const end = loan?.lifecycle?.transitions.find(({ to }) => returned.test(to))
  if (!loan?.lifecycle || !create || create.role !== undefined || !by || !thing || !isNoted || !end) return draft
  const state = loan.lifecycle.field
  const kept = withLoan(plainly(loan), by.id, state, end.to)
  const own = withState(thing, kept, by.id, state)
  const at = own.lifecycle!.field
  const set = (value: string): Extract<Effect, { kind: 'set' }> => ({ kind: 'set', by: by.id, field: at, value })
  const guard: Guard = { kind: 'is', by: by.id, field: at, values: [here], text: '{title} is lent out. Note its return first.' }
  const isOut = (one: { readonly kind: string }): boolean => one.kind === 'add' || one.kind === 'enough'
  const loans = changeActions(putEntity(putEntity(draft, own), kept), id, (action): Action | null => {
    const step = kept.lifecycle!.transitions.find((one) => one.id === action.transition)
    if (action.kind === 'transition' && !step) return null
    const { role: _, ...open } = action
    const bare: Action = {
      ...(step ? open : action),
      guards: action.guards?.filter((one) => !isOut(one)) ?? [],
      effects: action.effects?.filter((one) => !isOut(one)) ?? [],
    }
    if (action.id === create.id)
      return withRules({ ...bare, fields: bare.fields.filter((field) => !later.test(field)), confirmation: 'Lent: {title}.' }, [guard], [set(out)])
    if (action.kind === 'delete') return withRules(bare, [], [{ ...set(here), when: { field: state, is: out } }])
    return step?.to === end.to ? withRules(bare, [], [set(here)]) : bare
  })
  const things = changeActions(loans, own.id, (action): Action | null => {
    if (action.kind !== 'transition') return { ...action, fields: action.fields.filter((field) => field !== at) }
    if (action.transition !== own.lifecycle!.transitions[0]!.id) return null
    return {
      ...action,
      effects: [{ kind: 'all', of: id, by: by.id, field: state, value: end.to, from: [out] }],
      confirmation: '{title} is back, and its loan is returned.',
    }
  })
  const ending = things.model.actions.find(({ entity, transition }) => entity === id && transition === end.id)
  return changeBlocks(things, (block) => {
    if (block.kind !== 'list' && block.kind !== 'detail') return [block]
    if (block.entity === own.id) return [{ ...block, fields: [...new Set([...block.fields, at])] }]
    return block.entity === id && ending ? [{ ...block, actions: [...new Set([ending.id, ...block.actions])] }] : [block]
  })
}

const due = /^(?:due_date|due_on|return_by|return_date|due)$/
/** To whom and until when it is lent is told once, in the words for it; who lends is whoever notes it. */
function plainly(loan: Entity): Entity {
  const told = fieldIn(loan, 'until') ? loan.fields.find(({ id, type }) => type === 'date' && due.test(id)) : undefined
  const spare = [...(told ? [told.id] : []), ...(loan.title === 'name' ? [] : ['name']), 'reader']
  const fields = loan.fields.filter(({ id }) => !spare.includes(id))
  return { ...loan, fields: told ? fields.map((field) => (field.id === 'until' ? { ...field, label: told.label } : field)) : fields }
}

/** A loan that nobody has to ask for. */
function withLoan(loan: Entity, by: string, state: string, end: string): Entity {
  const transitions = loan
    .lifecycle!.transitions.filter(({ to, from }) => to === end || (from.includes(out) && to === out))
    .map(({ role: _, ...step }) => ({ ...step, from: [out] }))
  const fields = loan.fields.map((field) =>
    field.id === state ? choice(state, field.label, [out, end]) : field.id === by ? { ...field, required: true } : field,
  )
  return withSeeds({ ...loan, fields, lifecycle: { ...loan.lifecycle!, initial: out, transitions } }, (seed) => ({
    ...seed,
    [state]: seed[state] === end ? end : out,
  }))
}

/** The thing with whether it is there. */
function withState(thing: Entity, loan: Entity, by: string, state: string): Entity {
  const known = thing.lifecycle
  const at = known?.field ?? 'status'
  const step = known?.transitions.find(({ to }) => returned.test(to)) ?? { id: 'mark_as_returned', name: 'Mark as returned' }
  const bare = withoutFields(thing, ['copies', 'available', at])
  const lent = new Set(loan.seeds.filter((seed) => seed[state] === out).map((seed) => seed[by]))
  const whole = withFields(bare, [choice(at, fieldIn(thing, at)?.label ?? 'Status', [here, out])])
  const seeded = withSeeds(whole, (seed, index) => ({ ...seed, [at]: lent.has(index) ? out : here }))
  return { ...seeded, lifecycle: { field: at, initial: here, transitions: [{ id: step.id, name: step.name, from: [out], to: here }] } }
}
