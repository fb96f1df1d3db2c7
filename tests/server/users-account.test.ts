import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openApp, type Person, type TestApp } from '../support/app.ts'

const fresh = { password: 'a new passphrase', password2: 'a new passphrase' }
/** Fields that a profile has, or could be thought to have, and that are not for its owner to set. */
const foreign = {
  id: 'x',
  email: 'eve@example.com',
  username: 'root',
  plan: 'pro',
  current_plan: { slug: 'pro' },
  plan_since: 1,
  plan_ends_at: 9,
  plan_cancelled_at: 9,
  email_verified: true,
  email_verified_at: 1,
  password: 'a new passphrase',
  password_hash: '',
  profile_picture: 'https://lh3.googleusercontent.com/a/eve',
  picture: 'https://lh3.googleusercontent.com/a/eve',
  daily_usage: -9,
  monthly_usage: -9,
  daily_resets_at: 1,
  created_at: 0,
  is_admin: true,
  is_staff: true,
  role: 'admin',
  user_id: 'x',
  session_id: 'x',
  constructor: { prototype: { admin: true } },
}
const refusal = 'For your safety, sign in again to change your password.'

describe('the profile of an account', () => {
  let app: TestApp
  let ada: Person
  beforeEach(async () => {
    app = await openApp()
    ada = await app.join()
  })
  afterEach(() => app.close())

  it('answers a new full name with the whole profile, and keeps it', async () => {
    const before = (await (await ada.fetch('/api/v1/users/profile/')).json()) as Record<string, unknown>
    const saved = await ada.fetch('/api/v1/users/profile/', { method: 'PATCH', json: { full_name: '  Ada King  ' } })
    expect(saved.status).toBe(200)
    expect(await saved.json()).toEqual({ ...before, full_name: 'Ada King' })
    expect(await (await ada.fetch('/api/v1/users/profile/')).json()).toEqual({ ...before, full_name: 'Ada King' })
  })

  it.each([{}, { full_name: '   ' }, { full_name: 'x'.repeat(201) }, { full_name: 'a\nb' }, { full_name: 7 }])('refuses %j as a full name', async (json) => {
    const reply = await ada.fetch('/api/v1/users/profile/', { method: 'PATCH', json })
    expect([reply.status, Object.keys((await reply.json()) as object)]).toEqual([400, ['full_name', 'request_id']])
  })

  it('changes nothing but the name, whatever else is sent', async () => {
    const rows = () =>
      Promise.all([
        app.db.selectFrom('users').selectAll().execute(),
        app.db.selectFrom('sessions').selectAll().execute(),
        app.db.selectFrom('usage').selectAll().execute(),
        app.db.selectFrom('plans').selectAll().orderBy('id').execute(),
      ])
    const [[before], ...rest] = await rows()
    for (const [field, value] of Object.entries(foreign)) {
      const reply = await ada.fetch('/api/v1/users/profile/', { method: 'PATCH', json: { full_name: 'Ada King', [field]: value } })
      expect([field, reply.status, await rows()]).toEqual([field, 200, [[{ ...before, full_name: 'Ada King' }], ...rest]])
    }
    const all = { ...foreign, full_name: 'Ada Byron' }
    expect((await ada.fetch('/api/v1/users/profile/', { method: 'PATCH', json: all })).status).toBe(200)
    expect(await rows()).toEqual([[{ ...before, full_name: 'Ada Byron' }], ...rest])
  })
})

describe('a password chosen while signed in', () => {
  let app: TestApp
  let ada: Person
  const set = (person: Person, json: unknown) => person.fetch('/api/v1/users/set-password/', { method: 'POST', json })
  const status = async (person: Person) => (await person.fetch('/api/v1/users/profile/')).status
  const tryLogIn = async (password: string) => (await app.fetch('/api/v1/users/login/', { method: 'POST', json: { email: ada.email, password } })).status
  beforeEach(async () => {
    app = await openApp()
    ada = await app.join()
  })
  afterEach(() => app.close())

  it('is taken within 15 min of the login, ends every other session and keeps this one', async () => {
    const other = await app.logIn()
    app.clock.advance(15 * 60 - 1)
    expect((await set(ada, fresh)).status).toBe(204)
    expect([await status(ada), await status(other)]).toEqual([200, 401])
    expect([await tryLogIn('correct horse'), await tryLogIn(fresh.password)]).toEqual([401, 200])
  })

  it('is refused 15 min after the login, also in a session that was renewed since', async () => {
    app.clock.advance(15 * 60)
    const renewed = await app.fetch('/api/v1/users/token/refresh/', { method: 'POST', json: { refresh: ada.refresh } })
    const { access } = (await renewed.json()) as { access: string }
    const reply = await app.fetch('/api/v1/users/set-password/', { method: 'POST', json: fresh, headers: { authorization: `Bearer ${access}` } })
    expect([reply.status, await reply.json()]).toEqual([400, { password: [refusal], request_id: expect.any(String) }])
    expect(await tryLogIn('correct horse')).toBe(200)
  })

  it('is taken later with the current password, and not with a wrong one', async () => {
    app.clock.advance(3600)
    const wrong = await set(ada, { ...fresh, current_password: 'wrong horse' })
    expect([wrong.status, await wrong.json()]).toEqual([400, { password: [refusal], request_id: expect.any(String) }])
    expect((await set(ada, { ...fresh, current_password: 'correct horse' })).status).toBe(204)
    expect(await tryLogIn(fresh.password)).toBe(200)
  })

  it('lets a stolen token try 10 current passwords in 15 min', async () => {
    app.clock.advance(3600)
    for (let tried = 0; tried < 10; tried++) expect((await set(ada, { ...fresh, current_password: `guess ${tried}` })).status).toBe(400)
    expect((await set(ada, { ...fresh, current_password: 'correct horse' })).status).toBe(429)
  })

  it.each([
    [{ password: 'one password', password2: 'another' }, 'Passwords do not match.'],
    [{ password: 'short', password2: 'other' }, 'Passwords do not match.'],
    [{ password: 'short', password2: 'short' }, 'Password must be at least 8 characters long.'],
  ])('refuses %j: %s', async (json, message) => {
    const reply = await set(ada, json)
    expect([reply.status, await reply.json()]).toEqual([400, { password: [message], request_id: expect.any(String) }])
  })

  it('is told to the owner by mail, and voids the links to reset it', async () => {
    await app.fetch('/api/v1/users/password-reset/', { method: 'POST', json: { email: ada.email } })
    const link = (await app.mails()).at(-1)?.link ?? ''
    await set(ada, fresh)
    const told = (await app.mails()).at(-1)
    expect([told?.recipient, told?.subject, told?.link]).toEqual([ada.email, 'Your password was changed', null])
    const [uid, token] = link.split('/').slice(-2)
    const reset = await app.fetch('/api/v1/users/password-reset/confirm/', { method: 'POST', json: { uid, token, ...fresh } })
    expect(reset.status).toBe(400)
  })
})

describe('Google and GitHub where they are not configured', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await openApp()
  })
  afterEach(() => app.close())

  it('answers a Google token with 503 and a sentence', async () => {
    const reply = await app.fetch('/api/v1/users/google/token-login/', { method: 'POST', json: { id_token: 'a.b.c' } })
    expect([reply.status, await reply.json()]).toEqual([503, { detail: 'Logging in with Google is not set up here.', request_id: expect.any(String) }])
  })

  it.each(['login', 'callback'])('leads GitHub’s %s back to the login dialog', async (step) => {
    const reply = await app.fetch(`/api/v1/users/github/${step}/`)
    expect([reply.status, reply.headers.get('location')]).toEqual([302, `${app.config.public_url}/login?login_error=github`])
  })
})
