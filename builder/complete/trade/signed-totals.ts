import type { Draft } from '../draft.ts'
import { totals, withTotals } from './booking-totals.ts'
import { priceOf, withRules } from './fields.ts'
import { changeActions, changeBlocks, createOn, entityIn, partsOf, putEntity } from './parts.ts'

const offered: ReadonlySet<string> = new Set(['trip', 'event', 'class', 'course', 'race', 'tournament'])
const heads = /^(?:people|(?:number_of|no_of)_(?:people|persons|participants|travell?ers|places|seats|children))$/
const mostFields = 21

/** Whoever registers several people for what has a price is told what they come to. */
export const signedTotals = (draft: Draft): Draft => partsOf(draft, 'application', 'signup').reduce((so_far, { made }) => summed(so_far, made.entity.id), draft)

function summed(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const create = createOn(draft, id)
  const amount = entity?.fields.find(({ type, id: one }) => type === 'number' && heads.test(one) && create?.fields.includes(one))
  const by = entity?.fields.find(
    ({ type, id: one, entity: to }) =>
      type === 'reference' && create?.fields.includes(one) && draft.parts.some(({ made }) => made.entity.id === to && offered.has(made.thing.kit)),
  )
  const about = entityIn(draft, by?.entity)
  const price = priceOf(about)
  if (!entity || !create || !amount || !by || !about || !price || entity.fields.length > mostFields || entity.fields.some(({ type }) => type === 'money'))
    return draft
  const whole = withTotals(entity, { offered: about, by, price }, amount.id)
  const put = changeActions(putEntity(draft, whole), id, (action) =>
    action.id === create.id
      ? { ...withRules(action, [], totals(by, price, amount.id)), confirmation: `${action.confirmation.replace(/[.\s]+$/, '')}. Total: {total}.` }
      : action,
  )
  return changeBlocks(put, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === id
      ? [{ ...block, fields: [...new Set([by.id, amount.id, 'total', ...block.fields])] }]
      : [block],
  )
}
