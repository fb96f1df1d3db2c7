// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { tokenOf } from '../support/tokens.ts'
import { ada, failing, fakeClient, visit } from './visit.tsx'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const sites = () => screen.findByRole('heading', { level: 1, name: 'What should we build, Ada?' })

test.each([
  ['/', 'Your words, your apps.'],
  ['/help', 'Help Center'],
  ['/price', 'Pricing Plans'],
  ['/blog', 'Blog'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/terms-ai', 'AI Terms'],
  ['/login', 'Welcome back'],
  ['/password-reset/confirm/u/t', 'Choose a new password'],
])('ROUTE-06 a visitor finds %s in the marketing layout', async (path, name) => {
  const { at } = visit(path)
  await heading(name)
  expect(at()).toBe(path)
  expect(screen.getByRole('contentinfo').textContent).toContain('© 2025 SparkSite')
  await waitFor(() => expect(document.title).toContain('SparkSite'))
})

test('ROUTE-11 any other path redirects a visitor to /login', async () => {
  const { at } = visit('/project/7')
  await heading('Welcome back')
  expect(at()).toBe('/login')
})

test('LOGIN-08 "Initializing session..." shows while the profile loads, and no route set', async () => {
  const profile = Promise.withResolvers<typeof ada>()
  const { view } = visit('/sites', { token: 'T', client: fakeClient({ profile: () => profile.promise }) })
  expect(screen.getByRole('status').textContent).toBe('Initializing session...')
  expect(view.container.querySelectorAll('a')).toHaveLength(0)
  profile.resolve(ada)
  await sites()
})

test('ROUTE-12 ROUTE-14 logged in, / and /sites are the site list, and an unknown path leads to /', async () => {
  const { at, push } = visit('/sites', { token: 'T' })
  await sites()
  push('/login?login_error=github')
  await waitFor(() => expect(at()).toBe('/'))
  await sites()
  push('/help')
  await heading('Help Center')
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

test('SESSION-04 a failed profile fetch logs out: a deep link then leads to /login', async () => {
  localStorage.setItem('authToken', 'T')
  const { at } = visit('/project/7', { token: 'T', client: fakeClient({ profile: () => Promise.reject(failing('unauthenticated')) }) })
  await heading('Welcome back')
  expect([at(), localStorage.length]).toEqual(['/login', 0])
})

test('ROUTE-01 ROUTE-15 login leads to /sites and logout to /, without a reload', async () => {
  const { at, session, client } = visit('/terms')
  await heading('Terms of Service')
  act(() => session.send({ type: 'login.succeeded', access: 'T', refresh: 'R', destination: '/sites' }))
  await sites()
  expect([at(), localStorage.getItem('authToken'), localStorage.getItem('refreshToken'), JSON.parse(localStorage.getItem('user') ?? '')]).toEqual([
    '/sites',
    'T',
    'R',
    ada,
  ])
  act(() => session.send({ type: 'session.logout' }))
  await heading('Your words, your apps.')
  expect([at(), localStorage.length, client.calls.at(-1)]).toEqual(['/', 0, { name: 'logout', body: { refresh: 'R' } }])
})

test('ROUTE-08 the GitHub callback stores its tokens, goes to / and leaves none in the address', async () => {
  const access = tokenOf()
  const { at, history } = visit(`/login/callback?access_token=${access}&refresh_token=R`)
  expect(at()).toBe('/login/callback')
  expect((await screen.findByRole('status')).textContent).toMatch(/^(Loading|Authenticating with GitHub)\.\.\.$/)
  await sites()
  expect([at(), history.length, localStorage.getItem('authToken'), localStorage.getItem('refreshToken')]).toEqual(['/', 1, access, 'R'])
})

test('ROUTE-09 the GitHub callback without a token says so in the console and on /login', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { at } = visit('/login/callback')
  expect((await screen.findByRole('alert')).textContent).toBe('Signing in with GitHub did not work. Try again, or continue with email.')
  expect([at(), error.mock.calls]).toEqual(['/login?login_error=github', [['GitHub callback error: No access token found.']]])
})

test('ROUTE-09 SESSION-02 the GitHub callback with a token that is none leads back to the login', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { at } = visit('/login/callback?access_token=garbage')
  await screen.findByText('Signing in with GitHub did not work. Try again, or continue with email.')
  expect([at(), error.mock.calls.map(([text]) => text)]).toEqual(['/login?login_error=github', ['Token validation error:']])
})

test('SESSION-04 logged in, the callback is no page: its tokens leave the address, and the session stays', async () => {
  const { at, session } = visit(`/login/callback?access_token=${tokenOf()}`, { token: 'T' })
  await sites()
  expect([at(), session.getSnapshot().context.token]).toEqual(['/', 'T'])
})

test.each([
  ['verified', 'Your email address is verified. Log in to start building.'],
  ['expired', 'This verification link has expired. Log in, and have a new one sent when you deploy.'],
  ['used', 'This verification link has been used already. Log in to go on.'],
])('a verification link that is %s says so on /login', async (email, text) => {
  visit(`/login?email=${email}`)
  expect(await screen.findByText(text)).toBeTruthy()
})

test('NAV-02 logged in, the top nav has Dashboard and "Log Out", which goes to /', async () => {
  const { at } = visit('/password-reset/confirm/u/t', { token: 'T' })
  await heading('Choose a new password')
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/sites')
  fireEvent.click(screen.getByRole('button', { name: 'Log Out' }))
  await heading('Your words, your apps.')
  expect(at()).toBe('/')
})

test('the new page has the focus on its heading, the first one has not', async () => {
  const { push } = visit('/help')
  const first = await heading('Help Center')
  expect(document.activeElement).not.toBe(first)
  push('/terms')
  const next = await heading('Terms of Service')
  await waitFor(() => expect(document.activeElement).toBe(next))
})
