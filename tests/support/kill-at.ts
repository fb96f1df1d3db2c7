import { DatabaseSync, StatementSync } from 'node:sqlite'

/** Imported before a program: kills it, as a power cut would, when it is about to run its nth statement on a SQLite database. */
const at = Number(process.env.KILL_AT)
let ran = 0
function count(): void {
  ran += 1
  if (ran === at) process.kill(process.pid, 'SIGKILL')
}

for (const [prototype, names] of [
  [DatabaseSync.prototype, ['exec']],
  [StatementSync.prototype, ['run', 'all', 'get']],
] as const) {
  for (const name of names) {
    const methods = prototype as unknown as Record<string, (...values: unknown[]) => unknown>
    const own = methods[name]
    methods[name] = function counted(this: unknown, ...values) {
      count()
      return own?.apply(this, values)
    }
  }
}
process.once('exit', () => {
  if (process.env.KILL_AT === '0') process.stdout.write(`${ran} statements\n`)
})
