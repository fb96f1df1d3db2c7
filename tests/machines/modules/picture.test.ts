import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type Drawing, pictureMachine } from '../../../machines/modules/picture.machine.ts'
import { edgePaths, led, replay, unreached } from '../../support/paths.ts'

const input = { edits: { turn: '0', light: '100' }, sample: 'data:sample', source: '' }
const exploration = {
  input,
  cases: {
    'picture.open': [{ text: 'data:mine', name: 'mine.png' }],
    'edits.take': [{ edits: { light: '90' } }, { edits: { smell: '1' } }],
    'edit.set': [
      { field: 'light', text: '120' },
      { field: 'smell', text: '1' },
    ],
    'xstate.done.actor.drawPicture': [{ output: { address: 'data:made' } }],
    'xstate.error.actor.drawPicture': [{ error: new Error('No picture.') }],
  },
  key: ({ value, context }: { value: unknown; context: { source: string; past: readonly unknown[]; edits: object; outcome: unknown } }) => [
    value,
    context.source,
    Math.min(1, context.past.length),
    context.outcome === null,
  ],
}
const replayed = await replay(pictureMachine, edgePaths(pictureMachine, exploration), exploration)
const begun = { ...exploration, input: { ...input, source: 'drawn' } }
const replayedDrawn = await replay(pictureMachine, edgePaths(pictureMachine, begun), begun)
const at = (...events: { type: string; [more: string]: unknown }[]) => led(pictureMachine, input, ...events)
const open = { type: 'picture.open', text: 'data:mine', name: 'mine.png' }
const sample = { type: 'sample.take' }
const done = { type: 'xstate.done.actor.drawPicture', output: { address: 'data:made' } }
const failed = { type: 'xstate.error.actor.drawPicture', error: new Error('No picture.') }
const set = (text: string, field = 'light') => ({ type: 'edit.set', field, text })
const rested = { type: 'xstate.after.rest.picture.settling' }
const [turn, undo, reset] = [{ type: 'edit.turn' }, { type: 'edit.undo' }, { type: 'edit.reset' }]

test('every state is reached, and live actors agree with the chart', () => {
  expect(replayed.differences).toEqual([])
  expect(unreached(pictureMachine, replayed.reached)).toEqual([])
  expect(replayedDrawn.differences).toEqual([])
  expect(replayed.uncovered.filter((one) => replayedDrawn.uncovered.includes(one))).toEqual([])
})

test('a picture, or the example, is drawn without changes as soon as it is opened', () => {
  expect([at().at, at(open).at, at(open).context.source, at(open, done).at, at(open, done).context.outcome]).toEqual([
    'empty',
    'drawing',
    'data:mine',
    'shown',
    { address: 'data:made' },
  ])
  expect([at(sample).at, at(sample).context.source, at(open, done, sample).at, at(open, done, open).at]).toEqual([
    'drawing',
    'data:sample',
    'drawing',
    'drawing',
  ])
  const again = at(open, done, set('120'), open).context
  expect([again.edits, again.past, again.outcome]).toEqual([input.edits, [], null])
})

test('without a picture there is nothing to change', () => {
  for (const event of [set('120'), turn, undo, reset]) expect([event.type, at(event).at]).toEqual([event.type, 'empty'])
  expect(at(open, done, set('1', 'smell')).at).toBe('shown')
})

test('a change is drawn once it has rested for 120 milliseconds, with what holds then', () => {
  const drawn: Drawing[] = []
  const clock = new SimulatedClock()
  const drawPicture = fromPromise<unknown, Drawing>(({ input: one }) => {
    drawn.push(one)
    return new Promise(() => undefined)
  })
  const actor = createActor(pictureMachine.provide({ actors: { drawPicture } }), { input, clock }).start()
  actor.send(open as never)
  actor.send(set('110') as never)
  clock.increment(119)
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('busy')]).toEqual(['settling', true])
  actor.send(set('130') as never)
  clock.increment(119)
  expect(actor.getSnapshot().value).toBe('settling')
  clock.increment(1)
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('busy'), drawn.at(-1)?.edits.light]).toEqual(['drawing', true, '130'])
})

test('changes of one field in a row are one, and each is taken back', () => {
  const changed = at(open, done, set('110'), set('120'), rested, done, turn, done)
  expect([changed.at, changed.context.past.length, changed.context.edits]).toEqual(['shown', 2, { turn: '90', light: '120' }])
  expect(at(open, done, turn).at).toBe('drawing')
  const back = at(open, done, set('120'), rested, done, turn, done, undo)
  expect([back.at, back.context.edits]).toEqual(['drawing', { turn: '0', light: '120' }])
  expect([at(open, done, turn, done, undo, done).context.edits, at(open, done, undo).at]).toEqual([input.edits, 'shown'])
  expect(at(open, turn, turn, turn, turn).context.edits.turn).toBe('0')
})

test('all changes are taken back at once, and that is taken back too', () => {
  const all = at(open, done, set('120'), rested, done, turn, done, reset)
  expect([all.at, all.context.edits]).toEqual(['drawing', input.edits])
  expect(at(open, done, turn, done, reset, done, undo).context.edits.turn).toBe('90')
})

test('several changes at once are one, and taken back together; unknown ones are none', () => {
  const take = (edits: Record<string, string>) => ({ type: 'edits.take', edits })
  const taken = at(open, done, take({ light: '90', turn: '180' }))
  expect([taken.at, taken.context.edits, taken.context.past.length]).toEqual(['drawing', { turn: '180', light: '90' }, 1])
  expect(at(open, done, take({ light: '90' }), done, undo).context.edits).toEqual(input.edits)
  expect([at(open, done, take({ light: '90', smell: '1' })).at, at(take({ light: '90' })).at]).toEqual(['shown', 'empty'])
})

test('what is drawn here is drawn before anything is opened', () => {
  const actor = createActor(pictureMachine, { input: { ...input, source: 'drawn' } }).start()
  expect([actor.getSnapshot().value, actor.getSnapshot().context.source]).toEqual(['drawing', 'drawn'])
  actor.stop()
})

test('what is no picture is told, and another can be opened', () => {
  expect([at(open, failed).at, at(open, failed).context.error, at(open, failed).context.source]).toEqual(['empty', 'No picture.', ''])
  expect(at(open, { ...failed, error: 1 }).context.error).toBe('This picture could not be read.')
  expect([at(open, failed, open).at, at(open, failed, open).context.error]).toEqual(['drawing', ''])
})
