import type { Effect, Entity, Field } from '../../model.ts'
import { money } from './fields.ts'
import { withFields, withSeeds } from './parts.ts'

/** What a booking costs: the price of what is booked, for each person where they are counted. */
export const totals = (by: Field, price: Field, amount: string | null): Effect[] =>
  amount === null
    ? [{ kind: 'copy', by: by.id, field: price.id, to: 'total' }]
    : [
        { kind: 'copy', by: by.id, field: price.id, to: 'price' },
        { kind: 'multiply', fields: [amount, 'price'], to: 'total' },
      ]
/** The booking with its price and its total, and believable sums of them. */
export function withTotals(entity: Entity, offered: Entity, by: Field, price: Field, amount: string | null): Entity {
  const wider = withFields(entity, [...(amount === null ? [] : [money('price', price.label)]), money('total', 'Total')])
  return withSeeds(wider, (seed) => {
    const each = Number(offered.seeds[Number(seed[by.id] ?? 0)]?.[price.id] ?? 20)
    const people = amount === null ? 1 : Number(seed[amount] ?? 1) || 1
    return { ...seed, ...(amount !== null && { price: each, [amount]: people }), total: each * people }
  })
}
