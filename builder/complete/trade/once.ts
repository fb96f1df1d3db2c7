import type { Entity, Guard } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { endedStates, withRules } from './fields.ts'
import { actionsOn, changeActions, entityIn, fieldIn, partsOf } from './parts.ts'

const signing = /(?:^| )(?:enrol?lment|registration|sign-?up)$/

/** Whoever has signed up for something is not signed up for it a second time under the same name, unless they left it or were refused. */
export const once = (draft: Draft): Draft =>
  invoicesOf(draft).reduce(
    invoicedOnce,
    partsOf(draft, 'application', 'signup').reduce((so_far, { made }) => signedUpOnce(so_far, made.entity.id), draft),
  )

const invoicesOf = ({ model }: Draft): readonly Entity[] => model.entities.filter(({ singular }) => /(?:^| )invoice$/.test(singular))
const billed = /(?:^| )(?:bill|order|booking|reservation|rental)$/

/** What is billed has one invoice, unless that was called off. */
function invoicedOnce(draft: Draft, invoice: Entity): Draft {
  const by = invoice.fields.find(({ entity }) => billed.test(entityIn(draft, entity)?.singular ?? ''))
  const about = entityIn(draft, by?.entity)
  if (!by || !about) return draft
  const guard: Guard = {
    kind: 'unique',
    fields: [by.id],
    among: 'all',
    unless: endedStates(invoice),
    text: `This ${about.singular} has an invoice already.`,
  }
  return changeActions(draft, invoice.id, (action) => (action.kind === 'create' ? withRules(action, [guard], []) : action))
}

function signedUpOnce(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const by = entity?.fields.find(({ type, entity: to, sorts }) => type === 'reference' && !sorts && to !== undefined && to !== id)
  const about = entityIn(draft, by?.entity)
  if (!entity || !by || !about || entity.read !== 'own' || !signing.test(entity.singular)) return draft
  const whom = entity.fields.find(({ id: one, type }) => type === 'text' && /^(?:child|pupil|student|participant)(?:_name)?$/.test(one))?.id ?? 'name'
  const name = fieldIn(entity, whom)?.type === 'text' ? [whom] : []
  const creates = actionsOn(draft, id).filter(({ kind, role, fields }) => kind === 'create' && role === undefined && fields.includes(by.id))
  if (creates.some(({ guards = [] }) => guards.some(({ kind }) => kind === 'unique'))) return draft
  const guard: Guard = {
    kind: 'unique',
    fields: [by.id, ...name],
    among: 'mine',
    unless: endedStates(entity),
    text: `Your ${entity.singular} for this ${about.singular} is there already.`,
  }
  return changeActions(draft, id, (action) => (creates.some((one) => one.id === action.id) ? withRules(action, [guard], []) : action))
}
