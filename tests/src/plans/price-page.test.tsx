// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Plan } from '../../../contract/plans.api.ts'
import { planFeatures, planPrice } from '../../../src/plans/plan-features.ts'
import { PricePage } from '../../../src/plans/price-page.tsx'
import { failing, fakeClient } from '../visit.tsx'

afterEach(cleanup)

const plan = (own: Partial<Plan>): Plan => ({
  id: 'free',
  name: 'Free',
  slug: 'free',
  description: 'For trying ideas out.',
  sort_order: 1,
  price_monthly: '0.00',
  daily_message_limit: 0,
  monthly_message_limit: 0,
  custom_domain_limit: 0,
  db_rows_limit: 0,
  can_remove_badge: false,
  is_popular: false,
  ...own,
})
const free = plan({ daily_message_limit: 5, monthly_message_limit: 30, db_rows_limit: 500 })
const creator = plan({ id: 'creator', slug: 'creator', name: 'Creator', sort_order: 2, price_monthly: '20.00', monthly_message_limit: 100, is_popular: true })
const pro = plan({
  id: 'pro',
  slug: 'pro',
  name: 'Pro',
  sort_order: 3,
  price_monthly: '49.99',
  custom_domain_limit: 5,
  db_rows_limit: 50_000,
  can_remove_badge: true,
})

test('PLAN-03 PLAN-04 PLAN-05 a plan has its feature lines in their order', () => {
  expect(planFeatures(free, 'sparksite.app')).toEqual([
    '5 messages per day, up to 30 per month',
    '500 rows database capability',
    'Website hosting included',
    'Basic AI models for your apps',
  ])
  expect(planFeatures(creator, 'sparksite.app')).toEqual(['100 messages per month', 'Website hosting included', 'Basic AI models for your apps'])
  expect(planFeatures(pro, 'sparksite.app')).toEqual([
    '5 sparksite.app domains',
    '50,000 rows database capability',
    'Website hosting included',
    'Advanced AI models for your apps',
    'Remove badge',
  ])
  expect(planFeatures(plan({ daily_message_limit: 5 }), 'sparksite.app')).toEqual(['Website hosting included', 'Basic AI models for your apps'])
})

test('PLAN-06 a price is in whole dollars', () => {
  expect([free, creator, pro].map(planPrice)).toEqual(['$0', '$20', '$50'])
})

const show = (plans: () => unknown, current: Plan | null = null, chooseFree: (() => void) | null = null) =>
  render(<PricePage client={fakeClient({ plans })} current={current} chooseFree={chooseFree} />)
const buttons = () =>
  screen.getAllByRole('region').map((card) =>
    within(card)
      .getAllByRole<HTMLButtonElement>('button')
      .map((button) => [button.textContent, button.disabled]),
  )

test('PLAN-02 PLAN-07 PLAN-10 plans come by sort order; the current one is marked, and what costs cannot be had yet', async () => {
  show(() => [pro, free, creator], free)
  expect(screen.getByRole('status').textContent).toBe('Loading plans...')
  await screen.findByRole('heading', { name: 'Creator' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pricing Plans')
  expect(buttons()).toEqual([
    [['Your Current Plan', true]],
    [
      ['Upgrade to Creator', true],
      ['Buy', true],
      ['Buy', true],
    ],
    [
      ['Upgrade to Pro', true],
      ['Buy', true],
      ['Buy', true],
    ],
  ])
})

test('PLAN-08 what cannot be had yet says why, after 200 ms of pointing, and can be focused', async () => {
  show(() => [free, creator, pro], free)
  await screen.findByRole('heading', { name: 'Creator' })
  const reason = 'Open beta is in progress. Upgrading will be available after the official release.'
  expect(within(screen.getByRole('region', { name: 'Free' })).queryByRole('group')).toBeNull()
  const group = within(screen.getByRole('region', { name: 'Creator' })).getByRole('group', { name: 'Creator is not available yet' })
  expect(group.tabIndex).toBe(0)
  vi.useFakeTimers()
  try {
    fireEvent.pointerMove(group, { pointerType: 'mouse' })
    await act(() => vi.advanceTimersByTimeAsync(199))
    expect(screen.queryByRole('tooltip')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(20))
    expect(screen.getByRole('tooltip').textContent).toBe(reason)
  } finally {
    vi.useRealTimers()
  }
})

test('PLAN-07 PLAN-10 what is below the current plan cannot be chosen; add-ons are +50 for $10 and +100 for $20, on creator and pro only', async () => {
  show(() => [free, creator, pro], creator)
  await screen.findByRole('heading', { name: 'Creator' })
  expect(buttons().map(([first]) => first)).toEqual([
    ['Upgrade to Free', true],
    ['Your Current Plan', true],
    ['Upgrade to Pro', true],
  ])
  const addOns = screen
    .getAllByRole('region')
    .map((card) => [...(card.querySelector('h3')?.parentElement?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent))
  const both = ['+50 messages$10Buy', '+100 messages$20Buy']
  expect(addOns).toEqual([[], both, both])
})

test('a visitor starts with the free plan, which opens the login dialog', async () => {
  const chooseFree = vi.fn()
  show(() => [free], null, chooseFree)
  fireEvent.click(await screen.findByRole('button', { name: 'Upgrade to Free' }))
  expect(chooseFree.mock.calls).toHaveLength(1)
})

test('PLAN-02 a failed load shows "Failed to load pricing plans." in place of plans, is logged, and can be tried again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answers = [() => Promise.reject(failing('network')), () => [free]]
  show(() => answers.shift()!())
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load pricing plans.')
  expect([screen.queryAllByRole('region').length, error.mock.calls.map(([text]) => text)]).toEqual([0, ['Failed to load pricing plans.']])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Free' })).toBeTruthy()
})
