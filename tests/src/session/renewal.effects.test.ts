// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { renewTokensOver } from '../../../src/session/renewal.effects.ts'
import { storeTokens } from '../../../src/session/stored-session.ts'
import { tokenOf } from '../../support/tokens.ts'
import { failing, fakeClient } from '../visit.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
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

/** Locks as browsers have them: shared ones at once, of others one holder a name in the order of asking. */
function stubLocks() {
  let last: Promise<unknown> = Promise.resolve()
  const held = new Set<string>()
  const hold = async (name: string, act: () => Promise<unknown>) => {
    held.add(name)
    return act().finally(() => held.delete(name))
  }
  const request = vi.fn((name: string, options: { mode?: string }, act: () => Promise<unknown>) => {
    if (options.mode === 'shared') return hold(name, act)
    last = last.then(
      () => hold(name, act),
      () => hold(name, act),
    )
    return last
  })
  const query = async () => ({ held: [...held].map((name) => ({ name })) })
  vi.stubGlobal('navigator', { locks: { request, query } })
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

/** What a tab reads at last of another's store: the refresh token comes before the access token. */
function read(access: string, refresh: string) {
  storeTokens(access, refresh)
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }))
}

test('SESSION-07 two tabs renew once: the second waits until what the first has stored can be read, and takes it', async () => {
  const request = stubLocks()
  storeTokens(old, 'R')
  const client = answering(() => ({ access: renewed, refresh: 'R2' }))
  const waits = vi.spyOn(AbortSignal, 'timeout')
  const second: unknown[] = []
  const tabs = [renew(client), renew(client).then(({ access, refresh }) => second.push(access === renewed, refresh))]
  expect(await tabs[0]).toMatchObject({ access: renewed, refresh: 'R2' })
  read(old, 'R')
  await vi.waitFor(() => expect(waits).toHaveBeenCalledWith(10_000))
  read(old, 'R2')
  await new Promise((resolve) => setImmediate(resolve))
  expect([second, client.calls.length]).toEqual([[], 1])
  read(renewed, 'R2')
  await tabs[1]
  expect([second, client.calls.length]).toEqual([[true, 'R2'], 1])
  expect(request.mock.calls.filter(([name]) => name === 'auth-refresh')).toHaveLength(2)
})

test('SESSION-07 what another tab has renewed and never shows here is renewed here after ten seconds', async () => {
  stubLocks()
  storeTokens(old, 'R')
  const late = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  const client = answering(() => ({ access: renewed, refresh: 'R2' }))
  await renew(client)
  read(old, 'R')
  const second = renew(client)
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(10_000))
  expect(client.calls).toHaveLength(1)
  late.abort()
  expect([(await second).refresh, client.calls.length]).toEqual(['R2', 2])
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
