// The end of an account in the Profile tab: asked first, with the password, then deleted; a refusal is said in the question, which stays open.
import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { failureOf, firstMessage } from '../contract/failure.ts'

export interface AccountRemovalContext {
  readonly password: string
  readonly error: string | null
}
export type AccountRemovalEvent =
  | { readonly type: 'removal.ask' }
  | { readonly type: 'password.changed'; readonly password: string }
  | { readonly type: 'removal.confirm' }
  | { readonly type: 'removal.cancel' }

export const accountRemovalMachine = setup({
  types: {
    context: {} as AccountRemovalContext,
    events: {} as AccountRemovalEvent,
    /** `account.unsure`: a deletion that was given up may have been carried out. */
    emitted: {} as { readonly type: 'account.deleted' } | { readonly type: 'account.unsure' },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    deleteAccount: fromPromise<unknown, { readonly password: string }>(() => Promise.reject(new Error('deleteAccount is not provided.'))),
  },
  actions: {
    changePassword: assign((_, params: { password: string }) => ({ password: params.password })),
    showRefusal: assign({
      error: (_, params: { error: unknown }) => firstMessage(failureOf(params.error), 'password') ?? 'The account could not be deleted. Please try again.',
    }),
    clearError: assign({ error: null }),
    clearForm: assign({ password: '', error: null }),
    tellDeleted: emit({ type: 'account.deleted' as const }),
    tellUnsure: emit({ type: 'account.unsure' as const }),
  },
}).createMachine({
  id: 'accountRemoval',
  context: { password: '', error: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'clearForm',
      on: { 'removal.ask': 'confirming' },
    },
    confirming: {
      tags: 'open',
      on: {
        'password.changed': { actions: { type: 'changePassword', params: ({ event }) => event } },
        'removal.confirm': 'deleting',
        'removal.cancel': 'closed',
      },
    },
    deleting: {
      tags: ['open', 'busy'],
      entry: 'clearError',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context }) => ({ password: context.password }),
        onDone: { target: 'closed', actions: 'tellDeleted' },
        onError: { target: 'confirming', actions: { type: 'showRefusal', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'removal.cancel': { target: 'closed', actions: 'tellUnsure' } },
    },
  },
})

export type AccountRemovalActor = ActorRefFrom<typeof accountRemovalMachine>
export type AccountRemovalSnapshot = SnapshotFrom<typeof accountRemovalMachine>
