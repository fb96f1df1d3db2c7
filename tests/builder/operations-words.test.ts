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
