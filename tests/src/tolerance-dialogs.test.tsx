// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { tokenOf } from '../support/tokens.ts'
import { type Script, visitServer } from './scripted.tsx'

const paid = { id: 3, name: 'Pro', slug: 'pro', price_monthly: '49.00' }
const ada = { full_name: 'Ada Lovelace', email: 'ada@example.com', current_plan: paid }
/** The calls of the specification's table that the dialogs of a member make; every other call is missing. */
const table: Script = {
  'GET /users/profile/': { ok: ada },
  'POST /users/set-password/': { ok: { detail: 'Done.' } },
  'POST /billing/cancel/': { ok: {} },
  'GET /projects/': { ok: { results: [{ id: 7, name: 'Kiln', deployment_url: '', updated_at: 1 }] } },
  'GET /billing/plans/': { ok: { results: [paid] } },
}
const press = async (name: string | RegExp, role = 'document') => {
  const scope = role === 'document' ? screen : within(await screen.findByRole(role))
  fireEvent.click((await scope.findAllByRole('button', { name })).at(-1)!)
}
const fill = async (label: string, value: string) => fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const open = async (path: string) => {
  const visited = visitServer(path, table, { token: tokenOf() })
  await screen.findByRole('heading', { level: 1 })
  return visited
}
const whole = () => expect(document.body.textContent).not.toContain('Произошла ошибка')

test('ACCOUNT-07 CALL-08 a change of password that is answered with a body has succeeded', async () => {
  const { calls } = await open('/sites')
  await press(/Ada Lovelace/)
  await press('Change password')
  await fill('New Password', 'correct horse')
  await fill('Confirm New Password', 'correct horse')
  fireEvent.submit(screen.getByLabelText('New Password').closest('form')!)
  expect(await screen.findByText('Password changed successfully!')).toBeTruthy()
  expect(calls('POST /users/set-password/').map(({ body }) => body)).toEqual([{ password: 'correct horse', password2: 'correct horse' }])
})

test('ACCOUNT-08 CALL-09 a cancellation that is answered with a body has succeeded, and the profile is fetched again', async () => {
  const { calls } = await open('/sites')
  await press(/Ada Lovelace/)
  await press('Cancel Subscription')
  const before = calls('GET /users/profile/').length
  await press('Cancel Subscription', 'alertdialog')
  expect(await screen.findByText('Your subscription has been cancelled successfully.')).toBeTruthy()
  await waitFor(() => expect(calls('GET /users/profile/')).toHaveLength(before + 1))
  expect(calls('POST /billing/cancel/').map(({ body }) => body)).toEqual([undefined])
})

test('PLAN-04 CALL-13 the plan dialog shows plans of the least fields', async () => {
  await open('/sites')
  await press('Manage Plan')
  const dialog = await screen.findByRole('dialog', { name: 'Upgrade Your Plan' })
  expect(await within(dialog).findByRole('button', { name: 'Your Current Plan' })).toBeTruthy()
  expect(within(dialog).getByText('Website hosting included')).toBeTruthy()
  whole()
})

test('ROUTE-12 feedback on a server without it says so and keeps the words', async () => {
  await open('/feedback')
  await fill('What would you like SparkSite to do?', 'Glaze.')
  await press('Send feedback')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Feedback is not available on this server.'))
  expect(screen.getByRole('alert').textContent).toContain('Glaze.')
})

test('ROUTE-13 the demo makes no call but those of every page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { requests } = await open('/demo')
  expect(await screen.findByLabelText('Describe a site or an app')).toBeTruthy()
  expect(new Set(requests.map(({ call }) => call))).toEqual(new Set(['GET /users/profile/', 'GET /projects/']))
  whole()
})
