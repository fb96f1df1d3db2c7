// One row of a built site, as its owner writes it: added, changed or deleted after a question. A refusal leaves what was typed, with the
// reason at each field.
import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type Failure, failureOf } from '../contract/failure.ts'
import type { Row } from '../contract/projects.api.ts'

export type Draft = Readonly<Record<string, string | boolean>>
export interface RowEditorContext {
  readonly project_id: string
  readonly entity: string
  /** Null for a new row. */
  readonly row_id: string | null
  readonly title: string
  readonly draft: Draft
  readonly failure: Failure | null
}
export interface RowEditorInput {
  readonly project_id: string
}
export type RowEditorEvent =
  | { readonly type: 'row.add'; readonly entity: string; readonly draft: Draft }
  | { readonly type: 'row.edit'; readonly entity: string; readonly row_id: string; readonly title: string; readonly draft: Draft }
  | { readonly type: 'row.askDelete'; readonly entity: string; readonly row_id: string; readonly title: string }
  | { readonly type: 'value.changed'; readonly field: string; readonly value: string | boolean }
  | { readonly type: 'row.save' }
  | { readonly type: 'row.leave' }
  | { readonly type: 'delete.confirm' }

export const rowEditorMachine = setup({
  types: {
    context: {} as RowEditorContext,
    events: {} as RowEditorEvent,
    input: {} as RowEditorInput,
    emitted: {} as { readonly type: 'rows.changed' },
    tags: {} as 'form' | 'question' | 'busy',
  },
  actors: {
    saveRow: fromPromise<Row, { readonly project_id: string; readonly entity: string; readonly row_id: string | null; readonly draft: Draft }>(() =>
      Promise.reject(new Error('saveRow is not provided.')),
    ),
    deleteRow: fromPromise<void, { readonly project_id: string; readonly entity: string; readonly row_id: string | null }>(() =>
      Promise.reject(new Error('deleteRow is not provided.')),
    ),
  },
  actions: {
    beginNew: assign((_, params: { entity: string; draft: Draft }) => ({ entity: params.entity, row_id: null, title: '', draft: params.draft, failure: null })),
    beginChange: assign((_, params: { entity: string; row_id: string; title: string; draft: Draft }) => ({
      entity: params.entity,
      row_id: params.row_id,
      title: params.title,
      draft: params.draft,
      failure: null,
    })),
    beginDelete: assign((_, params: { entity: string; row_id: string; title: string }) => ({
      entity: params.entity,
      row_id: params.row_id,
      title: params.title,
      draft: {},
      failure: null,
    })),
    keepValue: assign({ draft: ({ context }, params: { field: string; value: string | boolean }) => ({ ...context.draft, [params.field]: params.value }) }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    tellChanged: emit({ type: 'rows.changed' as const }),
  },
}).createMachine({
  id: 'rowEditor',
  context: ({ input }) => ({ project_id: input.project_id, entity: '', row_id: null, title: '', draft: {}, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'row.add': { target: 'editing', actions: { type: 'beginNew', params: ({ event }) => event } },
        'row.edit': { target: 'editing', actions: { type: 'beginChange', params: ({ event }) => event } },
        'row.askDelete': { target: 'confirming', actions: { type: 'beginDelete', params: ({ event }) => event } },
      },
    },
    editing: {
      tags: 'form',
      on: {
        'value.changed': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'row.save': 'saving',
        'row.leave': 'closed',
      },
    },
    saving: {
      tags: ['form', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'saveRow',
        src: 'saveRow',
        input: ({ context }) => ({ project_id: context.project_id, entity: context.entity, row_id: context.row_id, draft: context.draft }),
        onDone: { target: 'closed', actions: 'tellChanged' },
        onError: { target: 'editing', actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) } },
      },
      on: { 'row.leave': 'closed' },
    },
    confirming: {
      tags: 'question',
      on: { 'delete.confirm': 'deleting', 'row.leave': 'closed' },
    },
    deleting: {
      tags: ['question', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'deleteRow',
        src: 'deleteRow',
        input: ({ context }) => ({ project_id: context.project_id, entity: context.entity, row_id: context.row_id }),
        onDone: { target: 'closed', actions: 'tellChanged' },
        onError: { target: 'confirming', actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) } },
      },
      on: { 'row.leave': 'closed' },
    },
  },
})

export type RowEditorActor = ActorRefFrom<typeof rowEditorMachine>
export type RowEditorSnapshot = SnapshotFrom<typeof rowEditorMachine>
