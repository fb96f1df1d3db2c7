import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openApp, type TestApp } from '../support/app.ts'
import { openGitHub } from '../support/github.ts'

let app: TestApp
let github: Awaited<ReturnType<typeof openGitHub>>
beforeEach(async () => {
  github = await openGitHub('Iv1.8a61f9b3a7aba766', 'a client secret')
  app = await openApp({ config: { github } })
})
afterEach(async () => {
  await app.close()
  await github.close()
})

const refused = [302, 'http://localhost:3000/login?login_error=github', null]
const seen = (reply: Response) => [reply.status, reply.headers.get('location'), reply.headers.get('set-cookie')]

/** A browser that asks to log in: its cookie, and where it is sent. */
async function begin() {
  const reply = await app.fetch('/api/v1/users/github/login/')
  const set = reply.headers.get('set-cookie') ?? ''
  return { reply, set, cookie: set.split(';')[0] ?? '', address: reply.headers.get('location') ?? '' }
}
const comeBack = (address: string, cookie: string) => app.fetch(address, { headers: cookie === '' ? {} : { cookie } })
async function logIn() {
  const { address, cookie } = await begin()
  const reply = await comeBack(await github.allow(address), cookie)
  const { searchParams, origin, pathname } = new URL(reply.headers.get('location') ?? '')
  return { reply, cookie, at: origin + pathname, access: searchParams.get('access_token') ?? '', refresh: searchParams.get('refresh_token') ?? '' }
}
async function renew(refresh: string, cookie = ''): Promise<[number, { access: string; refresh: string }]> {
  const reply = await app.fetch('/api/v1/users/token/refresh/', { method: 'POST', json: { refresh }, headers: cookie === '' ? {} : { cookie } })
  return [reply.status, await reply.json()]
}
const isIn = async (access: string, cookie = '') =>
  (await app.fetch('/api/v1/users/profile/', { headers: { authorization: `Bearer ${access}`, ...(cookie !== '' && { cookie }) } })).status === 200

describe('a login by GitHub', () => {
  it('ROUTE-03 goes to GitHub with state and PKCE, and sets a cookie that only this host, its own pages and 10 min see', async () => {
    const { reply, set, address } = await begin()
    const { origin, pathname, searchParams } = new URL(address)
    expect([reply.status, origin + pathname, reply.headers.get('cache-control')]).toEqual([302, `${github.url}/login/oauth/authorize`, 'no-store'])
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: github.client_id,
      redirect_uri: 'http://localhost:3000/api/v1/users/github/callback/',
      scope: 'read:user user:email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    expect(set).toMatch(/^__Host-oauth_flow=[\w-]{43}\.\d+\.[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/)
  })
  it('comes back to /login/callback with both tokens, in an answer that is kept nowhere', async () => {
    const { reply, at, access, refresh, cookie } = await logIn()
    expect([reply.status, at, reply.headers.get('cache-control'), reply.headers.get('referrer-policy')]).toEqual([
      302,
      'http://localhost:3000/login/callback',
      'no-store',
      'no-referrer',
    ])
    expect(await isIn(access, cookie)).toBe(true)
    const [status, pair] = await renew(refresh, cookie)
    expect([status, await isIn(pair.access), (await renew(pair.refresh))[0]]).toEqual([200, true, 200])
    const person = await app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    expect(person).toMatchObject({
      email: 'ada@example.com',
      full_name: 'Ada Lovelace',
      picture: 'https://avatars.githubusercontent.com/u/583231',
      password_hash: '',
    })
  })
  it('knows the person again by their number, whatever has changed', async () => {
    await logIn()
    github.state.person = { ...github.state.person, login: 'countess', name: null }
    github.state.emails = [{ email: 'countess@example.com', primary: true, verified: true }]
    await logIn()
    expect((await app.db.selectFrom('users').select('email').execute()).map((user) => user.email)).toEqual(['ada@example.com'])
  })
  it('opens the verified account of the same address, and tells its owner', async () => {
    await app.join()
    const { access, cookie } = await logIn()
    expect(await isIn(access, cookie)).toBe(true)
    expect((await app.mails()).at(-1)).toMatchObject({ recipient: 'ada@example.com', subject: 'GitHub was added to your account' })
  })
  it('takes an account that nobody has verified from whoever registered it', async () => {
    const thief = await app.join('ada@example.com', { verified: false })
    const { access, cookie } = await logIn()
    expect([await isIn(access, cookie), await isIn(thief.access)]).toEqual([true, false])
  })
})

describe('what is handed over in the address', () => {
  it('is worth nothing in another browser', async () => {
    const { access, refresh, cookie } = await logIn()
    const other = await begin()
    expect([await isIn(access), await isIn(access, other.cookie), await isIn(access, `${cookie}x`)]).toEqual([false, false, false])
    expect([(await renew(refresh))[0], (await renew(refresh, other.cookie))[0]]).toEqual([401, 401])
    expect((await renew(refresh, cookie))[0]).toBe(200)
  })
  it('is renewed once: whoever brings it again ends the session', async () => {
    const { refresh, cookie } = await logIn()
    const [, pair] = await renew(refresh, cookie)
    expect((await renew(refresh, cookie))[0]).toBe(401)
    expect([await isIn(pair.access), (await renew(pair.refresh))[0]]).toEqual([false, 401])
    expect((await app.mails()).at(-1)).toMatchObject({ subject: 'You were signed out for your safety' })
  })
  it('can be renewed for 60 s, and opens the account for 5 min', async () => {
    const { access, refresh, cookie } = await logIn()
    app.clock.advance(61)
    expect([(await renew(refresh, cookie))[0], await isIn(access, cookie)]).toEqual([401, true])
    app.clock.advance(300 - 61)
    expect(await isIn(access, cookie)).toBe(false)
  })
})

describe('a login by GitHub is refused', () => {
  it('without the cookie, with that of another flow, with a forged one, and past 10 min', async () => {
    const { address, cookie } = await begin()
    const other = await begin()
    const back = await github.allow(address)
    const [secret, expiry, seal] = cookie.split('=')[1]?.split('.') ?? []
    const forged = [`${secret}.${Number(expiry) + 60}.${seal}`, `${secret}.${expiry}.`, `${secret}.${expiry}.${seal}.x`, '', 'x']
    for (const wrong of ['', other.cookie, ...forged.map((value) => `__Host-oauth_flow=${value}`)])
      expect([wrong, ...seen(await comeBack(back, wrong))]).toEqual([wrong, ...refused])
    app.clock.advance(600)
    expect(seen(await comeBack(back, cookie))).toEqual(refused)
  })
  it('with another state, no code, a code too long, or an error of GitHub’s', async () => {
    const { address, cookie } = await begin()
    const back = new URL(await github.allow(address))
    const state = back.searchParams.get('state') ?? ''
    const other = new URL((await begin()).address).searchParams.get('state') ?? ''
    for (const query of [
      { code: 'x', state: other },
      { code: 'x' },
      { state },
      { code: 'x'.repeat(513), state },
      { error: 'access_denied', state },
      { code: 'wrong', state },
    ])
      expect([query, ...seen(await comeBack(`/api/v1/users/github/callback/?${new URLSearchParams(Object.entries(query))}`, cookie))]).toEqual([
        query,
        ...refused,
      ])
  })
  it('when it comes back a second time, 10 times at once too', async () => {
    const { address, cookie } = await begin()
    const back = await github.allow(address)
    const replies = await Promise.all(Array.from({ length: 10 }, () => comeBack(back, cookie)))
    expect(replies.filter((reply) => reply.headers.get('location')?.includes('/login/callback?')).length).toBe(1)
    expect(seen(await comeBack(back, cookie))).toEqual(refused)
  })
  it.each([
    ['knows no address', []],
    ['has not verified the address', [{ email: 'ada@example.com', primary: true, verified: false }]],
    ['has verified only another address', [{ email: 'ada@example.com', primary: false, verified: true }]],
    ['tells what is no address', [{ email: 'ada', primary: true, verified: true }]],
    ['tells something else', [{ address: 'ada@example.com' }]],
  ])('where GitHub %s', async (_, emails) => {
    github.state.emails = emails
    expect(seen((await logIn()).reply)).toEqual(refused)
    expect(await app.db.selectFrom('users').selectAll().execute()).toEqual([])
  })
  it.each(['token', 'user', 'redirect'] as const)('where GitHub fails at the %s, with a line in the log that has no secret', async (broken) => {
    github.state.broken = broken
    expect(seen((await logIn()).reply)).toEqual(refused)
    const line = app.logged.find((logged) => logged.event === 'github_login_failed')
    expect([line?.level, /gho_secret|client secret|code-1/.test(JSON.stringify(line))]).toEqual(['warning', false])
  })
  it('where GitHub names a person by what is no number', async () => {
    for (const id of [0, -1, 1.5, '583231', null]) {
      github.state.person = { ...github.state.person, id }
      expect([id, ...seen((await logIn()).reply)]).toEqual([id, ...refused])
    }
  })
})
