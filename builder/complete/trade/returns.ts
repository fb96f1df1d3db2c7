import type { Effect, Entity, Guard } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { endedStates, reference, withRules } from './fields.ts'
import { actionsOn, changeActions, changeBlocks, createOn, entityIn, putEntity, withFields, withSeeds } from './parts.ts'

const returning = /(?:^| )(?:return|giving back)(?: (?:record|form|registration|inspection|check))?$/
const lending = /(?:^| )(?:loan|borrowing|rental|hire|reservation|booking|lending)$/
const sold = /(?:^| )(?:order|sale|procurement|purchase)$/
const untold = /^(?:what|subject|item|title|name)$/
const back = /^(?:returned|given back|completed|ended|finished)$/i

/** A return names the loan that it ends: that is over then, and what was lent can be had again. */
export const returns: Completer = (draft) =>
  draft.model.entities.filter(({ singular }) => returning.test(singular)).reduce((so_far, { id }) => returned(so_far, id), draft)

function returned(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)!
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
  const effects: Effect[] = [
    { kind: 'copy', by: by.id, field: lent.id, to: thing.id },
    ...(title && named ? [{ kind: 'copy' as const, by: thing.id, field: named.title, to: title.id }] : []),
    ...entity.fields
      .filter(({ id: field, type }) => type === 'date' && /^(?:returned_on|date)$/.test(field))
      .map((field): Effect => ({ kind: 'today', field: field.id, unless: 'given' })),
    { kind: 'set', by: by.id, field: state, value: end.to, from: open },
    ...carried(draft, loan, end.id, lent.id, thing.id),
  ]
  const guard: Guard = { kind: 'is', by: by.id, field: state, values: open, text: `This ${loan.singular} is over already. Choose another one.` }
  const wide = withFields(entity, [...(refers(lent.entity) ? [] : [thing]), { ...by, required: true }])
  const fields = wide.fields.map((field) => (field.id === title?.id ? { ...field, required: false } : field))
  const seeded = withSeeds({ ...wide, fields }, (seed, index) => ({ ...seed, [by.id]: loan.seeds.length === 0 ? null : index % loan.seeds.length }))
  const filled = new Set([title?.id, thing.id, by.id])
  const put = changeActions(putEntity(draft, seeded), id, (action) => {
    if (action.kind === 'create') return { ...withRules(action, [guard], effects), fields: [by.id, ...action.fields.filter((field) => !filled.has(field))] }
    return action.kind === 'update' && action.transition === undefined ? { ...action, fields: action.fields.filter((field) => !filled.has(field)) } : action
  })
  return changeBlocks(put, (block) => {
    if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== id) return [block]
    return [{ ...block, fields: [...new Set([thing.id, by.id, ...block.fields])] }]
  })
}

const mostFields = 21
const loanLabel = ({ singular }: Entity): string => singular.charAt(0).toUpperCase() + singular.slice(1)

/** What the rows of a loan lend, each of them. */
const lentIn = (draft: Draft, { id, fields }: Entity) => {
  const asked = createOn(draft, id)?.fields
  return fields.find(({ type, entity, id: field }) => type === 'reference' && entity !== id && asked?.includes(field))
}

/** What the loan's own step back does to the thing. */
function carried(draft: Draft, loan: Entity, step: string, from: string, to: string): Effect[] {
  const action = actionsOn(draft, loan.id).find(({ transition }) => transition === step)
  return (action?.effects ?? []).flatMap((effect) => ((effect.kind === 'add' || effect.kind === 'set') && effect.by === from ? [{ ...effect, by: to }] : []))
}
