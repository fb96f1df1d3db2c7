import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserTitlesOf, coverageOf, readRows, type Suite, type Title, type UnitReport, unitTitlesOf } from './specification.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const reports = `${root}node_modules/.cache/reports`
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const memory = '/dev/shm'
/** Where tests put what they keep for a while: in memory where the machine has 4 GB for it, since a disk is waited for at every row that is written. */
function placeOfFiles(): string {
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 }
  const folder = mkdtempSync(join(bavail * bsize > 4e9 ? memory : tmpdir(), 'sparksite-tests-'))
  // PostgreSQL runs as an account of its own, which has to come through.
  chmodSync(folder, 0o711)
  return folder
}
const files = placeOfFiles()
process.on('exit', () => rmSync(files, { recursive: true, force: true }))

interface Ran {
  readonly passed: number
  readonly failed: readonly string[]
  readonly titles: readonly Title[]
}
const none: Ran = { passed: 0, failed: [], titles: [] }

interface BrowserReport {
  readonly stats: { readonly expected: number; readonly flaky: number }
  readonly suites: readonly Suite[]
}

/** The failed tests of one file of units, each with the first line of why; a file that could not be run counts as one. */
function failedUnits({ name, status, message, assertionResults }: UnitReport['testResults'][number]): string[] {
  const failed = assertionResults.filter((result) => result.status === 'failed')
  const said = failed.map((result) => `${result.fullName}: ${result.failureMessages[0]?.split('\n')[0] ?? ''}`)
  return (status === 'failed' && said.length === 0 ? [message] : said).map((line) => `${name.slice(root.length)} › ${line}`)
}

const failedSpecs = ({ title, suites = [], specs = [] }: Suite): string[] =>
  [...specs.filter((spec) => !spec.ok).map((spec) => spec.title), ...suites.flatMap(failedSpecs)].map((line) => `${title} › ${line}`)

/** Runs one command of the suite and shows its output, where it is `apart` when it has ended; true where it ended with 0. */
function run(command: string, args: readonly string[], { env = {}, apart = false }: { readonly env?: NodeJS.ProcessEnv; readonly apart?: boolean } = {}) {
  const said = `\n> ${command} ${args.join(' ')}`
  if (!apart) console.log(said)
  const kept = { NODE_COMPILE_CACHE: `${root}node_modules/.cache/sparksite`, TMPDIR: files }
  const child = spawn(command, args, {
    cwd: root,
    stdio: apart ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...kept, ...env },
    shell: process.platform === 'win32',
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part))
  return new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => {
      if (apart) console.log(`${said}\n${Buffer.concat(output)}`)
      resolve(code === 0)
    })
  })
}

function read<Report>(file: string, ranOf: (report: Report) => Ran): Ran {
  try {
    return ranOf(JSON.parse(readFileSync(`${reports}/${file}`, 'utf8')))
  } catch {
    return none
  }
}

const generated = await run('panda', ['codegen', '--silent'])
const [checked, built] = await Promise.all([run('npm', ['run', '--silent', 'check'], { apart: true }), run('vite', ['build'], { apart: true })])
const units = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/units.json`])
const browser = built && (await run('playwright', ['test', '--reporter=list,json'], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json` } }))

const ofUnits = read('units.json', (report: UnitReport) => ({
  passed: report.numPassedTests,
  failed: report.testResults.flatMap(failedUnits),
  titles: unitTitlesOf(report),
}))
const ofBrowser = read('browser.json', ({ stats, suites }: BrowserReport) => {
  if (stats.flaky > 0) console.log(`${stats.flaky} of the browser tests passed at the second try: the list above names them as flaky`)
  return { passed: stats.expected + stats.flaky, failed: suites.flatMap(failedSpecs), titles: suites.flatMap((suite) => browserTitlesOf(suite)) }
})
const { without, unknown } = coverageOf(readRows(), [...ofUnits.titles, ...ofBrowser.titles])
for (const id of without) console.log(`${id} of the specification has no test`)
for (const title of unknown) console.log(`the specification has no row for ${title}`)

const steps = Object.entries({
  'types and lint': checked,
  build: generated && built,
  'unit and model tests': units,
  'browser tests': browser,
  'rows of the specification': without.length + unknown.length === 0,
})
for (const [name, held] of steps) console.log(`${held ? 'ok    ' : 'FAILED'} ${name}`)
const ended = steps.filter(([, held]) => !held).length
const failed = [...ofUnits.failed, ...ofBrowser.failed]
for (const name of failed) console.log(`FAILED ${name}`)
const passed = ofUnits.passed + ofBrowser.passed
console.log(`\n${passed} passed, ${Math.max(failed.length, ended)} failed`)
process.exitCode = ended || failed.length || !passed ? 1 : 0
