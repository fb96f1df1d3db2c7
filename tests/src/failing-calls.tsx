import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { EndpointName } from '../../contract/api.ts'
import type { Failure } from '../../contract/failure.ts'
import { reasonOf, reasonOfOffer } from '../../src/api/reason.ts'
import { detail, version } from './editor/opened.ts'
import type { Script, Scripted } from './scripted.tsx'

/** One call as a person makes it: where, by what, and what they see when it fails; the same act is the way to try again. */
export interface Line {
  /** The rows of the specification that it shows. */
  readonly ids: string
  readonly call: string
  readonly path: string
  readonly script?: Script
  /** Leads to where the call is made. */
  readonly reach: () => Promise<unknown>
  /** Makes it, at first and after each failure. */
  readonly act: () => Promise<unknown> | unknown
  readonly shown: (failure: Failure) => string
  /** Whether its answer is read, so that one which cannot be read is a failure. */
  readonly reads?: true
  readonly done: { readonly answer: Scripted; readonly shown: string | null; readonly after?: Script }
  /** Leaves it while it is under way, where a person can. */
  readonly leave?: () => unknown
}

const paid = { id: 3, name: 'Pro', slug: 'pro', sort_order: 2, price_monthly: '49.00' }
const ada = { full_name: 'Ada Lovelace', email: 'ada@example.com', current_plan: paid }
export const open = detail({ id: '7', model: null })
const deployed = { ...open, deployment_url: 'https://x.example/', live_version: 2 }
export const server: Script = {
  'GET /users/profile/': { ok: ada },
  'GET /projects/': { ok: [{ id: 7, name: 'Kiln', updated_at: 1 }] },
  'GET /billing/plans/': { ok: [paid] },
  'GET /projects/7/': { ok: open },
  'GET /projects/7/messages/': { ok: [] },
  'GET /projects/7/versions/': { ok: [version(2), version(1)] },
  'GET /projects/7/preview/': { ok: { url: 'http://p-x.localhost/', expires_at: 4_000_000_000 } },
}
export const button = async (name: string | RegExp, from: HTMLElement | null = null) =>
  (await (from ? within(from) : screen).findAllByRole('button', { name })).at(-1)!
export const press = async (name: string | RegExp, role?: string) => fireEvent.click(await button(name, role ? await screen.findByRole(role) : null))
export const fill = async (label: string, value: string) => fireEvent.change(await screen.findByLabelText(label), { target: { value } })
export const submit = (label: string) => fireEvent.submit(screen.getByLabelText(label).closest('form')!)
export const close = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
export const always = (text: string) => () => text
export const account = () => press(/Ada Lovelace/)
/** Chooses from the menu of the site, by keys. */
async function choose(item: string): Promise<void> {
  const name = 'Actions for Kiln'
  fireEvent.click(await waitFor(() => within(screen.getByRole('list', { name: 'Your sites' })).getByRole('button', { name })))
  const chosen = await screen.findByRole('menuitem', { name: item })
  const menu = chosen.closest('[role=menu]')!
  fireEvent.keyDown(menu, { key: item === 'Rename' ? 'Home' : 'End' })
  await waitFor(() => chosen.matches('[data-highlighted]') || Promise.reject(new Error(`${item} is not highlighted.`)))
  fireEvent.keyDown(menu, { key: 'Enter' })
}

export const lines: Partial<Record<EndpointName, Line>> = {
  saveProfile: {
    ids: 'ACCOUNT-03 CALL-07',
    call: 'PATCH /users/profile/',
    path: '/sites',
    reach: async () => {
      await account()
      await fill('Preferred name', 'Ada King')
    },
    act: () => press('Save Changes'),
    shown: always('Error updating profile.'),
    reads: true,
    done: { answer: { ok: { ...ada, full_name: 'Ada King' } }, shown: 'Profile updated successfully!' },
    leave: close,
  },
  setPassword: {
    ids: 'ACCOUNT-07 CALL-08',
    call: 'POST /users/set-password/',
    path: '/sites',
    reach: async () => {
      await account()
      await press('Change password')
      await fill('New Password', 'correct horse')
      await fill('Confirm New Password', 'correct horse')
    },
    act: () => submit('New Password'),
    shown: ({ fields }) => fields.password?.[0] ?? 'Failed to change password.',
    done: { answer: { status: 204, body: null }, shown: 'Password changed successfully!' },
    leave: () => press('Cancel'),
  },
  cancelSubscription: {
    ids: 'ACCOUNT-08 CALL-09',
    call: 'POST /billing/cancel/',
    path: '/sites',
    reach: async () => {
      await account()
      await press('Cancel Subscription')
    },
    act: () => press('Cancel Subscription', 'alertdialog'),
    shown: always('There was an error cancelling your subscription.'),
    done: { answer: { status: 204, body: null }, shown: 'Your subscription has been cancelled successfully.' },
    leave: () => press('Keep Subscription'),
  },
  renameProject: {
    ids: 'RENAME-02 CALL-11',
    call: 'PATCH /projects/7/',
    path: '/sites',
    reach: async () => undefined,
    act: async () => {
      await choose('Rename')
      await fill('Project name', 'Clay')
      fireEvent.keyDown(screen.getByLabelText('Project name'), { key: 'Enter' })
    },
    shown: always('Could not rename project.'),
    reads: true,
    done: { answer: { ok: { id: 7, name: 'Clay', updated_at: 2 } }, shown: null },
  },
  deleteProject: {
    ids: 'DELETE-01 CALL-12',
    call: 'DELETE /projects/7/',
    path: '/sites',
    reach: () => choose('Delete'),
    act: () => press('Delete', 'alertdialog'),
    shown: always('Could not delete project.'),
    done: { answer: { status: 204, body: null }, shown: null },
  },
  createProject: {
    ids: 'BUILD-01',
    call: 'POST /projects/',
    path: '/sites',
    reach: () => fill('Describe a site or an app', 'A pottery studio'),
    act: () => press('Build it'),
    shown: reasonOfOffer,
    reads: true,
    done: { answer: { status: 201, body: open }, shown: null },
  },
  sendFeedback: {
    ids: 'ROUTE-12',
    call: 'POST /feedback/',
    path: '/feedback',
    reach: () => fill('What would you like SparkSite to do?', 'Glaze.'),
    act: () => press(/Send feedback|Try again/),
    shown: reasonOf,
    done: { answer: { status: 201, body: {} }, shown: 'Thank you. Your feedback has been sent.' },
    leave: () => press('Cancel'),
  },
  deploy: {
    ids: 'BUILD-03',
    call: 'POST /projects/7/deploy/',
    path: '/project/7',
    reach: () => press('Deploy'),
    act: () => press('Deploy', 'dialog'),
    shown: reasonOf,
    reads: true,
    done: { answer: { ok: deployed }, shown: 'Visitors see version 2, the latest.', after: { 'GET /projects/7/': { ok: deployed } } },
  },
  exportProject: {
    ids: 'BUILD-03',
    call: 'GET /projects/7/export/',
    path: '/project/7',
    reach: () => press('Deploy'),
    act: () => press('Download the site'),
    shown: reasonOf,
    done: { answer: { text: 'zip' }, shown: null },
  },
  takeDown: {
    ids: 'BUILD-03',
    call: 'DELETE /projects/7/deploy/',
    path: '/project/7',
    script: { 'GET /projects/7/': { ok: deployed } },
    reach: () => press('Deployed'),
    act: async () => {
      await press('Take down')
      await press('Take down', 'alertdialog')
    },
    shown: reasonOf,
    done: { answer: { status: 204, body: null }, shown: null },
  },
  sendVerification: {
    ids: 'BUILD-03',
    call: 'POST /users/verify-email/',
    path: '/project/7',
    script: { 'POST /projects/7/deploy/': { status: 403, body: { detail: 'Verify your email first.' } } },
    reach: async () => {
      await press('Deploy')
      await press('Deploy', 'dialog')
    },
    act: () => press('Send the mail again'),
    shown: always('The mail could not be sent now. Wait a minute and try again.'),
    done: { answer: { status: 204, body: null }, shown: 'Sent to ada@example.com.' },
  },
  restoreVersion: {
    ids: 'BUILD-02',
    call: 'POST /projects/7/versions/1/restore/',
    path: '/project/7',
    reach: () => press('History'),
    act: () => press('Restore version 1'),
    shown: always('Could not restore the version.'),
    reads: true,
    done: { answer: { status: 201, body: version(3) }, shown: null },
  },
  confirmPasswordReset: {
    ids: 'ROUTE-10',
    call: 'POST /users/password-reset/confirm/',
    path: '/password-reset/confirm/u/t',
    reach: async () => {
      await fill('New Password', 'correct horse')
      await fill('Confirm New Password', 'correct horse')
    },
    act: () => submit('New Password'),
    shown: ({ fields }) => fields.password?.[0] ?? 'Failed to change password.',
    done: { answer: { status: 204, body: null }, shown: 'Password changed successfully!' },
  },
}
