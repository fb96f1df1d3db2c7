import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const reports = `${root}node_modules/.cache/reports`
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

interface Count {
  passed: number
  failed: readonly string[]
}
const none: Count = { passed: 0, failed: [] }

interface UnitReport {
  numPassedTests: number
  testResults: { name: string; status: string; message: string; assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[]
}
interface BrowserSuite {
  title: string
  suites?: BrowserSuite[]
  specs: { title: string; ok: boolean }[]
}

/** The failed tests of one file of units, each with the first line of why; a file that could not be run counts as one. */
function failedUnits({ name, status, message, assertionResults }: UnitReport['testResults'][number]): string[] {
  const failed = assertionResults.filter((result) => result.status === 'failed')
  const said = failed.map((result) => `${result.fullName}: ${result.failureMessages[0]?.split('\n')[0] ?? ''}`)
  return (status === 'failed' && said.length === 0 ? [message] : said).map((line) => `${name.slice(root.length)} › ${line}`)
}

const failedSpecs = ({ title, suites = [], specs }: BrowserSuite): string[] =>
  [...specs.filter((spec) => !spec.ok).map((spec) => spec.title), ...suites.flatMap(failedSpecs)].map((line) => `${title} › ${line}`)

/** Runs one command of the suite with its output shown; true where it ended with 0. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`)
  const kept = { NODE_COMPILE_CACHE: `${root}node_modules/.cache/sparksite` }
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...kept, ...env }, shell: process.platform === 'win32' }).status === 0
}

function read<Report>(file: string, count: (report: Report) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(`${reports}/${file}`, 'utf8')))
  } catch {
    return none
  }
}

const checked = run('npm', ['run', '--silent', 'check'])
const built = run('npm', ['run', '--silent', 'build'])
const units = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/units.json`])
const browser = built && run('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json` })

const unitCount = read('units.json', (report: UnitReport) => ({ passed: report.numPassedTests, failed: report.testResults.flatMap(failedUnits) }))
const browserCount = read('browser.json', ({ stats, suites }: { stats: { expected: number; flaky: number }; suites: BrowserSuite[] }) => {
  if (stats.flaky > 0) console.log(`${stats.flaky} of the browser tests passed at the second try: the list above names them as flaky`)
  return { passed: stats.expected + stats.flaky, failed: suites.flatMap(failedSpecs) }
})
const steps = Object.entries({ 'types and lint': checked, build: built, 'unit and model tests': units, 'browser tests': browser })
for (const [name, held] of steps) console.log(`${held ? 'ok    ' : 'FAILED'} ${name}`)
const ended = steps.filter(([, held]) => !held).length
const failed = [...unitCount.failed, ...browserCount.failed]
for (const name of failed) console.log(`FAILED ${name}`)
const passed = unitCount.passed + browserCount.passed
console.log(`\n${passed} passed, ${Math.max(failed.length, ended)} failed`)
process.exitCode = ended || failed.length || !passed ? 1 : 0
