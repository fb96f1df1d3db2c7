import { expect, test } from 'vitest'
import { act, createWorld, rowsOf } from '../../builder/accept/world.ts'
import { built, createOf, done, me, mine } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const shop = built(
  'An online shop where users browse products and place orders. The manager records distribution commissions and their settlement: each commission of a distributor, and settlements with merchants.',
)
const lending = built('A lending website. Users can browse loan products and apply for loans. Users can view their loans.')
const ledger = built('A debt tracker. Users can record debtors and see the debtors.')

test('a commission is the rate of what the order or the product comes to, and nobody enters it', () => {
  expect(flawsOf(shop)).toEqual([])
  const commissions = shop.entities.find(({ singular }) => singular.endsWith('commission'))!
  const create = createOf(shop, commissions.id)
  expect([create.fields.includes('rate'), create.fields.includes('amount'), create.fields.includes('base')]).toEqual([true, false, false])
  const copy = create.effects!.find((effect) => effect.kind === 'copy')!
  const start = createWorld(shop)
  const sold = rowsOf(start, commissions.fields.find(({ id }) => id === copy.by)!.entity!)[0]!
  const runs = { id: 'runs', role: create.role ?? null }
  const typed = { name: 'Ana', [copy.by]: sold.id, rate: '12.5', period: 'May' }
  const made = act(start, create.id, null, typed, runs)
  if ('refused' in made) throw new Error(made.refused)
  const of = Number(sold.values[copy.field])
  const row = rowsOf(made.world, commissions.id).find(({ id }) => id === made.row)!
  expect([row.values.base, row.values.amount]).toEqual([of, Math.round(of * 12.5) / 100])
  for (const { values } of rowsOf(start, commissions.id)) expect(values.amount).toBe(Math.round(Number(values.base) * Number(values.rate)) / 100)
})

test('a settlement pays out the turnover without its fee', () => {
  const create = createOf(shop, 'settlements')
  expect(create.fields.includes('amount')).toBe(false)
  const typed = { with: 'Mill Foods', period: 'May', turnover: '500', fee: '12.5' }
  const made = act(createWorld(shop), create.id, null, typed, { id: 'runs', role: create.role ?? null })
  if ('refused' in made) throw new Error(made.refused)
  expect(rowsOf(made.world, 'settlements').find(({ id }) => id === made.row)?.values.amount).toBe(487.5)
})

test('a loan has the rate of the product that it is taken from, and says what it costs each month', () => {
  expect(flawsOf(lending)).toEqual([])
  const create = createOf(lending, 'loans')
  expect([create.fields.includes('loan_product'), create.fields.includes('interest_rate')]).toEqual([true, false])
  const start = createWorld(lending)
  const product = rowsOf(start, 'loan_products')[0]!
  const typed = { purpose: 'A van', loan_product: product.id, amount: '12000', term: '24', monthly_income: '3000', phone: '+1 555 010 1120' }
  const { world } = done(start, create, typed)
  const rate = Number(product.values.interest_rate)
  const monthly = rate / 1200
  expect(mine(world, 'loans')[0]?.values).toMatchObject({
    interest_rate: rate,
    monthly_instalment: Math.round(((12000 * monthly) / (1 - (1 + monthly) ** -24)) * 100) / 100,
  })
})

test('what is owed is what was lent without what was paid back', () => {
  const create = createOf(ledger, 'debtors')
  const { world } = done(createWorld(ledger), create, { who: 'Ben', direction: 'Owed to me', amount: '300', paid_back: '120.5' })
  expect([rowsOf(world, 'debtors').find(({ owner }) => owner === me.id)?.values.left_to_pay, create.confirmation]).toEqual([
    179.5,
    expect.stringContaining('Left to pay: {left_to_pay}.'),
  ])
})
