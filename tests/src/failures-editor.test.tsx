// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { tokenOf } from '../support/tokens.ts'
import { server } from './failing-calls.tsx'
import { type Scripted, visitServer } from './scripted.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
const opening = ['GET /projects/7/', 'GET /projects/7/messages/', 'GET /projects/7/versions/', 'GET /projects/7/preview/']
const failures: readonly Scripted[] = [
  { status: 400, body: {} },
  { status: 403, body: { detail: 'No.' } },
  { status: 409, body: { detail: 'Again.' } },
  { status: 422, body: { detail: 'Unprocessable.' } },
  { status: 429, body: { detail: 'Slow down.' } },
  { status: 500, body: { detail: 'Broken.' } },
  'network',
  { text: '<html>' },
  { ok: 7 },
]
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each(opening)('a project whose %s fails in any way is not opened, which can be tried again until it is', async (call) => {
  const { live, calls } = visitServer('/project/7', { ...server, [call]: failures[0] as Scripted }, { token: tokenOf() })
  for (const [at, answer] of [...failures.slice(1), server[call] as Scripted].entries()) {
    await heading('Could not open the project.')
    expect(screen.getByRole('link', { name: 'Back to your sites' }).getAttribute('href')).toBe('/')
    live[call] = answer
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(calls(call).length).toBeGreaterThan(at + 1))
  }
  await heading('Clay Corner')
  expect(document.body.textContent).not.toContain('Произошла ошибка')
})

test('a project that is not there says so, and leads back', async () => {
  visitServer('/project/7', { ...server, 'GET /projects/7/': { status: 404, body: { detail: 'Not found.' } } }, { token: tokenOf() })
  await heading('There is no such project')
  expect(screen.getByRole('link', { name: 'Back to your sites' }).getAttribute('href')).toBe('/')
})

test.each(opening)('a logout while %s of a project is under way aborts it, and ends logged out with empty storage', async (call) => {
  const access = tokenOf()
  localStorage.setItem('authToken', access)
  const { calls, session } = visitServer('/project/7', { ...server, [call]: 'never' }, { token: access })
  await waitFor(() => expect(calls(call)).toHaveLength(1))
  act(() => session.send({ type: 'session.logout' }))
  await heading('Your words, your apps.')
  expect([calls(call)[0]!.signal.aborted, session.getSnapshot().value, localStorage.length]).toEqual([true, 'loggedOut', 0])
})
