import type { Part } from '../../compose/pages.ts'
import type { Action, Effect, Entity, Values } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { number, withRules } from './fields.ts'
import {
  changeActions,
  changeBlocks,
  claimWhere,
  createOn,
  entityIn,
  fieldIn,
  listPage,
  newActionId,
  partsOf,
  putActions,
  putEntity,
  withFields,
  withoutFields,
  withSeeds,
} from './parts.ts'
import { rentable, rented } from './rented.ts'

/** Days by which a loan is lengthened. */
const renewal = 14

/** What is lent has copies: lending takes one, giving back returns it, and a loan can be made longer. */
export const loans = (draft: Draft): Draft => partsOf(draft, 'loan').reduce((so_far, part) => lent(plainly(so_far, part), part), draft)

/** What is only known once it is back. */
const later = new Set(['returned_on', 'times_renewed'])
/** What a library notes of each loan, which is no field of what is lent elsewhere. */
const ofBooks = ['book', 'reader']
function plainly(draft: Draft, { made }: Part): Draft {
  const entity = entityIn(draft, made.entity.id)
  const create = entity && createOn(draft, entity.id)
  const lentOut = entityIn(draft, entity?.fields.find(({ type, id, sorts }) => type === 'reference' && !sorts && create?.fields.includes(id))?.entity)
  if (!entity || !create || !lentOut) return draft
  const spare = ['what', ...(/(?:^| )book$/.test(lentOut.singular) ? [] : ofBooks)].filter((id) => id !== entity.title && fieldIn(entity, id)?.type === 'text')
  return changeActions(putEntity(draft, withoutFields(entity, spare)), entity.id, (action) =>
    action.id === create.id ? { ...action, fields: action.fields.filter((id) => !later.has(id)) } : action,
  )
}

function lent(draft: Draft, part: Part): Draft {
  const entity = entityIn(draft, part.made.entity.id)
  const create = entity && createOn(draft, entity.id)
  const by = entity?.fields.find(({ type, id, sorts }) => type === 'reference' && !sorts && create?.fields.includes(id))
  const lentOut = entityIn(draft, by?.entity)
  if (!entity || !create || !by || !lentOut || entity.read === 'managed') return draft
  const thing = rentable(draft, entity, lentOut)
  if (thing) return rented(draft, { loan: entity, create, by, thing })
  if (isSingle(lentOut)) return lentSingly(draft, { entity, create, by: by.id, lentOut })
  const counted = withCopies(lentOut)
  const renewing = withRenewal(entity)
  const take: Effect = { kind: 'add', by: by.id, field: 'copies', amount: null, sign: -1 }
  let next = putEntity(putEntity(draft, counted), renewing)
  next = changeBlocks(next, (block) =>
    block.kind === 'list' && block.entity === counted.id
      ? [{ ...block, fields: [...new Set([...block.fields.slice(0, 3), 'copies', ...block.fields.slice(3)])] }]
      : [block],
  )
  next = changeActions(next, entity.id, (action) => {
    if (action.id === create.id)
      return withRules(
        action,
        [{ kind: 'enough', by: by.id, field: 'copies', amount: null, text: '{title} has no copy left. Try again when one is back.' }],
        [take],
      )
    const to = entity.lifecycle?.transitions.find(({ id }) => id === action.transition)?.to ?? ''
    if (action.kind === 'transition' && isBack(to)) return withRules(action, [], [{ ...take, sign: 1 }])
    return action.kind === 'update' ? { ...action, fields: action.fields.filter((id) => id !== by.id) } : action
  })
  next = withRenewButton(next, renewing)
  return claimWhere(next, claimedBy, listPage(next, entity.id)?.path ?? '/')
}

const [free, out] = ['Available', 'Unavailable']
/** What is told to be available or not is one of its kind, rather than so many copies. */
const isSingle = (entity: Entity): boolean => {
  const state = fieldIn(entity, 'availability')
  return state?.choices?.includes(free) === true && state.choices.includes(out) && !fieldIn(entity, 'copies')
}

interface Lending {
  readonly entity: Entity
  readonly create: Action
  readonly by: string
  readonly lentOut: Entity
}
/** What is lent is unavailable until it is back. */
function lentSingly(draft: Draft, { entity, create, by, lentOut }: Lending): Draft {
  const renewing = withRenewal(entity)
  const set = (value: string): Effect => ({ kind: 'set', by, field: 'availability', value })
  const isOut = (seed: Values): boolean => !isBack(String(seed[entity.lifecycle?.field ?? ''] ?? ''))
  const lent = new Set(entity.seeds.filter(isOut).map((seed) => seed[by]))
  const fields = lentOut.fields.map((field) => (field.id === 'availability' ? { ...field, initial: free } : field))
  const seeded = withSeeds({ ...lentOut, fields }, (seed, index) => ({ ...seed, availability: lent.has(index) ? out : free }))
  const next = changeActions(putEntity(putEntity(draft, seeded), renewing), entity.id, (action) => {
    if (action.id === create.id)
      return withRules(action, [{ kind: 'is', by, field: 'availability', values: [free], text: '{title} is lent out. Try again when it is back.' }], [set(out)])
    const to = entity.lifecycle?.transitions.find(({ id }) => id === action.transition)?.to ?? ''
    if (action.kind === 'transition' && isBack(to)) return withRules(action, [], [set(free)])
    return action.kind === 'update' ? { ...action, fields: action.fields.filter((id) => id !== by) } : action
  })
  return claimWhere(withRenewButton(next, renewing), claimedBy, listPage(next, entity.id)?.path ?? '/')
}
const isBack = (state: string): boolean => /^(?:return|cancel|reject|given back)/i.test(state)
const claimedBy = /\b(?:borrow|borrowing|lend|lending|return|renew|renewal|due dates?|overdue|availability)\b/

function withCopies(entity: Entity): Entity {
  const bare = withoutFields(entity, ['available', 'copies'])
  const copies = withFields(bare, [number('copies', 'Copies available', { min: 0 })])
  return withSeeds(copies, (seed, index) => {
    const { available: _, ...kept } = seed
    return { ...kept, copies: 1 + ((index * 2) % 4) }
  })
}

const standing = (entity: Entity): string | undefined => entity.lifecycle?.transitions.find(({ name }) => /^return/i.test(name))?.from[0]
function withRenewal(entity: Entity): Entity {
  const { lifecycle } = entity
  const state = standing(entity)
  if (!lifecycle || state === undefined || !fieldIn(entity, 'until')) return entity
  const asked = renewalOf(entity)
  const transitions = asked
    ? lifecycle.transitions.map((one) => (one === asked ? { ...one, name: `${one.name} for ${renewal} days` } : one))
    : [...lifecycle.transitions, { id: 'renew', name: `Renew for ${renewal} days`, from: [state], to: state }]
  return { ...entity, lifecycle: { ...lifecycle, transitions } }
}
/** The step that leaves a loan as it is: it lasts longer by it. */
const renewalOf = ({ lifecycle }: Entity) => lifecycle?.transitions.find(({ from, to }) => from[0] === to)
function withRenewButton(draft: Draft, entity: Entity): Draft {
  const step = renewalOf(entity)
  if (!step) return draft
  const known = draft.model.actions.find(({ entity: of, transition }) => of === entity.id && transition === step.id)
  const action: Action = {
    ...(known?.role && { role: known.role }),
    id: known?.id ?? newActionId(draft, `renew_${entity.id}`.slice(0, 40)),
    name: step.name,
    kind: 'transition',
    entity: entity.id,
    fields: [],
    transition: step.id,
    effects: [{ kind: 'later', from: 'until', days: renewal, to: 'until' }],
    confirmation: '{title} can be kept until {until}.',
  }
  return changeBlocks(putActions(draft, [action]), (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === entity.id
      ? [{ ...block, actions: [...new Set([...block.actions, action.id])] }]
      : [block],
  )
}
