import type { Effect, Guard } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { withRules } from './fields.ts'
import { changeActions, createOn, entityIn, fieldIn, partsOf, putEntity, withoutStates } from './parts.ts'
import { stockOf } from './shop-entities.ts'

/** A coupon is claimed once by each, while there are some left; it stays there for others. */
export const coupons = (draft: Draft): Draft =>
  partsOf(draft, 'claimed_coupon').reduce((so_far, { made }) => {
    const entity = entityIn(so_far, made.entity.id)
    const by = entity?.fields.find(({ type }) => type === 'reference')
    const coupon = entityIn(so_far, by?.entity)
    const create = entity && createOn(so_far, entity.id)
    if (!entity || !by || !coupon || !create) return so_far
    const left = stockOf(coupon)
    const guards: Guard[] = [
      { kind: 'unique', fields: [by.id], among: 'mine', unless: [], text: 'You have this coupon already.' },
      ...(left ? [{ kind: 'enough', by: by.id, field: left.id, amount: null, text: 'There are no more of {title}.' } as const] : []),
    ]
    const effects: Effect[] = [
      ...(fieldIn(entity, 'claimed_on') ? [{ kind: 'today', field: 'claimed_on' } as const] : []),
      ...(left ? [{ kind: 'add', by: by.id, field: left.id, amount: null, sign: -1 } as const] : []),
    ]
    const one = putEntity(withoutStates(so_far, coupon), entity)
    return changeActions(one, entity.id, (action) =>
      action.id === create.id ? withRules(action, guards, effects) : action.kind === 'update' && action.role === undefined ? null : action,
    )
  }, draft)
