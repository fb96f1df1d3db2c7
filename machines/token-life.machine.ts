// The life of one access token, until its successor is there or it has ended. 80 % through it is renewed with its refresh token, and so is
// one that the server refuses; without a refresh token, or on a server that renews none, it simply expires.
import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import { failureOf } from '../contract/failure.ts'
import { limits } from '../contract/limits.ts'

/** An access token with what came along; the times count from the moment at which it came. */
export interface HeldTokens {
  readonly access: string
  readonly refresh: string | null
  /** Until 80 % of its life are over. */
  readonly renew_in_ms: number
  readonly expire_in_ms: number
}
export interface TokenLifeContext {
  readonly refresh: string | null
  readonly renew_in_ms: number
  readonly expire_in_ms: number
  /** True where the token replaces another that the server has not taken yet: once that is refused too, there is no use in a third. */
  readonly unproven: boolean
  readonly successor: HeldTokens | null
}
export type TokenLifeInput = Omit<TokenLifeContext, 'successor'>
export type TokenLifeEvent =
  /** The server no longer takes the token. */
  | { readonly type: 'token.refused' }
  /** The server has taken it. */
  | { readonly type: 'token.proven' }

export const tokenLifeMachine = setup({
  types: {
    context: {} as TokenLifeContext,
    events: {} as TokenLifeEvent,
    input: {} as TokenLifeInput,
    output: {} as HeldTokens | null,
    tags: {} as 'renewing',
  },
  actors: {
    renewTokens: fromPromise<HeldTokens, { readonly refresh: string | null }>(() => Promise.reject(new Error('renewTokens is not provided.'))),
  },
  guards: {
    hasRefresh: ({ context }) => context.refresh !== null,
    canRecover: ({ context }) => context.refresh !== null && !context.unproven,
    /** The server has no such call. */
    isUnoffered: (_, params: { error: unknown }) => ['missing', 'method'].includes(failureOf(params.error).kind),
    isRefused: (_, params: { error: unknown }) => ['unauthenticated', 'invalid', 'forbidden'].includes(failureOf(params.error).kind),
  },
  actions: {
    takeSuccessor: assign({ successor: (_, params: { tokens: HeldTokens }) => params.tokens }),
    sayProven: assign({ unproven: false }),
  },
  delays: {
    life: ({ context }) => (context.refresh === null ? context.expire_in_ms : context.renew_in_ms),
    remainder: ({ context }) => Math.max(0, context.expire_in_ms - context.renew_in_ms),
    retry: limits.renew_retry_ms,
  },
}).createMachine({
  id: 'tokenLife',
  context: ({ input }) => ({ ...input, successor: null }),
  initial: 'held',
  output: ({ context }) => context.successor,
  states: {
    held: {
      after: { life: [{ guard: 'hasRefresh', target: 'renewing' }, { target: 'ended' }] },
      on: {
        'token.refused': [{ guard: 'canRecover', target: 'recovering' }, { target: 'ended' }],
        'token.proven': { actions: 'sayProven' },
      },
    },
    /** The token is still good; should it be refused now, its successor is on its way. */
    renewing: {
      tags: 'renewing',
      invoke: {
        id: 'renewTokens',
        src: 'renewTokens',
        input: ({ context }) => ({ refresh: context.refresh }),
        onDone: { target: 'succeeded', actions: { type: 'takeSuccessor', params: ({ event }) => ({ tokens: event.output }) } },
        onError: [
          { guard: { type: 'isUnoffered', params: ({ event }) => ({ error: event.error }) }, target: 'unrenewable' },
          { guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) }, target: 'ended' },
          { target: 'unrenewed' },
        ],
      },
    },
    /** The token has been refused. */
    recovering: {
      tags: 'renewing',
      invoke: {
        id: 'renewTokens',
        src: 'renewTokens',
        input: ({ context }) => ({ refresh: context.refresh }),
        onDone: { target: 'succeeded', actions: { type: 'takeSuccessor', params: ({ event }) => ({ tokens: event.output }) } },
        onError: [
          { guard: { type: 'isUnoffered', params: ({ event }) => ({ error: event.error }) }, target: 'ended' },
          { guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) }, target: 'ended' },
          { target: 'unrenewed' },
        ],
      },
    },
    /** The server was not reached, or could not answer. */
    unrenewed: {
      after: { retry: 'renewing' },
      on: { 'token.refused': 'recovering' },
    },
    unrenewable: {
      after: { remainder: 'ended' },
      on: { 'token.refused': 'ended' },
    },
    succeeded: { type: 'final' },
    ended: { type: 'final' },
  },
})

export type TokenLifeActor = ActorRefFrom<typeof tokenLifeMachine>
