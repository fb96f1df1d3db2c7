// The signed-in person's projects, for the sidebar and the site list alike (specification 2, 4 and 8): loaded on start, on a route
// change and after a change of ours. A failed load is logged and leaves an empty list.
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type Failure, failureOf } from '../contract/failure.ts'
import type { Project } from '../contract/projects.api.ts'

export interface ProjectListContext {
  readonly projects: readonly Project[]
}
export type ProjectListEvent =
  | { readonly type: 'route.changed' }
  | { readonly type: 'project.renamed'; readonly project_id: string; readonly name: string }
  | { readonly type: 'project.deleted'; readonly project_id: string }

export const projectListMachine = setup({
  types: {
    context: {} as ProjectListContext,
    events: {} as ProjectListEvent,
    tags: {} as 'busy' | 'unknown',
  },
  actors: {
    loadProjects: fromPromise<readonly Project[]>(() => Promise.reject(new Error('loadProjects is not provided.'))),
  },
  actions: {
    keepProjects: assign({ projects: (_, params: { projects: readonly Project[] }) => params.projects }),
    keepName: assign({
      projects: ({ context }, params: { project_id: string; name: string }) =>
        context.projects.map((project) => (project.id === params.project_id ? { ...project, name: params.name } : project)),
    }),
    dropProject: assign({ projects: ({ context }, params: { project_id: string }) => context.projects.filter(({ id }) => id !== params.project_id) }),
    clearProjects: assign({ projects: [] }),
    logFailure: (_, _params: { failure: Failure }) => {},
  },
}).createMachine({
  id: 'projectList',
  context: { projects: [] },
  initial: 'loading',
  on: {
    'project.renamed': { target: '.reloading', actions: { type: 'keepName', params: ({ event }) => event } },
    'project.deleted': { target: '.reloading', actions: { type: 'dropProject', params: ({ event }) => event } },
  },
  states: {
    loading: {
      tags: ['busy', 'unknown'],
      invoke: {
        id: 'loadProjects',
        src: 'loadProjects',
        onDone: { target: 'listed', actions: { type: 'keepProjects', params: ({ event }) => ({ projects: event.output }) } },
        onError: { target: 'listed', actions: ['clearProjects', { type: 'logFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) }] },
      },
      on: { 'route.changed': { target: 'loading', reenter: true } },
    },
    listed: { on: { 'route.changed': 'reloading' } },
    reloading: {
      tags: ['busy'],
      invoke: {
        id: 'loadProjects',
        src: 'loadProjects',
        onDone: { target: 'listed', actions: { type: 'keepProjects', params: ({ event }) => ({ projects: event.output }) } },
        onError: { target: 'listed', actions: ['clearProjects', { type: 'logFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) }] },
      },
      on: { 'route.changed': { target: 'reloading', reenter: true } },
    },
  },
})

export type ProjectListActor = ActorRefFrom<typeof projectListMachine>
export type ProjectListSnapshot = SnapshotFrom<typeof projectListMachine>
