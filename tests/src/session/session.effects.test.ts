// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { clearStoredSession, followOtherTabs, readStoredSession } from '../../../src/session/session.effects.ts'

afterEach(() => localStorage.clear())

const token = (claims: object) => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`
const now_s = 1_800_000_000
const read = () => readStoredSession(now_s * 1000)
const store = (authToken: string) => {
  localStorage.setItem('authToken', authToken)
  localStorage.setItem('refreshToken', 'R')
  localStorage.setItem('user', '{}')
}

test('SESSION-02 a stored token that expires later than now is taken, with its refresh token', () => {
  const good = token({ exp: now_s + 1 })
  store(good)
  expect(read()).toEqual({ token: good, refresh: 'R' })
  expect(localStorage.length).toBe(3)
})

test('SESSION-02 without a stored token nobody is logged in, and the console is quiet', () => {
  const error = vi.spyOn(console, 'error')
  expect(read()).toEqual({ token: null, refresh: null })
  expect(error.mock.calls).toEqual([])
})

test.each([
  ['expires now', token({ exp: now_s })],
  ['has expired', token({ exp: now_s - 1 })],
  ['never expires', token({})],
  ['has an expiry that is no number', token({ exp: 'tomorrow' })],
  ['is no token', 'nonsense'],
  ['is empty', ''],
  ['holds no JSON', 'a.b.c'],
])('SESSION-02 a stored token that %s is refused, cleared and named in the console', (_, stored) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  store(stored)
  expect(read()).toEqual({ token: null, refresh: null })
  expect(localStorage.length).toBe(0)
  expect(error.mock.calls.map(([text]) => text)).toEqual(['Token validation error:'])
  if (stored) expect(String(error.mock.calls)).not.toContain(stored)
})

test('SESSION-04 clearing removes token, refresh token and profile, and nothing else', () => {
  store('T')
  localStorage.setItem('theme', 'dark')
  clearStoredSession()
  expect(Object.keys(localStorage)).toEqual(['theme'])
})

test('SESSION-07 a logout in another tab is told, another change of storage is not', () => {
  const told = vi.fn()
  store('T')
  followOtherTabs(told)
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(told.mock.calls).toHaveLength(0)
  clearStoredSession()
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: null }))
  expect(told.mock.calls).toHaveLength(1)
})

test('storage that refuses reads as empty', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError')
  })
  expect(read()).toEqual({ token: null, refresh: null })
})
