// How the editor shares its width out between the conversation and what stands beside it: by a separator that is dragged or moved
// by keys, whose place is remembered, and by hiding either of the two.
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'

/** The least and the most of the width that a separator gives the conversation, in percent. */
export const bounds = { least: 20, most: 75 } as const

export interface SplitInput {
  /** What was remembered, in percent of the width. */
  readonly percent: number
}
export interface SplitContext {
  /** What the conversation has of the width. */
  readonly percent: number
}
export type SplitEvent =
  | { readonly type: 'separator.grab' }
  | { readonly type: 'separator.move'; readonly percent: number }
  | { readonly type: 'separator.release' }
  | { readonly type: 'conversation.hide' }
  | { readonly type: 'conversation.show' }
  | { readonly type: 'stage.hide' }
  | { readonly type: 'stage.show' }

export const splitMachine = setup({
  types: {
    context: {} as SplitContext,
    events: {} as SplitEvent,
    input: {} as SplitInput,
    tags: {} as 'dragging' | 'withoutConversation' | 'withoutStage',
  },
  actions: {
    setPercent: assign((_, { percent }: { percent: number }) => ({ percent: Math.min(bounds.most, Math.max(bounds.least, percent)) })),
    rememberPercent: (_, _params: { percent: number }) => {},
  },
}).createMachine({
  id: 'split',
  context: ({ input }) => ({ percent: input.percent }),
  initial: 'shared',
  states: {
    shared: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'separator.grab': 'dragging',
            'separator.move': {
              actions: [
                { type: 'setPercent', params: ({ event }) => ({ percent: event.percent }) },
                { type: 'rememberPercent', params: ({ context }) => ({ percent: context.percent }) },
              ],
            },
          },
        },
        dragging: {
          tags: 'dragging',
          on: {
            'separator.move': { actions: { type: 'setPercent', params: ({ event }) => ({ percent: event.percent }) } },
            'separator.release': { target: 'resting', actions: { type: 'rememberPercent', params: ({ context }) => ({ percent: context.percent }) } },
          },
        },
      },
      on: { 'conversation.hide': 'stageAlone', 'stage.hide': 'conversationAlone' },
    },
    stageAlone: { tags: 'withoutConversation', on: { 'conversation.show': 'shared' } },
    conversationAlone: { tags: 'withoutStage', on: { 'stage.show': 'shared' } },
  },
})

export type SplitActor = ActorRefFrom<typeof splitMachine>
export type SplitSnapshot = SnapshotFrom<typeof splitMachine>
