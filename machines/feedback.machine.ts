// /feedback (specification 2): written, then sent once. A refusal keeps the words and says why; a server without the call says so.
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type Failure, failureOf } from '../contract/failure.ts'
import type { FeedbackCategory } from '../contract/feedback.api.ts'

export interface FeedbackContext {
  readonly category: FeedbackCategory
  readonly message: string
  readonly failure: Failure | null
}
export interface FeedbackInput {
  /** Words that were typed before, or empty. */
  readonly message: string
}
export type FeedbackEvent =
  | { readonly type: 'category.chosen'; readonly category: FeedbackCategory }
  | { readonly type: 'message.changed'; readonly message: string }
  | { readonly type: 'feedback.send' }
  | { readonly type: 'feedback.cancel' }
  | { readonly type: 'feedback.again' }

export const feedbackMachine = setup({
  types: {
    context: {} as FeedbackContext,
    events: {} as FeedbackEvent,
    input: {} as FeedbackInput,
    tags: {} as 'busy' | 'blank' | 'sent' | 'closed',
  },
  actors: {
    sendFeedback: fromPromise<unknown, { readonly category: FeedbackCategory; readonly message: string }>(() =>
      Promise.reject(new Error('sendFeedback is not provided.')),
    ),
  },
  guards: {
    hasMessage: ({ context }) => context.message.trim() !== '',
    isNotOffered: ({ event }) => {
      const { kind } = failureOf('error' in event ? event.error : undefined)
      return kind === 'missing' || kind === 'method'
    },
  },
  actions: {
    keepCategory: assign({ category: (_, params: { category: FeedbackCategory }) => params.category }),
    keepMessage: assign((_, params: { message: string }) => ({ message: params.message, failure: null })),
    clearMessage: assign({ message: '' }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'feedback',
  context: ({ input }) => ({ category: 'idea', message: input.message, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'category.chosen': { actions: { type: 'keepCategory', params: ({ event }) => event } },
        'message.changed': { actions: { type: 'keepMessage', params: ({ event }) => event } },
        'feedback.send': [{ guard: 'hasMessage', target: 'sending' }, { target: 'wordless' }],
      },
    },
    wordless: {
      tags: 'blank',
      on: {
        'category.chosen': { actions: { type: 'keepCategory', params: ({ event }) => event } },
        'message.changed': { target: 'editing', actions: { type: 'keepMessage', params: ({ event }) => event } },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'sendFeedback',
        src: 'sendFeedback',
        input: ({ context }) => ({ category: context.category, message: context.message.trim() }),
        onDone: { target: 'sent', actions: 'clearMessage' },
        onError: [
          { guard: 'isNotOffered', target: 'closed' },
          { target: 'editing', actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) } },
        ],
      },
      on: { 'feedback.cancel': 'editing' },
    },
    sent: {
      tags: 'sent',
      on: { 'feedback.again': 'editing' },
    },
    closed: {
      tags: 'closed',
      on: { 'feedback.again': 'editing' },
    },
  },
})

export type FeedbackActor = ActorRefFrom<typeof feedbackMachine>
export type FeedbackSnapshot = SnapshotFrom<typeof feedbackMachine>
