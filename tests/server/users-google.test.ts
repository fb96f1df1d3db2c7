import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openApp, type TestApp } from '../support/app.ts'
import { openGoogle } from '../support/google.ts'

const client_id = '123-abc.apps.googleusercontent.com'
let app: TestApp
let google: Awaited<ReturnType<typeof openGoogle>>
beforeEach(async () => {
  google = await openGoogle(client_id, () => app.clock.now())
  app = await openApp({ config: { google: { client_id, keys_url: google.keys_url } } })
})
afterEach(async () => {
  await app.close()
  await google.close()
})

async function logIn(id_token: string): Promise<[number, Record<string, unknown>]> {
  const reply = await app.fetch('/api/v1/users/google/token-login/', { method: 'POST', json: { id_token } })
  return [reply.status, await reply.json()]
}
const refused = [401, { detail: 'Google has not confirmed this login. Please try again.', request_id: expect.any(String) }]
const taken = [409, { detail: 'This address already has an account here. Log in with its password.', request_id: expect.any(String) }]
const isIn = async (access: unknown) => (await app.fetch('/api/v1/users/profile/', { headers: { authorization: `Bearer ${access}` } })).status === 200
const accounts = () => app.db.selectFrom('users').select(['email', 'full_name', 'password_hash']).orderBy('email').execute()

describe('a login by Google', () => {
  it('CALL-06 makes a verified account with the name and picture, and answers its profile with the tokens', async () => {
    const [status, reply] = await logIn(await google.sign())
    expect([status, reply]).toMatchObject([
      200,
      {
        access: expect.any(String),
        refresh: expect.any(String),
        user: {
          email: 'ada@gmail.com',
          full_name: 'Ada Lovelace',
          email_verified: true,
          profile_picture: 'https://lh3.googleusercontent.com/a/ada',
          current_plan: { slug: 'free' },
        },
      },
    ])
    expect(await isIn(reply.access)).toBe(true)
  })
  it('knows the person again by their number, though name and address have changed', async () => {
    const [, first] = await logIn(await google.sign())
    const [status, second] = await logIn(await google.sign({ email: 'countess@gmail.com', name: 'Countess' }))
    expect([status, second.user]).toEqual([200, first.user])
  })
  it('is taken up to an hour after it was issued, and with a clock that is a minute off', async () => {
    const now = app.clock.now()
    for (const change of [
      { iat: now - 3600, exp: now + 1 },
      { iat: now - 3000, exp: now - 59 },
      { iat: now + 60, exp: now + 3660 },
    ])
      expect([change, (await logIn(await google.sign(change)))[0]]).toEqual([change, 200])
  })
  it('takes a name and a picture only as we could have shown them', async () => {
    const strange = { name: `\u0000${'x'.repeat(300)}\ud800`, picture: 'https://evil.example/pixel.gif' }
    const [, { user }] = (await logIn(await google.sign(strange))) as [number, { user: { full_name: string; profile_picture: unknown } }]
    expect([user.full_name, user.profile_picture]).toEqual(['x'.repeat(200), null])
    const [, { user: nameless }] = (await logIn(await google.sign({ sub: '2', email: 'bob@gmail.com', name: undefined }))) as never as [
      number,
      { user: unknown },
    ]
    expect(nameless).toMatchObject({ full_name: 'bob' })
  })
  it('of one token counts once, 20 times at once too', async () => {
    const token = await google.sign()
    const replies = await Promise.all(Array.from({ length: 20 }, () => logIn(token)))
    expect(replies.map(([status]) => status).toSorted()).toEqual([200, ...Array(19).fill(401)])
    expect(await logIn(token)).toEqual(refused)
  })
  it('of 8 tokens of one new person at once makes one account', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, async () => await logIn(await google.sign())))
    expect(replies.map(([status]) => status)).toEqual(Array(8).fill(200))
    expect((await accounts()).length).toBe(1)
  })
})

describe('an ID token is refused', () => {
  it('with anything about it that is not right', async () => {
    const now = app.clock.now()
    const stranger = await generateKeyPair('RS256')
    const good = await google.sign()
    const [head, body, seal] = good.split('.')
    const changes: Record<string, unknown>[] = [
      { aud: 'another' },
      { aud: [client_id] },
      { aud: [client_id, 'another'] },
      { aud: undefined },
      { azp: 'another' },
      { iss: 'https://accounts.google.com.evil.example' },
      { iss: 'http://accounts.google.com' },
      { iss: undefined },
      { exp: now - 60 },
      { exp: undefined },
      { iat: now - 3661 },
      { iat: now + 61 },
      { iat: undefined },
      { nbf: now + 61 },
      { sub: undefined },
      { sub: '' },
      { sub: 7 },
      { email: undefined },
      { email: 7 },
      { email_verified: false },
      { email_verified: 'true' },
      { email_verified: undefined },
    ]
    const tokens = [
      ...(await Promise.all(changes.map((change) => google.sign(change)))),
      new UnsecuredJWT(google.claims()).encode(),
      await new SignJWT(google.claims()).setProtectedHeader({ alg: 'RS256', kid: 'first' }).sign(stranger.privateKey),
      await new SignJWT(google.claims()).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(new TextEncoder().encode(client_id.repeat(2))),
      await google.sign({}, { kid: 'unknown' }),
      `${head}.${body}.`,
      `${head}.${body}`,
      `${head}.${Buffer.from(JSON.stringify({ ...google.claims(), sub: '2' })).toString('base64url')}.${seal}`,
      'a.b.c',
    ]
    for (const token of tokens) expect([token, await logIn(token)]).toEqual([token, refused])
    expect(await accounts()).toEqual([])
    expect((await logIn(good))[0]).toBe(200)
  })
  it('of an unknown key, without asking Google again and again', async () => {
    await logIn(await google.sign())
    for (let time = 0; time < 5; time++) await logIn(await google.sign({}, { kid: `unknown-${time}` }))
    expect(google.state.asked).toBe(1)
  })
  it('with 503 where Google’s keys cannot be had', async () => {
    google.state.status = 500
    const [status, { detail }] = await logIn(await google.sign())
    expect([status, detail]).toEqual([503, 'Google cannot be reached right now. Try again in a moment.'])
  })
})

describe('an account of the same address', () => {
  it('is opened by Google’s word where Google gives the address out, and its owner is told', async () => {
    await app.join('ada@gmail.com')
    const [status, { user }] = (await logIn(await google.sign())) as [number, { user: unknown }]
    expect([status, user]).toMatchObject([200, { email: 'ada@gmail.com' }])
    expect((await app.mails()).at(-1)).toMatchObject({ recipient: 'ada@gmail.com', subject: 'Google was added to your account' })
    await app.logIn('ada@gmail.com')
  })
  it('is opened for an organisation’s own address, and not for one that Google merely sent a mail to', async () => {
    await app.join('ada@example.com')
    expect(await logIn(await google.sign({ email: 'ada@example.com' }))).toEqual(taken)
    expect((await logIn(await google.sign({ email: 'ada@example.com', hd: 'example.com' })))[0]).toBe(200)
  })
  it('that nobody has verified loses password, sessions and links to whoever has the address', async () => {
    const thief = await app.join('ada@gmail.com', { verified: false })
    const link = (await app.mails()).find((mail) => mail.subject === 'Verify your email address')?.link ?? ''
    const [status, { access }] = await logIn(await google.sign())
    expect([status, await isIn(access), await isIn(thief.access)]).toEqual([200, true, false])
    const login = await app.fetch('/api/v1/users/login/', { method: 'POST', json: { email: thief.email, password: thief.password } })
    const renewal = await app.fetch('/api/v1/users/token/refresh/', { method: 'POST', json: { refresh: thief.refresh } })
    expect([login.status, renewal.status]).toEqual([401, 401])
    expect((await app.fetch(link)).headers.get('location')).toContain('email=expired')
    expect(await accounts()).toEqual([{ email: 'ada@gmail.com', full_name: 'Ada Lovelace', password_hash: '' }])
  })
  it('without a password is opened by none, and gets one by a link', async () => {
    await logIn(await google.sign())
    for (const password of ['', ' ', 'null']) {
      const login = await app.fetch('/api/v1/users/login/', { method: 'POST', json: { email: 'ada@gmail.com', password } })
      expect([password, login.status]).toEqual([password, password === '' ? 400 : 401])
    }
    await app.fetch('/api/v1/users/password-reset/', { method: 'POST', json: { email: 'ada@gmail.com' } })
    const [uid, token] = ((await app.mails()).at(-1)?.link ?? '').split('/').slice(-2)
    const json = { uid, token, password: 'correct horse', password2: 'correct horse' }
    expect((await app.fetch('/api/v1/users/password-reset/confirm/', { method: 'POST', json })).status).toBe(204)
    await app.logIn('ada@gmail.com')
  })
})
