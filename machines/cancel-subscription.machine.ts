// Cancelling a paid plan (specification 7 and 8): asked first, then cancelled; a failure is said in the question, which stays open.
import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'

export interface CancelSubscriptionContext {
  readonly error: string | null
}
export type CancelSubscriptionEvent = { readonly type: 'subscription.ask' } | { readonly type: 'subscription.keep' } | { readonly type: 'subscription.cancel' }

export const cancelSubscriptionMachine = setup({
  types: {
    context: {} as CancelSubscriptionContext,
    events: {} as CancelSubscriptionEvent,
    /** The plan is another one, or may be: the profile is to be fetched again. */
    emitted: {} as { readonly type: 'subscription.changed' },
    tags: {} as 'open' | 'busy' | 'cancelled',
  },
  actors: {
    cancelSubscription: fromPromise<unknown>(() => Promise.reject(new Error('cancelSubscription is not provided.'))),
  },
  actions: {
    clearError: assign({ error: null }),
    showError: assign({ error: 'There was an error cancelling your subscription.' }),
    tellChanged: emit({ type: 'subscription.changed' as const }),
  },
}).createMachine({
  id: 'cancelSubscription',
  context: { error: null },
  initial: 'closed',
  states: {
    closed: { on: { 'subscription.ask': 'confirming' } },
    confirming: {
      tags: 'open',
      exit: 'clearError',
      on: { 'subscription.keep': 'closed', 'subscription.cancel': 'cancelling' },
    },
    cancelling: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'cancelSubscription',
        src: 'cancelSubscription',
        onDone: { target: 'cancelled', actions: 'tellChanged' },
        onError: { target: 'confirming', actions: 'showError' },
      },
      // A request that is given up may have been carried out.
      on: { 'subscription.keep': { target: 'closed', actions: 'tellChanged' } },
    },
    cancelled: { tags: 'cancelled', on: { 'subscription.ask': 'confirming' } },
  },
})

export type CancelSubscriptionActor = ActorRefFrom<typeof cancelSubscriptionMachine>
export type CancelSubscriptionSnapshot = SnapshotFrom<typeof cancelSubscriptionMachine>
