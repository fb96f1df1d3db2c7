import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type AccountRemovalEvent, accountRemovalMachine } from '../../machines/account-removal.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const failing = (kind: string, fields: object = {}) => Object.assign(new Error(kind), { failure: { kind, status: 400, detail: '', fields } })
const exploration = {
  cases: {
    'password.changed': [{ password: 'five quiet kilns' }],
    'xstate.done.actor.deleteAccount': [{ output: undefined }],
    'xstate.error.actor.deleteAccount': [{ error: failing('invalid', { password: ['This is not your password.'] }) }],
  },
}
const { uncovered, differences, reached } = await replay(accountRemovalMachine, edgePaths(accountRemovalMachine, exploration), exploration)

/** An account whose deletions wait until they are settled. */
function account(...events: AccountRemovalEvent[]) {
  const calls: { sent: object; settled: PromiseWithResolvers<unknown>; signal: AbortSignal }[] = []
  const told: string[] = []
  const deleteAccount = fromPromise<unknown, { readonly password: string }>(({ input, signal }) => {
    const settled = Promise.withResolvers<unknown>()
    calls.push({ sent: input, settled, signal })
    return settled.promise
  })
  const actor = createActor(accountRemovalMachine.provide({ actors: { deleteAccount } }))
  for (const type of ['account.deleted', 'account.unsure'] as const) actor.on(type, () => told.push(type))
  actor.start()
  const send = (...more: AccountRemovalEvent[]) => {
    for (const event of more) actor.send(event)
  }
  send(...events)
  return {
    actor,
    calls,
    told,
    send,
    look: () => [actor.getSnapshot().value, actor.getSnapshot().context],
    answer: async (settle: (settled: PromiseWithResolvers<unknown>) => void) => {
      settle(calls.at(-1)!.settled)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}
const password = 'five quiet kilns'
const [ask, write, confirm, cancel] = [
  { type: 'removal.ask' },
  { type: 'password.changed', password },
  { type: 'removal.confirm' },
  { type: 'removal.cancel' },
] as const
const empty = { password: '', error: null }

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(uncovered).toEqual([])
  expect(differences).toEqual([])
  expect(unreached(accountRemovalMachine, reached)).toEqual([])
})

test('a closed question holds no password, and one that is under way shows no error', () => {
  expect(reached.filter((snapshot) => snapshot.matches('closed')).map(({ context }) => context)).toEqual([empty])
  expect(reached.filter((snapshot) => snapshot.hasTag('busy')).every(({ context, tags }) => context.error === null && tags.has('open'))).toBe(true)
})

test('nothing is sent before the question is confirmed, and then once, with the password', () => {
  const { look, send, calls } = account(write, confirm, cancel)
  expect([look(), calls]).toEqual([['closed', empty], []])
  send(ask, ask, write)
  expect([look(), calls]).toEqual([['confirming', { password, error: null }], []])
  send(confirm, confirm, { type: 'password.changed', password: 'too late' }, ask)
  expect([look(), calls.map(({ sent }) => sent)]).toEqual([['deleting', { password, error: null }], [{ password }]])
})

test('keeping the account closes the question without a call', () => {
  const { look, calls, told } = account(ask, write, cancel)
  expect([look(), calls, told]).toEqual([['closed', empty], [], []])
})

test('a deleted account is told once', async () => {
  const { look, told, answer } = account(ask, write, confirm)
  expect(told).toEqual([])
  await answer(({ resolve }) => resolve(undefined))
  expect([look(), told]).toEqual([['closed', empty], ['account.deleted']])
})

test('a refusal is said in the question, which stays open with what was typed until the next try', async () => {
  const { look, told, send, calls, answer } = account(ask, write, confirm)
  await answer(({ reject }) => reject(failing('invalid', { password: ['This is not your password.', 'No.'] })))
  expect([look(), told]).toEqual([['confirming', { password, error: 'This is not your password.' }], []])
  send(confirm)
  expect([look(), calls.length]).toEqual([['deleting', { password, error: null }], 2])
  await answer(({ reject }) => reject(failing('timeout')))
  expect(look()).toEqual(['confirming', { password, error: 'The account could not be deleted. Please try again.' }])
  send(cancel)
  expect(look()).toEqual(['closed', empty])
})

test('closing the question during the request gives it up, and says that nobody knows what came of it', async () => {
  for (const settle of [
    ({ resolve }: PromiseWithResolvers<unknown>) => resolve(undefined),
    ({ reject }: PromiseWithResolvers<unknown>) => reject(failing('broken')),
  ]) {
    const { look, told, send, calls, answer } = account(ask, write, confirm)
    send(cancel)
    expect([look(), told, calls[0]?.signal.aborted]).toEqual([['closed', empty], ['account.unsure'], true])
    await answer(settle)
    expect([look(), told]).toEqual([['closed', empty], ['account.unsure']])
  }
})

test('logging out during the request gives it up', () => {
  const { actor, calls, told } = account(ask, write, confirm)
  actor.stop()
  expect([calls[0]?.signal.aborted, told]).toEqual([true, []])
})
