import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Session } from '../../contract/users.api.ts'
import { type AccountSessionsEvent, accountSessionsMachine } from '../../machines/account-sessions.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const failing = (kind: string, fields: object = {}) => Object.assign(new Error(kind), { failure: { kind, status: 400, detail: '', fields } })
const session = (id: string, current = false): Session => ({ id, agent: 'Firefox on Linux', created_at: 1, last_used_at: 2, expires_at: 3, current })
const sessions = [session('s1', true), session('s2'), session('s3')]
const unproved = failing('invalid', { password: ['Enter your password to end other sessions.'] })
const exploration = {
  cases: {
    'session.end': [{ session_id: 's2' }],
    'password.changed': [{ password: 'five quiet kilns' }],
    'xstate.done.actor.loadSessions': [{ output: sessions.slice(0, 2) }],
    'xstate.done.actor.endSession': [{ output: undefined }],
    'xstate.error.actor.endSession': [{ error: unproved }, { error: failing('network') }],
  },
}
const { uncovered, differences, reached } = await replay(accountSessionsMachine, edgePaths(accountSessionsMachine, exploration), exploration)

/** A list whose requests wait until they are settled. */
function list(...events: AccountSessionsEvent[]) {
  const calls: { sent: unknown; settled: PromiseWithResolvers<unknown>; signal: AbortSignal }[] = []
  const ask = (sent: unknown, signal: AbortSignal) => {
    const settled = Promise.withResolvers<unknown>()
    calls.push({ sent, settled, signal })
    return settled.promise
  }
  const loadSessions = fromPromise<readonly Session[]>(({ signal }) => ask('load', signal) as Promise<readonly Session[]>)
  const endSession = fromPromise<unknown, { readonly session_id: string; readonly password: string }>(({ input, signal }) => ask(input, signal))
  const actor = createActor(accountSessionsMachine.provide({ actors: { loadSessions, endSession } })).start()
  const send = (...more: AccountSessionsEvent[]) => {
    for (const event of more) actor.send(event)
  }
  send(...events)
  return {
    actor,
    calls,
    send,
    look: () => [actor.getSnapshot().value, actor.getSnapshot().context],
    resolve: (output?: unknown) => settle(({ resolve }) => resolve(output)),
    reject: (error: unknown) => settle(({ reject }) => reject(error)),
  }
  async function settle(how: (settled: PromiseWithResolvers<unknown>) => void): Promise<void> {
    how(calls.at(-1)!.settled)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
const empty = { sessions: [], session_id: '', password: '', error: null }
const [show, hide, retry, give, cancel] = (['sessions.show', 'sessions.hide', 'sessions.retry', 'proof.give', 'proof.cancel'] as const).map((type) => ({
  type,
})) as [AccountSessionsEvent, AccountSessionsEvent, AccountSessionsEvent, AccountSessionsEvent, AccountSessionsEvent]
const end = (session_id: string) => ({ type: 'session.end', session_id }) as const
const write = (password: string) => ({ type: 'password.changed', password }) as const

/** The list once it is there. */
async function listed() {
  const it = list(show)
  await it.resolve(sessions)
  return it
}

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(uncovered).toEqual([])
  expect(differences).toEqual([])
  expect(unreached(accountSessionsMachine, reached)).toEqual([])
})

test('a closed list holds nothing, a list at rest no password, and one that is busy shows no error', () => {
  expect(reached.filter((snapshot) => snapshot.matches('closed')).map(({ context }) => context)).toEqual([empty])
  expect(reached.filter((snapshot) => snapshot.matches({ open: 'listed' })).every(({ context }) => context.password + context.session_id === '')).toBe(true)
  expect(reached.filter((snapshot) => snapshot.hasTag('busy')).every(({ context }) => context.error === null)).toBe(true)
})

test('the list is asked for when it is shown, and again after it could not be had', async () => {
  const { look, send, calls, resolve, reject } = list()
  expect([look(), calls]).toEqual([['closed', empty], []])
  send(show, show)
  expect([look(), calls.length]).toEqual([[{ open: 'loading' }, empty], 1])
  await reject(failing('network'))
  expect(look()).toEqual([{ open: 'unlisted' }, empty])
  send(retry)
  expect([look(), calls.length]).toEqual([[{ open: 'loading' }, empty], 2])
  await resolve(sessions)
  expect(look()).toEqual([{ open: 'listed' }, { ...empty, sessions }])
})

test('a session that was ended leaves the list, and the others stay', async () => {
  const { look, send, calls, resolve } = await listed()
  send(end('s2'), end('s3'))
  expect([look(), calls.at(-1)?.sent, calls.length]).toEqual([
    [{ open: 'ending' }, { ...empty, sessions, session_id: 's2' }],
    { session_id: 's2', password: '' },
    2,
  ])
  await resolve()
  expect(look()).toEqual([{ open: 'listed' }, { ...empty, sessions: [session('s1', true), session('s3')] }])
})

test('one that wants the password asks for it, and for it again where it is wrong', async () => {
  const { look, send, calls, resolve, reject } = await listed()
  send(end('s2'))
  await reject(unproved)
  const asked = { ...empty, sessions, session_id: 's2', error: 'Enter your password to end other sessions.' }
  expect(look()).toEqual([{ open: 'proving' }, asked])
  send(end('s3'), write('wrong'), give)
  expect([look(), calls.at(-1)?.sent]).toEqual([[{ open: 'ending' }, { ...asked, password: 'wrong', error: null }], { session_id: 's2', password: 'wrong' }])
  await reject(failing('invalid', { password: ['This is not your password.'] }))
  expect(look()).toEqual([{ open: 'proving' }, { ...asked, password: 'wrong', error: 'This is not your password.' }])
  send(write('five quiet kilns'), give)
  await resolve()
  expect(look()).toEqual([{ open: 'listed' }, { ...empty, sessions: [session('s1', true), session('s3')] }])
})

test('the password need not be given: the list is then as before', async () => {
  const { look, send, calls, reject } = await listed()
  send(end('s2'))
  await reject(unproved)
  send(write('half'), cancel)
  expect([look(), calls.length]).toEqual([[{ open: 'listed' }, { ...empty, sessions }], 2])
})

test('any other failure is said above the list until the next try', async () => {
  const { look, send, reject } = await listed()
  send(end('s2'))
  await reject(failing('network'))
  expect(look()).toEqual([{ open: 'listed' }, { ...empty, sessions, error: 'The session could not be ended. Please try again.' }])
  send(end('s2'))
  expect(look()).toEqual([{ open: 'ending' }, { ...empty, sessions, session_id: 's2' }])
})

test('hiding the list gives up what is under way, and a late answer changes nothing', async () => {
  const loading = list(show, hide)
  expect([loading.look(), loading.calls[0]?.signal.aborted]).toEqual([['closed', empty], true])
  await loading.resolve(sessions)
  expect(loading.look()).toEqual(['closed', empty])
  const ending = await listed()
  ending.send(end('s2'), hide)
  expect([ending.look(), ending.calls[1]?.signal.aborted]).toEqual([['closed', empty], true])
  await ending.reject(unproved)
  expect(ending.look()).toEqual(['closed', empty])
  for (const it of [await listed(), list(show)]) {
    it.send(hide)
    expect(it.look()).toEqual(['closed', empty])
  }
})
