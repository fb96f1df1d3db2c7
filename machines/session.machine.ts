// Whether somebody is logged in (specification 4). A token without its profile is `initializing`, and no route set is shown then:
// the only moment at which the address may change to one that the other route set does not know.
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate'
import { failureOf } from '../contract/failure.ts'
import type { User } from '../contract/users.api.ts'
import { type HeldTokens, tokenLifeMachine } from './token-life.machine.ts'

export interface SessionContext {
  readonly token: string | null
  readonly refresh: string | null
  readonly renew_in_ms: number
  readonly expire_in_ms: number
  readonly user: User | null
  /** Where a login that is under way leads; null leaves the address alone. */
  readonly destination: string | null
  /** True where a session ended without its person asking, until somebody logs in. */
  readonly ended: boolean
  /** True where the token is the successor of another and has not been taken by the server yet. */
  readonly unproven: boolean
}
export interface SessionInput {
  /** The stored access token, already found to be well-formed and unexpired, or null. */
  readonly token: string | null
  readonly refresh: string | null
  readonly renew_in_ms?: number
  readonly expire_in_ms?: number
}
type Given = Pick<HeldTokens, 'access' | 'refresh'> & Partial<HeldTokens>
export type SessionEvent =
  | ({ readonly type: 'login.succeeded'; readonly destination: string } & Given)
  | { readonly type: 'session.logout' }
  /** The server no longer takes the token that is held. */
  | { readonly type: 'session.expired' }
  | { readonly type: 'profile.changed' }
  /** Another tab logged somebody in. */
  | ({ readonly type: 'tokens.arrived' } & Given)
  /** Another tab renewed the tokens of the person who is logged in here. */
  | ({ readonly type: 'tokens.renewed' } & Given)
  /** Another tab logged out. */
  | { readonly type: 'tokens.removed' }

/** The longest that a timer can run, in milliseconds. */
const longest = 2_147_483_647
const shortened = (milliseconds: number = longest): number => Math.max(0, Math.min(milliseconds, longest))

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
    renewTokens: fromPromise<HeldTokens, { readonly refresh: string | null }>(() => Promise.reject(new Error('renewTokens is not provided.'))),
    tokenLife: tokenLifeMachine,
  },
  guards: {
    hasNoToken: ({ context }) => context.token === null,
    canRecover: ({ context }, params: { error: unknown }) =>
      context.refresh !== null && !context.unproven && failureOf(params.error).kind === 'unauthenticated',
    hasSuccessor: (_, params: { tokens: HeldTokens | null }) => params.tokens !== null,
  },
  actions: {
    takeTokens: assign((_, params: { tokens: Given | null }) => ({
      token: params.tokens?.access ?? null,
      refresh: params.tokens?.refresh ?? null,
      renew_in_ms: shortened(params.tokens?.renew_in_ms),
      expire_in_ms: shortened(params.tokens?.expire_in_ms),
      ended: false,
      unproven: false,
    })),
    takeDestination: assign({ destination: (_, params: { path: string }) => params.path }),
    sayUnproven: assign({ unproven: true }),
    sayEnded: assign({ ended: true }),
    takeUser: assign({ user: (_, params: { user: User }) => params.user, unproven: false }),
    dropSession: assign({ token: null, refresh: null, user: null, destination: null, unproven: false }),
    dropUser: assign({ user: null }),
    forgetDestination: assign({ destination: null }),
    tellRefused: sendTo('tokenLife', { type: 'token.refused' }),
    tellProven: sendTo('tokenLife', { type: 'token.proven' }),
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
  context: ({ input }) => ({
    token: input.token,
    refresh: input.refresh,
    renew_in_ms: shortened(input.renew_in_ms),
    expire_in_ms: shortened(input.expire_in_ms),
    user: null,
    destination: null,
    ended: false,
    unproven: false,
  }),
  initial: 'initializing',
  states: {
    initializing: {
      tags: 'busy',
      initial: 'fetching',
      always: { guard: 'hasNoToken', target: 'loggedOut' },
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
        'tokens.arrived': { target: '.fetching', actions: { type: 'takeTokens', params: ({ event }) => ({ tokens: event }) } },
        'tokens.renewed': { target: '.fetching', actions: { type: 'takeTokens', params: ({ event }) => ({ tokens: event }) } },
        'tokens.removed': { target: 'loggedOut', actions: ['clearStorage', 'dropSession', 'sayEnded'] },
      },
      states: {
        fetching: {
          invoke: {
            id: 'fetchProfile',
            src: 'fetchProfile',
            onDone: {
              target: '#session.loggedIn',
              actions: [
                { type: 'takeUser', params: ({ event }) => ({ user: event.output }) },
                { type: 'storeUser', params: ({ event }) => ({ user: event.output }) },
                { type: 'goTo', params: ({ context }) => ({ path: context.destination }) },
                'forgetDestination',
              ],
            },
            onError: [
              { guard: { type: 'canRecover', params: ({ event }) => ({ error: event.error }) }, target: 'renewing' },
              { target: '#session.loggedOut', actions: ['clearStorage', 'dropSession', 'sayEnded'] },
            ],
          },
        },
        /** The server has refused the token that was stored. */
        renewing: {
          invoke: {
            id: 'renewTokens',
            src: 'renewTokens',
            input: ({ context }) => ({ refresh: context.refresh }),
            onDone: { target: 'fetching', actions: [{ type: 'takeTokens', params: ({ event }) => ({ tokens: event.output }) }, 'sayUnproven'] },
            onError: { target: '#session.loggedOut', actions: ['clearStorage', 'dropSession', 'sayEnded'] },
          },
        },
      },
    },
    loggedOut: {
      on: {
        'login.succeeded': {
          target: 'initializing',
          actions: [
            { type: 'takeTokens', params: ({ event }) => ({ tokens: event }) },
            { type: 'takeDestination', params: ({ event }) => ({ path: event.destination }) },
            { type: 'storeTokens', params: ({ event }) => ({ access: event.access, refresh: event.refresh }) },
          ],
        },
        'tokens.arrived': { target: 'initializing', actions: { type: 'takeTokens', params: ({ event }) => ({ tokens: event }) } },
      },
    },
    loggedIn: {
      initial: 'current',
      invoke: {
        id: 'tokenLife',
        src: 'tokenLife',
        input: ({ context: { refresh, renew_in_ms, expire_in_ms, unproven } }) => ({ refresh, renew_in_ms, expire_in_ms, unproven }),
        onDone: [
          {
            guard: { type: 'hasSuccessor', params: ({ event }) => ({ tokens: event.output }) },
            target: '.refreshing',
            reenter: true,
            actions: [{ type: 'takeTokens', params: ({ event }) => ({ tokens: event.output }) }, 'sayUnproven'],
          },
          { target: 'loggedOut', actions: ['clearStorage', 'dropSession', 'sayEnded'] },
        ],
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
            { type: 'goTo', params: { path: '/' } },
          ],
        },
        'session.expired': { actions: 'tellRefused' },
        'profile.changed': '.refreshing',
        'tokens.arrived': { target: 'initializing', actions: ['dropUser', { type: 'takeTokens', params: ({ event }) => ({ tokens: event }) }] },
        'tokens.renewed': { target: '.current', reenter: true, actions: { type: 'takeTokens', params: ({ event }) => ({ tokens: event }) } },
        'tokens.removed': { target: 'loggedOut', actions: ['clearStorage', 'dropSession', 'sayEnded'] },
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
                'tellProven',
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
