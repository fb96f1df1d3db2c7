// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type EndpointName, endpoints } from '../../contract/api.ts'
import { type Failure, kindOf } from '../../contract/failure.ts'
import { tokenOf } from '../support/tokens.ts'
import { lines as calls, type Line, server } from './failing-calls.tsx'
import { handLines } from './failing-hands.tsx'
import { visits } from './failing-visits.tsx'
import { type Scripted, visitServer } from './scripted.tsx'

// A call that has not answered fails as soon as a test can wait for it.
vi.mock(import('../../contract/limits.ts'), async (real) => {
  const { limits } = await real()
  return { limits: { ...limits, call_timeout_ms: 300 as never } }
})

const lines = { ...calls, ...handLines }

/** Shown elsewhere: by the table of visits and the tests of the session, of the sessions and the end of an account, of the editor's turns and panes. */
const elsewhere: readonly EndpointName[] = ['profile', 'refresh', 'logout', 'sessions', 'endSession', 'deleteAccount']
const editor: readonly EndpointName[] = ['project', 'messages', 'versions', 'preview', 'sendMessage', 'joinMessage', 'stopMessage', 'rows']
const sources = Object.values(import.meta.glob('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })) as string[]

test('every call that the app makes has a line in a table of failures, and no other', () => {
  const called = endpoints.filter(([name]) => sources.some((text) => new RegExp(`Api(\\(\\)\\))?\\.${name}\\b`).test(text))).map(([name]) => name)
  expect(called.length).toBeGreaterThan(20)
  expect([...called].sort()).toEqual([...Object.keys(lines), ...Object.keys(visits), ...elsewhere, ...editor].sort())
})

const told = (status: number, detail: string, fields: Failure['fields'] = {}): [Scripted, Failure] => [
  { status, body: detail ? { detail } : fields },
  { kind: kindOf(status), status, detail, fields },
]
const silent = (kind: Failure['kind'], status = 0): Failure => ({ kind, status, detail: '', fields: {} })
const failures: readonly (readonly [Scripted, Failure])[] = [
  told(400, '', { password: ['This password is too common.'] }),
  told(403, 'No.'),
  told(404, 'Not found.'),
  told(409, 'Again.'),
  told(422, 'Unprocessable.'),
  told(429, 'Slow down.'),
  told(500, 'Broken.'),
  [{ status: 502, body: '<html>' }, silent('broken', 502)],
  ['network', silent('network')],
  ['never', silent('timeout')],
]
const malformed: readonly (readonly [Scripted, Failure])[] = [
  [{ text: '<html>' }, silent('malformed', 200)],
  [{ ok: 7 }, silent('malformed', 200)],
]
/** What a missing thing means where it is not a failure like others: a deleted project is deleted, feedback closed, a reset link spent. */
const ends: Partial<Record<string, (failure: Failure) => boolean>> = {
  deleteProject: ({ kind }) => kind === 'missing',
  sendFeedback: ({ kind }) => kind === 'missing',
  confirmPasswordReset: ({ kind, fields }) => kind === 'invalid' && !('password' in fields),
}
const rows = Object.entries(lines).map(([name, line]) => ({ name, line: line as Line, ids: line?.ids }))

async function begin({ call, path, script, reach }: Line, answer: Scripted) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const access = tokenOf()
  localStorage.setItem('authToken', access)
  const visited = visitServer(path, { ...server, ...script, [call]: answer }, { token: access })
  await reach()
  return visited
}
const busy = () => document.querySelectorAll('[aria-busy=true]').length
const announced = () => [...document.querySelectorAll('[role=alert], [role=status]')].map(({ textContent }) => textContent).join('\n')

test.each(rows)('$ids $name says of every failure what it means, calls once, and can be tried again', async ({ name, line }) => {
  const { live, calls, session } = await begin(line, 'network')
  const shownFor = [...failures, ...(line.reads ? malformed : [])].filter(([, failure]) => !ends[name]?.(failure))
  let made = 0
  for (const [answer, failure] of shownFor) {
    live[line.call] = answer
    await line.act()
    made += 1
    await waitFor(() => expect([calls(line.call).length, busy(), announced()]).toEqual([made, 0, expect.stringContaining(line.shown(failure))]))
  }
  Object.assign(live, line.done.after, { [line.call]: line.done.answer })
  await line.act()
  await waitFor(() => expect(announced()).not.toContain(line.shown(silent('timeout'))))
  if (line.done.shown !== null) await waitFor(() => expect(announced()).toContain(line.done.shown))
  expect([calls(line.call).length, session.getSnapshot().value === 'loggedOut']).toEqual([made + 1, false])
  expect(document.body.textContent).not.toContain('Произошла ошибка')
})

test.each(rows.filter(({ name }) => name !== 'confirmPasswordReset'))(
  '$ids a logout while $name is under way aborts it, and ends logged out with empty storage',
  async ({ line }) => {
    const { calls, session, at } = await begin(line, 'never')
    await line.act()
    await waitFor(() => expect(calls(line.call)).toHaveLength(1))
    act(() => session.send({ type: 'session.logout' }))
    await screen.findByRole('heading', { level: 1, name: 'Your words, your apps.' })
    expect([calls(line.call)[0]!.signal.aborted, session.getSnapshot().value, localStorage.length, at()]).toEqual([true, 'loggedOut', 0, '/'])
  },
)

test.each(rows.filter(({ name }) => name !== 'confirmPasswordReset'))('$ids a 401 for $name ends the session, which the login page says', async ({ line }) => {
  const { session } = await begin(line, { status: 401, body: { detail: 'Token is invalid.' } })
  await line.act()
  expect(await screen.findByText('Your session has ended. Log in again to go on; what you were writing is kept.')).toBeTruthy()
  expect([session.getSnapshot().value, localStorage.getItem('authToken'), localStorage.getItem('user')]).toEqual(['loggedOut', null, null])
})

test.each(rows.filter(({ line }) => line.leave))('$ids $name that is left while under way is aborted, and its late answer shows nothing', async ({ line }) => {
  const { calls } = await begin(line, 'never')
  await line.act()
  await waitFor(() => expect(calls(line.call)).toHaveLength(1))
  await line.leave?.()
  await waitFor(() => expect(calls(line.call)[0]!.signal.aborted).toBe(true))
  expect(announced()).not.toContain(line.shown(silent('aborted')))
})

test.each(rows.filter(({ name }) => !['renameProject', 'takeDown'].includes(name)))(
  '$ids $name that is asked for twice at once is called once',
  async ({ line }) => {
    const { calls } = await begin(line, 'never')
    await Promise.all([line.act(), line.act()])
    await waitFor(() => expect(calls(line.call)).toHaveLength(1))
    await waitFor(() => expect([busy(), announced()]).toEqual([0, expect.stringContaining(line.shown(silent('timeout')))]))
    expect(calls(line.call)).toHaveLength(1)
  },
)
