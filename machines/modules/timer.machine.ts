// A timer in three ways: a stopwatch with laps, a countdown, and rounds of work and rest (Pomodoro).
import { assign, type SnapshotFrom, setup } from 'xstate'

export type TimerWay = 'stopwatch' | 'countdown' | 'pomodoro'
export interface TimerInput {
  readonly ways: readonly TimerWay[]
  /** Rounds of work that are done already. */
  readonly rounds: number
}
export interface TimerContext extends TimerInput {
  readonly way: TimerWay
  /** Seconds that have run; of the current part for rounds. */
  readonly seconds: number
  /** The minutes of a countdown, of work and of rest. */
  readonly minutes: number
  readonly work: number
  readonly rest: number
  readonly isRest: boolean
  /** Seconds at each lap, the newest first. */
  readonly laps: readonly number[]
}
export type TimerEvent =
  | { readonly type: 'way.choose'; readonly way: TimerWay }
  | { readonly type: 'minutes.set'; readonly field: 'minutes' | 'work' | 'rest'; readonly text: string }
  | { readonly type: 'timer.start' }
  | { readonly type: 'timer.pause' }
  | { readonly type: 'timer.reset' }
  | { readonly type: 'timer.lap' }
  | { readonly type: 'part.skip' }
  | { readonly type: 'time.passed'; readonly seconds: number }

const minutes_max = 600
/** The seconds after which a part is over; null for a stopwatch. */
export const lengthOf = ({ way, minutes, work, rest, isRest }: TimerContext): number | null =>
  way === 'stopwatch' ? null : Math.round((way === 'countdown' ? minutes : isRest ? rest : work) * 60)
/** What the clock shows. */
export const shownSeconds = (context: TimerContext): number => {
  const length = lengthOf(context)
  return length === null ? context.seconds : Math.max(0, length - context.seconds)
}

export const timerMachine = setup({
  types: { context: {} as TimerContext, events: {} as TimerEvent, input: {} as TimerInput, tags: {} as 'timed' },
  guards: {
    isKnownWay: ({ context, event }) => event.type === 'way.choose' && context.ways.includes(event.way),
    isMinutes: ({ event }) => event.type === 'minutes.set' && Number(event.text) > 0 && Number(event.text) <= minutes_max,
    isRoundsLast: ({ context }, { seconds }: { seconds: number }) => context.way === 'pomodoro' && context.seconds + seconds >= (lengthOf(context) ?? Infinity),
    isLast: ({ context }, { seconds }: { seconds: number }) => context.seconds + seconds >= (lengthOf(context) ?? Infinity),
    isRounds: ({ context }) => context.way === 'pomodoro',
    isStopwatch: ({ context }) => context.way === 'stopwatch',
  },
  actions: {
    takeWay: assign((_, { way }: { way: TimerWay }) => ({ way, seconds: 0, laps: [], isRest: false })),
    setMinutes: assign((_, { field, text }: { field: 'minutes' | 'work' | 'rest'; text: string }) => ({ [field]: Number(text), seconds: 0 })),
    passTime: assign(({ context }, { seconds }: { seconds: number }) => ({ seconds: Math.min(context.seconds + seconds, lengthOf(context) ?? Infinity) })),
    turnPart: assign(({ context }, { seconds }: { seconds: number }) => {
      const turned = { ...context, isRest: !context.isRest, rounds: context.isRest ? context.rounds : context.rounds + 1 }
      const over = context.seconds + seconds - (lengthOf(context) ?? 0)
      // What came while nobody was there is no part of the next one.
      return { isRest: turned.isRest, rounds: turned.rounds, seconds: over < (lengthOf(turned) ?? 0) ? over : 0 }
    }),
    skipPart: assign(({ context }) => ({ isRest: !context.isRest, seconds: 0 })),
    addLap: assign(({ context }) => ({ laps: [context.seconds, ...context.laps].slice(0, 50) })),
    reset: assign({ seconds: 0, laps: [], isRest: false }),
  },
}).createMachine({
  id: 'timer',
  context: ({ input }) => ({ ...input, way: input.ways[0] ?? 'stopwatch', seconds: 0, minutes: 5, work: 25, rest: 5, isRest: false, laps: [] }),
  initial: 'ready',
  on: {
    'way.choose': { guard: 'isKnownWay', target: '.ready', actions: { type: 'takeWay', params: ({ event }) => event } },
    'timer.reset': { target: '.ready', actions: 'reset' },
  },
  states: {
    ready: {
      on: {
        'timer.start': 'running',
        'minutes.set': { guard: 'isMinutes', actions: { type: 'setMinutes', params: ({ event }) => event } },
      },
    },
    running: {
      tags: 'timed',
      on: {
        'timer.pause': 'paused',
        'timer.lap': { guard: 'isStopwatch', actions: 'addLap' },
        'part.skip': { guard: 'isRounds', actions: 'skipPart' },
        'time.passed': [
          { guard: { type: 'isRoundsLast', params: ({ event }) => event }, actions: { type: 'turnPart', params: ({ event }) => event } },
          { guard: { type: 'isLast', params: ({ event }) => event }, target: 'over', actions: { type: 'passTime', params: ({ event }) => event } },
          { actions: { type: 'passTime', params: ({ event }) => event } },
        ],
      },
    },
    paused: {
      on: { 'timer.start': 'running' },
    },
    over: {
      on: { 'timer.start': { target: 'running', actions: 'reset' } },
    },
  },
})

export type TimerSnapshot = SnapshotFrom<typeof timerMachine>
