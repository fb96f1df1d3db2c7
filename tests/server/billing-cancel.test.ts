import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { planEnd } from '../../server/billing/plans.rules.ts'
import { endPlans, setPlan } from '../../server/billing/plans.store.ts'
import { openApp, type Person, type TestApp } from '../support/app.ts'

const at = (iso: string) => Date.parse(iso) / 1000

describe('the end of a cancelled plan', () => {
  it.each([
    ['2026-01-15T08:30:00Z', '2026-01-15T08:30:00Z', '2026-02-15T08:30:00Z'],
    ['2026-01-15T08:30:00Z', '2026-02-15T08:29:59Z', '2026-02-15T08:30:00Z'],
    ['2026-01-15T08:30:00Z', '2026-02-15T08:30:00Z', '2026-03-15T08:30:00Z'],
    ['2026-01-31T23:59:59Z', '2026-02-01T00:00:00Z', '2026-02-28T23:59:59Z'],
    ['2026-01-31T00:00:00Z', '2026-03-01T00:00:00Z', '2026-03-31T00:00:00Z'],
    ['2023-12-31T12:00:00Z', '2024-02-01T00:00:00Z', '2024-02-29T12:00:00Z'],
  ])('of a plan since %s, cancelled at %s, is %s', (since, now, end) => {
    expect(planEnd(at(since), at(now))).toBe(at(end))
  })
})

describe('cancelling a subscription', () => {
  let app: TestApp
  let ada: Person
  beforeEach(async () => {
    app = await openApp()
    ada = await app.join('ada@example.com', { plan: 'creator' })
  })
  afterEach(() => app.close())
  const cancel = () => ada.fetch('/api/v1/billing/cancel/', { method: 'POST' })
  async function plan() {
    const profile = (await (await ada.fetch('/api/v1/users/profile/')).json()) as { current_plan: { slug: string }; plan_ends_at: number | null }
    return [profile.current_plan.slug, profile.plan_ends_at]
  }
  const atPeriodEnd = () => app.db.updateTable('plans').set({ cancels: 'period_end' }).execute()

  it('puts the person on the free plan at once where the plan says so', async () => {
    expect((await cancel()).status).toBe(204)
    expect(await plan()).toEqual(['free', null])
  })

  it('lets the plan go on to the end of its month where the plan says so', async () => {
    await atPeriodEnd()
    const now = app.clock.now()
    const ends = at('2026-12-21T12:00:00Z')
    expect((await cancel()).status).toBe(204)
    expect(await plan()).toEqual(['creator', ends])
    app.clock.advance(ends - now - 1)
    ada = await app.logIn()
    expect(await plan()).toEqual(['creator', ends])
    app.clock.advance(1)
    expect(await plan()).toEqual(['free', null])
  })

  it.each(['at_once', 'period_end'] as const)('ten times at once (%s) changes the plan once, sends one mail, and answers 204 each time', async (cancels) => {
    await app.db.updateTable('plans').set({ cancels }).execute()
    const replies = await Promise.all(Array.from({ length: 10 }, cancel))
    expect(replies.map((reply) => reply.status)).toEqual(Array(10).fill(204))
    const state = await plan()
    app.clock.advance(60)
    expect((await cancel()).status).toBe(204)
    expect(await plan()).toEqual(state)
    const mails = (await app.mails()).filter((mail) => mail.subject === 'Your subscription was cancelled')
    expect(mails.map((mail) => mail.recipient)).toEqual(['ada@example.com'])
  })

  it('is refused on the free plan', async () => {
    const bob = await app.join('bob@example.com')
    const reply = await bob.fetch('/api/v1/billing/cancel/', { method: 'POST' })
    expect([reply.status, await reply.json()]).toEqual([
      400,
      { detail: 'You are on the free plan: there is nothing to cancel.', request_id: expect.any(String) },
    ])
  })

  it('can be done again once an operator has set a plan again', async () => {
    await cancel()
    const { id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    expect([await setPlan(app.db, id, 'pro', app.clock.now()), await plan()]).toEqual([true, ['pro', null]])
    expect([(await cancel()).status, await plan()]).toEqual([204, ['free', null]])
  })

  it('keeps an unknown plan and an unknown person from being set', async () => {
    const { id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    expect([await setPlan(app.db, id, 'gold', 1), await setPlan(app.db, 'nobody', 'pro', 1), await plan()]).toEqual([false, false, ['creator', null]])
  })

  it('ends, for everybody at once, the plans whose time has come, and no others', async () => {
    await atPeriodEnd()
    const bob = await app.join('bob@example.com', { plan: 'pro' })
    await cancel()
    await endPlans(app.db, at('2026-12-21T12:00:00Z'))
    const rows = await app.db.selectFrom('users').select(['email', 'plan']).orderBy('email').execute()
    expect(rows).toEqual([
      { email: 'ada@example.com', plan: 'free' },
      { email: bob.email, plan: 'pro' },
    ])
  })
})
