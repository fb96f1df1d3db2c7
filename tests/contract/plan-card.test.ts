import { describe, expect, it } from 'vitest'
import { addOns, hasAddOns, isCurrent, isFree, isLower, planFeatures, planPrice } from '../../contract/plan-card.ts'
import type { Plan } from '../../contract/plans.api.ts'

const plan = (own: Partial<Plan>): Plan => ({
  id: 'free',
  name: 'Free',
  slug: 'free',
  description: 'For trying ideas out.',
  sort_order: 1,
  price_monthly: '0.00',
  daily_message_limit: 0,
  monthly_message_limit: 0,
  custom_domain_limit: 0,
  db_rows_limit: 0,
  can_remove_badge: false,
  is_popular: false,
  ...own,
})
const first = (own: Partial<Plan>) => planFeatures(plan(own), 'sparksite.app')[0]

describe('the price of a plan', () => {
  it.each([
    ['0.00', '$0', true],
    ['0', '$0', true],
    ['20.00', '$20', false],
    ['49.99', '$50', false],
    ['1200', '$1,200', false],
    ['0.01', '$0', false],
    [' 20.00 ', '$20', false],
    ['', null, false],
    ['free', null, false],
    ['-5', null, false],
    ['1e3', null, false],
    ['Infinity', null, false],
  ])('PLAN-06 "%s" is shown as %s a month, and is free: %s', (price_monthly, shown, free) => {
    expect([planPrice({ price_monthly }), isFree({ price_monthly })]).toEqual([shown, free])
  })
})

describe('the feature lines of a plan', () => {
  it.each([
    [5, 30, '5 messages per day, up to 30 per month'],
    [0, 100, '100 messages per month'],
    [null, 100, '100 messages per month'],
    [5, 0, 'Website hosting included'],
    [5, null, 'Website hosting included'],
    [0, 0, 'Website hosting included'],
    [-1, -1, 'Website hosting included'],
  ])('PLAN-03 with %s messages a day and %s a month they begin "%s"', (daily_message_limit, monthly_message_limit, line) => {
    expect(first({ daily_message_limit, monthly_message_limit })).toBe(line)
  })
  it.each([
    [{ custom_domain_limit: 5 }, '5 sparksite.app domains'],
    [{ custom_domain_limit: 1 }, '1 sparksite.app domains'],
    [{ custom_domain_limit: 0 }, 'Website hosting included'],
    [{ custom_domain_limit: null }, 'Website hosting included'],
    [{ db_rows_limit: 500 }, '500 rows database capability'],
    [{ db_rows_limit: 1_250_000 }, '1,250,000 rows database capability'],
    [{ db_rows_limit: null }, 'Website hosting included'],
  ])('PLAN-04 with %o they begin "%s"', (own, line) => {
    expect(first(own)).toBe(line)
  })
  it('PLAN-05 hosting and models are in every plan, the advanced models in pro alone', () => {
    const lines = (slug: string) => planFeatures(plan({ slug }), 'sparksite.app')
    expect(lines('pro')).toEqual(['Website hosting included', 'Advanced AI models for your apps'])
    for (const slug of ['free', 'creator', 'team']) expect(lines(slug)).toEqual(['Website hosting included', 'Basic AI models for your apps'])
  })
  it('PLAN-05 the models are those that the plan names, where it names them', () => {
    const models = (slug: string, model_tier: string) => planFeatures(plan({ slug, model_tier }), 'sparksite.app')[1]
    expect(models('creator', 'advanced')).toBe('Advanced AI models for your apps')
    expect([models('creator', 'basic'), models('pro', 'basic')]).toEqual(['Basic AI models for your apps', 'Basic AI models for your apps'])
  })
  it('PLAN-03 PLAN-04 PLAN-05 come in their order', () => {
    const all = plan({ slug: 'pro', daily_message_limit: 5, monthly_message_limit: 30, custom_domain_limit: 5, db_rows_limit: 50_000, can_remove_badge: true })
    expect(planFeatures(all, 'sparksite.app')).toEqual([
      '5 messages per day, up to 30 per month',
      '5 sparksite.app domains',
      '50,000 rows database capability',
      'Website hosting included',
      'Advanced AI models for your apps',
      'Remove badge',
    ])
  })
})

describe('what a plan can be upgraded to', () => {
  it('PLAN-07 the current plan is known by its slug, and nobody has no plan', () => {
    expect([isCurrent({ slug: 'free' }, { slug: 'free' }), isCurrent({ slug: 'free' }, { slug: 'pro' }), isCurrent({ slug: 'free' }, null)]).toEqual([
      true,
      false,
      false,
    ])
  })
  it('PLAN-07 a plan is lower by its sort order alone, and never lower than none', () => {
    const lower = (own: number, current: number | null) => isLower({ sort_order: own }, current === null ? null : { sort_order: current })
    expect([lower(1, 2), lower(2, 2), lower(3, 2), lower(1, null)]).toEqual([true, false, false, false])
  })
  it('PLAN-10 creator and pro have add-ons: 50 messages for $10 and 100 for $20', () => {
    expect(['free', 'creator', 'pro', 'team'].map((slug) => hasAddOns({ slug }))).toEqual([false, true, true, false])
    expect(addOns).toEqual([
      { messages: 50, price: 10 },
      { messages: 100, price: 20 },
    ])
  })
})
