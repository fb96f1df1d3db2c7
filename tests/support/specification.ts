import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const execute = promisify(execFile)

/** Runs a command of the project and answers what it prints; where it fails, with what it had to say. */
async function run(command: string, args: readonly string[]): Promise<string> {
  try {
    return (await execute('npx', [command, ...args], { cwd: root, maxBuffer: 64 * 2 ** 20 })).stdout
  } catch (failed) {
    const { stdout = '', stderr = '' } = failed as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args[0]} cannot list the tests:\n${`${stdout.slice(-2_000)}\n${stderr.slice(-4_000)}`.trim()}`)
  }
}

export interface Row {
  readonly id: string
  readonly text: string
}
export interface Title {
  readonly title: string
  /** Relative to the project's root. */
  readonly file: string
}
export interface Coverage {
  readonly rows: readonly (Row & { readonly tests: readonly Title[] })[]
  readonly without: readonly string[]
  /** Titles with an id that is no row's. */
  readonly unknown: readonly string[]
}

/** The rows of docs/specification.md, in its order. */
export const readRows = (document = readFileSync(`${root}docs/specification.md`, 'utf8')): Row[] =>
  [...document.matchAll(/^\| ([A-Z]+-\d\d) \| (.+) \|$/gm)].map(([, id = '', text = '']) => ({ id, text }))

const areasOf = (rows: readonly Row[]): string[] => [...new Set(rows.map(({ id }) => id.split('-')[0] ?? ''))]

/** The ids in a title: those of a row's shape whose first word a row begins with. */
const idsIn = (title: string, areas: readonly string[]): string[] =>
  [...title.matchAll(/\b([A-Z]+)-\d+\b/g)].filter(([, area = '']) => areas.includes(area)).map(([id]) => id)

/** Which titles bear each row's id. */
export function coverageOf(rows: readonly Row[], titles: readonly Title[]): Coverage {
  const areas = areasOf(rows)
  const known = new Set(rows.map(({ id }) => id))
  const borne = titles.map((test) => ({ test, ids: idsIn(test.title, areas) }))
  const covered = rows.map((row) => ({ ...row, tests: borne.filter(({ ids }) => ids.includes(row.id)).map(({ test }) => test) }))
  return {
    rows: covered,
    without: covered.filter(({ tests }) => tests.length === 0).map(({ id }) => id),
    unknown: borne.filter(({ ids }) => ids.some((id) => !known.has(id))).map(({ test }) => `${test.file}: ${test.title}`),
  }
}

const relative = (file: string): string => file.replace(root, '')

/** What `vitest --reporter=json` writes. */
export interface UnitReport {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}
/** The titles of the tests that ran. */
export const unitTitlesOf = ({ testResults }: UnitReport): Title[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title }) => ({ title: [...ancestorTitles, title].join(' > '), file: relative(name) })),
  )
const decoded = (title: string): string => title.replaceAll('\\"', '"')

async function listUnits(args: readonly string[]): Promise<Title[]> {
  const folder = mkdtempSync(join(tmpdir(), 'titles-'))
  try {
    await run('vitest', ['list', ...args, `--json=${folder}/titles.json`])
    const found = JSON.parse(readFileSync(`${folder}/titles.json`, 'utf8')) as { name: string; file: string }[]
    const titles = found.map(({ name, file }) => ({ title: decoded(name), file: relative(file) }))
    // A test that runs on several databases is listed once for each.
    return [...new Map(titles.map((one) => [`${one.file} ${one.title}`, one])).values()]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether a file's tests bear ids that their titles do not show unless it runs: in a table of cases, or put together. */
function computes(file: string, titles: readonly Title[], areas: readonly string[]): boolean {
  const source = readFileSync(`${root}${file}`, 'utf8')
  if (new RegExp(`\\b(${areas.join('|')})-[$%]`).test(source)) return true
  const shown = new Set(titles.flatMap(({ title }) => idsIn(title, areas)))
  return idsIn(source, areas).some((id) => !shown.has(id))
}

/** Files are only read, but for those whose titles come about as they run. */
async function unitTitles(areas: readonly string[]): Promise<Title[]> {
  const written = Map.groupBy(await listUnits([]), ({ file }) => file)
  const computing = [...written].filter(([file, titles]) => computes(file, titles, areas)).map(([file]) => file)
  const computed = computing.length ? await listUnits([...computing, '--no-static-parse']) : []
  return [...[...written].filter(([file]) => !computing.includes(file)).flatMap(([, titles]) => titles), ...computed]
}

/** What Playwright's reporter `json` writes of its files. */
export interface Suite {
  readonly title: string
  readonly file: string
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly ok: boolean
    readonly tests: readonly { readonly expectedStatus: string }[]
  }[]
  readonly suites?: readonly Suite[]
}
/** The titles of the tests that are not skipped. */
export const browserTitlesOf = (suite: Suite, above: readonly string[] = []): Title[] => [
  ...(suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ expectedStatus }) => expectedStatus !== 'skipped'))
    .map(({ title, file }) => ({ title: [...above, title].join(' > '), file: `tests/e2e/${file}` })),
  ...(suite.suites ?? []).flatMap((inner) => browserTitlesOf(inner, [...above, inner.title])),
]

async function browserTitles(): Promise<Title[]> {
  const listed = await run('playwright', ['test', '--list', '--reporter=json'])
  return (JSON.parse(listed) as { suites: Suite[] }).suites.flatMap((suite) => browserTitlesOf(suite))
}

/** The title of every test that is not skipped, by the runners' own listing. */
export const listTitles = async (rows: readonly Row[]): Promise<Title[]> => (await Promise.all([unitTitles(areasOf(rows)), browserTitles()])).flat()
