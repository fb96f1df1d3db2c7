// A new password by the link of a mail (specification 2, the password-reset confirmation page; rules and messages of section 5).
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { failureOf, firstMessage } from '../contract/failure.ts'
import { limits } from '../contract/limits.ts'

export type PasswordResetField = 'password' | 'password2'
export interface PasswordResetInput {
  readonly uid: string
  readonly token: string
}
export interface PasswordResetContext extends PasswordResetInput {
  readonly password: string
  readonly password2: string
  readonly error: string | null
}
export type PasswordResetEvent =
  | { readonly type: 'field.changed'; readonly field: PasswordResetField; readonly value: string }
  | { readonly type: 'form.submit' }

export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    input: {} as PasswordResetInput,
    tags: {} as 'busy',
  },
  actors: {
    confirmReset: fromPromise<unknown, PasswordResetInput & { readonly password: string; readonly password2: string }>(() =>
      Promise.reject(new Error('confirmReset is not provided.')),
    ),
  },
  guards: {
    differ: ({ context }) => context.password !== context.password2,
    isShort: ({ context }) => context.password.length < limits.password_min,
    isRefused: (_, params: { error: unknown }) => firstMessage(failureOf(params.error), 'password') !== undefined,
    isSpent: (_, params: { error: unknown }) => failureOf(params.error).kind === 'invalid',
  },
  actions: {
    changeField: assign((_, params: { field: PasswordResetField; value: string }) => ({ [params.field]: params.value })),
    showError: assign({ error: (_, params: { error: string }) => params.error }),
    clearError: assign({ error: null }),
    clearPasswords: assign({ password: '', password2: '' }),
  },
}).createMachine({
  id: 'passwordReset',
  context: ({ input }) => ({ ...input, password: '', password2: '', error: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.changed': { actions: { type: 'changeField', params: ({ event }) => event } },
        'form.submit': [
          { guard: 'differ', actions: { type: 'showError', params: { error: 'Passwords do not match.' } } },
          { guard: 'isShort', actions: { type: 'showError', params: { error: 'Password must be at least 8 characters long.' } } },
          { target: 'submitting' },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'confirmReset',
        src: 'confirmReset',
        input: ({ context }) => ({ uid: context.uid, token: context.token, password: context.password, password2: context.password2 }),
        onDone: { target: 'changed', actions: 'clearPasswords' },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'editing',
            actions: { type: 'showError', params: ({ event }) => ({ error: firstMessage(failureOf(event.error), 'password') ?? '' }) },
          },
          { guard: { type: 'isSpent', params: ({ event }) => ({ error: event.error }) }, target: 'spent', actions: 'clearPasswords' },
          { target: 'editing', actions: { type: 'showError', params: { error: 'Failed to change password.' } } },
        ],
      },
    },
    changed: { type: 'final' },
    /** The link has expired or was used before. */
    spent: { type: 'final' },
  },
})

export type PasswordResetActor = ActorRefFrom<typeof passwordResetMachine>
export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>
