import type { Entity, Values } from '../../model.ts'

const taxes = /^(?:sales )?(?:tax|vat)(?: amount)?$/i
const nets = /^(?:amount|subtotal|net(?: amount)?)$/i
const totals = /^total(?: amount)?$/i
/** What a tax takes of a sum, and more than any does. */
const [usual, most] = [0.2, 0.3]

/** Sample rows of which the tax is a small part of the sum that it is on. */
export function taxed(entity: Entity): Entity {
  const sums = entity.fields.filter(({ type }) => type === 'money')
  const tax = sums.find(({ label }) => taxes.test(label))?.id
  const net = tax === undefined ? undefined : sums.find(({ label }) => nets.test(label))?.id
  if (tax === undefined || net === undefined) return entity
  const total = sums.find(({ label }) => totals.test(label))?.id
  const within = (row: Values): Values => {
    const [sum, part] = [row[net], row[tax]]
    if (typeof sum !== 'number' || typeof part !== 'number' || sum <= 0 || part <= sum * most) return row
    const fit = Math.round(sum * usual)
    return { ...row, [tax]: fit, ...(total !== undefined && typeof row[total] === 'number' && { [total]: sum + fit }) }
  }
  const seeds = entity.seeds.map(within)
  return seeds.every((row, at) => row === entity.seeds[at]) ? entity : { ...entity, seeds }
}
