import { describe, expect, it } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf, type World } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { instalmentsOf, monthsLater } from '../../builder/render/act/schedule.ts'
import type { SiteRow } from '../../builder/site.ts'
import { createOf } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const loan = { amount: 'amount', rate: 'rate', months: 'months' }

describe('instalments', () => {
  it.each([
    [{ amount: 1000, rate: 0, months: 3 }, [333.33, 333.33, 333.34]],
    [{ amount: 1200, rate: 12, months: 3 }, [408.03, 408.03, 408.02]],
    [{ amount: 500, rate: 6, months: 1 }, [502.5]],
    [{ amount: null, rate: 6, months: 12 }, []],
    [{ amount: 500, rate: 6, months: null }, []],
  ])('of %o leave nothing after the last', (values, due) => {
    expect(instalmentsOf(values, loan)).toEqual(due)
  })

  it.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-11-30', 3, '2027-02-28'],
  ])('of %s are due on the same day %i months later, or the last of the month', (day, months, due) => {
    expect(monthsLater(day, months)).toBe(due)
  })
})

const words =
  'A loan site of a motorbike dealer. Customers apply for a loan with amount, annual interest rate and term in months. The system calculates the repayment schedule with due dates and monthly instalments. Staff approve loans and view transactions. Customers pay their instalments.'

const stepOf = ({ actions }: AppModel, entity: string, name: string): string => actions.find((one) => one.entity === entity && one.name === name)!.id
const done = (world: World, action: string, row: SiteRow | null, typed: Readonly<Record<string, string>>, who: ReturnType<typeof visitorOf>): World => {
  const answer = act(world, action, row, typed, who)
  if ('refused' in answer) throw new Error(answer.refused)
  return answer.world
}

describe('a loan that is approved', () => {
  const site = siteOf(words)
  const [ada, eve, staff] = [visitorOf(site, 'ada', 'customer'), visitorOf(site, 'eve', 'customer'), visitorOf(site, 'sue', 'staff')]
  const typed = { purpose: 'Motorbike', amount: '1200', annual_interest_rate: '12', term: '3' }
  const mine = (world: World, entity: string) => rowsOf(world, entity).filter(({ owner }) => owner === 'ada')
  const applied = done(createWorld(site, 12), createOf(site, 'loans').id, null, typed, ada)
  const approved = done(applied, stepOf(site, 'loans', 'Approve'), mine(applied, 'loans')[0]!, {}, staff)

  it('is asked for its rate and its term once', () => {
    const fields = site.entities.find(({ id }) => id === 'loans')!.fields
    expect(fields.filter(({ type }) => type === 'percent').map(({ label }) => label)).toEqual(['Annual interest rate'])
  })

  it('has what is due each month, of whoever took it, and nothing before', () => {
    expect(mine(applied, 'instalments')).toEqual([])
    expect(mine(approved, 'instalments').map(({ values }) => [values.instalment, values.amount, values.due_on, values.status])).toEqual([
      ['1 of 3', 408.03, '2026-02-15', 'Due'],
      ['2 of 3', 408.03, '2026-03-15', 'Due'],
      ['3 of 3', 408.02, '2026-04-15', 'Due'],
    ])
    expect(mine(approved, 'loans')[0]?.values.outstanding_balance).toBe(1224.08)
  })

  it('shows them on its page, to whoever took it and to nobody else', () => {
    const path = site.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'detail' && block.entity === 'loans'))!.path
    const seen = (who: typeof ada) => pageOf(approved, path, who, { row: mine(approved, 'loans')[0]!.id }).includes('3 of 3')
    expect([seen(ada), seen(eve)]).toEqual([true, false])
  })

  it('is less to pay by what is paid of it, which is a transaction', () => {
    const first = mine(approved, 'instalments')[0]!
    const pay = stepOf(site, 'instalments', 'Pay')
    expect(act(approved, pay, first, {}, eve)).toEqual({ refused: 'it may not be done' })
    const paid = done(approved, pay, first, {}, ada)
    expect(mine(paid, 'loans')[0]?.values.outstanding_balance).toBe(816.05)
    expect(rowsOf(paid, 'transactions')[0]?.values).toMatchObject({ title: 'Instalment paid', amount: 408.03, date: '2026-01-15', type: 'Income' })
    expect(act(paid, pay, rowsOf(paid, 'instalments').find(({ id }) => id === first.id)!, {}, ada)).toEqual({
      refused: '“Pay” is not possible: the instalment is Paid.',
    })
  })
})

describe('a loan of a site that tells little of its instalments', () => {
  it('has rows of them with a step to pay, its term a number of months', () => {
    const site = siteOf(
      'A peer-to-peer lending website. Borrowers publish loan requests with amount, interest rate and term. Lenders browse loan requests. Borrowers pay back in monthly instalments.',
    )
    const plan = site.entities.find(({ id }) => id === 'instalments')!
    expect(plan.lifecycle?.transitions.map(({ name, from, to }) => [name, from, to])).toContainEqual(['Pay', ['Due'], 'Paid'])
    expect(plan.fields.filter(({ id, entity }) => id === 'paid' || entity === 'loan_requests').map(({ entity }) => entity)).toEqual(['loan_requests'])
    expect(site.actions.flatMap(({ effects = [] }) => effects.filter((effect) => effect.kind === 'schedule' && effect.entity === 'instalments'))).toHaveLength(
      1,
    )
    expect(site.entities.find(({ id }) => id === 'loan_requests')?.fields.find(({ label }) => label === 'Term')).toMatchObject({
      type: 'number',
      unit: 'months',
    })
  })

  it('has none where nothing is told of instalments', () => {
    const site = siteOf('A loan site. Customers apply for a loan with amount and term in months. Staff approve loans.')
    expect(site.actions.flatMap(({ effects = [] }) => effects.filter(({ kind }) => kind === 'schedule'))).toEqual([])
  })
})
