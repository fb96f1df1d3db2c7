// The plans that the pricing view shows (specification 4): loading, then loaded, or an error in their place that can be tried again.
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type Failure, failureOf } from '../contract/failure.ts'
import type { Plan } from '../contract/plans.api.ts'

export interface PlanListContext {
  /** By ascending sort order. */
  readonly plans: readonly Plan[]
}
export type PlanListEvent = { readonly type: 'plans.retry' }

export const planListMachine = setup({
  types: {
    context: {} as PlanListContext,
    events: {} as PlanListEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    fetchPlans: fromPromise<readonly Plan[]>(() => Promise.reject(new Error('fetchPlans is not provided.'))),
  },
  actions: {
    takePlans: assign({ plans: (_, params: { plans: readonly Plan[] }) => params.plans.toSorted((a, b) => a.sort_order - b.sort_order) }),
    logFailure: (_, _params: { failure: Failure }) => {},
  },
}).createMachine({
  id: 'planList',
  context: { plans: [] },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchPlans',
        src: 'fetchPlans',
        onDone: { target: 'loaded', actions: { type: 'takePlans', params: ({ event }) => ({ plans: event.output }) } },
        onError: { target: 'failed', actions: { type: 'logFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) } },
      },
    },
    loaded: {},
    failed: { tags: 'failed', on: { 'plans.retry': 'loading' } },
  },
})

export type PlanListActor = ActorRefFrom<typeof planListMachine>
export type PlanListSnapshot = SnapshotFrom<typeof planListMachine>
