// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { tokenOf } from '../support/tokens.ts'
import { type Script, type Scripted, visitServer } from './scripted.tsx'

const server: Script = {
  'GET /users/profile/': { ok: { full_name: 'Ada Lovelace', email: 'ada@example.com' } },
  'GET /projects/': { ok: [{ id: 7, name: 'Kiln', updated_at: 1 }] },
  'GET /billing/plans/': { ok: [] },
}
const press = async (name: string | RegExp) => fireEvent.click((await screen.findAllByRole('button', { name }))[0]!)
const fill = async (label: string, value: string) => fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const submit = (label: string) => fireEvent.submit(screen.getByLabelText(label).closest('form')!)

/** One call of section 7 as a person makes it: where, by what, and what they see when it fails. */
interface Row {
  readonly id: string
  readonly call: string
  readonly path: string
  readonly token: boolean
  readonly make: () => Promise<void>
  /** The specification's text, or ours where it gives none. */
  readonly shown: string
  /** The server's own message for this field takes its place. */
  readonly field?: string
  readonly within?: 'status'
}
const rows: readonly Row[] = [
  {
    id: 'CALL-02',
    call: 'POST /users/login/',
    path: '/login',
    token: false,
    async make() {
      await press('Continue with email')
      await fill('Email', 'ada@example.com')
      await fill('Password', 'secret')
      submit('Password')
    },
    shown: 'Invalid credentials. Please try again.',
  },
  {
    id: 'CALL-03',
    call: 'POST /users/register/',
    path: '/login',
    token: false,
    async make() {
      await press('Continue with email')
      await press('Sign up')
      await fill('Full name', 'Ada')
      await fill('Email', 'ada@example.com')
      await fill('Password', 'correct horse')
      submit('Password')
    },
    shown: 'Registration failed. Please try again.',
    field: 'email',
  },
  {
    id: 'CALL-04',
    call: 'POST /users/password-reset/',
    path: '/login',
    token: false,
    async make() {
      await press('Continue with email')
      await press('Forgot password?')
      await fill('Email', 'ada@example.com')
      submit('Email')
    },
    shown: 'If an account exists for ada@example.com, you will receive an email with instructions on how to reset your password.',
    within: 'status',
  },
  { id: 'CALL-13', call: 'GET /billing/plans/', path: '/price', token: false, make: async () => undefined, shown: 'Failed to load pricing plans.' },
]

const failures: readonly (readonly [string, Scripted])[] = [
  ['400 with a field error', { status: 400, body: { email: ['This address is not good.'] } }],
  ['403', { status: 403, body: { detail: 'No.' } }],
  ['404', { status: 404, body: { detail: 'Not found.' } }],
  ['409', { status: 409, body: { detail: 'Again.' } }],
  ['422', { status: 422, body: { detail: 'Unprocessable.' } }],
  ['429', { status: 429, body: { detail: 'Slow down.' } }],
  ['500', { status: 500, body: { detail: 'Broken.' } }],
  ['502 without JSON', { status: 502, body: '<html>' }],
  ['a network that is down', 'network'],
]
const refused: readonly [string, Scripted] = ['401', { status: 401, body: { detail: 'No.' } }]
/** Where an answer is read at all, one that cannot be read is a failure too. */
const malformed: readonly (readonly [string, Scripted])[] = [
  ['an answer that is no JSON', { text: '<html>' }],
  ['an answer of another shape', { ok: 7 }],
  ['an empty answer', { text: '' }],
]
const reads = new Set(['POST /users/login/', 'GET /billing/plans/', 'GET /users/profile/'])
const cases = rows.flatMap((row) =>
  [refused, ...failures, ...(reads.has(row.call) ? malformed : [])].map(([what, answer]) => ({ row, what, answer, id: row.id, name: row.call })),
)

test.each(cases)('$id $name answered by $what shows its text', async ({ row, what, answer }) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { calls } = visitServer(row.path, { ...server, [row.call]: answer }, { token: row.token ? tokenOf() : null })
  await row.make()
  const text = row.field && what.startsWith('400') ? 'This address is not good.' : row.shown
  await waitFor(() =>
    expect(
      screen
        .getAllByRole(row.within ?? 'alert')
        .map(({ textContent }) => textContent)
        .join(' '),
    ).toContain(text),
  )
  expect(calls(row.call)).toHaveLength(1)
  expect(document.body.textContent).not.toContain('Произошла ошибка')
})

test.each([...failures, ...malformed, refused])('CALL-01 SESSION-04 a profile fetch answered by %s logs out', async (_, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const access = tokenOf()
  localStorage.setItem('authToken', access)
  const { session } = visitServer('/sites', { ...server, 'GET /users/profile/': answer }, { token: access })
  await waitFor(() => expect(session.getSnapshot().value).toBe('loggedOut'))
  expect([{ ...localStorage }, session.getSnapshot().context.token]).toEqual([{}, null])
  expect(await screen.findByText('Your session has ended. Log in again to go on; what you were writing is kept.')).toBeTruthy()
})

test.each([...failures, ...malformed])('a project list answered by %s is logged, and treated as empty', async (_, answer) => {
  const logged: unknown[][] = []
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation((...said) => void logged.push(said))
  visitServer('/sites', { ...server, 'GET /projects/': answer }, { token: tokenOf() })
  await waitFor(() => expect(screen.getByText('No projects yet', { selector: 'nav *, aside *' })).toBeTruthy())
  expect(logged.length).toBeGreaterThan(0)
})

test('SESSION-05 SESSION-06 a 401 on any call of a member logs out, without a refresh token to renew with', async () => {
  const access = tokenOf()
  const { session, live, requests } = visitServer('/price', server, { token: access })
  await waitFor(() => expect(session.getSnapshot().matches('loggedIn')).toBe(true))
  live['GET /users/profile/'] = { status: 401, body: { detail: 'Token is invalid.' } }
  act(() => session.send({ type: 'profile.changed' }))
  await waitFor(() => expect(session.getSnapshot().value).toBe('loggedOut'))
  const members = requests.filter(({ call }) => call === 'GET /users/profile/' || call === 'GET /projects/')
  expect(new Set(members.map(({ bearer }) => bearer))).toEqual(new Set([`Bearer ${access}`]))
})

test('a call that has not answered in 15 s has failed, and is aborted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { requests } = visitServer('/price', { 'GET /billing/plans/': 'never' })
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await act(() => vi.advanceTimersByTimeAsync(limits.call_timeout_ms))
    expect(requests[0]!.signal.aborted).toBe(true)
    expect(screen.getByText('Failed to load pricing plans.')).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})

test('LOGIN-09 a login that is submitted twice is sent once, and one that is left is aborted and changes nothing when it answers', async () => {
  const { calls, session } = visitServer('/terms', { ...server, 'POST /users/login/': 'never' })
  await press('Log in')
  await press('Continue with email')
  await fill('Email', 'ada@example.com')
  await fill('Password', 'secret')
  submit('Password')
  submit('Password')
  await waitFor(() => expect(calls('POST /users/login/')).toHaveLength(1))
  fireEvent.keyDown(screen.getByLabelText('Password'), { key: 'Escape' })
  await waitFor(() => expect(calls('POST /users/login/')[0]!.signal.aborted).toBe(true))
  expect([session.getSnapshot().value, localStorage.length]).toEqual(['loggedOut', 0])
})

test('a logout while the profile is being fetched aborts it, and ends logged out with empty storage', async () => {
  const access = tokenOf()
  localStorage.setItem('authToken', access)
  const { session, calls } = visitServer('/sites', { ...server, 'GET /users/profile/': 'never' }, { token: access })
  await waitFor(() => expect(calls('GET /users/profile/')).toHaveLength(1))
  act(() => session.send({ type: 'session.logout' }))
  await waitFor(() => expect(calls('GET /users/profile/')[0]!.signal.aborted).toBe(true))
  expect([session.getSnapshot().value, localStorage.length]).toEqual(['loggedOut', 0])
})
