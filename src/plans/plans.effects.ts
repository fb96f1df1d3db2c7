import { fromPromise } from 'xstate'
import { plansApi } from '../../contract/plans.api.ts'
import { planListMachine } from '../../machines/plan-list.machine.ts'
import type { Client } from '../api/client.ts'
import type { ActorsOf } from '../api/projects.ts'

/** The plan list over GET /billing/plans/; a failed load is logged (specification 8). */
export const planListOver = (client: Client) =>
  planListMachine.provide({
    actors: { fetchPlans: fromPromise(({ signal }) => client.call(plansApi.plans, { signal })) } satisfies ActorsOf<typeof planListMachine>,
    actions: { logFailure: (_, { failure }) => console.error('Failed to load pricing plans.', failure.kind, failure.detail) },
  })
