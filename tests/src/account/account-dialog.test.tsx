// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Project } from '../../../contract/projects.api.ts'
import { localDateTime } from '../../../src/ui/relative-time.tsx'
import { failing, fakeClient, visit } from '../visit.tsx'

const site = (id: string, rest: Partial<Project> = {}): Project => ({
  id,
  name: `Site ${id}`,
  deployment_url: '',
  updated_at: 1_752_000_000,
  live_version: null,
  latest_version: 1,
  cover: null,
  ...rest,
})
const dialog = (name: string) => screen.findByRole('dialog', { name })
async function openAccount() {
  fireEvent.click(await screen.findByRole('button', { name: /Ada Lovelace/ }))
  return within(await dialog('Account'))
}
async function openSites() {
  const account = await openAccount()
  fireEvent.click(account.getByRole('tab', { name: 'My Sites' }))
  await account.findByRole('tabpanel', { name: 'My Sites' })
  return account
}
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
const loads = (client: ReturnType<typeof fakeClient>) => client.calls.filter(({ name }) => name === 'projects').length

test('ACCOUNT-01 the dialog is titled Account, with the tabs Profile and My Sites and a My Plan button outside them', async () => {
  visit('/sites', { token: 'T' })
  const account = await openAccount()
  expect(account.getByRole('heading', { level: 2 }).textContent).toBe('Account')
  const tabs = account.getByRole('tablist')
  expect([
    tabs.getAttribute('aria-orientation'),
    within(tabs)
      .getAllByRole('tab')
      .map((tab) => [tab.textContent, tab.getAttribute('aria-selected')]),
  ]).toEqual([
    'vertical',
    [
      ['Profile', 'true'],
      ['My Sites', 'false'],
    ],
  ])
  const plan = account.getByRole('button', { name: 'My Plan' })
  expect(tabs.contains(plan)).toBe(false)
  fireEvent.click(plan)
  await dialog('Upgrade Your Plan')
})

test('ACCOUNT-09 Logout closes the dialog and leads to /', async () => {
  const { at } = visit('/sites', { token: 'T' })
  fireEvent.click((await openAccount()).getByRole('button', { name: 'Logout' }))
  await screen.findByRole('heading', { level: 1, name: 'Your words, your apps.' })
  expect([at(), screen.queryByRole('dialog'), localStorage.getItem('authToken')]).toEqual(['/', null, null])
})

test('ACCOUNT-10 My Sites reads "Loading your sites..." while they load, anew on each opening', async () => {
  const answer = Promise.withResolvers<Project[]>()
  const client = fakeClient({ projects: () => (loads(client) === 2 ? answer.promise : []) })
  visit('/sites', { token: 'T', client })
  await waitFor(() => expect(loads(client)).toBe(1))
  const account = await openSites()
  expect([loads(client), within(account.getByRole('tabpanel')).getByRole('status').textContent, account.queryByRole('table')]).toEqual([
    2,
    'Loading your sites...',
    null,
  ])
  await act(async () => answer.resolve([site('p1')]))
  expect(await account.findByText('Site p1')).toBeTruthy()
  fireEvent.click(account.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await openSites()
  await again.findByText("You haven't created any projects yet.")
  expect(loads(client)).toBe(3)
})

test('ACCOUNT-11 the table of domains always reads "No domains configured."', async () => {
  visit('/sites', { token: 'T', client: fakeClient({ projects: () => [site('p1', { deployment_url: 'https://kiln.example/' })] }) })
  const account = await openSites()
  expect(rows(await account.findByRole('table', { name: 'Domains' }))).toEqual([['Domain', 'Project', 'Status'], ['No domains configured.']])
})

test('ACCOUNT-13 each site has its name, its address or "Not deployed yet", and its local date-time', async () => {
  const sites = [
    site('1', { deployment_url: 'https://kiln.example/' }),
    site('2'),
    site('3', { deployment_url: null }),
    site('4', { deployment_url: 'http://kiln.localhost:3000/', updated_at: 0 }),
    site('5', { updated_at: 1e20 }),
  ]
  visit('/sites', { token: 'T', client: fakeClient({ projects: () => sites }) })
  const account = await openSites()
  const table = await account.findByRole('table', { name: 'All deployed sites' })
  const at = localDateTime(1_752_000_000)
  expect(rows(table)).toEqual([
    ['Project Name', 'Deployment URL', 'Last Updated'],
    ['Site 1', 'https://kiln.example/ (opens in a new tab)', at],
    ['Site 2', 'Not deployed yet', at],
    ['Site 3', 'Not deployed yet', at],
    ['Site 4', 'http://kiln.localhost:3000/ (opens in a new tab)', ''],
    ['Site 5', 'Not deployed yet', ''],
  ])
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
  ).toEqual([
    ['https://kiln.example/', '_blank', 'noopener noreferrer'],
    ['http://kiln.localhost:3000/', '_blank', 'noopener noreferrer'],
  ])
})

test.each(['javascript:alert(1)', 'data:text/html,x', '/sites', 'kiln.example', 'ftp://kiln.example/', ' javascript:alert(1)', 'blob:https://kiln.example/1'])(
  'ACCOUNT-13 the address %j is shown as text and never a link',
  async (deployment_url) => {
    visit('/sites', { token: 'T', client: fakeClient({ projects: () => [site('1', { deployment_url })] }) })
    const account = await openSites()
    const table = await account.findByRole('table', { name: 'All deployed sites' })
    expect([rows(table)[1]?.[1], within(table).queryByRole('link')]).toEqual([deployment_url, null])
  },
)

test('ACCOUNT-13 a failed load is logged and treated as empty, and Try again loads once more', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const client = fakeClient({ projects: () => (loads(client) === 2 ? Promise.reject(failing('unavailable')) : [site('p1')]) })
  visit('/sites', { token: 'T', client })
  await waitFor(() => expect(loads(client)).toBe(1))
  const account = await openSites()
  expect((await account.findByRole('alert')).textContent).toBe('Your sites could not be loaded.Try again')
  expect([account.getByText("You haven't created any projects yet.").tagName, error.mock.calls]).toEqual(['P', [['Could not load sites:', 'unavailable', '']]])
  fireEvent.click(account.getByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(account.getByRole('tabpanel', { name: 'My Sites' }))
  expect(await account.findByText('Site p1')).toBeTruthy()
  expect(account.queryByRole('alert')).toBeNull()
})

test('ACCOUNT-12 the time range is Last 7 days at first', async () => {
  visit('/sites', { token: 'T' })
  const account = await openSites()
  expect((await account.findByRole('combobox', { name: 'Time range' })).textContent).toBe('Last 7 days')
})

test('ACCOUNT-14 New domain offers both kinds, Cancel closes it, and Get more opens the plan dialog', async () => {
  visit('/sites', { token: 'T' })
  const account = await openSites()
  fireEvent.click(await account.findByRole('button', { name: 'New domain' }))
  const domain = within(await dialog('New domain'))
  expect(domain.getAllByRole('radio').map((radio) => [radio.closest('label')?.textContent, (radio as HTMLInputElement).checked])).toEqual([
    ['SparkSite domain (0/0) Create a new subdomain', true],
    ['Custom domain (0/0) Connect a domain you own', false],
  ])
  expect(domain.getAllByRole('button').map((button) => button.textContent)).toEqual(['', 'Cancel', 'Get more'])
  fireEvent.click(domain.getByRole('button', { name: 'Get more' }))
  await dialog('Upgrade Your Plan')
})

test('ACCOUNT-14 Cancel leaves My Sites open', async () => {
  visit('/sites', { token: 'T' })
  const account = await openSites()
  fireEvent.click(await account.findByRole('button', { name: 'New domain' }))
  fireEvent.click(within(await dialog('New domain')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New domain' })).toBeNull())
  expect(account.getByRole('tab', { name: 'My Sites' }).getAttribute('aria-selected')).toBe('true')
})

test('the theme is chosen in the account dialog', async () => {
  visit('/sites', { token: 'T' })
  const account = await openAccount()
  fireEvent.click(account.getByRole('radio', { name: 'Dark' }))
  await waitFor(() => expect([document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark']))
})
