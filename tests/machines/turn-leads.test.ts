import { expect, test } from 'vitest'
import type { Failure } from '../../contract/failure.ts'
import type { TurnEvent } from '../../contract/turn.ts'
import { turnMachine } from '../../machines/turn.machine.ts'
import { answered, led, refused } from '../support/paths.ts'

const said = (turn: TurnEvent) => ({ type: 'stream.received', id: '1', turn })
const accepted = said({ event: 'accepted', data: { message_id: 'm1', remaining_today: 4, remaining_month: 26, resets_at: 1 } })
const step = said({ event: 'step', data: { label: 'Wrote 4 pages', state: 'done' } })
const done = (version: number | null) => said({ event: 'done', data: { message_id: 'm1', version, charged: version !== null } })
const broke = said({ event: 'error', data: { detail: 'The builder broke.', charged: false } })
const lost = { type: 'stream.broken', failure: { kind: 'network', status: 0, detail: '', fields: {} } satisfies Failure }
const stop = { type: 'turn.stop' }
const rejoin = { type: 'xstate.after.rejoin_ms.turn.lost' }

/** Where events lead a turn whose words are sent, and what the last of them starts. */
function sent(...events: { type: string }[]) {
  const { at, started } = led(turnMachine, { project_id: 'p1', content: 'a kiln', message_id: null }, ...events)
  return [at, ...started]
}
const joined = (...events: { type: string }[]) => led(turnMachine, { project_id: 'p1', content: '', message_id: 'm1' }, ...events).at
const halting = { following: { halting: 'asking' } }

test('words that are sent are waited for, those of a named turn stream at once', () => {
  expect([sent(), sent(accepted), sent(step)]).toEqual([[{ following: 'sending' }, 'followTurn'], [{ following: 'streaming' }], [{ following: 'sending' }]])
  expect([joined(), joined(step), joined(accepted)]).toEqual([{ following: 'streaming' }, { following: 'streaming' }, { following: 'streaming' }])
})

test('BUILD-01 a turn ends as its last event says', () => {
  expect([sent(accepted, done(1)), sent(accepted, done(null)), sent(accepted, broke)]).toEqual([['done'], ['done'], ['failed']])
  expect([joined(done(1)), joined(broke)]).toEqual(['done', 'failed'])
})

test('Stop is asked for once, and a refused one lets the turn stream on', () => {
  expect([sent(stop), sent(stop, step), sent(stop, accepted)]).toEqual([[{ following: 'withdrawing' }], [{ following: 'withdrawing' }], [halting, 'stopTurn']])
  expect([sent(accepted, stop), sent(accepted, stop, stop)]).toEqual([[halting, 'stopTurn'], [halting]])
  expect(joined(stop, refused('stopTurn'))).toEqual({ following: 'streaming' })
  expect(joined(stop, answered('stopTurn'))).toEqual({ following: { halting: 'asked' } })
})

test('a turn that was asked to stop is stopped by an empty end, asked or not yet', () => {
  for (const before of [[stop], [stop, answered('stopTurn')]]) {
    expect([joined(...before, done(null)), joined(...before, broke), joined(...before, done(1)), joined(...before, step)]).toEqual([
      'stopped',
      'stopped',
      'done',
      joined(...before),
    ])
  }
})

test('a lost connection waits, is joined again, and can be stopped meanwhile', () => {
  expect([joined(lost), joined(lost, rejoin), joined(lost, stop)]).toEqual(['lost', { following: 'streaming' }, halting])
  expect(sent(accepted, lost, rejoin)).toEqual([{ following: 'streaming' }, 'followTurn'])
  expect(sent(accepted, lost, stop)).toEqual([halting, 'followTurn', 'stopTurn'])
})
