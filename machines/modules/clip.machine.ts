// A clip of sound or moving pictures that is worked on in the browser: what is chosen is made into a new clip on demand, with its share told while it runs.
import { assign, type EventObject, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'

export type ClipEdits = Readonly<Record<string, string>>
/** What is known of a clip: its seconds, and its pixels, which are 0 where it has no picture. */
export interface ClipFacts {
  readonly seconds: number
  readonly width: number
  readonly height: number
}
export interface ClipInput {
  /** What nothing is changed by. */
  readonly edits: ClipEdits
  /** `film` for what is drawn from words, which is there before anything is opened; empty for none. */
  readonly source: string
}
export interface ClipContext {
  readonly plain: ClipEdits
  readonly source: string
  readonly name: string
  readonly facts: ClipFacts | null
  readonly edits: ClipEdits
  /** The edits before each change, the newest first. */
  readonly past: readonly ClipEdits[]
  /** The field that was changed last: its changes in a row are one. */
  readonly last: string
  /** Grows whenever the fields are filled by something else than typing. */
  readonly filled: number
  /** Percent of the new clip that is made. */
  readonly share: number
  readonly outcome: unknown
  readonly error: string
}
export type ClipEvent =
  | { readonly type: 'clip.open'; readonly text: string; readonly name: string }
  | { readonly type: 'sample.take' }
  | { readonly type: 'edit.set'; readonly field: string; readonly text: string }
  | { readonly type: 'edit.undo' }
  | { readonly type: 'edit.reset' }
  | { readonly type: 'clip.make' }
  | { readonly type: 'make.told'; readonly share: number }
  | { readonly type: 'make.done'; readonly outcome: unknown }
  | { readonly type: 'make.failed'; readonly error: string }
  | { readonly type: 'make.stop' }

export interface Making {
  readonly source: string
  readonly edits: ClipEdits
  readonly facts: ClipFacts | null
}
const past_max = 40
const sample = 'sample'
/** The source of what is drawn from words, and not opened. */
const drawn = 'film'

export const clipMachine = setup({
  types: { context: {} as ClipContext, events: {} as ClipEvent, input: {} as ClipInput, tags: {} as 'busy' },
  actors: {
    readClip: fromPromise<ClipFacts, { readonly source: string }>(() => Promise.reject(new Error('No port readClip.'))),
    makeClip: fromCallback<EventObject, Making>(() => undefined),
  },
  guards: {
    isDrawnHere: ({ context }) => context.source === drawn,
    hasPast: ({ context }) => context.past.length > 0,
    isKnownEdit: ({ context, event }) => event.type === 'edit.set' && Object.hasOwn(context.plain, event.field),
  },
  actions: {
    takeClip: assign(({ context }, { text, name }: { text: string; name: string }) => ({
      source: text,
      name,
      facts: null,
      edits: context.plain,
      past: [],
      last: '',
      filled: context.filled + 1,
      outcome: null,
      error: '',
    })),
    takeFacts: assign(({ context }, { output }: { output: ClipFacts }) => {
      const edits = Object.hasOwn(context.plain, 'end') ? { ...context.edits, end: String(Math.round(output.seconds * 10) / 10) } : context.edits
      return { facts: output, edits, filled: context.filled + 1 }
    }),
    setEdit: assign(({ context }, { field, text }: { field: string; text: string }) => ({
      edits: { ...context.edits, [field]: text },
      past: context.last === field ? context.past : [context.edits, ...context.past].slice(0, past_max),
      last: field,
      error: '',
    })),
    undoEdit: assign(({ context }) => ({ edits: context.past[0]!, past: context.past.slice(1), last: '', filled: context.filled + 1, error: '' })),
    resetEdits: assign(({ context }) => ({
      edits: { ...context.plain, ...(context.facts && Object.hasOwn(context.plain, 'end') && { end: String(Math.round(context.facts.seconds * 10) / 10) }) },
      past: [context.edits, ...context.past].slice(0, past_max),
      last: '',
      filled: context.filled + 1,
      error: '',
    })),
    beginShare: assign({ share: 0, error: '', outcome: null }),
    tellShare: assign((_, { share }: { share: number }) => ({ share })),
    showOutcome: assign((_, { outcome }: { outcome: unknown }) => ({ outcome })),
    showFailure: assign((_, { error }: { error: string }) => ({ error })),
    showUnread: assign((_, { error }: { error: unknown }) => ({
      source: '',
      facts: null,
      error: error instanceof Error ? error.message : 'This file could not be read.',
    })),
  },
}).createMachine({
  id: 'clip',
  context: ({ input }) => ({
    plain: input.edits,
    source: input.source,
    name: '',
    facts: null,
    edits: input.edits,
    past: [],
    last: '',
    filled: 0,
    share: 0,
    outcome: null,
    error: '',
  }),
  initial: 'empty',
  on: {
    'clip.open': { target: '.reading', actions: { type: 'takeClip', params: ({ event }) => event } },
    'sample.take': { target: '.reading', actions: { type: 'takeClip', params: () => ({ text: sample, name: 'Example' }) } },
  },
  states: {
    empty: {
      always: { guard: 'isDrawnHere', target: 'reading' },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readClip',
        src: 'readClip',
        input: ({ context: { source } }) => ({ source }),
        onDone: { target: 'ready', actions: { type: 'takeFacts', params: ({ event }) => event } },
        onError: { target: 'empty', actions: { type: 'showUnread', params: ({ event }) => event } },
      },
    },
    ready: {
      on: {
        'edit.set': { guard: 'isKnownEdit', actions: { type: 'setEdit', params: ({ event }) => event } },
        'edit.undo': { guard: 'hasPast', actions: 'undoEdit' },
        'edit.reset': { actions: 'resetEdits' },
        'clip.make': 'making',
      },
    },
    making: {
      tags: 'busy',
      entry: 'beginShare',
      invoke: {
        id: 'makeClip',
        src: 'makeClip',
        input: ({ context: { source, edits, facts } }) => ({ source, edits, facts }),
      },
      on: {
        'make.told': { actions: { type: 'tellShare', params: ({ event }) => event } },
        'make.done': { target: 'ready', actions: { type: 'showOutcome', params: ({ event }) => event } },
        'make.failed': { target: 'ready', actions: { type: 'showFailure', params: ({ event }) => event } },
        'make.stop': 'ready',
      },
    },
  },
})

export type ClipSnapshot = SnapshotFrom<typeof clipMachine>
