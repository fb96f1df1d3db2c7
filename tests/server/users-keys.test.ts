import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAccessTokens } from '../../server/users/access-token.ts'
import { createRefreshTokens } from '../../server/users/refresh-token.ts'
import { openKeys } from '../../server/users/secret.store.ts'
import { openSession, rotate } from '../../server/users/sessions.store.ts'
import { openApp, type TestApp } from '../support/app.ts'

const before = 'the secret that was in use until today, long enough'
const after = 'the secret that is in use from now on, long enough'
const only = openKeys('', before)
const both = openKeys('', after, before)
const last = openKeys('', after)

describe('an access token', () => {
  const clock = { now: () => 1_000, randomId: () => 'id' }
  const tokensOf = (keys: typeof only) => createAccessTokens(keys.all('access token'), 'https://app.test', 3600, clock)
  const member = { user_id: 'u', session_id: 's' }
  const bearer = { ...member, binding: null, exp: 4_600 }

  it('of the secret before this one is good until that is given up', async () => {
    const token = await tokensOf(only).sign(member, { auth_time: 1_000 })
    expect([await tokensOf(both).verify(token), await tokensOf(last).verify(token)]).toEqual([bearer, null])
  })
  it('is signed with the secret of today', async () => {
    const token = await tokensOf(both).sign(member, { auth_time: 1_000 })
    expect([await tokensOf(last).verify(token), await tokensOf(only).verify(token)]).toEqual([bearer, null])
  })
})

describe('a refresh token', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await openApp()
    await app.join()
  })
  afterEach(() => app.close())
  const tokensOf = (keys: typeof only) => createRefreshTokens(keys.all('refresh token'))
  const now = () => app.clock.now()
  async function open(): Promise<string> {
    const { id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    return await openSession(app.db, tokensOf(only), { session_id: app.clock.randomId(), user_id: id, now: now(), agent: '', most: 20 })
  }
  const renew = (keys: typeof only, token: string) => rotate(app.db, tokensOf(keys), { token, now: now(), binding: null })
  const nextOf = (rotated: Awaited<ReturnType<typeof rotate>>) => (rotated.outcome === 'renewed' ? rotated.refresh : rotated.outcome)

  it('of the secret before this one is renewed to one of today', async () => {
    const next = nextOf(await renew(both, await open()))
    expect((await renew(last, next)).outcome).toBe('renewed')
  })
  it('is unknown once its secret is given up, and ends nothing', async () => {
    const token = await open()
    expect((await renew(last, token)).outcome).toBe('refused')
    expect((await renew(both, token)).outcome).toBe('renewed')
  })
  it('gives the same successor again though the secret changed in between', async () => {
    const token = await open()
    const next = nextOf(await renew(only, token))
    expect(nextOf(await renew(both, token))).toBe(next)
  })
})
