import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { type LoginDialogContext, loginDialogMachine } from '../../../machines/login-dialog.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { failing, held } from '../../support/replay-edge.ts'
import { tokenOf } from '../../support/tokens.ts'

const labels = { name: 'Full name', email: 'Email', password: 'Password' }
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  emailLogin: ['email', 'password'],
  emailRegister: ['name', 'email', 'password'],
  forgotPassword: ['email'],
}
const viewOf = ({ value }: AnyMachineSnapshot): string => Object.keys((value as { open?: object }).open ?? {})[0] ?? ''

const press = (name: string) => (stage: Stage) => stage.dialog.getByRole('button', { name, exact: true }).click()
const submits = { emailLogin: 'Log in', emailRegister: 'Sign up', forgotPassword: 'Send the link' }

async function view({ dialog }: Stage, title: string, { error }: LoginDialogContext): Promise<void> {
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(title)
  if (error === null) await expect(dialog.getByRole('alert')).toHaveCount(0)
  else await expect(dialog.getByRole('alert')).toContainText(error)
}
/** A form as it stands: its fields as they were filled, and its button pressable or busy. */
const form = (of: keyof typeof submits, title: string, busy: boolean) => async (stage: Stage, context: LoginDialogContext) => {
  await view(stage, title, context)
  for (const field of fieldsOf[of] ?? []) await expect(stage.dialog.getByLabel(labels[field as 'name'], { exact: true })).toHaveValue(context[field as 'name'])
  const button = stage.dialog.getByRole('button', { name: submits[of], exact: true })
  await expect(button).toBeEnabled({ enabled: !busy })
  await expect(button).toHaveAttribute('aria-busy', String(busy))
}

await replayInBrowser({
  name: 'login-dialog',
  machine: loginDialogMachine,
  exploration: {
    input: { google: false },
    cases: {
      'field.changed': [
        { field: 'name', value: 'Ada' },
        { field: 'email', value: 'ada@example.com' },
        { field: 'password', value: 'secret' },
      ],
      'xstate.done.actor.logIn': [{ output: { access: tokenOf() } }],
      'xstate.error.actor.logIn': [failing('unauthenticated')],
      'xstate.done.actor.register': [{ output: {} }],
      'xstate.error.actor.register': [failing('invalid', { fields: { email: ['A user with this email already exists.'] } }), failing('network')],
      'xstate.error.actor.requestReset': [failing('unavailable')],
    },
    can: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => event.type !== 'field.changed' || (fieldsOf[viewOf(snapshot)] ?? []).includes(event.field),
  },
  calls: { logIn: 'POST /users/login/', register: 'POST /users/register/', requestReset: 'POST /users/password-reset/' },
  backdrop: { 'GET /users/profile/': held },
  open: (stage) => stage.goto('/'),
  gestures: {
    'dialog.open': ({ page }) => page.getByRole('banner').getByRole('button', { name: 'Log in' }).click(),
    'dialog.close': ({ page }) => page.keyboard.press('Escape'),
    'google.choose': press('Continue with Google'),
    'email.choose': press('Continue with email'),
    'register.choose': press('Sign up'),
    'reset.choose': press('Forgot password?'),
    'login.choose': ({ dialog }) => dialog.getByRole('button', { name: /^(Log in|Back to Login)$/ }).click(),
    'field.changed': ({ dialog }, { field, value }) => dialog.getByLabel(labels[field as 'name'], { exact: true }).fill(value),
    'form.submit': ({ dialog }) =>
      dialog
        .locator('form')
        .getByRole('button', { name: /^(Log in|Sign up|Send the link)$/ })
        .click(),
  },
  shows: {
    closed: ({ dialog }) => expect(dialog).toHaveCount(0),
    'open.main.choosing': (stage, context) => view(stage, 'Welcome back', context),
    'open.emailLogin.editing': form('emailLogin', 'Log in with email', false),
    'open.emailLogin.submitting': form('emailLogin', 'Log in with email', true),
    'open.emailRegister.editing': form('emailRegister', 'Create your account', false),
    'open.emailRegister.submitting': form('emailRegister', 'Create your account', true),
    'open.emailPending': async (stage, context: LoginDialogContext) => {
      await view(stage, 'Check Your Email', context)
      await expect(stage.dialog.getByRole('status')).toContainText(`We sent a link to ${context.email}.`)
    },
    'open.forgotPassword.editing': form('forgotPassword', 'Reset your password', false),
    'open.forgotPassword.submitting': form('forgotPassword', 'Reset your password', true),
    'open.resetPending': async (stage, context: LoginDialogContext) => {
      await view(stage, 'Check Your Email', context)
      const text = `If an account exists for ${context.email}, you will receive an email with instructions on how to reset your password.`
      await expect(stage.dialog.getByRole('status')).toHaveText(text)
    },
    closing: ({ dialog }) => expect(dialog).toHaveCount(0),
  },
  leaves: { 'xstate.done.actor.logIn': ({ page }) => expect(page.getByText('Initializing session...')).toBeVisible() },
  unseen: Object.fromEntries(
    [
      'choosing --always [isConfigured]--> loginDialog.open.main.loadingGoogle',
      'loadingGoogle --xstate.done.actor.loadGoogle--> loginDialog.open.main.offeringGoogle',
      'loadingGoogle --xstate.error.actor.loadGoogle--> loginDialog.open.main.withoutGoogle',
      'offeringGoogle --google.answered--> loginDialog.open.main.submittingGoogle',
      'offeringGoogle --google.failed--> loginDialog.open.main.withoutGoogle',
      'withoutGoogle --google.choose--> loginDialog.open.main.loadingGoogle',
      'submittingGoogle --xstate.done.actor.logInWithGoogle--> loginDialog.closing',
      'submittingGoogle --xstate.error.actor.logInWithGoogle--> loginDialog.open.main.offeringGoogle',
    ].map((transition) => [`loginDialog.open.main.${transition}`, 'a client with a client id of Google is another build, which google.e2e.ts drives']),
  ),
  rows: {
    'dialog.close': 'LOGIN-06',
    'xstate.done.actor.logIn': 'LOGIN-09',
    'xstate.error.actor.logIn': 'LOGIN-10',
    'xstate.error.actor.register': 'LOGIN-12',
    'xstate.error.actor.requestReset': 'LOGIN-13',
  },
})
