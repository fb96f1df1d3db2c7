// The six views of the login dialog (specification 2 and 4), and of the login page. Closing keeps the fields for the 300 ms
// in which the dialog still fades; opening it again in that time clears them at once.
import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type Failure, failureOf, firstMessage } from '../contract/failure.ts'
import { limits } from '../contract/limits.ts'
import type { Tokens } from '../contract/users.api.ts'

export type LoginField = 'name' | 'email' | 'password'
export interface LoginDialogInput {
  /** Whether this client was built to log in with Google. */
  readonly google: boolean
}
export interface LoginDialogContext extends LoginDialogInput {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly error: string | null
  /** What is behind the error, where a call failed. */
  readonly failure: Failure | null
}
export type LoginDialogEvent =
  | { readonly type: 'dialog.open' }
  | { readonly type: 'dialog.close' }
  | { readonly type: 'google.choose' }
  /** Google's widget could not be shown. */
  | { readonly type: 'google.failed' }
  /** Google's widget says who somebody is. */
  | { readonly type: 'google.answered'; readonly id_token: string }
  | { readonly type: 'email.choose' }
  | { readonly type: 'login.choose' }
  | { readonly type: 'register.choose' }
  | { readonly type: 'reset.choose' }
  | { readonly type: 'field.changed'; readonly field: LoginField; readonly value: string }
  | { readonly type: 'form.submit' }

interface Credentials {
  readonly email: string
  readonly password: string
}
const empty = { name: '', email: '', password: '', error: null, failure: null }

export const loginDialogMachine = setup({
  types: {
    context: {} as LoginDialogContext,
    events: {} as LoginDialogEvent,
    input: {} as LoginDialogInput | undefined,
    emitted: {} as { readonly type: 'login.succeeded'; readonly access: string; readonly refresh: string | null },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    loadGoogle: fromPromise<unknown>(() => Promise.reject(new Error('loadGoogle is not provided.'))),
    logInWithGoogle: fromPromise<Tokens, { readonly id_token: string }>(() => Promise.reject(new Error('logInWithGoogle is not provided.'))),
    logIn: fromPromise<Tokens, Credentials>(() => Promise.reject(new Error('logIn is not provided.'))),
    register: fromPromise<unknown, Credentials & { readonly name: string }>(() => Promise.reject(new Error('register is not provided.'))),
    requestReset: fromPromise<unknown, { readonly email: string }>(() => Promise.reject(new Error('requestReset is not provided.'))),
  },
  guards: {
    isConfigured: ({ context }) => context.google,
    hasEmail: ({ context }) => context.email.trim() !== '',
    hasCredentials: ({ context }) => context.email.trim() !== '' && context.password !== '',
    isComplete: ({ context }) => context.name.trim() !== '' && context.email.trim() !== '' && context.password !== '',
  },
  actions: {
    changeField: assign((_, params: { field: LoginField; value: string }) => ({ [params.field]: params.value })),
    clearFields: assign(() => empty),
    clearPassword: assign({ password: '' }),
    clearError: assign({ error: null, failure: null }),
    showError: assign({ error: (_, params: { error: string }) => params.error }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    tellLoggedIn: emit((_, params: { tokens: Tokens }) => ({
      type: 'login.succeeded' as const,
      access: params.tokens.access,
      refresh: params.tokens.refresh ?? null,
    })),
  },
  delays: { reset: limits.dialog_reset_ms },
}).createMachine({
  id: 'loginDialog',
  context: ({ input }) => ({ ...empty, google: input?.google ?? false }),
  initial: 'closed',
  states: {
    closed: { on: { 'dialog.open': 'open' } },
    open: {
      tags: 'open',
      initial: 'main',
      on: { 'dialog.close': 'closing' },
      states: {
        main: {
          initial: 'choosing',
          on: { 'email.choose': 'emailLogin' },
          states: {
            choosing: {
              always: { guard: 'isConfigured', target: 'loadingGoogle' },
              on: {
                'google.choose': {
                  actions: {
                    type: 'showError',
                    params: { error: 'Sign-in with Google is not configured on this server. Continue with email instead.' },
                  },
                },
              },
            },
            /** Its script is on the way; the other ways to log in are there already. */
            loadingGoogle: {
              invoke: {
                id: 'loadGoogle',
                src: 'loadGoogle',
                onDone: 'offeringGoogle',
                onError: { target: 'withoutGoogle', actions: { type: 'showError', params: { error: 'Google Auth Failed' } } },
              },
            },
            offeringGoogle: {
              on: {
                'google.answered': 'submittingGoogle',
                'google.failed': { target: 'withoutGoogle', actions: { type: 'showError', params: { error: 'Google Auth Failed' } } },
              },
            },
            withoutGoogle: { on: { 'google.choose': { target: 'loadingGoogle', actions: 'clearError' } } },
            submittingGoogle: {
              tags: 'busy',
              entry: 'clearError',
              invoke: {
                id: 'logInWithGoogle',
                src: 'logInWithGoogle',
                input: ({ event }) => ({ id_token: event.type === 'google.answered' ? event.id_token : '' }),
                onDone: { target: '#loginDialog.closing', actions: { type: 'tellLoggedIn', params: ({ event }) => ({ tokens: event.output }) } },
                onError: {
                  target: 'offeringGoogle',
                  actions: [
                    { type: 'showError', params: { error: 'Failed to log in with Google. Please try again.' } },
                    { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                  ],
                },
              },
            },
          },
        },
        emailLogin: {
          initial: 'editing',
          entry: 'clearError',
          states: {
            editing: {
              on: {
                'field.changed': { actions: { type: 'changeField', params: ({ event }) => event } },
                'form.submit': { guard: 'hasCredentials', target: 'submitting' },
                'reset.choose': '#loginDialog.open.forgotPassword',
                'register.choose': '#loginDialog.open.emailRegister',
              },
            },
            submitting: {
              tags: 'busy',
              entry: 'clearError',
              invoke: {
                id: 'logIn',
                src: 'logIn',
                input: ({ context }) => ({ email: context.email.trim(), password: context.password }),
                onDone: { target: '#loginDialog.closing', actions: { type: 'tellLoggedIn', params: ({ event }) => ({ tokens: event.output }) } },
                onError: {
                  target: 'editing',
                  actions: [
                    { type: 'showError', params: { error: 'Invalid credentials. Please try again.' } },
                    { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                  ],
                },
              },
            },
          },
        },
        emailRegister: {
          initial: 'editing',
          entry: 'clearError',
          states: {
            editing: {
              on: {
                'field.changed': { actions: { type: 'changeField', params: ({ event }) => event } },
                'form.submit': [
                  { guard: 'isComplete', target: 'submitting' },
                  { actions: { type: 'showError', params: { error: 'Please fill in all fields.' } } },
                ],
                'login.choose': '#loginDialog.open.emailLogin',
              },
            },
            submitting: {
              tags: 'busy',
              entry: 'clearError',
              invoke: {
                id: 'register',
                src: 'register',
                input: ({ context }) => ({ name: context.name.trim(), email: context.email.trim(), password: context.password }),
                onDone: { target: '#loginDialog.open.emailPending', actions: 'clearPassword' },
                onError: {
                  target: 'editing',
                  actions: [
                    {
                      type: 'showError',
                      params: ({ event }) => ({ error: firstMessage(failureOf(event.error), 'email') ?? 'Registration failed. Please try again.' }),
                    },
                    { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                  ],
                },
              },
            },
          },
        },
        emailPending: {},
        forgotPassword: {
          initial: 'editing',
          entry: 'clearError',
          states: {
            editing: {
              on: {
                'field.changed': { actions: { type: 'changeField', params: ({ event }) => event } },
                'form.submit': { guard: 'hasEmail', target: 'submitting' },
                'login.choose': '#loginDialog.open.emailLogin',
              },
            },
            // The answer says nothing about whether an account exists: an error leads to the same view.
            submitting: {
              tags: 'busy',
              invoke: {
                id: 'requestReset',
                src: 'requestReset',
                input: ({ context }) => ({ email: context.email.trim() }),
                onDone: '#loginDialog.open.resetPending',
                onError: '#loginDialog.open.resetPending',
              },
            },
          },
        },
        resetPending: { on: { 'login.choose': 'emailLogin' } },
      },
    },
    closing: {
      on: { 'dialog.open': { target: 'open', actions: 'clearFields' } },
      after: { reset: { target: 'closed', actions: 'clearFields' } },
    },
  },
})

export type LoginDialogActor = ActorRefFrom<typeof loginDialogMachine>
export type LoginDialogSnapshot = SnapshotFrom<typeof loginDialogMachine>
