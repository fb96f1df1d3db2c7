import { expect, test } from 'vitest'
import { type Grid, type PatternInput, patternMachine } from '../../../machines/modules/pattern.machine.ts'
import { edgePaths, led, replay, unreached } from '../../support/paths.ts'

const grid: Grid = { columns: 2, rows: 2, cells: [0, 0, 0, 0] }
const input: PatternInput = { grid, colours: 3, least: 2, most: 4, saved: [{ id: 'a', grid: { columns: 2, rows: 2, cells: [1, 0, 0, 1] } }], opened: '' }
const exploration = {
  input,
  cases: {
    'size.type': [{ field: 'columns', text: '3' }],
    'colour.choose': [{ colour: 1 }, { colour: 9 }],
    'cell.paint': [{ cell: 0 }, { cell: 9 }],
    'saved.open': [{ id: 'a' }, { id: 'z' }],
  },
  key: ({ value, context }: { value: unknown; context: { past: readonly unknown[]; future: readonly unknown[]; typed: unknown; error: string } }) => [
    value,
    Math.min(2, context.past.length),
    Math.min(1, context.future.length),
    context.typed,
    context.error,
  ],
}
const bad = { ...exploration, cases: { ...exploration.cases, 'size.type': [{ field: 'rows', text: '0' }] } }
const at = (...events: { type: string; [more: string]: unknown }[]) => led(patternMachine, input, ...events)
const size = (field: string, text: string) => ({ type: 'size.type', field, text })
const [set, undo, redo, clear] = ['size.set', 'edit.undo', 'edit.redo', 'grid.clear'].map((type) => ({ type })) as [
  { type: string },
  { type: string },
  { type: string },
  { type: string },
]
const paint = (cell: number) => ({ type: 'cell.paint', cell })

test('every state is reached, every transition taken, and live actors agree with the chart', async () => {
  const replayed = [
    await replay(patternMachine, edgePaths(patternMachine, exploration), exploration),
    await replay(patternMachine, edgePaths(patternMachine, bad), bad),
  ]
  expect(replayed.flatMap(({ differences }) => differences)).toEqual([])
  expect(replayed[0]!.uncovered.filter((one) => replayed[1]!.uncovered.includes(one))).toEqual([])
  expect(unreached(patternMachine, replayed[0]!.reached)).toEqual([])
})
test('a cell takes the colour that is chosen, which is taken back and done again', () => {
  const painted = at(paint(1), { type: 'colour.choose', colour: 1 }, paint(3))
  expect(painted.context.grid.cells).toEqual([0, 2, 0, 1])
  expect(at(paint(1), paint(3), undo).context.grid.cells).toEqual([0, 2, 0, 0])
  expect(at(paint(1), paint(3), undo, undo, redo).context.grid.cells).toEqual([0, 2, 0, 0])
  expect(at(paint(1), undo, paint(2), redo).context.grid.cells).toEqual([0, 0, 2, 0])
  expect(at(paint(1), clear, undo).context.grid.cells).toEqual([0, 2, 0, 0])
})
test('another size keeps what fits', () => {
  const wide = at(paint(1), paint(2), size('columns', '3'), set)
  expect(wide.context.grid).toEqual({ columns: 3, rows: 2, cells: [0, 2, 0, 2, 0, 0] })
})
test.each(['1', '5', '2.5', '', 'x', '-3'])('a size of “%s” is refused in words, and changes nothing', (text) => {
  const { context } = at(size('rows', text), set)
  expect([context.grid, context.error]).toEqual([grid, 'Columns and rows are whole numbers from 2 to 4.'])
})
test('a kept pattern is opened in place of what stood there', () => {
  const { context } = at(paint(1), { type: 'saved.open', id: 'a' })
  expect([context.grid.cells, context.opened]).toEqual([[1, 0, 0, 1], 'a'])
  expect(at(paint(1), { type: 'saved.open', id: 'a' }, undo).context.grid.cells).toEqual([0, 2, 0, 0])
})
