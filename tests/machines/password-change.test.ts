import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type PasswordChangeField, passwordChangeMachine } from '../../machines/password-change.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const failing = (kind: string, fields: object = {}) => Object.assign(new Error(kind), { failure: { kind, status: 400, detail: '', fields } })
const exploration = {
  cases: {
    'field.changed': (['password', 'password2'] as const).flatMap((field) => ['short', 'long enough'].map((value) => ({ field, value }))),
    'xstate.done.actor.setPassword': [{ output: undefined }],
    'xstate.error.actor.setPassword': [{ error: failing('invalid', { password: ['Too common.', 'Too short.'] }) }, { error: failing('network') }],
  },
}
const { uncovered, differences, reached } = await replay(passwordChangeMachine, edgePaths(passwordChangeMachine, exploration), exploration)

/** The form, opened and filled in; each request waits until it is settled. */
function form(password = '', password2 = password) {
  const clock = new SimulatedClock()
  const calls: { sent: object; settled: PromiseWithResolvers<unknown>; signal: AbortSignal }[] = []
  const setPassword = fromPromise<unknown, { readonly password: string; readonly password2: string }>(({ input, signal }) => {
    const settled = Promise.withResolvers<unknown>()
    calls.push({ sent: input, settled, signal })
    return settled.promise
  })
  const actor = createActor(passwordChangeMachine.provide({ actors: { setPassword } }), { clock }).start()
  const write = (field: PasswordChangeField, value: string) => actor.send({ type: 'field.changed', field, value })
  actor.send({ type: 'form.open' })
  write('password', password)
  write('password2', password2)
  return {
    actor,
    calls,
    clock,
    write,
    submit: () => actor.send({ type: 'form.submit' }),
    cancel: () => actor.send({ type: 'form.cancel' }),
    open: () => actor.send({ type: 'form.open' }),
    look: () => [actor.getSnapshot().value, actor.getSnapshot().context],
    answer: async (settle: (settled: PromiseWithResolvers<unknown>) => void) => {
      settle(calls.at(-1)!.settled)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}
const good = 'long enough'
const filled = { password: good, password2: good, error: null }
const empty = { password: '', password2: '', error: null }

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(uncovered).toEqual([])
  expect(differences).toEqual([])
  expect(unreached(passwordChangeMachine, reached)).toEqual([])
})

test('ACCOUNT-06 only equal passwords of 8 characters are ever sent, and a closed form holds none', () => {
  const sent = reached.filter((snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('changed')).map(({ value, context }) => [value, context])
  expect(sent).toEqual([
    ['saving', filled],
    ['changed', filled],
  ])
  expect(reached.filter((snapshot) => snapshot.matches('closed')).map(({ context }) => context)).toEqual([empty])
})

test.each([
  ['short', 'shorter', 'Passwords do not match.'],
  ['', 'x', 'Passwords do not match.'],
  ['long enough', 'long enougH', 'Passwords do not match.'],
  ['short', 'short', 'Password must be at least 8 characters long.'],
  ['1234567', '1234567', 'Password must be at least 8 characters long.'],
  ['', '', 'Password must be at least 8 characters long.'],
])('ACCOUNT-06 "%s" and "%s" are answered "%s" without a call: differing is named before short', (password, password2, error) => {
  const { submit, calls, look } = form(password, password2)
  submit()
  expect([look(), calls]).toEqual([['editing', { password, password2, error }], []])
})

test('ACCOUNT-06 an error stands until the next try', () => {
  const { submit, write, calls, look } = form('12345678', 'other')
  submit()
  write('password2', '12345678')
  expect(look()).toEqual(['editing', { password: '12345678', password2: '12345678', error: 'Passwords do not match.' }])
  submit()
  expect([look(), calls.map(({ sent }) => sent)]).toEqual([
    ['saving', { password: '12345678', password2: '12345678', error: null }],
    [{ password: '12345678', password2: '12345678' }],
  ])
})

test('ACCOUNT-07 the form closes and clears exactly 2 s after the password was changed', async () => {
  const { submit, write, calls, clock, look, answer } = form(good)
  submit()
  submit()
  write('password', 'too late')
  await answer(({ resolve }) => resolve(undefined))
  expect([look(), calls.length]).toEqual([['changed', filled], 1])
  clock.increment(1999)
  expect(look()).toEqual(['changed', filled])
  clock.increment(1)
  expect(look()).toEqual(['closed', empty])
})

test('ACCOUNT-07 a refusal says the first message of the server for the password, else "Failed to change password."', async () => {
  const refused = async (error: unknown) => {
    const { submit, look, answer } = form(good)
    submit()
    await answer(({ reject }) => reject(error))
    return look()
  }
  const said = (error: string) => ['editing', { ...filled, error }]
  expect(await refused(failing('invalid', { password: ['Too common.', 'Too plain.'] }))).toEqual(said('Too common.'))
  expect(await refused(failing('invalid', { password2: ['No.'] }))).toEqual(said('Failed to change password.'))
  expect(await refused(failing('timeout'))).toEqual(said('Failed to change password.'))
  expect(await refused('no error at all')).toEqual(said('Failed to change password.'))
})

test('ACCOUNT-05 Cancel closes and clears the form, and opens it empty the next time', () => {
  const { submit, cancel, open, look } = form('short', 'shorter')
  submit()
  cancel()
  expect(look()).toEqual(['closed', empty])
  open()
  expect(look()).toEqual(['editing', empty])
})

test('ACCOUNT-05 Cancel gives a request up that is under way, and its late answer changes nothing', async () => {
  for (const settle of [
    ({ resolve }: PromiseWithResolvers<unknown>) => resolve(undefined),
    ({ reject }: PromiseWithResolvers<unknown>) => reject(failing('broken')),
  ]) {
    const { submit, cancel, calls, clock, look, answer } = form(good)
    submit()
    cancel()
    expect([look(), calls[0]?.signal.aborted]).toEqual([['closed', empty], true])
    await answer(settle)
    clock.increment(5000)
    expect(look()).toEqual(['closed', empty])
  }
})

test('ACCOUNT-07 Cancel closes at once what has been changed, and a form opened anew is not closed by the old 2 s', async () => {
  const { submit, cancel, open, clock, look, answer } = form(good)
  submit()
  await answer(({ resolve }) => resolve(undefined))
  clock.increment(1500)
  cancel()
  expect(look()).toEqual(['closed', empty])
  open()
  clock.increment(1000)
  expect(look()).toEqual(['editing', empty])
})

test('ACCOUNT-07 closing the dialog or logging out during the request gives it up', async () => {
  const { actor, submit, calls, look, answer } = form(good)
  submit()
  actor.stop()
  await answer(({ resolve }) => resolve(undefined))
  expect([calls[0]?.signal.aborted, look()[0]]).toEqual([true, 'saving'])
})
