import { planListMachine } from '../../../machines/plan-list.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'

const plan = (name: string, sort_order: number) => ({ id: name, name, slug: name.toLowerCase(), sort_order, price_monthly: '0.00' })

await replayInBrowser({
  name: 'plan-list',
  machine: planListMachine,
  exploration: {
    cases: {
      'xstate.done.actor.fetchPlans': [{ output: [plan('Creator', 2), plan('Free', 1)] }],
      'xstate.error.actor.fetchPlans': [failing('network')],
    },
  },
  calls: { fetchPlans: 'GET /billing/plans/' },
  open: ({ goto }) => goto('/price'),
  gestures: { 'plans.retry': ({ page }) => page.getByRole('button', { name: 'Retry' }).click() },
  shows: {
    loading: ({ page }) => expect(page.getByText('Loading plans...')).toBeVisible(),
    loaded: ({ page }) => expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Free', 'Creator']),
    failed: ({ page }) => expect(page.getByText('Failed to load pricing plans.')).toBeVisible(),
  },
  logs: { 'xstate.error.actor.fetchPlans': 'Failed to load pricing plans. network' },
})
