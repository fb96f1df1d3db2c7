// One turn of the conversation: sent or joined, followed by its events, stopped on request, and joined again from the last event
// when the connection is lost. Where the words came from and what becomes of the result is the editor's.
import { type ActorRefFrom, assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { Failure, FailureKind } from '../contract/failure.ts'
import type { Mark, Requirement, Step, TurnEvent } from '../contract/turn.ts'

export interface TurnContext {
  readonly project_id: string
  readonly content: string
  /** Null until the server has named the turn. */
  readonly message_id: string | null
  /** Empty before the first event. */
  readonly last_event_id: string
  /** How often in a row the connection was lost. */
  readonly losses: number
  readonly marks: readonly Mark[]
  readonly requirements: readonly Requirement[]
  readonly steps: readonly Step[]
  readonly answer: string
  readonly choices: readonly string[]
  readonly version: number | null
  readonly charged: boolean
  readonly remaining_today: number | null
  readonly remaining_month: number | null
  readonly outcome: 'done' | 'stopped' | 'failed' | null
  readonly failure: Failure | null
}
export interface TurnInput {
  readonly project_id: string
  readonly content: string
  /** A turn that is already under way, to join from its start; null sends the content. */
  readonly message_id: string | null
}
export type TurnMachineEvent =
  | { readonly type: 'stream.received'; readonly id: string; readonly turn: TurnEvent }
  | { readonly type: 'stream.broken'; readonly failure: Failure }
  | { readonly type: 'turn.stop' }
export interface FollowTurnInput {
  readonly project_id: string
  readonly content: string
  readonly message_id: string | null
  readonly last_event_id: string
}

const mostLosses = 5
const passing: ReadonlySet<FailureKind> = new Set(['network', 'timeout', 'unavailable', 'broken', 'malformed'])

/** The steps after one more report; a running step of the same label is brought up to date. */
function withStep(steps: readonly Step[], step: Step): readonly Step[] {
  const at = steps.findLastIndex(({ label, state }) => label === step.label && state === 'running')
  return at < 0 ? [...steps, step] : steps.with(at, step)
}

function withRequirement(requirements: readonly Requirement[], requirement: Requirement): readonly Requirement[] {
  const at = requirements.findIndex(({ id }) => id === requirement.id)
  return at < 0 ? [...requirements, requirement] : requirements.with(at, requirement)
}

function learnt(context: TurnContext, turn: TurnEvent): Partial<TurnContext> {
  switch (turn.event) {
    case 'accepted':
      return { message_id: turn.data.message_id, remaining_today: turn.data.remaining_today, remaining_month: turn.data.remaining_month }
    case 'marks':
      return { marks: turn.data.marks }
    case 'requirement':
      return { requirements: withRequirement(context.requirements, turn.data) }
    case 'step':
      return { steps: withStep(context.steps, turn.data) }
    case 'text':
      return { answer: context.answer + turn.data.delta }
    case 'choices':
      return { choices: turn.data.choices }
    case 'version':
      return { version: turn.data.number }
    case 'done':
      return { version: turn.data.version, charged: turn.data.charged }
    case 'error':
      return { failure: { kind: 'broken', status: 0, detail: turn.data.detail, fields: {} } }
    case 'patch':
      return {}
  }
}

export const turnMachine = setup({
  types: {
    context: {} as TurnContext,
    events: {} as TurnMachineEvent,
    input: {} as TurnInput,
    output: {} as TurnContext,
    tags: {} as 'stoppable' | 'stopping' | 'lost',
  },
  actors: {
    followTurn: fromCallback<TurnMachineEvent, FollowTurnInput>(() => {
      throw new Error('followTurn is not provided.')
    }),
    stopTurn: fromPromise<void, { readonly project_id: string; readonly message_id: string }>(() => Promise.reject(new Error('stopTurn is not provided.'))),
  },
  guards: {
    isNamed: ({ context }) => context.message_id !== null,
    isEvent: ({ event }, params: { name: TurnEvent['event'] }) => event.type === 'stream.received' && event.turn.event === params.name,
    isEmptyEnd: ({ event }) =>
      event.type === 'stream.received' && (event.turn.event === 'error' || (event.turn.event === 'done' && event.turn.data.version === null)),
    canRejoin: ({ context, event }) =>
      event.type === 'stream.broken' && context.message_id !== null && context.losses < mostLosses && passing.has(event.failure.kind),
  },
  actions: {
    learn: assign(({ context }, params: { id: string; turn: TurnEvent }) => ({
      ...learnt(context, params.turn),
      last_event_id: params.id || context.last_event_id,
      losses: 0,
    })),
    countLoss: assign({ losses: ({ context }) => context.losses + 1 }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    dropFailure: assign({ failure: null }),
    conclude: assign({ outcome: (_, params: { outcome: 'done' | 'stopped' | 'failed' }) => params.outcome }),
  },
  delays: {
    rejoin_ms: ({ context }) => 250 * 2 ** context.losses,
  },
}).createMachine({
  id: 'turn',
  context: ({ input }) => ({
    ...input,
    last_event_id: '',
    losses: 0,
    marks: [],
    requirements: [],
    steps: [],
    answer: '',
    choices: [],
    version: null,
    charged: false,
    remaining_today: null,
    remaining_month: null,
    outcome: null,
    failure: null,
  }),
  output: ({ context }) => context,
  initial: 'following',
  states: {
    following: {
      initial: 'opening',
      invoke: {
        id: 'followTurn',
        src: 'followTurn',
        input: ({ context }) => ({
          project_id: context.project_id,
          content: context.content,
          message_id: context.message_id,
          last_event_id: context.last_event_id,
        }),
      },
      on: {
        'stream.received': [
          { guard: { type: 'isEvent', params: { name: 'done' } }, target: 'done', actions: { type: 'learn', params: ({ event }) => event } },
          { guard: { type: 'isEvent', params: { name: 'error' } }, target: 'failed', actions: { type: 'learn', params: ({ event }) => event } },
          { actions: { type: 'learn', params: ({ event }) => event } },
        ],
        'stream.broken': [
          { guard: 'canRejoin', target: 'lost', actions: 'countLoss' },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
      states: {
        opening: { always: [{ guard: 'isNamed', target: 'streaming' }, { target: 'sending' }] },
        sending: {
          tags: 'stoppable',
          on: {
            'stream.received': {
              guard: { type: 'isEvent', params: { name: 'accepted' } },
              target: 'streaming',
              actions: { type: 'learn', params: ({ event }) => event },
            },
            'turn.stop': 'withdrawing',
          },
        },
        withdrawing: {
          tags: 'stopping',
          on: {
            'stream.received': {
              guard: { type: 'isEvent', params: { name: 'accepted' } },
              target: 'halting',
              actions: { type: 'learn', params: ({ event }) => event },
            },
          },
        },
        streaming: { tags: 'stoppable', on: { 'turn.stop': 'halting' } },
        halting: {
          tags: 'stopping',
          initial: 'asking',
          on: {
            'stream.received': { guard: 'isEmptyEnd', target: '#turn.stopped', actions: [{ type: 'learn', params: ({ event }) => event }, 'dropFailure'] },
          },
          states: {
            asking: {
              invoke: {
                id: 'stopTurn',
                src: 'stopTurn',
                input: ({ context }) => ({ project_id: context.project_id, message_id: context.message_id ?? '' }),
                onDone: 'asked',
                onError: '#turn.following.streaming',
              },
            },
            asked: {},
          },
        },
      },
    },
    lost: {
      tags: ['lost', 'stoppable'],
      after: { rejoin_ms: 'following' },
      on: { 'turn.stop': '#turn.following.halting' },
    },
    done: { type: 'final', entry: { type: 'conclude', params: { outcome: 'done' } } },
    stopped: { type: 'final', entry: { type: 'conclude', params: { outcome: 'stopped' } } },
    failed: { type: 'final', entry: { type: 'conclude', params: { outcome: 'failed' } } },
  },
})

export type TurnActor = ActorRefFrom<typeof turnMachine>
export type TurnSnapshot = SnapshotFrom<typeof turnMachine>
