import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type LoginDialogSnapshot, loginDialogMachine } from '../../machines/login-dialog.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const refused = Object.assign(new Error('400'), { failure: { kind: 'invalid', status: 400, detail: '', fields: { email: ['Taken.', 'Really.'] } } })
const exploration = {
  cases: {
    'google.answered': [{ id_token: 'G' }],
    'xstate.done.actor.logInWithGoogle': [{ output: { access: 'T' } }],
    'xstate.error.actor.logInWithGoogle': [{ error: new Error('503') }],
    'xstate.error.actor.loadGoogle': [{ error: new Error('blocked') }],
    'field.changed': [
      { field: 'name', value: 'Ada' },
      { field: 'email', value: 'ada@example.com' },
      { field: 'password', value: 'secret' },
    ],
    'xstate.done.actor.logIn': [{ output: { access: 'T' } }],
    'xstate.error.actor.logIn': [{ error: new Error('401') }],
    'xstate.error.actor.register': [{ error: refused }, { error: new Error('503') }],
    'xstate.error.actor.requestReset': [{ error: new Error('503') }],
  },
}

test('LOGIN-03 every view is reached and every transition is taken by generated paths, with Google and without', async () => {
  const starts = [false, true].map((google) => ({ ...exploration, input: { google } }))
  const runs = await Promise.all(starts.map((start) => replay(loginDialogMachine, edgePaths(loginDialogMachine, start), start)))
  const reached = runs.flatMap((run) => run.reached) as LoginDialogSnapshot[]
  expect(runs[0]!.uncovered.filter((transition) => runs[1]!.uncovered.includes(transition))).toEqual([])
  expect(runs.flatMap((run) => run.differences)).toEqual([])
  expect(unreached(loginDialogMachine, reached)).toEqual([])
  const broken = reached.filter((snapshot) => {
    const { name, email, password, error } = snapshot.context
    if (snapshot.hasTag('busy')) return error !== null || (email === '' && !snapshot.matches({ open: 'main' }))
    if (snapshot.matches('closed')) return name + email + password !== '' || error !== null
    return snapshot.matches({ open: 'emailPending' }) && password !== ''
  })
  expect(broken.map((snapshot) => [snapshot.value, snapshot.context])).toEqual([])
})

test('LOGIN-01 the dialog has its six views and no others', () => {
  const views = Object.keys(loginDialogMachine.states.open!.states)
  expect(views).toEqual(['main', 'emailLogin', 'emailRegister', 'emailPending', 'forgotPassword', 'resetPending'])
})

interface Effects {
  logIn?: () => Promise<{ access: string; refresh?: string }>
  register?: () => Promise<unknown>
  requestReset?: () => Promise<unknown>
}
function start({ logIn = async () => ({ access: 'T' }), register = async () => null, requestReset = async () => null }: Effects = {}) {
  const clock = new SimulatedClock()
  const machine = loginDialogMachine.provide({
    actors: { logIn: fromPromise(logIn), register: fromPromise(register), requestReset: fromPromise(requestReset) },
  })
  const actor = createActor(machine, { clock, input: { google: false } }).start()
  const fill = (fields: Partial<Record<'name' | 'email' | 'password', string>>) => {
    for (const [field, value] of Object.entries(fields)) actor.send({ type: 'field.changed', field: field as 'name', value })
  }
  actor.send({ type: 'dialog.open' })
  return { actor, clock, fill }
}
const rest = (actor: ReturnType<typeof start>['actor']) =>
  new Promise<LoginDialogSnapshot>((resolve) => actor.subscribe((snapshot) => !snapshot.hasTag('busy') && resolve(snapshot)))
const empty = { google: false, name: '', email: '', password: '', error: null, failure: null }

test('LOGIN-06 closing resets to main and clears the fields after 300 ms', () => {
  const { actor, clock, fill } = start()
  actor.send({ type: 'email.choose' })
  fill({ email: 'ada@example.com', password: 'secret' })
  actor.send({ type: 'dialog.close' })
  clock.increment(299)
  expect([actor.getSnapshot().value, actor.getSnapshot().context.email]).toEqual(['closing', 'ada@example.com'])
  clock.increment(1)
  expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual(['closed', empty])
})

test('LOGIN-06 reopening inside the 300 ms shows an empty main at once, and nothing clears it later', () => {
  const { actor, clock, fill } = start()
  actor.send({ type: 'email.choose' })
  fill({ email: 'ada@example.com', password: 'secret' })
  actor.send({ type: 'dialog.close' })
  clock.increment(150)
  actor.send({ type: 'dialog.open' })
  expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([{ open: { main: 'choosing' } }, empty])
  actor.send({ type: 'email.choose' })
  fill({ email: 'bob@example.com' })
  clock.increment(1000)
  expect(actor.getSnapshot().context.email).toBe('bob@example.com')
})

test('LOGIN-09 a second submit sends nothing', async () => {
  const logIn = vi.fn(async () => ({ access: 'T', refresh: 'R' }))
  const { actor, fill } = start({ logIn })
  const told = vi.fn()
  actor.on('login.succeeded', told)
  actor.send({ type: 'email.choose' })
  fill({ email: ' ada@example.com ', password: ' s ' })
  actor.send({ type: 'form.submit' })
  actor.send({ type: 'form.submit' })
  expect((await rest(actor)).value).toBe('closing')
  expect(logIn.mock.calls.map(([call]: unknown[]) => (call as { input: unknown }).input)).toEqual([{ email: 'ada@example.com', password: ' s ' }])
  expect(told.mock.calls).toEqual([[{ type: 'login.succeeded', access: 'T', refresh: 'R' }]])
})

test('LOGIN-10 a login failure keeps the fields and says "Invalid credentials. Please try again."', async () => {
  const { actor, fill } = start({ logIn: () => Promise.reject(new Error('401')) })
  actor.send({ type: 'email.choose' })
  fill({ email: 'ada@example.com', password: 'secret' })
  actor.send({ type: 'form.submit' })
  const { value, context } = await rest(actor)
  expect([value, context]).toEqual([
    { open: { emailLogin: 'editing' } },
    {
      google: false,
      name: '',
      email: 'ada@example.com',
      password: 'secret',
      error: 'Invalid credentials. Please try again.',
      failure: { kind: 'broken', status: 0, detail: '', fields: {} },
    },
  ])
})

test.each([
  ['name', { name: '  ', email: 'ada@example.com', password: 'secret' }],
  ['email', { name: 'Ada', email: '', password: 'secret' }],
  ['password', { name: 'Ada', email: 'ada@example.com', password: '' }],
])('LOGIN-11 an empty %s says "Please fill in all fields." and nothing is sent', (_, fields) => {
  const register = vi.fn(async () => null)
  const { actor, fill } = start({ register })
  actor.send({ type: 'email.choose' })
  actor.send({ type: 'register.choose' })
  fill(fields)
  actor.send({ type: 'form.submit' })
  expect([actor.getSnapshot().context.error, register.mock.calls]).toEqual(['Please fill in all fields.', []])
})

test.each([
  ['the first message of the email error', refused, 'Taken.'],
  ['"Registration failed. Please try again." otherwise', new Error('503'), 'Registration failed. Please try again.'],
])('LOGIN-12 a registration failure says %s', async (_, error, text) => {
  const { actor, fill } = start({ register: () => Promise.reject(error) })
  actor.send({ type: 'email.choose' })
  actor.send({ type: 'register.choose' })
  fill({ name: 'Ada', email: 'ada@example.com', password: 'secret' })
  actor.send({ type: 'form.submit' })
  expect((await rest(actor)).context.error).toBe(text)
})

test('LOGIN-13 a reset that fails ends in the same view as one that succeeds', async () => {
  const values = []
  for (const requestReset of [async () => null, () => Promise.reject(new Error('500'))]) {
    const { actor, fill } = start({ requestReset })
    actor.send({ type: 'email.choose' })
    actor.send({ type: 'reset.choose' })
    fill({ email: 'ada@example.com' })
    actor.send({ type: 'form.submit' })
    values.push((await rest(actor)).value)
  }
  expect(values).toEqual([{ open: 'resetPending' }, { open: 'resetPending' }])
})

test('LOGIN-03 leaving a view leaves its error behind', () => {
  const { actor } = start()
  actor.send({ type: 'google.choose' })
  expect(actor.getSnapshot().context.error).toBe('Sign-in with Google is not configured on this server. Continue with email instead.')
  actor.send({ type: 'email.choose' })
  actor.send({ type: 'register.choose' })
  actor.send({ type: 'form.submit' })
  actor.send({ type: 'login.choose' })
  expect(actor.getSnapshot().context.error).toBeNull()
})
