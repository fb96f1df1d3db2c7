import { createRequire, registerHooks } from 'node:module'

type Json = Readonly<Record<string, unknown>>
interface Extracted {
  readonly toConfig: () => Json | undefined
  readonly getTransitions: () => readonly {
    readonly config: { readonly reenter?: { readonly value: boolean } }
    readonly fromPath: readonly string[]
    readonly transitionPath: readonly (string | number)[]
  }[]
}
interface Extractor {
  readonly extractMachinesFromFile: (source: string) => { readonly machines: readonly Extracted[] } | null
}

// The parser asks XState 4 for its action creators, only to keep what they return beside the text; XState 5 has none at that place.
const absent: Readonly<Record<string, string>> = {
  'xstate/lib/types': 'module.exports = {}',
  'xstate/lib/actions': 'module.exports = new Proxy({}, { get: () => () => ({}) })',
}

function load(): Extractor {
  const hooks = registerHooks({
    resolve: (name, context, next) => (name in absent ? { url: `absent:${name}`, format: 'commonjs', shortCircuit: true } : next(name, context)),
    load: (url, context, next) =>
      url.startsWith('absent:') ? { format: 'commonjs', source: absent[url.slice('absent:'.length)] ?? '', shortCircuit: true } : next(url, context),
  })
  try {
    return createRequire(import.meta.url)('@xstate/machine-extractor') as Extractor
  } finally {
    hooks.deregister()
  }
}
const extractor = load()

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The parser's form as XState 5 takes it: `cond` is `guard`, and a name stands without its `kind`. */
function rebuilt(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rebuilt)
  if (!isJson(value)) return value
  if (value.kind === 'named' && isJson(value.action)) return rebuilt(value.action)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'kind' && key !== 'context')
      .map(([key, inner]) => [key === 'cond' ? 'guard' : key, rebuilt(inner)]),
  )
}

/** The transition at a path, whose last step counts even where the configuration holds one transition and no list. */
function at(config: unknown, path: readonly (string | number)[]): Record<string, unknown> {
  const found = path.reduce<unknown>((within, step) => (step === 0 && !Array.isArray(within) ? within : (within as Json)[step]), config)
  if (!isJson(found)) throw new Error(`The configuration has nothing at ${path.join('.')}.`)
  return found
}

/** The one configuration that Stately's own parser reads from a file's source, ready to be created again. */
export function extract(source: string): Json {
  const [machine, ...others] = extractor.extractMachinesFromFile(source)?.machines ?? []
  const config = machine?.toConfig()
  if (!machine || !config || others.length > 0) throw new Error('The parser finds no machine, or more than one.')
  const whole = rebuilt(config) as Json
  // It reads `reenter`, and leaves it out where it writes a configuration.
  for (const { config: read, fromPath, transitionPath } of machine.getTransitions())
    if (read.reenter?.value) at(whole, [...fromPath.flatMap((key) => ['states', key]), ...transitionPath]).reenter = true
  return whole
}
