// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Plan } from '../../../contract/plans.api.ts'
import { PricePage } from '../../../src/plans/price-page.tsx'
import { failing, fakeClient } from '../visit.tsx'
import { creator, free, pro, reason } from './plans.ts'

afterEach(cleanup)

const show = (plans: () => unknown, current: Plan | null = null, chooseFree: (() => void) | null = null) =>
  render(<PricePage client={fakeClient({ plans })} current={current} chooseFree={chooseFree} />)
const buttons = () =>
  screen.getAllByRole('region').map((card) =>
    within(card)
      .getAllByRole<HTMLButtonElement>('button')
      .map((button) => [button.textContent, button.disabled]),
  )
const card = (name: string) => within(screen.getByRole('region', { name }))
const held = (name: string) => card(name).getByRole('group', { name: `${name} is not available yet` })

/** Runs with a clock of its own, which stands still unless it is moved. */
async function stopped(run: () => Promise<void>): Promise<void> {
  vi.useFakeTimers()
  try {
    await run()
  } finally {
    vi.useRealTimers()
  }
}
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('PLAN-02 PLAN-07 PLAN-10 plans come by sort order; the current one is marked, and what costs cannot be had yet', async () => {
  show(() => [pro, free, creator], free)
  expect(screen.getByRole('status').textContent).toBe('Loading plans...')
  await screen.findByRole('heading', { name: 'Creator' })
  expect([screen.getByRole('heading', { level: 1 }).textContent, screen.queryByRole('status')]).toEqual(['Pricing Plans', null])
  const buys = [
    ['Buy', true],
    ['Buy', true],
  ]
  expect(buttons()).toEqual([[['Your Current Plan', true]], [['Upgrade to Creator', true], ...buys], [['Upgrade to Pro', true], ...buys]])
})

test('PLAN-06 each price is in whole dollars a month, and the popular plan alone is highlighted', async () => {
  show(() => [free, creator, pro, { ...pro, id: 'odd', slug: 'odd', name: 'Odd', price_monthly: 'soon' }])
  await screen.findByRole('heading', { name: 'Creator' })
  const prices = ['Free', 'Creator', 'Pro', 'Odd'].map((name) => card(name).queryByText(/month$/, { selector: 'p' })?.textContent ?? null)
  expect(prices).toEqual(['$0 / month', '$20 / month', '$50 / month', null])
  const marked = ['Free', 'Creator', 'Pro'].map((name) => /look_marker/.test(card(name).getByRole('button', { name: `Upgrade to ${name}` }).className))
  expect(marked).toEqual([false, true, false])
})

test('PLAN-08 what cannot be had yet says why after 200 ms of pointing', async () => {
  show(() => [free, creator, pro], free)
  await screen.findByRole('heading', { name: 'Creator' })
  expect(card('Free').queryByRole('group')).toBeNull()
  await stopped(async () => {
    fireEvent.pointerMove(held('Creator'), { pointerType: 'mouse' })
    await later(199)
    expect(screen.queryByRole('tooltip')).toBeNull()
    await later(20)
    expect(screen.getByRole('tooltip').textContent).toBe(reason)
  })
})

test('PLAN-08 what cannot be had yet says why by keyboard, and hides it on leaving', async () => {
  show(() => [free, creator, pro], creator)
  await screen.findByRole('heading', { name: 'Creator' })
  expect(screen.getAllByRole('group').map((group) => [group.getAttribute('aria-label'), group.tabIndex])).toEqual([
    ['50 more messages are not available yet', 0],
    ['100 more messages are not available yet', 0],
    ['Pro is not available yet', 0],
    ['50 more messages are not available yet', 0],
    ['100 more messages are not available yet', 0],
  ])
  fireEvent.keyDown(document.body, { key: 'Tab' })
  act(() => held('Pro').focus())
  expect((await screen.findByRole('tooltip')).textContent).toBe(reason)
  expect(held('Pro').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  act(() => held('Pro').blur())
  await waitFor(() => expect(held('Pro').dataset.state).toBe('closed'))
})

test.each([
  ['Upgrade to Creator', 'Creator is not available yet'],
  ['Buy 50 messages for $10', '50 more messages are not available yet'],
  ['Buy 100 messages for $20', '100 more messages are not available yet'],
])('PLAN-08 PLAN-10 a tap on "%s" says why it cannot be had yet', async (name, label) => {
  show(() => [free, creator], free)
  await screen.findByRole('heading', { name: 'Creator' })
  fireEvent.pointerUp(card('Creator').getByRole('button', { name }), { pointerType: 'touch' })
  const tooltip = await card('Creator').findByRole('tooltip')
  const group = card('Creator').getByRole('group', { name: label })
  expect([tooltip.textContent, group.getAttribute('aria-describedby'), document.activeElement]).toEqual([reason, tooltip.id, group])
})

test('PLAN-07 PLAN-08 PLAN-10 a plan below the current one cannot be had; a paid one says why, the free one has no tooltip', async () => {
  show(() => [free, creator, pro], pro)
  await screen.findByRole('heading', { name: 'Creator' })
  expect(buttons().map(([first]) => first)).toEqual([
    ['Upgrade to Free', true],
    ['Upgrade to Creator', true],
    ['Your Current Plan', true],
  ])
  expect([held('Creator').tabIndex, card('Free').queryByRole('group'), card('Pro').queryByRole('group', { name: 'Pro is not available yet' })]).toEqual([
    0,
    null,
    null,
  ])
  const addOns = screen
    .getAllByRole('region')
    .map((region) => [...(region.querySelector('h3')?.parentElement?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent))
  const both = ['+50 messages$10Buy', '+100 messages$20Buy']
  expect(addOns).toEqual([[], both, both])
})

test('PLAN-07 a visitor starts with the free plan, which opens the login dialog', async () => {
  const chooseFree = vi.fn()
  show(() => [free], null, chooseFree)
  fireEvent.click(await screen.findByRole('button', { name: 'Upgrade to Free' }))
  expect(chooseFree.mock.calls).toEqual([[]])
})

test('PLAN-07 a plan that becomes the current one is marked at once', async () => {
  const client = fakeClient({ plans: () => [free, creator] })
  const page = (current: Plan) => <PricePage client={client} current={current} chooseFree={null} />
  const view = render(page(creator))
  await screen.findByRole('heading', { name: 'Creator' })
  view.rerender(page(free))
  expect(buttons().map(([first]) => first)).toEqual([
    ['Your Current Plan', true],
    ['Upgrade to Creator', true],
  ])
})

test('PLAN-02 CALL-13 a failed load shows "Failed to load pricing plans." in place of plans, is logged, and can be tried again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answers = [() => Promise.reject(failing('network')), () => [free]]
  show(() => answers.shift()!())
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load pricing plans.')
  expect([screen.queryAllByRole('region').length, error.mock.calls]).toEqual([0, [['Failed to load pricing plans.', 'network', '']]])
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Free' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
