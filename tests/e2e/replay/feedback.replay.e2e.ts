import { type FeedbackContext, feedbackMachine } from '../../../machines/feedback.machine.ts'
import { reasonOf } from '../../../src/api/reason.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'

const ada = { full_name: 'Ada Lovelace', email: 'ada@example.com', profile_picture: null, current_plan: null, daily_usage: 0, monthly_usage: 0 }
const labels = { idea: 'Idea', problem: 'Problem', praise: 'Praise', other: 'Something else' }

/** The form as it stands: what it is about, the words, why they were not taken, and its button pressable or busy. */
const form =
  (busy: boolean, error: (context: FeedbackContext) => string | null) =>
  async ({ page }: Stage, context: FeedbackContext) => {
    await expect(page.getByRole('radio', { name: labels[context.category] })).toBeChecked()
    await expect(page.getByRole('textbox')).toHaveValue(context.message)
    const said = error(context)
    if (said === null) await expect(page.getByRole('alert')).toHaveCount(0)
    else await expect(page.getByRole('alert')).toHaveText(said)
    await expect(page.getByRole('button', { name: /^(Send feedback|Try again|Sending\.\.\.)$/ })).toBeEnabled({ enabled: !busy })
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(busy ? 1 : 0)
  }

await replayInBrowser({
  name: 'feedback',
  machine: feedbackMachine,
  exploration: {
    input: { message: '' },
    cases: {
      'category.chosen': [{ category: 'problem' }],
      'message.changed': [{ message: 'The header flickers.' }],
      'xstate.done.actor.sendFeedback': [{ output: { id: 'f1' } }],
      'xstate.error.actor.sendFeedback': [failing('unavailable'), failing('missing')],
    },
  },
  calls: { sendFeedback: 'POST /feedback/' },
  backdrop: { 'GET /users/profile/': ada, 'GET /projects/': [] },
  open: async (stage) => {
    await stage.signIn()
    await stage.goto('/feedback')
    await expect(stage.page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()
  },
  gestures: {
    'category.chosen': ({ page }, { category }) => page.getByText(labels[category as 'idea'], { exact: true }).click(),
    'message.changed': ({ page }, { message }) => page.getByRole('textbox').fill(message),
    'feedback.send': ({ page }) => page.getByRole('button', { name: /^(Send feedback|Try again)$/ }).click(),
    'feedback.cancel': ({ page }) => page.getByRole('button', { name: 'Cancel' }).click(),
    'feedback.again': ({ page }) => page.getByRole('button', { name: /^(Send something else|Back to the form)$/ }).click(),
  },
  shows: {
    editing: form(false, ({ failure }) => failure && reasonOf(failure)),
    wordless: form(false, () => 'Say in a few words what you think.'),
    sending: form(true, () => null),
    sent: async ({ page }) => {
      await expect(page.getByRole('status').filter({ hasText: 'Thank you. Your feedback has been sent.' })).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)
    },
    closed: async ({ page }, context: FeedbackContext) => {
      await expect(page.getByRole('alert')).toContainText('Feedback is not available on this server.')
      await expect(page.getByRole('alert')).toContainText(context.message)
    },
  },
  rows: { 'feedback.send': 'ROUTE-12' },
})
