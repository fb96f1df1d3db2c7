import { hash } from '@node-rs/argon2'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isCommon } from '../../server/users/common-passwords.ts'
import { openApp, type TestApp } from '../support/app.ts'

const owner = { email: 'ada.lovelace@example.com', full_name: 'Ada Lovelace' }

describe('a common password', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd!',
    'pa55w0rd2026',
    '12345678',
    'qwertyuiop',
    'iloveyou!!',
    'Sparksite2026!',
    '123sparksite',
    'welcome 2026',
    'aaaaaaaa',
    'abababababab',
    'Ada Lovelace',
    'adalovelace',
    'ada.lovelace',
    'ADA.LOVELACE@example.com',
    'correcthorsebatterystaple',
  ])('is %s', (password) => {
    expect(isCommon(password, owner)).toBe(true)
  })
  it.each([
    'correct horse',
    'a passphrase of four words',
    'my password is long enough',
    'Lovelace wrote programs',
    'пароль надёжный',
    '9f3kq2vx',
    'sparks in the night',
  ])('is not %s', (password) => {
    expect(isCommon(password, owner)).toBe(false)
  })
})

describe('a new password', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await openApp()
  })
  afterEach(() => app.close())
  const refused = [400, { password: ['This password is among those that are guessed first. Choose another one.'], request_id: expect.any(String) }]
  const seen = async (reply: Response) => [reply.status, await reply.json()]

  it('is refused at registration, in the account and after a link where it is common, and the link stays good', async () => {
    expect(await seen(await app.register({ password: 'password123' }))).toEqual(refused)
    const ada = await app.join()
    const json = { password: 'password123', password2: 'password123' }
    expect(await seen(await ada.fetch('/api/v1/users/set-password/', { method: 'POST', json }))).toEqual(refused)
    await app.fetch('/api/v1/users/password-reset/', { method: 'POST', json: { email: ada.email } })
    const [uid, token] = ((await app.mails()).at(-1)?.link ?? '').split('/').slice(-2)
    const confirm = (password: string) =>
      app.fetch('/api/v1/users/password-reset/confirm/', { method: 'POST', json: { uid, token, password, password2: password } })
    expect(await seen(await confirm('password123'))).toEqual(refused)
    expect((await confirm('another passphrase')).status).toBe(204)
  })
  it('of 512 characters counts to the last, and one more is refused', async () => {
    const long = `${'x y'.repeat(170)}12`
    expect([long.length, (await app.register({ password: long })).status]).toEqual([512, 201])
    const logIn = async (password: string) => (await app.fetch('/api/v1/users/login/', { method: 'POST', json: { email: 'ada@example.com', password } })).status
    expect([await logIn(long), await logIn(`${long.slice(0, -1)}3`), await logIn(long.slice(0, -1))]).toEqual([200, 401, 401])
    expect((await app.register({ email: 'bob@example.com', password: `${long}3` })).status).toBe(400)
  })
})

describe('a password that was hashed at another cost', () => {
  it('is hashed anew at the next login, and the session and the password stay', async () => {
    const app = await openApp()
    const ada = await app.join()
    const hashed = async () => (await app.db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()).password_hash
    await app.db
      .updateTable('users')
      .set({ password_hash: await hash('correct horse', { memoryCost: 8_192, timeCost: 1, parallelism: 1 }) })
      .execute()
    const again = await app.logIn()
    await app.settled()
    expect(await hashed()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const stronger = await hashed()
    await app.logIn()
    await app.settled()
    expect(await hashed()).toBe(stronger)
    for (const person of [ada, again]) expect((await person.fetch('/api/v1/users/profile/')).status).toBe(200)
    await app.close()
  })
})
