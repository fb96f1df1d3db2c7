import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { openKeys } from '../../server/users/secret.store.ts'
import { openApp, type Person, type TestApp } from '../support/app.ts'

const secret_key = 'a secret of a test, 32 characters long'
const key = openKeys('', secret_key)('access token')
let app: TestApp
let ada: Person
let claims: Record<string, unknown>
let kid: string
beforeAll(async () => {
  app = await openApp({ config: { secret_key } })
  ada = await app.join()
  kid = JSON.parse(Buffer.from(ada.access.split('.')[0] ?? '', 'base64url').toString()).kid
  claims = JSON.parse(Buffer.from(ada.access.split('.')[1] ?? '', 'base64url').toString())
})
afterAll(() => app.close())

const sign = (change: Record<string, unknown> = {}, header: Record<string, unknown> = {}, by: Uint8Array = key) =>
  new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid, ...header }).sign(by)
const weak = [
  'secret',
  'changeme',
  'password',
  'sparksite',
  'jwt',
  'key',
  'test',
  'supersecret',
  'your-256-bit-secret',
  '0'.repeat(32),
  'secretsecretsecretsecretsecretsec',
]
const status = async (authorization: string) => (await app.fetch('/api/v1/users/profile/', { headers: { authorization } })).status
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const without = (...names: string[]) => Object.fromEntries(names.map((name) => [name, undefined]))

describe('a forged token is 401', () => {
  it('though the same claims, signed as we sign them, are let in', async () => {
    expect(await status(`Bearer ${await sign()}`)).toBe(200)
    expect(await status(`bearer ${ada.access}`)).toBe(200)
  })
  it('with another algorithm, or none', async () => {
    const [head, body, seal] = ada.access.split('.')
    const none = new UnsecuredJWT(claims).encode()
    const { privateKey } = await generateKeyPair('RS256')
    const tokens = [
      none,
      `${none}${seal}`,
      `${encode({ alg: 'none', typ: 'at+jwt', kid })}.${body}.`,
      `${encode({ alg: 'None', typ: 'at+jwt', kid })}.${body}.${seal}`,
      `${encode({ alg: 'HS256', typ: 'at+jwt', kid, b64: false, crit: ['b64'] })}.${body}.${seal}`,
      `${head}.${body}.`,
      `${head}.${body}`,
      `${head}..${seal}`,
      await sign({}, { alg: 'HS512' }, new Uint8Array(64).fill(1)),
      await sign({}, { alg: 'HS384' }, new Uint8Array([...key, ...key])),
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid }).sign(privateKey),
    ]
    for (const token of tokens) expect([token, await status(`Bearer ${token}`)]).toEqual([token, 401])
  })
  it('with another key', async () => {
    const keys = [
      new Uint8Array(32),
      new TextEncoder().encode('secret'.repeat(6)),
      openKeys('', secret_key)('refresh token'),
      openKeys('', 'another secret of a test, 32 characters')('access token'),
      ...weak.map((secret) => new TextEncoder().encode(secret)),
      ...weak.map((secret) => openKeys('', secret)('access token')),
      new TextEncoder().encode(secret_key),
    ]
    for (const other of keys) expect(await status(`Bearer ${await sign({}, {}, other)}`)).toBe(401)
  })
  it('with another type, issuer, audience, kind or time, or without one of them', async () => {
    const now = app.clock.now()
    for (const header of [
      { typ: 'JWT' },
      { typ: undefined },
      { typ: 'rt+jwt' },
      { kid: undefined },
      { kid: '' },
      { kid: 'other' },
      { kid: '../../etc/passwd' },
    ])
      expect([header, await status(`Bearer ${await sign({}, header)}`)]).toEqual([header, 401])
    const changes = [
      { iss: 'http://evil.example' },
      { aud: 'http://localhost:3000' },
      { aud: 'http://evil.example/api/v1' },
      { token_type: 'refresh' },
      { exp: now },
      { exp: now - 1 },
      { nbf: now + 60 },
      { exp: '2030' },
      { sub: 7 },
      { aud: ['http://localhost:3000/api/v1'] },
      { aud: ['http://localhost:3000/api/v1', 'http://evil.example'] },
      { iat: now + 1 },
      { bnd: 'x' },
      { bnd: 7 },
      { sid: '' },
      { sid: 'another' },
      { sub: 'another' },
      { sid: { $ne: null } },
      ...['iss', 'aud', 'sub', 'sid', 'jti', 'iat', 'exp', 'auth_time', 'token_type'].map((name) => without(name)),
    ]
    for (const change of changes) {
      const payload = Object.fromEntries(Object.entries({ ...claims, ...change }).filter(([, value]) => value !== undefined))
      const token = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid }).sign(key)
      expect([change, await status(`Bearer ${token}`)]).toEqual([change, 401])
    }
  })
  it('with a byte changed, and so is any header that is no bearer token', async () => {
    const changed = `${ada.access.slice(0, -2)}${ada.access.endsWith('AA') ? 'BB' : 'AA'}`
    const headers = [
      `Bearer ${changed}`,
      `Bearer ${ada.access}x`,
      'Bearer',
      'Bearer ',
      ada.access,
      `Basic ${ada.access}`,
      `Bearer ${ada.access} x`,
      `Bearer ${'a.'.repeat(4_000)}`,
    ]
    for (const header of headers) expect([header, await status(header)]).toEqual([header, 401])
  })
})

describe('every call that is a member’s', () => {
  const calls = endpoints.filter(([, endpoint]) => endpoint.access === 'member')

  it.each(calls)('%s is 401 without a live session', async (_, endpoint) => {
    const path = pathOf(endpoint, { id: 'p1', message_id: 'm1', number: '1', entity: 'booking', row_id: 'r1' })
    const ask = async (headers: Readonly<Record<string, string>>) => {
      const body = endpoint.body ? { json: {} } : {}
      const reply = await app.fetch(path, { method: endpoint.method, headers, ...body })
      return [reply.status, await reply.json(), reply.headers.get('www-authenticate')]
    }
    const bob = await app.join(`${app.clock.randomId()}@example.com`)
    const gone = await app.join(`${app.clock.randomId()}@example.com`)
    await bob.fetch('/api/v1/users/logout/', { method: 'POST' })
    await app.db.deleteFrom('users').where('email', '=', gone.email).execute()
    const refused = [401, { detail: 'Authentication credentials were not provided or are not valid.', request_id: expect.any(String) }, 'Bearer']
    expect(await ask({})).toEqual(refused)
    expect(await ask({ authorization: 'Bearer not.a.token' })).toEqual(refused)
    expect(await ask({ authorization: `Bearer ${ada.refresh}` })).toEqual(refused)
    expect(await ask({ authorization: `Bearer ${await sign({ exp: app.clock.now() - 1 })}` })).toEqual(refused)
    expect(await ask({ authorization: `Bearer ${bob.access}` })).toEqual(refused)
    expect(await ask({ authorization: `Bearer ${gone.access}` })).toEqual(refused)
    expect(await ask({ cookie: `authToken=${ada.access}` })).toEqual(refused)
  })
})
