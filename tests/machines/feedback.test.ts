import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure, FailureKind } from '../../contract/failure.ts'
import type { FeedbackCategory } from '../../contract/feedback.api.ts'
import { feedbackMachine } from '../../machines/feedback.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const failure = (kind: FailureKind): Failure => ({ kind, status: 0, detail: '', fields: {} })
const failing = (kind: FailureKind) => Object.assign(new Error(kind), { failure: failure(kind) })
const exploration = {
  input: { message: '' },
  cases: {
    'category.chosen': [{ category: 'problem' }],
    'message.changed': [{ message: 'The header flickers.' }, { message: ' ' }],
    'xstate.done.actor.sendFeedback': [{ output: {} }],
    'xstate.error.actor.sendFeedback': [{ error: failing('network') }, { error: failing('missing') }],
  },
}
const { uncovered, differences, reached } = await replay(feedbackMachine, edgePaths(feedbackMachine, exploration), exploration)

function feedback(message = 'The header flickers.') {
  const calls: { category: FeedbackCategory; message: string; signal: AbortSignal; answer: PromiseWithResolvers<unknown> }[] = []
  const actor = createActor(
    feedbackMachine.provide({
      actors: {
        sendFeedback: fromPromise(({ input, signal }: { input: { category: FeedbackCategory; message: string }; signal: AbortSignal }) => {
          const answer = Promise.withResolvers<unknown>()
          calls.push({ ...input, signal, answer })
          return answer.promise
        }),
      },
    }),
    { input: { message } },
  ).start()
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const send = () => actor.send({ type: 'feedback.send' })
  return { actor, calls, send, settled, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context }
}

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(uncovered).toEqual([])
  expect(differences).toEqual([])
  expect(unreached(feedbackMachine, reached)).toEqual([])
})

test('nothing blank is sent, and no reason is shown while sending', () => {
  expect(reached.filter((snapshot) => snapshot.hasTag('busy') && (snapshot.context.message.trim() === '' || snapshot.context.failure !== null))).toEqual([])
})

test('ROUTE-12 feedback is sent once, trimmed, with what it is about, and the field is empty after it', async () => {
  const { actor, calls, send, settled, state, context } = feedback('  The header flickers. ')
  actor.send({ type: 'category.chosen', category: 'problem' })
  send()
  send()
  expect(calls.map(({ category, message }) => ({ category, message }))).toEqual([{ category: 'problem', message: 'The header flickers.' }])
  calls[0]?.answer.resolve({})
  await settled()
  expect([state(), context()]).toEqual(['sent', { category: 'problem', message: '', failure: null }])
  send()
  expect(calls).toHaveLength(1)
  actor.send({ type: 'feedback.again' })
  expect(state()).toBe('editing')
})

test('blank words are asked for, and writing takes the question back', () => {
  const { actor, calls, send, state, context } = feedback(' ')
  send()
  expect([state(), calls]).toEqual(['wordless', []])
  actor.send({ type: 'category.chosen', category: 'praise' })
  expect([state(), context().category]).toEqual(['wordless', 'praise'])
  actor.send({ type: 'message.changed', message: 'I like it.' })
  send()
  expect(state()).toBe('sending')
})

test.each(['network', 'timeout', 'limited', 'broken', 'invalid', 'malformed', 'unavailable'] as const)(
  'a failure by %s keeps the words, says why, and can be tried again',
  async (kind) => {
    const { actor, calls, send, settled, state, context } = feedback()
    send()
    calls[0]?.answer.reject(failing(kind))
    await settled()
    expect([state(), context()]).toEqual(['editing', { category: 'idea', message: 'The header flickers.', failure: failure(kind) }])
    send()
    expect([state(), context().failure, calls.length]).toEqual(['sending', null, 2])
    calls[1]?.answer.reject(failing(kind))
    await settled()
    actor.send({ type: 'message.changed', message: 'The header flickers' })
    expect([state(), context().failure]).toEqual(['editing', null])
  },
)

test.each(['missing', 'method'] as const)('a server without the call (%s) says so and the words stay', async (kind) => {
  const { actor, calls, send, settled, state, context } = feedback()
  send()
  calls[0]?.answer.reject(failing(kind))
  await settled()
  expect([state(), context().message]).toEqual(['closed', 'The header flickers.'])
  actor.send({ type: 'feedback.again' })
  expect(state()).toBe('editing')
})

test('cancelling ends the request, and its late answer changes nothing', async () => {
  const { actor, calls, send, settled, state, context } = feedback()
  send()
  actor.send({ type: 'message.changed', message: 'other words' })
  actor.send({ type: 'feedback.cancel' })
  expect([state(), calls[0]?.signal.aborted]).toEqual(['editing', true])
  calls[0]?.answer.resolve({})
  await settled()
  expect([state(), context()]).toEqual(['editing', { category: 'idea', message: 'The header flickers.', failure: null }])
})
