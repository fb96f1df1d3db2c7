import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Plan } from '../../contract/plans.api.ts'
import { planCardMachine } from '../../machines/plan-card.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const plan = (slug: string, sort_order: number, price_monthly: string): Plan => ({
  id: slug,
  name: slug,
  slug,
  description: '',
  sort_order,
  price_monthly,
  daily_message_limit: 0,
  monthly_message_limit: 0,
  custom_domain_limit: 0,
  db_rows_limit: 0,
  can_remove_badge: false,
  is_popular: false,
})
const free = plan('free', 1, '0.00')
const creator = plan('creator', 2, '20.00')
const pro = plan('pro', 3, '50')

const card = (of: Plan, current: Plan | null, offered = false) => {
  const actor = createActor(planCardMachine, { input: { plan: of, current, offered } })
  let chosen = 0
  actor.on('plan.chosen', () => {
    chosen += 1
  })
  actor.start()
  return { actor, choices: () => chosen }
}
const state = (of: Plan, current: Plan | null, offered = false) => card(of, current, offered).actor.getSnapshot().value

const cards = [
  { plan: free, current: null, offered: true },
  { plan: free, current: null, offered: false },
  { plan: free, current: creator, offered: true },
  { plan: free, current: free, offered: true },
  { plan: pro, current: free, offered: true },
]

test('every state is reached, every transition taken, and live actors agree with the chart', async () => {
  const exploration = { input: cards[0], cases: { 'card.changed': cards } }
  const run = await replay(planCardMachine, edgePaths(planCardMachine, exploration), exploration)
  expect(run.uncovered).toEqual([])
  expect(run.differences).toEqual([])
  expect(unreached(planCardMachine, run.reached)).toEqual([])
  const found = run.reached.map((snapshot) => [snapshot.context.plan.slug, snapshot.context.current?.slug ?? null, snapshot.value, [...snapshot.tags]])
  expect(found.toSorted()).toEqual([
    ['free', null, 'choosable', ['choosable']],
    ['free', null, 'unoffered', []],
    ['free', 'creator', 'lower', []],
    ['free', 'free', 'current', ['current']],
    ['pro', 'free', 'unreleased', ['unreleased']],
  ])
})

test('PLAN-07 the current plan is current, be it free or paid, offered or not', () => {
  expect([free, creator, pro].flatMap((of) => [state(of, of), state(of, of, true)])).toEqual(Array(6).fill('current'))
})

test('PLAN-07 PLAN-08 what is not free and not current is not released, above the current plan and below it, for visitors too', () => {
  expect([state(creator, free, true), state(pro, creator, true), state(creator, pro, true), state(creator, null, true)]).toEqual(Array(4).fill('unreleased'))
})

test('PLAN-07 the free plan below the current one is disabled without a reason of its own', () => {
  expect([state(free, creator, true), state(free, pro, true)]).toEqual(['lower', 'lower'])
})

test('PLAN-07 the free plan can be chosen by who has no plan, where choosing it leads somewhere', () => {
  expect([state(free, null, true), state(free, null, false)]).toEqual(['choosable', 'unoffered'])
  expect(state(free, plan('trial', 1, '0'), true)).toBe('choosable')
})

test('PLAN-07 a plan that nobody knows is judged by its price, and one whose price is no number is not free', () => {
  expect([state(plan('team', 9, '99.00'), free, true), state(plan('gift', 9, '0'), free, true)]).toEqual(['unreleased', 'choosable'])
  expect(['', 'free', '-1', 'NaN', '0x0'].map((price) => state(plan('odd', 9, price), null, true))).toEqual(Array(5).fill('unreleased'))
})

test('only a plan that can be chosen tells that it was', () => {
  const choose = (...input: Parameters<typeof card>) => {
    const { actor, choices } = card(...input)
    actor.send({ type: 'plan.choose' })
    return [choices(), actor.getSnapshot().value]
  }
  expect(choose(free, null, true)).toEqual([1, 'choosable'])
  expect([choose(free, null), choose(free, free), choose(free, creator, true), choose(creator, free, true)]).toEqual([
    [0, 'unoffered'],
    [0, 'current'],
    [0, 'lower'],
    [0, 'unreleased'],
  ])
})

test.each(cards)('a card that has become $plan.slug beside $current.slug, offered: $offered, is judged anew from every state', (next) => {
  const wanted = state(next.plan, next.current, next.offered)
  for (const { plan: of, current, offered } of cards) {
    const { actor } = card(of, current, offered)
    actor.send({ type: 'card.changed', ...next })
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([wanted, next])
  }
})
