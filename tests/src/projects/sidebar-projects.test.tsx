// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Client, createClient } from '../../../src/api/client.ts'
import { SessionProvider } from '../../../src/api/session.tsx'
import { ProjectListProvider } from '../../../src/projects/project-list.tsx'
import { SidebarProjects } from '../../../src/projects/sidebar-projects.tsx'
import { ada } from '../visit.tsx'

afterEach(cleanup)

const items = [
  { id: 1, name: 'Kiln & Co.', deployment_url: null, updated_at: 1 },
  { id: 'p12', name: 'Recipes', deployment_url: '', updated_at: 2 },
]

/** The list at a path, over a server that answers every request with this body. */
function listed(path: string, body: unknown, { open = true, onToggle = () => undefined }: { open?: boolean; onToggle?: () => void } = {}) {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('scrollTo', () => undefined)
  const client: Client = createClient({ readToken: () => 'T', origin: 'https://api.example' })
  const routeTree = createRootRoute({
    component: () => (
      <ProjectListProvider>
        <SidebarProjects listed={open} onToggle={onToggle} />
      </ProjectListProvider>
    ),
    notFoundComponent: () => null,
  })
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) })
  render(
    <SessionProvider value={{ client, user: ada, logOut: () => undefined, refreshProfile: () => undefined }}>
      <RouterProvider router={router as never} />
    </SessionProvider>,
  )
  return { fetched }
}
const links = async () => (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])

test.each([
  ['an array', items],
  ['an object with results', { results: items }],
  ['a page of results', { count: 2, next: null, results: items }],
])('SIDEBAR-07 the list arrives as %s', async (_, body) => {
  const { fetched } = listed('/sites', body)
  expect(await links()).toEqual([
    ['Kiln & Co.', '/project/1', null],
    ['Recipes', '/project/p12', null],
  ])
  expect(fetched).toHaveBeenCalledTimes(1)
})

test.each([
  ['/project/p12', ['Recipes']],
  ['/project/1', ['Kiln & Co.']],
  ['/project/1/', ['Kiln & Co.']],
  ['/project/12', []],
  ['/sites', []],
])('SIDEBAR-03 at %s the entries that the path contains are highlighted', async (path, current) => {
  listed(path, items)
  expect((await links()).filter(([, , at]) => at === 'page').map(([name]) => name)).toEqual(current)
  expect([...document.querySelectorAll('[data-current] a')].map((link) => link.textContent)).toEqual(current)
})

test.each([[[]], [{ results: [] }], [{ unexpected: true }], [[{ name: 'without an id' }]]])(
  'SIDEBAR-02 SIDEBAR-06 the answer %j leaves "No projects yet"',
  async (body) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    listed('/sites', body)
    expect(await screen.findByText('No projects yet')).toBeTruthy()
    const wellFormed = JSON.stringify(body) === '[]' || JSON.stringify(body) === '{"results":[]}'
    expect(error.mock.calls).toEqual(wellFormed ? [] : [['Could not load projects:', 'malformed', '']])
  },
)

test('SIDEBAR-02 the list is folded away where the sidebar says so, and asks it to change', async () => {
  const onToggle = vi.fn()
  listed('/sites', items, { open: false, onToggle })
  const fold = await screen.findByRole('button', { name: 'Projects' })
  expect([fold.getAttribute('aria-expanded'), screen.queryByRole('link')]).toEqual(['false', null])
  fireEvent.click(fold)
  await waitFor(() => expect(onToggle.mock.calls.length).toBe(1))
})
