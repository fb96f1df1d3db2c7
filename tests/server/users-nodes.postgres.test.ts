import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { openGitHub } from '../support/github.ts'
import { openGoogle } from '../support/google.ts'

const secret_key = 'a secret of a test, 32 characters long'
const client_id = '123-abc.apps.googleusercontent.com'
let one: TestApp
let two: TestApp
let ada: Person
let google: Awaited<ReturnType<typeof openGoogle>>
let github: Awaited<ReturnType<typeof openGitHub>>
beforeEach(async () => {
  google = await openGoogle(client_id, () => one.clock.now())
  github = await openGitHub('Iv1.8a61f9b3a7aba766', 'a client secret')
  const config = { secret_key, google: { client_id, keys_url: google.keys_url }, github }
  one = await openApp({ config })
  two = await openApp({ config, place: one.place })
  ada = await one.join()
})
afterEach(async () => {
  await two.close()
  await one.close()
  await google.close()
  await github.close()
})

const on = async (node: TestApp, access = ada.access) => (await node.fetch('/api/v1/users/profile/', { headers: { authorization: `Bearer ${access}` } })).status
const renew = (node: TestApp, refresh: string | undefined) => node.fetch('/api/v1/users/token/refresh/', { method: 'POST', json: { refresh } })
const logIn = async (node: TestApp, password: string, ip: string) =>
  (await node.fetch('/api/v1/users/login/', { method: 'POST', json: { email: ada.email, password } }, ip)).status

describe('on two nodes with one database', () => {
  it('a session counts on both, and ends on both at the next request', async () => {
    expect([await on(one), await on(two)]).toEqual([200, 200])
    await two.fetch('/api/v1/users/logout/', { method: 'POST', json: {}, headers: { authorization: `Bearer ${ada.access}` } })
    expect([await on(one), await on(two)]).toEqual([401, 401])
  })
  it('a new password and the end of an account count on both at once', async () => {
    const other = await one.logIn()
    const json = { password: 'a new passphrase', password2: 'a new passphrase' }
    expect((await ada.fetch('/api/v1/users/set-password/', { method: 'POST', json })).status).toBe(204)
    expect([await on(two, other.access), await on(two)]).toEqual([401, 200])
    expect((await ada.fetch('/api/v1/users/profile/', { method: 'DELETE', json: { password: 'a new passphrase' } })).status).toBe(204)
    expect([await on(two), (await renew(two, ada.refresh)).status]).toEqual([401, 401])
  })
  it('20 renewals at once give one successor, and a used token brought to the other node ends the session', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => renew(at % 2 === 0 ? one : two, ada.refresh)))
    const pairs = (await Promise.all(replies.map((reply) => reply.json()))) as { access: string; refresh: string }[]
    expect([new Set(replies.map((reply) => reply.status)), new Set(pairs.map((pair) => pair.refresh)).size]).toEqual([new Set([200]), 1])
    await renew(one, pairs[0]?.refresh)
    expect((await renew(two, ada.refresh)).status).toBe(401)
    expect([await on(one, pairs[0]?.access), await on(two, pairs[0]?.access)]).toEqual([401, 401])
  })
  it('logins that fail are counted together', async () => {
    const tried = await Promise.all(Array.from({ length: 16 }, (_, at) => logIn(at % 2 === 0 ? one : two, 'wrong horse', '203.0.113.9')))
    expect(tried.toSorted()).toEqual([...Array(10).fill(401), ...Array(6).fill(429)])
    expect([await logIn(one, 'correct horse', '203.0.113.9'), await logIn(two, 'correct horse', '203.0.113.10')]).toEqual([429, 200])
  })
  it('a login by GitHub begins on one and ends on the other', async () => {
    const begun = await one.fetch('/api/v1/users/github/login/')
    const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
    const back = await github.allow(begun.headers.get('location') ?? '')
    const reply = await two.fetch(back, { headers: { cookie } })
    const refresh_token = new URL(reply.headers.get('location') ?? '').searchParams.get('refresh_token')
    const swapped = await one.fetch('/api/v1/users/token/refresh/', { method: 'POST', json: { refresh: refresh_token }, headers: { cookie } })
    expect([reply.status, swapped.status, (await one.fetch(back, { headers: { cookie } })).headers.get('location')]).toEqual([
      302,
      200,
      'http://localhost:3000/login?login_error=github',
    ])
  })
  it('an ID token of Google counts once', async () => {
    const id_token = await google.sign()
    const replies = await Promise.all(
      [one, two, one, two].map((node) => node.fetch('/api/v1/users/google/token-login/', { method: 'POST', json: { id_token } })),
    )
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 401, 401, 401])
  })
  it('a subscription cancelled on both at once is cancelled once, with one mail', async () => {
    await one.db.updateTable('users').set({ plan: 'pro' }).execute()
    const cancel = (node: TestApp) => node.fetch('/api/v1/billing/cancel/', { method: 'POST', headers: { authorization: `Bearer ${ada.access}` } })
    const replies = await Promise.all([one, two, one, two, one, two].map(cancel))
    expect(replies.map((reply) => reply.status)).toEqual(Array(6).fill(204))
    await two.settled()
    expect((await one.mails()).filter((mail) => mail.subject === 'Your subscription was cancelled').length).toBe(1)
  })
})
