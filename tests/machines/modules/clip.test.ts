import { expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import { type ClipFacts, clipMachine, type Making } from '../../../machines/modules/clip.machine.ts'
import { edgePaths, led, replay, unreached } from '../../support/paths.ts'

const input = { edits: { start: '0', end: '0', speed: '1' }, source: '' }
const facts = { seconds: 4.24, width: 640, height: 360 }
const exploration = {
  input,
  cases: {
    'clip.open': [{ text: 'blob:mine', name: 'mine.webm' }],
    'edit.set': [
      { field: 'speed', text: '2' },
      { field: 'smell', text: '1' },
    ],
    'make.told': [{ share: 40 }],
    'make.done': [{ outcome: { address: 'blob:made' } }],
    'make.failed': [{ error: 'No sound.' }],
    'xstate.done.actor.readClip': [{ output: facts }],
    'xstate.error.actor.readClip': [{ error: new Error('No clip.') }],
  },
  key: ({ value, context }: { value: unknown; context: { source: string; past: readonly unknown[]; outcome: unknown } }) => [
    value,
    context.source,
    Math.min(1, context.past.length),
    context.outcome === null,
  ],
}
const replayed = await replay(clipMachine, edgePaths(clipMachine, exploration), exploration)
const begun = { ...exploration, input: { ...input, source: 'film' } }
const replayedFilm = await replay(clipMachine, edgePaths(clipMachine, begun), begun)
const at = (...events: { type: string; [more: string]: unknown }[]) => led(clipMachine, input, ...events)
const open = { type: 'clip.open', text: 'blob:mine', name: 'mine.webm' }
const read = { type: 'xstate.done.actor.readClip', output: facts }
const unread = { type: 'xstate.error.actor.readClip', error: new Error('No clip.') }
const set = (text: string, field = 'speed') => ({ type: 'edit.set', field, text })
const [sample, undo, reset, make, stop] = [{ type: 'sample.take' }, { type: 'edit.undo' }, { type: 'edit.reset' }, { type: 'clip.make' }, { type: 'make.stop' }]
const told = { type: 'make.told', share: 40 }
const done = { type: 'make.done', outcome: { address: 'blob:made' } }
const failed = { type: 'make.failed', error: 'No sound.' }

test('every state is reached, and live actors agree with the chart', () => {
  expect(replayed.differences).toEqual([])
  expect(unreached(clipMachine, replayed.reached)).toEqual([])
  expect(replayedFilm.differences).toEqual([])
  expect(replayed.uncovered.filter((one) => replayedFilm.uncovered.includes(one))).toEqual([])
})

test('a clip, or the example, is read as it is opened, and ends where it ends', () => {
  expect([at().at, at(open).at, at(open).context.source, at(open, read).at]).toEqual(['empty', 'reading', 'blob:mine', 'ready'])
  expect([at(open, read).context.facts, at(open, read).context.edits]).toEqual([facts, { start: '0', end: '4.2', speed: '1' }])
  expect([at(sample).at, at(sample).context.source, at(sample).context.name]).toEqual(['reading', 'sample', 'Example'])
  expect([at(open, unread).at, at(open, unread).context.error, at(open, unread).context.source]).toEqual(['empty', 'No clip.', ''])
  expect(at(open, { ...unread, error: 1 }).context.error).toBe('This file could not be read.')
  expect([at(open, unread, open).at, at(open, unread, open).context.error]).toEqual(['reading', ''])
})

test('what is worked on here needs no file', () => {
  const actor = createActor(clipMachine, { input: { ...input, source: 'film' } }).start()
  expect([actor.getSnapshot().value, actor.getSnapshot().context.source]).toEqual(['reading', 'film'])
  actor.stop()
})

test('changes of one field in a row are one, each is taken back, and all at once', () => {
  const changed = at(open, read, set('2'), set('3'), set('1', 'start'))
  expect([changed.at, changed.context.past.length, changed.context.edits]).toEqual(['ready', 2, { start: '1', end: '4.2', speed: '3' }])
  expect(at(open, read, set('2'), set('1', 'start'), undo).context.edits).toEqual({ start: '0', end: '4.2', speed: '2' })
  expect([at(open, read, set('2'), undo).at, at(open, read, undo).context.edits]).toEqual(['ready', { start: '0', end: '4.2', speed: '1' }])
  expect(at(open, read, set('2'), reset).context.edits).toEqual({ start: '0', end: '4.2', speed: '1' })
  expect(at(open, read, set('2'), reset, undo).context.edits.speed).toBe('2')
  expect([at(open, read, set('1', 'smell')).context.past, at(open, read, undo).context.past, at(set('2')).at]).toEqual([[], [], 'empty'])
})

test('a clip is made on demand, tells its share, and stands until another is made', () => {
  expect([at(open, read, make).at, at(open, read, make, told).context.share]).toEqual(['making', 40])
  const made = at(open, read, make, told, done)
  expect([made.at, made.context.outcome]).toEqual(['ready', { address: 'blob:made' }])
  expect(at(open, read, make, done, set('2')).context.outcome).toEqual({ address: 'blob:made' })
  expect([at(open, read, make, done, make).context.outcome, at(open, read, make, told, done, make).context.share]).toEqual([null, 0])
  expect(at(open, read, make, done, open).context.outcome).toBeNull()
})

test('making is stopped, or fails in words, and what was chosen stays', () => {
  expect([at(open, read, set('2'), make, stop).at, at(open, read, set('2'), make, stop).context.edits.speed]).toEqual(['ready', '2'])
  const lost = at(open, read, set('2'), make, failed)
  expect([lost.at, lost.context.error, lost.context.edits.speed]).toEqual(['ready', 'No sound.', '2'])
  expect([at(open, read, make, failed, set('2')).context.error, at(open, read, make, failed, make).context.error]).toEqual(['', ''])
  expect([at(make).at, at(open, make).at, at(stop).at]).toEqual(['empty', 'reading', 'empty'])
  expect(at(open, read, make, set('2')).context.edits.speed).toBe('1')
})

test('whoever stops, or opens another clip, ends what was being made', () => {
  const ended: string[] = []
  const readClip = fromPromise<ClipFacts, { readonly source: string }>(() => new Promise(() => undefined))
  const makeClip = fromCallback<EventObject, Making>(
    ({ input: one }) =>
      () =>
        ended.push(one.source),
  )
  const actor = createActor(clipMachine.provide({ actors: { readClip, makeClip } }), { input }).start()
  actor.send(open as never)
  actor.send(read as never)
  actor.send(make as never)
  expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  actor.send(stop as never)
  expect(ended).toEqual(['blob:mine'])
  actor.send(make as never)
  actor.send({ ...open, text: 'blob:other' } as never)
  expect([ended, actor.getSnapshot().value]).toEqual([['blob:mine', 'blob:mine'], 'reading'])
  actor.stop()
})
