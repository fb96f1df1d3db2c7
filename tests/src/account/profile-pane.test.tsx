// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ProfilePane } from '../../../src/account/profile-pane.tsx'
import { SessionProvider } from '../../../src/api/session.tsx'
import { creator, free } from '../plans/plans.ts'
import { ada, failing, fakeClient } from '../visit.tsx'

afterEach(cleanup)

type Answers = Parameters<typeof fakeClient>[0]
function open(answers: Answers = {}, own: object = {}) {
  const client = fakeClient(answers)
  const session = { client, user: { ...ada, ...own }, logOut: vi.fn(), refreshProfile: vi.fn() }
  render(
    <SessionProvider value={session}>
      <ProfilePane />
    </SessionProvider>,
  )
  return { ...session, calls: client.calls }
}
const name = () => screen.getByLabelText<HTMLInputElement>('Preferred name')
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }))

test('ACCOUNT-03 CALL-07 the name is saved by Save Changes, which is there only while it differs, and the profile is refetched', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { calls, refreshProfile } = open({ saveProfile: () => answer.promise })
  expect([name().value, screen.queryByRole('button', { name: 'Save Changes' })]).toEqual(['Ada Lovelace', null])
  write(name(), 'Ada King')
  press('Save Changes')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...' }).disabled).toBe(true)
  await act(async () => answer.resolve({ ...ada, full_name: 'Ada King' }))
  expect(await screen.findByText('Profile updated successfully!')).toBeTruthy()
  expect([calls, refreshProfile.mock.calls.length]).toEqual([[{ name: 'saveProfile', body: { full_name: 'Ada King' } }], 1])
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull()
})

test('ACCOUNT-03 a name that is not saved says "Error updating profile." and stays as written', async () => {
  const { refreshProfile } = open({ saveProfile: () => Promise.reject(failing('invalid', { full_name: ['This field may not be blank.'] })) })
  write(name(), ' ')
  press('Save Changes')
  expect((await screen.findByRole('alert')).textContent).toBe('Error updating profile.')
  expect([screen.getByText('This field may not be blank.').tagName, name().value, refreshProfile.mock.calls]).toEqual(['P', ' ', []])
})

test('ACCOUNT-04 the email is read-only, its Change is disabled and says why, and Upload photo does nothing', () => {
  const { calls } = open()
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  expect([email.value, email.readOnly]).toEqual(['ada@example.com', true])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change email' }).disabled).toBe(true)
  expect(screen.getByRole('group', { name: 'The email cannot be changed' }).tabIndex).toBe(0)
  const before = document.body.innerHTML
  press('Upload photo')
  expect([document.body.innerHTML === before, calls]).toEqual([true, []])
})

function fill(password: string, password2: string) {
  press('Change password')
  write(screen.getByLabelText('New Password'), password)
  write(screen.getByLabelText('Confirm New Password'), password2)
  press('Save Password')
}

test('ACCOUNT-05 the password is dots until Change opens two fields, and Cancel closes them', () => {
  open()
  expect([screen.getByText('••••••••••').tagName, screen.queryByLabelText('New Password')]).toEqual(['SPAN', null])
  press('Change password')
  expect(document.activeElement).toBe(screen.getByLabelText('New Password'))
  expect(['Show new password', 'Show confirmation'].map((label) => screen.getByRole('button', { name: label }).tabIndex)).toEqual([0, 0])
  press('Cancel')
  expect([screen.queryByLabelText('New Password'), document.activeElement]).toEqual([null, screen.getByRole('button', { name: 'Change password' })])
})

test.each([
  ['short', 'shorter', 'Passwords do not match.'],
  ['short', 'short', 'Password must be at least 8 characters long.'],
])('ACCOUNT-06 %s and %s are answered "%s"', (password, password2, text) => {
  const { calls } = open()
  fill(password, password2)
  expect([screen.getByRole('alert').textContent, calls]).toEqual([text, []])
})

test('ACCOUNT-07 CALL-08 a changed password is said, and the form closes 2 s later', async () => {
  vi.useFakeTimers()
  try {
    const { calls } = open({ setPassword: () => undefined })
    fill('long enough', 'long enough')
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByText('Password changed successfully!')).toBeTruthy()
    expect(calls).toEqual([{ name: 'setPassword', body: { password: 'long enough', password2: 'long enough' } }])
    await act(() => vi.advanceTimersByTimeAsync(1990))
    expect(screen.queryByLabelText('New Password')).not.toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(screen.queryByLabelText('New Password')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  [{ password: ['This password is too common.', 'Too plain.'] }, 'This password is too common.'],
  [{}, 'Failed to change password.'],
])('ACCOUNT-07 a refusal with %o says "%s"', async (fields, text) => {
  open({ setPassword: () => Promise.reject(failing('invalid', fields)) })
  fill('long enough', 'long enough')
  expect((await screen.findByRole('alert')).textContent).toBe(text)
})

test.each([
  [null, false],
  [free, false],
  [creator, true],
])('ACCOUNT-08 Subscription Management is there only on a paid plan', (current_plan, there) => {
  open({}, { current_plan })
  expect([screen.queryByText('Subscription Management') !== null, screen.queryByRole('button', { name: 'Cancel Subscription' }) !== null]).toEqual([
    there,
    there,
  ])
})

async function cancel(answers: Answers) {
  const session = open(answers, { current_plan: creator })
  press('Cancel Subscription')
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel Subscription' }))
  expect(question.getByText('Are you sure you want to cancel your subscription? This action cannot be undone.')).toBeTruthy()
  expect(session.calls).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'Cancel Subscription' }))
  return { ...session, question }
}

test('ACCOUNT-08 CALL-09 a subscription is cancelled once it is confirmed, and the profile is refetched', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { question, calls, refreshProfile } = await cancel({ cancelSubscription: () => answer.promise })
  expect(question.getByRole<HTMLButtonElement>('button', { name: 'Cancelling...' }).disabled).toBe(true)
  await act(async () => answer.resolve(undefined))
  expect(await screen.findByText('Your subscription has been cancelled successfully.')).toBeTruthy()
  expect([calls.map((call) => call.name), refreshProfile.mock.calls.length]).toEqual([['cancelSubscription'], 1])
})

test('ACCOUNT-08 a failure says so in the question, which can be left', async () => {
  const { question, refreshProfile } = await cancel({ cancelSubscription: () => Promise.reject(failing('broken')) })
  expect((await question.findByRole('alert')).textContent).toBe('There was an error cancelling your subscription.')
  fireEvent.click(question.getByRole('button', { name: 'Keep Subscription' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(refreshProfile.mock.calls).toEqual([])
})

test('ACCOUNT-08 a plan that is cancelled already says until when it lasts, and cannot be cancelled again', () => {
  open({}, { current_plan: creator, plan_ends_at: Date.UTC(2027, 4, 3, 12) / 1000 })
  expect([screen.getByText(/^You're on Creator until .*2027/).tagName, screen.queryByRole('button', { name: 'Cancel Subscription' })]).toEqual(['P', null])
})

test('ACCOUNT-09 Logout is always there and logs out', () => {
  const { logOut } = open()
  press('Logout')
  expect(logOut.mock.calls.length).toBe(1)
})
