import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openApp, type Person, type TestApp } from '../support/app.ts'

let app: TestApp
let ada: Person
beforeEach(async () => {
  app = await openApp()
  ada = await app.join()
})
afterEach(() => app.close())

const day = 86_400
const ended = [401, { detail: 'This session has ended. Please log in again.', request_id: expect.any(String) }]
const renewed = [200, { access: expect.any(String), refresh: expect.any(String) }]
async function renew(refresh: string | undefined): Promise<[number, { access: string; refresh: string }]> {
  const reply = await app.fetch('/api/v1/users/token/refresh/', { method: 'POST', json: { refresh } })
  return [reply.status, await reply.json()]
}
const isIn = async (access: string) => (await app.fetch('/api/v1/users/profile/', { headers: { authorization: `Bearer ${access}` } })).status === 200

describe('renewal', () => {
  it('SESSION-07 gives a new pair, and both access tokens serve until they expire', async () => {
    app.clock.advance(day - 1)
    const [status, pair] = await renew(ada.refresh)
    expect([status, pair]).toEqual(renewed)
    expect([pair.access === ada.access, pair.refresh === ada.refresh]).toEqual([false, false])
    expect([await isIn(ada.access), await isIn(pair.access)]).toEqual([true, true])
    app.clock.advance(1)
    expect([await isIn(ada.access), await isIn(pair.access)]).toEqual([false, true])
  })
  it('20 times in parallel gives one successor', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => renew(ada.refresh)))
    expect(replies.map(([status]) => status)).toEqual(Array(20).fill(200))
    expect(new Set(replies.map(([, pair]) => pair.refresh)).size).toBe(1)
  })
  it('the token before counts for 60 s while its successor is unused, then ends the session', async () => {
    const [, next] = await renew(ada.refresh)
    app.clock.advance(60)
    expect((await renew(ada.refresh))[1].refresh).toBe(next.refresh)
    app.clock.advance(1)
    expect(await renew(ada.refresh)).toEqual(ended)
    expect([await isIn(next.access), await renew(next.refresh)]).toEqual([false, ended])
  })
  it('the token before ends the session at once when its successor was used', async () => {
    const [, second] = await renew(ada.refresh)
    const [, third] = await renew(second.refresh)
    expect(await renew(ada.refresh)).toEqual(ended)
    expect([await isIn(third.access), await renew(third.refresh)]).toEqual([false, ended])
  })
  it('a made-up token is refused and ends nothing', async () => {
    const [session, secret, seal] = (ada.refresh ?? '').split('.')
    const forged = [`${session}.${secret}.`, `${session}.${'A'.repeat(43)}.${seal}`, `${session}.${secret}.${seal}.x`, `${session}`, ada.access, '.'.repeat(3)]
    for (const token of forged) expect([token, await renew(token)]).toEqual([token, ended])
    expect([await isIn(ada.access), (await renew(ada.refresh))[0]]).toEqual([true, 200])
  })
  it('a session ends 14 days after its last renewal, and 30 days after the login', async () => {
    let { refresh } = ada
    for (const days of [13, 13, 3]) {
      app.clock.advance(days * day)
      refresh = (await renew(refresh))[1].refresh
    }
    app.clock.advance(day)
    expect(await renew(refresh)).toEqual(ended)
    const again = await app.logIn()
    app.clock.advance(14 * day)
    expect(await renew(again.refresh)).toEqual(ended)
  })
  it('no token is stored as it is', async () => {
    const [, next] = await renew(ada.refresh)
    const stored = JSON.stringify(await app.db.selectFrom('sessions').selectAll().execute())
    for (const token of [ada.access, ada.refresh, next.refresh]) expect(stored).not.toContain(token)
  })
})

describe('logout', () => {
  const logOut = (json: unknown, headers: Readonly<Record<string, string>> = {}) => app.fetch('/api/v1/users/logout/', { method: 'POST', json, headers })

  it('SESSION-04 ends the session at the next request, and no other one', async () => {
    const other = await app.logIn()
    const reply = await logOut({ refresh: ada.refresh })
    expect([reply.status, await reply.text()]).toEqual([204, ''])
    expect([await isIn(ada.access), await renew(ada.refresh), await isIn(other.access)]).toEqual([false, ended, true])
  })
  it('works by the bearer token alone, without a body', async () => {
    expect((await ada.fetch('/api/v1/users/logout/', { method: 'POST' })).status).toBe(204)
    expect(await isIn(ada.access)).toBe(false)
  })
  it('is 204 for whoever is logged out already', async () => {
    for (const json of [{}, { refresh: 'x' }, { refresh: ada.refresh }, { refresh: ada.refresh }]) expect((await logOut(json)).status).toBe(204)
    expect((await logOut({}, { authorization: `Bearer ${ada.access}` })).status).toBe(204)
  })
})
