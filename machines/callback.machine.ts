// /login/callback (specification 2): what a login with GitHub hands over is swapped for the session's own tokens where the server
// renews tokens, and is taken as it is where it does not. Without a token, or with one that is none, it leads back to the login.
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { failureOf } from '../contract/failure.ts'
import type { HeldTokens } from './token-life.machine.ts'

export interface CallbackInput {
  /** What the address handed over, or null where its access token was missing or none. */
  readonly tokens: HeldTokens | null
  /** Whether there was an access token at all. */
  readonly given: boolean
}
export type CallbackContext = CallbackInput

export const callbackMachine = setup({
  types: {
    context: {} as CallbackContext,
    input: {} as CallbackInput,
    output: {} as HeldTokens | null,
  },
  actors: {
    swapTokens: fromPromise<HeldTokens, { readonly refresh: string | null }>(() => Promise.reject(new Error('swapTokens is not provided.'))),
  },
  guards: {
    isMissing: ({ context }) => !context.given,
    isNone: ({ context }) => context.tokens === null,
    hasRefresh: ({ context }) => typeof context.tokens?.refresh === 'string',
    isRefused: (_, params: { error: unknown }) => ['unauthenticated', 'invalid', 'forbidden'].includes(failureOf(params.error).kind),
  },
  actions: {
    takeTokens: assign({ tokens: (_, params: { tokens: HeldTokens }) => params.tokens }),
    dropTokens: assign({ tokens: null }),
    /** "GitHub callback error: No access token found." */
    logMissing: () => {},
  },
}).createMachine({
  id: 'callback',
  context: ({ input }) => input,
  initial: 'reading',
  output: ({ context }) => context.tokens,
  states: {
    reading: {
      always: [
        { guard: 'isMissing', target: 'refused', actions: 'logMissing' },
        { guard: 'isNone', target: 'refused' },
        { guard: 'hasRefresh', target: 'swapping' },
        { target: 'accepted' },
      ],
    },
    swapping: {
      invoke: {
        id: 'swapTokens',
        src: 'swapTokens',
        input: ({ context }) => ({ refresh: context.tokens?.refresh ?? null }),
        onDone: { target: 'accepted', actions: { type: 'takeTokens', params: ({ event }) => ({ tokens: event.output }) } },
        onError: [
          { guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) }, target: 'refused', actions: 'dropTokens' },
          { target: 'accepted' },
        ],
      },
    },
    accepted: { type: 'final' },
    refused: { type: 'final' },
  },
})

export type CallbackActor = ActorRefFrom<typeof callbackMachine>
export type CallbackSnapshot = SnapshotFrom<typeof callbackMachine>
