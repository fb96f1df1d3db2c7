import { expect, test } from 'vitest'
import { sessionMachine } from '../../machines/session.machine.ts'
import { answered, led, refused } from '../support/paths.ts'

const ada = { full_name: 'Ada', email: 'ada@example.com', profile_picture: null, current_plan: null, daily_usage: 0, monthly_usage: 0 }
const held = { access: 'N', refresh: 'M', renew_in_ms: 1000, expire_in_ms: 5000 }
const unauthenticated = Object.assign(new Error('401'), { failure: { kind: 'unauthenticated', status: 401, detail: '', fields: {} } })
const profile = answered('fetchProfile', ada)
const logIn = { type: 'login.succeeded', destination: '/sites', ...held }
const [logout, removed, changed, expired] = ['session.logout', 'tokens.removed', 'profile.changed', 'session.expired'].map((type) => ({ type }))
const arrived = { type: 'tokens.arrived', ...held }
const renewed = { type: 'tokens.renewed', ...held }

type Event = { readonly type: string } | undefined
const after = (input: object, events: readonly Event[]) => led(sessionMachine, input, ...events.map((event) => event as { type: string }))
/** Where events lead from a stored token, with what the last of them starts and stops. */
function stored(...events: readonly Event[]) {
  const { at, started, stopped } = after({ token: 'T', refresh: 'R' }, events)
  return { at, started, stopped }
}
const nobody = (...events: readonly Event[]) => after({ token: null, refresh: null }, events).at
const [fetching, renewing] = ['fetching', 'renewing'].map((state) => ({ initializing: state }))
const [current, refreshing] = ['current', 'refreshing'].map((state) => ({ loggedIn: state }))

test('SESSION-01 without a token nobody is logged in, until a login or another tab brings one', () => {
  expect([nobody(), nobody(logIn), nobody(arrived), nobody(removed)]).toEqual(['loggedOut', fetching, fetching, 'loggedOut'])
  const { started, context } = after({ token: null, refresh: null }, [arrived])
  expect([started, context.token, context.destination]).toEqual([['fetchProfile'], 'N', null])
})

test.each([
  ['while the profile is fetched', [], ['fetchProfile']],
  ['while a refused token is renewed', [refused('fetchProfile', unauthenticated)], ['renewTokens']],
  ['when logged in', [profile], ['tokenLife']],
  ['while the profile is fetched again', [profile, changed], ['tokenLife', 'refetchProfile']],
])('SESSION-04 logging out %s, here or in another tab, ends at once, starts nothing, and stops what is under way', (_, before, running) => {
  for (const end of [logout, removed]) {
    const { at, started, stopped } = stored(...before, end)
    expect([at, started, stopped.toSorted()]).toEqual(['loggedOut', [], running.toSorted()])
  }
})

test('SESSION-07 a refused token is renewed once, and what cannot be renewed is logged out', () => {
  const refusal = refused('fetchProfile', unauthenticated)
  expect(stored(refusal)).toEqual({ at: renewing, started: ['renewTokens'], stopped: ['fetchProfile'] })
  expect(stored(refusal, answered('renewTokens', held))).toEqual({ at: fetching, started: ['fetchProfile'], stopped: ['renewTokens'] })
  expect(stored(refusal, answered('renewTokens', held), refusal)).toEqual({ at: 'loggedOut', started: [], stopped: ['fetchProfile'] })
  expect(stored(refusal, refused('renewTokens'))).toEqual({ at: 'loggedOut', started: [], stopped: ['renewTokens'] })
  expect(stored(refused('fetchProfile'))).toEqual({ at: 'loggedOut', started: [], stopped: ['fetchProfile'] })
})

test.each([arrived, renewed])(
  'SESSION-07 $type while the profile is fetched takes the other tab’s token, and fetches anew after a renewal of its own',
  (event) => {
    const refusal = refused('fetchProfile', unauthenticated)
    expect(stored(refusal, event)).toEqual({ at: fetching, started: ['fetchProfile'], stopped: ['renewTokens'] })
    const { at, context } = after({ token: 'T', refresh: 'R' }, [event])
    expect([at, context.token, context.refresh]).toEqual([fetching, 'N', 'M'])
  },
)

test('SESSION-07 when logged in, another person’s token begins anew, and a renewed one only begins a new life', () => {
  expect(stored(profile)).toEqual({ at: current, started: ['tokenLife'], stopped: ['fetchProfile'] })
  expect(stored(profile, arrived)).toEqual({ at: fetching, started: ['fetchProfile'], stopped: ['tokenLife'] })
  expect(stored(profile, renewed)).toEqual({ at: current, started: ['tokenLife'], stopped: ['tokenLife'] })
})

test('SESSION-07 a token that ends has a successor, or logs out', () => {
  const next = stored(profile, answered('tokenLife', held))
  expect([next.at, next.started.toSorted(), next.stopped]).toEqual([refreshing, ['refetchProfile', 'tokenLife'], ['tokenLife']])
  expect(stored(profile, answered('tokenLife', null))).toEqual({ at: 'loggedOut', started: [], stopped: ['tokenLife'] })
  expect(stored(profile, refused('tokenLife'))).toEqual({ at: 'loggedOut', started: [], stopped: ['tokenLife'] })
  expect(stored(profile, expired)).toEqual({ at: current, started: [], stopped: [] })
})

test('a profile that is fetched again leaves the token alone, however it ends', () => {
  expect(stored(profile, changed)).toEqual({ at: refreshing, started: ['refetchProfile'], stopped: [] })
  expect(stored(profile, changed, answered('refetchProfile', ada))).toEqual({ at: current, started: [], stopped: ['refetchProfile'] })
  expect(stored(profile, changed, refused('refetchProfile'))).toEqual({ at: current, started: [], stopped: ['refetchProfile'] })
})
