import type { Effect, Entity, Field, Guard } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { withRules } from './fields.ts'
import { changeActions, createOn, entityIn, fieldIn, partsOf, putEntity, withoutStates } from './parts.ts'
import { stockOf } from './shop-entities.ts'

/** A coupon is claimed once by each, while there are some left; it stays there for others. */
export const coupons = (draft: Draft): Draft =>
  partsOf(draft, 'claimed_coupon').reduce((so_far, { made }) => {
    const entity = entityIn(so_far, made.entity.id)
    const by = entity?.fields.find(({ type, sorts }) => type === 'reference' && !sorts)
    const coupon = entityIn(so_far, by?.entity)
    const create = entity && createOn(so_far, entity.id)
    if (!entity || !by || !coupon || !create) return so_far
    const { guards, effects } = claimRules(entity, by, coupon)
    const one = putEntity(withoutStates(so_far, coupon), entity)
    return changeActions(one, entity.id, (action) =>
      action.id === create.id ? withRules(action, guards, effects) : action.kind === 'update' && action.role === undefined ? null : action,
    )
  }, draft)

/** What guards the claiming of an offer and what it changes: each has it once, the day is noted, and one less is left. */
export function claimRules(entity: Entity, by: Field, offer: Entity): { readonly guards: Guard[]; readonly effects: Effect[] } {
  const left = stockOf(offer)
  return {
    guards: [
      { kind: 'unique', fields: [by.id], among: 'mine', unless: [], text: `You have this ${offer.singular} already.` },
      ...(left ? [{ kind: 'enough', by: by.id, field: left.id, amount: null, text: 'There are no more of {title}.' } as const] : []),
    ],
    effects: [
      ...(fieldIn(entity, 'claimed_on') ? [{ kind: 'today', field: 'claimed_on' } as const] : []),
      ...(left ? [{ kind: 'add', by: by.id, field: left.id, amount: null, sign: -1 } as const] : []),
    ],
  }
}
