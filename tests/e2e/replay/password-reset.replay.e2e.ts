import { type PasswordResetContext, passwordResetMachine } from '../../../machines/password-reset.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'

const labels = { password: 'New Password', password2: 'Confirm New Password' }
const form =
  (busy: boolean) =>
  async ({ page }: Stage, context: PasswordResetContext) => {
    for (const [field, label] of Object.entries(labels)) await expect(page.getByLabel(label, { exact: true })).toHaveValue(context[field as 'password'])
    if (context.error === null) await expect(page.getByRole('alert')).toHaveCount(0)
    else await expect(page.getByRole('alert')).toHaveText(context.error)
    await expect(page.getByRole('button', { name: 'Save Password' })).toBeEnabled({ enabled: !busy })
  }

await replayInBrowser({
  name: 'password-reset',
  machine: passwordResetMachine,
  exploration: {
    input: { uid: 'u', token: 't' },
    cases: {
      'field.changed': ['password', 'password2'].flatMap((field) => ['short', 'long enough'].map((value) => ({ field, value }))),
      'xstate.done.actor.confirmReset': [{}],
      'xstate.error.actor.confirmReset': [
        failing('invalid', { fields: { password: ['This password is too common.'] } }),
        failing('invalid', { detail: 'The link has expired.' }),
        failing('network'),
      ],
    },
  },
  calls: { confirmReset: 'POST /users/password-reset/confirm/' },
  open: ({ goto }) => goto('/password-reset/confirm/u/t'),
  gestures: {
    'field.changed': ({ page }, { field, value }) => page.getByLabel(labels[field as 'password'], { exact: true }).fill(value),
    'form.submit': ({ page }) => page.getByRole('button', { name: 'Save Password' }).click(),
  },
  shows: {
    editing: form(false),
    submitting: form(true),
    changed: ({ page }) => expect(page.getByRole('main').getByRole('status')).toHaveText('Password changed successfully!'),
    spent: ({ page }) => expect(page.getByRole('main').getByRole('status')).toContainText('This link has expired or was used before.'),
  },
})
