// The account dialog and what opens over it (specification 2): its tabs and list of sites, the new-domain dialog, the plan dialog
// and the info modal. Plan and info also open by themselves; only the topmost of them closes.
import { type ActorRefFrom, and, assign, emit, fromPromise, not, type SnapshotFrom, setup, stateIn } from 'xstate'
import { type Failure, failureOf } from '../contract/failure.ts'
import type { Project } from '../contract/projects.api.ts'

export interface Notice {
  /** Tells whose notice was closed. */
  readonly notice_id: number
  readonly title: string
  readonly message: string
}
export interface AccountDialogContext {
  readonly sites: readonly Project[]
  /** The notice that is shown, then those that wait for it. */
  readonly notices: readonly Notice[]
}
export type AccountDialogEvent =
  | { readonly type: 'account.open' }
  | { readonly type: 'account.close' }
  | { readonly type: 'profile.choose' }
  | { readonly type: 'sites.choose' }
  | { readonly type: 'sites.retry' }
  | { readonly type: 'domain.open' }
  | { readonly type: 'domain.close' }
  | { readonly type: 'subdomain.choose' }
  | { readonly type: 'custom.choose' }
  | { readonly type: 'plan.open' }
  | { readonly type: 'plan.close' }
  | { readonly type: 'info.show'; readonly notice: Notice }
  | { readonly type: 'info.close' }
  | { readonly type: 'session.ended' }

export const accountDialogMachine = setup({
  types: {
    context: {} as AccountDialogContext,
    events: {} as AccountDialogEvent,
    emitted: {} as { readonly type: 'info.closed'; readonly notice_id: number },
    tags: {} as 'account' | 'mySites' | 'loading' | 'unlisted' | 'domain' | 'custom' | 'plan' | 'info',
  },
  actors: {
    loadSites: fromPromise<readonly Project[]>(() => Promise.reject(new Error('loadSites is not provided.'))),
  },
  guards: {
    isWithoutInfo: not(stateIn({ info: 'open' })),
    isUncovered: and([not(stateIn({ info: 'open' })), not(stateIn({ plan: 'open' }))]),
    isAccountOnTop: and([
      not(stateIn({ info: 'open' })),
      not(stateIn({ plan: 'open' })),
      not(stateIn({ account: { open: { tab: { mySites: 'choosingDomain' } } } })),
    ]),
    hasNextNotice: ({ context }) => context.notices.length > 1,
  },
  actions: {
    keepSites: assign({ sites: (_, params: { sites: readonly Project[] }) => params.sites }),
    forgetSites: assign({ sites: [] }),
    addNotice: assign({ notices: ({ context }, params: { notice: Notice }) => [...context.notices, params.notice] }),
    dropNotice: assign({ notices: ({ context }) => context.notices.slice(1) }),
    dropNotices: assign({ notices: [] }),
    tellClosed: emit(({ context }) => ({ type: 'info.closed' as const, notice_id: context.notices[0]?.notice_id ?? 0 })),
    logFailure: (_, _params: { failure: Failure }) => {},
  },
}).createMachine({
  id: 'accountDialog',
  context: { sites: [], notices: [] },
  type: 'parallel',
  states: {
    account: {
      initial: 'closed',
      states: {
        closed: { on: { 'account.open': { guard: 'isUncovered', target: 'open' } } },
        open: {
          tags: 'account',
          type: 'parallel',
          exit: 'forgetSites',
          on: { 'account.close': { guard: 'isAccountOnTop', target: 'closed' }, 'session.ended': 'closed' },
          states: {
            tab: {
              initial: 'profile',
              states: {
                profile: { on: { 'sites.choose': 'mySites' } },
                mySites: {
                  tags: 'mySites',
                  initial: 'viewing',
                  states: {
                    viewing: { on: { 'profile.choose': '#accountDialog.account.open.tab.profile', 'domain.open': 'choosingDomain' } },
                    choosingDomain: {
                      tags: 'domain',
                      initial: 'subdomain',
                      on: { 'domain.close': { guard: 'isUncovered', target: 'viewing' } },
                      states: {
                        subdomain: { on: { 'custom.choose': 'custom' } },
                        custom: { tags: 'custom', on: { 'subdomain.choose': 'subdomain' } },
                      },
                    },
                  },
                },
              },
            },
            sites: {
              initial: 'loading',
              states: {
                loading: {
                  tags: 'loading',
                  invoke: {
                    id: 'loadSites',
                    src: 'loadSites',
                    onDone: { target: 'listed', actions: { type: 'keepSites', params: ({ event }) => ({ sites: event.output }) } },
                    onError: { target: 'unlisted', actions: { type: 'logFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) } },
                  },
                },
                listed: {},
                unlisted: { tags: 'unlisted', on: { 'sites.retry': 'loading' } },
              },
            },
          },
        },
      },
    },
    plan: {
      initial: 'closed',
      states: {
        closed: { on: { 'plan.open': { guard: 'isWithoutInfo', target: 'open' } } },
        open: { tags: 'plan', on: { 'plan.close': { guard: 'isWithoutInfo', target: 'closed' }, 'session.ended': 'closed' } },
      },
    },
    info: {
      initial: 'closed',
      states: {
        closed: { on: { 'info.show': { target: 'open', actions: { type: 'addNotice', params: ({ event }) => event } } } },
        open: {
          tags: 'info',
          on: {
            'info.show': { actions: { type: 'addNotice', params: ({ event }) => event } },
            'info.close': [
              { guard: 'hasNextNotice', actions: ['tellClosed', 'dropNotice'] },
              { target: 'closed', actions: ['tellClosed', 'dropNotice'] },
            ],
            'session.ended': { target: 'closed', actions: 'dropNotices' },
          },
        },
      },
    },
  },
})

export type AccountDialogActor = ActorRefFrom<typeof accountDialogMachine>
export type AccountDialogSnapshot = SnapshotFrom<typeof accountDialogMachine>
