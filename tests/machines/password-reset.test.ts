import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type PasswordResetSnapshot, passwordResetMachine } from '../../machines/password-reset.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const failing = (kind: string, fields: object = {}) => Object.assign(new Error(kind), { failure: { kind, status: 400, detail: '', fields } })
const input = { uid: 'u', token: 't' }
const exploration = {
  input,
  cases: {
    'field.changed': [
      { field: 'password', value: 'short' },
      { field: 'password', value: 'long enough' },
      { field: 'password2', value: 'short' },
      { field: 'password2', value: 'long enough' },
    ],
    'xstate.error.actor.confirmReset': [
      { error: failing('invalid', { password: ['Too common.'] }) },
      { error: failing('invalid') },
      { error: failing('network') },
    ],
  },
}

test('ROUTE-10 every state is reached and every transition is taken by generated paths', async () => {
  const run = await replay(passwordResetMachine, edgePaths(passwordResetMachine, exploration), exploration)
  expect(run.uncovered).toEqual([])
  expect(run.differences).toEqual([])
  expect(unreached(passwordResetMachine, run.reached)).toEqual([])
  const sent = (run.reached as PasswordResetSnapshot[]).filter((snapshot) => snapshot.hasTag('busy')).map(({ context }) => context)
  expect(sent).toEqual([{ ...input, password: 'long enough', password2: 'long enough', error: null }])
})

function submit(password: string, password2: string, confirm: () => Promise<unknown> = async () => null) {
  const actor = createActor(passwordResetMachine.provide({ actors: { confirmReset: fromPromise(confirm) } }), { input }).start()
  actor.send({ type: 'field.changed', field: 'password', value: password })
  actor.send({ type: 'field.changed', field: 'password2', value: password2 })
  actor.send({ type: 'form.submit' })
  return new Promise<[unknown, string | null]>((resolve) => {
    const look = (snapshot: PasswordResetSnapshot) => {
      if (!snapshot.hasTag('busy')) resolve([snapshot.value, snapshot.context.error])
    }
    actor.subscribe(look)
    look(actor.getSnapshot())
  })
}

test('ROUTE-10 differing passwords are named before short ones', async () => {
  expect(await submit('short', 'shorter')).toEqual(['editing', 'Passwords do not match.'])
  expect(await submit('1234567', '1234567')).toEqual(['editing', 'Password must be at least 8 characters long.'])
  expect(await submit('12345678', '12345678')).toEqual(['changed', null])
})

test('ROUTE-10 a refusal says what the server says of the password, else that the link is spent or the change failed', async () => {
  const refused = (error: Error) => submit('long enough', 'long enough', () => Promise.reject(error))
  expect(await refused(failing('invalid', { password: ['Too common.'] }))).toEqual(['editing', 'Too common.'])
  expect(await refused(failing('invalid', { token: ['This link has expired. Ask for a new one.'] }))).toEqual(['spent', null])
  expect(await refused(failing('timeout'))).toEqual(['editing', 'Failed to change password.'])
})
