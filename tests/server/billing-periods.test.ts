import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { periodsOf } from '../../server/billing/allowance.rules.ts'
import { giveBack, takeMessage, usageOf } from '../../server/billing/allowance.store.ts'
import { openApp, type TestApp } from '../support/app.ts'

const at = (iso: string) => Date.parse(iso) / 1000

describe('the day and the month that a message counts in', () => {
  it.each([
    ['2026-11-21T12:00:00Z', '2026-11-21', '2026-11', '2026-11-22', '2026-12-01'],
    ['2026-11-21T23:59:59Z', '2026-11-21', '2026-11', '2026-11-22', '2026-12-01'],
    ['2026-11-22T00:00:00Z', '2026-11-22', '2026-11', '2026-11-23', '2026-12-01'],
    ['2026-11-30T23:59:59Z', '2026-11-30', '2026-11', '2026-12-01', '2026-12-01'],
    ['2026-12-31T23:59:59Z', '2026-12-31', '2026-12', '2027-01-01', '2027-01-01'],
    ['2027-01-01T00:00:00Z', '2027-01-01', '2027-01', '2027-01-02', '2027-02-01'],
    ['2028-02-28T23:00:00Z', '2028-02-28', '2028-02', '2028-02-29', '2028-03-01'],
    ['2028-02-29T23:59:59Z', '2028-02-29', '2028-02', '2028-03-01', '2028-03-01'],
    ['2026-11-21T23:30:00-05:00', '2026-11-22', '2026-11', '2026-11-23', '2026-12-01'],
  ])('at %s are those of UTC', (now, day, month, day_ends, month_ends) => {
    expect(periodsOf(at(now))).toEqual({ day, month, day_ends: at(`${day_ends}T00:00:00Z`), month_ends: at(`${month_ends}T00:00:00Z`) })
  })
})

describe('a message at the edge of a period', () => {
  let app: TestApp
  let user_id: string
  beforeEach(async () => {
    app = await openApp({ now: at('2026-12-31T23:59:59Z') })
    await app.join('ada@example.com', { plan: 'pro' })
    user_id = (await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id
  })
  afterEach(() => app.close())
  const used = async () => {
    const { daily_usage, monthly_usage } = await usageOf(app.db, user_id, app.clock.now())
    return [daily_usage, monthly_usage]
  }

  it('is given back to the day and month that it was taken of, though these are over', async () => {
    const taken = await takeMessage(app.db, user_id, app.clock.now())
    app.clock.advance(1)
    await takeMessage(app.db, user_id, app.clock.now())
    if (taken.taken) await giveBack(app.db, { user_id, day: taken.day, month: taken.month })
    expect(await used()).toEqual([1, 1])
    expect(await app.db.selectFrom('usage').select(['period', 'used']).orderBy('period').execute()).toEqual([
      { period: '2026-12', used: 0 },
      { period: '2026-12-31', used: 0 },
      { period: '2027-01', used: 1 },
      { period: '2027-01-01', used: 1 },
    ])
  })
  it('past the end of a cancelled plan counts by the limits of the free one', async () => {
    await app.db
      .updateTable('users')
      .set({ plan_ends_at: app.clock.now() + 1 })
      .execute()
    expect(await takeMessage(app.db, user_id, app.clock.now())).toMatchObject({ taken: true, remaining_today: null, remaining_month: 2_999 })
    app.clock.advance(1)
    expect(await takeMessage(app.db, user_id, app.clock.now())).toMatchObject({ taken: true, remaining_today: 29, remaining_month: 299 })
    expect(await app.db.selectFrom('users').select(['plan', 'plan_ends_at']).execute()).toEqual([{ plan: 'free', plan_ends_at: null }])
  })
})
