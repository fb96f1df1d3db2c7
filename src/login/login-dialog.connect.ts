import type { Failure } from '../../contract/failure.ts'
import type { LoginDialogContext, LoginDialogEvent, LoginDialogSnapshot, LoginField } from '../../machines/login-dialog.machine.ts'
import { reasonOf } from '../api/reason.ts'

/** The six views, by their names in specification 2. */
export type LoginView = 'main' | 'email_login' | 'email_register' | 'email_pending' | 'forgot_password' | 'reset_pending'

const titles: Record<LoginView, string> = {
  main: 'Welcome back',
  email_login: 'Log in with email',
  email_register: 'Create your account',
  email_pending: 'Check Your Email',
  forgot_password: 'Reset your password',
  reset_pending: 'Check Your Email',
}

function viewOf(snapshot: LoginDialogSnapshot): LoginView {
  if (snapshot.matches({ open: 'emailLogin' })) return 'email_login'
  if (snapshot.matches({ open: 'emailRegister' })) return 'email_register'
  if (snapshot.matches({ open: 'emailPending' })) return 'email_pending'
  if (snapshot.matches({ open: 'forgotPassword' })) return 'forgot_password'
  if (snapshot.matches({ open: 'resetPending' })) return 'reset_pending'
  return 'main'
}

export interface LoginProps {
  readonly open: boolean
  readonly view: LoginView
  readonly title: string
  readonly busy: boolean
  readonly fields: Pick<LoginDialogContext, 'name' | 'email' | 'password'>
  readonly error: string | null
  /** What the error leaves unsaid: that the server was not reached, or what it did not like. */
  readonly reason: string | null
  readonly change: (field: LoginField) => (value: string) => void
  readonly submit: () => void
  readonly close: () => void
  /** Whether Google's own button can be shown in place of ours. */
  readonly google: boolean
  readonly chooseGoogle: () => void
  readonly failGoogle: () => void
  readonly answerGoogle: (id_token: string) => void
  readonly chooseEmail: () => void
  readonly chooseLogin: () => void
  readonly chooseRegister: () => void
  readonly chooseReset: () => void
}

function reasonBehind(error: string | null, failure: Failure | null): string | null {
  if (failure === null || failure.kind === 'unauthenticated') return null
  const reason = failure.kind === 'invalid' ? Object.values(failure.fields)[0]?.[0] : reasonOf(failure)
  return reason === undefined || reason === error ? null : reason
}

/** What the login views show and do. */
export function connectLogin(snapshot: LoginDialogSnapshot, send: (event: LoginDialogEvent) => void): LoginProps {
  const view = viewOf(snapshot)
  return {
    open: snapshot.hasTag('open'),
    view,
    title: titles[view],
    busy: snapshot.hasTag('busy'),
    fields: snapshot.context,
    error: snapshot.context.error,
    reason: reasonBehind(snapshot.context.error, snapshot.context.failure),
    change: (field) => (value) => send({ type: 'field.changed', field, value }),
    submit: () => send({ type: 'form.submit' }),
    close: () => send({ type: 'dialog.close' }),
    google: snapshot.matches({ open: { main: 'offeringGoogle' } }) || snapshot.matches({ open: { main: 'submittingGoogle' } }),
    chooseGoogle: () => send({ type: 'google.choose' }),
    failGoogle: () => send({ type: 'google.failed' }),
    answerGoogle: (id_token) => send({ type: 'google.answered', id_token }),
    chooseEmail: () => send({ type: 'email.choose' }),
    chooseLogin: () => send({ type: 'login.choose' }),
    chooseRegister: () => send({ type: 'register.choose' }),
    chooseReset: () => send({ type: 'reset.choose' }),
  }
}
