import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Whether a database is PostgreSQL; SQLite otherwise. */
// biome-ignore lint/suspicious/noExplicitAny: any schema will do.
export const isPostgres = (db: Kysely<any>): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/** SQLite's words for a table that PostgreSQL has no need of, and its whole numbers, which are of 64 bits. */
const inPostgres = (statement: string): string =>
  statement
    .replace(/\)\s*(?:strict|without rowid)(?:\s*,\s*(?:strict|without rowid))*\s*;?\s*$/i, ')')
    .replace(/\binteger\b/gi, 'bigint')
    .replace(/\bblob\b/gi, 'bytea')

/**
 * Runs a statement of a migration, written as SQLite reads it, on either engine. A table `ordered` has a `rowid` that
 * grows with each insert on PostgreSQL too, where SQLite has one by itself.
 */
export async function define(db: Kysely<unknown>, statement: string, ordered = false): Promise<void> {
  const rowid = ordered && isPostgres(db) ? statement.replace('(', '(rowid bigint generated always as identity, ') : statement
  await sql.raw(isPostgres(db) ? inPostgres(rowid) : statement).execute(db)
}
