// The inline editor of a project's name (specification 4, Rename): Enter or leaving saves, Escape cancels, and a blank or unchanged
// name cancels without a call. A failed save leaves the old name standing.
import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { Project } from '../contract/projects.api.ts'

export interface RenameContext {
  readonly project_id: string
  readonly name: string
  readonly draft: string
  readonly error: string | null
}
export interface RenameInput {
  readonly project_id: string
}
export type RenameEvent =
  | { readonly type: 'rename.start'; readonly name: string }
  | { readonly type: 'draft.changed'; readonly draft: string }
  | { readonly type: 'rename.save' }
  | { readonly type: 'rename.cancel' }

export const renameMachine = setup({
  types: {
    context: {} as RenameContext,
    events: {} as RenameEvent,
    input: {} as RenameInput,
    emitted: {} as { readonly type: 'project.renamed'; readonly project_id: string; readonly name: string },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    renameProject: fromPromise<Project, { readonly project_id: string; readonly name: string }>(() =>
      Promise.reject(new Error('renameProject is not provided.')),
    ),
  },
  guards: {
    isNewName: ({ context }) => context.draft.trim() !== '' && context.draft.trim() !== context.name,
  },
  actions: {
    beginDraft: assign((_, params: { name: string }) => ({ name: params.name, draft: params.name, error: null })),
    keepDraft: assign({ draft: (_, params: { draft: string }) => params.draft }),
    dropDraft: assign({ draft: ({ context }) => context.name }),
    keepName: assign((_, params: { name: string }) => ({ name: params.name, draft: params.name })),
    showError: assign({ error: 'Could not rename project.' }),
    tellRenamed: emit(({ context }) => ({ type: 'project.renamed' as const, project_id: context.project_id, name: context.name })),
  },
}).createMachine({
  id: 'rename',
  context: ({ input }) => ({ project_id: input.project_id, name: '', draft: '', error: null }),
  initial: 'resting',
  states: {
    resting: {
      on: { 'rename.start': { target: 'editing', actions: { type: 'beginDraft', params: ({ event }) => event } } },
    },
    editing: {
      tags: 'open',
      on: {
        'draft.changed': { actions: { type: 'keepDraft', params: ({ event }) => event } },
        'rename.save': [
          { guard: 'isNewName', target: 'saving' },
          { target: 'resting', actions: 'dropDraft' },
        ],
        'rename.cancel': { target: 'resting', actions: 'dropDraft' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'renameProject',
        src: 'renameProject',
        input: ({ context }) => ({ project_id: context.project_id, name: context.draft.trim() }),
        onDone: { target: 'resting', actions: [{ type: 'keepName', params: ({ event }) => event.output }, 'tellRenamed'] },
        onError: { target: 'resting', actions: ['dropDraft', 'showError'] },
      },
    },
  },
})

export type RenameActor = ActorRefFrom<typeof renameMachine>
export type RenameSnapshot = SnapshotFrom<typeof renameMachine>
/** The name to show in place of the list's while a save is under way, or null. */
export const shownName = (snapshot: RenameSnapshot): string | null => (snapshot.hasTag('busy') ? snapshot.context.draft.trim() : null)
