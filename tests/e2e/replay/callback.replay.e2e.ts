import { type CallbackContext, type CallbackInput, callbackMachine } from '../../../machines/callback.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Screens, type Stage } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'
import { ada, member } from '../../support/replay-member.ts'

const part = (of: object) => Buffer.from(JSON.stringify(of)).toString('base64url')
const tokenOf = (jti: string) => [part({ alg: 'none' }), part({ sub: 'ada', jti, exp: 9_999_999_999 }), ''].join('.')
const times = { renew_in_ms: 2_147_483_647, expire_in_ms: 2_147_483_647 }
const handed = { access: tokenOf('handed over'), refresh: 'R', ...times }
const own = { access: tokenOf('of its own'), refresh: 'R2', ...times }

/** What an address may hand over, as the chart is given it. */
const visits: readonly { readonly what: string; readonly row: string; readonly query: string; readonly input: CallbackInput; readonly log?: string }[] = [
  { what: 'nothing', row: 'ROUTE-09', query: '', input: { tokens: null, given: false }, log: 'GitHub callback error: No access token found.' },
  {
    what: 'a token that is none',
    row: 'ROUTE-09',
    query: '?access_token=x',
    input: { tokens: null, given: true },
    log: 'Token validation error: InvalidTokenError',
  },
  { what: 'an access token alone', row: 'ROUTE-08', query: `?access_token=${handed.access}`, input: { tokens: { ...handed, refresh: null }, given: true } },
  { what: 'both tokens', row: 'ROUTE-08', query: `?access_token=${handed.access}&refresh_token=R`, input: { tokens: handed, given: true } },
]

const stored = ({ page }: Stage) => page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('refreshToken')])
/** Every address to which going back and forth leads. */
async function addresses({ page, edge }: Stage): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  const { entries } = await client.send('Page.getNavigationHistory')
  return entries.map(({ url }) => url.replace(edge.url, ''))
}

const exploration = (input: CallbackInput) => ({
  input,
  cases: {
    'xstate.done.actor.swapTokens': [{ output: own }],
    'xstate.error.actor.swapTokens': [failing('unauthenticated'), failing('missing')],
  },
})
const walked = visits.map(
  ({ what, row, query, input, log }): Screens => ({
    name: 'callback',
    visit: what,
    machine: callbackMachine,
    exploration: exploration(input),
    calls: { swapTokens: 'POST /users/token/refresh/' },
    backdrop: { ...member, 'GET /users/profile/': ada },
    open: ({ goto }) => goto(`/login/callback${query}`),
    gestures: {},
    shows: {
      swapping: async (stage) => {
        await expect(stage.page.getByText('Authenticating with GitHub...')).toBeVisible()
        expect(await addresses(stage)).toEqual(['about:blank', '/login/callback'])
        expect(await stored(stage)).toEqual([null, null])
        expect((await stage.edge.find('POST /users/token/refresh/')).body).toEqual({ refresh: 'R' })
      },
      accepted: async (stage, { tokens }: CallbackContext) => {
        await expect(stage.page).toHaveURL('/')
        await expect(stage.page.getByRole('navigation', { name: 'Side navigation' }).getByRole('button', { name: /ada@example\.com/ })).toBeVisible()
        expect(await stored(stage)).toEqual([tokens?.access, tokens?.refresh ?? null])
        expect(await addresses(stage)).toEqual(['about:blank', '/'])
      },
      refused: async (stage) => {
        await expect(stage.page).toHaveURL('/login?login_error=github')
        await expect(stage.page.getByRole('main').getByRole('alert')).toHaveText('Signing in with GitHub did not work. Try again, or continue with email.')
        expect(await stored(stage)).toEqual([null, null])
        expect(await addresses(stage)).toEqual(['about:blank', '/login?login_error=github'])
      },
    },
    rows: { 'xstate.init': row },
    ...(log ? { logs: { 'xstate.init': log } } : {}),
  }),
)
await replayInBrowser(...walked)
