import { expect, test } from 'vitest'
import { answered_after, type CallInput, calledIn, callMachine } from '../../../machines/modules/call.machine.ts'
import { edgePaths, led, replay, unreached } from '../../support/paths.ts'

const input: CallInput = { way: 'call', people: [{ id: 'r1', name: 'Ana Silva' }], others: ['Ben Carter', 'Mei Chen'], isVideo: false }
const meeting: CallInput = { ...input, way: 'meeting', people: [{ id: 'm1', name: 'Weekly' }], isVideo: true }
type Snap = { value: unknown; context: { chosen: string; number: string; present: readonly string[]; text: string; said: readonly string[]; seconds: number } }
const cases = {
  'person.choose': [{ id: 'r1' }, { id: 'm1' }, { id: 'gone' }],
  'number.type': [{ text: '555' }, { text: 'x' }],
  'key.press': [{ key: '5' }, { key: 'A' }],
  'video.choose': [{ isVideo: true }, { isVideo: false }],
  'call.forward': [{ name: 'Ben Carter' }, { name: 'Nobody' }],
  'person.add': [{ name: 'Ben Carter' }, { name: 'Nobody' }],
  'switch.turn': [{ name: 'isMuted' }],
  'text.type': [{ text: 'Hello' }],
  'time.passed': [{ seconds: 1 }],
}
const explored = (of: CallInput) => ({
  input: of,
  cases,
  can: ({ context }: Snap, { type }: { type: string }) =>
    !(type === 'key.press' && context.number.length > 3) &&
    !(type === 'text.send' && context.said.length > 0) &&
    !(type === 'time.passed' && context.seconds > 1),
  key: ({ value, context }: Snap & { context: { isVideo: boolean; ringing: number; isMuted: boolean } }) => [
    value,
    context.chosen,
    context.number.length > 2,
    context.isVideo,
    context.ringing,
    context.present.length,
    context.text !== '',
    context.said.length,
  ],
})
const replayed = await Promise.all([input, meeting].map(async (of) => await replay(callMachine, edgePaths(callMachine, explored(of)), explored(of))))
type Sent = { type: string; [more: string]: unknown }
const sent = (type: string, more: object = {}): Sent => ({ type, ...more })
const at = (...events: Sent[]) => led(callMachine, input, ...events)
const joined = (...events: Sent[]) => led(callMachine, meeting, sent('call.start'), ...events)
const passed = (seconds: number) => sent('time.passed', { seconds })
const [start, end, again] = [sent('call.start'), sent('call.end'), sent('call.again')]
const talking = [start, passed(answered_after)]

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(replayed.flatMap(({ differences }) => differences)).toEqual([])
  expect(
    unreached(
      callMachine,
      replayed.flatMap(({ reached }) => [...reached]),
    ),
  ).toEqual([])
  expect(replayed[0]!.uncovered.filter((one) => replayed[1]!.uncovered.includes(one))).toEqual([])
})

test('somebody is called by name or by a number of three digits at least', () => {
  expect([at().context.chosen, calledIn(at().context), at(start).at]).toEqual(['r1', 'Ana Silva', 'ringing'])
  const dialled = at(...'55a#'.split('').map((key) => sent('key.press', { key })))
  expect([dialled.context.number, dialled.context.chosen, calledIn(dialled.context)]).toEqual(['55#', '', '55#'])
  expect([at(sent('number.type', { text: '55' }), start).at, at(sent('number.type', { text: '+49 (30) x55' }), start).at]).toEqual(['choosing', 'ringing'])
  const back = at(sent('number.type', { text: '555' }), sent('person.choose', { id: 'r1' }))
  expect([back.at, back.context.number]).toEqual(['choosing', ''])
  expect(at(sent('number.type', { text: '1'.repeat(30) }), sent('key.press', { key: '1' })).context.number).toBe('1'.repeat(20))
})

test('it rings until it is answered or given up', () => {
  expect([at(start, passed(answered_after - 1)).at, at(start, passed(1), passed(answered_after - 1)).at]).toEqual(['ringing', 'talking'])
  const missed = at(start, passed(1), end)
  expect([missed.at, missed.context.present, missed.context.seconds]).toEqual(['ended', [], 0])
  expect(at(...talking).context.present).toEqual(['Ana Silva'])
})

test('time counts while it is talked, not while it is on hold, and what is recorded counts apart', () => {
  const held = at(...talking, passed(4), sent('call.hold'), passed(9))
  expect([held.at, held.context.seconds]).toEqual(['held', 4])
  expect(at(...talking, passed(4), sent('call.hold'), sent('call.resume'), passed(2)).context.seconds).toBe(6)
  const recorded = at(...talking, passed(4), sent('switch.turn', { name: 'isRecording' }), passed(5), sent('switch.turn', { name: 'isRecording' }), passed(1))
  expect([recorded.context.seconds, recorded.context.recorded, at(...talking, sent('call.hold'), end).at]).toEqual([10, 5, 'ended'])
})

test('others are asked to join once, and a call is forwarded to somebody who is not in it', () => {
  const add = (name: string) => sent('person.add', { name })
  expect(at(...talking, add('Ben Carter'), add('Ben Carter'), add('Nobody')).context.present).toEqual(['Ana Silva', 'Ben Carter'])
  const forwarded = at(...talking, sent('call.forward', { name: 'Mei Chen' }))
  expect([forwarded.at, forwarded.context.forwarded]).toEqual(['ended', 'Mei Chen'])
  expect(at(...talking, add('Mei Chen'), sent('call.forward', { name: 'Mei Chen' })).at).toBe('talking')
})

test('a meeting is joined at once, with a camera as it was chosen, and is left', () => {
  expect([joined().at, joined().context.present, joined().context.hasCamera]).toEqual(['talking', ['Ben Carter', 'Mei Chen'], true])
  expect(led(callMachine, meeting, sent('video.choose', { isVideo: false }), start).context.hasCamera).toBe(false)
  expect([joined(end).at, led(callMachine, { ...meeting, people: [] }, start).at]).toEqual(['ended', 'choosing'])
})

test('messages are sent when they say something, and the next call begins anew', () => {
  const said = joined(sent('text.type', { text: ' Hello ' }), sent('text.send'), sent('text.send'), sent('text.type', { text: '  ' }), sent('text.send'))
  expect([said.context.said, said.context.text]).toEqual([['Hello'], '  '])
  const next = joined(sent('text.type', { text: 'Hi' }), sent('text.send'), sent('switch.turn', { name: 'isMuted' }), passed(3), end, again, start)
  expect([next.at, next.context.said, next.context.isMuted, next.context.seconds]).toEqual(['talking', [], false, 0])
})
