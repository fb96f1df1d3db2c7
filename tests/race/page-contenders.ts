import { accountDialogMachine } from '../../machines/account-dialog.machine.ts'
import { composerMachine } from '../../machines/composer.machine.ts'
import { demoMachine } from '../../machines/demo.machine.ts'
import { feedbackMachine } from '../../machines/feedback.machine.ts'
import { loginDialogMachine } from '../../machines/login-dialog.machine.ts'
import { markingMachine } from '../../machines/marking.machine.ts'
import { passwordResetMachine } from '../../machines/password-reset.machine.ts'
import { planListMachine } from '../../machines/plan-list.machine.ts'
import { sessionMachine } from '../../machines/session.machine.ts'
import type { Contender, World } from '../support/race.ts'

const project = { id: 'p1', name: 'Kiln', deployment_url: '', updated_at: 1, live_version: null, latest_version: 1, cover: null }
const notice = { notice_id: 1, title: 'Saved', message: 'It is saved.' }
const page = { path: '/', html: '', css: '', anchor: '' }
const site = { number: 1, name: 'Kiln', marks: [], requirements: [], pages: [], page }
const events = (...types: readonly string[]) => types.map((type) => ({ type }))

const filled = ['name', 'email', 'password'].map((field) => ({ type: 'field.changed', field, value: 'ada@example.com' }))
const opening = (...types: readonly string[]) => [...events('dialog.open', ...types), ...filled]

const ada = { full_name: 'Ada', email: 'ada@example.com', profile_picture: null, current_plan: null, daily_usage: 0, monthly_usage: 0 }
const held = { access: 'T', refresh: 'R', renew_in_ms: 1000, expire_in_ms: 5000 }
/** The browser's storage with the words that are kept in it, of which nothing stays once a person has logged out. */
function storage(): World {
  const stored = new Set<string>()
  const put = (key: string) => () => void stored.add(key).add('words')
  return {
    actions: {
      storeTokens: put('authToken'),
      storeUser: put('user'),
      clearStorage: () => {
        for (const key of ['authToken', 'user']) stored.delete(key)
      },
      forgetWords: () => void stored.delete('words'),
    },
    contradicts: ({ value, context: { token, user, ended } }) => {
      const kept = [...stored].filter((key) => !ended || key !== 'words')
      if (value === 'loggedOut' && (token !== null || user !== null)) return 'logged out with a token or a profile'
      if (value === 'loggedOut' && kept.length > 0) return `logged out, and ${kept} is stored`
      if (typeof value === 'object' && 'loggedIn' in value && (token === null || user === null)) return 'logged in without a token or a profile'
      return null
    },
  }
}

/** By machine file: what the race of a page's or dialog's machine is made of. */
export const pageContenders: Readonly<Record<string, Contender>> = {
  'account-dialog': {
    machine: accountDialogMachine,
    events: [
      ...events('account.open', 'account.close', 'profile.choose', 'sites.choose', 'sites.retry', 'domain.open', 'domain.close'),
      ...events('subdomain.choose', 'custom.choose', 'plan.open', 'plan.close', 'info.close', 'session.ended'),
      { type: 'info.show', notice },
    ],
    answers: { loadSites: [[], [project]] },
    homeward: events('session.ended'),
    home: (snapshot) => snapshot.matches({ account: 'closed', plan: 'closed', info: 'closed' }),
  },
  composer: {
    machine: composerMachine,
    inputs: [{ words: '' }, { words: 'a kiln' }],
    events: [{ type: 'words.changed', words: 'a studio' }, { type: 'words.changed', words: ' ' }, { type: 'words.submit' }],
    answers: { createProject: [{ ...project, model: null, message_id: 'm1', manage_url: null }] },
    homeward: [{ type: 'words.changed', words: 'a kiln' }],
    home: (snapshot) => snapshot.matches('describing'),
  },
  demo: {
    machine: demoMachine,
    inputs: [{ words: '' }, { words: 'a kiln' }],
    events: [
      { type: 'words.changed', words: 'a studio' },
      { type: 'words.changed', words: ' ' },
      { type: 'page.wished', wish: { to: '/', fields: null } },
      { type: 'reader.retry' },
    ],
    answers: { buildSite: [site], turnPage: [page] },
    homeward: [{ type: 'words.changed', words: '' }],
    home: (snapshot) => snapshot.matches('blank'),
  },
  feedback: {
    machine: feedbackMachine,
    inputs: [{ message: '' }, { message: 'Hello' }],
    events: [
      { type: 'category.chosen', category: 'problem' },
      { type: 'message.changed', message: 'Hello' },
      { type: 'message.changed', message: ' ' },
      ...events('feedback.send', 'feedback.cancel', 'feedback.again'),
    ],
    answers: { sendFeedback: [{}] },
    homeward: [{ type: 'feedback.again' }, { type: 'message.changed', message: '' }],
    home: (snapshot) => snapshot.matches('editing'),
  },
  'login-dialog': {
    machine: loginDialogMachine,
    inputs: [{ google: false }, { google: true }],
    events: [
      ...events('dialog.open', 'dialog.close', 'email.choose', 'login.choose', 'register.choose', 'reset.choose', 'form.submit', 'form.submit'),
      ...events('google.choose', 'google.failed'),
      { type: 'google.answered', id_token: 'I' },
      { type: 'field.changed', field: 'name', value: 'Ada' },
      { type: 'field.changed', field: 'email', value: 'ada@example.com' },
      { type: 'field.changed', field: 'password', value: 'secret' },
    ],
    begins: [events('dialog.open'), opening('email.choose'), opening('email.choose', 'register.choose'), opening('email.choose', 'reset.choose')],
    answers: { loadGoogle: [undefined], logInWithGoogle: [{ access: 'T' }], logIn: [{ access: 'T' }], register: [null], requestReset: [null] },
    homeward: events('dialog.close', 'dialog.open'),
    home: (snapshot) => snapshot.matches({ open: 'main' }) && snapshot.context.email === '',
  },
  marking: {
    machine: markingMachine,
    inputs: [{ words: '' }],
    events: [
      { type: 'words.changed', words: 'a studio' },
      { type: 'words.changed', words: 'a kiln' },
      { type: 'words.changed', words: ' ' },
    ],
    answers: { readWords: [[], [{ start: 0, end: 1, pen: 'thing' }]] },
    homeward: [{ type: 'words.changed', words: '' }],
    home: (snapshot) => snapshot.matches('marked') && snapshot.context.marks.length === 0,
  },
  'password-reset': {
    machine: passwordResetMachine,
    inputs: [{ uid: 'u', token: 't' }],
    events: [
      { type: 'field.changed', field: 'password', value: 'long enough' },
      { type: 'field.changed', field: 'password2', value: 'long enough' },
      { type: 'field.changed', field: 'password', value: 'short' },
      ...events('form.submit', 'form.submit'),
    ],
    answers: { confirmReset: [undefined] },
    homeward: [],
    home: (snapshot) => snapshot.matches('editing'),
  },
  'plan-list': {
    machine: planListMachine,
    events: events('plans.retry'),
    answers: { fetchPlans: [[]] },
    homeward: [],
    home: (snapshot) => snapshot.matches('loaded') || snapshot.matches('failed'),
  },
  session: {
    machine: sessionMachine,
    inputs: [
      { token: null, refresh: null },
      { token: 'T', refresh: null, expire_in_ms: 5000 },
      { token: 'T', refresh: 'R', renew_in_ms: 1000, expire_in_ms: 5000 },
    ],
    events: [
      { type: 'login.succeeded', destination: '/sites', ...held },
      ...events('session.logout', 'session.expired', 'profile.changed', 'tokens.removed'),
      { type: 'tokens.arrived', ...held },
      { type: 'tokens.renewed', ...held },
    ],
    answers: { fetchProfile: [ada], refetchProfile: [ada], renewTokens: [held] },
    homeward: events('session.logout'),
    home: (snapshot) => snapshot.matches('loggedOut'),
    world: storage,
  },
}
