// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ada, fakeClient, visit } from '../visit.tsx'

const nav = () => screen.findByRole('navigation', { name: 'Side navigation' })
const paid = { id: 2, name: 'Creator', slug: 'creator', description: '', sort_order: 1, price_monthly: '20.00', can_remove_badge: true, is_popular: true }

test('SIDEBAR-01 the collapsed sidebar is remembered under sidebar-collapsed', async () => {
  const { view } = visit('/sites', { token: 'T' })
  await nav()
  fireEvent.click(screen.getByRole('button', { name: 'Collapse the sidebar' }))
  expect([localStorage.getItem('sidebar-collapsed'), screen.queryByRole('button', { name: 'Projects' })]).toEqual(['true', null])
  view.unmount()
  visit('/sites', { token: 'T' })
  await nav()
  fireEvent.click(screen.getByRole('button', { name: 'Expand the sidebar' }))
  expect([localStorage.getItem('sidebar-collapsed'), screen.queryByRole('button', { name: 'Projects' })?.getAttribute('aria-expanded')]).toEqual([
    'false',
    'true',
  ])
})

test('SIDEBAR-01 storage that throws leaves the sidebar usable', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused')
  })
  visit('/sites', { token: 'T' })
  await nav()
  fireEvent.click(screen.getByRole('button', { name: 'Collapse the sidebar' }))
  expect(screen.getByRole('button', { name: 'Expand the sidebar' })).toBeTruthy()
})

test('SIDEBAR-02 ROUTE-15 New Project and the logo link to /', async () => {
  visit('/sites', { token: 'T' })
  await nav()
  expect(screen.getByRole('link', { name: 'New Project' }).getAttribute('href')).toBe('/')
  expect(screen.getAllByRole('link', { name: 'SparkSite' }).map((link) => link.getAttribute('href'))).toEqual(['/', '/'])
})

test('SIDEBAR-02 New Project gives the focus to the words of a new project, from / as well', async () => {
  const { at } = visit('/sites', { token: 'T' })
  for (const from of ['/sites', '/']) {
    expect(at()).toBe(from)
    ;(await screen.findByRole('button', { name: 'Build it' })).focus()
    fireEvent.click(screen.getByRole('link', { name: 'New Project' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Describe a site or an app' })))
  }
})

test('SIDEBAR-02 the Projects list folds away and comes back', async () => {
  visit('/sites', { token: 'T' })
  const side = within(await nav())
  const fold = side.getByRole('button', { name: 'Projects' })
  await side.findByText('No projects yet')
  fireEvent.click(fold)
  await waitFor(() => expect([fold.getAttribute('aria-expanded'), side.queryByText('No projects yet')?.closest('[hidden]') !== null]).toEqual(['false', true]))
  fireEvent.click(fold)
  await waitFor(() => expect([fold.getAttribute('aria-expanded'), side.queryByText('No projects yet')?.closest('[hidden]')]).toEqual(['true', null]))
})

test.each([
  ['Upgrade', null],
  ['Manage Plan', paid],
])('SIDEBAR-04 the plan button reads %s and opens the plan dialog', async (label, current_plan) => {
  const user = { ...ada, current_plan }
  const { at } = visit('/sites', { token: 'T', client: fakeClient({ profile: () => user }) })
  await nav()
  fireEvent.click(screen.getByRole('button', { name: label }))
  await screen.findByRole('dialog', { name: 'Upgrade Your Plan' })
  expect([at(), screen.queryByRole('dialog', { name: 'Account' })]).toEqual(['/sites', null])
})

test('SIDEBAR-05 the user card shows the first letter, name and email, and opens the Account dialog', async () => {
  visit('/sites', { token: 'T' })
  await nav()
  const card = screen.getByRole('button', { name: /Ada Lovelace/ })
  expect(card.textContent).toBe('AAda Lovelaceada@example.com')
  fireEvent.click(card)
  await screen.findByRole('dialog', { name: 'Account' })
})

test('SIDEBAR-05 the collapsed card keeps its name and opens the same dialog', async () => {
  localStorage.setItem('sidebar-collapsed', 'true')
  visit('/sites', { token: 'T' })
  await nav()
  fireEvent.click(screen.getByRole('button', { name: 'Ada Lovelace, ada@example.com' }))
  await screen.findByRole('dialog', { name: 'Account' })
})

test('SIDEBAR-06 projects load on login and on a route change, and none are left after the logout', async () => {
  const client = fakeClient({
    projects: () => [{ id: 'p1', name: 'Kiln', deployment_url: '', updated_at: 1, live_version: null, latest_version: 1, cover: null }],
  })
  const loads = () => client.calls.filter(({ name }) => name === 'projects').length
  const { push, session } = visit('/sites', { token: 'T', client })
  await within(await nav()).findByRole('link', { name: 'Kiln' })
  expect(loads()).toBe(1)
  push('/help')
  await waitFor(() => expect(loads()).toBe(2))
  act(() => session.send({ type: 'session.logout' }))
  await screen.findByRole('heading', { level: 1, name: 'Your words, your apps.' })
  expect(screen.queryByRole('link', { name: 'Kiln' })).toBeNull()
  act(() => session.send({ type: 'login.succeeded', access: 'T2', refresh: null, destination: '/sites' }))
  await within(await nav()).findByRole('link', { name: 'Kiln' })
  expect(loads()).toBe(3)
})

test('a picture that the profile names stands in the card', async () => {
  const user = { ...ada, profile_picture: 'https://lh3.googleusercontent.com/ada.png' }
  visit('/sites', { token: 'T', client: fakeClient({ profile: () => user }) })
  const side = await nav()
  expect([...side.querySelectorAll('img')].map((image) => [image.getAttribute('src'), image.getAttribute('referrerpolicy')])).toEqual([
    ['https://lh3.googleusercontent.com/ada.png', 'no-referrer'],
  ])
})
