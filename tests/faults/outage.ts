import { readFileSync } from 'node:fs'
import { Cluster, programs, run } from '../support/postgres.ts'
import { Sparksite } from '../support/sparksite.ts'
import { call, signUp } from './person.ts'

/** The processes of a database server: itself, and those that it has begun for its connections. */
const family = (pid: number): number[] => [pid, ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)]
const seconds = (since: number): number => (performance.now() - since) / 1000

interface Outage {
  readonly name: string
  begin(cluster: Cluster): Promise<void>
  end(cluster: Cluster): Promise<void>
  /** What a read answers meanwhile. */
  readonly reads: 200 | 503
}
let hung: number[] = []
const outages: readonly Outage[] = [
  { name: 'down', begin: (cluster) => cluster.down('SIGQUIT'), end: (cluster) => cluster.up(), reads: 503 },
  {
    name: 'hung',
    async begin(cluster) {
      hung = family(Number(cluster.pid))
      for (const pid of hung) process.kill(pid, 'SIGSTOP')
    },
    async end() {
      for (const pid of hung) process.kill(pid, 'SIGCONT')
      hung = []
    },
    reads: 503,
  },
  {
    name: 'read-only',
    begin: (cluster) => readOnly(cluster, 'on'),
    end: (cluster) => readOnly(cluster, 'off'),
    reads: 200,
  },
]
async function readOnly(cluster: Cluster, value: 'on' | 'off'): Promise<void> {
  await run(cluster.url(), `alter system set default_transaction_read_only = ${value}`)
  await run(cluster.url(), 'select pg_reload_conf()')
  await new Promise((resolve) => setTimeout(resolve, 300))
}

/** Takes PostgreSQL away from a server in three ways, and gives it back. It needs PostgreSQL's programs. */
export async function outage(): Promise<string[]> {
  if (programs() === null) return ['not run: PostgreSQL is not installed here']
  const cluster = await Cluster.start({ durable: true })
  const site = await Sparksite.start({ DATABASE_URL: cluster.url(), SECRET_KEY: '6f1d8c0b5a7e4932b8d1c6f0a9e35742' })
  const lines: string[] = []
  try {
    const token = await signUp(site)
    const create = () => call(site, 'POST', '/projects/', token, { name: 'Shop' })
    let made = 0
    for (const { name, begin, end, reads } of outages) {
      if ((await create()).status !== 201) throw new Error(`It did not work before it was ${name}.`)
      made++
      await begin(cluster)
      let slowest = 0
      for (let ask = 0; ask < 5; ask++) {
        const began = performance.now()
        const answers = [(await create()).status, (await call(site, 'GET', '/projects/', token)).status]
        slowest = Math.max(slowest, seconds(began) / 2)
        if (answers.join() !== [503, reads].join()) throw new Error(`${name}: answered ${answers}`)
      }
      await end(cluster)
      const began = performance.now()
      while ((await create()).status !== 201) if (seconds(began) > 15) throw new Error(`It does not come back after ${name}.`)
      const back = seconds(began)
      made++
      if (slowest > 5) throw new Error(`${name}: an answer took ${slowest} s`)
      lines.push(
        `PostgreSQL ${name}: writes 503, reads ${reads}, the slowest answer after ${slowest.toFixed(2)} s (goal: 5 s), back after ${back.toFixed(2)} s`,
      )
    }
    const { count } = (await call(site, 'GET', '/projects/', token)).body
    if (Number(count) < made) throw new Error(`${made} projects were acknowledged and ${count} are there`)
    return [...lines, `all of ${made} acknowledged writes are there`]
  } finally {
    for (const pid of hung) process.kill(pid, 'SIGCONT')
    await site.remove()
    await cluster.remove()
  }
}
