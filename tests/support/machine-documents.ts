import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyStateNode } from 'xstate'
import { type Chart, configOf, invokesOf, nodesOf, transitionsOf } from './charts.ts'
import { mermaidOf } from './mermaid.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = (file: string): string => readFileSync(join(root, file), 'utf8')
const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

/** The files of src/ and builder/browser/ that run a machine: they import the machine itself, not only its types. */
function runnersOf(chart: Chart): string[] {
  const runs = (file: string) =>
    [...source(file).matchAll(/import \{([^}]*)\} from '([^']+)'/g)].some(
      ([, names = '', path = '']) => normalize(join(dirname(file), path)) === chart.file && /(^|,)\s*\w+Machine\b/.test(names),
    )
  return globSync('{src/**/*.{ts,tsx},builder/browser/*.ts}', { cwd: root }).toSorted().filter(runs)
}
const parentsOf = (chart: Chart, charts: readonly Chart[]): Chart[] =>
  charts.filter(({ machine }) => Object.values(machine.implementations.actors).includes(chart.machine))

const statesOf = (node: AnyStateNode): string =>
  Object.values(node.states as Record<string, AnyStateNode>)
    .map((child) => (Object.keys(child.states).length ? `\`${child.key}\` (${statesOf(child).replaceAll('`', '')})` : `\`${child.key}\``))
    .join(', ')

function rowOf(chart: Chart, charts: readonly Chart[]): string {
  const parents = parentsOf(chart, charts)
  const where = parents.length
    ? `child of ${code(parents.map(({ name }) => name))}`
    : code(runnersOf(chart).map((file) => file.replace(/^(?:src|builder\/browser)\//, '')))
  return `| [\`${chart.name}\`](docs/machines/README.md#${chart.name}) | ${statesOf(chart.machine.root)} | ${code([...new Set(nodesOf(chart.machine).flatMap(invokesOf))])} | ${where} |`
}

/** The table of all machines: their states, what they invoke, and what runs them. */
export const tableOf = (charts: readonly Chart[]): string =>
  ['| Machine | States | Invokes | Run by (in `src/` or `builder/browser/`) |', '|---|---|---|---|', ...charts.map((chart) => rowOf(chart, charts))].join('\n')

/** The README with its table of machines brought up to date. */
export function withTable(readme: string, charts: readonly Chart[]): string {
  const table = /^\| Machine \|.*(?:\n\|.*)*/m
  if (!table.test(readme)) throw new Error('README.md has no table of machines.')
  return readme.replace(table, () => tableOf(charts))
}

function sectionOf(chart: Chart): string {
  const nodes = nodesOf(chart.machine)
  const transitions = nodes.flatMap(transitionsOf).length
  return [
    `## ${chart.name}`,
    '',
    chart.knows,
    '',
    `${nodes.length - 1} states, ${transitions} transitions · [source](../../${chart.file}) · [JSON](${chart.name}.json) · [Mermaid](${chart.name}.mmd)`,
    '',
    '```mermaid',
    mermaidOf(chart.machine).trimEnd(),
    '```',
  ].join('\n')
}

/** Every file of docs/machines by name: each machine as JSON and as a Mermaid diagram, and an index of all. */
export function documentsOf(charts: readonly Chart[]): Record<string, string> {
  const index = [
    '# Machines',
    '',
    'Written by `npm run machines` from `machines/`. The JSON is what `createMachine` takes, without functions; the diagrams leave out actions.',
    ...charts.map((chart) => `\n${sectionOf(chart)}`),
  ].join('\n')
  return {
    'README.md': `${index}\n`,
    ...Object.fromEntries(
      charts.flatMap(({ name, machine }) => [
        [`${name}.json`, `${JSON.stringify(configOf(machine), null, 2)}\n`],
        [`${name}.mmd`, mermaidOf(machine)],
      ]),
    ),
  }
}
