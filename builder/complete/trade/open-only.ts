import type { Draft } from '../draft.ts'
import { withRules } from './fields.ts'
import { changeActions, createOn, entityIn, fieldIn, partsOf } from './parts.ts'

const over =
  /^(?:closed?|ended|finished|completed|full|filled|expired|cancell?ed|archived|adopted|sold|withdrawn|suspended|paused|sold out|out of stock|unavailable|off the menu|discontinued)$/i
/** States in which nothing is to be had on any day until somebody ends them. */
const barred =
  /^(?:blocked|locked|closed|frozen|disabled|deactivated|faulty|broken|damaged|lost|out of (?:order|service|use)|(?:in|under) (?:repair|maintenance)|retired|scrapped|disposed(?: of)?|written off|decommissioned|archived|suspended|withdrawn|sold|cancell?ed)$/i

/** States in which a talk is read and goes on no more. */
const quiet = /^(?:locked|archived)$/i

/** Nobody signs up for, applies to or orders what is closed, full, gone or sold out, nobody books or borrows what is blocked or broken, and nobody replies to what is locked. */
export const openOnly = (draft: Draft): Draft => {
  const open = partsOf(draft, 'signup', 'application', 'cart').reduce(
    (so_far, { made }) => toOpen(so_far, made.entity.id, over, made.thing.kit === 'cart' ? 'not available now' : 'no longer open'),
    draft,
  )
  const taken = [...partsOf(open, 'booking', 'loan'), ...partsOf(open, 'order').filter(({ made }) => isOfTickets(open, made.entity.id))]
  const free = taken.reduce((so_far, { made }) => toOpen(so_far, made.entity.id, barred, 'not available now'), open)
  return partsOf(free, 'comment').reduce((so_far, { made }) => toOpen(so_far, made.entity.id, quiet, 'closed to replies'), free)
}

/** Whether an order is of places on a journey. */
const isOfTickets = (draft: Draft, id: string): boolean =>
  draft.parts.some(({ made }) => made.thing.kit === 'ticket_travel' && entityIn(draft, id)?.fields.some(({ entity }) => entity === made.entity.id))

function toOpen(draft: Draft, id: string, not: RegExp, is: string): Draft {
  const entity = entityIn(draft, id)
  const create = createOn(draft, id)
  const named = entity?.fields.filter(({ type, entity: to }) => type === 'reference' && to !== undefined && to !== id)
  const by = (isOfTickets(draft, id) ? named?.find(({ entity: to }) => entityIn(draft, to)?.lifecycle !== undefined) : undefined) ?? named?.[0]
  const about = entityIn(draft, by?.entity)
  const state = about?.lifecycle && fieldIn(about, about.lifecycle.field)
  const open = state?.choices?.filter((one) => !not.test(one)) ?? []
  if (!create || !by || !about || !state || open.length === 0 || open.length === state.choices?.length || !create.fields.includes(by.id)) return draft
  if (create.guards?.some((guard) => guard.kind === 'is' && guard.by === by.id)) return draft
  const guard = {
    kind: 'is' as const,
    by: by.id,
    field: state.id,
    values: open,
    text: `{title} is ${is}. Choose another ${about.singular}.`,
  }
  return changeActions(draft, id, (action) => (action.id === create.id ? withRules(action, [guard], []) : action))
}
