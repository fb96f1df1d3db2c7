import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRefreshTokens } from '../../server/users/refresh-token.ts'
import { openKeys } from '../../server/users/secret.store.ts'
import { openSession, revokeSession, rotate } from '../../server/users/sessions.store.ts'
import { openApp, type TestApp } from '../support/app.ts'

const day = 86_400
const refresh = createRefreshTokens(openKeys('', 'a secret of a test, 32 characters long').all('refresh token'))

let app: TestApp
let user_id: string
beforeAll(async () => {
  app = await openApp()
  await app.join()
  user_id = (await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => app.close())

type Step = { readonly kind: 'renew'; readonly back: number } | { readonly kind: 'wait'; readonly seconds: number } | { readonly kind: 'log out' }
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('renew' as const), back: fc.constantFrom(0, 0, 0, 1, 1, 2, 3) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 59, 60, 61, day, 13 * day, 14 * day) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'log out' as const }) },
)

/** What the rules say a session does, without a database. */
class Expected {
  readonly tokens: string[]
  readonly began: number
  #alive = true
  #rotated: number
  #expires: number
  constructor(first: string, now: number) {
    this.tokens = [first]
    this.began = now
    this.#rotated = now
    this.#expires = now + 14 * day
  }
  isAlive(now: number): boolean {
    return this.#alive && this.#expires > now
  }
  /** The outcome of bringing the token of that age; a renewal by the newest adds the next. */
  renew(back: number, now: number): 'next' | 'same' | 'reused' | 'refused' {
    if (!this.isAlive(now)) return 'refused'
    if (back === 0) {
      this.#rotated = now
      this.#expires = Math.min(now + 14 * day, this.began + 30 * day)
      return 'next'
    }
    if (back === 1 && this.#rotated + 60 >= now) return 'same'
    this.#alive = false
    return 'reused'
  }
  logOut(): void {
    this.#alive = false
  }
}

async function follow(steps: readonly Step[]): Promise<void> {
  const session_id = app.clock.randomId()
  const { clock, db } = app
  const expected = new Expected(await openSession(db, refresh, { session_id, user_id, now: clock.now(), agent: '', most: 20 }), clock.now())
  const { tokens } = expected
  for (const of of steps) {
    if (of.kind === 'wait') clock.advance(of.seconds)
    if (of.kind === 'log out') {
      expected.logOut()
      await revokeSession(db, session_id, clock.now())
    }
    if (of.kind !== 'renew') continue
    const back = Math.min(of.back, tokens.length - 1)
    const should = expected.renew(back, clock.now())
    const rotated = await rotate(db, refresh, { token: tokens.at(-1 - back) ?? '', now: clock.now(), binding: null })
    expect(rotated.outcome).toBe(should === 'next' || should === 'same' ? 'renewed' : should)
    if (rotated.outcome === 'renewed' && should === 'next') tokens.push(rotated.refresh)
    if (rotated.outcome === 'renewed') expect(rotated.refresh).toBe(tokens.at(-1))
    expect(new Set(tokens).size).toBe(tokens.length)
  }
}

describe('whatever order renewals, waits and logouts come in', () => {
  it('a session has one living line of refresh tokens, and dies of a used one', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), follow), { numRuns: 1_000 })
  })
})
