// A project's deployment: not deployed, or deployed at an address that shows one version; deployed, brought up to date and taken down
// on request. The project itself is the editor's, which is told of every change.
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, sendParent, setup } from 'xstate'
import { type Failure, failureOf } from '../contract/failure.ts'
import type { Project } from '../contract/projects.api.ts'

export interface DeploymentContext {
  readonly project_id: string
  readonly live_version: number | null
  /** The address that the first deployment is to have, or empty for one that is chosen for it. */
  readonly subdomain: string
  readonly failure: Failure | null
  readonly mail: 'unsent' | 'sent' | 'refused'
}
export interface DeploymentInput {
  readonly project_id: string
  readonly live_version: number | null
}
export type DeploymentEvent =
  | { readonly type: 'deployment.start' }
  | { readonly type: 'subdomain.changed'; readonly subdomain: string }
  | { readonly type: 'project.export' }
  | { readonly type: 'takeDown.ask' }
  | { readonly type: 'takeDown.cancel' }
  | { readonly type: 'takeDown.confirm' }
  | { readonly type: 'mail.send' }
  | { readonly type: 'project.loaded'; readonly live_version: number | null }
/** What the editor is told. */
export type DeploymentReport =
  | { readonly type: 'project.deployed'; readonly deployment_url: string; readonly live_version: number | null }
  | { readonly type: 'project.takenDown' }

export const deploymentMachine = setup({
  types: {
    context: {} as DeploymentContext,
    events: {} as DeploymentEvent,
    input: {} as DeploymentInput,
    tags: {} as 'busy' | 'live' | 'confirming' | 'exporting',
  },
  actors: {
    deploy: fromPromise<Project, { readonly project_id: string; readonly subdomain: string }>(() => Promise.reject(new Error('deploy is not provided.'))),
    takeDown: fromPromise<void, { readonly project_id: string }>(() => Promise.reject(new Error('takeDown is not provided.'))),
    exportProject: fromPromise<void, { readonly project_id: string }>(() => Promise.reject(new Error('exportProject is not provided.'))),
    sendVerification: fromPromise<void>(() => Promise.reject(new Error('sendVerification is not provided.'))),
  },
  guards: {
    isLive: ({ context }) => context.live_version !== null,
    isUnverified: ({ context }) => context.failure?.kind === 'forbidden',
  },
  actions: {
    keepVersion: assign({ live_version: (_, params: { live_version: number | null }) => params.live_version }),
    keepSubdomain: assign({ subdomain: (_, params: { subdomain: string }) => params.subdomain }),
    clearFailure: assign({ failure: null, mail: 'unsent' }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    keepMail: assign({ mail: (_, params: { mail: DeploymentContext['mail'] }) => params.mail }),
    tellDeployed: sendParent((_, params: { project: Project }) => ({
      type: 'project.deployed',
      deployment_url: params.project.deployment_url ?? '',
      live_version: params.project.live_version,
    })),
    tellTakenDown: sendParent({ type: 'project.takenDown' }),
  },
}).createMachine({
  id: 'deployment',
  context: ({ input }) => ({ ...input, subdomain: '', failure: null, mail: 'unsent' }),
  initial: 'looking',
  states: {
    looking: { always: [{ guard: 'isLive', target: 'deployed' }, { target: 'notDeployed' }] },
    notDeployed: {
      on: {
        'deployment.start': 'deploying',
        'subdomain.changed': { actions: { type: 'keepSubdomain', params: ({ event }) => event } },
        'project.export': 'exporting',
        'mail.send': { guard: 'isUnverified', target: 'sendingMail' },
        'project.loaded': { target: 'looking', actions: { type: 'keepVersion', params: ({ event }) => event } },
      },
    },
    deployed: {
      tags: 'live',
      on: {
        'deployment.start': 'deploying',
        'project.export': 'exporting',
        'takeDown.ask': 'confirmingTakeDown',
        'mail.send': { guard: 'isUnverified', target: 'sendingMail' },
        'project.loaded': { target: 'looking', actions: { type: 'keepVersion', params: ({ event }) => event } },
      },
    },
    confirmingTakeDown: {
      tags: ['live', 'confirming'],
      on: { 'takeDown.cancel': 'deployed', 'takeDown.confirm': 'takingDown' },
    },
    deploying: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'deploy',
        src: 'deploy',
        input: ({ context }) => ({ project_id: context.project_id, subdomain: context.subdomain.trim() }),
        onDone: {
          target: 'looking',
          actions: [
            { type: 'keepVersion', params: ({ event }) => event.output },
            { type: 'tellDeployed', params: ({ event }) => ({ project: event.output }) },
          ],
        },
        onError: { target: 'looking', actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) } },
      },
    },
    takingDown: {
      tags: ['busy', 'live'],
      entry: 'clearFailure',
      invoke: {
        id: 'takeDown',
        src: 'takeDown',
        input: ({ context }) => ({ project_id: context.project_id }),
        onDone: { target: 'looking', actions: [{ type: 'keepVersion', params: { live_version: null } }, 'tellTakenDown'] },
        onError: { target: 'looking', actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) } },
      },
    },
    exporting: {
      tags: ['busy', 'exporting'],
      entry: 'clearFailure',
      invoke: {
        id: 'exportProject',
        src: 'exportProject',
        input: ({ context }) => ({ project_id: context.project_id }),
        onDone: 'looking',
        onError: { target: 'looking', actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) } },
      },
    },
    sendingMail: {
      tags: 'busy',
      invoke: {
        id: 'sendVerification',
        src: 'sendVerification',
        onDone: { target: 'looking', actions: { type: 'keepMail', params: { mail: 'sent' } } },
        onError: { target: 'looking', actions: { type: 'keepMail', params: { mail: 'refused' } } },
      },
    },
  },
})

export type DeploymentActor = ActorRefFrom<typeof deploymentMachine>
export type DeploymentSnapshot = SnapshotFrom<typeof deploymentMachine>
