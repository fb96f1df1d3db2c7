// The first words of a new project: described, then sent. A refusal keeps the words and says why.
import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type Failure, failureOf } from '../contract/failure.ts'
import type { ProjectDetail } from '../contract/projects.api.ts'

export interface ComposerContext {
  readonly words: string
  readonly failure: Failure | null
}
export interface ComposerInput {
  /** Words that were typed before logging in, or empty. */
  readonly words: string
}
export type ComposerEvent = { readonly type: 'words.changed'; readonly words: string } | { readonly type: 'words.submit' }

export const composerMachine = setup({
  types: {
    context: {} as ComposerContext,
    events: {} as ComposerEvent,
    input: {} as ComposerInput,
    emitted: {} as { readonly type: 'project.created'; readonly project_id: string; readonly message_id: string | null },
    tags: {} as 'busy' | 'blank',
  },
  actors: {
    createProject: fromPromise<ProjectDetail, { readonly prompt: string }>(() => Promise.reject(new Error('createProject is not provided.'))),
  },
  guards: {
    hasWords: ({ context }) => context.words.trim() !== '',
  },
  actions: {
    keepWords: assign((_, params: { words: string }) => ({ words: params.words, failure: null })),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    tellCreated: emit((_, params: { project: ProjectDetail }) => ({
      type: 'project.created' as const,
      project_id: params.project.id,
      message_id: params.project.message_id,
    })),
  },
}).createMachine({
  id: 'composer',
  context: ({ input }) => ({ words: input.words, failure: null }),
  initial: 'describing',
  states: {
    describing: {
      on: {
        'words.changed': { actions: { type: 'keepWords', params: ({ event }) => event } },
        'words.submit': [{ guard: 'hasWords', target: 'creating' }, { target: 'wordless' }],
      },
    },
    wordless: {
      tags: 'blank',
      on: { 'words.changed': { target: 'describing', actions: { type: 'keepWords', params: ({ event }) => event } } },
    },
    creating: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'createProject',
        src: 'createProject',
        input: ({ context }) => ({ prompt: context.words.trim() }),
        onDone: { target: 'created', actions: { type: 'tellCreated', params: ({ event }) => ({ project: event.output }) } },
        onError: { target: 'describing', actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) } },
      },
    },
    created: { type: 'final', tags: 'busy' },
  },
})

export type ComposerActor = ActorRefFrom<typeof composerMachine>
export type ComposerSnapshot = SnapshotFrom<typeof composerMachine>
