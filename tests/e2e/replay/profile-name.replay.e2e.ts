import { type ProfileNameContext, profileNameMachine } from '../../../machines/profile-name.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Screens, type Stage } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'
import { ada, member, openAccount } from '../../support/replay-member.ts'

/** What the server holds. */
let full_name = ada.full_name
const call = 'PATCH /users/profile/'
const input = ({ dialog }: Stage) => dialog.getByLabel('Preferred name')
const done = 'Profile updated successfully!'

const form =
  (saved: boolean) =>
  async (stage: Stage, { draft, stored, error }: ProfileNameContext) => {
    await expect(input(stage)).toHaveValue(draft)
    await expect(stage.dialog.getByRole('button', { name: 'Save Changes' })).toHaveCount(draft.trim() === stored ? 0 : 1)
    await expect(stage.dialog.getByText(done)).toHaveCount(saved ? 1 : 0)
    await expect(stage.dialog.getByText('Error updating profile.')).toHaveCount(error === null ? 0 : 1)
  }

const writing: Screens = {
  name: 'profile-name',
  machine: profileNameMachine,
  exploration: {
    input: { full_name: ada.full_name },
    cases: {
      'draft.changed': [{ draft: 'Ada King' }, { draft: ada.full_name }],
      'xstate.done.actor.saveProfile': [{ output: { ...ada, full_name: 'Ada King' } }],
      'xstate.error.actor.saveProfile': [failing('unavailable')],
    },
    can: (_, { type }) => type !== 'profile.fetched',
  },
  calls: { saveProfile: call },
  backdrop: { ...member, 'GET /users/profile/': () => ({ ...ada, full_name }) },
  open: async (stage) => {
    full_name = ada.full_name
    await openAccount(stage)
  },
  gestures: {
    'draft.changed': (stage, { draft }) => input(stage).fill(draft),
    'name.save': ({ dialog }) => dialog.getByRole('button', { name: 'Save Changes' }).click(),
    'xstate.done.actor.saveProfile': async ({ edge }, { output }) => {
      full_name = output.full_name
      const { answer } = await edge.find(call)
      answer(output)
    },
  },
  shows: {
    editing: form(false),
    saving: async (stage, { draft }: ProfileNameContext) => {
      await expect(input(stage)).toHaveValue(draft)
      await expect(stage.dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    },
    saved: form(true),
  },
  rows: { 'name.save': 'ACCOUNT-03', 'xstate.error.actor.saveProfile': 'ACCOUNT-03' },
}

const paid = { ...ada, current_plan: { id: 2, name: 'Creator', slug: 'creator', sort_order: 2, price_monthly: '20.00' } }
/** The profile comes with a name that another device has saved: an untouched field follows it, a draft stays. */
const elsewhere: Screens = {
  ...writing,
  visit: 'the profile is fetched anew',
  exploration: {
    input: { full_name: ada.full_name },
    cases: { 'profile.fetched': [{ full_name: 'Ada King' }, { full_name: 'Lady Ada' }], 'draft.changed': [{ draft: 'Ada Byron' }] },
    can: ({ context: { draft, stored } }, { type, full_name: fetched }) => {
      if (draft !== stored) return stored === 'Ada King' && fetched === 'Lady Ada'
      return stored === 'Ada King' ? type === 'draft.changed' : fetched === 'Ada King'
    },
  },
  backdrop: { ...member, 'GET /users/profile/': () => ({ ...paid, full_name }), 'POST /billing/cancel/': null },
  gestures: {
    ...writing.gestures,
    // A subscription that has been cancelled has the profile fetched.
    'profile.fetched': async ({ page, dialog, edge }, event) => {
      full_name = event.full_name
      await dialog.getByRole('button', { name: 'Cancel Subscription' }).click()
      const question = page.getByRole('alertdialog', { name: 'Cancel Subscription' })
      const fetched = page.waitForResponse(`${edge.url}/api/v1/users/profile/`)
      await question.getByRole('button', { name: 'Cancel Subscription' }).click()
      await fetched
      await expect(question).toHaveCount(0)
    },
  },
}

await replayInBrowser(writing, elsewhere)
