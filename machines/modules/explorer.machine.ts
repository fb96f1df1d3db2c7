// A table that is looked into: taken from the site's rows, from a file or from what is pasted, cleaned step by step, and drawn as it is chosen.
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'

export interface ExplorerTable {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
export interface ExplorerSource {
  readonly id: string
  readonly name: string
  readonly table: ExplorerTable
}
/** What was being looked at when the page was left; `own` is a table of the visitor's. */
export interface ExplorerLeft {
  readonly source: string
  readonly name: string
  readonly own: ExplorerTable | null
  readonly view: string
  readonly chosen: Readonly<Record<string, string>>
}
export interface ExplorerInput {
  readonly sources: readonly ExplorerSource[]
  readonly views: readonly string[]
  readonly left: ExplorerLeft | null
}
export interface ExplorerContext {
  readonly sources: readonly ExplorerSource[]
  readonly views: readonly string[]
  /** The id of a source; empty for a table of the visitor's own. */
  readonly source: string
  readonly name: string
  readonly table: ExplorerTable
  /** The table before each step of cleaning, the newest last, and what each step did. */
  readonly past: readonly ExplorerTable[]
  readonly told: readonly string[]
  readonly view: string
  readonly chosen: Readonly<Record<string, string>>
  /** The text that is being read. */
  readonly text: string
  /** Grows whenever the fields are filled by something else than typing. */
  readonly filled: number
  readonly error: string
}
export type ExplorerEvent =
  | { readonly type: 'source.choose'; readonly text: string }
  | { readonly type: 'table.open'; readonly text: string; readonly name: string }
  | { readonly type: 'paste.type'; readonly text: string }
  | { readonly type: 'paste.take' }
  | { readonly type: 'view.choose'; readonly view: string }
  | { readonly type: 'setting.set'; readonly field: string; readonly text: string }
  | { readonly type: 'settings.clear' }
  | { readonly type: 'table.clean'; readonly step: string }
  | { readonly type: 'table.undo' }

export interface Cleaned {
  readonly table: ExplorerTable
  readonly told: string
}
const past_max = 12
const none: ExplorerTable = { heads: [], rows: [] }

function begun({ sources, views, left }: ExplorerInput): Pick<ExplorerContext, 'source' | 'name' | 'table' | 'view' | 'chosen'> {
  const known = sources.find(({ id }) => id === left?.source)
  const view = views.find((one) => one === left?.view) ?? views[0] ?? ''
  if (left?.own) return { source: '', name: left.name, table: left.own, view, chosen: left.chosen }
  const source = known ?? sources[0]
  return { source: source?.id ?? '', name: source?.name ?? '', table: source?.table ?? none, view, chosen: known ? (left?.chosen ?? {}) : {} }
}

export const explorerMachine = setup({
  types: { context: {} as ExplorerContext, events: {} as ExplorerEvent, input: {} as ExplorerInput, tags: {} as 'busy' },
  actors: {
    readTable: fromPromise<ExplorerTable, { text: string }>(() => Promise.reject(new Error('No port readTable.'))),
    cleanTable: fromPromise<Cleaned, { table: ExplorerTable; step: string; column: string }>(() => Promise.reject(new Error('No port cleanTable.'))),
  },
  guards: {
    isKnownSource: ({ context, event }) => event.type === 'source.choose' && context.sources.some(({ id }) => id === event.text),
    isKnownView: ({ context, event }) => event.type === 'view.choose' && context.views.includes(event.view),
    hasText: ({ context }) => context.text.trim() !== '',
    hasPast: ({ context }) => context.past.length > 0,
  },
  actions: {
    takeSource: assign(({ context }, { text }: { text: string }) => {
      const { id, name, table } = context.sources.find((one) => one.id === text)!
      return { source: id, name, table, past: [], told: [], chosen: {}, error: '', filled: context.filled + 1 }
    }),
    takeFile: assign((_, { text, name }: { text: string; name: string }) => ({ text, name, error: '' })),
    takePaste: assign((_, { text }: { text: string }) => ({ text })),
    namePaste: assign({ name: 'Pasted table', error: '' }),
    takeTable: assign(({ context }, { table }: { table: ExplorerTable }) => ({
      source: '',
      table,
      past: [],
      told: [],
      chosen: {},
      text: '',
      error: '',
      filled: context.filled + 1,
    })),
    takeView: assign((_, { view }: { view: string }) => ({ view })),
    takeSetting: assign(({ context }, { field, text }: { field: string; text: string }) => ({ chosen: { ...context.chosen, [field]: text } })),
    clearSettings: assign(({ context }) => ({ chosen: {}, filled: context.filled + 1 })),
    takeCleaned: assign(({ context }, { table, told }: Cleaned) => ({
      table,
      past: [...context.past, context.table].slice(-past_max),
      told: [...context.told, told].slice(-past_max),
      filled: context.filled + 1,
    })),
    undoCleaning: assign(({ context }) => ({
      table: context.past.at(-1)!,
      past: context.past.slice(0, -1),
      told: context.told.slice(0, -1),
      filled: context.filled + 1,
    })),
    showError: assign((_, { error }: { error: unknown }) => ({ error: error instanceof Error ? error.message : 'This table could not be read.' })),
  },
}).createMachine({
  id: 'explorer',
  context: ({ input }) => ({
    sources: input.sources,
    views: input.views,
    ...begun(input),
    past: [],
    told: [],
    text: '',
    filled: 0,
    error: '',
  }),
  initial: 'shown',
  on: {
    'source.choose': { guard: 'isKnownSource', target: '.shown', actions: { type: 'takeSource', params: ({ event }) => event } },
    'table.open': { target: '.reading', actions: { type: 'takeFile', params: ({ event }) => event } },
    'paste.type': { actions: { type: 'takePaste', params: ({ event }) => event } },
    'paste.take': { guard: 'hasText', target: '.reading', actions: 'namePaste' },
    'view.choose': { guard: 'isKnownView', actions: { type: 'takeView', params: ({ event }) => event } },
    'setting.set': { actions: { type: 'takeSetting', params: ({ event }) => event } },
    'settings.clear': { actions: 'clearSettings' },
  },
  states: {
    shown: {
      on: {
        'table.clean': 'cleaning',
        'table.undo': { guard: 'hasPast', actions: 'undoCleaning' },
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readTable',
        src: 'readTable',
        input: ({ context }) => ({ text: context.text }),
        onDone: { target: 'shown', actions: { type: 'takeTable', params: ({ event }) => ({ table: event.output }) } },
        onError: { target: 'failed', actions: { type: 'showError', params: ({ event }) => event } },
      },
    },
    cleaning: {
      tags: 'busy',
      invoke: {
        id: 'cleanTable',
        src: 'cleanTable',
        input: ({ context, event }) => ({ table: context.table, step: event.type === 'table.clean' ? event.step : '', column: context.chosen.column ?? '' }),
        onDone: { target: 'shown', actions: { type: 'takeCleaned', params: ({ event }) => event.output } },
        onError: { target: 'shown', actions: { type: 'showError', params: ({ event }) => event } },
      },
    },
    failed: {},
  },
})

export type ExplorerSnapshot = SnapshotFrom<typeof explorerMachine>
