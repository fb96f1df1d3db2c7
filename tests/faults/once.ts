import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const titles = 'in parallel|at once|in parallel with|parallel messages'
interface Ran {
  readonly numPassedTests: number
  readonly numFailedTests: number
}

/** Runs the tests of all that may happen only once though many ask for it together, on each engine that is here. */
export async function once(): Promise<string[]> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', 'tests/server', '-t', titles, '--reporter=json', '--silent']
  const ran = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const { numPassedTests, numFailedTests } = JSON.parse(ran.stdout.slice(ran.stdout.indexOf('{'))) as Ran
  if (numFailedTests > 0 || numPassedTests === 0) throw new Error(`${numFailedTests} of ${numFailedTests + numPassedTests} failed`)
  return [`${numPassedTests} tests of what many ask for at once and one may get (accounts, links, tokens, allowances, addresses, rows, plans): all hold`]
}
