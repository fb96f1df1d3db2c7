import { type AccountRemovalContext, accountRemovalMachine } from '../../../machines/account-removal.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'
import { member, openAccount } from '../../support/replay-member.ts'

const refusal = 'This is not your password.'
const opener = ({ dialog }: Stage) => dialog.getByRole('button', { name: 'Delete account' })
const password = ({ dialog }: Stage) => dialog.getByLabel('Your current password')

await replayInBrowser({
  name: 'account-removal',
  machine: accountRemovalMachine,
  exploration: {
    cases: {
      'password.changed': [{ password: 'five quiet kilns' }],
      'xstate.done.actor.deleteAccount': [{ output: undefined }],
      'xstate.error.actor.deleteAccount': [failing('invalid', { fields: { password: [refusal] } })],
    },
  },
  calls: { deleteAccount: 'DELETE /users/profile/' },
  backdrop: { ...member, 'POST /users/logout/': {} },
  open: openAccount,
  gestures: {
    'removal.ask': (stage) => opener(stage).click(),
    'password.changed': (stage, event) => password(stage).fill(event.password),
    'removal.confirm': (stage) => opener(stage).click(),
    'removal.cancel': ({ dialog }) => dialog.getByRole('button', { name: 'Keep account' }).click(),
  },
  leaves: {
    // The session ends with the account.
    'xstate.done.actor.deleteAccount': ({ page }) => expect(page.getByRole('heading', { level: 1, name: 'Your words, your apps.' })).toBeVisible(),
  },
  shows: {
    closed: async (stage) => {
      await expect(password(stage)).toHaveCount(0)
      await expect(opener(stage)).toBeVisible()
    },
    confirming: async (stage, { password: typed, error }: AccountRemovalContext) => {
      await expect(stage.dialog).toContainText('This deletes your account with all your sites, what they keep and their addresses, at once and for good.')
      await expect(password(stage)).toHaveValue(typed)
      await expect(stage.dialog.getByRole('alert')).toHaveText(error === null ? [] : [refusal])
    },
    deleting: ({ dialog }) => expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled(),
  },
})
