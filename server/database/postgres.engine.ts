import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { defaultLimits } from '../http/limits.config.ts'
import type { OpenDatabase } from './database.ts'
import { migrate, requireCurrent } from './migrate.ts'
import { isPassing, Unavailable } from './postgres-errors.ts'
import { postgresNews } from './postgres-news.engine.ts'
import { openReader } from './postgres-reader.engine.ts'
import type { Tables } from './tables.ts'

/** Up to so many connections one is for prepared reads, of more two are; of fewer none is taken away from the others for it. */
const few = 3
/** In milliseconds: for the answer of a statement to arrive here after the server's own limit. */
const arrive_ms = 500
const idle_transaction_ms = 10_000

/** Whole numbers of 64 bits, among them every count, as numbers: none here comes near 2^53. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)

export interface PostgresOptions {
  /** Connections that this process holds at most. */
  readonly connections: number
  /** Told of connections that were lost while nobody used them, and once where news do not arrive. */
  readonly onLost?: (error: Error) => void
  /** Milliseconds for one statement at the server. */
  readonly statement_ms?: number
  /** Milliseconds to get a connection. */
  readonly connect_ms?: number
  /** False for a command, which changes no schema. */
  readonly migrating?: boolean
}

/** Runs `work` on a connection's behalf; an outage becomes `Unavailable`, and says through `lose` that the connection is of no more use. */
async function guarded<Result>(work: () => Promise<Result>, lose: () => void): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const passing = isPassing(error)
    if (passing === null) throw error
    if (passing.connection) lose()
    throw new Unavailable(error)
  }
}

interface Client {
  query(statement: string | { readonly name: string; readonly text: string }, values: readonly unknown[]): Promise<pg.QueryResult>
  release(): void
}

/** As in SQLite, the order of insertion is there to sort by, and no part of a row. */
function withoutRowid(result: pg.QueryResult): pg.QueryResult {
  if (result.fields?.some(({ name }) => name === 'rowid')) for (const row of result.rows) delete row.rowid
  return result
}

async function acquire(pool: pg.Pool): Promise<Client> {
  const client = await guarded(
    () => pool.connect(),
    () => undefined,
  )
  let lost = false
  const lose = () => {
    lost = true
  }
  return {
    async query(statement, values) {
      const asked = typeof statement === 'string' ? { text: statement } : { ...statement }
      return withoutRowid(await guarded(() => client.query(asked, values as unknown[]), lose))
    },
    release: () => client.release(lost),
  }
}

function sentence(url: string, error: unknown): string {
  const { host } = new URL(url)
  const said = error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)
  return `The database at ${host || 'the socket'} cannot be used: ${said}. Start it, or correct DATABASE_URL.`
}

function kyselyOn(pool: pg.Pool): Kysely<Tables> {
  const guardedPool = { connect: () => acquire(pool), end: () => pool.end(), options: pool.options } as unknown as PostgresPool
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardedPool }) })
}

/** Brings a database up to date on connections of its own: a migration may take its time, and another node's has to be waited for. */
async function migrateBy(url: string, connect_ms: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2, types, application_name: 'sparksite migrations', connectionTimeoutMillis: connect_ms })
  pool.on('error', () => undefined)
  const db = kyselyOn(pool)
  try {
    await migrate(db)
  } finally {
    await pool.end()
  }
}

/** Opens, and brings up to date, the database at `url`. Throws one plain sentence where it does not answer or its schema is newer than this program. */
export async function openPostgres(url: string, of: PostgresOptions): Promise<OpenDatabase> {
  const { connections, onLost = () => undefined, migrating = true, statement_ms = defaultLimits.statement_ms, connect_ms = defaultLimits.connect_ms } = of
  const config = {
    connectionString: url,
    types,
    application_name: 'sparksite',
    connectionTimeoutMillis: connect_ms,
    statement_timeout: statement_ms,
    query_timeout: statement_ms + arrive_ms,
    idle_in_transaction_session_timeout: idle_transaction_ms,
    keepAlive: true,
  }
  const readers = connections > few ? 2 : 1
  const pool = new pg.Pool({ ...config, max: connections < few ? connections : connections - readers })
  // Without a listener, a lost idle connection would end the process.
  pool.on('error', onLost)
  const db = kyselyOn(pool)
  try {
    await (migrating ? migrateBy(url, connect_ms) : requireCurrent(db))
  } catch (error) {
    await pool.end()
    throw error instanceof Unavailable ? new Error(sentence(url, error), { cause: error }) : error
  }
  const news = postgresNews(url, pool, onLost)
  const reader = openReader(config, readers, onLost)
  async function close(): Promise<void> {
    await news.close()
    await reader.close()
    await pool.end()
  }
  return { db, prepare: reader.prepare, shared: true, news, close }
}
