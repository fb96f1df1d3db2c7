import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { limits } from '../../contract/limits.ts'
import { type HeldTokens, type TokenLifeInput, tokenLifeMachine } from '../../machines/token-life.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const next: HeldTokens = { access: 'T2', refresh: 'R2', renew_in_ms: 8000, expire_in_ms: 10_000 }
const held: TokenLifeInput = { refresh: 'R', renew_in_ms: 80_000, expire_in_ms: 100_000, unproven: false }
const failed = (kind: string) => Object.assign(new Error(kind), { failure: { kind, status: 0, detail: '', fields: {} } })
const exploration = (input: TokenLifeInput) => ({
  input,
  cases: {
    'xstate.done.actor.renewTokens': [{ output: next }],
    'xstate.error.actor.renewTokens': [{ error: failed('method') }, { error: failed('unauthenticated') }, { error: failed('network') }],
  },
})

test('SESSION-07 every state is reached and every transition is taken, with a refresh token and without', async () => {
  const starts = [held, { ...held, refresh: null }].map(exploration)
  const runs = await Promise.all(starts.map((start) => replay(tokenLifeMachine, edgePaths(tokenLifeMachine, start), start)))
  expect(runs.map((run) => run.differences)).toEqual([[], []])
  expect(runs[0]!.uncovered.filter((transition) => runs[1]!.uncovered.includes(transition))).toEqual([])
  expect(
    unreached(
      tokenLifeMachine,
      runs.flatMap((run) => run.reached),
    ),
  ).toEqual([])
})

function live(input: TokenLifeInput, ...answers: (HeldTokens | string)[]) {
  const clock = new SimulatedClock()
  const renewTokens = vi.fn(async (_: unknown) => {
    const answer = answers.shift()
    if (typeof answer === 'object') return answer
    throw failed(answer ?? 'network')
  })
  const machine = tokenLifeMachine.provide({ actors: { renewTokens: fromPromise(({ input: given }) => renewTokens(given)) } })
  const actor = createActor(machine, { clock, input }).start()
  const pass = async (milliseconds: number) => {
    clock.increment(milliseconds)
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('renewing')).toBe(false))
    return actor.getSnapshot().value
  }
  const refuse = () => {
    actor.send({ type: 'token.refused' })
    return pass(0)
  }
  return { actor, renewTokens, pass, refuse, output: () => actor.getSnapshot().output }
}

test('SESSION-07 a token is renewed at 80 % of its life and not before, with its refresh token', async () => {
  const life = live(held, next)
  expect([await life.pass(79_999), life.renewTokens.mock.calls]).toEqual(['held', []])
  expect([await life.pass(1), life.renewTokens.mock.calls, life.output()]).toEqual(['succeeded', [[{ refresh: 'R' }]], next])
})

test('SESSION-07 a refused token is renewed at once', async () => {
  const life = live(held, next)
  expect([await life.refuse(), life.renewTokens.mock.calls, life.output()]).toEqual(['succeeded', [[{ refresh: 'R' }]], next])
})

test('SESSION-07 a token without a refresh token simply expires, or ends when it is refused', async () => {
  const life = live({ ...held, refresh: null })
  expect([await life.pass(99_999), await life.pass(1), life.output(), life.renewTokens.mock.calls]).toEqual(['held', 'ended', null, []])
  expect(await live({ ...held, refresh: null }).refuse()).toBe('ended')
})

test.each(['missing', 'method'])('SESSION-07 on a server that answers a renewal by %s the token simply expires', async (kind) => {
  const life = live(held, kind)
  expect([await life.pass(80_000), await life.pass(19_999), await life.pass(1), life.output()]).toEqual(['unrenewable', 'unrenewable', 'ended', null])
  expect(life.renewTokens).toHaveBeenCalledTimes(1)
})

test('a token that cannot be renewed ends when it is refused', async () => {
  const life = live(held, 'missing')
  expect([await life.pass(80_000), await life.refuse(), life.renewTokens.mock.calls.length]).toEqual(['unrenewable', 'ended', 1])
})

test.each(['unauthenticated', 'invalid', 'forbidden'])(
  'SESSION-07 a renewal that fails by %s ends the session, before its token has expired and after',
  async (kind) => {
    expect([await live(held, kind).pass(80_000), await live(held, kind).refuse()]).toEqual(['ended', 'ended'])
  },
)

test('a renewal that did not reach the server is tried again, and at once when the token is refused', async () => {
  const life = live(held, 'network', 'broken', next)
  expect([await life.pass(80_000), await life.pass(limits.renew_retry_ms - 1), life.renewTokens.mock.calls.length]).toEqual(['unrenewed', 'unrenewed', 1])
  expect([await life.pass(1), life.renewTokens.mock.calls.length]).toEqual(['unrenewed', 2])
  expect([await life.refuse(), life.renewTokens.mock.calls.length, life.output()]).toEqual(['succeeded', 3, next])
})

test('a refused token whose renewal did not reach the server is renewed later', async () => {
  const life = live(held, 'timeout', next)
  expect([await life.refuse(), await life.pass(limits.renew_retry_ms)]).toEqual(['unrenewed', 'succeeded'])
})

test('a refused token on a server without renewal has ended', async () => {
  expect(await live(held, 'missing').refuse()).toBe('ended')
})

test('an unproven successor that is refused is not renewed once more, a proven one is', async () => {
  const unproven = live({ ...held, unproven: true }, next)
  expect([await unproven.refuse(), unproven.renewTokens.mock.calls]).toEqual(['ended', []])
  const proven = live({ ...held, unproven: true }, next)
  proven.actor.send({ type: 'token.proven' })
  expect(await proven.refuse()).toBe('succeeded')
})

test('one renewal at a time: a token that is refused while it is being renewed waits for its successor', async () => {
  const answer = Promise.withResolvers<HeldTokens>()
  const renewTokens = vi.fn(() => answer.promise)
  const clock = new SimulatedClock()
  const actor = createActor(tokenLifeMachine.provide({ actors: { renewTokens: fromPromise(renewTokens) } }), { clock, input: held }).start()
  clock.increment(80_000)
  actor.send({ type: 'token.refused' })
  answer.resolve(next)
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('succeeded'))
  expect(renewTokens).toHaveBeenCalledTimes(1)
})
