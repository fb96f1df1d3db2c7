import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Chart {
  /** The file in machines/, without its ending. */
  readonly name: string
  readonly file: string
  readonly machine: AnyStateMachine
  readonly source: string
  /** What the chart knows, by the comment that heads its file. */
  readonly knows: string
}

const isMachine = (value: unknown): value is AnyStateMachine => typeof value === 'object' && value !== null && 'config' in value && 'root' in value
const knowsOf = (source: string): string =>
  (/^(?:\/\/ .*\n)+/.exec(source)?.[0] ?? '')
    .replace(/^\/\/ /gm, '')
    .trim()
    .replaceAll('\n', ' ')

/** Every machine of machines/ and of its folder of modules, by name. */
export const readCharts = (): Promise<Chart[]> =>
  Promise.all(
    globSync('machines/{,modules/}*.machine.ts', { cwd: root })
      .toSorted()
      .map(async (file) => {
        const source = readFileSync(join(root, file), 'utf8')
        const machine = Object.values((await import(join(root, file))) as object).find(isMachine)
        if (!machine) throw new Error(`${file} exports no machine.`)
        return { name: basename(file, '.machine.ts'), file, machine, source, knows: knowsOf(source) }
      }),
  )

/** The states of a machine with their own transitions, root first. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const within = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(within)]
  return within(machine.root)
}
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]

const delaysOf = (machine: AnyStateMachine): Record<string, number | 'computed'> =>
  Object.fromEntries(Object.entries(machine.implementations.delays).map(([name, delay]) => [name, typeof delay === 'number' ? delay : 'computed']))

/** The configuration as plain JSON, its delays beside it: functions are left out, so that whoever reads it sees names alone. */
export function configOf(machine: AnyStateMachine): Record<string, unknown> {
  const { id, ...config } = JSON.parse(JSON.stringify(machine.config)) as Record<string, unknown>
  const delays = delaysOf(machine)
  return { id, ...(Object.keys(delays).length ? { delays } : {}), ...config }
}

/** The names of what a state invokes. */
export const invokesOf = (node: AnyStateNode): string[] => node.invoke.map(({ id, src }) => (typeof src === 'string' ? src : id))
