import { expect, test } from 'vitest'
import { type WriterInput, writerMachine } from '../../../machines/modules/writer.machine.ts'
import { edgePaths, led, replay, unreached } from '../../support/paths.ts'

const input: WriterInput = {
  turn: 3,
  fields: [
    { id: 'names', value: '' },
    { id: 'tone', value: 'Warm' },
  ],
}
const exploration = {
  input,
  cases: {
    'value.type': [
      { field: 'names', text: 'Ana' },
      { field: 'none', text: 'x' },
    ],
    'text.edit': [{ text: 'Mine' }],
    'line.choose': [{ line: 'First' }],
  },
  key: ({ value, context }: { value: unknown; context: { values: object; version: number; text: string; chosen: string } }) => [
    value,
    context.values,
    Math.min(1, context.version),
    context.text,
    context.chosen,
  ],
}
const replayed = await replay(writerMachine, edgePaths(writerMachine, exploration), exploration)
const at = (...events: { type: string; [more: string]: unknown }[]) => led(writerMachine, input, ...events)
const [write, reset] = [{ type: 'text.write' }, { type: 'values.reset' }]
const type = (field: string, text: string) => ({ type: 'value.type', field, text })

test('every state is reached and every transition taken, and live actors agree with the chart', () => {
  expect(replayed.differences).toEqual([])
  expect(unreached(writerMachine, replayed.reached)).toEqual([])
  expect(replayed.uncovered).toEqual([])
})

test('a text is written from what is entered then, and again as another version', () => {
  const { context, at: state } = at(type('names', 'Ana'), write)
  expect([state, context.given, context.version]).toEqual(['written', { names: 'Ana', tone: 'Warm' }, 1])
  expect(at(type('names', 'Ana'), write, type('names', 'Ben')).context.given).toEqual({ names: 'Ana', tone: 'Warm' })
  expect(at(write, write).context.version).toBe(2)
  expect(at(type('none', 'x')).context.values).toEqual({ names: '', tone: 'Warm' })
})

test('an edited text stays until another is written; nothing is edited before one is', () => {
  const edit = { type: 'text.edit', text: 'Mine' }
  expect([at(edit).at, at(write, edit).at, at(write, edit).context.text]).toEqual(['blank', 'edited', 'Mine'])
  expect([at(write, edit, write).at, at(write, edit, write).context.text]).toEqual(['written', ''])
})

test('a line is chosen, and forgotten with its text; all begins anew', () => {
  const choose = { type: 'line.choose', line: 'First' }
  expect([at(write, choose).context.chosen, at(write, choose, write).context.chosen, at(choose).context.chosen]).toEqual(['First', '', ''])
  expect([at(type('names', 'Ana'), write, reset).at, at(type('names', 'Ana'), write, reset).context.values]).toEqual(['blank', { names: '', tone: 'Warm' }])
})
