import { expect, test } from 'vitest'
import { shownSeconds, type TimerInput, timerMachine } from '../../../machines/modules/timer.machine.ts'
import { edgePaths, led, replay, unreached } from '../../support/paths.ts'

const input: TimerInput = { ways: ['stopwatch', 'countdown', 'pomodoro'], rounds: 0 }
const exploration = {
  input,
  cases: {
    'way.choose': [{ way: 'stopwatch' }, { way: 'countdown' }, { way: 'pomodoro' }, { way: 'sundial' }],
    'minutes.set': [
      { field: 'minutes', text: '0.05' },
      { field: 'work', text: '0.05' },
      { field: 'rest', text: '0.05' },
    ],
    'time.passed': [{ seconds: 1 }],
  },
  can: (_: unknown, { type, field }: { type: string; field?: string }) => type !== 'minutes.set' || field !== undefined,
  key: ({
    value,
    context,
  }: {
    value: unknown
    context: { way: string; seconds: number; minutes: number; work: number; rest: number; isRest: boolean; laps: readonly number[] }
  }) => [value, context.way, Math.min(3, context.seconds), context.minutes, context.work, context.rest, context.isRest, Math.min(1, context.laps.length)],
}
const replayed = await replay(timerMachine, edgePaths(timerMachine, exploration), exploration)
const passed = (seconds: number) => ({ type: 'time.passed', seconds })
const second = passed(1)
const [start, pause, reset, lap, skip] = ['timer.start', 'timer.pause', 'timer.reset', 'timer.lap', 'part.skip'].map((type) => ({ type }))
const way = (name: string) => ({ type: 'way.choose', way: name })
const minutes = (text: string, field = 'minutes') => ({ type: 'minutes.set', field, text })
const at = (...events: ({ type: string; [more: string]: unknown } | undefined)[]) => led(timerMachine, input, ...(events as { type: string }[]))
const state = (...events: ({ type: string } | undefined)[]) => at(...events).at

test('every state is reached, and live actors agree with the chart', () => {
  expect(replayed.differences).toEqual([])
  expect(unreached(timerMachine, replayed.reached)).toEqual([])
  expect(replayed.uncovered).toEqual([])
})

test('a stopwatch counts the time that passes while it runs, and goes on from where it was paused', () => {
  expect([at(start).at, at(start, second, passed(2)).context.seconds]).toEqual(['running', 3])
  const paused = at(start, passed(3), pause, passed(5))
  expect([paused.at, paused.context.seconds]).toEqual(['paused', 3])
  expect(at(start, passed(3), pause, start, second).context.seconds).toBe(4)
  expect(at(start, passed(86_400)).context.seconds).toBe(86_400)
})

test('laps are those of a stopwatch alone, the newest first', () => {
  const run = at(start, second, lap, second, lap)
  expect([run.at, run.context.laps]).toEqual(['running', [2, 1]])
  expect(at(way('countdown'), start, second, lap).context.laps).toEqual([])
  expect(at(start, pause, lap).context.laps).toEqual([])
})

test('a countdown ends at zero and begins anew', () => {
  const short = [way('countdown'), minutes('0.05'), start]
  expect([shownSeconds(at(way('countdown')).context), shownSeconds(at(...short, second).context), state(...short, second, second)]).toEqual([300, 2, 'running'])
  const over = at(...short, second, second, second)
  expect([over.at, shownSeconds(over.context)]).toEqual(['over', 0])
  const late = at(...short, passed(60))
  expect([late.at, late.context.seconds]).toEqual(['over', 3])
  const again = at(...short, second, second, second, start)
  expect([again.at, again.context.seconds]).toEqual(['running', 0])
})

test('minutes are set before it runs, within what makes sense', () => {
  for (const text of ['0', '-1', '601', 'x', '']) expect([text, at(way('countdown'), minutes(text)).context.minutes]).toEqual([text, 5])
  expect(at(way('countdown'), minutes('600')).context.minutes).toBe(600)
  expect([state(way('countdown'), minutes('7')), at(start, minutes('7')).context.minutes]).toEqual(['ready', 5])
})

test('work and rest follow each other by themselves, and each work that was finished counts', () => {
  const short = [way('pomodoro'), minutes('0.05', 'work'), minutes('0.05', 'rest'), start]
  const rested = at(...short, second, second, second)
  expect([rested.at, rested.context.isRest, rested.context.rounds, rested.context.seconds]).toEqual(['running', true, 1, 0])
  const back = at(...short, second, second, second, second, second, second).context
  expect([back.isRest, back.rounds]).toEqual([false, 1])
  const skipped = at(...short, second, skip)
  expect([skipped.at, skipped.context.isRest, skipped.context.rounds, skipped.context.seconds]).toEqual(['running', true, 0, 0])
  expect(at(start, second, skip).context.seconds).toBe(1)
})

test('what passes beyond a part is the beginning of the next, but no more than that', () => {
  const short = [way('pomodoro'), minutes('0.05', 'work'), minutes('0.1', 'rest'), start]
  const part = (...events: { type: string }[]) => {
    const { isRest, rounds, seconds } = at(...short, ...events).context
    return [isRest, rounds, seconds]
  }
  expect(part(passed(5))).toEqual([true, 1, 2])
  expect(part(passed(30_000))).toEqual([true, 1, 0])
  expect(part(passed(3), passed(30_000))).toEqual([false, 1, 0])
})

test('it goes back to the start from everywhere, and another way begins ready', () => {
  const short = [way('countdown'), minutes('0.05'), start, second, second, second]
  expect([state(start, second, reset), at(start, second, reset).context.seconds, state(start, pause, reset), state(...short, reset), state(reset)]).toEqual([
    'ready',
    0,
    'ready',
    'ready',
    'ready',
  ])
  expect([state(start, way('countdown')), state(start, pause, way('countdown')), state(...short, way('stopwatch')), state(way('countdown'))]).toEqual([
    'ready',
    'ready',
    'ready',
    'ready',
  ])
  expect([state(start, way('sundial')), at(way('sundial')).context.way]).toEqual(['running', 'stopwatch'])
  expect([state(start, pause), state(start, pause, start), state(pause)]).toEqual(['paused', 'running', 'ready'])
})
