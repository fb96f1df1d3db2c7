import { afterEach, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { createClient } from '../../../src/api/client.ts'
import { loginDialogEffects } from '../../../src/login/login-dialog.effects.ts'
import { tokenOf } from '../../support/tokens.ts'

afterEach(() => vi.unstubAllGlobals())

/** The login with Google's token over the real client, and what was sent. */
function withGoogle(answer: unknown) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body: string }) => {
    sent.push([method, url, JSON.parse(body)])
    return new Response(JSON.stringify(answer), { status: 200, headers: { 'content-type': 'application/json' } })
  })
  const { logInWithGoogle } = loginDialogEffects(createClient({ readToken: () => null })).actors
  return { sent, answered: toPromise(createActor(logInWithGoogle, { input: { id_token: 'G' } }).start()) }
}
const access = tokenOf()
const user = { full_name: 'Ada Lovelace', email: 'ada@example.com' }
const read = { ...user, profile_picture: null, current_plan: null, daily_usage: 0, monthly_usage: 0 }

test.each([
  ['access and user', { access, user }, { access, refresh: undefined, user: read }],
  ['access alone', { access }, { access, refresh: undefined, user: undefined }],
  ['a refresh token too', { access, refresh: 'R', user }, { access, refresh: 'R', user: read }],
  ['a user that cannot be read', { access, user: 7 }, { access, refresh: undefined, user: undefined }],
])('CALL-05 the id token is sent, and of an answer of %s access and user are read', async (_, answer, expected) => {
  const { sent, answered } = withGoogle(answer)
  expect({ refresh: undefined, user: undefined, ...(await answered) }).toEqual(expected)
  expect(sent).toEqual([['POST', '/api/v1/users/google/token-login/', { id_token: 'G' }]])
})

test.each([[{}], [{ access: 7 }], [{ access: 'none' }], [[]], [null]])(
  'CALL-05 an answer %j, without an access token, is a login that failed',
  async (answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(withGoogle(answer).answered).rejects.toMatchObject({ failure: { kind: 'malformed' } })
  },
)
