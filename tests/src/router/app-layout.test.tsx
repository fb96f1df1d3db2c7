// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { free, pro, reason } from '../plans/plans.ts'
import { ada, fakeClient, visit } from '../visit.tsx'

const nav = () => screen.findByRole('navigation', { name: 'Side navigation' })

test.each([
  ['/', 'What should we build, Ada?'],
  ['/sites', 'What should we build, Ada?'],
  ['/help', 'Help Center'],
  ['/price', 'Pricing Plans'],
  ['/feedback', 'Feedback'],
])('ROUTE-12 logged in, %s is in the app layout', async (path, heading) => {
  const { at } = visit(path, { token: 'T' })
  await screen.findByRole('heading', { level: 1, name: heading })
  expect([at(), (await nav()).tagName, screen.queryByRole('contentinfo')]).toEqual([path, 'NAV', null])
})

test.each(['/project/p1', '/demo'])('ROUTE-13 logged in, %s has no side navigation', async (path) => {
  const { at } = visit(path, { token: 'T' })
  await screen.findAllByRole('heading', undefined)
  expect([at(), screen.queryByRole('navigation', { name: 'Side navigation' })]).toEqual([path, null])
})

test('ROUTE-12 the sidebar leads to help and feedback', async () => {
  const { at } = visit('/sites', { token: 'T' })
  fireEvent.click(within(await nav()).getByRole('link', { name: 'Feedback' }))
  await screen.findByRole('heading', { level: 1, name: 'Feedback' })
  expect(at()).toBe('/feedback')
  fireEvent.click(within(await nav()).getByRole('link', { name: 'Help' }))
  await screen.findByRole('heading', { level: 1, name: 'Help Center' })
  expect(at()).toBe('/help')
})

test('SIDEBAR-01 on a phone the side navigation is a drawer, which closes when a link has led elsewhere', async () => {
  visit('/sites', { token: 'T' })
  fireEvent.click(await screen.findByRole('button', { name: 'Open the side navigation' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Side navigation' }))
  fireEvent.click(drawer.getByRole('link', { name: 'Help' }))
  await screen.findByRole('heading', { level: 1, name: 'Help Center' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('ROUTE-12 the profile that was fetched last shows in the sidebar', async () => {
  let full_name = 'Ada Lovelace'
  const { session } = visit('/sites', { token: 'T', client: fakeClient({ profile: () => ({ ...ada, full_name }) }) })
  await within(await nav()).findByText('Ada Lovelace')
  full_name = 'Ada King'
  session.send({ type: 'profile.changed' })
  expect(await within(await nav()).findByText('Ada King')).toBeTruthy()
})

test('ROUTE-12 PLAN-08 ACCOUNT-15 logged in, a press on a plan of /price that cannot be had says why in the info modal', async () => {
  visit('/price', { token: 'T', client: fakeClient({ plans: () => [free, pro] }) })
  fireEvent.pointerUp(await screen.findByRole('group', { name: 'Pro is not available yet' }))
  const info = within(await screen.findByRole('alertdialog', { name: 'Upgrade to Pro' }))
  expect(info.getByText(reason)).toBeTruthy()
  fireEvent.click(info.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
