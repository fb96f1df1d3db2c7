// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { tokenOf } from '../support/tokens.ts'
import { type Script, visitServer } from './scripted.tsx'

const plan = { id: 1, name: 'Free', slug: 'free', price_monthly: '0.00', monthly_message_limit: 50 }
const project = { id: 7, name: 'Kiln & Co.', deployment_url: null, updated_at: 1_752_000_000 }
const least = { full_name: 'Ada Lovelace', email: 'ada@example.com' }
/** What the specification's table offers and nothing else: no refresh, no logout, no projects POST. */
const table = (list: (items: unknown[]) => unknown): Script => ({
  'GET /users/profile/': { ok: least },
  'POST /users/login/': { ok: { access: tokenOf() } },
  'POST /users/register/': { status: 201, body: {} },
  'POST /users/password-reset/': { status: 200, body: {} },
  'PATCH /users/profile/': { ok: { ...least, full_name: 'Ada King' } },
  'POST /users/set-password/': { status: 200, body: {} },
  'POST /billing/cancel/': { status: 200, body: {} },
  'GET /projects/': { ok: list([project]) },
  'PATCH /projects/7/': { ok: { ...project, name: 'Clay' } },
  'DELETE /projects/7/': { status: 204, body: null },
  'GET /billing/plans/': { ok: list([plan]) },
})
const arrays = table((items) => items)
const pages = table((results) => ({ count: results.length, results }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const inAccount = async () => {
  await press(/Ada Lovelace/)
  return within(await screen.findByRole('dialog', { name: 'Account' }))
}
const calls = { timeout: 30_000 }

test.each([
  ['plain arrays', arrays],
  ['objects with results', pages],
])(
  'CALL-10 CALL-13 lists arrive as %s: the sidebar, the site list, the account dialog and the prices show them',
  async (_, script) => {
    visitServer('/sites', script, { token: tokenOf() })
    await waitFor(() => expect(screen.getAllByText('Kiln & Co.').length).toBeGreaterThan(1))
    const account = await inAccount()
    fireEvent.click(account.getByRole('tab', { name: 'My Sites' }))
    expect((await account.findByRole('cell', { name: 'Kiln & Co.' })).nextElementSibling?.textContent).toBe('Not deployed yet')
  },
  calls.timeout,
)

test.each([
  ['plain arrays', arrays],
  ['objects with results', pages],
])('CALL-13 plans as %s are shown', async (_, script) => {
  visitServer('/price', script)
  expect(await screen.findByText('50 messages per month')).toBeTruthy()
})

test.each([
  ['neither user nor refresh', {}, null],
  ['a refresh token', { refresh: 'R' }, 'R'],
  ['a user', { user: least }, null],
  ['a user that cannot be read, and no refresh token by name', { user: 7, refresh: null }, null],
])(
  'CALL-02 a login that answers %s logs in',
  async (_, more, refresh) => {
    const { at, session } = visitServer('/login', { ...arrays, 'POST /users/login/': { ok: { access: tokenOf(), ...more } } })
    await press('Continue with email')
    const email = await screen.findByLabelText('Email')
    fireEvent.change(email, { target: { value: 'ada@example.com' } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } })
    fireEvent.submit(email.closest('form')!)
    await heading('What should we build, Ada?')
    expect([at(), session.getSnapshot().context.refresh]).toEqual(['/sites', refresh])
  },
  calls.timeout,
)

test.each([
  ['of name and email alone', {}],
  ['whose name is null', { full_name: null }],
  ['whose plan is a slug', { current_plan: 'creator' }],
  ['whose plan is null', { current_plan: null }],
  ['whose plan has a price that is a number', { current_plan: { ...plan, price_monthly: 20 } }],
  ['whose plan cannot be read', { current_plan: 7 }],
  ['whose usage is text', { daily_usage: '3', monthly_usage: null }],
  ['with fields of its own', { id: 9, username: 'ada', groups: [], profile_picture: 'javascript:alert(1)' }],
])(
  'CALL-01 a profile %s is read as far as it goes',
  async (_, more) => {
    visitServer('/sites', { ...arrays, 'GET /users/profile/': { ok: { ...least, ...more } } }, { token: tokenOf() })
    await screen.findByRole('heading', { level: 1, name: /^What should we build/ })
    expect(document.querySelectorAll('[src^="javascript:"], [href^="javascript:"]')).toHaveLength(0)
  },
  calls.timeout,
)

test(
  'a server without projects POST says so, and what was written stays',
  async () => {
    visitServer('/sites', arrays, { token: tokenOf() })
    await heading('What should we build, Ada?')
    const words = screen.getByLabelText<HTMLTextAreaElement>('Describe a site or an app')
    fireEvent.change(words, { target: { value: 'A site for a pottery studio' } })
    await press('Build it')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This server does not offer that.'))
    expect(words.value).toBe('A site for a pottery studio')
  },
  calls.timeout,
)

test(
  'a server without a call for one project says that it is not there, and leads back',
  async () => {
    visitServer('/project/7', arrays, { token: tokenOf() })
    expect((await screen.findAllByRole('link', { name: /sites|projects|SparkSite/i })).length).toBeGreaterThan(0)
    expect(document.body.textContent).not.toContain('Произошла ошибка')
  },
  calls.timeout,
)

test(
  'SESSION-04 a server without logout is left all the same',
  async () => {
    const { at, session, calls: of } = visitServer('/sites', arrays, { token: tokenOf() })
    await heading('What should we build, Ada?')
    act(() => session.send({ type: 'session.logout' }))
    await heading('Your words, your apps.')
    await waitFor(() => expect(of('POST /users/logout/')).toHaveLength(1))
    expect([at(), localStorage.length]).toEqual(['/', 0])
  },
  calls.timeout,
)

test(
  'CALL-07 CALL-08 CALL-09 the account works with the calls of the table',
  async () => {
    const paid = { ...least, current_plan: { ...plan, id: 3, name: 'Pro', slug: 'pro', price_monthly: '49.00' } }
    const { calls: of } = visitServer('/sites', { ...arrays, 'GET /users/profile/': { ok: paid } }, { token: tokenOf() })
    const account = await inAccount()
    fireEvent.change(account.getByLabelText('Preferred name'), { target: { value: 'Ada King' } })
    fireEvent.click(account.getByRole('button', { name: 'Save Changes' }))
    expect(await account.findByText('Profile updated successfully!')).toBeTruthy()
    expect(of('PATCH /users/profile/').map(({ body }) => body)).toEqual([{ full_name: 'Ada King' }])
  },
  calls.timeout,
)

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
])('%s of a visitor shows itself on a server that answers nothing', async (path, name) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  visitServer(path, {})
  await heading(name)
  expect(error.mock.calls.filter(([text]) => !/plans|pricing/i.test(String(text)))).toEqual([])
})

test.each(['/help', '/price', '/feedback', '/demo', '/sites', '/project/7'])(
  '%s shows itself to a member where every call but the profile is missing',
  async (path) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    visitServer(path, { 'GET /users/profile/': { ok: least } }, { token: tokenOf() })
    await waitFor(() => expect(document.querySelector('h1, h2, [role=alert], main')).toBeTruthy())
    await waitFor(() => expect(document.body.textContent).not.toMatch(/^(Loading|Initializing)/))
    expect(document.body.textContent).not.toContain('Произошла ошибка')
  },
  calls.timeout,
)
