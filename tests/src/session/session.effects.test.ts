// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStoredSession, readStoredSession, storeTokens } from '../../../src/session/stored-session.ts'
import { tokenOf } from '../../support/tokens.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const now_s = 1_800_000_000
const read = () => readStoredSession(now_s * 1000)
const store = (authToken: string) => {
  localStorage.setItem('authToken', authToken)
  localStorage.setItem('refreshToken', 'R')
  localStorage.setItem('user', '{}')
}
const quietly = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

test('SESSION-02 a stored token that expires later than now is taken, with its refresh token', () => {
  const good = tokenOf({ exp: now_s + 1 })
  store(good)
  expect(read()).toMatchObject({ token: good, refresh: 'R', expire_in_ms: 1000 })
  expect(localStorage.length).toBe(3)
})

test.each([
  ['issued now', { iat: now_s, exp: now_s + 100 }, 80_000],
  ['half over', { iat: now_s - 50, exp: now_s + 50 }, 30_000],
  ['nearly over', { iat: now_s - 90, exp: now_s + 10 }, 0],
  ['of an unknown beginning', { exp: now_s + 100 }, 80_000],
  ['issued after it expires', { iat: now_s + 200, exp: now_s + 100 }, 80_000],
])('SESSION-07 a stored token that is %s is renewed after four fifths of its life', (_, claims, renew_in_ms) => {
  store(tokenOf(claims))
  expect(read().renew_in_ms).toBe(renew_in_ms)
})

test('SESSION-02 without a stored token nobody is logged in, and the console is quiet', () => {
  const error = vi.spyOn(console, 'error')
  expect(read()).toEqual({ token: null, refresh: null })
  expect(error.mock.calls).toEqual([])
})

test.each([
  ['expires now', tokenOf({ exp: now_s })],
  ['has expired', tokenOf({ exp: now_s - 1 })],
  ['never expires', tokenOf({ exp: undefined })],
  ['has an expiry that is no number', tokenOf({ exp: 'tomorrow' })],
  ['is no token', 'nonsense'],
  ['is empty', ''],
  ['holds no JSON', 'a.b.c'],
])('SESSION-02 a stored token that %s is refused, cleared and named in the console', (_, stored) => {
  const error = quietly()
  store(stored)
  expect(read()).toEqual({ token: null, refresh: null })
  expect(localStorage.length).toBe(0)
  expect(error.mock.calls.map(([text]) => text)).toEqual(['Token validation error:'])
  if (stored) expect(String(error.mock.calls)).not.toContain(stored)
})

test('SESSION-02 whatever JSON storage holds as token, it is refused by name and nothing throws', () => {
  const error = quietly()
  fc.assert(
    fc.property(fc.anything(), fc.json(), (anything, json) => {
      for (const stored of [anything, json, `e30.${btoa(encodeURIComponent(json))}.`]) {
        vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'authToken' ? stored : null), removeItem: () => undefined })
        expect(read()).toEqual({ token: null, refresh: null })
      }
    }),
    { numRuns: 300 },
  )
  expect(new Set(error.mock.calls.map(([text]) => text))).toEqual(new Set(['Token validation error:']))
})

test('SESSION-04 clearing removes token, refresh token and profile, and nothing else', () => {
  store('T')
  localStorage.setItem('theme', 'dark')
  clearStoredSession()
  expect(Object.keys(localStorage)).toEqual(['theme'])
})

test('SESSION-03 the refresh token is stored only when supplied, and never one of an earlier login', () => {
  storeTokens('T', 'R')
  storeTokens('T2', null)
  expect({ ...localStorage }).toEqual({ authToken: 'T2' })
})

test('storage that throws at every access reads as empty, and keeps nothing', () => {
  const refuse = vi.fn(() => {
    throw new Error('SecurityError')
  })
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  storeTokens('T', 'R')
  clearStoredSession()
  expect([read(), refuse.mock.calls.length]).toEqual([{ token: null, refresh: null }, 6])
})
