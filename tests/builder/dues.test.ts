import { expect, test } from 'vitest'
import { act, createWorld, rowsOf } from '../../builder/accept/world.ts'
import { built, createOf, done, me, mine } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const model = built(
  'A settlement system. Users generate bills, issue invoices for bills, make payments and verify receipts. Managers manage bills, invoices and receipts.',
)
const pay = model.actions.find(({ id }) => id === 'pay_bills')!
const generate = createOf(model, 'bills')
const card = '4242 4242 4242 4242'

test('a bill that is made out waits to be paid, and is paid by card by whose it is', () => {
  expect(flawsOf(model)).toEqual([])
  expect(generate.name).toBe('Generate bill')
  const made = done(createWorld(model), generate, { title: 'Water', amount: '85' })
  const bill = mine(made.world, 'bills')[0]!
  expect(bill.values.status).toBe('Unpaid')
  const paid = done(made.world, pay, { card_number: card }, bill)
  const { status, method, card_number } = mine(paid.world, 'bills')[0]!.values
  expect([status, method, card_number]).toEqual(['Paid', 'Card', '•••• 4242'])
  expect(act(paid.world, pay.id, mine(paid.world, 'bills')[0]!, { card_number: card }, me)).toHaveProperty('refused')
})

test('what is paid has its receipt among those that are verified', () => {
  const made = done(createWorld(model), generate, { title: 'Water', amount: '85' })
  const paid = done(made.world, pay, { card_number: card }, mine(made.world, 'bills')[0]!)
  const receipts = rowsOf(paid.world, 'receipts').filter(({ owner }) => owner === me.id)
  expect(receipts.map(({ values }) => [values.amount, values.total, values.status])).toEqual([[85, 85, 'New']])
})

test('a bill has one invoice', () => {
  const made = done(createWorld(model), generate, { title: 'Water', amount: '85' })
  const typed = { bill: made.row, customer: 'Ana Silva', amount: '85' }
  const issued = done(made.world, createOf(model, 'invoices'), typed)
  expect(act(issued.world, createOf(model, 'invoices').id, null, typed, me)).toMatchObject({ refused: 'This bill has an invoice already.' })
})

test('a bill that the staff issues is paid by whom it is for', () => {
  const utility = built(
    'A water company site. Customers can log in, view water bills, pay bills online and report leaks. Staff issue water bills and manage customers.',
  )
  const steps = utility.entities.find(({ id }) => id === 'water_bills')!.lifecycle!.transitions
  expect(steps[0]).toEqual({ id: 'pay_water_bills', name: 'Pay water bill', from: ['Unpaid', 'Overdue'], to: 'Paid', answers: true })
  const shown = utility.pages.flatMap(({ path, role, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'list' && block.actions.includes('pay_water_bills') ? [[path, role, block.scope]] : [])),
  )
  expect(shown).toEqual([['/water-bills', undefined, 'mine']])
  expect(createOf(utility, 'water_bills').name).toBe('Issue water bill')
})
