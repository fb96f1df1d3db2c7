import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openApp, type TestApp } from '../support/app.ts'
import { engine } from '../support/engine.ts'

let app: TestApp
beforeEach(async () => {
  app = await openApp()
})
afterEach(() => app.close())

const request_id = expect.any(String)
const login = (password: string, ip?: string, email = 'ada@example.com') => app.fetch('/api/v1/users/login/', { method: 'POST', json: { email, password } }, ip)
const day_ends = Date.UTC(2026, 10, 22) / 1000
const month_ends = Date.UTC(2026, 11, 1) / 1000

describe('registration', () => {
  it('CALL-03 makes an account on the free plan, not yet verified, whose profile can be read', async () => {
    const reply = await app.register()
    expect(reply.status).toBe(201)
    const id = expect.stringMatching(/^[a-z2-7]{26}$/)
    expect(await reply.json()).toEqual({ id, email: 'ada@example.com', full_name: 'Ada Lovelace', email_verified: false })
    const profile = await (await app.logIn()).fetch('/api/v1/users/profile/')
    expect([profile.status, await profile.json()]).toEqual([
      200,
      {
        id,
        full_name: 'Ada Lovelace',
        email: 'ada@example.com',
        profile_picture: null,
        email_verified: false,
        current_plan: expect.objectContaining({ slug: 'free', daily_message_limit: 30 }),
        daily_usage: 0,
        monthly_usage: 0,
        daily_resets_at: day_ends,
        monthly_resets_at: month_ends,
        plan_ends_at: null,
      },
    ])
  })
  it('LOGIN-12 an address that is taken, in whatever case, is the email error', async () => {
    await app.register()
    for (const email of ['ada@example.com', ' Ada@Example.COM ']) {
      const reply = await app.register({ email })
      expect([reply.status, await reply.json()]).toEqual([400, { email: ['A user with this email already exists.'], request_id }])
    }
  })
  it('tells one network ten times an hour that an address is taken', async () => {
    await app.register()
    const register = async (ip: string, email = 'ada@example.com') => {
      const json = { email, password: 'correct horse', full_name: 'Ada Lovelace' }
      const reply = await app.fetch('/api/v1/users/register/', { method: 'POST', json }, ip)
      return [reply.status, reply.headers.get('retry-after')]
    }
    for (let time = 0; time < 10; time++) expect(await register('203.0.113.1')).toEqual([400, null])
    expect(await register('203.0.113.1')).toEqual([429, '3600'])
    expect(await register('203.0.113.1', 'new@example.com')).toEqual([201, null])
    expect(await register('203.0.113.2')).toEqual([400, null])
  })
  it('of one address 8 times in parallel makes one account', async () => {
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await app.register()).status))
    expect(statuses.sort()).toEqual([201, 400, 400, 400, 400, 400, 400, 400])
    expect((await app.db.selectFrom('users').select('email').execute()).length).toBe(1)
  })
  it('names what is wrong with each field', async () => {
    const reply = await app.fetch('/api/v1/users/register/', { method: 'POST', json: { email: 'ada@', password: '1234567', full_name: ' ' } })
    expect([reply.status, await reply.json()]).toEqual([
      400,
      {
        email: ['Enter a valid email address.'],
        password: ['Password must be at least 8 characters long.'],
        full_name: ['This field may not be blank.'],
        request_id,
      },
    ])
  })
  it('sets nothing that its owner may not set', async () => {
    const foreign = { id: 'x', plan: 'pro', current_plan: 'pro', email_verified: true, email_verified_at: 1, is_admin: true, daily_usage: -5, created_at: 0 }
    const json = { username: 'root', email: 'ada@example.com', password: 'correct horse', full_name: 'Ada', ...foreign }
    await app.fetch('/api/v1/users/register/', { method: 'POST', json })
    expect(await app.db.selectFrom('users').selectAll().execute()).toEqual([
      {
        id: expect.stringMatching(/^[a-z2-7]{26}$/),
        email: 'ada@example.com',
        full_name: 'Ada',
        password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
        email_verified_at: null,
        plan: 'free',
        created_at: app.clock.now(),
        picture: null,
        plan_since: null,
        plan_ends_at: null,
        plan_cancelled_at: null,
      },
    ])
  })
})

describe('login', () => {
  beforeEach(() => app.register())

  it('CALL-02 gives an access token of 24 h and a refresh token', async () => {
    const tokens = await (await login('correct horse')).json()
    expect(tokens).toEqual({ access: expect.any(String), refresh: expect.any(String) })
    const claims = JSON.parse(Buffer.from(tokens.access.split('.')[1], 'base64url').toString())
    const { id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const session = await app.db.selectFrom('sessions').select('id').executeTakeFirstOrThrow()
    expect(claims).toEqual({
      iss: 'http://localhost:3000',
      aud: 'http://localhost:3000/api/v1',
      sub: id,
      sid: session.id,
      jti: expect.any(String),
      iat: app.clock.now(),
      exp: app.clock.now() + 86_400,
      auth_time: app.clock.now(),
      token_type: 'access',
    })
  })
  it('LOGIN-10 a wrong password and an unknown address are answered alike', async () => {
    const wrong = [401, { detail: 'Invalid credentials. Please try again.', request_id }, 'Bearer']
    for (const reply of [await login('wrong horse'), await login('correct horse', undefined, 'nobody@example.com')]) {
      expect([reply.status, await reply.json(), reply.headers.get('www-authenticate')]).toEqual(wrong)
    }
  })
  it('a password is the same however its accents are composed', async () => {
    await app.register({ email: 'eve@example.com', password: 'cafe\u0301 au lait' })
    expect((await login('caf\u00e9 au lait', undefined, 'eve@example.com')).status).toBe(200)
  })
  it('past 10 failures in 15 min is 429, even with the right password, for that account and network alone', async () => {
    await app.register({ email: 'bob@example.com' })
    for (let failure = 0; failure < 10; failure++) expect((await login('wrong horse', '203.0.113.9')).status).toBe(401)
    const refused = await login('correct horse', '203.0.113.9')
    expect([refused.status, await refused.json(), refused.headers.get('retry-after')]).toEqual([
      429,
      { detail: 'Too many attempts to log in. Wait a few minutes, or reset your password.', request_id },
      '900',
    ])
    expect((await login('correct horse', '203.0.113.10')).status).toBe(200)
    expect((await login('correct horse', '203.0.113.9', 'bob@example.com')).status).toBe(200)
    app.clock.advance(900)
    expect((await login('correct horse', '203.0.113.9')).status).toBe(200)
  })
  it('counts failures that come in parallel, and forgets them after a success', async () => {
    const statuses = await Promise.all(Array.from({ length: 15 }, async () => (await login('wrong horse')).status))
    expect(statuses.filter((status) => status === 429).length).toBe(5)
    app.clock.advance(900)
    for (let round = 0; round < 3; round++) {
      for (let failure = 0; failure < 9; failure++) expect((await login('wrong horse')).status).toBe(401)
      expect((await login('correct horse')).status).toBe(200)
    }
  })
  it('past 4 running and 64 waiting is 503 with a time to come back', async () => {
    const replies = await Promise.all(Array.from({ length: 80 }, (_, at) => login('wrong horse', `203.0.113.${at}`)))
    const busy = replies.filter((reply) => reply.status === 503)
    // Where the database takes its time, some of the first are done before the last arrive.
    expect(busy.length).toBeGreaterThan(engine === 'sqlite' ? 11 : 0)
    expect(replies.filter((reply) => reply.status === 401).length).toBe(80 - busy.length)
    expect([await busy[0]?.json(), busy[0]?.headers.get('retry-after')]).toEqual([{ detail: 'The service is busy. Try again in a moment.', request_id }, '1'])
    const line = {
      level: 'warning',
      request_id,
      method: 'POST',
      route: '/api/v1/users/login/',
      status: 503,
      note: 'The service is busy. Try again in a moment.',
    }
    expect(app.logged).toEqual(busy.map(() => line))
  })
  it('keeps the newest 20 sessions of a person', async () => {
    const first = await app.logIn()
    for (let more = 0; more < 20; more++) await app.logIn()
    expect((await first.fetch('/api/v1/users/profile/')).status).toBe(401)
    expect((await app.db.selectFrom('sessions').select('id').execute()).length).toBe(20)
  })
})
