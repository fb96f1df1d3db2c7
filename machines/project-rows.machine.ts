// The rows that a built site keeps, one kind of thing at a time, as its owner sees them, and as a file. A late answer about another
// kind is never shown.
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type Failure, failureOf } from '../contract/failure.ts'
import type { Row } from '../contract/projects.api.ts'

export interface ProjectRowsContext {
  readonly project_id: string
  readonly entity: string
  readonly rows: readonly Row[]
  /** What rows of other kinds are called, by the row ids that references hold. */
  readonly titles: Readonly<Record<string, string>>
  /** The row ids that there are of each entity that these rows refer to. */
  readonly choices: Readonly<Record<string, readonly string[]>>
  readonly failure: Failure | null
}
export interface LoadedRows {
  readonly rows: readonly Row[]
  readonly titles: Readonly<Record<string, string>>
  readonly choices: Readonly<Record<string, readonly string[]>>
}
export interface ProjectRowsInput {
  readonly project_id: string
  readonly entity: string
}
export type ProjectRowsEvent =
  | { readonly type: 'entity.chosen'; readonly entity: string }
  | { readonly type: 'rows.reload' }
  | { readonly type: 'rows.download' }

export const projectRowsMachine = setup({
  types: {
    context: {} as ProjectRowsContext,
    events: {} as ProjectRowsEvent,
    input: {} as ProjectRowsInput,
    tags: {} as 'busy' | 'downloading' | 'undownloaded',
  },
  actors: {
    loadRows: fromPromise<LoadedRows, { readonly project_id: string; readonly entity: string }>(() => Promise.reject(new Error('loadRows is not provided.'))),
    downloadRows: fromPromise<void, { readonly project_id: string; readonly entity: string }>(() => Promise.reject(new Error('downloadRows is not provided.'))),
  },
  actions: {
    keepEntity: assign((_, params: { entity: string }) => ({ entity: params.entity, rows: [], titles: {}, choices: {} })),
    keepRows: assign((_, params: LoadedRows) => params),
    keepFailure: assign((_, params: { failure: Failure }) => ({ rows: [], titles: {}, choices: {}, failure: params.failure })),
    keepReason: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'projectRows',
  context: ({ input }) => ({ ...input, rows: [], titles: {}, choices: {}, failure: null }),
  initial: 'loading',
  on: {
    'entity.chosen': { target: '.loading', reenter: true, actions: { type: 'keepEntity', params: ({ event }) => event } },
    'rows.reload': { target: '.loading', reenter: true },
  },
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadRows',
        src: 'loadRows',
        input: ({ context }) => ({ project_id: context.project_id, entity: context.entity }),
        onDone: { target: 'listed', actions: { type: 'keepRows', params: ({ event }) => event.output } },
        onError: { target: 'unlisted', actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) } },
      },
    },
    listed: { on: { 'rows.download': 'downloading' } },
    downloading: {
      tags: 'downloading',
      entry: 'clearFailure',
      invoke: {
        id: 'downloadRows',
        src: 'downloadRows',
        input: ({ context }) => ({ project_id: context.project_id, entity: context.entity }),
        onDone: 'listed',
        onError: { target: 'undownloaded', actions: { type: 'keepReason', params: ({ event }) => ({ failure: failureOf(event.error) }) } },
      },
    },
    undownloaded: { tags: 'undownloaded', on: { 'rows.download': 'downloading' } },
    unlisted: {},
  },
})

export type ProjectRowsActor = ActorRefFrom<typeof projectRowsMachine>
export type ProjectRowsSnapshot = SnapshotFrom<typeof projectRowsMachine>
