import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { presentOnce } from '../../server/users/used-tokens.store.ts'
import { openApp, type TestApp } from '../support/app.ts'

const day = 86_400
let app: TestApp
beforeEach(async () => {
  app = await openApp()
})
afterEach(() => app.close())

const count = async (table: 'sessions' | 'mail_tokens' | 'used_tokens') =>
  Number(
    (
      await app.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows,
  )
const counts = () => Promise.all([count('sessions'), count('mail_tokens'), count('used_tokens')])

describe('tidying up', () => {
  it('keeps what still counts, and a week of what has ended, then removes it', async () => {
    const ada = await app.join()
    await ada.fetch('/api/v1/users/logout/', { method: 'POST' })
    await app.logIn()
    await presentOnce(app.db, 'a token', app.clock.now() + 60, app.clock.now())
    await app.tidy()
    expect(await counts()).toEqual([2, 1, 1])
    app.clock.advance(60)
    await app.tidy()
    expect(await counts()).toEqual([2, 1, 0])
    app.clock.advance(7 * day)
    await app.tidy()
    expect(await counts()).toEqual([1, 1, 0])
    app.clock.advance(day)
    await app.tidy()
    expect(await counts()).toEqual([1, 0, 0])
    app.clock.advance(14 * day)
    await app.tidy()
    expect(await counts()).toEqual([0, 0, 0])
  })
  it('puts those on the free plan whose cancelled plan is over', async () => {
    const ada = await app.join('ada@example.com', { plan: 'pro' })
    await app.db.updateTable('plans').set({ cancels: 'period_end' }).execute()
    await ada.fetch('/api/v1/billing/cancel/', { method: 'POST' })
    const plan = async () => (await app.db.selectFrom('users').select('plan').executeTakeFirstOrThrow()).plan
    await app.tidy()
    expect(await plan()).toBe('pro')
    app.clock.advance(31 * day)
    await app.tidy()
    expect(await plan()).toBe('free')
  })
})
