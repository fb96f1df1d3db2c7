import { expect, test } from 'vitest'
import { type InstrumentContext, type InstrumentInput, instrumentMachine, wantedOf } from '../../../machines/modules/instrument.machine.ts'
import { octaveFor, stepsOf } from '../../../machines/modules/rules/piece.ts'
import { edgePaths, led, replay, unreached } from '../../support/paths.ts'

const [c, d] = [
  { pitch: 'C4', at: 0, length: 100 },
  { pitch: 'D4', at: 150, length: 100 },
]
const input: InstrumentInput = {
  instruments: ['piano', 'drums'],
  tunes: { piano: [{ name: 'Two notes', notes: [c, d] }], drums: [] },
  recordings: [{ name: 'Kept', instrument: 'piano', notes: [c] }],
  most: 2,
}
const key = ({ value, context }: { value: unknown; context: InstrumentContext }) => [
  value,
  context.instrument,
  context.octave,
  context.held,
  context.recorded.length,
  context.place,
  context.next,
  Math.min(1, context.slips),
  context.name,
]
const exploration = {
  input,
  cases: {
    'note.press': [
      { pitch: 'C4', at: 1000 },
      { pitch: 'D4', at: 1000 },
    ],
    'note.release': [{ pitch: 'C4', at: 1200 }],
    'instrument.choose': [{ instrument: 'drums' }, { instrument: 'harp' }],
    'octave.set': [{ octave: 4 }, { octave: 9 }],
    'name.type': [{ text: 'Mine' }],
    'tune.hear': [{ tune: 0 }, { tune: 7 }],
    'kept.hear': [{ kept: 0 }, { kept: 7 }],
    'lesson.start': [{ tune: 0 }],
  },
  can: ({ context }: { context: InstrumentContext }, { type }: { type: string }) => !/^(?:octave|name)/.test(type) || context.held.length === 0,
  key,
}
const [press, release] = ['note.press', 'note.release'].map((type) => (pitch: string, at: number) => ({ type, pitch, at }))
const at = (...events: { type: string; [more: string]: unknown }[]) => led(instrumentMachine, input, ...events)

test('every state is reached, and live actors agree with the chart', async () => {
  const replayed = await replay(instrumentMachine, edgePaths(instrumentMachine, exploration as never), exploration as never)
  expect(replayed.differences).toEqual([])
  expect(unreached(instrumentMachine, replayed.reached)).toEqual([])
  expect(replayed.uncovered).toEqual([])
})

test('keys sound together, each once until it is let go, and what was pressed is shown', () => {
  const { context } = at(press!('C4', 0), press!('C4', 5), press!('E4', 9), release!('C4', 20), release!('G4', 22))
  expect([context.held, context.played]).toEqual([['E4'], ['C4', 'E4']])
})

test('a recording begins with its first note, and has the length of each', () => {
  const { context } = at({ type: 'record.start' }, press!('C4', 5000), release!('C4', 5250), { type: 'record.stop' })
  expect(context.recorded).toEqual([{ pitch: 'C4', at: 0, length: 250 }])
  expect(at({ type: 'record.start' }, press!('C4', 1), { type: 'record.stop' }, { type: 'record.start' }).context.recorded).toEqual([])
  expect(at({ type: 'record.start' }, press!('C4', 1), { type: 'record.stop' }, { type: 'record.clear' }).context.recorded).toEqual([])
})

test('a recording that is full ends by itself', () => {
  const { context } = at({ type: 'record.start' }, press!('C4', 0), release!('C4', 40), press!('D4', 50), release!('D4', 90), press!('E4', 99))
  expect(context.recorded).toEqual([
    { pitch: 'C4', at: 0, length: 40 },
    { pitch: 'D4', at: 50, length: 300 },
  ])
})

test('the keys that a lesson shows hold its highest note', () => {
  const of = (...pitches: string[]) => octaveFor(pitches.map((pitch) => ({ pitch, at: 0, length: 1 })))
  expect([of('C4', 'C5'), of('D5', 'G4'), of('C3'), of('Kick')]).toEqual([3, 4, 1, null])
})

test('a piece is played as presses and releases in the order of time, a key let go before it is pressed anew', () => {
  expect(
    stepsOf([
      { pitch: 'C4', at: 0, length: 150 },
      { pitch: 'C4', at: 150, length: 10 },
    ]),
  ).toEqual([
    { at: 0, pitch: 'C4', isOn: true },
    { at: 150, pitch: 'C4', isOn: false },
    { at: 150, pitch: 'C4', isOn: true },
    { at: 190, pitch: 'C4', isOn: false },
  ])
})

test('a lesson asks for each note in turn, counts other keys, and ends with the last', () => {
  const lesson = { type: 'lesson.start', tune: 0 }
  expect(wantedOf(at(lesson).context)).toBe('C4')
  const slipped = at(lesson, press!('D4', 0), release!('D4', 1), press!('C4', 2))
  expect([wantedOf(slipped.context), slipped.context.slips]).toEqual(['D4', 1])
  const done = at(lesson, press!('C4', 0), press!('D4', 1))
  expect([done.context.lesson?.name, wantedOf(done.context), done.context.slips]).toEqual(['Two notes', null, 0])
  expect(at(lesson, { type: 'lesson.stop' }).context.lesson).toBe(null)
})
