import { expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { User } from '../../contract/users.api.ts'
import { routeSetOf, type SessionSnapshot, sessionMachine } from '../../machines/session.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const ada: User = { full_name: 'Ada', email: 'ada@example.com', profile_picture: null, current_plan: null, daily_usage: 0, monthly_usage: 0 }
const cases = {
  'login.succeeded': [
    { access: 'T', refresh: 'R', destination: '/sites' },
    { access: 'T', refresh: null, destination: '/' },
  ],
  'xstate.done.actor.fetchProfile': [{ output: ada }],
  'xstate.done.actor.refetchProfile': [{ output: { ...ada, daily_usage: 1 } }],
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

function start(token: string | null, fetched: () => Promise<User> = async () => ada) {
  const done: unknown[] = []
  const note =
    (name: string) =>
    (_: unknown, params: unknown): void => {
      done.push(params ? { [name]: params } : name)
    }
  const fetchProfile = vi.fn(fetched)
  const machine = sessionMachine.provide({
    actors: { fetchProfile: fromPromise(fetchProfile), refetchProfile: fromPromise(fetchProfile) },
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
  expect(actor.getSnapshot().context).toEqual({ token: null, refresh: null, user: null, destination: null, ended: false })
  expect(done.slice(2)).toEqual([{ revokeSession: { token: 'T', refresh: 'R' } }, 'clearStorage', 'forgetWords', { goTo: { path: '/' } }])
})

test('an expired session clears what is stored but not what was being written, and a second word of it does nothing', async () => {
  const { actor, done } = start('T')
  await settled(actor)
  actor.send({ type: 'session.expired' })
  actor.send({ type: 'session.expired' })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.ended, done.slice(2)]).toEqual(['loggedOut', true, ['clearStorage']])
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
