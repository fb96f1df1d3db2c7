import { accountRemovalMachine } from '../../machines/account-removal.machine.ts'
import { accountSessionsMachine } from '../../machines/account-sessions.machine.ts'
import { callbackMachine } from '../../machines/callback.machine.ts'
import { cancelSubscriptionMachine } from '../../machines/cancel-subscription.machine.ts'
import { passwordChangeMachine } from '../../machines/password-change.machine.ts'
import { profileNameMachine } from '../../machines/profile-name.machine.ts'
import { tokenLifeMachine } from '../../machines/token-life.machine.ts'
import type { Contender } from '../support/race.ts'

const events = (...types: readonly string[]) => types.map((type) => ({ type }))
const ada = { full_name: 'Ada', email: 'ada@example.com', profile_picture: null, current_plan: null, daily_usage: 0, monthly_usage: 0 }
const held = { access: 'T', refresh: 'R', renew_in_ms: 1000, expire_in_ms: 5000 }

/** By machine file: what the race of an account's machine is made of. */
export const accountContenders: Readonly<Record<string, Contender>> = {
  'account-removal': {
    machine: accountRemovalMachine,
    events: [...events('removal.ask', 'removal.confirm', 'removal.confirm', 'removal.cancel'), { type: 'password.changed', password: 'five quiet kilns' }],
    answers: { deleteAccount: [undefined] },
    homeward: events('removal.cancel'),
    home: (snapshot) => snapshot.matches('closed'),
  },
  'account-sessions': {
    machine: accountSessionsMachine,
    events: [
      ...events('sessions.show', 'sessions.hide', 'sessions.retry', 'proof.give', 'proof.cancel'),
      { type: 'session.end', session_id: 's1' },
      { type: 'password.changed', password: 'five quiet kilns' },
    ],
    answers: { loadSessions: [[{ id: 's1', agent: '', created_at: 1, last_used_at: 1, expires_at: 1, current: false }]], endSession: [undefined] },
    homeward: events('sessions.hide'),
    home: (snapshot) => snapshot.matches('closed'),
  },
  callback: {
    machine: callbackMachine,
    inputs: [{ tokens: held, given: true }],
    events: [],
    answers: { swapTokens: [held] },
    homeward: [],
    home: () => false,
  },
  'cancel-subscription': {
    machine: cancelSubscriptionMachine,
    events: events('subscription.ask', 'subscription.keep', 'subscription.cancel', 'subscription.cancel'),
    answers: { cancelSubscription: [undefined] },
    homeward: events('subscription.keep'),
    home: (snapshot) => snapshot.matches('closed') || snapshot.matches('cancelled'),
  },
  'password-change': {
    machine: passwordChangeMachine,
    events: [
      ...events('form.open', 'form.submit', 'form.submit', 'form.cancel'),
      { type: 'field.changed', field: 'password', value: 'long enough' },
      { type: 'field.changed', field: 'password2', value: 'long enough' },
    ],
    answers: { setPassword: [undefined] },
    homeward: events('form.cancel'),
    home: (snapshot) => snapshot.matches('closed'),
  },
  'profile-name': {
    machine: profileNameMachine,
    inputs: [{ full_name: 'Ada Lovelace' }],
    events: [
      { type: 'draft.changed', draft: 'Ada' },
      { type: 'draft.changed', draft: 'Ada Lovelace' },
      { type: 'profile.fetched', full_name: 'Ada King' },
      ...events('name.save', 'name.save'),
    ],
    answers: { saveProfile: [ada] },
    homeward: [],
    home: (snapshot) => snapshot.matches('editing'),
  },
  'token-life': {
    machine: tokenLifeMachine,
    inputs: [
      { refresh: 'R', renew_in_ms: 1000, expire_in_ms: 5000, unproven: false },
      { refresh: 'R', renew_in_ms: 1000, expire_in_ms: 5000, unproven: true },
      { refresh: null, renew_in_ms: 1000, expire_in_ms: 5000, unproven: false },
    ],
    events: events('token.refused', 'token.proven'),
    answers: { renewTokens: [held] },
    homeward: events('token.refused'),
    home: () => false,
  },
}
