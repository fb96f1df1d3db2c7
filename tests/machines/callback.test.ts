import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, toPromise } from 'xstate'
import { type CallbackInput, callbackMachine } from '../../machines/callback.machine.ts'
import type { HeldTokens } from '../../machines/token-life.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const handed: HeldTokens = { access: 'A', refresh: 'R', renew_in_ms: 240_000, expire_in_ms: 300_000 }
const own: HeldTokens = { access: 'A2', refresh: 'R2', renew_in_ms: 80_000, expire_in_ms: 100_000 }
const failed = (kind: string) => Object.assign(new Error(kind), { failure: { kind, status: 0, detail: '', fields: {} } })
const inputs: readonly CallbackInput[] = [
  { tokens: null, given: false },
  { tokens: null, given: true },
  { tokens: handed, given: true },
  { tokens: { ...handed, refresh: null }, given: true },
]

test('ROUTE-08 every state is reached and every transition is taken', async () => {
  const starts = inputs.map((input) => ({
    input,
    cases: {
      'xstate.done.actor.swapTokens': [{ output: own }],
      'xstate.error.actor.swapTokens': [{ error: failed('unauthenticated') }, { error: failed('missing') }],
    },
  }))
  const runs = await Promise.all(starts.map((start) => replay(callbackMachine, edgePaths(callbackMachine, start), start)))
  expect(runs.flatMap((run) => run.differences)).toEqual([])
  expect(runs[0]!.uncovered.filter((transition) => runs.every((run) => run.uncovered.includes(transition)))).toEqual([])
  expect(
    unreached(
      callbackMachine,
      runs.flatMap((run) => run.reached),
    ),
  ).toEqual([])
})

async function come(input: CallbackInput, swapped: () => Promise<HeldTokens> = async () => own) {
  const logMissing = vi.fn()
  const swapTokens = vi.fn((_: unknown) => swapped())
  const machine = callbackMachine.provide({ actors: { swapTokens: fromPromise(({ input: given }) => swapTokens(given)) }, actions: { logMissing } })
  const actor = createActor(machine, { input }).start()
  const output = await toPromise(actor)
  return { output, ended: actor.getSnapshot().value, logged: logMissing.mock.calls.length, swaps: swapTokens.mock.calls }
}

test('ROUTE-08 what is handed over is swapped for tokens of its own', async () => {
  expect(await come(inputs[2]!)).toEqual({ output: own, ended: 'accepted', logged: 0, swaps: [[{ refresh: 'R' }]] })
})

test('ROUTE-08 without a refresh token the access token is taken as it is', async () => {
  expect(await come(inputs[3]!)).toEqual({ output: { ...handed, refresh: null }, ended: 'accepted', logged: 0, swaps: [] })
})

test.each(['missing', 'method', 'network', 'broken', 'timeout'])('ROUTE-08 a swap that fails by %s leaves what was handed over', async (kind) => {
  expect(await come(inputs[2]!, () => Promise.reject(failed(kind)))).toEqual({ output: handed, ended: 'accepted', logged: 0, swaps: [[{ refresh: 'R' }]] })
})

test.each(['unauthenticated', 'invalid', 'forbidden'])('ROUTE-09 a swap that is refused by %s leads back to the login', async (kind) => {
  expect(await come(inputs[2]!, () => Promise.reject(failed(kind)))).toEqual({ output: null, ended: 'refused', logged: 0, swaps: [[{ refresh: 'R' }]] })
})

test('ROUTE-09 no access token is logged, one that is none has been logged before', async () => {
  expect([await come(inputs[0]!), await come(inputs[1]!)]).toEqual([
    { output: null, ended: 'refused', logged: 1, swaps: [] },
    { output: null, ended: 'refused', logged: 0, swaps: [] },
  ])
})
