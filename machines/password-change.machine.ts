// The change of password in the Profile tab (specification 2, 4 and 5): differing entries are named before short ones, and the form
// closes and clears 2 s after it has succeeded.
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { failureOf, firstMessage } from '../contract/failure.ts'
import { limits } from '../contract/limits.ts'

export type PasswordChangeField = 'password' | 'password2'
export interface PasswordChangeContext {
  readonly password: string
  readonly password2: string
  readonly error: string | null
}
export type PasswordChangeEvent =
  | { readonly type: 'form.open' }
  | { readonly type: 'field.changed'; readonly field: PasswordChangeField; readonly value: string }
  | { readonly type: 'form.submit' }
  | { readonly type: 'form.cancel' }

export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    tags: {} as 'open' | 'busy' | 'changed',
  },
  actors: {
    setPassword: fromPromise<unknown, { readonly password: string; readonly password2: string }>(() =>
      Promise.reject(new Error('setPassword is not provided.')),
    ),
  },
  guards: {
    differ: ({ context }) => context.password !== context.password2,
    isShort: ({ context }) => context.password.length < limits.password_min,
  },
  actions: {
    changeField: assign((_, params: { field: PasswordChangeField; value: string }) => ({ [params.field]: params.value })),
    showError: assign({ error: (_, params: { error: string }) => params.error }),
    showRefusal: assign({
      error: (_, params: { error: unknown }) => firstMessage(failureOf(params.error), 'password') ?? 'Failed to change password.',
    }),
    clearError: assign({ error: null }),
    clearForm: assign({ password: '', password2: '', error: null }),
  },
  delays: { success: limits.success_ms },
}).createMachine({
  id: 'passwordChange',
  context: { password: '', password2: '', error: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'clearForm',
      on: { 'form.open': 'editing' },
    },
    editing: {
      tags: 'open',
      on: {
        'field.changed': { actions: { type: 'changeField', params: ({ event }) => event } },
        'form.submit': [
          { guard: 'differ', actions: { type: 'showError', params: { error: 'Passwords do not match.' } } },
          { guard: 'isShort', actions: { type: 'showError', params: { error: 'Password must be at least 8 characters long.' } } },
          { target: 'saving' },
        ],
        'form.cancel': 'closed',
      },
    },
    saving: {
      tags: ['open', 'busy'],
      entry: 'clearError',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context }) => ({ password: context.password, password2: context.password2 }),
        onDone: 'changed',
        onError: { target: 'editing', actions: { type: 'showRefusal', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'form.cancel': 'closed' },
    },
    changed: {
      tags: ['open', 'changed'],
      after: { success: 'closed' },
      on: { 'form.cancel': 'closed' },
    },
  },
})

export type PasswordChangeActor = ActorRefFrom<typeof passwordChangeMachine>
export type PasswordChangeSnapshot = SnapshotFrom<typeof passwordChangeMachine>
