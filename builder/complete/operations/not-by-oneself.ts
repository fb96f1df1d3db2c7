import type { KitName } from '../../lexicon/kits.ts'
import type { Completer, Draft } from '../draft.ts'
import { changeActions, entityIn, manager, partsOf, putEntity } from '../trade/parts.ts'

/** What one asks for, or is paid: somebody else decides on it. */
const decided: readonly KitName[] = [
  'order',
  'booking',
  'ticket',
  'salary',
  'loan',
  'application',
  'verification',
  'request',
  'expense',
  'leave',
  'refund',
  'redemption',
  'credit',
]
const deciding = /^(?:approve|verify|validate|audit|review|reject|admit|grant|mark as (?:paid|reimbursed|settled))$/i

/** Nobody approves or verifies what is their own: where somebody runs the site, that is for them. */
export const notByOneself: Completer = (draft) => {
  const role = manager(draft)?.id
  return role === undefined ? draft : partsOf(draft, ...decided).reduce((so_far, { made }) => decidedOn(so_far, made.entity.id, role), draft)
}

function decidedOn(draft: Draft, id: string, role: string): Draft {
  const entity = entityIn(draft, id)
  const { lifecycle } = entity ?? {}
  if (!entity || !lifecycle || entity.read !== 'own') return draft
  const own = lifecycle.transitions.filter((step) => step.role === undefined && step.by === undefined && step.answers === undefined && deciding.test(step.name))
  if (own.length === 0 || own.length === lifecycle.transitions.length) return draft
  const ids = new Set(own.map((step) => step.id))
  const transitions = lifecycle.transitions.map((step) => (ids.has(step.id) ? { ...step, role } : step))
  return changeActions(putEntity(draft, { ...entity, lifecycle: { ...lifecycle, transitions } }), id, (action) =>
    action.transition !== undefined && ids.has(action.transition) && action.role === undefined ? { ...action, role } : action,
  )
}
