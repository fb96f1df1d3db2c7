// The editor of one project: opens it, and runs a turn, a restore or a deployment as asked; then it is read again, so that what is shown is kept.
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate'
import { type Failure, failureOf } from '../contract/failure.ts'
import type { Message, Preview, ProjectDetail, Version } from '../contract/projects.api.ts'
import { deploymentMachine } from './deployment.machine.ts'
import { type TurnContext, turnMachine } from './turn.machine.ts'

/** A project with all that its editor shows; `preview` is null until a turn has built something. */
export interface OpenedProject {
  readonly project: ProjectDetail
  readonly messages: readonly Message[]
  readonly versions: readonly Version[]
  readonly preview: Preview | null
}
export interface ProjectEditorContext {
  readonly project_id: string
  readonly opened: OpenedProject | null
  /** The turn to begin or to join; `message_id` is null for one to begin. */
  readonly outgoing: { readonly content: string; readonly message_id: string | null }
  /** A turn that could not be followed, and is not joined again by itself. */
  readonly unfollowed: string | null
  /** Words that the server did not accept, with its reason. */
  readonly refused: { readonly content: string; readonly failure: Failure } | null
  /** What the last turn that was charged left of the allowance; null where the profile says it. */
  readonly remaining_today: number | null
  readonly remaining_month: number | null
  /** The version that is being restored, or could not be; 0 for none. */
  readonly restoring: number
  /** Whether its data is to be restored with it. */
  readonly with_rows: boolean
  readonly error: string | null
}
/** `message_id` is the turn that creating the project has just begun, or null. */
export type ProjectEditorInput = Pick<ProjectEditorContext, 'project_id'> & { readonly message_id: string | null }
export type ProjectEditorEvent =
  | { readonly type: 'project.reload' }
  | { readonly type: 'error.retry' }
  | { readonly type: 'message.send'; readonly content: string }
  | { readonly type: 'refusal.dismiss' }
  | { readonly type: 'version.restore'; readonly number: number; readonly rows?: boolean }
  | { readonly type: 'project.renamed'; readonly name: string }
  | { readonly type: 'project.deployed'; readonly deployment_url: string; readonly live_version: number | null }
  | { readonly type: 'project.takenDown' }

const turnToJoin = ({ opened, outgoing, unfollowed }: ProjectEditorContext): Message | undefined =>
  opened?.messages.find(({ id, state }) => id !== unfollowed && (state === 'running' || id === outgoing.message_id))

const withProject = (opened: OpenedProject | null, project: Partial<ProjectDetail>): OpenedProject | null =>
  opened && { ...opened, project: { ...opened.project, ...project } }

/** The conversation with an ended turn, shown until the project has been read again. */
function withTurn(opened: OpenedProject, turn: TurnContext): OpenedProject {
  const message: Message = {
    id: turn.message_id ?? '',
    content: turn.content,
    state: turn.outcome ?? 'failed',
    answer: turn.answer || (turn.failure?.detail ?? ''),
    requirements: [...turn.requirements],
    marks: [...turn.marks],
    steps: [...turn.steps],
    choices: [...turn.choices],
    version: turn.version,
    charged: turn.charged,
    created_at: opened.messages.find(({ id }) => id === turn.message_id)?.created_at ?? opened.project.updated_at,
  }
  return { ...opened, messages: [...opened.messages.filter(({ id }) => id !== message.id), message] }
}

export const projectEditorMachine = setup({
  types: {
    context: {} as ProjectEditorContext,
    events: {} as ProjectEditorEvent,
    input: {} as ProjectEditorInput,
    children: {} as { turn: 'turn'; deployment: 'deployment' },
    tags: {} as 'opening' | 'open' | 'turning' | 'busy',
  },
  actors: {
    openProject: fromPromise<OpenedProject, { readonly project_id: string }>(() => Promise.reject(new Error('openProject is not provided.'))),
    reloadProject: fromPromise<OpenedProject, { readonly project_id: string }>(() => Promise.reject(new Error('reloadProject is not provided.'))),
    restoreVersion: fromPromise<Version, { readonly project_id: string; readonly number: number; readonly rows: boolean }>(() =>
      Promise.reject(new Error('restoreVersion is not provided.')),
    ),
    turn: turnMachine,
    deployment: deploymentMachine,
  },
  guards: {
    isMissing: (_, params: { failure: Failure }) => params.failure.kind === 'missing',
    hasTurnToJoin: ({ context }) => turnToJoin(context) !== undefined,
    hasUnrestored: ({ context }) => context.restoring > 0,
    hasWords: (_, params: { content: string }) => params.content.trim() !== '',
    isRefused: (_, params: { turn: TurnContext }) => params.turn.message_id === null,
  },
  actions: {
    keepOpened: assign({ opened: (_, params: { opened: OpenedProject }) => params.opened }),
    keepTurnToJoin: assign({
      outgoing: ({ context }) => {
        const message = turnToJoin(context)
        return { content: message?.content ?? '', message_id: message?.id ?? null }
      },
    }),
    forgetOutgoing: assign({ outgoing: { content: '', message_id: null } }),
    followAgain: assign({ unfollowed: null }),
    keepWords: assign({ outgoing: (_, params: { content: string }) => ({ content: params.content.trim(), message_id: null }), refused: null }),
    keepRefused: assign({
      refused: (_, params: { turn: TurnContext }) => (params.turn.failure ? { content: params.turn.content, failure: params.turn.failure } : null),
    }),
    dropRefused: assign({ refused: null }),
    keepTurn: assign({
      opened: ({ context }, params: { turn: TurnContext }) => context.opened && withTurn(context.opened, params.turn),
      unfollowed: (_, params: { turn: TurnContext }) => (params.turn.outcome === 'failed' ? params.turn.message_id : null),
      remaining_today: (_, params: { turn: TurnContext }) => (params.turn.charged ? params.turn.remaining_today : null),
      remaining_month: (_, params: { turn: TurnContext }) => (params.turn.charged ? params.turn.remaining_month : null),
    }),
    keepRestoring: assign((_, params: { number: number; rows?: boolean }) => ({ restoring: params.number, with_rows: params.rows === true })),
    forgetRestoring: assign({ restoring: 0 }),
    dropOpened: assign({ opened: null }),
    keepName: assign({ opened: ({ context }, params: { name: string }) => withProject(context.opened, { name: params.name }) }),
    keepDeployment: assign({
      opened: ({ context }, params: { deployment_url: string; live_version: number | null }) =>
        withProject(context.opened, { deployment_url: params.deployment_url, live_version: params.live_version }),
    }),
    tellDeployment: sendTo('deployment', ({ context }) => ({ type: 'project.loaded' as const, live_version: context.opened?.project.live_version ?? null })),
    showError: assign({ error: (_, params: { error: string }) => params.error }),
    clearError: assign({ error: null }),
  },
}).createMachine({
  id: 'projectEditor',
  context: ({ input }) => ({
    project_id: input.project_id,
    opened: null,
    outgoing: { content: '', message_id: input.message_id },
    unfollowed: null,
    refused: null,
    remaining_today: null,
    remaining_month: null,
    restoring: 0,
    with_rows: false,
    error: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'opening',
      entry: 'clearError',
      invoke: {
        id: 'openProject',
        src: 'openProject',
        input: ({ context }) => ({ project_id: context.project_id }),
        onDone: { target: 'open', actions: { type: 'keepOpened', params: ({ event }) => ({ opened: event.output }) } },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ failure: failureOf(event.error) }) }, target: 'missing' },
          { target: 'unopened', actions: { type: 'showError', params: { error: 'Could not open the project.' } } },
        ],
      },
    },
    missing: { entry: 'dropOpened' },
    unopened: { on: { 'project.reload': 'opening' } },
    open: {
      tags: 'open',
      initial: 'settling',
      invoke: {
        id: 'deployment',
        src: 'deployment',
        input: ({ context }) => ({ project_id: context.project_id, live_version: context.opened?.project.live_version ?? null }),
      },
      on: {
        'project.renamed': { actions: { type: 'keepName', params: ({ event }) => event } },
        'project.deployed': { actions: { type: 'keepDeployment', params: ({ event }) => event } },
        'project.takenDown': { actions: { type: 'keepDeployment', params: { deployment_url: '', live_version: null } } },
        'refusal.dismiss': { actions: 'dropRefused' },
      },
      states: {
        settling: {
          always: [
            { guard: 'hasTurnToJoin', target: 'turning', actions: 'keepTurnToJoin' },
            { target: 'ready', actions: 'forgetOutgoing' },
          ],
        },
        ready: {
          on: {
            'message.send': {
              guard: { type: 'hasWords', params: ({ event }) => event },
              target: 'turning',
              actions: { type: 'keepWords', params: ({ event }) => event },
            },
            'version.restore': { target: 'restoring', actions: { type: 'keepRestoring', params: ({ event }) => event } },
            'project.reload': { target: 'reloading', actions: 'followAgain' },
            'error.retry': [
              { guard: 'hasUnrestored', target: 'restoring' },
              { target: 'reloading', actions: 'followAgain' },
            ],
            'project.deployed': { target: 'reloading', actions: { type: 'keepDeployment', params: ({ event }) => event } },
          },
        },
        turning: {
          tags: ['turning', 'busy'],
          entry: 'clearError',
          invoke: {
            id: 'turn',
            src: 'turn',
            input: ({ context }) => ({ project_id: context.project_id, ...context.outgoing }),
            onDone: [
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ turn: event.output }) },
                target: 'reloading',
                actions: { type: 'keepRefused', params: ({ event }) => ({ turn: event.output }) },
              },
              { target: 'reloading', actions: ['forgetOutgoing', { type: 'keepTurn', params: ({ event }) => ({ turn: event.output }) }] },
            ],
          },
        },
        reloading: {
          entry: ['clearError', 'forgetRestoring'],
          invoke: {
            id: 'reloadProject',
            src: 'reloadProject',
            input: ({ context }) => ({ project_id: context.project_id }),
            onDone: { target: 'settling', actions: [{ type: 'keepOpened', params: ({ event }) => ({ opened: event.output }) }, 'tellDeployment'] },
            onError: [
              { guard: { type: 'isMissing', params: ({ event }) => ({ failure: failureOf(event.error) }) }, target: '#projectEditor.missing' },
              { target: 'ready', actions: { type: 'showError', params: { error: 'Could not load the newest state of the project.' } } },
            ],
          },
          on: {
            'message.send': {
              guard: { type: 'hasWords', params: ({ event }) => event },
              target: 'turning',
              actions: { type: 'keepWords', params: ({ event }) => event },
            },
          },
        },
        restoring: {
          tags: 'busy',
          entry: 'clearError',
          invoke: {
            id: 'restoreVersion',
            src: 'restoreVersion',
            input: ({ context }) => ({ project_id: context.project_id, number: context.restoring, rows: context.with_rows }),
            onDone: 'reloading',
            onError: { target: 'ready', actions: { type: 'showError', params: { error: 'Could not restore the version.' } } },
          },
        },
      },
    },
  },
})

export type ProjectEditorActor = ActorRefFrom<typeof projectEditorMachine>
export type ProjectEditorSnapshot = SnapshotFrom<typeof projectEditorMachine>
