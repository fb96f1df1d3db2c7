// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Failure, kindOf } from '../../contract/failure.ts'
import { tokenOf } from '../support/tokens.ts'
import { button, server } from './failing-calls.tsx'
import { google, leave, type Visit, visits } from './failing-visits.tsx'
import { type Scripted, visitServer } from './scripted.tsx'

// A call that has not answered fails as soon as a test can wait for it.
vi.mock(import('../../contract/limits.ts'), async (real) => {
  const { limits } = await real()
  return { limits: { ...limits, call_timeout_ms: 600 as never } }
})
// A client that was built with a client id, where Google's script is there.
vi.mock(import('../../src/login/google.ts'), async (real) => ({ ...(await real()), googleClientId: 'G', loadGoogle: () => Promise.resolve() }))

const told = (status: number, detail: string, fields: Failure['fields'] = {}): readonly [string, Scripted, Failure] => [
  String(status),
  { status, body: detail ? { detail } : fields },
  { kind: kindOf(status), status, detail, fields },
]
const silent = (kind: Failure['kind'], status = 0): Failure => ({ kind, status, detail: '', fields: {} })
type Case = readonly [string, Scripted, Failure]
const refused: Case = told(401, 'Token is invalid.')
const failures: readonly Case[] = [
  told(400, '', { email: ['This address is not good.'], password: ['Nor is this.'] }),
  told(403, 'No.'),
  told(404, 'Not found.'),
  told(409, 'Again.'),
  told(422, 'Unprocessable.'),
  told(429, 'Slow down.'),
  told(500, 'Broken.'),
  ['502 without JSON', { status: 502, body: '<html>' }, silent('broken', 502)],
  ['no network', 'network', silent('network')],
  ['nothing in time', 'never', silent('timeout')],
]
const malformed: readonly Case[] = [
  ['what is no JSON', { text: '<html>' }, silent('malformed', 200)],
  ['another shape', { ok: 7 }, silent('malformed', 200)],
  ['nothing', { text: '' }, silent('malformed', 200)],
]
const rows = Object.entries(visits).map(([name, visit]) => ({ name, visit: visit as Visit, ids: visit?.ids }))
const members = rows.filter(({ visit }) => visit.member)
const announced = () => [...document.querySelectorAll('[role=alert], [role=status]')].map(({ textContent }) => textContent).join('\n')
const busy = () => document.querySelectorAll('[aria-busy=true]').length + screen.queryAllByText(/^Loading (plans|your sites)\.\.\.$/).length

/** Answers, and lets all that reads the answer read it. */
async function answerLate(late: PromiseWithResolvers<unknown>, body: unknown): Promise<void> {
  late.resolve(body)
  await act(() => new Promise<void>((resolve) => setImmediate(resolve)))
}

/** The page on which the call is about to be made, whose other calls are answered; `made` counts this one alone. */
async function begin({ call, path, member, reach }: Visit, answer: Scripted) {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => undefined)
  vi.stubGlobal('google', google)
  const token = member ? tokenOf() : null
  if (token) localStorage.setItem('authToken', token)
  const visited = visitServer(path, server, { token })
  await button(member ? /Ada Lovelace/ : 'Log in')
  if (member) await waitFor(() => expect(visited.calls('GET /projects/')).toHaveLength(1))
  const before = visited.calls(call).length
  visited.live[call] = answer
  await reach()
  return { ...visited, made: () => visited.calls(call).slice(before) }
}

test.each(rows)('$ids $name says of every failure the text that is given for it, calls once, and can be tried again', async ({ visit }) => {
  const cases = [...(visit.member ? [] : [refused]), ...failures, ...(visit.reads ? malformed : [])]
  const { live, made, session } = await begin(visit, cases[0]![1])
  for (const [at, [what, answer, failure]] of cases.entries()) {
    live[visit.call] = answer
    if (at > 0 || !visit.loads) await visit.act()
    await waitFor(() => expect([what, made().length, busy(), announced()]).toEqual([what, at + 1, 0, expect.stringContaining(visit.shown(failure))]))
  }
  expect(session.getSnapshot().matches('loggedIn')).toBe(visit.member)
  live[visit.call] = visit.answer
  await visit.act()
  await waitFor(() => expect(document.body.textContent).toContain(visit.done))
  const text = visit.shown(silent('timeout'))
  if (text !== visit.done) await waitFor(() => expect(announced()).not.toContain(text))
  expect([made().length, document.body.textContent?.includes('Произошла ошибка')]).toEqual([cases.length + 1, false])
})

test.each(rows)('$ids $name that is left while under way is aborted, and its late answer changes nothing', async ({ visit }) => {
  const late = Promise.withResolvers<unknown>()
  const { made, session } = await begin(visit, { late: late.promise })
  if (!visit.loads) await visit.act()
  await waitFor(() => expect(made()).toHaveLength(1))
  leave()
  await waitFor(() => expect(made()[0]!.signal.aborted).toBe(true))
  const before = [session.getSnapshot().value, { ...localStorage }]
  await answerLate(late, visit.answer.ok)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Welcome|Log in|Reset|Check/ })).toBeNull())
  expect([session.getSnapshot().value, { ...localStorage }]).toEqual(before)
  expect(document.body.textContent).not.toContain(visit.shown(silent('aborted')))
})

test.each(rows)('$ids $name that is asked for twice at once is called once', async ({ visit }) => {
  const { live, made } = await begin(visit, 'network')
  if (visit.loads) await waitFor(() => expect(announced()).toContain(visit.shown(silent('network'))))
  const before = made().length
  live[visit.call] = 'never'
  await Promise.all([visit.act(), visit.act()])
  await waitFor(() => expect([made().length, busy(), announced()]).toEqual([before + 1, 0, expect.stringContaining(visit.shown(silent('timeout')))]))
})

test.each(members)('$ids SESSION-04 a logout while $name of a dialog is under way aborts it, and ends logged out with empty storage', async ({ visit }) => {
  const late = Promise.withResolvers<unknown>()
  const { made, session, at } = await begin(visit, { late: late.promise })
  await waitFor(() => expect(made()).toHaveLength(1))
  act(() => session.send({ type: 'session.logout' }))
  await screen.findByRole('heading', { level: 1, name: 'Your words, your apps.' })
  await answerLate(late, visit.answer.ok)
  expect([made()[0]!.signal.aborted, session.getSnapshot().value, localStorage.length, at()]).toEqual([true, 'loggedOut', 0, '/'])
  expect(document.body.textContent).not.toContain(visit.done)
})

test.each(members)('$ids SESSION-06 a 401 for $name of a dialog ends the session, which the login page says', async ({ visit }) => {
  const { session } = await begin(visit, refused[1])
  expect(await screen.findByText('Your session has ended. Log in again to go on; what you were writing is kept.')).toBeTruthy()
  expect([session.getSnapshot().value, localStorage.getItem('authToken'), localStorage.getItem('user')]).toEqual(['loggedOut', null, null])
})

test.each([refused, ...failures, ...malformed])('CALL-01 SESSION-04 a profile fetch that is answered by %s logs out, after one call', async (_, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const access = tokenOf()
  localStorage.setItem('authToken', access)
  const { session, calls } = visitServer('/sites', { ...server, 'GET /users/profile/': answer }, { token: access })
  expect(await screen.findByText('Your session has ended. Log in again to go on; what you were writing is kept.')).toBeTruthy()
  expect([session.getSnapshot().value, session.getSnapshot().context.token, { ...localStorage }]).toEqual(['loggedOut', null, {}])
  expect(calls('GET /users/profile/')).toHaveLength(1)
})

test('CALL-01 a profile that comes after the logout logs nobody in, and stores nothing', async () => {
  vi.stubGlobal('google', google)
  const late = Promise.withResolvers<unknown>()
  const access = tokenOf()
  localStorage.setItem('authToken', access)
  const { session, calls } = visitServer('/sites', { ...server, 'GET /users/profile/': { late: late.promise } }, { token: access })
  await waitFor(() => expect(calls('GET /users/profile/')).toHaveLength(1))
  act(() => session.send({ type: 'session.logout' }))
  await waitFor(() => expect(calls('GET /users/profile/')[0]!.signal.aborted).toBe(true))
  await answerLate(late, { full_name: 'Ada Lovelace', email: 'ada@example.com' })
  await screen.findByText('Welcome back')
  expect([session.getSnapshot().value, localStorage.length]).toEqual(['loggedOut', 0])
})
