import type { Entity, Field, Values } from '../../model.ts'

const bidding = /(?:^| )(?:bid|quotation|quote|tender|proposal|bidding)$/
const offered = /^(?:amount|bid|price|sum|total|quoted price|bid amount|offered price)$/i
const budgets = /^(?:budget|estimated cost|expected price)$/i
const bidders = /^(?:bidder|freelancer|applicant|contractor)$/i
const askers = /^(?:owner|client|employer|posted by|customer)$/i
/** What is bid, of what somebody has to spend; work that single people bid on costs less than so much. */
const shares = [0.9, 0.8, 1, 0.95, 0.85, 0.75]
const large = 9000

/** Entities of which the bids are for about what there is to spend, and by somebody else than who spends it. */
export function bidsForBudgets(entities: readonly Entity[]): readonly Entity[] {
  const known = new Map(entities.map((one) => [one.id, one]))
  for (const entity of entities) {
    const sum = bidding.test(entity.singular) ? entity.fields.find(({ type, label }) => type === 'money' && offered.test(label)) : undefined
    if (sum === undefined) continue
    for (const tie of entity.fields) {
      const whole = tie.type === 'reference' ? known.get(tie.entity ?? '') : undefined
      const budget = whole?.fields.find(({ type, label }) => type === 'money' && budgets.test(label))
      if (!whole || !budget) continue
      const less = (row: Values): Values => (Number(row[budget.id] ?? 0) > large ? { ...row, [budget.id]: Math.round(Number(row[budget.id]) / 100) * 10 } : row)
      const spending = { ...whole, seeds: whole.seeds.map(less) }
      known.set(whole.id, spending)
      known.set(entity.id, within(entity, tie, sum, spending, budget))
    }
  }
  return entities.map(({ id }) => known.get(id)!)
}

function within(entity: Entity, tie: Field, sum: Field, whole: Entity, budget: Field): Entity {
  const bidder = entity.fields.find(({ type, label }) => type === 'text' && bidders.test(label))?.id
  const asker = whole.fields.find(({ type, label }) => type === 'text' && askers.test(label))?.id
  const seeds = entity.seeds.map((row, at): Values => {
    const of = typeof row[tie.id] === 'number' ? whole.seeds[row[tie.id] as number] : undefined
    const most = of?.[budget.id]
    if (of === undefined || typeof most !== 'number') return row
    const isOwn = bidder !== undefined && asker !== undefined && row[bidder] === of[asker]
    const other = isOwn ? entity.seeds.find((one) => one[bidder] !== row[bidder])?.[bidder] : undefined
    const bid = Math.max(1, Math.round((most * shares[at % shares.length]!) / 10) * 10)
    return { ...row, [sum.id]: bid, ...(other !== undefined && { [bidder!]: other }) }
  })
  return { ...entity, seeds }
}
