import { expect, test } from 'vitest'
import { type ComparisonInput, comparisonMachine } from '../../../machines/modules/comparison.machine.ts'
import { edgePaths, led, replay, unreached } from '../../support/paths.ts'

const input: ComparisonInput = { sample: { first: 'id,price\n1,2', second: 'id,price\n1,3' } }
const compared = { columns: ['id', 'price'], same: 0, differences: [{ kind: 'changed', key: '1', cells: [{ column: 'price', value: '3', before: '2' }] }] }
const done = { type: 'xstate.done.actor.compareTables', output: compared }
const failed = { type: 'xstate.error.actor.compareTables', error: new Error('The second table is empty.') }
const exploration = {
  input,
  cases: {
    'table.type': [{ side: 'first', text: 'id\n1' }],
    'table.open': [{ side: 'second', text: 'id\n2' }],
    'key.choose': [{ text: 'id' }],
    'column.ignore': [{ column: 'price' }],
    'kind.show': [{ kind: 'added' }, { kind: null }],
    [done.type]: [{ output: compared }],
    [failed.type]: [{ error: failed.error }],
  },
  key: ({ value, context }: { value: unknown; context: { shown: unknown; compared: unknown; ignored: unknown } }) => [
    value,
    context.shown,
    context.compared === null,
    context.ignored,
  ],
}
const replayed = await replay(comparisonMachine, edgePaths(comparisonMachine, exploration), exploration)
const at = (...events: { type: string; [more: string]: unknown }[]) => led(comparisonMachine, input, ...events)
const [sample, run] = [{ type: 'sample.take' }, { type: 'tables.compare' }]

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(replayed.differences).toEqual([])
  expect(replayed.uncovered).toEqual([])
  expect(unreached(comparisonMachine, replayed.reached)).toEqual([])
})
test('differences are shown by kind, and are gone once a table, the key or the columns change', () => {
  const shown = at(sample, run, done, { type: 'kind.show', kind: 'changed' })
  expect([shown.at, shown.context.shown, shown.context.compared]).toEqual(['compared', 'changed', compared])
  for (const event of [
    { type: 'table.type', side: 'first', text: '' },
    { type: 'key.choose', text: 'price' },
    { type: 'column.ignore', column: 'price' },
  ]) {
    const after = at(sample, run, done, event)
    expect([after.at, after.context.compared]).toEqual(['entering', null])
  }
})
test('what cannot be compared is said, and no result stands beside it', () => {
  const refused = at(sample, run, done, run, failed)
  expect([refused.at, refused.context.error, refused.context.compared]).toEqual(['refused', 'The second table is empty.', null])
})
test('a column is ignored, and counts again', () => {
  const turn = { type: 'column.ignore', column: 'price' }
  expect([at(turn).context.ignored, at(turn, turn).context.ignored]).toEqual([['price'], []])
})
