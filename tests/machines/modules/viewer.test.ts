import { expect, test } from 'vitest'
import { type Mesh, viewerMachine } from '../../../machines/modules/viewer.machine.ts'
import { edgePaths, led, replay, unreached } from '../../support/paths.ts'

const mesh: Mesh = { points: [[0, 0, 0]], faces: [[0]] }
const input = { samples: ['Cube', 'Ring'] }
const done = { type: 'xstate.done.actor.readMesh', output: mesh }
const failed = { type: 'xstate.error.actor.readMesh', error: new Error('No model.') }
const exploration = {
  input,
  cases: {
    'file.open': [{ text: 'data:,x', name: 'a.obj' }],
    'sample.take': [{ name: 'Ring' }, { name: 'Gone' }],
    'view.turn': [{ x: 10, y: 5 }],
    'view.move': [{ x: 3, y: 4 }],
    'view.zoom': [{ by: 2 }],
    'style.choose': [{ style: 'Edges' }, { style: 'Gone' }],
    'xstate.done.actor.readMesh': [{ output: mesh }],
    'xstate.error.actor.readMesh': [{ error: new Error('No model.') }],
  },
  key: ({ value, context }: { value: unknown; context: { name: string; style: string; view: { zoom: number } } }) => [
    value,
    context.name,
    context.style,
    Math.min(2, context.view.zoom),
  ],
}
const replayed = await replay(viewerMachine, edgePaths(viewerMachine, exploration), exploration)
type Sent = { type: string; [more: string]: unknown }
const at = (...events: Sent[]) => led(viewerMachine, input, ...events)
const sent = (type: string, more: object = {}): Sent => ({ type, ...more })
const open = sent('file.open', { text: 'data:,x', name: 'a.obj' })
const ring = sent('sample.take', { name: 'Ring' })
const front = { turn: 35, tilt: 20, zoom: 1, x: 0, y: 0 }

test('every state is reached, and live actors agree with the chart', () => {
  expect(replayed.differences).toEqual([])
  expect(unreached(viewerMachine, replayed.reached)).toEqual([])
  expect(replayed.uncovered).toEqual([])
})

test('the first sample is read at once, and what is read is shown from the front', () => {
  expect([at().at, at().context.name, at().context.mesh]).toEqual(['opening', 'Cube', null])
  const { at: state, context } = at(done)
  expect([state, context.mesh, context.view, context.style, context.error]).toEqual(['shown', mesh, front, 'Solid', ''])
})

test('a file and a known sample are read anew from every state, and forget what was seen', () => {
  for (const before of [[], [done], [failed]]) {
    const { at: state, context } = at(...before, open)
    expect([state, context.name, context.file, context.mesh, context.error]).toEqual(['opening', 'a.obj', 'data:,x', null, ''])
    const sample = at(...before, open, ring)
    expect([sample.at, sample.context.name, sample.context.file]).toEqual(['opening', 'Ring', ''])
    expect(at(...before, sent('sample.take', { name: 'Gone' })).context.name).toBe('Cube')
  }
  expect([at(done, sent('view.zoom', { by: 2 }), open, done).context.view, at(done, sent('view.zoom', { by: 2 }), ring, done).context.view]).toEqual([
    front,
    front,
  ])
  expect([at(done, sent('sample.take', { name: 'Gone' })).at, at(failed, sent('sample.take', { name: 'Gone' })).at]).toEqual(['shown', 'failed'])
})

test('what cannot be read says so, and there is nothing to turn', () => {
  const { at: state, context } = at(failed)
  expect([state, context.error, context.mesh]).toEqual(['failed', 'No model.', null])
  expect(at(failed, sent('view.turn', { x: 1, y: 1 }), sent('view.zoom', { by: 2 })).context.view).toEqual(front)
})

test('the view is turned, moved and brought nearer within its bounds, and set back', () => {
  const turned = at(done, sent('view.turn', { x: -50, y: 100 }))
  expect([turned.at, turned.context.view]).toEqual(['shown', { ...front, turn: 345, tilt: 90 }])
  const moved = at(done, sent('view.move', { x: 500, y: -7 }))
  expect([moved.at, moved.context.view]).toEqual(['shown', { ...front, x: 100, y: -7 }])
  const near = at(done, sent('view.zoom', { by: 2 }))
  expect([
    near.at,
    near.context.view.zoom,
    at(done, sent('view.zoom', { by: 100 })).context.view.zoom,
    at(done, sent('view.zoom', { by: 0.01 })).context.view.zoom,
  ]).toEqual(['shown', 2, 8, 0.2])
  const reset = at(done, sent('view.turn', { x: 9, y: 9 }), sent('view.reset'))
  expect([reset.at, reset.context.view]).toEqual(['shown', front])
})

test('another look is taken, one that is not known is not', () => {
  const edges = at(done, sent('style.choose', { style: 'Edges' }))
  expect([edges.at, edges.context.style, at(done, sent('style.choose', { style: 'Gone' })).context.style]).toEqual(['shown', 'Edges', 'Solid'])
})
