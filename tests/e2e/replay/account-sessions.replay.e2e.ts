import { type AccountSessionsContext, accountSessionsMachine } from '../../../machines/account-sessions.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'
import { member, openAccount } from '../../support/replay-member.ts'

const session = (id: string, agent: string, current: boolean) => ({ id, agent, created_at: 1, last_used_at: 2, expires_at: 4_000_000_000, current })
const sessions = [session('s1', 'Chrome on Linux', true), session('s2', 'Firefox on Linux', false)]
const unproved = 'Enter your password to end other sessions.'

const part = ({ dialog }: Stage) => dialog.getByRole('region', { name: 'Where you are logged in' })
const end = (stage: Stage) => part(stage).getByRole('button', { name: 'End session: Firefox on Linux' })
const password = (stage: Stage) => part(stage).getByLabel('Your password')
async function listed(stage: Stage, context: AccountSessionsContext): Promise<void> {
  await expect(part(stage).getByRole('listitem')).toHaveCount(context.sessions.length)
  await expect(part(stage)).toContainText('This browser')
}

await replayInBrowser({
  name: 'account-sessions',
  machine: accountSessionsMachine,
  exploration: {
    cases: {
      'session.end': [{ session_id: 's2' }],
      'password.changed': [{ password: 'five quiet kilns' }],
      'xstate.done.actor.loadSessions': [{ output: sessions }],
      'xstate.done.actor.endSession': [{ output: undefined }],
      'xstate.error.actor.loadSessions': [failing('network')],
      'xstate.error.actor.endSession': [failing('invalid', { fields: { password: [unproved] } }), failing('network')],
    },
    can: ({ context }, { type }) => type !== 'session.end' || (context as AccountSessionsContext).sessions.some(({ id }) => id === 's2'),
  },
  calls: { loadSessions: 'GET /users/sessions/', endSession: 'POST /users/sessions/s2/|DELETE /users/sessions/s2/' },
  backdrop: member,
  open: openAccount,
  gestures: {
    'sessions.show': (stage) => part(stage).getByRole('button', { name: 'Show sessions' }).click(),
    'sessions.hide': (stage) => part(stage).getByRole('button', { name: 'Hide sessions' }).click(),
    'sessions.retry': (stage) => part(stage).getByRole('button', { name: 'Try again' }).click(),
    'session.end': (stage) => end(stage).click(),
    'password.changed': (stage, event) => password(stage).fill(event.password),
    'proof.give': (stage) => part(stage).getByRole('button', { name: 'End session', exact: true }).last().click(),
    'proof.cancel': (stage) => part(stage).getByRole('button', { name: 'Cancel' }).click(),
  },
  shows: {
    closed: async (stage) => {
      await expect(part(stage).getByRole('button', { name: 'Show sessions' })).toHaveAttribute('aria-expanded', 'false')
      await expect(part(stage).getByRole('listitem')).toHaveCount(0)
    },
    'open.loading': (stage) => expect(part(stage).getByRole('status')).toHaveText('Loading...'),
    'open.unlisted': (stage) => expect(part(stage)).toContainText('The list could not be loaded.'),
    'open.listed': async (stage, context) => {
      await listed(stage, context)
      const { error } = context as AccountSessionsContext
      await expect(part(stage).getByRole('alert')).toHaveText(error === null ? [] : [error])
      await expect(password(stage)).toHaveCount(0)
    },
    'open.ending': async (stage, context) => {
      await listed(stage, context)
      await expect(end(stage)).toBeDisabled()
    },
    'open.proving': async (stage, context) => {
      await expect(password(stage)).toHaveValue((context as AccountSessionsContext).password)
      await expect(part(stage).getByRole('alert')).toHaveText(unproved)
    },
  },
})
