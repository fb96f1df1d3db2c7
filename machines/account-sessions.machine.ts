// The browsers in which a person is logged in, and the end of any of them; where the last login was a while ago, the password is asked for first.
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { failureOf, firstMessage } from '../contract/failure.ts'
import type { Session } from '../contract/users.api.ts'

export interface AccountSessionsContext {
  readonly sessions: readonly Session[]
  /** The one that is to end, '' where none is. */
  readonly session_id: string
  readonly password: string
  readonly error: string | null
}
export type AccountSessionsEvent =
  | { readonly type: 'sessions.show' }
  | { readonly type: 'sessions.hide' }
  | { readonly type: 'sessions.retry' }
  | { readonly type: 'session.end'; readonly session_id: string }
  | { readonly type: 'password.changed'; readonly password: string }
  | { readonly type: 'proof.give' }
  | { readonly type: 'proof.cancel' }

export const accountSessionsMachine = setup({
  types: {
    context: {} as AccountSessionsContext,
    events: {} as AccountSessionsEvent,
    tags: {} as 'open' | 'loading' | 'unlisted' | 'busy' | 'proving',
  },
  actors: {
    loadSessions: fromPromise<readonly Session[]>(() => Promise.reject(new Error('loadSessions is not provided.'))),
    endSession: fromPromise<unknown, { readonly session_id: string; readonly password: string }>(() =>
      Promise.reject(new Error('endSession is not provided.')),
    ),
  },
  guards: {
    wantsProof: ({ event }) => 'error' in event && firstMessage(failureOf(event.error), 'password') !== undefined,
  },
  actions: {
    keepSessions: assign((_, params: { sessions: readonly Session[] }) => ({ sessions: params.sessions })),
    keepChoice: assign((_, params: { session_id: string }) => ({ session_id: params.session_id })),
    changePassword: assign((_, params: { password: string }) => ({ password: params.password })),
    dropSession: assign(({ context }) => ({ sessions: context.sessions.filter(({ id }) => id !== context.session_id) })),
    showRefusal: assign({ error: (_, params: { error: unknown }) => firstMessage(failureOf(params.error), 'password') ?? null }),
    showError: assign({ error: 'The session could not be ended. Please try again.' }),
    clearError: assign({ error: null }),
    clearChoice: assign({ session_id: '', password: '' }),
    clearAll: assign({ sessions: [], session_id: '', password: '', error: null }),
  },
}).createMachine({
  id: 'accountSessions',
  context: { sessions: [], session_id: '', password: '', error: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'clearAll',
      on: { 'sessions.show': 'open' },
    },
    open: {
      tags: 'open',
      initial: 'loading',
      on: { 'sessions.hide': 'closed' },
      states: {
        loading: {
          tags: 'loading',
          invoke: {
            id: 'loadSessions',
            src: 'loadSessions',
            onDone: { target: 'listed', actions: { type: 'keepSessions', params: ({ event }) => ({ sessions: event.output }) } },
            onError: 'unlisted',
          },
        },
        unlisted: { tags: 'unlisted', on: { 'sessions.retry': 'loading' } },
        listed: {
          entry: 'clearChoice',
          on: { 'session.end': { target: 'ending', actions: { type: 'keepChoice', params: ({ event }) => event } } },
        },
        ending: {
          tags: 'busy',
          entry: 'clearError',
          invoke: {
            id: 'endSession',
            src: 'endSession',
            input: ({ context }) => ({ session_id: context.session_id, password: context.password }),
            onDone: { target: 'listed', actions: 'dropSession' },
            onError: [
              { guard: 'wantsProof', target: 'proving', actions: { type: 'showRefusal', params: ({ event }) => ({ error: event.error }) } },
              { target: 'listed', actions: 'showError' },
            ],
          },
        },
        proving: {
          tags: 'proving',
          on: {
            'password.changed': { actions: { type: 'changePassword', params: ({ event }) => event } },
            'proof.give': 'ending',
            'proof.cancel': { target: 'listed', actions: 'clearError' },
          },
        },
      },
    },
  },
})

export type AccountSessionsActor = ActorRefFrom<typeof accountSessionsMachine>
export type AccountSessionsSnapshot = SnapshotFrom<typeof accountSessionsMachine>
