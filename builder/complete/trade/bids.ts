import type { Guard, Values } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { withRules } from './fields.ts'
import { changeActions, createOn, entityIn, fieldIn, partsOf, putEntity, withSeeds } from './parts.ts'

/** A bid at an auction is higher than those before it; the lot says which is the highest, and takes no more once it is sold. */
export const bids = (draft: Draft): Draft =>
  partsOf(draft, 'bid').reduce((so_far, { made }) => {
    const entity = entityIn(so_far, made.entity.id)
    const by = entity?.fields.find(({ type, sorts }) => type === 'reference' && !sorts)
    const lot = entityIn(so_far, by?.entity)
    const create = entity && createOn(so_far, entity.id)
    if (!entity || !by || !lot || !create || !fieldIn(lot, 'highest_bid') || !fieldIn(lot, 'starting_price') || !fieldIn(entity, 'amount')) return so_far
    const offered = withSeeds(entity, (seed, index) => ({
      ...seed,
      amount: 5 * (Math.round(Number(lot.seeds[Number(seed[by.id] ?? 0)]?.starting_price ?? 20) / 5) + 1 + index),
    }))
    const priced = withSeeds(lot, (seed, index) => ({ ...seed, highest_bid: highest(offered.seeds, by.id, index) }))
    const guards: Guard[] = [
      ...(lot.lifecycle
        ? [{ kind: 'is', by: by.id, field: lot.lifecycle.field, values: [lot.lifecycle.initial], text: '{title} is no longer open for bids.' } satisfies Guard]
        : []),
      { kind: 'above', by: by.id, fields: ['starting_price', 'highest_bid'], amount: 'amount', text: 'Bid more than {most} for {title}.' },
    ]
    const kept = changeActions(putEntity(putEntity(so_far, priced), offered), lot.id, (action) => ({
      ...action,
      fields: action.fields.filter((field) => field !== 'highest_bid'),
    }))
    return changeActions(kept, entity.id, (action) =>
      action.id === create.id ? withRules(action, guards, [{ kind: 'raise', by: by.id, field: 'highest_bid', amount: 'amount' }]) : action,
    )
  }, draft)

/** The highest of the sample bids on a lot. */
const highest = (seeds: readonly Values[], by: string, lot: number): number | null => {
  const amounts = seeds.filter((seed) => seed[by] === lot).map(({ amount }) => Number(amount))
  return amounts.length > 0 ? Math.max(...amounts) : null
}
