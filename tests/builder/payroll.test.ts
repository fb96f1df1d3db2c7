import { expect, test } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { formsOf, wordsOf } from '../support/visible-page.ts'
import { confirmationOf, takeRole } from '../support/visitor-browse.ts'
import { hostInMemory } from '../support/visitor-run.ts'
import { siteOf } from '../support/visitor-words.ts'

const office = siteOf(
  'A payroll website for a company. Managers manage employees and record salaries with base salary, allowances, deductions and tax. Employees view their payslips.',
)
const salaries = (model: AppModel) => model.entities.find(({ id }) => id === 'salaries')!

test('what the words name of a salary are sums of money, each of them once, and what is paid out stands beside them', () => {
  expect(
    salaries(office)
      .fields.filter(({ type }) => type === 'money')
      .map(({ label }) => label),
  ).toEqual(['Base salary', 'Allowance', 'Deduction', 'Tax', 'Bonus', 'Net pay'])
  for (const { base_salary, allowance, bonus, deduction, tax, net_pay } of salaries(office).seeds)
    expect(net_pay).toBe(Number(base_salary) + Number(allowance) + Number(bonus) - Number(deduction) - Number(tax))
})

test('a salary that is recorded is worked out of its sums and says so', async () => {
  const host = hostInMemory(office)
  await takeRole(host, 'Manager')
  const at = office.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.action === 'add_salary'))!.path
  const form = formsOf(await host.open(at)).find(({ buttons }) => buttons.some(({ words }) => /salary/i.test(words)))!
  const typed = { month: 'May', base_salary: '3000', allowance: '200', bonus: '100', deduction: '150', tax: '450' }
  const employee = form.controls.find(({ name }) => name === 'employee')?.options.find(({ value }) => value !== '')?.value ?? ''
  expect(form.controls.map(({ name }) => name)).not.toContain('net_pay')
  const page = await host.send(form, { ...typed, employee }, 0)
  expect(confirmationOf(page)).toContain('Net pay: $2,700')
  expect(wordsOf(page)).toContain('2,700')
})

test('a share is taken off what is left of the sums', () => {
  const model = siteOf('A company. Managers record salaries of employees with base pay, overtime pay and tax rate.')
  for (const { base_pay, overtime_pay, bonus, deductions, tax_rate, net_pay } of salaries(model).seeds) {
    const left = Number(base_pay) + Number(overtime_pay) + Number(bonus) - Number(deductions)
    expect(net_pay).toBeCloseTo(left * (1 - Number(tax_rate) / 100), 1)
  }
})
