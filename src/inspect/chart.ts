type Config = Readonly<Record<string, unknown>>

export interface Way {
  readonly event: string
  readonly guard: string
  readonly target: string
  readonly actions: readonly string[]
}
/** A state as a box: what it says of itself, and the boxes within it. */
export interface Box {
  readonly key: string
  readonly kind: string
  readonly initial: boolean
  readonly active: boolean
  readonly tags: readonly string[]
  readonly invokes: readonly string[]
  readonly ways: readonly Way[]
  readonly boxes: readonly Box[]
}

const isConfig = (value: unknown): value is Config => typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value])
const nameOf = (value: unknown): string => (typeof value === 'string' ? value : isConfig(value) && typeof value.type === 'string' ? value.type : '')

function waysOf(event: string, transitions: unknown): Way[] {
  return list(transitions).map((transition) => {
    const { guard, target, actions } = isConfig(transition) ? transition : { target: transition, guard: undefined, actions: undefined }
    return {
      event,
      guard: nameOf(guard),
      target: list(target).map(String).join(', '),
      actions: list(actions).map(nameOf).filter(Boolean),
    }
  })
}
const eachOf = (config: unknown, name: (key: string) => string): Way[] =>
  isConfig(config) ? Object.entries(config).flatMap(([key, transitions]) => waysOf(name(key), transitions)) : []

const invoked = (invoke: unknown): Config[] => list(invoke).filter(isConfig)
const allWays = (config: Config): Way[] => [
  ...waysOf('always', config.always),
  ...eachOf(config.on, (event) => (event === '*' ? 'anything else' : event)),
  ...eachOf(config.after, (delay) => (/^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}`)),
  ...invoked(config.invoke).flatMap((one) => [...waysOf(`${nameOf(one.src)} done`, one.onDone), ...waysOf(`${nameOf(one.src)} failed`, one.onError)]),
  ...waysOf('finished', config.onDone),
]

/** The state value of an inner state, or undefined where the machine is not in it. */
const within = (value: unknown, key: string): unknown => (value === key ? {} : isConfig(value) ? value[key] : undefined)

/** A machine's configuration as boxes within boxes; those of the state value are active. */
export function boxOf(config: Config, value: unknown, key = String(config.id ?? 'actor'), initial = true): Box {
  const states = isConfig(config.states) ? Object.entries(config.states) : []
  return {
    key,
    kind: typeof config.type === 'string' ? config.type : '',
    initial,
    active: value !== undefined,
    tags: list(config.tags).map(String),
    invokes: invoked(config.invoke).map(({ src, id }) => nameOf(src) || String(id ?? '')),
    ways: allWays(config),
    // The report has lost their order, but for which comes first.
    boxes: states
      .toSorted(([a], [b]) => Number(b === config.initial) - Number(a === config.initial))
      .flatMap(([inner, state]) => (isConfig(state) ? [boxOf(state, within(value, inner), inner, inner === config.initial)] : [])),
  }
}

/** A state value in words: `open.main`, and `a, b` of parallel states. */
export function wordsOf(value: unknown): string {
  if (!isConfig(value)) return typeof value === 'string' ? value : ''
  return Object.entries(value)
    .map(([key, inner]) => {
      const rest = wordsOf(inner)
      return rest.includes(', ') ? `${key}.(${rest})` : rest ? `${key}.${rest}` : key
    })
    .join(', ')
}
