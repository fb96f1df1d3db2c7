import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { giveBack, takeMessage, usageOf } from '../../server/billing/allowance.store.ts'
import { planEdit } from '../../server/billing/plans.rules.ts'
import { openApp, type TestApp } from '../support/app.ts'

let app: TestApp
let user_id: string
beforeEach(async () => {
  app = await openApp()
  await app.join()
  user_id = (await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id
})
afterEach(() => app.close())

const take = () => app.db.transaction().execute((trx) => takeMessage(trx, user_id, app.clock.now()))
const used = async (of: Readonly<Record<string, number>>) => {
  await app.db
    .insertInto('usage')
    .values(Object.entries(of).map(([period, used]) => ({ user_id, period, used })))
    .execute()
}
const stored = async () => Object.fromEntries((await app.db.selectFrom('usage').selectAll().execute()).map(({ period, used }) => [period, used]))
const midnight = Date.UTC(2026, 10, 22) / 1000
const december = Date.UTC(2026, 11, 1) / 1000

describe('the allowance', () => {
  it('BUILD-04 a message counts in the day and in the month, and the profile says how many', async () => {
    expect(await take()).toEqual({ taken: true, day: '2026-11-21', month: '2026-11', remaining_today: 29, remaining_month: 299, resets_at: midnight })
    expect(await usageOf(app.db, user_id, app.clock.now())).toEqual({
      daily_usage: 1,
      monthly_usage: 1,
      daily_resets_at: midnight,
      monthly_resets_at: december,
    })
  })
  it('BUILD-04 at the limit of the day nothing is taken of the month', async () => {
    await used({ '2026-11-21': 30, '2026-11': 40 })
    expect(await take()).toEqual({
      taken: false,
      resets_at: midnight,
      detail: 'You have used all 30 messages of this day. You can send the next one from 22 November, 00:00 UTC.',
    })
    expect(await stored()).toEqual({ '2026-11-21': 30, '2026-11': 40 })
  })
  it('BUILD-04 at the limit of the month nothing is taken of the day', async () => {
    await used({ '2026-11-21': 3, '2026-11': 300 })
    expect(await take()).toEqual({
      taken: false,
      resets_at: december,
      detail: 'You have used all 300 messages of this month. You can send the next one from 1 December, 00:00 UTC.',
    })
    expect(await stored()).toEqual({ '2026-11-21': 3, '2026-11': 300 })
  })
  it('BUILD-04 50 parallel messages with 1 left: exactly one is taken', async () => {
    await used({ '2026-11-21': 29, '2026-11': 29 })
    const outcomes = await Promise.all(Array.from({ length: 50 }, take))
    expect(outcomes.filter((outcome) => outcome.taken).length).toBe(1)
    expect(await stored()).toEqual({ '2026-11-21': 30, '2026-11': 30 })
  })
  it('BUILD-04 a limit of 0 is none, and then the month is what starts anew', async () => {
    await app.db.updateTable('users').set({ plan: 'creator' }).execute()
    await used({ '2026-11-21': 900, '2026-11': 999 })
    expect(await take()).toEqual({ taken: true, day: '2026-11-21', month: '2026-11', remaining_today: null, remaining_month: 0, resets_at: december })
    expect((await take()).taken).toBe(false)
  })
  it('BUILD-04 a new day has its own count', async () => {
    await used({ '2026-11-21': 30, '2026-11': 30 })
    app.clock.advance(12 * 3600)
    expect(await take()).toMatchObject({ taken: true, day: '2026-11-22', remaining_today: 29, remaining_month: 269 })
  })
  it('BUILD-04 a message given back goes to the periods that it was taken of, never below none', async () => {
    await take()
    app.clock.advance(86_400)
    await giveBack(app.db, { user_id, day: '2026-11-21', month: '2026-11' })
    await giveBack(app.db, { user_id, day: '2026-11-21', month: '2026-11' })
    expect(await stored()).toEqual({ '2026-11-21': 0, '2026-11': 0 })
  })
  it('a transaction that fails takes nothing', async () => {
    const failed = app.db.transaction().execute(async (trx) => {
      await takeMessage(trx, user_id, app.clock.now())
      throw new Error('the message could not be written')
    })
    await expect(failed).rejects.toThrow('the message could not be written')
    expect(await stored()).toEqual({})
  })
})

describe('plans', () => {
  it.each([
    ['daily_message_limit', ' 45 ', { change: { daily_message_limit: 45 } }],
    ['is_popular', 'no', { change: { is_popular: 0 } }],
    ['slug', 'gratis', { problem: expect.stringMatching(/^A plan has no slug\. What can be changed is name, description, /) }],
    ['__proto__', '1', { problem: expect.stringMatching(/^A plan has no __proto__\./) }],
    ['price_monthly', '20', { problem: 'price_monthly must be dollars like 20.00.' }],
    ['model_tier', 'best', { problem: 'model_tier must be basic or advanced.' }],
    ['db_rows_limit', '-1', { problem: 'db_rows_limit must be a whole number, 0 for none.' }],
  ])('whose %s is to be %j: %j', (field, text, edit) => {
    expect(planEdit(field, text)).toEqual(edit)
  })
  it('CALL-13 the list of plans is for everyone, by ascending sort order', async () => {
    const reply = await app.fetch('/api/v1/billing/plans/')
    expect(reply.status).toBe(200)
    const none = { daily_message_limit: 0, custom_domain_limit: 0, can_remove_badge: false, is_popular: false, model_tier: 'basic' }
    expect(await reply.json()).toEqual({
      count: 3,
      next: null,
      previous: null,
      results: [
        {
          ...none,
          id: '1',
          slug: 'free',
          name: 'Free',
          description: 'For trying ideas out.',
          sort_order: 1,
          price_monthly: '0.00',
          daily_message_limit: 30,
          monthly_message_limit: 300,
          db_rows_limit: 500,
        },
        {
          ...none,
          id: '2',
          slug: 'creator',
          name: 'Creator',
          description: 'For people who ship side projects.',
          sort_order: 2,
          price_monthly: '20.00',
          monthly_message_limit: 1000,
          custom_domain_limit: 1,
          db_rows_limit: 5000,
          can_remove_badge: true,
          is_popular: true,
        },
        {
          ...none,
          id: '3',
          slug: 'pro',
          name: 'Pro',
          description: 'For small teams and client work.',
          sort_order: 3,
          price_monthly: '50.00',
          monthly_message_limit: 3000,
          custom_domain_limit: 5,
          db_rows_limit: 50_000,
          can_remove_badge: true,
          model_tier: 'advanced',
        },
      ],
    })
  })
})
