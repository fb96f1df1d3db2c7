// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ProfilePane } from '../../../src/account/profile-pane.tsx'
import { SessionProvider } from '../../../src/api/session.tsx'
import { ada, failing, fakeClient } from '../visit.tsx'

afterEach(cleanup)

function open(answers: Parameters<typeof fakeClient>[0] = {}) {
  const client = fakeClient(answers)
  const session = { client, user: ada, logOut: vi.fn(), refreshProfile: vi.fn() }
  render(
    <SessionProvider value={session}>
      <ProfilePane />
    </SessionProvider>,
  )
  return { ...session, calls: client.calls }
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const now = Math.floor(Date.now() / 1000)
const session = (id: string, agent: string, current = false) => ({ id, agent, created_at: now, last_used_at: now - 7200, expires_at: now + 60, current })
const sessions = [session('s1', 'Firefox on Linux', true), session('s2', 'Safari on iOS'), session('s3', '')]
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)
const wrong = failing('invalid', { password: ['This is not your password.'] })

test('the browsers that are logged in are shown when asked for, and each but this one can be ended', async () => {
  const { calls } = open({ sessions: () => sessions, endSession: () => undefined })
  expect(calls).toEqual([])
  await press('Show sessions')
  await screen.findByText('This browser')
  expect(rows()).toEqual(['Firefox on LinuxThis browser', 'Safari on iOSLast used 2 hours agoEnd session', 'Unknown browserLast used 2 hours agoEnd session'])
  await press('End session: Safari on iOS')
  await vi.waitFor(() => expect(rows()).toHaveLength(2))
  expect(calls.map(({ name, body }) => [name, body])).toEqual([
    ['sessions', undefined],
    ['endSession', {}],
  ])
  await press('Hide sessions')
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('where the server wants the password it is asked for below the list, and what it says of it is shown', async () => {
  const answers = [
    () => Promise.reject(failing('invalid', { password: ['Enter your password to end other sessions.'] })),
    () => Promise.reject(wrong),
    () => Promise.reject(failing('missing')),
  ]
  const { calls } = open({ sessions: () => sessions, endSession: () => answers.shift()!() })
  await press('Show sessions')
  await press('End session: Safari on iOS')
  expect((await screen.findByRole('alert')).textContent).toBe('Enter your password to end other sessions.')
  expect(document.activeElement).toBe(screen.getByLabelText('Your password'))
  write('Your password', 'wrong horse')
  await press('End session')
  await screen.findByText('This is not your password.')
  write('Your password', 'five quiet kilns')
  await press('End session')
  await vi.waitFor(() => expect(rows()).toHaveLength(2))
  expect(calls.map(({ body }) => body)).toEqual([undefined, {}, { password: 'wrong horse' }, { password: 'five quiet kilns' }])
})

test('a list that could not be loaded can be asked for again, and a session that could not be ended is said', async () => {
  const lists = [() => Promise.reject(failing('network')), () => sessions]
  open({ sessions: () => lists.shift()!(), endSession: () => Promise.reject(failing('timeout')) })
  await press('Show sessions')
  expect((await screen.findByRole('alert')).textContent).toBe('The list could not be loaded.')
  await press('Try again')
  await press('End session: Safari on iOS')
  expect((await screen.findByRole('alert')).textContent).toBe('The session could not be ended. Please try again.')
})

test('the account is deleted with the password, after a question that can be left, and the session ends', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { calls, logOut } = open({ deleteAccount: () => answer.promise })
  await press('Delete account')
  expect(document.activeElement).toBe(screen.getByLabelText('Your current password'))
  await press('Keep account')
  expect([screen.queryByLabelText('Your current password'), document.activeElement]).toEqual([null, screen.getByRole('button', { name: 'Delete account' })])
  await press('Delete account')
  write('Your current password', 'five quiet kilns')
  await press('Delete account')
  expect([screen.getByRole<HTMLButtonElement>('button', { name: 'Deleting...' }).disabled, logOut.mock.calls.length]).toEqual([true, 0])
  await act(async () => answer.resolve(undefined))
  expect([calls, logOut.mock.calls.length]).toEqual([[{ name: 'deleteAccount', body: { password: 'five quiet kilns' } }], 1])
})

test('a wrong password is said in the question; one that is left meanwhile has the profile fetched', async () => {
  const answers = [() => Promise.reject(wrong), () => new Promise(() => undefined)]
  const { calls, logOut, refreshProfile } = open({ deleteAccount: () => answers.shift()!() })
  await press('Delete account')
  await press('Delete account')
  expect((await screen.findByRole('alert')).textContent).toBe('This is not your password.')
  await press('Delete account')
  await press('Keep account')
  expect([calls.map(({ body }) => body), logOut.mock.calls.length, refreshProfile.mock.calls.length]).toEqual([[{}, {}], 0, 1])
})
