import { expect, test } from 'vitest'
import type { Plan } from '../../contract/plans.api.ts'
import { type PlanListSnapshot, planListMachine } from '../../machines/plan-list.machine.ts'
import { edgePaths, led, refused, replay, unreached } from '../support/paths.ts'

const plan = (slug: string, sort_order: number): Plan => ({
  id: slug,
  name: slug,
  slug,
  description: '',
  sort_order,
  price_monthly: '0',
  daily_message_limit: 0,
  monthly_message_limit: 0,
  custom_domain_limit: 0,
  db_rows_limit: 0,
  can_remove_badge: false,
  is_popular: false,
})

test('PLAN-02 plans are loading, loaded by ascending sort order, or failed, and every transition is taken', async () => {
  const exploration = { cases: { 'xstate.done.actor.fetchPlans': [{ output: [plan('pro', 3), plan('free', 1), plan('creator', 2)] }] } }
  const run = await replay(planListMachine, edgePaths(planListMachine, exploration), exploration)
  expect(run.uncovered).toEqual([])
  expect(run.differences).toEqual([])
  expect(unreached(planListMachine, run.reached)).toEqual([])
  const shown = (run.reached as PlanListSnapshot[]).map((snapshot) => [snapshot.value, snapshot.context.plans.map(({ slug }) => slug)])
  expect(shown).toEqual([
    ['loading', []],
    ['loaded', ['free', 'creator', 'pro']],
    ['failed', []],
  ])
})

test('plans that did not come are asked for once more', () => {
  const { at, started } = led(planListMachine, undefined, refused('fetchPlans'), { type: 'plans.retry' })
  expect([at, started]).toEqual(['loading', ['fetchPlans']])
})
