import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const dumpFile = 'sparksite.dump'

/** How PostgreSQL's programs find a database: by the environment, so that no password stands in the list of processes. */
function environmentOf(url: string): NodeJS.ProcessEnv {
  const at = new URL(url)
  const host = at.searchParams.get('host') ?? at.hostname
  const set = {
    PGHOST: host,
    PGPORT: at.port,
    PGUSER: decodeURIComponent(at.username),
    PGPASSWORD: decodeURIComponent(at.password),
    PGDATABASE: decodeURIComponent(at.pathname.slice(1)),
    PGSSLMODE: at.searchParams.get('sslmode') ?? '',
  }
  return { ...process.env, ...Object.fromEntries(Object.entries(set).filter(([, value]) => value !== '')) }
}

function run(program: string, args: readonly string[], url: string): void {
  const ended = spawnSync(program, args, { env: environmentOf(url), encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] })
  if (ended.error)
    throw new Error(`${program} is not installed here. Install PostgreSQL's client programs, of the server's version or newer.`, { cause: ended.error })
  if (ended.status !== 0) throw new Error(`${program} ended with ${ended.status}: ${ended.stderr.trim()}`)
}

/** Backs a PostgreSQL database up into `to`, a new folder, by pg_dump: one consistent snapshot, while the servers go on. */
export function dumpPostgres(url: string, to: string): void {
  if (existsSync(to) && readdirSync(to).length > 0) throw new Error(`${to} is not empty. Back up into a new folder.`)
  mkdirSync(to, { recursive: true, mode: 0o700 })
  run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', '--file', join(to, dumpFile)], url)
}

/** Puts a backup in the place of what a PostgreSQL database holds, in one transaction, by pg_restore. */
export function restorePostgres(from: string, url: string): void {
  const file = join(from, dumpFile)
  if (!existsSync(file)) throw new Error(`There is no backup in ${from}.`)
  const database = environmentOf(url).PGDATABASE ?? ''
  run('pg_restore', ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', `--dbname=${database}`, file], url)
}
