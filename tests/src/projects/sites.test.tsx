// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Plan } from '../../../contract/plans.api.ts'
import type { Project } from '../../../contract/projects.api.ts'
import { ApiFailure } from '../../../src/api/api-failure.ts'
import { ada, failing, fakeClient, visit } from '../visit.tsx'

const project = (id: string, name: string, rest: Partial<Project> = {}): Project => ({
  id,
  name,
  deployment_url: '',
  updated_at: Math.floor(Date.now() / 1000) - 300,
  live_version: null,
  latest_version: 1,
  cover: { heading: 'Six wheels. One kiln.', background: '#f5f8f1', text: '#1b2a1f' },
  ...rest,
})
const free: Plan = {
  id: 1,
  name: 'Free',
  slug: 'free',
  description: '',
  sort_order: 0,
  price_monthly: '0.00',
  daily_message_limit: 30,
  monthly_message_limit: 300,
  custom_domain_limit: 0,
  db_rows_limit: 500,
  can_remove_badge: false,
  is_popular: false,
}
const sites = () => screen.findByRole('heading', { level: 1, name: 'What should we build, Ada?' })
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Describe a site or an app' })

/** Opens the menu of a card and chooses from it with the keyboard. */
async function choose(name: string, label: 'Rename' | 'Delete') {
  const card = await screen.findByRole('list', { name: 'Your sites' })
  fireEvent.click(within(card).getByRole('button', { name: `Actions for ${name}` }))
  const item = await screen.findByRole('menuitem', { name: label })
  const menu = item.closest('[role=menu]')!
  fireEvent.keyDown(menu, { key: label === 'Rename' ? 'Home' : 'End' })
  await waitFor(() => expect(item.hasAttribute('data-highlighted')).toBe(true))
  fireEvent.keyDown(menu, { key: 'Enter' })
}
async function rename(name: string) {
  await choose(name, 'Rename')
  return await screen.findByRole<HTMLInputElement>('textbox', { name: 'Project name' })
}
const saved = (client: ReturnType<typeof fakeClient>) => client.calls.filter(({ name }) => name === 'renameProject').map(({ body }) => body)

test('SIDEBAR-02 an account without projects reads "No projects yet" in sidebar and site list', async () => {
  visit('/sites', { token: 'T' })
  await sites()
  await waitFor(() => expect(screen.getAllByText('No projects yet')).toHaveLength(2))
})

test('SIDEBAR-06 SIDEBAR-07 a failed load is logged and treated as empty', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  visit('/sites', { token: 'T', client: fakeClient({ projects: () => Promise.reject(failing('unavailable')) }) })
  await sites()
  await waitFor(() => expect(screen.getAllByText('No projects yet')).toHaveLength(2))
  expect(error.mock.calls).toEqual([['Could not load projects:', 'unavailable', '']])
})

test('SIDEBAR-03 a site shows in sidebar and grid as a link to /project/{id}, with cover, state and age', async () => {
  visit('/sites', { token: 'T', client: fakeClient({ projects: () => [project('p1', 'Kiln & Co.', { live_version: 1 })] }) })
  await sites()
  const links = await screen.findAllByRole('link', { name: 'Kiln & Co.' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/project/p1', '/project/p1'])
  const grid = screen.getByRole('list', { name: 'Your sites' })
  expect(grid.textContent).toBe('Six wheels. One kiln.Kiln & Co.Edited 5 minutes agoLive')
  expect(within(grid).getByText('5 minutes ago').getAttribute('title')).toMatch(/\d{4}/)
})

test('RENAME-01 Enter saves the name once, and the row takes the focus back', async () => {
  const client = fakeClient({
    projects: () => [project('p1', saved(client).length > 0 ? 'Kiln & Co.' : 'Kiln')],
    renameProject: () => project('p1', 'Kiln & Co.'),
  })
  visit('/sites', { token: 'T', client })
  await sites()
  await screen.findByRole('list', { name: 'Your sites' })
  const field = await rename('Kiln')
  expect([document.activeElement, field.value]).toEqual([field, 'Kiln'])
  fireEvent.change(field, { target: { value: ' Kiln & Co. ' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  const trigger = await screen.findAllByRole('button', { name: 'Actions for Kiln & Co.' })
  await waitFor(() => expect(trigger).toContain(document.activeElement))
  expect(saved(client)).toEqual([{ name: 'Kiln & Co.' }])
})

test('RENAME-01 Escape and a blank name cancel without a call', async () => {
  const client = fakeClient({ projects: () => [project('p1', 'Kiln')] })
  visit('/sites', { token: 'T', client })
  await sites()
  await screen.findByRole('list', { name: 'Your sites' })
  const first = await rename('Kiln')
  fireEvent.change(first, { target: { value: 'Other' } })
  fireEvent.keyDown(first, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Project name' })).toBeNull())
  const second = await rename('Kiln')
  fireEvent.change(second, { target: { value: '   ' } })
  fireEvent.blur(second)
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Project name' })).toBeNull())
  expect([saved(client), screen.getAllByRole('link', { name: 'Kiln' })].map((list) => list.length)).toEqual([0, 2])
})

test('RENAME-02 a failed save reads "Could not rename project." beside the old name', async () => {
  const client = fakeClient({ projects: () => [project('p1', 'Kiln')], renameProject: () => Promise.reject(failing('broken')) })
  visit('/sites', { token: 'T', client })
  await sites()
  await screen.findByRole('list', { name: 'Your sites' })
  const field = await rename('Kiln')
  fireEvent.change(field, { target: { value: 'Other' } })
  fireEvent.blur(field)
  expect((await screen.findByRole('alert')).textContent).toBe('Could not rename project.')
  expect(screen.getAllByRole('link', { name: 'Kiln' })).toHaveLength(2)
})

test('PLAN-09 what is left of the messages shows where a plan has limits', async () => {
  const user = { ...ada, current_plan: free, daily_usage: 26, monthly_usage: 400 }
  visit('/sites', { token: 'T', client: fakeClient({ profile: () => user }) })
  await sites()
  expect(screen.getByText("Today's Messages").textContent).toBe("Today's Messages 4")
  expect(screen.getByText('Monthly Messages').textContent).toBe('Monthly Messages 0')
})

test('BUILD-01 the words of the landing page are refilled, and an example fills them without sending', async () => {
  localStorage.setItem('words.new', 'A todo app')
  const client = fakeClient()
  visit('/sites', { token: 'T', client })
  await sites()
  expect([words().value, localStorage.getItem('words.new')]).toEqual(['A todo app', 'A todo app'])
  fireEvent.click(screen.getByRole('button', { name: 'A recipe box' }))
  expect([words().value.startsWith('A recipe box for my family'), document.activeElement]).toEqual([true, words()])
  expect(client.calls.filter(({ name }) => name === 'createProject')).toEqual([])
})

test('words are kept until a project is made of them', async () => {
  const answers = [() => Promise.reject(failing('network')), () => project('p1', 'Todo')]
  visit('/sites', { token: 'T', client: fakeClient({ createProject: () => answers.shift()!(), project: () => Promise.reject(failing('missing')) }) })
  await sites()
  fireEvent.change(words(), { target: { value: 'A todo app' } })
  fireEvent.click(screen.getByRole('button', { name: 'Build it' }))
  await screen.findByRole('alert')
  expect(localStorage.getItem('words.new')).toBe('A todo app')
  fireEvent.click(screen.getByRole('button', { name: 'Build it' }))
  await screen.findByRole('heading', { level: 1, name: 'There is no such project' })
  expect(localStorage.getItem('words.new')).toBeNull()
})

test('BUILD-04 a used-up allowance says when it resets and keeps the words', async () => {
  const detail = 'No messages are left today. New ones come at 00:00 UTC.'
  const refused = new ApiFailure({ kind: 'limited', status: 429, detail, fields: {} }, 'limited')
  visit('/sites', { token: 'T', client: fakeClient({ createProject: () => Promise.reject(refused) }) })
  await sites()
  fireEvent.change(words(), { target: { value: 'A todo app' } })
  fireEvent.keyDown(words(), { key: 'Enter', ctrlKey: true })
  expect((await screen.findByRole('alert')).textContent).toBe(detail)
  expect(words().value).toBe('A todo app')
})

test('DELETE-01 deleting asks first, then the site is gone from both lists', async () => {
  const projects = [project('p1', 'Kiln')]
  const client = fakeClient({ projects: () => [...projects], deleteProject: () => void projects.pop() })
  visit('/sites', { token: 'T', client })
  await sites()
  await choose('Kiln', 'Delete')
  const question = await screen.findByRole('alertdialog', { name: 'Delete Kiln' })
  expect(question.textContent).toContain('Are you sure you want to delete this project? This action cannot be undone.')
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Kiln' })).toEqual([]))
  expect(client.calls.filter(({ name }) => name === 'deleteProject')).toHaveLength(1)
})
