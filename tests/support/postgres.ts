import { spawn, spawnSync } from 'node:child_process'
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/** Where PostgreSQL's programs are, the newest; null where it is not installed. */
export function programs(): string | null {
  const found = globSync('/usr/lib/postgresql/*/bin/initdb').concat(globSync('/{usr,opt/homebrew}/{bin,opt/postgresql*/bin}/initdb'))
  const version = (path: string) => Number(/postgresql[@/]?(\d+)/.exec(path)?.[1] ?? 0)
  const newest = found.sort((a, b) => version(b) - version(a))[0]
  return newest ? newest.slice(0, -'/initdb'.length) : null
}

/** Whether tests can run on PostgreSQL here: TEST_DATABASE_URL names one, or its programs are installed. */
export const hasPostgres = (): boolean => process.env.TEST_DATABASE_URL !== undefined || programs() !== null

/** PostgreSQL refuses to run as root: then it runs as its own account, or as nobody. */
function account(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const [, , uid, gid] = (lines.find((line) => line.startsWith('postgres:')) ?? lines.find((line) => line.startsWith('nobody:')) ?? '').split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** A PostgreSQL of one's own, which a test may also kill, stop and go on. */
export class Cluster {
  readonly #bin: string
  readonly #folder: string
  readonly #options: readonly string[]
  #process: ReturnType<typeof spawn> | null = null
  private constructor(bin: string, folder: string, options: readonly string[]) {
    this.#bin = bin
    this.#folder = folder
    this.#options = options
  }
  /** Starts one in a folder of its own; `durable` for what is to survive a kill. */
  static async start({ durable = false } = {}): Promise<Cluster> {
    const bin = programs()
    if (!bin) throw new Error('PostgreSQL is not installed here.')
    const folder = mkdtempSync(join(tmpdir(), 'sparksite-postgres-'))
    const { uid, gid } = account()
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
    const data = join(folder, 'data')
    const options = ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions']
    const made = spawnSync(`${bin}/initdb`, options, { ...account(), cwd: folder, encoding: 'utf8' })
    if (made.status !== 0) throw new Error(`initdb ended with ${made.status}: ${made.stderr}`)
    const cluster = new Cluster(bin, folder, durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'])
    await cluster.up()
    return cluster
  }
  /** The address of one of its databases. */
  url(database = 'postgres'): string {
    return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(this.#folder)}`
  }
  get pid(): number | undefined {
    return this.#process?.pid
  }
  async up(): Promise<void> {
    const set = ['listen_addresses=', `unix_socket_directories=${this.#folder}`, 'max_connections=300', 'shared_buffers=32MB', ...this.#options]
    const args = ['-D', join(this.#folder, 'data'), ...set.flatMap((one) => ['-c', one])]
    this.#process = spawn(`${this.#bin}/postgres`, args, { ...account(), cwd: this.#folder, stdio: 'ignore' })
    for (let tries = 0; tries < 400; tries++) {
      if (await answers(this.url())) return
      await setTimeout(25)
    }
    throw new Error('PostgreSQL did not start.')
  }
  /** SIGINT ends it fast, SIGQUIT at once, as a crash does. */
  async down(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
  async remove(): Promise<void> {
    await this.down('SIGQUIT')
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

async function answers(url: string): Promise<boolean> {
  return await run(url, 'select 1').then(
    () => true,
    () => false,
  )
}

/** Runs one statement on a connection of its own. */
export async function run(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** The same server, another database. */
export function databaseAt(url: string, name: string): string {
  const at = new URL(url)
  at.pathname = `/${name}`
  return at.href
}
