// Whether somebody is logged in (specification 4). A token without its profile is `initializing`, and no route set is shown then:
// the only moment at which the address may change to one that the other route set does not know.
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { User } from '../contract/users.api.ts'

export interface SessionContext {
  readonly token: string | null
  readonly refresh: string | null
  readonly user: User | null
  /** Where a login that is under way leads; null leaves the address alone. */
  readonly destination: string | null
  /** True where a session ended without its person asking, until somebody logs in. */
  readonly ended: boolean
}
export interface SessionInput {
  /** The stored access token, already found to be well-formed and unexpired, or null. */
  readonly token: string | null
  readonly refresh: string | null
}
export type SessionEvent =
  | { readonly type: 'login.succeeded'; readonly access: string; readonly refresh: string | null; readonly destination: string }
  | { readonly type: 'session.logout' }
  /** The server no longer takes the token that is held. */
  | { readonly type: 'session.expired' }
  | { readonly type: 'profile.changed' }

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as 'busy',
  },
  actors: {
    fetchProfile: fromPromise<User>(() => Promise.reject(new Error('fetchProfile is not provided.'))),
    refetchProfile: fromPromise<User>(() => Promise.reject(new Error('refetchProfile is not provided.'))),
  },
  guards: {
    hasNoToken: ({ context }) => context.token === null,
  },
  actions: {
    takeTokens: assign((_, params: { access: string; refresh: string | null; destination: string }) => ({
      token: params.access,
      refresh: params.refresh,
      destination: params.destination,
      ended: false,
    })),
    sayEnded: assign({ ended: true }),
    takeUser: assign({ user: (_, params: { user: User }) => params.user }),
    dropSession: assign({ token: null, refresh: null, user: null, destination: null }),
    forgetDestination: assign({ destination: null }),
    storeTokens: (_, _params: { access: string; refresh: string | null }) => {},
    storeUser: (_, _params: { user: User }) => {},
    clearStorage: () => {},
    /** What the person was writing is nobody else's; an expired session leaves it for their return. */
    forgetWords: () => {},
    /** The token comes along: the context has lost it by the time that the call is made. */
    revokeSession: (_, _params: { token: string | null; refresh: string | null }) => {},
    goTo: (_, _params: { path: string | null }) => {},
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ token: input.token, refresh: input.refresh, user: null, destination: null, ended: false }),
  initial: 'initializing',
  states: {
    initializing: {
      tags: 'busy',
      always: { guard: 'hasNoToken', target: 'loggedOut' },
      invoke: {
        id: 'fetchProfile',
        src: 'fetchProfile',
        onDone: {
          target: 'loggedIn',
          actions: [
            { type: 'takeUser', params: ({ event }) => ({ user: event.output }) },
            { type: 'storeUser', params: ({ event }) => ({ user: event.output }) },
            { type: 'goTo', params: ({ context }) => ({ path: context.destination }) },
            'forgetDestination',
          ],
        },
        onError: { target: 'loggedOut', actions: ['clearStorage', 'dropSession', 'sayEnded'] },
      },
      on: {
        'session.logout': {
          target: 'loggedOut',
          actions: [
            { type: 'revokeSession', params: ({ context }) => ({ token: context.token, refresh: context.refresh }) },
            'clearStorage',
            'forgetWords',
            'dropSession',
          ],
        },
      },
    },
    loggedOut: {
      on: {
        'login.succeeded': {
          target: 'initializing',
          actions: [
            { type: 'takeTokens', params: ({ event }) => event },
            { type: 'storeTokens', params: ({ event }) => ({ access: event.access, refresh: event.refresh }) },
          ],
        },
      },
    },
    loggedIn: {
      initial: 'current',
      on: {
        'session.logout': {
          target: 'loggedOut',
          actions: [
            { type: 'revokeSession', params: ({ context }) => ({ token: context.token, refresh: context.refresh }) },
            'clearStorage',
            'forgetWords',
            'dropSession',
            { type: 'goTo', params: { path: '/' } },
          ],
        },
        'session.expired': { target: 'loggedOut', actions: ['clearStorage', 'dropSession', 'sayEnded'] },
        'profile.changed': '.refreshing',
      },
      states: {
        current: {},
        refreshing: {
          invoke: {
            id: 'refetchProfile',
            src: 'refetchProfile',
            onDone: {
              target: 'current',
              actions: [
                { type: 'takeUser', params: ({ event }) => ({ user: event.output }) },
                { type: 'storeUser', params: ({ event }) => ({ user: event.output }) },
              ],
            },
            // A refused token has already come in as `session.expired`; a lost connection leaves the profile as it was.
            onError: 'current',
          },
        },
      },
    },
  },
})

export type SessionActor = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

/** Which route set is shown; null while the profile is being fetched. */
export const routeSetOf = (snapshot: SessionSnapshot): 'anonymous' | 'member' | null =>
  snapshot.matches('loggedIn') ? 'member' : snapshot.matches('loggedOut') ? 'anonymous' : null
