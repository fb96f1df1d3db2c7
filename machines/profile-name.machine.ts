// The preferred name of the Profile tab (specification 2): what is written, beside what is stored; saved, or told why not.
import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { failureOf, firstMessage } from '../contract/failure.ts'
import { limits } from '../contract/limits.ts'
import type { User } from '../contract/users.api.ts'

export interface ProfileNameInput {
  readonly full_name: string
}
export interface ProfileNameContext {
  readonly stored: string
  readonly draft: string
  readonly error: string | null
  /** What the server says of the name itself, or null. */
  readonly reason: string | null
}
export type ProfileNameEvent =
  | { readonly type: 'draft.changed'; readonly draft: string }
  /** The profile has been fetched again. */
  | { readonly type: 'profile.fetched'; readonly full_name: string }
  | { readonly type: 'name.save' }

export const profileNameMachine = setup({
  types: {
    context: {} as ProfileNameContext,
    events: {} as ProfileNameEvent,
    input: {} as ProfileNameInput,
    emitted: {} as { readonly type: 'profile.saved' },
    tags: {} as 'busy' | 'saved',
  },
  actors: {
    saveProfile: fromPromise<User, { readonly full_name: string }>(() => Promise.reject(new Error('saveProfile is not provided.'))),
  },
  guards: {
    differs: ({ context }) => context.draft.trim() !== context.stored.trim(),
  },
  actions: {
    keepDraft: assign((_, params: { draft: string }) => ({ draft: params.draft })),
    /** A name that is being written stays; one that was not touched follows. */
    takeStored: assign(({ context }, params: { full_name: string }) => ({
      stored: params.full_name,
      draft: context.draft === context.stored ? params.full_name : context.draft,
    })),
    takeSaved: assign((_, params: { full_name: string }) => ({ stored: params.full_name, draft: params.full_name })),
    clearError: assign({ error: null, reason: null }),
    showError: assign((_, params: { error: unknown }) => ({
      error: 'Error updating profile.',
      reason: firstMessage(failureOf(params.error), 'full_name') ?? null,
    })),
    tellSaved: emit({ type: 'profile.saved' as const }),
  },
  delays: { success: limits.success_ms },
}).createMachine({
  id: 'profileName',
  context: ({ input }) => ({ stored: input.full_name, draft: input.full_name, error: null, reason: null }),
  initial: 'editing',
  on: {
    'profile.fetched': { actions: { type: 'takeStored', params: ({ event }) => event } },
  },
  states: {
    editing: {
      on: {
        'draft.changed': { actions: { type: 'keepDraft', params: ({ event }) => event } },
        'name.save': { guard: 'differs', target: 'saving' },
      },
    },
    saving: {
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => ({ full_name: context.draft.trim() }),
        onDone: { target: 'saved', actions: [{ type: 'takeSaved', params: ({ event }) => event.output }, 'tellSaved'] },
        onError: { target: 'editing', actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    saved: {
      tags: 'saved',
      on: {
        'draft.changed': { actions: { type: 'keepDraft', params: ({ event }) => event } },
        'name.save': { guard: 'differs', target: 'saving' },
      },
      after: { success: 'editing' },
    },
  },
})

export type ProfileNameActor = ActorRefFrom<typeof profileNameMachine>
export type ProfileNameSnapshot = SnapshotFrom<typeof profileNameMachine>
/** Whether Save Changes appears: the name differs from the stored one, spaces around it aside. */
export const nameDiffers = ({ context }: ProfileNameSnapshot): boolean => context.draft.trim() !== context.stored.trim()
