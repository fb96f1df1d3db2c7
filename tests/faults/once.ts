import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const titles = 'in parallel|at once|parallel messages'
interface Ran {
  readonly numPassedTests: number
  readonly numFailedTests: number
}

/** Runs the tests of all that may happen only once though many ask for it together, on each engine that is here. */
export async function once(): Promise<string[]> {
  const place = mkdtempSync(join(tmpdir(), 'sparksite-'))
  try {
    const file = join(place, 'ran.json')
    const args = ['node_modules/vitest/vitest.mjs', 'run', 'tests/server', '-t', titles, '--reporter=json', `--outputFile=${file}`]
    const ran = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8')) as Ran
    if (numFailedTests > 0 || numPassedTests === 0)
      throw new Error(`${numFailedTests} of ${numFailedTests + numPassedTests} failed\n${ran.stdout.slice(-2000)}`)
    return [`${numPassedTests} tests of what many ask for at once and one may get (accounts, links, tokens, allowances, addresses, rows, plans): all hold`]
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
