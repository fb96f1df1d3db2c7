import { expect, test } from 'vitest'
import { loginDialogMachine } from '../../machines/login-dialog.machine.ts'
import { answered, led, refused } from '../support/paths.ts'

const [open, close, email, login, register, reset, submit, google, failed] = [
  ...['dialog.open', 'dialog.close', 'email.choose', 'login.choose', 'register.choose', 'reset.choose', 'form.submit', 'google.choose', 'google.failed'],
].map((type) => ({ type }))
const token = { type: 'google.answered', id_token: 'I' }
const fill = ['name', 'email', 'password'].map((field) => ({ type: 'field.changed', field, value: 'ada@example.com' }))

type Event = { readonly type: string } | undefined
function from(input: object | undefined, events: readonly Event[]) {
  const { at, started, stopped } = led(loginDialogMachine, input, open as { type: string }, ...events.map((event) => event as { type: string }))
  return [at, started, stopped]
}
const opened = (...events: readonly Event[]) => from({ google: false }, events)
const withGoogle = (...events: readonly Event[]) => from({ google: true }, events)
const main = (state: string) => ({ open: { main: state } })
const view = (name: string, state?: string) => ({ open: state ? { [name]: state } : name })

test('LOGIN-03 each view leads to its neighbours, and keeps the form while it is filled in', () => {
  expect([opened(), opened(google), opened(email)]).toEqual([
    [main('choosing'), [], []],
    [main('choosing'), [], []],
    [view('emailLogin', 'editing'), [], []],
  ])
  expect([opened(email, register), opened(email, register, login), opened(email, reset), opened(email, reset, login)].map(([at]) => at)).toEqual([
    view('emailRegister', 'editing'),
    view('emailLogin', 'editing'),
    view('forgotPassword', 'editing'),
    view('emailLogin', 'editing'),
  ])
  const error = (...events: readonly Event[]) => led(loginDialogMachine, { google: false }, ...(events as { type: string }[])).context.error
  expect(error(open, email, register, submit, ...fill)).toBe('Please fill in all fields.')
})

test('LOGIN-13 a reset that was asked for leads back to the login', () => {
  expect(opened(email, reset, fill[1], submit)).toEqual([view('forgotPassword', 'submitting'), ['requestReset'], []])
  for (const answer of [answered('requestReset'), refused('requestReset')]) {
    expect(opened(email, reset, fill[1], submit, answer)[0]).toEqual(view('resetPending'))
    expect(opened(email, reset, fill[1], submit, answer, login)[0]).toEqual(view('emailLogin', 'editing'))
  }
})

test('LOGIN-11 LOGIN-12 a form that is not complete stays, and one that was refused can be changed', () => {
  expect(opened(email, register, submit)).toEqual([view('emailRegister', 'editing'), [], []])
  expect(opened(email, register, ...fill, submit)).toEqual([view('emailRegister', 'submitting'), ['register'], []])
  expect(opened(email, register, ...fill, submit, refused('register'))).toEqual([view('emailRegister', 'editing'), [], ['register']])
  expect(opened(email, ...fill, submit, refused('logIn'))).toEqual([view('emailLogin', 'editing'), [], ['logIn']])
})

test('LOGIN-06 closing stops what is under way', () => {
  expect(opened(email, ...fill, submit, close)).toEqual(['closing', [], ['logIn']])
  expect(withGoogle(close)).toEqual(['closing', [], ['loadGoogle']])
})

test('Google is loaded where it is configured, and asked for again where it failed', () => {
  expect([withGoogle(), withGoogle(answered('loadGoogle')), withGoogle(refused('loadGoogle'))]).toEqual([
    [main('loadingGoogle'), ['loadGoogle'], []],
    [main('offeringGoogle'), [], ['loadGoogle']],
    [main('withoutGoogle'), [], ['loadGoogle']],
  ])
  expect(withGoogle(answered('loadGoogle'), failed)).toEqual([main('withoutGoogle'), [], []])
  expect(withGoogle(answered('loadGoogle'), failed, google)).toEqual([main('loadingGoogle'), ['loadGoogle'], []])
})

test('what Google answers logs in, or lets Google be chosen again', () => {
  const chosen = [answered('loadGoogle'), token]
  expect(withGoogle(...chosen)).toEqual([main('submittingGoogle'), ['logInWithGoogle'], []])
  expect(withGoogle(...chosen, answered('logInWithGoogle', { access: 'T' }))).toEqual(['closing', [], ['logInWithGoogle']])
  expect(withGoogle(...chosen, refused('logInWithGoogle'))).toEqual([main('offeringGoogle'), [], ['logInWithGoogle']])
})
