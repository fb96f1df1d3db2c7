import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeEach(async () => {
  app = await openApp()
  await app.join()
})
afterEach(() => app.close())

const login = async (ip: string, password: string, email = 'ada@example.com') =>
  (await app.fetch('/api/v1/users/login/', { method: 'POST', json: { email, password } }, ip)).status
const register = async (ip: string, email: string) =>
  (await app.fetch('/api/v1/users/register/', { method: 'POST', json: { username: email, email, password: 'correct horse', full_name: 'X' } }, ip)).status
const ask = async (ip: string, email: string) => (await app.fetch('/api/v1/users/password-reset/', { method: 'POST', json: { email } }, ip)).status
async function times(count: number, what: (at: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = []
  for (let at = 0; at < count; at++) statuses.push(await what(at))
  return statuses
}

describe('logins that fail', () => {
  it('over many accounts close a network at 60 in an hour, and no other network', async () => {
    const statuses = await times(61, (at) => login('203.0.113.9', 'wrong horse', `nobody${at}@example.com`))
    expect(statuses).toEqual([...Array(60).fill(401), 429])
    expect([await login('203.0.113.9', 'correct horse'), await login('203.0.113.10', 'correct horse')]).toEqual([429, 200])
  })
  it('are one network’s, whatever X-Forwarded-For says and however its IPv6 addresses change', async () => {
    const spoofed = (at: number) =>
      app
        .fetch(
          '/api/v1/users/login/',
          { method: 'POST', json: { email: 'ada@example.com', password: 'wrong horse' }, headers: { 'x-forwarded-for': `198.51.100.${at}` } },
          '203.0.113.9',
        )
        .then((reply) => reply.status)
    expect((await times(11, spoofed)).at(-1)).toBe(429)
    expect((await times(11, (at) => login(`2001:db8::${at + 1}`, 'wrong horse'))).at(-1)).toBe(429)
  })
  it('of one account from everywhere leave each network one attempt, and its owner the way in', async () => {
    const tried = await times(100, (at) => login(`203.0.113.${Math.floor(at / 5)}`, 'wrong horse'))
    expect(new Set(tried)).toEqual(new Set([401]))
    expect(await times(3, () => login('203.0.113.0', 'wrong horse'))).toEqual([429, 429, 429])
    expect(await times(2, () => login('198.51.100.1', 'wrong horse'))).toEqual([401, 429])
    expect(await times(3, () => login('198.51.100.2', 'correct horse'))).toEqual([200, 200, 200])
  })
  it('are not those that nobody could look at, because too many waited', async () => {
    const busy = await openApp({
      config: { limits: { ...app.config.limits, login_failures: { most: 80, seconds: 900 }, login_failures_network: { most: 1_000, seconds: 900 } } },
    })
    await busy.register()
    const wrong = () => busy.fetch('/api/v1/users/login/', { method: 'POST', json: { email: 'ada@example.com', password: 'wrong horse' } })
    const statuses = (await Promise.all(Array.from({ length: 80 }, wrong))).map((reply) => reply.status)
    const refused = statuses.filter((status) => status === 503).length
    expect(refused).toBeGreaterThan(0)
    expect(await times(refused, async () => (await wrong()).status)).toEqual(Array(refused).fill(401))
    expect((await wrong()).status).toBe(429)
    await busy.close()
  })
  it('are not those that succeed', async () => {
    expect(new Set(await times(70, () => login('203.0.113.9', 'correct horse')))).toEqual(new Set([200]))
  })
})

describe('registrations', () => {
  it('of one network are 10 in an hour, of this machine as many as it likes', async () => {
    expect(await times(11, (at) => register('203.0.113.9', `new${at}@example.com`))).toEqual([...Array(10).fill(201), 429])
    expect(await register('203.0.113.10', 'other@example.com')).toBe(201)
    expect(new Set(await times(12, (at) => register('127.0.0.1', `own${at}@example.com`)))).toEqual(new Set([201]))
  })
  it('are told 10 times in an hour that an address is taken', async () => {
    expect(await times(11, () => register('203.0.113.9', 'ada@example.com'))).toEqual([...Array(10).fill(400), 429])
  })
  it('of one address 8 times at once make one account', async () => {
    const statuses = await Promise.all(Array.from({ length: 8 }, () => register('127.0.0.1', 'eve@example.com')))
    expect(statuses.toSorted()).toEqual([201, ...Array(7).fill(400)])
  })
})

describe('requests to reset a password', () => {
  it('are 20 in an hour of one network, whether or not the accounts exist', async () => {
    expect(await times(21, (at) => ask('203.0.113.9', `nobody${at}@example.com`))).toEqual([...Array(20).fill(204), 429])
  })
  it('send an account at most one mail a minute', async () => {
    await times(3, () => ask('127.0.0.1', 'ada@example.com'))
    const mails = async () => (await app.mails()).filter((mail) => mail.subject === 'Reset your password').length
    expect(await mails()).toBe(1)
    app.clock.advance(60)
    await ask('127.0.0.1', 'ada@example.com')
    expect(await mails()).toBe(2)
  })
})

describe('renewals', () => {
  it('are 30 a minute of one session', async () => {
    let { refresh } = await app.logIn()
    const renew = async () => {
      const reply = await app.fetch('/api/v1/users/token/refresh/', { method: 'POST', json: { refresh } })
      if (reply.status === 200) ({ refresh } = (await reply.json()) as { refresh: string })
      return reply.status
    }
    expect(await times(31, renew)).toEqual([...Array(30).fill(200), 429])
    app.clock.advance(60)
    expect(await renew()).toBe(200)
  })
})
