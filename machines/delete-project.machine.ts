// Deleting a project (specification 7 and 8): asked first, then deleted; a failure is said in the question, which stays open.
import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'

export interface DeleteProjectContext {
  readonly project_id: string
  readonly name: string
  readonly error: string | null
}
export type DeleteProjectEvent =
  | { readonly type: 'delete.ask'; readonly project_id: string; readonly name: string }
  | { readonly type: 'delete.cancel' }
  | { readonly type: 'delete.confirm' }

export const deleteProjectMachine = setup({
  types: {
    context: {} as DeleteProjectContext,
    events: {} as DeleteProjectEvent,
    emitted: {} as { readonly type: 'project.deleted'; readonly project_id: string },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    deleteProject: fromPromise<void, { readonly project_id: string }>(() => Promise.reject(new Error('deleteProject is not provided.'))),
  },
  actions: {
    keepProject: assign((_, params: { project_id: string; name: string }) => ({ project_id: params.project_id, name: params.name, error: null })),
    clearError: assign({ error: null }),
    showError: assign({ error: 'Could not delete project.' }),
    tellDeleted: emit(({ context }) => ({ type: 'project.deleted' as const, project_id: context.project_id })),
  },
}).createMachine({
  id: 'deleteProject',
  context: { project_id: '', name: '', error: null },
  initial: 'closed',
  states: {
    closed: { on: { 'delete.ask': { target: 'confirming', actions: { type: 'keepProject', params: ({ event }) => event } } } },
    confirming: { tags: 'open', on: { 'delete.cancel': 'closed', 'delete.confirm': 'deleting' } },
    deleting: {
      tags: ['open', 'busy'],
      entry: 'clearError',
      invoke: {
        id: 'deleteProject',
        src: 'deleteProject',
        input: ({ context }) => ({ project_id: context.project_id }),
        onDone: { target: 'closed', actions: 'tellDeleted' },
        onError: { target: 'confirming', actions: 'showError' },
      },
    },
  },
})

export type DeleteProjectActor = ActorRefFrom<typeof deleteProjectMachine>
export type DeleteProjectSnapshot = SnapshotFrom<typeof deleteProjectMachine>
