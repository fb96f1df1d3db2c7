// Calculators: sheets of fields whose results follow as soon as every field has a value, and a keypad for free sums.
import { assign, type SnapshotFrom, setup } from 'xstate'

export interface CalculatorField {
  readonly id: string
  readonly kind: 'number' | 'choice' | 'date' | 'text'
  readonly value: string
  /** What it has to be at least. */
  readonly least?: number
}
export interface CalculatorSheet {
  readonly id: string
  readonly fields: readonly CalculatorField[]
}
export interface CalculatorInput {
  readonly sheets: readonly CalculatorSheet[]
}
export interface CalculatorContext extends CalculatorInput {
  readonly sheet: string
  readonly values: Readonly<Record<string, string>>
  /** The decimal places that a converter shows; empty for those of each result. */
  readonly decimals: string
  /** The sum on the keypad. */
  readonly sum: string
  readonly past: readonly string[]
  /** Grows whenever the fields are filled by something else than typing. */
  readonly filled: number
}
export type CalculatorEvent =
  | { readonly type: 'sheet.choose'; readonly sheet: string }
  | { readonly type: 'sheet.pick'; readonly text: string }
  | { readonly type: 'value.type'; readonly field: string; readonly text: string }
  | { readonly type: 'values.reset' }
  | { readonly type: 'units.swap' }
  | { readonly type: 'decimals.pick'; readonly text: string }
  | { readonly type: 'sum.type'; readonly text: string }
  | { readonly type: 'key.press'; readonly key: string }
  | { readonly type: 'key.back' }
  | { readonly type: 'key.clear' }
  | { readonly type: 'sum.keep'; readonly result: string }

export const sheetOf = ({ sheets, sheet }: CalculatorContext): CalculatorSheet | undefined => sheets.find(({ id }) => id === sheet)
const initial = (sheet: CalculatorSheet | undefined): Record<string, string> => Object.fromEntries((sheet?.fields ?? []).map(({ id, value }) => [id, value]))
/** The fields that have no value which can be counted with. */
export const lackingOf = (context: CalculatorContext): readonly string[] =>
  (sheetOf(context)?.fields ?? [])
    .filter(({ id, kind, least = -Infinity }) => {
      if (kind === 'text') return false
      const text = (context.values[id] ?? '').trim()
      return kind === 'date' ? !/^\d{4}-\d\d-\d\d$/.test(text) : text === '' || !Number.isFinite(Number(text)) || Number(text) < least
    })
    .map(({ id }) => id)
/** Whether a sheet converts from a unit, and to one: the two can be swapped. */
export const converts = (
  { fields }: { readonly fields: readonly { readonly id: string; readonly kind: string }[] },
  ...ends: readonly ('from' | 'to')[]
): boolean => ends.every((end) => fields.some(({ id, kind }) => id === end && kind === 'choice'))
const sums_max = 8

export const calculatorMachine = setup({
  types: { context: {} as CalculatorContext, events: {} as CalculatorEvent, input: {} as CalculatorInput },
  guards: {
    isKeypad: ({ context }) => sheetOf(context)?.fields.length === 0,
    isComplete: ({ context }) => lackingOf(context).length === 0,
    hasTwoUnits: ({ context }) => converts(sheetOf(context)!, 'from', 'to'),
    isPlaces: ({ event }) => event.type === 'decimals.pick' && /^\d?$/.test(event.text),
    isKnownSheet: ({ context, event }) => event.type === 'sheet.choose' && context.sheets.some(({ id }) => id === event.sheet),
    isKnownName: ({ context, event }) => event.type === 'sheet.pick' && context.sheets.some(({ id }) => id === event.text),
    isKnownField: ({ context, event }) => event.type === 'value.type' && (sheetOf(context)?.fields ?? []).some(({ id }) => id === event.field),
  },
  actions: {
    takeSheet: assign(({ context }, { sheet }: { sheet: string }) => ({
      sheet,
      values: initial(context.sheets.find(({ id }) => id === sheet)),
      filled: context.filled + 1,
    })),
    takeValue: assign(({ context }, { field, text }: { field: string; text: string }) => ({ values: { ...context.values, [field]: text } })),
    resetValues: assign(({ context }) => ({ values: initial(sheetOf(context)), filled: context.filled + 1 })),
    swapUnits: assign(({ context }) => ({
      values: { ...context.values, from: context.values.to ?? '', to: context.values.from ?? '' },
      filled: context.filled + 1,
    })),
    takePlaces: assign((_, { text }: { text: string }) => ({ decimals: text })),
    takeSum: assign((_, { text }: { text: string }) => ({ sum: text })),
    addKey: assign(({ context }, { key }: { key: string }) => ({ sum: context.sum + key, filled: context.filled + 1 })),
    dropSign: assign(({ context }) => ({ sum: context.sum.slice(0, -1), filled: context.filled + 1 })),
    clearSum: assign(({ context }) => ({ sum: '', filled: context.filled + 1 })),
    keepSum: assign(({ context }, { result }: { result: string }) => ({
      past: [`${context.sum} = ${result}`, ...context.past].slice(0, sums_max),
      sum: result,
      filled: context.filled + 1,
    })),
  },
}).createMachine({
  id: 'calculator',
  context: ({ input }) => ({ ...input, sheet: input.sheets[0]?.id ?? '', values: initial(input.sheets[0]), decimals: '', sum: '', past: [], filled: 0 }),
  initial: 'counting',
  on: {
    'sheet.choose': { guard: 'isKnownSheet', target: '.counting', actions: { type: 'takeSheet', params: ({ event }) => event } },
    'sheet.pick': { guard: 'isKnownName', target: '.counting', actions: { type: 'takeSheet', params: ({ event }) => ({ sheet: event.text }) } },
  },
  states: {
    counting: {
      always: [{ guard: 'isKeypad', target: 'keypad' }, { guard: 'isComplete', target: 'counted' }, { target: 'lacking' }],
    },
    counted: {
      on: {
        'value.type': { guard: 'isKnownField', target: 'counting', actions: { type: 'takeValue', params: ({ event }) => event } },
        'values.reset': { target: 'counting', actions: 'resetValues' },
        'units.swap': { guard: 'hasTwoUnits', target: 'counting', actions: 'swapUnits' },
        'decimals.pick': { guard: 'isPlaces', actions: { type: 'takePlaces', params: ({ event }) => event } },
      },
    },
    lacking: {
      on: {
        'value.type': { guard: 'isKnownField', target: 'counting', actions: { type: 'takeValue', params: ({ event }) => event } },
        'values.reset': { target: 'counting', actions: 'resetValues' },
        'units.swap': { guard: 'hasTwoUnits', target: 'counting', actions: 'swapUnits' },
        'decimals.pick': { guard: 'isPlaces', actions: { type: 'takePlaces', params: ({ event }) => event } },
      },
    },
    keypad: {
      on: {
        'sum.type': { actions: { type: 'takeSum', params: ({ event }) => event } },
        'key.press': { actions: { type: 'addKey', params: ({ event }) => event } },
        'key.back': { actions: 'dropSign' },
        'key.clear': { actions: 'clearSum' },
        'sum.keep': { actions: { type: 'keepSum', params: ({ event }) => event } },
      },
    },
  },
})

export type CalculatorSnapshot = SnapshotFrom<typeof calculatorMachine>
