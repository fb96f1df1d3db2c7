// A comparison of two tables: both are entered or opened, a key column is chosen, and what was added, removed and changed is shown, by kind and without ignored columns.
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'

export const sides = ['first', 'second'] as const
export type Side = (typeof sides)[number]
export const changeKinds = ['added', 'removed', 'changed'] as const
export type ChangeKind = (typeof changeKinds)[number]
export interface Difference {
  readonly kind: ChangeKind
  readonly key: string
  /** The cells of the row by column, as they are, or as they were for one that was removed. */
  readonly cells: readonly { readonly column: string; readonly value: string; readonly before?: string }[]
}
export interface Compared {
  readonly columns: readonly string[]
  readonly same: number
  readonly differences: readonly Difference[]
}
export interface Tables {
  readonly first: string
  readonly second: string
  readonly key: string
  readonly ignored: readonly string[]
}
export interface ComparisonInput {
  readonly sample: Pick<Tables, Side>
}
export interface ComparisonContext extends ComparisonInput, Tables {
  /** How often the fields were filled in from elsewhere than by typing. */
  readonly filled: number
  /** The one kind that is shown; null for all. */
  readonly shown: ChangeKind | null
  readonly compared: Compared | null
  readonly error: string
}
export type ComparisonEvent =
  | { readonly type: 'table.type'; readonly side: Side; readonly text: string }
  | { readonly type: 'table.open'; readonly side: Side; readonly text: string }
  | { readonly type: 'sample.take' }
  | { readonly type: 'key.choose'; readonly text: string }
  | { readonly type: 'column.ignore'; readonly column: string }
  | { readonly type: 'tables.compare' }
  | { readonly type: 'kind.show'; readonly kind: ChangeKind | null }

export const comparisonMachine = setup({
  types: { context: {} as ComparisonContext, events: {} as ComparisonEvent, input: {} as ComparisonInput, tags: {} as 'busy' },
  actors: {
    compareTables: fromPromise<Compared, Tables>(() => Promise.reject(new Error('compareTables is not provided'))),
  },
  actions: {
    keepText: assign((_, { side, text }: { side: Side; text: string }) => ({ [side]: text, error: '' })),
    keepFile: assign(({ context }, { side, text }: { side: Side; text: string }) => ({ [side]: text, filled: context.filled + 1, error: '' })),
    takeSample: assign(({ context }) => ({ ...context.sample, key: '', ignored: [], filled: context.filled + 1, error: '' })),
    keepKey: assign((_, { text }: { text: string }) => ({ key: text })),
    turnColumn: assign(({ context: { ignored } }, { column }: { column: string }) => ({
      ignored: ignored.includes(column) ? ignored.filter((one) => one !== column) : [...ignored, column],
    })),
    dropCompared: assign({ compared: null, shown: null }),
    showCompared: assign((_, { compared }: { compared: Compared }) => ({ compared, shown: null, error: '' })),
    showError: assign((_, { error }: { error: unknown }) => ({
      compared: null,
      error: error instanceof Error ? error.message : 'These tables could not be read.',
    })),
    keepShown: assign((_, { kind }: { kind: ChangeKind | null }) => ({ shown: kind })),
  },
}).createMachine({
  id: 'comparison',
  context: ({ input }) => ({ ...input, first: '', second: '', key: '', ignored: [], filled: 0, shown: null, compared: null, error: '' }),
  initial: 'entering',
  on: {
    'table.type': { target: '.entering', actions: [{ type: 'keepText', params: ({ event }) => event }, 'dropCompared'] },
    'table.open': { target: '.entering', actions: [{ type: 'keepFile', params: ({ event }) => event }, 'dropCompared'] },
    'sample.take': { target: '.entering', actions: ['takeSample', 'dropCompared'] },
    'key.choose': { target: '.entering', actions: [{ type: 'keepKey', params: ({ event }) => event }, 'dropCompared'] },
    'column.ignore': { target: '.entering', actions: [{ type: 'turnColumn', params: ({ event }) => event }, 'dropCompared'] },
    'tables.compare': '.comparing',
  },
  states: {
    entering: {},
    comparing: {
      tags: 'busy',
      invoke: {
        id: 'compareTables',
        src: 'compareTables',
        input: ({ context: { first, second, key, ignored } }) => ({ first, second, key, ignored }),
        onDone: { target: 'compared', actions: { type: 'showCompared', params: ({ event }) => ({ compared: event.output }) } },
        onError: { target: 'refused', actions: { type: 'showError', params: ({ event }) => event } },
      },
    },
    compared: {
      on: {
        'kind.show': { actions: { type: 'keepShown', params: ({ event }) => event } },
      },
    },
    refused: {},
  },
})

export type ComparisonSnapshot = SnapshotFrom<typeof comparisonMachine>
