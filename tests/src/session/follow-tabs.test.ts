// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { SessionEvent } from '../../../machines/session.machine.ts'
import { followOtherTabs } from '../../../src/session/follow-tabs.ts'
import { tokenOf } from '../../support/tokens.ts'

beforeEach(() => localStorage.clear())

const now_s = 1_800_000_000
const good = (claims: object = {}) => tokenOf({ exp: now_s + 100, ...claims })

/** What is told when another tab has changed storage to this, while `held` is held here. */
function told(held: string | null, stored: Readonly<Record<string, string>>, key: string | null = 'authToken'): SessionEvent[] {
  const events: SessionEvent[] = []
  const stop = followOtherTabs(
    () => held,
    (event) => void events.push(event),
    () => now_s * 1000,
  )
  localStorage.clear()
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
  window.dispatchEvent(new StorageEvent('storage', { key }))
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key }))
  return events
}
const tokens = (access: string, refresh: string | null) => ({ access, refresh, renew_in_ms: 80_000, expire_in_ms: 100_000 })

test("SESSION-07 another tab's login is told, with its refresh token", () => {
  const access = good()
  expect(told(null, { authToken: access, refreshToken: 'R' })).toEqual([{ type: 'tokens.arrived', ...tokens(access, 'R') }])
})

test("SESSION-07 another tab's logout is told, also where storage was cleared whole", () => {
  expect([told('T', {}), told('T', {}, null)]).toEqual([[{ type: 'tokens.removed' }], [{ type: 'tokens.removed' }]])
})

test.each([['sub'], ['user_id']])('SESSION-07 tokens that another tab renewed are told as the same person by %s', (claim) => {
  const access = good({ [claim]: 7 })
  expect(told(tokenOf({ [claim]: 7, jti: 'old' }), { authToken: access, refreshToken: 'R2' })).toEqual([{ type: 'tokens.renewed', ...tokens(access, 'R2') }])
})

test.each([
  ['of somebody else', { sub: 8 }],
  ['of nobody', {}],
])('SESSION-07 a token %s is another login', (_, claims) => {
  const access = good(claims)
  expect(told(tokenOf({ sub: 7 }), { authToken: access })).toEqual([{ type: 'tokens.arrived', ...tokens(access, null) }])
})

test('SESSION-02 a token from another tab that is none logs out, clears storage and is named in the console', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(told('T', { authToken: 'garbage', refreshToken: 'R' })).toEqual([{ type: 'tokens.removed' }])
  expect([error.mock.calls.map(([text]) => text), localStorage.length]).toEqual([['Token validation error:'], 0])
})

test.each([
  ['another key', 'T', { authToken: 'T2' }, 'theme'],
  ['the token that is held already', 'T', { authToken: 'T' }, 'authToken'],
  ['nothing where nothing is held', null, {}, 'authToken'],
])('a change of %s is not told', (_, held, stored, key) => {
  expect(told(held, stored, key)).toEqual([])
})
