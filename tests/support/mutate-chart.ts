import { not } from 'xstate'

type Path = readonly string[]
type Loose = Record<string, unknown>
interface Transition {
  readonly target?: string | undefined
  readonly guard?: unknown
  readonly reenter?: boolean
  readonly [rest: string]: unknown
}
interface State {
  readonly id?: string
  readonly initial?: string
  readonly states?: Record<string, State>
  readonly [rest: string]: unknown
}
/** All transitions of one state for one event, in the order in which they are tried. */
interface Slot {
  readonly source: Path
  readonly event: string
  readonly transitions: Transition[]
}
/** One change of one transition of a chart, by the place of its slot and its own place in it. */
export interface Mutant {
  readonly name: string
  readonly slot: number
  readonly at: number
  readonly kind: 'removed' | 'retargeted' | 'unguarded' | 'negated' | 'swapped' | 'kept inside'
  readonly target?: string
}

const listed = (of: unknown): unknown[] => (Array.isArray(of) ? of : of === undefined ? [] : [of])
const asTransition = (of: unknown): Transition => (typeof of === 'string' ? { target: of } : { ...(of as Transition) })

function copied(of: unknown): unknown {
  if (Array.isArray(of)) return of.map(copied)
  if (typeof of !== 'object' || of === null || Object.getPrototypeOf(of) !== Object.prototype) return of
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, copied(value)]))
}

/** A copy of a chart's configuration in which every transition is an object in a list, with those lists. */
function opened(config: State): { readonly config: State; readonly slots: readonly Slot[] } {
  const root = copied(config) as State
  const slots: Slot[] = []
  function open(owner: Loose, key: string, event: string, source: Path): void {
    if (owner[key] === undefined) return
    const transitions = listed(owner[key]).map(asTransition)
    owner[key] = transitions
    slots.push({ source, event, transitions })
  }
  function walk(state: State, path: Path): void {
    const loose = state as Loose
    for (const event of Object.keys((loose.on as Loose) ?? {})) open(loose.on as Loose, event, event, path)
    for (const delay of Object.keys((loose.after as Loose) ?? {})) open(loose.after as Loose, delay, `after ${delay}`, path)
    open(loose, 'always', 'always', path)
    open(loose, 'onDone', 'done', path)
    if (loose.invoke !== undefined) loose.invoke = listed(loose.invoke)
    for (const invoke of (loose.invoke as Loose[]) ?? []) for (const key of ['onDone', 'onError']) open(invoke, key, `${key} of ${invoke.id}`, path)
    for (const [name, below] of Object.entries(state.states ?? {})) walk(below, [...path, name])
  }
  walk(root, [])
  return { config: root, slots }
}

const stateAt = (root: State, path: Path): State | undefined => path.reduce<State | undefined>((state, name) => state?.states?.[name], root)
/** A state with those that are entered by entering it. */
function withInitial(root: State, path: Path): string[] {
  const initial = stateAt(root, path)?.initial
  return [path.join('.'), ...(initial === undefined ? [] : withInitial(root, [...path, initial]))]
}
function statesOf(state: State, path: Path = []): Path[] {
  return Object.entries(state.states ?? {}).flatMap(([name, below]) => [[...path, name], ...statesOf(below, [...path, name])])
}
function resolved(target: string, source: Path): Path {
  if (target.startsWith('#')) return target.split('.').slice(1)
  if (target.startsWith('.')) return [...source, ...target.slice(1).split('.')]
  return [...source.slice(0, -1), ...target.split('.')]
}

/** Where a transition could lead instead: every state that its own target does not enter. */
function otherTargets(root: State, { source }: Slot, { target }: Transition): string[] {
  const own = target === undefined ? source : resolved(target, source)
  const same = new Set(withInitial(root, own))
  return statesOf(root)
    .map((path) => path.join('.'))
    .filter((path) => !same.has(path))
}

const nameOf = (of: unknown): string => (typeof of === 'string' ? of : ((of as { type?: string }).type ?? 'guard'))
function labelOf({ source, event, transitions }: Slot, at: number): string {
  const { guard, target } = transitions[at] as Transition
  return `${source.join('.') || '(root)'} on ${event}${guard ? ` [${nameOf(guard)}]` : ''}${transitions.length > 1 ? ` (${at + 1})` : ''} to ${target ?? 'itself'}`
}

/** Every mutant of a chart: each transition removed, led elsewhere (to at most `most` states), its guard dropped and negated, tried after the next, or not re-entering. */
export function mutantsOf(config: object, most: number): Mutant[] {
  const { config: root, slots } = opened(config as State)
  return slots.flatMap((slot, number) =>
    slot.transitions.flatMap((transition, at) => {
      const label = labelOf(slot, at)
      const mutant = (kind: Mutant['kind'], more = '', rest: Partial<Mutant> = {}): Mutant => ({
        name: `${label}: ${kind}${more}`,
        slot: number,
        at,
        kind,
        ...rest,
      })
      const elsewhere = otherTargets(root, slot, transition)
      // Spread over the chart, and different from slot to slot.
      const step = Math.max(1, elsewhere.length / most)
      const chosen = Array.from(
        { length: Math.min(most, elsewhere.length) },
        (_, nth) => elsewhere[Math.floor(nth * step + number + at) % elsewhere.length] as string,
      )
      return [
        mutant('removed'),
        ...[...new Set(chosen)].map((target) => mutant('retargeted', ` to ${target}`, { target })),
        ...(transition.guard ? [mutant('unguarded'), mutant('negated')] : []),
        ...(at + 1 < slot.transitions.length ? [mutant('swapped', ' with the next')] : []),
        ...(transition.reenter ? [mutant('kept inside')] : []),
      ]
    }),
  )
}

function changed({ kind, target }: Mutant, transition: Transition, id: string): Transition {
  const { guard, reenter, ...rest } = transition
  if (kind === 'retargeted') return { ...transition, target: `#${id}.${target}` }
  if (kind === 'unguarded') return { ...rest, ...(reenter ? { reenter } : {}) }
  if (kind === 'negated') return { ...transition, guard: not(guard as never) }
  return { ...rest, ...(guard ? { guard } : {}) }
}

/** The chart's configuration with one transition changed; a chart that then never comes to rest throws. */
export function mutated(config: object, mutant: Mutant): object {
  const { config: root, slots } = opened(config as State)
  const transitions = slots[mutant.slot]?.transitions
  const found = transitions?.[mutant.at]
  if (!transitions || !found) throw new Error(`The chart has no transition for ${mutant.name}.`)
  if (mutant.kind === 'removed') transitions.splice(mutant.at, 1)
  else if (mutant.kind === 'swapped') transitions.splice(mutant.at, 2, transitions[mutant.at + 1] as Transition, found)
  else transitions[mutant.at] = changed(mutant, found, String(root.id))
  return { ...root, options: { maxIterations: 1000 } }
}
