import type { OpenDatabase } from './database.ts'
import type { openPostgres } from './postgres.engine.ts'
import { openSqlite } from './sqlite.engine.ts'

/** Loaded only where it is configured. */
async function openShared(...of: Parameters<typeof openPostgres>): Promise<OpenDatabase> {
  const engine = await import('./postgres.engine.ts')
  return await engine.openPostgres(...of)
}

export interface DatabasePlace {
  readonly data_dir: string
  /** PostgreSQL's address; null for the database under `data_dir`. */
  readonly database_url: string | null
  readonly database_connections: number
  readonly limits?: { readonly statement_ms: number; readonly connect_ms: number }
}

/** Opens the configured database, brought up to date; throws one plain sentence where it cannot be used. */
export const openDatabase = (
  { data_dir, database_url, database_connections, limits }: DatabasePlace,
  onLost?: (error: Error) => void,
): Promise<OpenDatabase> =>
  database_url === null
    ? openSqlite(data_dir)
    : openShared(database_url, {
        connections: database_connections,
        ...(limits && { statement_ms: limits.statement_ms, connect_ms: limits.connect_ms }),
        ...(onLost && { onLost }),
      })

/** Opens the configured database for a command, also while servers are using it; throws one plain sentence where it is not there or of another version. */
export const openBeside = ({ data_dir, database_url }: DatabasePlace): Promise<OpenDatabase> =>
  database_url === null ? openSqlite(data_dir, { alone: false }) : openShared(database_url, { connections: 2, migrating: false })
