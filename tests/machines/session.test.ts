import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { User } from '../../contract/users.api.ts'
import { routeSetOf, type SessionSnapshot, sessionMachine } from '../../machines/session.machine.ts'
import { type HeldTokens, tokenLifeMachine } from '../../machines/token-life.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const ada: User = { full_name: 'Ada', email: 'ada@example.com', profile_picture: null, current_plan: null, daily_usage: 0, monthly_usage: 0 }
const next = { access: 'T2', refresh: 'R2', renew_in_ms: 80_000, expire_in_ms: 100_000 }
const failed = (kind: string) => Object.assign(new Error(kind), { failure: { kind, status: 0, detail: '', fields: {} } })
const cases = {
  'login.succeeded': [
    { access: 'T', refresh: 'R', destination: '/sites' },
    { access: 'T', refresh: null, destination: '/' },
  ],
  'xstate.done.actor.fetchProfile': [{ output: ada }],
  'xstate.error.actor.fetchProfile': [{ error: failed('unauthenticated') }, { error: failed('broken') }],
  'xstate.done.actor.refetchProfile': [{ output: { ...ada, daily_usage: 1 } }],
  'xstate.done.actor.renewTokens': [{ output: next }],
  'xstate.done.actor.tokenLife': [{ output: next }, { output: null }],
  'tokens.arrived': [{ access: 'T3', refresh: null }],
  'tokens.renewed': [{ access: 'T4', refresh: 'R4' }],
}
const stored = { input: { token: 'T', refresh: 'R' }, cases }
const nothing = { input: { token: null, refresh: null }, cases }

test('SESSION-01 every state is reached and every transition is taken, from a stored token and from none', async () => {
  const runs = await Promise.all([stored, nothing].map((start) => replay(sessionMachine, edgePaths(sessionMachine, start), start)))
  expect(runs.map((run) => run.differences)).toEqual([[], []])
  expect(runs[0]!.uncovered.filter((transition) => runs[1]!.uncovered.includes(transition))).toEqual([])
  expect(
    unreached(
      sessionMachine,
      runs.flatMap((run) => run.reached),
    ),
  ).toEqual([])
})

test('SESSION-01 logged in means token and profile, logged out means neither, initializing a token without its profile', async () => {
  const { reached } = await replay(sessionMachine, edgePaths(sessionMachine, stored), stored)
  const facts = (reached as SessionSnapshot[]).map((snapshot) => ({
    shown: routeSetOf(snapshot),
    token: snapshot.context.token !== null,
    user: snapshot.context.user !== null,
  }))
  expect(new Set(facts.map((fact) => JSON.stringify(fact)))).toEqual(
    new Set(['{"shown":null,"token":true,"user":false}', '{"shown":"member","token":true,"user":true}', '{"shown":"anonymous","token":false,"user":false}']),
  )
})

function start(token: string | null, fetched: () => Promise<User> = async () => ada, renewed: () => Promise<HeldTokens> = async () => next) {
  const done: unknown[] = []
  const note =
    (name: string) =>
    (_: unknown, params: unknown): void => {
      done.push(params ? { [name]: params } : name)
    }
  const fetchProfile = vi.fn(fetched)
  const renewTokens = fromPromise<HeldTokens, { readonly refresh: string | null }>(renewed)
  const machine = sessionMachine.provide({
    actors: {
      fetchProfile: fromPromise(fetchProfile),
      refetchProfile: fromPromise(fetchProfile),
      renewTokens,
      tokenLife: tokenLifeMachine.provide({ actors: { renewTokens } }),
    },
    actions: {
      storeTokens: note('storeTokens'),
      storeUser: note('storeUser'),
      clearStorage: note('clearStorage'),
      forgetWords: note('forgetWords'),
      revokeSession: note('revokeSession'),
      goTo: note('goTo'),
    },
  })
  const actor = createActor(machine, { input: { token, refresh: token && 'R' } }).start()
  return { actor, done, fetchProfile }
}
const settled = (actor: ReturnType<typeof start>['actor']) =>
  new Promise<SessionSnapshot>((resolve) => {
    const look = (snapshot: SessionSnapshot) => {
      if (!snapshot.matches('initializing') && !snapshot.matches({ loggedIn: 'refreshing' })) resolve(snapshot)
    }
    actor.subscribe(look)
    look(actor.getSnapshot())
  })

test('without a token nothing is fetched and the session is logged out', () => {
  const { actor, done, fetchProfile } = start(null)
  expect([actor.getSnapshot().value, done, fetchProfile.mock.calls]).toEqual(['loggedOut', [], []])
})

test('ROUTE-15 a login stores its tokens, then the profile, and goes to its destination before a route set is shown', async () => {
  const { actor, done } = start(null)
  actor.send({ type: 'login.succeeded', access: 'T', refresh: 'R', destination: '/sites' })
  expect(routeSetOf(actor.getSnapshot())).toBeNull()
  expect((await settled(actor)).value).toEqual({ loggedIn: 'current' })
  expect(done).toEqual([{ storeTokens: { access: 'T', refresh: 'R' } }, { storeUser: { user: ada } }, { goTo: { path: '/sites' } }])
})

test('a stored token leaves the address alone', async () => {
  const { actor, done } = start('T')
  await settled(actor)
  expect(done).toEqual([{ storeUser: { user: ada } }, { goTo: { path: null } }])
})

test('SESSION-04 a failed profile fetch logs out and clears what is stored', async () => {
  const { actor, done } = start('T', () => Promise.reject(new Error('503')))
  expect((await settled(actor)).value).toBe('loggedOut')
  expect(done).toEqual(['clearStorage'])
})

test('SESSION-04 logout ends the session on the server, clears what is stored and goes to /', async () => {
  const { actor, done } = start('T')
  await settled(actor)
  actor.send({ type: 'session.logout' })
  expect(actor.getSnapshot().context).toMatchObject({ token: null, refresh: null, user: null, destination: null, ended: false })
  expect(done.slice(2)).toEqual([{ revokeSession: { token: 'T', refresh: 'R' } }, 'clearStorage', 'forgetWords', { goTo: { path: '/' } }])
})

test('an expired session that cannot be renewed clears what is stored but not what was being written, and a second word of it does nothing', async () => {
  const { actor, done } = start('T', undefined, () => Promise.reject(failed('unauthenticated')))
  await settled(actor)
  actor.send({ type: 'session.expired' })
  actor.send({ type: 'session.expired' })
  await waitFor(actor, (snapshot) => snapshot.matches('loggedOut'))
  expect([actor.getSnapshot().context.ended, done.slice(2)]).toEqual([true, ['clearStorage']])
})

test('SESSION-07 a stored token that the server refuses is renewed once, and the profile fetched with the new one', async () => {
  const held: (string | null)[] = []
  const fetched = () => {
    held.push(actor.getSnapshot().context.token)
    return held.length === 1 ? Promise.reject(failed('unauthenticated')) : Promise.resolve(ada)
  }
  const { actor, done } = start(null, fetched)
  actor.send({ type: 'login.succeeded', access: 'T', refresh: 'R', destination: '/sites' })
  expect((await settled(actor)).value).toEqual({ loggedIn: 'current' })
  expect(held).toEqual(['T', 'T2'])
  expect(actor.getSnapshot().context).toEqual({
    token: 'T2',
    refresh: 'R2',
    renew_in_ms: 80_000,
    expire_in_ms: 100_000,
    user: ada,
    destination: null,
    ended: false,
    unproven: false,
  })
  expect(done.at(-1)).toEqual({ goTo: { path: '/sites' } })
})

test.each([
  ['the renewal fails', () => Promise.reject(failed('unauthenticated'))],
  ['the renewed one is refused too', async () => next],
])('SESSION-07 a refused token logs out where %s', async (_, renewed) => {
  const { actor, done } = start('T', () => Promise.reject(failed('unauthenticated')), renewed)
  expect((await settled(actor)).value).toBe('loggedOut')
  expect([actor.getSnapshot().context.ended, done]).toEqual([true, ['clearStorage']])
})

test('SESSION-07 a token that is refused while its person is logged in is renewed without leaving loggedIn, and proven by the profile', async () => {
  const { actor, fetchProfile } = start('T')
  await settled(actor)
  const shown: unknown[] = []
  actor.subscribe((snapshot) => shown.push(routeSetOf(snapshot)))
  actor.send({ type: 'session.expired' })
  await waitFor(actor, (snapshot) => snapshot.context.token === 'T2' && snapshot.matches({ loggedIn: 'current' }))
  expect([new Set(shown), fetchProfile.mock.calls.length, actor.getSnapshot().context.refresh]).toEqual([new Set(['member']), 2, 'R2'])
})

test("SESSION-07 another tab's login, renewal and logout are followed", async () => {
  const { actor, done } = start(null)
  actor.send({ type: 'tokens.arrived', ...next })
  expect(actor.getSnapshot().context.token).toBe('T2')
  expect((await settled(actor)).value).toEqual({ loggedIn: 'current' })
  actor.send({ type: 'tokens.renewed', access: 'T4', refresh: 'R4' })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.token, actor.getSnapshot().context.user]).toEqual([{ loggedIn: 'current' }, 'T4', ada])
  actor.send({ type: 'tokens.arrived', access: 'T3', refresh: null })
  expect([routeSetOf(actor.getSnapshot()), actor.getSnapshot().context.user]).toEqual([null, null])
  await settled(actor)
  actor.send({ type: 'tokens.removed' })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.ended, done.at(-1)]).toEqual(['loggedOut', true, 'clearStorage'])
})

test.each([['tokens.arrived'], ['tokens.renewed']] as const)('SESSION-07 %s while the profile is being fetched fetches it anew', (type) => {
  const { actor, fetchProfile } = start('T', () => new Promise(() => undefined))
  actor.send({ type, access: 'T3', refresh: null })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.token, fetchProfile.mock.calls.length]).toEqual([{ initializing: 'fetching' }, 'T3', 2])
})

test.each([
  ['session.logout', false],
  ['tokens.removed', true],
] as const)('%s while the profile is being fetched logs out, and the late profile changes nothing', async (type, ended) => {
  const profile = Promise.withResolvers<User>()
  const { actor } = start('T', () => profile.promise)
  actor.send({ type })
  profile.resolve(ada)
  await profile.promise
  expect([actor.getSnapshot().value, actor.getSnapshot().context.user, actor.getSnapshot().context.ended]).toEqual(['loggedOut', null, ended])
})

test('a changed profile is fetched again without leaving loggedIn, and a failing fetch leaves it as it was', async () => {
  const answers = [async () => ada, async () => ({ ...ada, daily_usage: 1 }), () => Promise.reject(new Error('offline'))]
  const { actor } = start('T', () => answers.shift()!())
  await settled(actor)
  for (let turn = 0; turn < 2; turn++) {
    actor.send({ type: 'profile.changed' })
    expect(routeSetOf(actor.getSnapshot())).toBe('member')
    expect((await settled(actor)).context.user).toEqual({ ...ada, daily_usage: 1 })
  }
})
