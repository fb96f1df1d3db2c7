// A text that is written from what is entered: shown at once, written again in another way, edited, or chosen from line by line.
import { assign, type SnapshotFrom, setup } from 'xstate'

export interface WriterField {
  readonly id: string
  readonly value: string
}
export interface WriterInput {
  readonly fields: readonly WriterField[]
  /** Where the versions begin. */
  readonly turn: number
}
export interface WriterContext extends WriterInput {
  readonly values: Readonly<Record<string, string>>
  /** What was entered when the text was written. */
  readonly given: Readonly<Record<string, string>>
  readonly version: number
  /** The text as it was edited. */
  readonly text: string
  readonly chosen: string
  /** Grows whenever the fields are filled by something else than typing. */
  readonly filled: number
}
export type WriterEvent =
  | { readonly type: 'value.type'; readonly field: string; readonly text: string }
  | { readonly type: 'values.reset' }
  | { readonly type: 'text.write' }
  | { readonly type: 'text.edit'; readonly text: string }
  | { readonly type: 'line.choose'; readonly line: string }

const text_max = 20_000
const initial = (fields: readonly WriterField[]): Record<string, string> => Object.fromEntries(fields.map(({ id, value }) => [id, value]))

export const writerMachine = setup({
  types: { context: {} as WriterContext, events: {} as WriterEvent, input: {} as WriterInput },
  guards: {
    isKnownField: ({ context, event }) => event.type === 'value.type' && context.fields.some(({ id }) => id === event.field),
    isOther: ({ context, event }) => event.type === 'line.choose' && event.line !== context.chosen,
  },
  actions: {
    takeValue: assign(({ context }, { field, text }: { field: string; text: string }) => ({ values: { ...context.values, [field]: text } })),
    resetValues: assign(({ context }) => ({ values: initial(context.fields), filled: context.filled + 1, version: 0, text: '', chosen: '' })),
    writeText: assign(({ context }) => ({ given: context.values, version: context.version + 1, text: '', chosen: '', filled: context.filled + 1 })),
    takeText: assign((_, { text }: { text: string }) => ({ text: text.slice(0, text_max), chosen: '' })),
    chooseLine: assign((_, { line }: { line: string }) => ({ chosen: line })),
  },
}).createMachine({
  id: 'writer',
  context: ({ input }) => ({ ...input, values: initial(input.fields), given: {}, version: 0, text: '', chosen: '', filled: 0 }),
  initial: 'blank',
  on: {
    'value.type': { guard: 'isKnownField', actions: { type: 'takeValue', params: ({ event }) => event } },
    'text.write': { target: '.written', actions: 'writeText' },
    'values.reset': { target: '.blank', actions: 'resetValues' },
  },
  states: {
    blank: {},
    written: {
      on: {
        'text.edit': { target: 'edited', actions: { type: 'takeText', params: ({ event }) => event } },
        'line.choose': { guard: 'isOther', actions: { type: 'chooseLine', params: ({ event }) => event } },
      },
    },
    edited: {
      on: {
        'text.edit': { actions: { type: 'takeText', params: ({ event }) => event } },
      },
    },
  },
})

export type WriterSnapshot = SnapshotFrom<typeof writerMachine>
