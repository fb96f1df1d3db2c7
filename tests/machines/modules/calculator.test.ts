import { expect, test } from 'vitest'
import { type CalculatorInput, calculatorMachine, lackingOf } from '../../../machines/modules/calculator.machine.ts'
import { edgePaths, led, replay, unreached } from '../../support/paths.ts'

const input: CalculatorInput = {
  sheets: [
    {
      id: 'bmi',
      fields: [
        { id: 'weight', kind: 'number', value: '70' },
        { id: 'born', kind: 'date', value: '2000-01-01' },
      ],
    },
    {
      id: 'length',
      fields: [
        { id: 'amount', kind: 'number', value: '1' },
        { id: 'from', kind: 'choice', value: '1' },
        { id: 'to', kind: 'choice', value: '1000' },
      ],
    },
    { id: 'empty', fields: [{ id: 'amount', kind: 'number', value: '' }] },
    { id: 'keypad', fields: [] },
  ],
}
const exploration = {
  input,
  cases: {
    'sheet.choose': [{ sheet: 'bmi' }, { sheet: 'length' }, { sheet: 'empty' }, { sheet: 'keypad' }, { sheet: 'none' }],
    'sheet.pick': [{ text: 'bmi' }, { text: 'keypad' }, { text: 'none' }],
    'value.type': [
      { field: 'weight', text: '80' },
      { field: 'weight', text: '' },
      { field: 'amount', text: '3' },
    ],
    'decimals.pick': [{ text: '2' }, { text: 'many' }],
    'sum.type': [{ text: '1+1' }],
    'key.press': [{ key: '7' }],
    'sum.keep': [{ result: '2' }],
  },
  key: ({ value, context }: { value: unknown; context: { sheet: string; values: object; sum: string; past: readonly string[] } }) => [
    value,
    context.sheet,
    context.values,
    value === 'keypad' ? context.sum.slice(0, 3) : '',
    Math.min(1, context.past.length),
  ],
}
const replayed = await replay(calculatorMachine, edgePaths(calculatorMachine, exploration), exploration)
const at = (...events: { type: string; [more: string]: unknown }[]) => led(calculatorMachine, input, ...events)
const type = (field: string, text: string) => ({ type: 'value.type', field, text })
const choose = (sheet: string) => ({ type: 'sheet.choose', sheet })
const reset = { type: 'values.reset' }

test('every state is reached, and live actors agree with the chart', () => {
  expect(replayed.differences).toEqual([])
  expect(unreached(calculatorMachine, replayed.reached)).toEqual([])
  expect(replayed.uncovered.filter((label) => !label.includes('counting'))).toEqual([])
})

test('a sheet is counted as long as every field has a number or a date', () => {
  expect([at().at, at(type('weight', '80')).at, at(type('weight', '80')).context.values.weight]).toEqual(['counted', 'counted', '80'])
  for (const text of ['', ' ', 'many', 'Infinity']) expect([text, at(type('weight', text)).at]).toEqual([text, 'lacking'])
  expect([at(type('born', 'yesterday')).at, lackingOf(at(type('born', '')).context)]).toEqual(['lacking', ['born']])
  expect([at(type('weight', ''), type('weight', '5')).at, at(type('weight', ''), type('born', '2001-02-03')).at]).toEqual(['counted', 'lacking'])
})

test('a field of another sheet is not filled', () => {
  expect(at(type('amount', '3')).context.values).toEqual({ weight: '70', born: '2000-01-01' })
  expect(at(choose('empty'), type('weight', '3')).at).toBe('lacking')
  expect(at(choose('empty'), type('amount', '3')).at).toBe('counted')
})

test('the fields go back to what they began with', () => {
  expect([at(type('weight', '80'), reset).at, at(type('weight', '80'), reset).context.values.weight, at(type('weight', ''), reset).at]).toEqual([
    'counted',
    '70',
    'counted',
  ])
  expect([at(choose('empty'), type('amount', '3'), reset).at, at(choose('empty'), reset).at]).toEqual(['lacking', 'lacking'])
})

test('each sheet begins with its own values, and one that is not there is not opened', () => {
  expect([at(choose('empty')).at, at(choose('keypad')).at, at(choose('keypad'), choose('bmi')).at, at(choose('empty'), choose('bmi')).at]).toEqual([
    'lacking',
    'keypad',
    'counted',
    'counted',
  ])
  expect([at(choose('none')).at, at(choose('none')).context.sheet, at(choose('empty')).context.filled]).toEqual(['counted', 'bmi', 1])
})

test('two units are swapped, and decimal places are a digit or none', () => {
  const swap = { type: 'units.swap' }
  const pick = (text: string) => ({ type: 'decimals.pick', text })
  expect(at(choose('length'), swap).context.values).toEqual({ amount: '1', from: '1000', to: '1' })
  expect(at(choose('length'), type('amount', ''), swap).context.values).toEqual({ amount: '', from: '1000', to: '1' })
  expect(at(swap).context.values).toEqual({ weight: '70', born: '2000-01-01' })
  expect(['2', '', 'many', '-1'].map((text) => at(choose('length'), pick('3'), pick(text)).context.decimals)).toEqual(['2', '', '3', '3'])
})

test('a sum is typed or pressed, taken back sign by sign, emptied, and counted on with', () => {
  const sum = (...events: { type: string; [more: string]: unknown }[]) => at(choose('keypad'), ...events).context
  const seven = { type: 'key.press', key: '7' }
  expect(sum({ type: 'sum.type', text: '1+' }, seven).sum).toBe('1+7')
  expect([sum(seven, seven, { type: 'key.back' }).sum, sum(seven, { type: 'key.clear' }).sum]).toEqual(['7', ''])
  const kept = sum({ type: 'sum.type', text: '1+1' }, { type: 'sum.keep', result: '2' })
  expect([kept.sum, kept.past]).toEqual(['2', ['1+1 = 2']])
  expect(at(seven).context.sum).toBe('')
})
