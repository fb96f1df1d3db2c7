import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type CancelSubscriptionEvent, cancelSubscriptionMachine } from '../../machines/cancel-subscription.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const exploration = {
  cases: {
    'xstate.done.actor.cancelSubscription': [{ output: undefined }],
    'xstate.error.actor.cancelSubscription': [{ error: new Error('refused') }],
  },
}
const { uncovered, differences, reached } = await replay(cancelSubscriptionMachine, edgePaths(cancelSubscriptionMachine, exploration), exploration)

/** A subscription whose cancellations wait until they are settled. */
function subscription(...types: CancelSubscriptionEvent['type'][]) {
  const calls: { settled: PromiseWithResolvers<unknown>; signal: AbortSignal }[] = []
  const told: string[] = []
  const cancelSubscription = fromPromise<unknown>(({ signal }) => {
    const settled = Promise.withResolvers<unknown>()
    calls.push({ settled, signal })
    return settled.promise
  })
  const actor = createActor(cancelSubscriptionMachine.provide({ actors: { cancelSubscription } }))
  actor.on('subscription.changed', ({ type }) => told.push(type))
  actor.start()
  const send = (...more: CancelSubscriptionEvent['type'][]) => {
    for (const type of more) actor.send({ type })
  }
  send(...types)
  return {
    actor,
    calls,
    told,
    send,
    look: () => [actor.getSnapshot().value, actor.getSnapshot().context.error],
    answer: async (settle: (settled: PromiseWithResolvers<unknown>) => void) => {
      settle(calls.at(-1)!.settled)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}
const failure = 'There was an error cancelling your subscription.'

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(uncovered).toEqual([])
  expect(differences).toEqual([])
  expect(unreached(cancelSubscriptionMachine, reached)).toEqual([])
})

test('ACCOUNT-08 an error is shown in the open question alone', () => {
  expect(reached.map(({ value, context, tags }) => [value, context.error, [...tags].toSorted()]).toSorted()).toEqual([
    ['cancelled', null, ['cancelled']],
    ['cancelling', null, ['busy', 'open']],
    ['closed', null, []],
    ['confirming', null, ['open']],
    ['confirming', failure, ['open']],
  ])
})

test('ACCOUNT-08 nothing is sent before the question is confirmed, and then once', () => {
  const { look, send, calls } = subscription('subscription.cancel', 'subscription.keep')
  expect(look()).toEqual(['closed', null])
  send('subscription.ask', 'subscription.ask')
  expect([look(), calls.length]).toEqual([['confirming', null], 0])
  send('subscription.cancel', 'subscription.cancel', 'subscription.ask')
  expect([look(), calls.length]).toEqual([['cancelling', null], 1])
})

test('ACCOUNT-08 keeping the subscription closes the question without a call', () => {
  const { look, calls, told } = subscription('subscription.ask', 'subscription.keep')
  expect([look(), calls.length, told]).toEqual([['closed', null], 0, []])
})

test('ACCOUNT-08 a cancelled subscription is told once, so that the profile is fetched again', async () => {
  const { look, send, told, answer } = subscription('subscription.ask', 'subscription.cancel')
  expect(told).toEqual([])
  await answer(({ resolve }) => resolve(undefined))
  expect([look(), told]).toEqual([['cancelled', null], ['subscription.changed']])
  send('subscription.keep', 'subscription.cancel')
  expect(look()).toEqual(['cancelled', null])
  send('subscription.ask')
  expect([look(), told]).toEqual([['confirming', null], ['subscription.changed']])
})

test('ACCOUNT-08 a failure is said in the question, which stays open and forgets it with the next try or on closing', async () => {
  const { look, send, told, calls, answer } = subscription('subscription.ask', 'subscription.cancel')
  await answer(({ reject }) => reject(new Error('refused')))
  expect([look(), told]).toEqual([['confirming', failure], []])
  send('subscription.cancel')
  expect([look(), calls.length]).toEqual([['cancelling', null], 2])
  await answer(({ reject }) => reject(new Error('refused')))
  send('subscription.keep')
  expect(look()).toEqual(['closed', null])
})

test('ACCOUNT-08 closing the question during the request gives it up, and has the profile fetched: it may have been carried out', async () => {
  for (const settle of [
    ({ resolve }: PromiseWithResolvers<unknown>) => resolve(undefined),
    ({ reject }: PromiseWithResolvers<unknown>) => reject(new Error('late')),
  ]) {
    const { look, send, told, calls, answer } = subscription('subscription.ask', 'subscription.cancel')
    send('subscription.keep')
    expect([look(), calls[0]?.signal.aborted, told]).toEqual([['closed', null], true, ['subscription.changed']])
    await answer(settle)
    expect([look(), told]).toEqual([['closed', null], ['subscription.changed']])
  }
})

test('ACCOUNT-08 logging out during the request gives it up, and a late answer tells nothing', async () => {
  const { actor, calls, told, answer } = subscription('subscription.ask', 'subscription.cancel')
  actor.stop()
  await answer(({ resolve }) => resolve(undefined))
  expect([calls[0]?.signal.aborted, told]).toEqual([true, []])
})
