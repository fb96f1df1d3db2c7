import { expect, test } from 'vitest'
import { type ConfiguratorInput, configuratorMachine, pickedOf, priceOf } from '../../../machines/modules/configurator.machine.ts'
import { edgePaths, led, replay, unreached } from '../../support/paths.ts'

const input: ConfiguratorInput = {
  parts: ['Colour', 'Size'],
  options: [
    { id: 'navy', part: 'Colour', price: 20 },
    { id: 'red', part: 'Colour', price: 22.5 },
    { id: 'm', part: 'Size', price: 0 },
  ],
}
const exploration = {
  input,
  cases: { 'option.pick': [{ id: 'navy' }, { id: 'red' }, { id: 'gone' }], 'words.type': [{ text: 'Go' }] },
  can: ({ context }: { context: { past: readonly unknown[] } }, { type }: { type: string }) => context.past.length < 3 || type.startsWith('design'),
  key: ({ value, context }: { value: unknown; context: { design: object; past: readonly unknown[] } }) => [
    value,
    context.design,
    Math.min(2, context.past.length),
  ],
}
const replayed = await replay(configuratorMachine, edgePaths(configuratorMachine, exploration), exploration)
const at = (...events: { type: string; [more: string]: unknown }[]) => led(configuratorMachine, input, ...events)
const pick = (id: string) => ({ type: 'option.pick', id })
const words = (text: string) => ({ type: 'words.type', text })
const [more, less, undo, reset, done, change] = ['quantity.add', 'quantity.take', 'design.undo', 'design.reset', 'design.done', 'design.change'].map(
  (type) => ({ type }),
) as [{ type: string }, { type: string }, { type: string }, { type: string }, { type: string }, { type: string }]

test('every state is reached, and live actors agree with the chart', () => {
  expect(replayed.differences).toEqual([])
  expect(unreached(configuratorMachine, replayed.reached)).toEqual([])
  expect(replayed.uncovered).toEqual([])
})

test('a design begins with the first option of each part, and its price is theirs', () => {
  const { at: state, context } = at()
  expect([state, context.design, pickedOf(context).map(({ id }) => id), priceOf(context)]).toEqual([
    'designing',
    { picks: { Colour: 'navy', Size: 'm' }, words: '', quantity: 1 },
    ['navy', 'm'],
    20,
  ])
})

test('another option takes the place of its part’s, and the price follows with the number of pieces', () => {
  const { at: state, context } = at(pick('red'), more, more)
  expect([state, context.design.picks, priceOf(context), context.past.length]).toEqual(['designing', { Colour: 'red', Size: 'm' }, 67.5, 3])
  expect([at(pick('gone')).context.past.length, at(pick('navy')).context.past.length]).toEqual([0, 0])
})

test('there is at least one piece, and at most 999', () => {
  expect([at(less).context.design.quantity, at(more, less).context.design.quantity, at(more, less).at]).toEqual([1, 1, 'designing'])
  expect(at(...Array.from({ length: 1005 }, () => more)).context.design.quantity).toBe(999)
})

test('words on it are short, and are no step of their own', () => {
  const { context } = at(words('x'.repeat(40)))
  expect([context.design.words.length, context.past.length]).toEqual([30, 0])
})

test('each step is taken back, all of them too, and nothing before the first', () => {
  expect(at(pick('red'), more, undo).context.design).toEqual({ picks: { Colour: 'red', Size: 'm' }, words: '', quantity: 1 })
  expect([at(pick('red'), undo).context.design.picks.Colour, at(pick('red'), undo).context.filled, at(undo).context.filled, at(pick('red'), undo).at]).toEqual([
    'navy',
    1,
    0,
    'designing',
  ])
  const plain = at(pick('red'), words('Go'), more, reset)
  expect([plain.context.design, plain.at, at(pick('red'), reset, undo).context.design.picks.Colour]).toEqual([
    { picks: { Colour: 'navy', Size: 'm' }, words: '', quantity: 1 },
    'designing',
    'red',
  ])
})

test('a design that is done rests until it is changed again', () => {
  expect([at(done).at, at(done, pick('red'), more, words('Go'), reset, undo).context.design, at(done, change).at]).toEqual([
    'designed',
    at().context.design,
    'designing',
  ])
  expect([at(pick('red'), done).context.design.picks.Colour, at(pick('red'), done, change, undo).context.design.picks.Colour, at(change).at]).toEqual([
    'red',
    'navy',
    'designing',
  ])
})
