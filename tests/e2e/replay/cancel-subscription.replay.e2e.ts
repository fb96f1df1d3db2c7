import { cancelSubscriptionMachine } from '../../../machines/cancel-subscription.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'
import { ada, member, openAccount } from '../../support/replay-member.ts'

const creator = { id: 2, name: 'Creator', slug: 'creator', sort_order: 2, price_monthly: '20.00' }
const question = ({ page }: Stage) => page.getByRole('alertdialog', { name: 'Cancel Subscription' })
const press = (name: string) => (stage: Stage) => question(stage).getByRole('button', { name, exact: true }).click()
const done = 'Your subscription has been cancelled successfully.'

const asked =
  (busy: boolean) =>
  async (stage: Stage, { error }: { readonly error: string | null }) => {
    await expect(question(stage)).toContainText('Are you sure you want to cancel your subscription? This action cannot be undone.')
    await expect(question(stage).getByRole('button', { name: busy ? 'Cancelling...' : 'Cancel Subscription' })).toBeEnabled({ enabled: !busy })
    if (error === null) await expect(question(stage).getByRole('alert')).toHaveCount(0)
    else await expect(question(stage).getByRole('alert')).toHaveText(error)
  }

await replayInBrowser({
  name: 'cancel-subscription',
  machine: cancelSubscriptionMachine,
  exploration: { cases: { 'xstate.error.actor.cancelSubscription': [failing('unavailable')] } },
  calls: { cancelSubscription: 'POST /billing/cancel/' },
  backdrop: { ...member, 'GET /users/profile/': { ...ada, current_plan: creator } },
  open: openAccount,
  gestures: {
    'subscription.ask': ({ dialog }) => dialog.getByRole('button', { name: 'Cancel Subscription' }).click(),
    'subscription.keep': press('Keep Subscription'),
    'subscription.cancel': press('Cancel Subscription'),
  },
  shows: {
    closed: async (stage) => {
      await expect(question(stage)).toHaveCount(0)
      await expect(stage.dialog.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible()
      await expect(stage.dialog.getByText(done)).toHaveCount(0)
    },
    confirming: asked(false),
    cancelling: asked(true),
    cancelled: async (stage) => {
      await expect(question(stage)).toHaveCount(0)
      await expect(stage.dialog.getByText(done)).toBeVisible()
    },
  },
  rows: { 'subscription.cancel': 'ACCOUNT-08', 'subscription.keep': 'ACCOUNT-08' },
})
