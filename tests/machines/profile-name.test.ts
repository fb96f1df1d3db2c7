import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { User } from '../../contract/users.api.ts'
import { nameDiffers, profileNameMachine } from '../../machines/profile-name.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const saved = (full_name: string): User => ({
  full_name,
  email: 'ada@example.com',
  profile_picture: null,
  current_plan: null,
  daily_usage: 0,
  monthly_usage: 0,
})
const failing = (kind: string, fields: object = {}) => Object.assign(new Error(kind), { failure: { kind, status: 400, detail: '', fields } })
const input = { full_name: 'Ada' }
const exploration = {
  input,
  cases: {
    'draft.changed': [{ draft: 'Ada' }, { draft: ' Ada King ' }],
    'profile.fetched': [{ full_name: 'Ada' }, { full_name: 'Countess' }],
    'xstate.done.actor.saveProfile': [{ output: saved('Ada King') }],
    'xstate.error.actor.saveProfile': [{ error: failing('network') }],
  },
}
const { uncovered, differences, reached } = await replay(profileNameMachine, edgePaths(profileNameMachine, exploration), exploration)

/** The name "Ada" in the Profile tab; each save waits until it is settled. */
function profile() {
  const clock = new SimulatedClock()
  const calls: { full_name: string; settled: PromiseWithResolvers<User>; signal: AbortSignal }[] = []
  const told: string[] = []
  const saveProfile = fromPromise<User, { readonly full_name: string }>(({ input: sent, signal }) => {
    const settled = Promise.withResolvers<User>()
    calls.push({ ...sent, settled, signal })
    return settled.promise
  })
  const actor = createActor(profileNameMachine.provide({ actors: { saveProfile } }), { input, clock })
  actor.on('profile.saved', ({ type }) => told.push(type))
  actor.start()
  const look = () => [actor.getSnapshot().value, actor.getSnapshot().context]
  return {
    actor,
    calls,
    clock,
    told,
    look,
    type: (draft: string) => actor.send({ type: 'draft.changed', draft }),
    save: () => actor.send({ type: 'name.save' }),
    answer: async (settle: (settled: PromiseWithResolvers<User>) => void) => {
      settle(calls.at(-1)!.settled)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}
const none = { error: null, reason: null }

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(uncovered).toEqual([])
  expect(differences).toEqual([])
  expect(unreached(profileNameMachine, reached)).toEqual([])
})

test('ACCOUNT-03 no error stands beside a save under way or a success', () => {
  expect(reached.filter((snapshot) => snapshot.context.error !== null && (snapshot.hasTag('busy') || snapshot.hasTag('saved')))).toEqual([])
  expect([...new Set(reached.map(({ value }) => value))].toSorted()).toEqual(['editing', 'saved', 'saving'])
})

test('ACCOUNT-03 Save Changes appears only while the name differs, spaces around it aside', () => {
  const { actor, type } = profile()
  const differs = (draft: string) => {
    type(draft)
    return nameDiffers(actor.getSnapshot())
  }
  expect([nameDiffers(actor.getSnapshot()), ...['Ada K', 'Ada', ' Ada ', '', 'ada'].map(differs)]).toEqual([false, true, false, false, true, true])
})

test('ACCOUNT-03 an unchanged name is not sent', () => {
  const { save, type, calls, look } = profile()
  save()
  type(' Ada ')
  save()
  expect([calls, look()]).toEqual([[], ['editing', { stored: 'Ada', draft: ' Ada ', ...none }]])
})

test('ACCOUNT-03 the trimmed name is sent once, told, and its success stays for exactly 2000 ms', async () => {
  const { save, type, calls, look, told, clock, answer } = profile()
  type(' Ada King ')
  save()
  save()
  type('Ada Queen')
  expect([calls.map(({ full_name }) => full_name), look()]).toEqual([['Ada King'], ['saving', { stored: 'Ada', draft: ' Ada King ', ...none }]])
  await answer(({ resolve }) => resolve(saved('Ada King')))
  expect([look(), told]).toEqual([['saved', { stored: 'Ada King', draft: 'Ada King', ...none }], ['profile.saved']])
  clock.increment(1999)
  expect(look()[0]).toBe('saved')
  clock.increment(1)
  expect(look()).toEqual(['editing', { stored: 'Ada King', draft: 'Ada King', ...none }])
})

test('ACCOUNT-03 the next name can be written and saved while the success is shown', async () => {
  const { save, type, calls, look, clock, answer } = profile()
  type('Ada King')
  save()
  await answer(({ resolve }) => resolve(saved('Ada King')))
  save()
  expect(look()[0]).toBe('saved')
  type('Countess')
  expect(look()).toEqual(['saved', { stored: 'Ada King', draft: 'Countess', ...none }])
  save()
  expect([look()[0], calls.map(({ full_name }) => full_name)]).toEqual(['saving', ['Ada King', 'Countess']])
  clock.increment(5000)
  expect(look()[0]).toBe('saving')
})

test('ACCOUNT-03 a failure says "Error updating profile.", with what the server says of the name, and keeps what was written', async () => {
  const { save, type, look, told, answer } = profile()
  type('Ada\tKing')
  save()
  await answer(({ reject }) => reject(failing('invalid', { full_name: ['This field may not hold line breaks or control characters.'] })))
  const error = 'Error updating profile.'
  const reason = 'This field may not hold line breaks or control characters.'
  expect([look(), told]).toEqual([['editing', { stored: 'Ada', draft: 'Ada\tKing', error, reason }], []])
  save()
  expect(look()).toEqual(['saving', { stored: 'Ada', draft: 'Ada\tKing', ...none }])
  await answer(({ reject }) => reject(failing('timeout')))
  expect(look()).toEqual(['editing', { stored: 'Ada', draft: 'Ada\tKing', error, reason: null }])
  type('Ada King')
  expect(look()).toEqual(['editing', { stored: 'Ada', draft: 'Ada King', error, reason: null }])
})

test('ACCOUNT-03 a name that was fetched again is followed where nothing is being written, and never disturbs a save', async () => {
  const { actor, save, type, look, told, answer } = profile()
  const fetched = (full_name: string) => actor.send({ type: 'profile.fetched', full_name })
  fetched('Countess')
  expect(look()).toEqual(['editing', { stored: 'Countess', draft: 'Countess', ...none }])
  type('Ada King')
  fetched('Ada')
  expect(look()).toEqual(['editing', { stored: 'Ada', draft: 'Ada King', ...none }])
  save()
  fetched('Countess')
  expect(look()).toEqual(['saving', { stored: 'Countess', draft: 'Ada King', ...none }])
  await answer(({ resolve }) => resolve(saved('Ada King')))
  fetched('Ada King')
  expect([look(), told]).toEqual([['saved', { stored: 'Ada King', draft: 'Ada King', ...none }], ['profile.saved']])
})

test('ACCOUNT-03 closing or logging out during a save gives its request up, and a late answer tells nothing', async () => {
  const { actor, save, type, calls, told, answer } = profile()
  type('Ada King')
  save()
  actor.stop()
  await answer(({ resolve }) => resolve(saved('Ada King')))
  expect([calls[0]?.signal.aborted, told, actor.getSnapshot().context.stored]).toEqual([true, [], 'Ada'])
})
