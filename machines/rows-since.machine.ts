// What restoring a version together with its data would undo: compared first, and asked before anything is put back.
import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type Failure, failureOf } from '../contract/failure.ts'
import type { RowsSince } from '../contract/rows.api.ts'

export interface RowsSinceContext {
  readonly project_id: string
  readonly number: number
  readonly since: RowsSince | null
  readonly failure: Failure | null
}
export interface RowsSinceInput {
  readonly project_id: string
}
export type RowsSinceEvent =
  | { readonly type: 'restore.ask'; readonly number: number }
  | { readonly type: 'restore.leave' }
  | { readonly type: 'restore.confirm' }
  | { readonly type: 'comparison.retry' }

export const rowsSinceMachine = setup({
  types: {
    context: {} as RowsSinceContext,
    events: {} as RowsSinceEvent,
    input: {} as RowsSinceInput,
    emitted: {} as { readonly type: 'restore.confirmed'; readonly number: number },
    tags: {} as 'open' | 'busy' | 'compared',
  },
  actors: {
    compareRows: fromPromise<RowsSince, { readonly project_id: string; readonly number: number }>(() =>
      Promise.reject(new Error('compareRows is not provided.')),
    ),
  },
  guards: {
    isKept: ({ context }) => context.since?.kept === true,
  },
  actions: {
    keepNumber: assign((_, params: { number: number }) => ({ number: params.number, since: null })),
    keepSince: assign({ since: (_, params: { since: RowsSince }) => params.since }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    tellConfirmed: emit(({ context }) => ({ type: 'restore.confirmed' as const, number: context.number })),
  },
}).createMachine({
  id: 'rowsSince',
  context: ({ input }) => ({ project_id: input.project_id, number: 0, since: null, failure: null }),
  initial: 'closed',
  states: {
    closed: { on: { 'restore.ask': { target: 'comparing', actions: { type: 'keepNumber', params: ({ event }) => event } } } },
    comparing: {
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'compareRows',
        src: 'compareRows',
        input: ({ context }) => ({ project_id: context.project_id, number: context.number }),
        onDone: { target: 'compared', actions: { type: 'keepSince', params: ({ event }) => ({ since: event.output }) } },
        onError: { target: 'uncompared', actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) } },
      },
      on: { 'restore.leave': 'closed' },
    },
    compared: {
      tags: ['open', 'compared'],
      on: {
        'restore.confirm': { guard: 'isKept', target: 'closed', actions: 'tellConfirmed' },
        'restore.leave': 'closed',
      },
    },
    uncompared: { tags: 'open', on: { 'comparison.retry': 'comparing', 'restore.leave': 'closed' } },
  },
})

export type RowsSinceActor = ActorRefFrom<typeof rowsSinceMachine>
export type RowsSinceSnapshot = SnapshotFrom<typeof rowsSinceMachine>
