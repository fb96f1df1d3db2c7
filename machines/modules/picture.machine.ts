// A picture that is edited in the browser: every change is drawn again from the original, so that each can be taken back.
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'

export type PictureEdits = Readonly<Record<string, string>>
export interface PictureInput {
  /** What nothing is changed by. */
  readonly edits: PictureEdits
  readonly sample: string
  /** What is drawn before anything is opened; empty for none. */
  readonly source: string
  /** What it is called. */
  readonly name?: string
}
export interface PictureContext {
  readonly plain: PictureEdits
  readonly sample: string
  /** The original, as a data address; empty for none. */
  readonly source: string
  readonly name: string
  readonly edits: PictureEdits
  /** The edits before each change, the newest first. */
  readonly past: readonly PictureEdits[]
  /** The field that was changed last: its changes in a row are one. */
  readonly last: string
  /** Grows whenever the fields are filled by something else than typing. */
  readonly filled: number
  readonly outcome: unknown
  readonly error: string
}
export type PictureEvent =
  | { readonly type: 'picture.open'; readonly text: string; readonly name: string }
  | { readonly type: 'sample.take' }
  | { readonly type: 'edit.set'; readonly field: string; readonly text: string }
  | { readonly type: 'edits.take'; readonly edits: PictureEdits }
  | { readonly type: 'edit.turn' }
  | { readonly type: 'edit.undo' }
  | { readonly type: 'edit.reset' }

export interface Drawing {
  readonly source: string
  readonly edits: PictureEdits
}
const past_max = 40

export const pictureMachine = setup({
  types: { context: {} as PictureContext, events: {} as PictureEvent, input: {} as PictureInput, tags: {} as 'busy' },
  actors: { drawPicture: fromPromise<unknown, Drawing>(() => Promise.reject(new Error('No port drawPicture.'))) },
  guards: {
    hasPicture: ({ context }) => context.source !== '',
    hasPast: ({ context }) => context.past.length > 0,
    areKnownEdits: ({ context, event }) =>
      event.type === 'edits.take' && Object.keys(event.edits).every((field) => Object.hasOwn(context.plain, field)) && context.source !== '',
    isKnownEdit: ({ context, event }) => event.type === 'edit.set' && Object.hasOwn(context.plain, event.field) && context.source !== '',
  },
  actions: {
    takePicture: assign(({ context }, { text, name }: { text: string; name: string }) => ({
      source: text,
      name,
      edits: context.plain,
      past: [],
      last: '',
      filled: context.filled + 1,
      outcome: null,
      error: '',
    })),
    setEdit: assign(({ context }, { field, text }: { field: string; text: string }) => ({
      edits: { ...context.edits, [field]: text },
      past: context.last === field ? context.past : [context.edits, ...context.past].slice(0, past_max),
      last: field,
    })),
    takeEdits: assign(({ context }, { edits }: { edits: PictureEdits }) => ({
      edits: { ...context.edits, ...edits },
      past: [context.edits, ...context.past].slice(0, past_max),
      last: '',
      filled: context.filled + 1,
    })),
    turnPicture: assign(({ context }) => ({
      edits: { ...context.edits, turn: String((Number(context.edits.turn) + 90) % 360) },
      past: [context.edits, ...context.past].slice(0, past_max),
      last: '',
    })),
    undoEdit: assign(({ context }) => ({ edits: context.past[0]!, past: context.past.slice(1), last: '', filled: context.filled + 1 })),
    resetEdits: assign(({ context }) => ({
      edits: context.plain,
      past: [context.edits, ...context.past].slice(0, past_max),
      last: '',
      filled: context.filled + 1,
    })),
    showOutcome: assign((_, { output }: { output: unknown }) => ({ outcome: output, error: '' })),
    showError: assign((_, { error }: { error: unknown }) => ({
      source: '',
      outcome: null,
      error: error instanceof Error ? error.message : 'This picture could not be read.',
    })),
  },
  delays: { rest: 120 },
}).createMachine({
  id: 'picture',
  context: ({ input }) => ({
    plain: input.edits,
    sample: input.sample,
    source: input.source,
    name: input.name ?? '',
    edits: input.edits,
    past: [],
    last: '',
    filled: 0,
    outcome: null,
    error: '',
  }),
  initial: 'empty',
  on: {
    'picture.open': { target: '.drawing', actions: { type: 'takePicture', params: ({ event }) => event } },
    'sample.take': { target: '.drawing', actions: { type: 'takePicture', params: ({ context }) => ({ text: context.sample, name: 'Example.png' }) } },
    'edit.set': { guard: 'isKnownEdit', target: '.settling', actions: { type: 'setEdit', params: ({ event }) => event } },
    'edits.take': { guard: 'areKnownEdits', target: '.drawing', actions: { type: 'takeEdits', params: ({ event }) => event } },
    'edit.turn': { guard: 'hasPicture', target: '.drawing', actions: 'turnPicture' },
    'edit.undo': { guard: 'hasPast', target: '.drawing', actions: 'undoEdit' },
    'edit.reset': { guard: 'hasPicture', target: '.drawing', actions: 'resetEdits' },
  },
  states: {
    empty: {
      always: { guard: 'hasPicture', target: 'drawing' },
    },
    settling: {
      tags: 'busy',
      after: { rest: 'drawing' },
    },
    drawing: {
      tags: 'busy',
      invoke: {
        id: 'drawPicture',
        src: 'drawPicture',
        input: ({ context: { source, edits } }) => ({ source, edits }),
        onDone: { target: 'shown', actions: { type: 'showOutcome', params: ({ event }) => event } },
        onError: { target: 'empty', actions: { type: 'showError', params: ({ event }) => event } },
      },
    },
    shown: {},
  },
})

export type PictureSnapshot = SnapshotFrom<typeof pictureMachine>
