// The demo (specification 2, /demo): the builder runs in the browser. A pause in the typing builds the words anew; links and forms of
// the built site turn its pages. What comes late for older words is dropped, and a site that stands stays while the next is built.
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { carryMarks } from '../contract/marks.ts'
import type { Mark, Requirement } from '../contract/turn.ts'

/** A page of the built site as it is shown. */
export interface DemoPage {
  /** With its query. */
  readonly path: string
  readonly html: string
  readonly css: string
  /** The part to show first, or empty. */
  readonly anchor: string
}
/** What a person does on the site: follows a link, or sends a form. */
export interface DemoWish {
  readonly to: string
  /** The form's fields; null for a link. */
  readonly fields: readonly (readonly [string, string])[] | null
}
export interface DemoSite {
  /** Tells this build from those before it. */
  readonly number: number
  readonly name: string
  readonly marks: readonly Mark[]
  readonly requirements: readonly Requirement[]
  readonly pages: readonly { readonly path: string; readonly title: string; readonly role: string | null }[]
  readonly page: DemoPage
}
export interface DemoContext {
  readonly words: string
  readonly marks: readonly Mark[]
  readonly site: DemoSite | null
  readonly wish: DemoWish | null
}
export interface DemoInput {
  readonly words: string
}
export type DemoEvent =
  | { readonly type: 'words.changed'; readonly words: string }
  | { readonly type: 'page.wished'; readonly wish: DemoWish }
  | { readonly type: 'reader.retry' }

export const demoMachine = setup({
  types: {
    context: {} as DemoContext,
    events: {} as DemoEvent,
    input: {} as DemoInput,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    buildSite: fromPromise<DemoSite, { readonly words: string; readonly path: string }>(() => Promise.reject(new Error('buildSite is not provided.'))),
    turnPage: fromPromise<DemoPage, { readonly number: number; readonly wish: DemoWish }>(() => Promise.reject(new Error('turnPage is not provided.'))),
  },
  guards: {
    hasWords: ({ context }) => context.words.trim() !== '',
    isNew: ({ context, event }) => event.type === 'words.changed' && event.words !== context.words,
  },
  actions: {
    keepWords: assign(({ context }, params: { words: string }) => ({
      words: params.words,
      marks: carryMarks(context.marks, context.words, params.words),
    })),
    keepSite: assign((_, params: { site: DemoSite }) => ({ site: params.site, marks: params.site.marks })),
    keepPage: assign(({ context }, params: { page: DemoPage }) => ({ site: context.site && { ...context.site, page: params.page } })),
    keepWish: assign({ wish: (_, params: { wish: DemoWish }) => params.wish }),
    forgetSite: assign({ site: null, marks: [], wish: null }),
  },
  delays: { pause: 250 },
}).createMachine({
  id: 'demo',
  context: ({ input }) => ({ words: input.words, marks: [], site: null, wish: null }),
  initial: 'waiting',
  on: { 'words.changed': { guard: 'isNew', target: '.waiting', actions: { type: 'keepWords', params: ({ event }) => event } } },
  states: {
    waiting: {
      after: {
        pause: [
          { guard: 'hasWords', target: 'building' },
          { target: 'blank', actions: 'forgetSite' },
        ],
      },
    },
    blank: {},
    building: {
      tags: 'busy',
      invoke: {
        id: 'buildSite',
        src: 'buildSite',
        input: ({ context }) => ({ words: context.words, path: context.site?.page.path ?? '/' }),
        onDone: { target: 'shown', actions: { type: 'keepSite', params: ({ event }) => ({ site: event.output }) } },
        onError: 'unbuilt',
      },
    },
    shown: {
      on: { 'page.wished': { target: 'turning', actions: { type: 'keepWish', params: ({ event }) => event } } },
    },
    turning: {
      tags: 'busy',
      invoke: {
        id: 'turnPage',
        src: 'turnPage',
        input: ({ context }) => ({ number: context.site?.number ?? 0, wish: context.wish ?? { to: '/', fields: null } }),
        onDone: { target: 'shown', actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) } },
        onError: 'unbuilt',
      },
    },
    unbuilt: {
      tags: 'failed',
      on: { 'reader.retry': 'building' },
    },
  },
})

export type DemoActor = ActorRefFrom<typeof demoMachine>
export type DemoSnapshot = SnapshotFrom<typeof demoMachine>
