// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Plan } from '../../../contract/plans.api.ts'
import { PlanDialog } from '../../../src/plans/plan-dialog.tsx'
import { Pricing } from '../../../src/plans/pricing.tsx'
import { ada, fakeClient } from '../visit.tsx'
import { creator, free, pro, reason } from './plans.ts'

afterEach(cleanup)

const client = fakeClient({ plans: () => [free, creator, pro] })
async function open({ locked = false, user = { ...ada, current_plan: free, daily_usage: 2, monthly_usage: 40 } } = {}) {
  const onClose = vi.fn()
  const notify = vi.fn()
  render(<PlanDialog open onClose={onClose} locked={locked} client={client} user={user} notify={notify} />)
  const dialog = within(screen.getByRole('dialog', { name: 'Upgrade Your Plan' }))
  await dialog.findByRole('heading', { name: 'Creator' })
  return { dialog, onClose, notify }
}
const usage = () => [...document.querySelectorAll('dl > div')].map((row) => [...row.querySelectorAll('dt, dd')].map(({ textContent }) => textContent))

test('ACCOUNT-02 PLAN-01 the plan dialog has its title and text, and no page heading', async () => {
  const { dialog } = await open()
  expect(dialog.getByText('Choose the plan that best fits your creative needs and unlock more features.')).toBeTruthy()
  expect(dialog.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H2 Upgrade Your Plan',
    'H2 Free',
    'H2 Creator',
    'H3 Add-ons',
    'H2 Pro',
    'H3 Add-ons',
  ])
})

test('ACCOUNT-02 the plan dialog is at most 90% of the viewport in width and height, and scrolls inside', async () => {
  await open()
  const { className } = screen.getByRole('dialog', { name: 'Upgrade Your Plan' })
  expect(['max-w_90vw!', 'max-h_90vh'].filter((part) => !className.split(' ').includes(part))).toEqual([])
})

test('PLAN-01 PLAN-09 the usage stands above the plans, and never falls below 0', async () => {
  await open()
  expect(usage()).toEqual([
    ["Today's Messages", '3 of 5 left'],
    ['Monthly Messages', '0 of 30 left'],
  ])
  const summary = document.querySelector('dl')!
  expect(summary.compareDocumentPosition(screen.getByRole('region', { name: 'Free' })) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test.each<[string, Plan | null, string[][]]>([
  ['a monthly limit only', creator, [['Monthly Messages', '100 of 100 left']]],
  ['a daily limit only', { ...free, monthly_message_limit: null }, [["Today's Messages", '5 of 5 left']]],
  ['no limit', pro, []],
  ['no plan', null, []],
])('PLAN-09 with %s the usage has the rows of that', async (_, current_plan, rows) => {
  await open({ user: { ...ada, current_plan, daily_usage: 0, monthly_usage: 0 } as never })
  expect(usage()).toEqual(rows)
})

test('PLAN-08 a press on what cannot be had yet opens the info modal with the reason', async () => {
  const { dialog, notify } = await open()
  fireEvent.pointerUp(dialog.getByRole('button', { name: 'Upgrade to Pro' }), { pointerType: 'mouse' })
  const pro = within(dialog.getByRole('region', { name: 'Pro' }))
  fireEvent.pointerUp(pro.getByRole('button', { name: 'Buy 100 messages for $20' }), { pointerType: 'touch' })
  expect(notify.mock.calls).toEqual([[{ title: 'Upgrade to Pro', message: reason }], [{ title: '+100 messages', message: reason }]])
})

/** The dialog listens to what lies outside from the next frame on. */
const listening = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setImmediate(resolve))))

test.each([
  [false, true],
  [true, false],
])('ACCOUNT-15 a click outside, with an info modal over the plan dialog: %s, asks to close it: %s', async (locked, asked) => {
  const { onClose } = await open({ locked })
  await listening()
  fireEvent.pointerDown(document.body)
  fireEvent.click(document.body)
  await listening()
  expect(onClose.mock.calls.length > 0).toBe(asked)
})

test('ACCOUNT-02 Close asks to close the plan dialog', async () => {
  const { dialog, onClose } = await open()
  await listening()
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await listening()
  expect(onClose.mock.calls).toEqual([[]])
})

test('PLAN-01 title and description can be supplied; a page has a heading, a dialog a title only where it is given', async () => {
  const texts = { title: 'Plans for teams', description: 'Everybody builds.' }
  const page = render(<Pricing mode="page" client={client} current={null} {...texts} />)
  expect([screen.getByRole('heading', { level: 1 }).textContent, screen.getByText('Everybody builds.').tagName]).toEqual(['Plans for teams', 'P'])
  page.unmount()
  const modal = render(<Pricing mode="modal" client={client} current={null} {...texts} />)
  expect([screen.queryByRole('heading', { level: 1 }), screen.getByRole('heading', { level: 2, name: 'Plans for teams' }).tagName]).toEqual([null, 'H2'])
  modal.unmount()
  render(<Pricing mode="modal" client={client} current={null} />)
  await screen.findByRole('heading', { name: 'Creator' })
  expect(screen.queryByRole('heading', { name: 'Pricing Plans' })).toBeNull()
})

test('PLAN-01 a page shows no usage', async () => {
  render(<Pricing mode="page" client={client} current={free} usage={{ daily_usage: 1 }} />)
  await screen.findByRole('heading', { name: 'Creator' })
  expect([usage(), document.querySelector('.lg\\:grid-tc_1fr_1fr_1fr') !== null]).toEqual([[], true])
})
