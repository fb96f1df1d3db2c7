import { expect, test } from 'vitest'
import { modelFrom } from '../support/described-model.ts'

const fieldsOf = (words: string, id: string) =>
  modelFrom(words)
    .entities.find((one) => one.id === id)
    ?.fields.map(({ label, type }) => `${label}: ${type}`)
const stepsOf = (words: string, id: string) =>
  modelFrom(words)
    .entities.find((one) => one.id === id)
    ?.lifecycle?.transitions.map(({ name, to }) => `${name} > ${to}`)

test('a loan is asked for with its amount and term, and goes from its application to being paid off', () => {
  const words = 'A loan office. Borrowers apply for a loan. Loan officers approve or reject loans. Cashiers record repayments.'
  expect(fieldsOf(words, 'loans')?.slice(0, 4)).toEqual(['Purpose: text', 'Amount: money', 'Term: number', 'Interest rate: percent'])
  expect(stepsOf(words, 'loans')).toContain('Approve > Approved')
  expect(fieldsOf(words, 'repayments')).toContain('Loan: reference')
})

test('a requisition keeps what is needed and why, and can be sent back', () => {
  const words = 'A purchasing system. Staff create requisitions. Managers approve, reject or send back requisitions.'
  expect(fieldsOf(words, 'requisitions')).toContain('Justification: long_text')
  expect(stepsOf(words, 'requisitions')).toContain('Send back > Sent back')
})

test.each([
  ['Please build a site. Heads of department approve, reject or send back requisitions.', ['Department head']],
  ['Please build a site. Sales reps can add customers. Managers can set prices.', ['Sales rep', 'Manager']],
  ['Please build a site. Staff can create requisitions. Managers approve requisitions. Finance records the invoice.', ['Staff', 'Manager', 'Finance']],
])('who acts is a role: %s', (words, roles) => {
  expect(modelFrom(words).roles.map(({ name }) => name)).toEqual(expect.arrayContaining(roles))
})

test('staff look after nobody else where somebody leads them', () => {
  const { roles } = modelFrom('Please build a site. Staff can create requisitions. Managers approve requisitions.')
  expect(roles.find(({ id }) => id === 'staff')?.manages).toBe(false)
})

test('what is said of a thing is no part of its name', () => {
  const { entities } = modelFrom('Please build a site. Residents report repair issues. Caretakers can see the repair issues assigned to them and close them.')
  expect(entities.map(({ id }) => id).filter((id) => /issue|assigned/.test(id))).toEqual(['repair_issues'])
})

test('guests that are checked in and out are steps of their booking', () => {
  const words = 'A hotel website. Guests can book a room. The reception checks guests in and out. The manager adds rooms.'
  expect(stepsOf(words, 'bookings')).toEqual(expect.arrayContaining(['Check in > Checked in', 'Check out > Checked out']))
})

test('a medicine in an inventory is counted, and what is issued of it is taken off', () => {
  const words = 'An inventory system for a hospital pharmacy. Pharmacists can add medicines with batch number and minimum stock, and record issues to wards.'
  expect(fieldsOf(words, 'medicines')).toContain('Quantity: number')
  expect(
    modelFrom(words)
      .actions.find(({ entity, kind }) => entity === 'issues' && kind === 'create')
      ?.effects?.map(({ kind }) => kind),
  ).toContain('add')
})
