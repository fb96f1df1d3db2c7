import type { Draft } from '../draft.ts'
import { withRules } from './fields.ts'
import { changeActions, createOn, entityIn, fieldIn, partsOf } from './parts.ts'

const over = /^(?:closed?|ended|finished|completed|full|filled|expired|cancell?ed|archived|adopted|sold|withdrawn|suspended|paused)$/i

/** Nobody signs up for, or applies to, what is closed, full or gone. */
export const openOnly = (draft: Draft): Draft => partsOf(draft, 'signup', 'application').reduce((so_far, { made }) => toOpen(so_far, made.entity.id), draft)

function toOpen(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const create = createOn(draft, id)
  const by = entity?.fields.find(({ type, entity: to }) => type === 'reference' && to !== undefined && to !== id)
  const about = entityIn(draft, by?.entity)
  const state = about?.lifecycle && fieldIn(about, about.lifecycle.field)
  const open = state?.choices?.filter((one) => !over.test(one)) ?? []
  if (!create || !by || !about || !state || open.length === 0 || open.length === state.choices?.length || !create.fields.includes(by.id)) return draft
  if (create.guards?.some((guard) => guard.kind === 'is' && guard.by === by.id)) return draft
  const guard = { kind: 'is' as const, by: by.id, field: state.id, values: open, text: `{title} is no longer open. Choose another ${about.singular}.` }
  return changeActions(draft, id, (action) => (action.id === create.id ? withRules(action, [guard], []) : action))
}
