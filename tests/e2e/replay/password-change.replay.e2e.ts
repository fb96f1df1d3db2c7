import { type PasswordChangeContext, passwordChangeMachine } from '../../../machines/password-change.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'
import { member, openAccount } from '../../support/replay-member.ts'

const labels = { password: 'New Password', password2: 'Confirm New Password' }
const form =
  (state: 'editing' | 'saving' | 'changed') =>
  async ({ dialog }: Stage, context: PasswordChangeContext) => {
    for (const [field, label] of Object.entries(labels)) await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(context[field as 'password'])
    if (context.error !== null) await expect(dialog.getByText(context.error)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Save Password' })).toBeEnabled({ enabled: state === 'editing' })
    await expect(dialog.getByText('Password changed successfully!')).toHaveCount(state === 'changed' ? 1 : 0)
  }

await replayInBrowser({
  name: 'password-change',
  machine: passwordChangeMachine,
  exploration: {
    cases: {
      'field.changed': ['password', 'password2'].flatMap((field) => ['short', 'long enough'].map((value) => ({ field, value }))),
      'xstate.error.actor.setPassword': [failing('invalid', { fields: { password: ['This password is too common.'] } }), failing('network')],
    },
  },
  calls: { setPassword: 'POST /users/set-password/' },
  backdrop: member,
  open: openAccount,
  gestures: {
    'form.open': ({ dialog }) => dialog.getByRole('button', { name: 'Change password' }).click(),
    'field.changed': ({ dialog }, { field, value }) => dialog.getByLabel(labels[field as 'password'], { exact: true }).fill(value),
    'form.submit': ({ dialog }) => dialog.getByRole('button', { name: 'Save Password' }).click(),
    'form.cancel': ({ dialog }) => dialog.getByRole('button', { name: 'Cancel', exact: true }).click(),
  },
  shows: {
    closed: async ({ dialog }) => {
      await expect(dialog.getByRole('button', { name: 'Change password' })).toBeVisible()
      await expect(dialog.getByLabel(labels.password, { exact: true })).toHaveCount(0)
    },
    editing: form('editing'),
    saving: form('saving'),
    changed: form('changed'),
  },
  rows: {
    'form.submit': 'ACCOUNT-06',
    'form.open': 'ACCOUNT-05',
    'xstate.done.actor.setPassword': 'ACCOUNT-07',
    'xstate.error.actor.setPassword': 'ACCOUNT-07',
  },
})
