import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '../../contract/failure.ts'
import type { TurnEvent } from '../../contract/turn.ts'
import { type FollowTurnInput, turnMachine } from '../../machines/turn.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const accepted: TurnEvent = { event: 'accepted', data: { message_id: 'm1', remaining_today: 4, remaining_month: 26, resets_at: 100 } }
const step: TurnEvent = { event: 'step', data: { label: 'Wrote 4 pages', state: 'done' } }
const done = (version: number | null): TurnEvent => ({ event: 'done', data: { message_id: 'm1', version, charged: version !== null } })
const error: TurnEvent = { event: 'error', data: { detail: 'The builder broke.', charged: false } }
const lost: Failure = { kind: 'network', status: 0, detail: '', fields: {} }
const gone: Failure = { kind: 'missing', status: 404, detail: 'Not found.', fields: {} }
const input = { project_id: 'p1', content: 'a pottery studio', message_id: null }
const exploration = {
  input,
  cases: {
    'stream.received': [accepted, step, done(1), done(null), error].map((turn, at) => ({ id: String(at), turn })),
    'stream.broken': [{ failure: lost }, { failure: gone }],
    'xstate.error.actor.stopTurn': [{ error: new Error('refused') }],
  },
  key: (snapshot: { value: unknown; context: { message_id: string | null; losses: number; outcome: unknown } }) => [
    snapshot.value,
    snapshot.context.message_id,
    snapshot.context.losses,
    snapshot.context.outcome,
  ],
}
const sent = await replay(turnMachine, edgePaths(turnMachine, exploration as never), exploration as never)
const joining = { ...exploration, input: { ...input, message_id: 'm1' } }
const joined = await replay(turnMachine, edgePaths(turnMachine, joining as never), joining as never)

/** A turn whose server says what the test says, on a clock that the test moves. */
function turn(message_id: string | null = null) {
  const clock = new SimulatedClock()
  const followed: FollowTurnInput[] = []
  const stopped: string[] = []
  const actor = createActor(
    turnMachine.provide({
      actors: {
        followTurn: fromCallback(({ input }) => {
          followed.push(input)
        }),
        stopTurn: fromPromise(async ({ input }: { input: { project_id: string; message_id: string } }) => {
          stopped.push(input.message_id)
        }),
      },
    }),
    { input: { ...input, message_id }, clock },
  ).start()
  let id = 0
  const say = (...events: TurnEvent[]) => {
    for (const turn of events) actor.send({ type: 'stream.received', id: String(++id), turn })
  }
  const lose = (failure = lost) => actor.send({ type: 'stream.broken', failure })
  return { actor, clock, followed, stopped, say, lose, settled: () => new Promise((resolve) => setImmediate(resolve)) }
}

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(sent.uncovered.filter((one) => joined.uncovered.includes(one))).toEqual([])
  expect([sent.differences, joined.differences]).toEqual([[], []])
  expect(unreached(turnMachine, [...sent.reached, ...joined.reached])).toEqual([])
})

test('only an ended turn has an outcome, and only a named one is joined again or stopped', () => {
  const reached = [...sent.reached, ...joined.reached]
  expect(reached.filter((snapshot) => (snapshot.status === 'done') !== (snapshot.context.outcome !== null))).toEqual([])
  expect(reached.filter((snapshot) => (snapshot.matches('lost') || snapshot.matches({ following: 'halting' })) && !snapshot.context.message_id)).toEqual([])
})

test('BUILD-01 a turn keeps all that its events say, and ends with the version', () => {
  const { actor, followed, say } = turn()
  say(accepted, { event: 'marks', data: { marks: [{ start: 2, end: 9, pen: 'thing' }] } })
  say({ event: 'requirement', data: { id: 'r1', clause: 'a pottery studio', status: 'understood', where: '' } })
  say({ event: 'requirement', data: { id: 'r1', clause: 'a pottery studio', status: 'built', where: '/' } })
  say({ event: 'step', data: { label: 'Wrote 4 pages', state: 'running' } }, step, { event: 'patch', data: { operations: [] } })
  say({ event: 'version', data: { number: 1, label: 'First version' } })
  say({ event: 'text', data: { delta: 'First ' } }, { event: 'text', data: { delta: 'version is up.' } })
  say({ event: 'choices', data: { choices: ['Add a gallery'] } }, done(1))
  expect(followed).toEqual([{ ...input, last_event_id: '' }])
  expect(actor.getSnapshot().output).toEqual({
    ...input,
    message_id: 'm1',
    last_event_id: '12',
    losses: 0,
    marks: [{ start: 2, end: 9, pen: 'thing' }],
    requirements: [{ id: 'r1', clause: 'a pottery studio', status: 'built', where: '/' }],
    steps: [{ label: 'Wrote 4 pages', state: 'done' }],
    answer: 'First version is up.',
    choices: ['Add a gallery'],
    version: 1,
    charged: true,
    remaining_today: 4,
    remaining_month: 26,
    outcome: 'done',
    failure: null,
  })
})

test('a lost connection is joined again from the last event, at growing intervals', () => {
  const { actor, clock, followed, say, lose } = turn()
  say(accepted, step)
  lose()
  expect(actor.getSnapshot().hasTag('lost')).toBe(true)
  clock.increment(499)
  expect(followed.length).toBe(1)
  clock.increment(1)
  lose()
  clock.increment(999)
  expect(followed.length).toBe(2)
  clock.increment(1)
  say(done(1))
  expect(followed.slice(1)).toEqual([
    { ...input, message_id: 'm1', last_event_id: '2' },
    { ...input, message_id: 'm1', last_event_id: '2' },
  ])
  expect(actor.getSnapshot().context.outcome).toBe('done')
})

test('a connection lost six times in a row fails the turn', () => {
  const { actor, clock, followed, say, lose } = turn()
  say(accepted)
  for (let tries = 0; tries < 6; tries++) {
    lose()
    clock.increment(60_000)
  }
  expect([followed.length, actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual([6, 'failed', lost])
})

test('words that the server refused fail at once with its reason, and no turn has a name', () => {
  const { actor, followed, lose } = turn()
  const usedUp: Failure = { kind: 'limited', status: 429, detail: 'No messages are left today.', fields: {} }
  lose(usedUp)
  expect([followed.length, actor.getSnapshot().output?.message_id, actor.getSnapshot().output?.failure]).toEqual([1, null, usedUp])
})

test('Stop before the server has named the turn is asked for as soon as it has', async () => {
  const { actor, stopped, say, settled } = turn()
  actor.send({ type: 'turn.stop' })
  expect(stopped).toEqual([])
  say(accepted)
  await settled()
  say(done(null))
  expect([stopped, actor.getSnapshot().context.outcome]).toEqual([['m1'], 'stopped'])
})

test('a version that was made before Stop arrived counts as done', async () => {
  const { actor, say, settled } = turn('m1')
  actor.send({ type: 'turn.stop' })
  await settled()
  say(done(1))
  expect(actor.getSnapshot().context.outcome).toBe('done')
})
