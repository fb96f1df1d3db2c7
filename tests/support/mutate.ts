/**
 * `npm run mutate` changes every transition of every chart, one at a time, and runs that chart's tests: they have to fail. It prints
 * how many mutants each machine's tests find, and by name those that they do not. `npm run mutate -- rename turn` takes some machines,
 * `--all` leads each transition to every other state, `--only "editing on"` takes the mutants whose name has these words.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { TestModule, TestSuite } from 'vitest/node'
import { startVitest } from 'vitest/node'
import { equivalent } from './mutate-equivalent.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly mutation: { readonly machine: string; readonly tests: readonly string[]; readonly most: number; readonly only: string }
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' }, only: { type: 'string' } } })
const machines = ['machines', 'machines/modules'].flatMap((folder) =>
  readdirSync(`${root}${folder}`).flatMap((file) => /^(.+)\.machine\.ts$/.exec(file)?.[1] ?? []),
)
const tests = ['', 'modules/'].flatMap((folder) =>
  readdirSync(`${root}tests/machines/${folder}`).flatMap((file) => (file.endsWith('.test.ts') ? [folder + file] : [])),
)

/** The machine's own tests: those of its name, and others that import it and are no other machine's, as `login-google.test.ts` does. */
const testsOf = (machine: string): string[] =>
  tests.filter((file) => {
    const name = file.replace(/^modules\//, '').replace(/\.test\.ts$/, '')
    const owner = machines.filter((one) => name === one || name.startsWith(`${one}-`)).sort((a, b) => b.length - a.length)[0]
    if (owner !== undefined) return owner === machine
    return new RegExp(`/machines/(?:modules/)?${machine}\\.machine\\.ts'`).test(readFileSync(`${root}tests/machines/${file}`, 'utf8'))
  })

const mutating = {
  name: 'mutating-setup',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    const [, machine] = /\/machines\/(?:modules\/)?([\w-]+)\.machine\.ts$/.exec(id) ?? []
    if (!machine) return
    const without = code.replace(/,?\s*\bsetup\b(?=[^}]*\}\s*from 'xstate')/, '')
    return `import { setupOf } from '${root}tests/support/mutate-setup.ts'\nconst setup = setupOf('${machine}')\n${without}`
  },
}

interface Score {
  readonly machine: string
  readonly mutants: number
  readonly survivors: readonly string[]
  readonly needless: readonly string[]
  /** How many of the others only a test that ran out of time tells from their chart. */
  readonly late: number
  readonly seconds: number
}
async function score(machine: string): Promise<Score> {
  const began = performance.now()
  const mutation = { machine, tests: testsOf(machine), most: values.all ? Infinity : 3, only: values.only ?? '' }
  const vitest = await startVitest(
    'test',
    [],
    {
      root,
      config: false,
      watch: false,
      include: ['tests/support/mutate.suite.ts'],
      provide: { mutation },
      reporters: [{}],
      testTimeout: 6000,
      maxWorkers: 1,
      pool: 'forks',
      restoreMocks: true,
      dangerouslyIgnoreUnhandledErrors: true,
      silent: true,
    },
    { plugins: [mutating] },
  )
  const modules = vitest.state.getTestModules() as TestModule[]
  const broken = modules.flatMap((module) => module.errors())
  if (broken.length > 0) throw new Error(`${machine}: ${broken[0]?.message}`)
  const suites = modules.flatMap((module) => [...module.children.suites()])
  await vitest.close()
  process.exitCode = 0
  const alive = suites.filter((suite) => suite.state() === 'passed').map(({ name }) => name)
  const messages = (suite: TestSuite) => [...suite.children.allTests('failed')].flatMap((one) => one.result().errors?.map(({ message }) => message) ?? [])
  const late = suites.filter((suite) => suite.state() === 'failed' && messages(suite).every((message) => message.includes('timed out')))
  const excused = equivalent[machine] ?? {}
  return {
    machine,
    mutants: suites.length,
    survivors: alive.filter((name) => !(name in excused)),
    needless: values.only ? [] : Object.keys(excused).filter((name) => !alive.includes(name)),
    late: late.length,
    seconds: (performance.now() - began) / 1000,
  }
}

let failed = false
for (const machine of positionals.length > 0 ? positionals : machines) {
  if (testsOf(machine).length === 0) {
    console.log(`${machine}: has no tests`)
    failed = true
    continue
  }
  const { mutants, survivors, needless, late, seconds } = await score(machine)
  console.log(
    `${machine}: ${mutants - survivors.length} of ${mutants} in ${seconds.toFixed(1)} s${late > 0 ? `, ${late} of them by a test that runs out of time` : ''}`,
  )
  for (const name of survivors) console.log(`  survives: ${name}`)
  for (const name of needless) console.log(`  is found, though it is listed as equivalent, or is no mutant: ${name}`)
  failed ||= survivors.length + needless.length > 0
}
process.exitCode = failed ? 1 : 0
