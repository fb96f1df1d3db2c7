import type { AnyMachineSnapshot } from 'xstate'
import { sessionMachine } from '../../../machines/session.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Screens, type Stage } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'
import { ada, kiln } from '../../support/replay-member.ts'

const hour = 3600
const life = 100 * hour
const noon = Date.UTC(2026, 10, 21, 12) / 1000
/** How far the path has moved the page's clock, how many tokens there have been, and whose the newest is. */
let passed = 0
let made = 0
let holder = 'ada'

const part = (of: object) => Buffer.from(JSON.stringify(of)).toString('base64url')
/** A new token of a person, good for 100 hours. */
function tokenOf(sub: string): string {
  holder = sub
  const iat = noon + passed
  return [part({ alg: 'none' }), part({ sub, jti: `${++made}`, iat, exp: iat + life }), ''].join('.')
}
/** Does something to the storage in another tab. */
async function elsewhere({ page, edge }: Stage, act: (access: string | null) => void, access: string | null): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(`${edge.url}/healthz`)
  await other.evaluate(act, access)
  await other.close()
}
const store = (access: string | null) => {
  localStorage.setItem('refreshToken', `refresh of ${access}`)
  localStorage.setItem('authToken', String(access))
}
const stored = ({ page }: Stage) => page.evaluate(() => ['authToken', 'refreshToken', 'user'].filter((key) => localStorage.getItem(key) !== null))
const account = ({ page }: Stage) => page.getByRole('navigation', { name: 'Side navigation' }).getByRole('button', { name: /ada@example\.com/ })

/** 80 % of the token's life later, the answer to its renewal; what was still arriving would have run out of time by then. */
async function renew(stage: Stage, ok: boolean): Promise<void> {
  await expect(stage.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(stage.page.getByRole('main').getByRole('link', { name: kiln.name })).toBeVisible()
  passed += 0.8 * life
  await stage.pass(0.8 * life * 1000)
  const exchange = await stage.edge.find(renewal)
  if (ok) exchange.answer({ access: tokenOf(holder), refresh: `R${made}` })
  else exchange.answer({ detail: 'This refresh token is no longer good.' }, 401)
}
const profile = 'GET /users/profile/'
const renewal = 'POST /users/token/refresh/'
const held = { access: 'T', refresh: 'R', renew_in_ms: 2e9, expire_in_ms: 2e9 }

const initializing = ({ page }: Stage) => expect(page.getByText('Initializing session...')).toBeVisible()
const loggedIn = async (stage: Stage) => {
  await expect(account(stage)).toBeVisible()
  expect(await stored(stage)).toEqual(['authToken', 'refreshToken', 'user'])
}

const tokenStored: Screens = {
  name: 'session',
  machine: sessionMachine,
  exploration: {
    input: { token: 'T', refresh: 'R', renew_in_ms: 2e9, expire_in_ms: 2e9 },
    cases: {
      'login.succeeded': [{ ...held, destination: '/sites' }],
      'tokens.arrived': [held],
      'tokens.renewed': [held],
      'xstate.done.actor.fetchProfile': [{ output: ada }],
      'xstate.error.actor.fetchProfile': [failing('unauthenticated'), failing('unavailable')],
      'xstate.done.actor.refetchProfile': [{ output: ada }],
      'xstate.error.actor.refetchProfile': [failing('unavailable')],
      'xstate.done.actor.renewTokens': [{ output: held }],
      'xstate.error.actor.renewTokens': [failing('unauthenticated')],
      'xstate.done.actor.tokenLife': [{ output: held }, { output: null }],
    },
    key: ({ value, context: { token, refresh, user, unproven } }) => [value, token !== null, refresh !== null, user !== null, unproven],
    can: (snapshot: AnyMachineSnapshot, { type }) => {
      if (type === 'session.logout') return snapshot.matches('loggedIn')
      // A call that is held while the clock moves on would run out of time.
      if (type === 'xstate.done.actor.tokenLife') return snapshot.matches({ loggedIn: 'current' })
      return type !== 'session.expired' && type !== 'xstate.error.actor.tokenLife'
    },
  },
  calls: { fetchProfile: profile, refetchProfile: profile, renewTokens: renewal },
  backdrop: {
    'GET /projects/': [kiln],
    'POST /users/login/': () => ({ access: tokenOf('ada'), refresh: 'R' }),
    'POST /users/logout/': null,
    'PATCH /users/profile/': ada,
  },
  open: async (stage) => {
    passed = 0
    await stage.page.goto('/healthz')
    await stage.page.evaluate(store, tokenOf('ada'))
    await stage.goto('/sites')
  },
  gestures: {
    'login.succeeded': async ({ page }) => {
      const form = page.url().endsWith('/login') ? page.getByRole('main') : page.getByRole('dialog')
      if (!page.url().endsWith('/login')) await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
      await form.getByRole('button', { name: 'Continue with email' }).click()
      await form.getByLabel('Email').fill(ada.email)
      await form.getByLabel('Password', { exact: true }).fill('correct horse')
      await form.getByRole('button', { name: 'Log in', exact: true }).click()
    },
    'session.logout': async (stage) => {
      await account(stage).click()
      await stage.dialog.getByRole('button', { name: 'Logout' }).click()
    },
    'profile.changed': async (stage) => {
      await account(stage).click()
      await stage.dialog.getByLabel('Preferred name').fill('Ada King')
      await stage.dialog.getByRole('button', { name: 'Save Changes' }).click()
      await expect(stage.dialog.getByText('Profile updated successfully!')).toBeVisible()
      await stage.page.keyboard.press('Escape')
    },
    'tokens.arrived': (stage) => elsewhere(stage, store, tokenOf(`somebody ${made}`)),
    'tokens.renewed': (stage) => elsewhere(stage, store, tokenOf(holder)),
    'tokens.removed': (stage) => elsewhere(stage, () => localStorage.clear(), null),
    'xstate.done.actor.renewTokens': async ({ edge }) => (await edge.find(renewal)).answer({ access: tokenOf(holder), refresh: `R${made}` }),
    'xstate.done.actor.tokenLife': (stage, { output }) => renew(stage, output !== null),
  },
  shows: {
    'initializing.fetching': initializing,
    'initializing.renewing': initializing,
    loggedOut: async (stage) => {
      await expect(stage.page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
      expect(await stored(stage)).toEqual([])
    },
    'loggedIn.current': loggedIn,
    'loggedIn.refreshing': loggedIn,
  },
  rows: {
    'session.logout': 'SESSION-04',
    'tokens.renewed': 'SESSION-07',
    'tokens.removed': 'SESSION-07',
    'xstate.done.actor.tokenLife': 'SESSION-07',
    'xstate.error.actor.fetchProfile': 'SESSION-04',
  },
  unseen: {
    'session.initializing --session.logout--> session.loggedOut': 'what is shown while the profile is fetched has nothing to log out by',
    'session.loggedIn --xstate.error.actor.tokenLife--> session.loggedOut': 'the token’s life is a chart, which ends and does not fail',
  },
}
const nothingStored: Screens = {
  ...tokenStored,
  visit: 'nothing is stored',
  exploration: { input: { token: null, refresh: null }, can: () => false },
  open: ({ goto }) => goto('/'),
}
/** Without a refresh token, the first call that is refused ends the session within the same step. */
const accessAlone: Screens = {
  ...tokenStored,
  visit: 'an access token alone is stored',
  exploration: {
    ...tokenStored.exploration,
    input: { token: 'T', refresh: null, renew_in_ms: 2e9, expire_in_ms: 2e9 },
    can: (snapshot: AnyMachineSnapshot, { type }) => type === (snapshot.matches('loggedIn') ? 'session.expired' : 'xstate.done.actor.fetchProfile'),
  },
  calls: { ...tokenStored.calls, createProject: 'POST /projects/' },
  open: async (stage) => {
    await tokenStored.open(stage)
    await stage.page.evaluate(() => localStorage.removeItem('refreshToken'))
    await stage.page.reload()
  },
  gestures: {
    'session.expired': async ({ page, edge }) => {
      await page.getByRole('textbox', { name: 'Describe a site or an app' }).fill('a pottery studio')
      await page.getByRole('button', { name: 'Build it' }).click()
      const { answer } = await edge.find('POST /projects/')
      answer({ detail: 'Log in first.' }, 401)
    },
  },
  shows: { ...tokenStored.shows, 'loggedIn.current': (stage) => expect(account(stage)).toBeVisible() },
  leaves: { 'session.expired': async (stage) => await tokenStored.shows.loggedOut?.(stage, undefined as never, undefined as never) },
  rows: {},
}

await replayInBrowser(tokenStored, nothingStored, accessAlone)
