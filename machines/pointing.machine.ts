// Pointing at a part of the preview to change it without a message: choose a part, then its words, its colour or its place. A change that
// could not be kept leaves the part chosen and the words as they were typed.
import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { ColouredPart, PartChange, PointedPart } from '../contract/edit.ts'
import { type Failure, failureOf } from '../contract/failure.ts'
import type { Version } from '../contract/projects.api.ts'

/** A part with the name of what has its colour. */
export interface PickedPart extends PointedPart {
  readonly colours: ColouredPart
}
export interface PointingContext {
  readonly project_id: string
  /** The version that is shown; of a later one the parts are not known. */
  readonly version: number
  readonly part: PickedPart | null
  readonly draft: string
  readonly change: PartChange | null
  /** What the last change did, in a sentence. */
  readonly changed: string | null
  readonly failure: Failure | null
}
export interface PointingInput {
  readonly project_id: string
  readonly version: number
}
export type PointingEvent =
  | { readonly type: 'pointing.start' }
  | { readonly type: 'pointing.end' }
  | { readonly type: 'version.shown'; readonly version: number }
  | { readonly type: 'part.picked'; readonly part: PickedPart }
  | { readonly type: 'part.leave' }
  | { readonly type: 'draft.changed'; readonly draft: string }
  | { readonly type: 'part.change'; readonly change: PartChange }

export const pointingMachine = setup({
  types: {
    context: {} as PointingContext,
    events: {} as PointingEvent,
    input: {} as PointingInput,
    emitted: {} as { readonly type: 'site.edited' },
    tags: {} as 'pointing' | 'picked' | 'busy',
  },
  actors: {
    saveChange: fromPromise<
      Version,
      { readonly project_id: string; readonly version: number; readonly part: PickedPart | null; readonly change: PartChange | null }
    >(() => Promise.reject(new Error('saveChange is not provided.'))),
  },
  actions: {
    keepVersion: assign({ version: (_, params: { version: number }) => params.version }),
    keepPart: assign((_, params: { part: PickedPart }) => ({ part: params.part, draft: params.part.text, changed: null, failure: null })),
    dropPart: assign({ part: null, draft: '', failure: null }),
    forgetChanged: assign({ changed: null }),
    keepDraft: assign({ draft: (_, params: { draft: string }) => params.draft }),
    keepChange: assign({ change: (_, params: { change: PartChange }) => params.change, failure: null }),
    keepChanged: assign((_, params: { version: Version }) => ({ version: params.version.number, changed: params.version.changes[0] ?? null })),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    tellEdited: emit({ type: 'site.edited' as const }),
  },
}).createMachine({
  id: 'pointing',
  context: ({ input }) => ({ ...input, part: null, draft: '', change: null, changed: null, failure: null }),
  initial: 'off',
  on: { 'version.shown': { actions: { type: 'keepVersion', params: ({ event }) => event } } },
  states: {
    off: {
      entry: ['dropPart', 'forgetChanged'],
      on: { 'pointing.start': 'choosing' },
    },
    choosing: {
      tags: 'pointing',
      entry: 'dropPart',
      on: {
        'part.picked': { target: 'picked', actions: { type: 'keepPart', params: ({ event }) => event } },
        'pointing.end': 'off',
      },
    },
    picked: {
      tags: ['pointing', 'picked'],
      on: {
        'part.picked': { actions: { type: 'keepPart', params: ({ event }) => event } },
        'draft.changed': { actions: { type: 'keepDraft', params: ({ event }) => event } },
        'part.change': { target: 'saving', actions: { type: 'keepChange', params: ({ event }) => event } },
        'part.leave': 'choosing',
        'pointing.end': 'off',
      },
    },
    saving: {
      tags: ['pointing', 'picked', 'busy'],
      invoke: {
        id: 'saveChange',
        src: 'saveChange',
        input: ({ context }) => ({ project_id: context.project_id, version: context.version, part: context.part, change: context.change }),
        onDone: { target: 'choosing', actions: [{ type: 'keepChanged', params: ({ event }) => ({ version: event.output }) }, 'tellEdited'] },
        onError: { target: 'picked', actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) } },
      },
      on: { 'pointing.end': 'off' },
    },
  },
})

export type PointingActor = ActorRefFrom<typeof pointingMachine>
export type PointingSnapshot = SnapshotFrom<typeof pointingMachine>
