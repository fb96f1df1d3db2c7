import type { Compilable } from 'kysely'
import type { News } from './news.ts'
import type { Database } from './tables.ts'

/** Runs one compiled query; its rows are frozen. The values come in the order in which the query was written, in place of those it was written with. */
export type Prepared<Row> = (...values: readonly unknown[]) => Promise<readonly Row[]>

/** The port that every engine fills. */
export interface OpenDatabase {
  readonly db: Database
  /** Compiles a query once, for routes that run all the time. It reads what is committed, never waits for a transaction, and may not write. */
  prepare<Row>(query: Compilable<Row>): Prepared<Row>
  /** Whether other processes may be writing it at the same time. */
  readonly shared: boolean
  /** What those tell each other. */
  readonly news: News
  close(): Promise<void>
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
const sqliteCode = (error: unknown): number => (codeOf(error) === 'ERR_SQLITE_ERROR' ? (error as Error & { readonly errcode: number }).errcode : 0)

const unique = new Set([2067, 1555])
/** Whether a statement failed because a unique index or a primary key already holds these values. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505' || unique.has(sqliteCode(error))

// A failing disk makes what is read look damaged (11, 26) until it reads again.
const passing = new Set([5, 6, 8, 10, 11, 13, 14, 26])
/** Whether the database, or the storage of files, could not do it now (busy, down, read-only, out of space, failing disk) though what it was asked is right. */
export const isUnavailable = (error: unknown): boolean =>
  codeOf(error) === 'DATABASE_UNAVAILABLE' || codeOf(error) === 'STORAGE_UNAVAILABLE' || passing.has(sqliteCode(error) & 0xff)
