// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { renewTokensOver } from '../../../src/session/renewal.effects.ts'
import { storeTokens } from '../../../src/session/stored-session.ts'
import { tokenOf } from '../../support/tokens.ts'
import { failing, fakeClient } from '../visit.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const now_s = 1_800_000_000
const [old, renewed] = [tokenOf({ exp: now_s + 20, jti: 'old' }), tokenOf({ exp: now_s + 100, jti: 'new' })]
const answering = (refresh: () => unknown) => fakeClient({ refresh })
const renewal = (client: ReturnType<typeof fakeClient>, refresh: string | null = 'R') =>
  createActor(
    renewTokensOver(client, () => now_s * 1000),
    { input: { refresh } },
  ).start()
const renew = (client: ReturnType<typeof fakeClient>, refresh: string | null = 'R') => toPromise(renewal(client, refresh))
const kindOf = (error: { failure: { kind: string } }) => error.failure.kind

/** Locks as browsers have them: one holder a name, in the order of asking. */
function stubLocks() {
  let last: Promise<unknown> = Promise.resolve()
  const request = vi.fn((_name: string, _options: object, act: () => Promise<unknown>) => {
    last = last.then(act, act)
    return last
  })
  vi.stubGlobal('navigator', { locks: { request } })
  return request
}

test('SESSION-07 the tokens are renewed with the refresh token, and stored', async () => {
  storeTokens(old, 'R')
  const client = answering(() => ({ access: renewed, refresh: 'R2' }))
  expect(await renew(client)).toEqual({ access: renewed, refresh: 'R2', renew_in_ms: 80_000, expire_in_ms: 100_000 })
  expect([client.calls, { ...localStorage }]).toEqual([[{ name: 'refresh', body: { refresh: 'R' } }], { authToken: renewed, refreshToken: 'R2' }])
})

test('SESSION-07 a server that keeps its refresh tokens need not send one', async () => {
  expect((await renew(answering(() => ({ access: renewed })))).refresh).toBe('R')
})

test('SESSION-07 two tabs renew once: the second waits until what the first has stored can be read, and takes it', async () => {
  const request = stubLocks()
  storeTokens(old, 'R')
  const client = answering(() => ({ access: renewed, refresh: 'R2' }))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const arrived: string[] = []
  const tabs = ['first', 'second'].map((tab) => renew(client).then(({ access, refresh }) => arrived.push(`${tab} ${access === renewed} ${refresh}`)))
  await tabs[0]
  // What one process has stored, another reads a little later.
  await vi.advanceTimersByTimeAsync(249)
  expect(arrived).toEqual(['first true R2'])
  await vi.advanceTimersByTimeAsync(1)
  await tabs[1]
  expect([arrived, client.calls.length]).toEqual([['first true R2', 'second true R2'], 1])
  expect(request.mock.calls.map(([name]) => name)).toEqual(['auth-refresh', 'auth-refresh'])
})

test('SESSION-07 without locks each tab renews by itself', async () => {
  vi.stubGlobal('navigator', {})
  const client = answering(() => ({ access: renewed, refresh: 'R2' }))
  await renew(client)
  expect(client.calls).toHaveLength(1)
})

test('SESSION-07 a renewed token that is none ends the session, and is named in the console', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await renew(answering(() => ({ access: 'garbage' }))).catch(kindOf)).toBe('unauthenticated')
  expect([error.mock.calls.map(([text]) => text), localStorage.length]).toEqual([['Token validation error:'], 0])
})

test('without a refresh token nothing is sent', async () => {
  const client = answering(() => ({ access: renewed }))
  expect([await renew(client, null).catch(kindOf), client.calls]).toEqual(['unauthenticated', []])
})

test('a renewal that fails keeps its kind and stores nothing', async () => {
  storeTokens(old, 'R')
  expect(await renew(answering(() => Promise.reject(failing('method')))).catch(kindOf)).toBe('method')
  expect({ ...localStorage }).toEqual({ authToken: old, refreshToken: 'R' })
})

test('a renewal that answers after a logout stores nothing', async () => {
  const answer = Promise.withResolvers<unknown>()
  const client = answering(() => answer.promise)
  const actor = renewal(client)
  await vi.waitFor(() => expect(client.calls).toHaveLength(1))
  actor.stop()
  answer.resolve({ access: renewed, refresh: 'R2' })
  await answer.promise
  await new Promise((resolve) => setImmediate(resolve))
  expect(localStorage.length).toBe(0)
})
