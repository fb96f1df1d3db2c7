import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { Kysely, SqliteDialect } from 'kysely'
import { migrate } from '../../server/database/migrate.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A folder with a database as an earlier version laid it, by default the first, and somebody's project in it; `rest` adds to it. */
export async function earlierVersion(upTo = '0001-foundation', rest: (file: DatabaseSync) => void = () => undefined): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sparksite-'))
  const file = new DatabaseSync(join(folder, 'sparksite.db'))
  file.exec('pragma journal_mode = wal')
  const statements = {
    close: () => file.close(),
    prepare(sql: string) {
      const statement = file.prepare(sql)
      const reader = statement.columns().length > 0
      return {
        reader,
        all: (values: never) => statement.all(...(values as [])),
        run: (values: never) => statement.run(...(values as [])),
        iterate: () => [][Symbol.iterator](),
      }
    },
  }
  const db = new Kysely({ dialect: new SqliteDialect({ database: statements as never }) })
  await migrate(db as never, { upTo })
  file.exec("insert into users (id, email, full_name, password_hash, plan, created_at) values ('u1', 'ada@example.com', 'Ada', '', 'free', 1)")
  file.exec("insert into projects (id, user_id, name, latest_version, created_at, updated_at) values ('p1', 'u1', 'Shop', 0, 1, 1)")
  rest(file)
  await db.destroy()
  return folder
}

/** Runs `sparksite migrate` on a folder and kills it before its nth statement; 0 kills nothing. Answers what it said. */
export function migrateKilled(folder: string, at: number): { readonly killed: boolean; readonly said: string } {
  const args = ['--import', './tests/support/kill-at.ts', 'server/sparksite.ts', 'migrate']
  const env = { ...process.env, DATA_DIR: folder, KILL_AT: String(at) }
  const { signal, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
  return { killed: signal === 'SIGKILL', said: stdout + stderr }
}

/** Schema and rows of a folder's database, as one hash; when something was applied is left out. */
export function contentsOf(folder: string): string {
  const file = new DatabaseSync(join(folder, 'sparksite.db'))
  const schema = file.prepare('select name, sql from sqlite_schema order by name').all()
  const tables = schema.map(({ name, sql }) => ({ name: String(name), sql: String(sql) })).filter(({ sql }) => /^create table/i.test(sql))
  const rows = tables.map(({ name }) => {
    const all = file.prepare(`select * from "${name}"`).all()
    return [name, all.map(({ timestamp: _, ...row }) => JSON.stringify(row)).toSorted()]
  })
  const check = file.prepare('pragma integrity_check').all()
  file.close()
  return createHash('sha256')
    .update(JSON.stringify([schema, rows, check]))
    .digest('hex')
}

/** Kills an upgrade before each of the statements that `wanted` names, starts it again, and tells those after which it was not the same as one that nobody disturbed. */
export async function upgradesKilled(
  wanted: (statement: number, statements: number) => boolean,
  first: string,
): Promise<{ readonly statements: number; readonly tried: number; readonly wrong: readonly string[] }> {
  const whole = `${first}-whole`
  cpSync(first, whole, { recursive: true })
  const statements = Number(/(\d+) statements/.exec(migrateKilled(whole, 0).said)?.[1])
  const expected = contentsOf(whole)
  const wrong: string[] = []
  let tried = 0
  for (let at = 1; at <= statements; at++) {
    if (!wanted(at, statements)) continue
    const folder = `${first}-${at}`
    cpSync(first, folder, { recursive: true })
    const { killed } = migrateKilled(folder, at)
    const { said } = migrateKilled(folder, 0)
    if (!killed || contentsOf(folder) !== expected || readdirSync(join(folder, 'backups')).length === 0) wrong.push(`${at}: ${said}`)
    rmSync(folder, { recursive: true })
    tried += 1
  }
  for (const folder of [first, whole]) rmSync(folder, { recursive: true })
  return { statements, tried, wrong }
}
