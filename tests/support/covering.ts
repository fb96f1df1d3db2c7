import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate'
import { type Exploration, edgePaths, type Path, replay } from './paths.ts'

export interface Walked {
  readonly machine: AnyStateMachine
  readonly exploration: Exploration
  /** By the types of the events with which a path ends. */
  readonly leaves?: Readonly<Record<string, unknown>>
}

/** The dotted paths of the active leaf states. */
export function placesOf(value: AnyMachineSnapshot['value']): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([at, below]) => placesOf(below as string).map((rest) => `${at}.${rest}`))
}

/** A path with the snapshots of its own events: those that it was found with stand for all of their key. */
function exact(machine: AnyStateMachine, input: unknown, { steps }: Path): Path {
  let [state] = initialTransition(machine, input as never) as unknown as [AnyMachineSnapshot]
  const later = steps.slice(1).map(({ event }) => {
    state = transition(machine, state, event)[0]
    return { event, state }
  })
  return { steps: [{ event: { type: 'xstate.init' }, state: initialTransition(machine, input as never)[0] as AnyMachineSnapshot }, ...later] }
}

/** The paths of the fewest steps, greedily, that take all transitions that any of the paths takes; and the labels of the rest. */
export async function covering({ machine, exploration, leaves = {} }: Walked) {
  const paths = edgePaths(machine, exploration).map(({ steps }): Path => {
    const end = steps.findIndex(({ event }) => event.type in leaves)
    return { steps: end < 0 ? steps : steps.slice(0, end + 1) }
  })
  const { all, uncovered, differences, takenBy } = await replay(machine, paths, exploration)
  if (differences.length > 0) throw new Error(`Chart and actor differ:\n${differences.join('\n')}`)
  const missing = new Set(takenBy.flatMap((taken) => [...taken]))
  const chosen: Path[] = []
  const worth = (at: number) => [...(takenBy[at] ?? [])].filter((one) => missing.has(one)).length / (paths[at]?.steps.length ?? 1)
  while (missing.size > 0) {
    const best = paths.reduce((found, _, at) => (worth(at) > worth(found) ? at : found), 0)
    for (const one of takenBy[best] ?? []) missing.delete(one)
    chosen.push(exact(machine, exploration.input, paths[best] as Path))
  }
  return { chosen, all, uncovered }
}

/** What tells screens apart for axe: the places, and whether something went wrong. */
export const screenOf = ({ value, context }: AnyMachineSnapshot): string =>
  [...placesOf(value), ...['error', 'failure', 'refused'].filter((name) => context[name])].join(', ')

/** For each path, its steps that reach a screen before any other step of this path or of one before it. */
export function firsts(paths: readonly Path[], leaves: Walked['leaves'] = {}): ReadonlySet<number>[] {
  const seen = new Set<string>()
  return paths.map(({ steps }) => {
    const fresh = new Set<number>()
    for (const [at, { event, state }] of steps.entries()) {
      if (event.type in leaves || seen.has(screenOf(state))) continue
      seen.add(screenOf(state))
      fresh.add(at)
    }
    return fresh
  })
}
