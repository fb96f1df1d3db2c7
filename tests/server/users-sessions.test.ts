import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { agentOf } from '../../server/users/agent.rules.ts'
import { openApp, type Person, type TestApp } from '../support/app.ts'

let app: TestApp
let ada: Person
beforeEach(async () => {
  app = await openApp()
  ada = await app.join()
})
afterEach(() => app.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
interface Listed {
  readonly id: string
  readonly agent: string
  readonly current: boolean
}
const list = async (person: Person) => ((await (await person.fetch('/api/v1/users/sessions/')).json()) as { results: Listed[] }).results
const isIn = async (person: Person) => (await person.fetch('/api/v1/users/profile/')).status === 200
const logInWith = (agent: string) =>
  app.fetch('/api/v1/users/login/', { method: 'POST', json: { email: ada.email, password: ada.password }, headers: { 'user-agent': agent } })

describe('the list of sessions', () => {
  it('names the browser and tells which is this one, the last used first, and keeps those of others to them', async () => {
    const now = app.clock.now()
    app.clock.advance(60)
    await logInWith(firefox)
    await app.join('bob@example.com')
    expect(await list(ada)).toEqual([
      { id: expect.any(String), agent: 'Firefox on Windows', created_at: now + 60, last_used_at: now + 60, expires_at: now + 60 + 14 * 86_400, current: false },
      { id: expect.any(String), agent: '', created_at: now, last_used_at: now, expires_at: now + 14 * 86_400, current: true },
    ])
  })
  it('leaves out those that have ended or expired', async () => {
    const other = await app.logIn()
    await other.fetch('/api/v1/users/logout/', { method: 'POST' })
    expect((await list(ada)).map((session) => session.current)).toEqual([true])
    app.clock.advance(20 * 3600)
    const later = await app.logIn()
    app.clock.advance(14 * 86_400 - 20 * 3600)
    const { refresh } = later
    const renewed = (await (await app.fetch('/api/v1/users/token/refresh/', { method: 'POST', json: { refresh } })).json()) as { access: string }
    const reply = await app.fetch('/api/v1/users/sessions/', { headers: { authorization: `Bearer ${renewed.access}` } })
    expect(((await reply.json()) as { results: Listed[] }).results.map((session) => session.current)).toEqual([true])
  })
  it('holds 20: the oldest makes room', async () => {
    for (let more = 0; more < 20; more++) await logInWith(firefox)
    expect(await isIn(ada)).toBe(false)
    const next = await app.logIn()
    expect((await list(next)).length).toBe(20)
  })
  it.each([
    [firefox, 'Firefox on Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', 'Safari on macOS'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0', 'Edge on Windows'],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile Safari/604.1', 'Chrome on iOS'],
    ['<script>alert(1)</script>', ''],
  ])('reads %s as “%s”', (header, agent) => {
    expect(agentOf(header)).toBe(agent)
  })
})

describe('the end of a session', () => {
  it('logs that browser out at its next request, and no other', async () => {
    const other = await app.logIn()
    const id = (await list(ada)).find((session) => !session.current)?.id
    expect((await ada.fetch(`/api/v1/users/sessions/${id}/`, { method: 'DELETE' })).status).toBe(204)
    expect([await isIn(ada), await isIn(other)]).toEqual([true, false])
    expect((await app.fetch('/api/v1/users/token/refresh/', { method: 'POST', json: { refresh: other.refresh } })).status).toBe(401)
  })
  it('of another browser wants a login of the last 15 min or the password; one’s own does not', async () => {
    const other = await app.logIn()
    const [its, own] = (await list(other)).toSorted((one, two) => Number(two.current) - Number(one.current)).map(({ id }) => id)
    app.clock.advance(15 * 60)
    const end = async (id: string | undefined, json: object) => {
      const reply = await ada.fetch(`/api/v1/users/sessions/${id}/`, { method: 'DELETE', json })
      return [reply.status, reply.status === 204 ? null : await reply.json()]
    }
    const request_id = expect.any(String)
    expect(await end(its, {})).toEqual([400, { password: ['Enter your password to end other sessions.'], request_id }])
    expect(await end(its, { password: 'wrong horse' })).toEqual([400, { password: ['This is not your password.'], request_id }])
    await app.db.updateTable('users').set({ password_hash: '' }).execute()
    expect(await end(its, { password: 'wrong horse' })).toEqual([400, { password: ['For your safety, sign in again to end other sessions.'], request_id }])
    expect([await isIn(ada), await isIn(other)]).toEqual([true, true])
    expect((await end(own, {}))[0]).toBe(204)
    expect([await isIn(ada), await isIn(other)]).toEqual([false, true])
  })
  it('of another browser is given for the password', async () => {
    const other = await app.logIn()
    const id = (await list(ada)).find((session) => !session.current)?.id
    app.clock.advance(15 * 60)
    const reply = await ada.fetch(`/api/v1/users/sessions/${id}/`, { method: 'DELETE', json: { password: ada.password } })
    expect([reply.status, await isIn(ada), await isIn(other)]).toEqual([204, true, false])
  })
  it('of somebody else, of one that has ended, and of none are one and the same 404', async () => {
    const bob = await app.join('bob@example.com')
    const [theirs] = await list(bob)
    const other = await app.logIn()
    const ended = (await list(ada)).find((session) => !session.current)
    await other.fetch('/api/v1/users/logout/', { method: 'POST' })
    for (const id of [theirs?.id, ended?.id, 'a'.repeat(26)]) {
      const reply = await ada.fetch(`/api/v1/users/sessions/${id}/`, { method: 'DELETE' })
      expect([reply.status, await reply.json()]).toEqual([404, { detail: 'Not found.', request_id: expect.any(String) }])
    }
    expect(await isIn(bob)).toBe(true)
  })
})
