import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { OpenDatabase } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/open.ts'
import { randomId } from '../../server/http/clock.ts'
import { patientNode } from './patience.ts'
import { databaseAt, run } from './postgres.ts'

/** The engine that this run of the tests is on. */
export const engine: 'sqlite' | 'postgres' = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

export interface TestDatabase {
  /** Null on the embedded engine, whose database is in a data folder. */
  readonly url: string | null
  remove(): Promise<void>
}

/** A database of one's own, open, with nothing around it. */
export async function openTestDatabase(): Promise<{ readonly database: OpenDatabase; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sparksite-'))
  const place = await makeDatabase()
  const database = await openDatabase({
    data_dir: folder,
    database_url: place.url,
    database_connections: 10,
    limits: { statement_ms: 60_000, connect_ms: 60_000 },
  })
  async function remove(): Promise<void> {
    await database.close()
    await place.remove()
    await rm(folder, { recursive: true, force: true })
  }
  return { database, remove }
}

/** Keeps the project `p` of the person `u`, to which rows and files of tests belong. */
export async function keepProject({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  await db
    .insertInto('users')
    .values({ id: 'u', email: 'ada@example.com', full_name: 'Ada', password_hash: '', plan: 'free', created_at: 0 } as never)
    .execute()
  await db
    .insertInto('projects')
    .values({ id: 'p', user_id: 'u', name: 'Plans', latest_version: 1, created_at: 0, updated_at: 0 } as never)
    .execute()
}

/** What the environment of a server's process says of the engine of this run. */
export const serverEnv = ({ url }: TestDatabase): NodeJS.ProcessEnv =>
  url === null ? {} : { ...patientNode, DATABASE_URL: url, SECRET_KEY: '6f1d8c0b5a7e4932b8d1c6f0a9e35742' }

/** Databases of tests that are as new: to empty one is cheaper than to make one. */
const emptied: string[] = []

async function create(server: string): Promise<string> {
  const name = `test_${randomId()}`
  await run(server, `create database ${name} template sparksite_template`)
  return name
}

/** Fails where a test has changed the schema. */
const empty = `do $$
  declare one text;
  begin
    if exists (select tablename from pristine.tables except select tablename from pg_tables where schemaname = 'public') then
      raise exception 'A table is gone.';
    end if;
    delete from users;
    for one in select tablename from pg_tables where schemaname = 'public' and tablename not like 'migrations%' and tablename <> 'plans' loop
      execute 'delete from ' || quote_ident(one);
    end loop;
    delete from plans;
    insert into plans select * from pristine.plans;
    delete from migrations where name not in (select name from pristine.migrations);
  end $$`

/** A database of one's own on the engine of this run. */
export async function makeDatabase(): Promise<TestDatabase> {
  if (engine === 'sqlite') return { url: null, remove: () => Promise.resolve() }
  const server = inject('postgres')
  const name = emptied.pop() ?? (await create(server))
  const url = databaseAt(server, name)
  async function remove(): Promise<void> {
    const reused = await run(url, empty).catch(() => null)
    if (reused) emptied.push(name)
    else await run(server, `drop database if exists ${name} with (force)`)
  }
  return { url, remove }
}
