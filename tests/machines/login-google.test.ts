import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { loginDialogMachine } from '../../machines/login-dialog.machine.ts'

interface Effects {
  readonly loadGoogle?: () => Promise<unknown>
  readonly logInWithGoogle?: (given: { readonly id_token: string }) => Promise<{ access: string; refresh?: string }>
}
/** The dialog as it opens in a client that was built with a client id. */
function open({ loadGoogle = async () => null, logInWithGoogle = async () => ({ access: 'T' }) }: Effects = {}) {
  const loads = vi.fn(loadGoogle)
  const logins = vi.fn(logInWithGoogle)
  const machine = loginDialogMachine.provide({
    actors: { loadGoogle: fromPromise(loads), logInWithGoogle: fromPromise<{ access: string }, { readonly id_token: string }>(({ input }) => logins(input)) },
  })
  const actor = createActor(machine, { input: { google: true } }).start()
  const told = vi.fn()
  actor.on('login.succeeded', told)
  actor.send({ type: 'dialog.open' })
  const at = (main: 'loadingGoogle' | 'offeringGoogle' | 'withoutGoogle' | 'submittingGoogle') =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: { main } }))
  return { actor, told, loads, logins, at }
}

test('LOGIN-15 the script is loaded when the dialog opens, and only where a client id is configured', async () => {
  const { loads, at } = open()
  await at('offeringGoogle')
  expect(loads).toHaveBeenCalledTimes(1)
  const unconfigured = createActor(loginDialogMachine, { input: { google: false } }).start()
  unconfigured.send({ type: 'dialog.open' })
  expect(unconfigured.getSnapshot().value).toEqual({ open: { main: 'choosing' } })
})

test('LOGIN-14 a widget that fails reads "Google Auth Failed", and can be tried again', async () => {
  const answers = [() => Promise.reject(new Error('blocked')), async () => null]
  const { actor, loads, at } = open({ loadGoogle: () => answers.shift()!() })
  expect((await at('withoutGoogle')).context.error).toBe('Google Auth Failed')
  actor.send({ type: 'google.choose' })
  expect([actor.getSnapshot().context.error, loads.mock.calls.length]).toEqual([null, 2])
  await at('offeringGoogle')
  actor.send({ type: 'google.failed' })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.error]).toEqual([{ open: { main: 'withoutGoogle' } }, 'Google Auth Failed'])
})

test('LOGIN-14 a Google login sends the id token once, and tells of its tokens', async () => {
  const { actor, told, logins, at } = open({ logInWithGoogle: async () => ({ access: 'T', refresh: 'R' }) })
  await at('offeringGoogle')
  actor.send({ type: 'google.answered', id_token: 'G' })
  actor.send({ type: 'google.answered', id_token: 'G2' })
  await waitFor(actor, (snapshot) => snapshot.matches('closing'))
  expect([logins.mock.calls, told.mock.calls]).toEqual([[[{ id_token: 'G' }]], [[{ type: 'login.succeeded', access: 'T', refresh: 'R' }]]])
})

test('LOGIN-14 a Google login that fails reads "Failed to log in with Google. Please try again.", until it is tried again', async () => {
  const answers = [Promise.reject(new Error('503')), new Promise<never>(() => undefined)]
  const { actor, told, at } = open({ logInWithGoogle: () => answers.shift()! })
  await at('offeringGoogle')
  actor.send({ type: 'google.answered', id_token: 'G' })
  expect((await at('offeringGoogle')).context).toMatchObject({ error: 'Failed to log in with Google. Please try again.', failure: { kind: 'broken' } })
  actor.send({ type: 'google.answered', id_token: 'G' })
  expect([actor.getSnapshot().context.error, actor.getSnapshot().context.failure, told.mock.calls]).toEqual([null, null, []])
})

test.each(['dialog.close', 'email.choose'] as const)('a Google login that is left by %s changes nothing when it answers late', async (type) => {
  const answer = Promise.withResolvers<{ access: string }>()
  const { actor, told, at } = open({ logInWithGoogle: () => answer.promise })
  await at('offeringGoogle')
  actor.send({ type: 'google.answered', id_token: 'G' })
  actor.send({ type })
  const left = actor.getSnapshot().value
  answer.resolve({ access: 'T' })
  await answer.promise
  expect([actor.getSnapshot().value, told.mock.calls]).toEqual([left, []])
})

test('LOGIN-03 the other ways to log in need not wait for the script', () => {
  const { actor } = open({ loadGoogle: () => new Promise(() => undefined) })
  expect(actor.getSnapshot().value).toEqual({ open: { main: 'loadingGoogle' } })
  actor.send({ type: 'email.choose' })
  expect(actor.getSnapshot().value).toEqual({ open: { emailLogin: 'editing' } })
})
