// The pens over words that are still being typed: a pause in the typing has them read. Marks of older words move along with
// the words, and an answer for words that have changed since is dropped. Without a reader there are no marks.
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { carryMarks } from '../contract/marks.ts'
import type { Mark } from '../contract/turn.ts'

export interface MarkingContext {
  readonly words: string
  readonly marks: readonly Mark[]
}
export interface MarkingInput {
  readonly words: string
}
export type MarkingEvent = { readonly type: 'words.changed'; readonly words: string }

export const markingMachine = setup({
  types: {
    context: {} as MarkingContext,
    events: {} as MarkingEvent,
    input: {} as MarkingInput,
  },
  actors: {
    readWords: fromPromise<readonly Mark[], { readonly words: string }>(() => Promise.reject(new Error('readWords is not provided.'))),
  },
  guards: {
    isNew: ({ context, event }) => event.words !== context.words,
    hasWords: ({ context }) => context.words.trim() !== '',
  },
  actions: {
    keepWords: assign(({ context }, params: { words: string }) => ({
      words: params.words,
      marks: carryMarks(context.marks, context.words, params.words),
    })),
    keepMarks: assign({ marks: (_, params: { marks: readonly Mark[] }) => params.marks }),
    dropMarks: assign({ marks: [] }),
  },
  delays: { pause: 180 },
}).createMachine({
  id: 'marking',
  context: ({ input }) => ({ words: input.words, marks: [] }),
  initial: 'waiting',
  on: { 'words.changed': { guard: 'isNew', target: '.waiting', actions: { type: 'keepWords', params: ({ event }) => event } } },
  states: {
    waiting: {
      after: { pause: [{ guard: 'hasWords', target: 'reading' }, { target: 'marked' }] },
    },
    reading: {
      invoke: {
        id: 'readWords',
        src: 'readWords',
        input: ({ context }) => ({ words: context.words }),
        onDone: { target: 'marked', actions: { type: 'keepMarks', params: ({ event }) => ({ marks: event.output }) } },
        onError: { target: 'marked', actions: 'dropMarks' },
      },
    },
    marked: {},
  },
})

export type MarkingActor = ActorRefFrom<typeof markingMachine>
export type MarkingSnapshot = SnapshotFrom<typeof markingMachine>
