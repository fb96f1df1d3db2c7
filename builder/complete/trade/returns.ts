import type { Action, Effect, Entity, Guard } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { choice, endedStates, reference, withRules } from './fields.ts'
import {
  actionsOn,
  changeActions,
  changeBlocks,
  createOn,
  entityIn,
  fieldIn,
  manager,
  newActionId,
  putActions,
  putEntity,
  withFields,
  withoutFields,
  withSeeds,
} from './parts.ts'

const returning = /(?:^| )(?:return|giving back)(?: (?:record|form|registration|inspection|check))?$/
const lending = /(?:^| )(?:loan|borrowing|rental|hire|reservation|booking|lending)$/
const sold = /(?:^| )(?:order|sale|procurement|purchase)$/
const untold = /^(?:what|subject|item|title|name)$/
const back = /^(?:returned|given back|completed|ended|finished)$/i

/** What those who run the site say of what a visitor wants to give back. */
const taken = /^(?:approved|confirmed|accepted|received|completed|returned|taken back|done|checked)$/i

/** A return names the loan that it ends: that is over then, or once it is confirmed where a visitor asks for it, and what was lent can be had again. */
export const returns: Completer = (draft) =>
  draft.model.entities.filter(({ singular }) => returning.test(singular)).reduce((so_far, { id }) => returned(so_far, id), draft)

function returned(given: Draft, id: string): Draft {
  const draft = awaited(given, id)
  const entity = plainly(draft, entityIn(draft, id)!)
  const create = createOn(draft, id)
  const refers = (to: string | undefined): boolean => entity.fields.some(({ entity: other }) => other === to)
  const isSold = entity.fields.some(({ entity: other }) => sold.test(entityIn(draft, other)?.singular ?? ''))
  const loan = draft.model.entities.find((one) => lending.test(one.singular) && one.id !== id && lentIn(draft, one) !== undefined)
  const lent = loan && lentIn(draft, loan)
  const end = loan?.lifecycle?.transitions.find(({ to }) => /^returned$|^given back$/i.test(to)) ?? loan?.lifecycle?.transitions.find(({ to }) => back.test(to))
  if (!create || isSold || !loan || !lent || !end || entity.fields.length > mostFields) return draft
  const by = entity.fields.find(({ entity: other }) => other === loan.id) ?? reference('of_loan', loanLabel(loan), loan.id)
  const thing = entity.fields.find(({ entity: other }) => other === lent.entity) ?? { ...lent, required: false }
  const title = entity.fields.find((field) => field.id === entity.title && field.type === 'text' && untold.test(field.id))
  const named = entityIn(draft, lent.entity)
  const state = loan.lifecycle!.field
  const open = (loan.fields.find((field) => field.id === state)?.choices ?? []).filter(
    (one) => one !== end.to && !endedStates(loan).includes(one) && !back.test(one),
  )
  const told: Effect[] = [
    { kind: 'copy', by: by.id, field: lent.id, to: thing.id },
    ...(title && named ? [{ kind: 'copy' as const, by: thing.id, field: named.title, to: title.id }] : []),
    ...entity.fields
      .filter(({ id: field, type }) => type === 'date' && /^(?:returned_on|date)$/.test(field))
      .map((field): Effect => ({ kind: 'today', field: field.id, unless: 'given' })),
  ]
  const ending: Effect[] = [{ kind: 'set', by: by.id, field: state, value: end.to, from: open }, ...carried(draft, loan, end.id, lent.id, thing.id)]
  const step = create.role === undefined ? entity.lifecycle?.transitions.find(({ role, to }) => role !== undefined && taken.test(to)) : undefined
  const guard: Guard = { kind: 'is', by: by.id, field: state, values: open, text: `This ${loan.singular} is over already. Choose another one.` }
  const wide = withFields(entity, [...(refers(lent.entity) ? [] : [thing]), { ...by, required: true }])
  const fields = wide.fields.map((field) => (field.id === title?.id ? { ...field, required: false } : field))
  const seeded = withSeeds({ ...wide, fields }, (seed, index) => {
    const of = loan.seeds.length === 0 ? null : index % loan.seeds.length
    return { ...seed, [by.id]: of, [thing.id]: of === null ? null : (loan.seeds[of]?.[lent.id] ?? null) }
  })
  const filled = new Set([title?.id, thing.id, by.id])
  const put = changeActions(putEntity(draft, seeded), id, (action) => {
    if (step && action.transition === step.id) return withRules(action, [], ending)
    if (action.kind === 'create')
      return { ...withRules(action, [guard], step ? told : [...told, ...ending]), fields: [by.id, ...action.fields.filter((field) => !filled.has(field))] }
    return action.kind === 'update' && action.transition === undefined ? { ...action, fields: action.fields.filter((field) => !filled.has(field)) } : action
  })
  return changeBlocks(put, (block) => {
    if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== id) return [block]
    return [{ ...block, fields: [...new Set([thing.id, by.id, ...block.fields])] }]
  })
}

/** What is only known once it is back. */
const later = /^(?:returned_by|returned_on|condition|taken_in_by|checked_by|fine|days_late)$/
/** What a visitor asks to give back is not back before those who run the site say so. */
function awaited(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)!
  const create = createOn(draft, id)
  const role = manager(draft)?.id
  if (entity.lifecycle || fieldIn(entity, 'status') || !create || create.role !== undefined || role === undefined || !/^request/i.test(create.name))
    return draft
  const [asked, confirmed] = ['Requested', 'Confirmed']
  const step = { id: 'confirm', name: 'Confirm', from: [asked], to: confirmed, role }
  const whole = withSeeds(
    {
      ...entity,
      fields: [...entity.fields, choice('status', 'Status', [asked, confirmed])],
      lifecycle: { field: 'status', initial: asked, transitions: [step] },
    },
    (seed, index) => ({ ...seed, status: index % 2 === 0 ? asked : confirmed }),
  )
  const action: Action = {
    id: newActionId(draft, `confirm_${id}`.slice(0, 40)),
    name: step.name,
    kind: 'transition',
    entity: id,
    role,
    fields: [],
    transition: step.id,
    confirmation: `${loanLabel(entity)} confirmed: {title}.`,
  }
  const put = changeActions(putActions(putEntity(draft, whole), [action]), id, (one) =>
    one.id === create.id ? { ...one, fields: one.fields.filter((field) => !later.test(field)) } : one,
  )
  return changeBlocks(put, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === id
      ? [{ ...block, fields: [...block.fields, 'status'], actions: [...block.actions, action.id] }]
      : [block],
  )
}

const mostFields = 21
/** What is asked of goods that somebody bought. */
const bought = ['order', 'wanted', 'amount']
/** The return of what was lent names no order, and neither what is wanted for it nor a sum. */
function plainly({ model }: Draft, entity: Entity): Entity {
  const isOfGoods = entity.fields.some(({ id, choices }) => id === 'wanted' && choices?.includes('Refund'))
  const isSold = entity.fields.some(({ entity: other }) => model.entities.some(({ id, singular }) => id === other && sold.test(singular)))
  return isOfGoods && !isSold ? withoutFields(entity, bought) : entity
}

const loanLabel = ({ singular }: Entity): string => singular.charAt(0).toUpperCase() + singular.slice(1)

/** What the rows of a loan lend, each of them. */
const lentIn = (draft: Draft, { id, fields }: Entity) => {
  const asked = createOn(draft, id)?.fields
  return fields.find(({ type, entity, id: field, sorts }) => type === 'reference' && !sorts && entity !== id && asked?.includes(field))
}

/** What the loan's own step back does to the thing. */
function carried(draft: Draft, loan: Entity, step: string, from: string, to: string): Effect[] {
  const action = actionsOn(draft, loan.id).find(({ transition }) => transition === step)
  return (action?.effects ?? []).flatMap((effect) => ((effect.kind === 'add' || effect.kind === 'set') && effect.by === from ? [{ ...effect, by: to }] : []))
}
