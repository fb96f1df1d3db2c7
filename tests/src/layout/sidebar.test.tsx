// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ada, fakeClient, visit } from '../visit.tsx'

const wait = { timeout: 10_000 }
const nav = () => screen.findByRole('navigation', { name: 'Side navigation' }, wait)
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
}, 20_000)

test('SIDEBAR-01 storage that throws leaves the sidebar usable', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused')
  })
  visit('/sites', { token: 'T' })
  await nav()
  fireEvent.click(screen.getByRole('button', { name: 'Collapse the sidebar' }))
  expect(screen.getByRole('button', { name: 'Expand the sidebar' })).toBeTruthy()
}, 20_000)

test('SIDEBAR-02 ROUTE-15 New Project and the logo link to /', async () => {
  visit('/sites', { token: 'T' })
  await nav()
  expect(screen.getByRole('link', { name: 'New Project' }).getAttribute('href')).toBe('/')
  expect(screen.getAllByRole('link', { name: 'SparkSite' }).map((link) => link.getAttribute('href'))).toEqual(['/', '/'])
}, 20_000)

test('SIDEBAR-02 New Project gives the focus to the words of a new project, from / as well', async () => {
  const { at } = visit('/sites', { token: 'T' })
  for (const from of ['/sites', '/']) {
    expect(at()).toBe(from)
    ;(await screen.findByRole('button', { name: 'Build it' }, wait)).focus()
    fireEvent.click(screen.getByRole('link', { name: 'New Project' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Describe a site or an app' })))
  }
}, 20_000)

test.each([
  ['Upgrade', null],
  ['Manage Plan', paid],
])(
  'SIDEBAR-04 the plan button reads %s',
  async (label, current_plan) => {
    const user = { ...ada, current_plan }
    visit('/sites', { token: 'T', client: fakeClient({ profile: () => user }) })
    await nav()
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe('/price')
  },
  20_000,
)

test('SIDEBAR-05 the user card shows the first letter, name and email, and its menu logs out', async () => {
  const { at } = visit('/sites', { token: 'T' })
  await nav()
  const card = screen.getByRole('button', { name: /Ada Lovelace/ })
  expect(card.textContent).toBe('AAda Lovelaceada@example.com')
  fireEvent.click(card)
  const item = await screen.findByRole('menuitem', { name: 'Log Out' })
  fireEvent.keyDown(item.closest('[role=menu]')!, { key: 'End' })
  await waitFor(() => expect(item.hasAttribute('data-highlighted')).toBe(true))
  fireEvent.keyDown(item.closest('[role=menu]')!, { key: 'Enter' })
  await screen.findByRole('heading', { level: 1, name: 'Your words, your apps.' }, wait)
  expect(at()).toBe('/')
}, 20_000)

test('the theme is chosen in the menu of the user card', async () => {
  visit('/sites', { token: 'T' })
  await nav()
  fireEvent.click(screen.getByRole('button', { name: /Ada Lovelace/ }))
  const dark = await screen.findByRole('menuitemradio', { name: 'Dark' })
  fireEvent.pointerDown(dark)
  fireEvent.click(dark)
  await waitFor(() => expect([document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark']))
}, 20_000)
