import { getShortestPaths, getStateNodes } from '@xstate/graph'
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate'

type Transitioned = [AnyMachineSnapshot, readonly { readonly type: string; readonly params: { readonly id: string } }[]]
type Step = { readonly event: AnyEventObject; readonly state: AnyMachineSnapshot }
export type Path = { readonly steps: readonly Step[] }
export interface Exploration {
  readonly input?: unknown
  /** Payloads by event type; a type without an entry is sent bare. Done events of invokes are named `xstate.done.actor.{id}`. */
  readonly cases?: Readonly<Record<string, readonly object[]>>
  /** Snapshots with equal keys are one vertex; by default the state value and the context. */
  readonly key?: (snapshot: AnyMachineSnapshot) => unknown
  /** Whether the event can come in the snapshot at all; by default each that the machine takes can. */
  readonly can?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean
}

export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  [machine.root, ...getStateNodes(machine.root)].flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])

const nameOf = (of: unknown): string => (typeof of === 'string' ? of : ((of as { type?: string } | undefined)?.type ?? 'guard'))
export const label = (of: AnyTransitionDefinition): string =>
  `${of.source.id} --${of.eventType || 'always'}${of.guard ? ` [${nameOf(of.guard)}]` : ''}--> ${of.target?.map((node) => node.id).join(', ') ?? '(stays)'}`

const keyOf = (exploration: Exploration) => (snapshot: AnyMachineSnapshot) =>
  JSON.stringify(exploration.key ? exploration.key(snapshot) : [snapshot.value, snapshot.context])

/** One shortest path for every edge of the reachable graph, without those that are the beginning of another. */
export function edgePaths(machine: AnyStateMachine, exploration: Exploration = {}): Path[] {
  const key = keyOf(exploration)
  // A function: an array of events would replace the discovery, and explore nothing.
  const events = (snapshot: AnyMachineSnapshot): AnyEventObject[] =>
    [...new Set(snapshot._nodes.flatMap((node) => node.ownEvents))]
      .flatMap((type) => (exploration.cases?.[type] ?? [{}]).map((payload) => ({ ...payload, type })))
      .filter((event) => snapshot.can(event) && (exploration.can?.(snapshot, event) ?? true))
  const paths = getShortestPaths(machine as never, {
    input: exploration.input as never,
    events: events as never,
    serializeState: ((snapshot: AnyMachineSnapshot, event?: AnyEventObject, previous?: AnyMachineSnapshot) =>
      `${key(snapshot)} ${event ? JSON.stringify(event) : ''} ${previous ? key(previous) : ''}`) as never,
    limit: 20_000,
  }) as unknown as Path[]
  const signed = paths.map((path) => [path.steps.map((step) => `${JSON.stringify(step.event)}\n`).join(''), path] as const)
  signed.sort(([a], [b]) => (a < b ? -1 : 1))
  return signed.filter(([signature], at) => !signed[at + 1]?.[0].startsWith(signature)).map(([, path]) => path)
}

/** The milliseconds of the delay that a timer's event, `xstate.after.{delay}.{state}`, comes after. */
export function delayOf(machine: AnyStateMachine, event: AnyEventObject, context: unknown): number {
  const name = event.type.slice('xstate.after.'.length).split('.')[0] ?? ''
  const delay = machine.implementations.delays[name] ?? Number(name)
  return typeof delay === 'function' ? delay({ context, event } as never, undefined as never) : (delay as number)
}

/** A live actor whose invokes settle, and whose clock moves, only when a step says so. */
function live(machine: AnyStateMachine, exploration: Exploration) {
  const clock = new SimulatedClock()
  const running = new Map<string, PromiseWithResolvers<unknown>>()
  const pending = fromPromise(({ self }) => {
    const settled = Promise.withResolvers<unknown>()
    running.set(self.id, settled)
    return settled.promise
  })
  const provided = machine.provide({ actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((src) => [src, pending])) })
  const order = transitionsOf(provided)
  const taken = new Set<number>()
  const actor: AnyActorRef = createActor(provided, {
    clock,
    input: exploration.input as never,
    inspect: (seen) => {
      // By id: the first microsteps come while `actor` is still being created.
      if (seen.type !== '@xstate.microstep' || seen.actorRef.sessionId !== seen.rootId) return
      for (const transition of seen._transitions) if (order.includes(transition)) taken.add(order.indexOf(transition))
    },
  })
  async function step(event: AnyEventObject): Promise<void> {
    const [, kind, rest = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(event.type) ?? []
    if (!kind) return actor.send(event)
    if (kind === 'after') return clock.increment(delayOf(machine, event, actor.getSnapshot().context))
    const invoked = running.get(rest)
    if (!invoked) throw new Error(`No invoke ${rest} is running.`)
    if (kind === 'done.actor') invoked.resolve(event.output)
    else invoked.reject(event.error)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { actor, step, taken }
}

/**
 * Replays paths on live actors with a simulated clock and compares each snapshot with the model's. Returns the labels of
 * all transitions, of those that no path took, where model and actor differed, every snapshot that was reached, and for
 * each path the transitions that it took, by their place in `all`.
 */
export async function replay(machine: AnyStateMachine, paths: readonly Path[], exploration: Exploration = {}) {
  const key = keyOf(exploration)
  const all = transitionsOf(machine).map(label)
  const takenBy: ReadonlySet<number>[] = []
  const differences: string[] = []
  const reached = new Map<string, AnyMachineSnapshot>()
  for (const path of paths) {
    const { actor, step, taken } = live(machine, exploration)
    actor.start()
    reached.set(key(actor.getSnapshot()), actor.getSnapshot())
    for (const { event, state } of path.steps.slice(1)) {
      await step(event)
      const found = actor.getSnapshot() as AnyMachineSnapshot
      reached.set(key(found), found)
      if (key(found) === key(state)) continue
      differences.push(`${path.steps.map((taken) => taken.event.type).join(' > ')}: at ${event.type} ${key(found)} is not ${key(state)}`)
      break
    }
    actor.stop()
    takenBy.push(taken)
  }
  const covered = new Set(takenBy.flatMap((taken) => [...taken]))
  return { all, uncovered: all.filter((_, at) => !covered.has(at)), differences, reached: [...reached.values()], takenBy }
}

/** Every state of a machine, by id, that none of the snapshots is in; a state that is always left at once has no snapshot, and its transitions are counted. */
export function unreached(machine: AnyStateMachine, reached: readonly AnyMachineSnapshot[]): string[] {
  const seen = new Set(reached.flatMap((snapshot) => snapshot._nodes.map((node) => node.id)))
  return getStateNodes(machine.root)
    .filter((node) => !node.always?.some(({ guard }) => !guard))
    .map((node) => node.id)
    .filter((id) => !seen.has(id))
}

/** The answer of an invoke, and its failure, as the events that they are. */
export const answered = (id: string, output?: unknown): AnyEventObject => ({ type: `xstate.done.actor.${id}`, output })
export const refused = (id: string, error: unknown = new Error('refused')): AnyEventObject => ({ type: `xstate.error.actor.${id}`, error })

/** Where events lead a new machine, and which invokes the last of them starts and stops, by id. Nothing runs: answers are events like all others. */
export function led(machine: AnyStateMachine, input: unknown, ...events: readonly AnyEventObject[]) {
  let [snapshot, actions] = initialTransition(machine, input as never) as unknown as Transitioned
  for (const event of events) [snapshot, actions] = transition(machine, snapshot, event) as unknown as Transitioned
  const idsOf = (type: string) => actions.filter((one) => one.type === type).map(({ params }) => params.id)
  return { at: snapshot.value, started: idsOf('xstate.spawnChild'), stopped: idsOf('xstate.stopChild'), context: snapshot.context }
}
