import type { Compilable } from 'kysely'
import type { Database } from './tables.ts'

/** Runs one compiled query; its rows are frozen. The values come in the order in which the query was written, in place of those it was written with. */
export type Prepared<Row> = (...values: readonly unknown[]) => Promise<readonly Row[]>

/** The port that every engine fills. */
export interface OpenDatabase {
  readonly db: Database
  /** Compiles a query once, for routes that run all the time. It reads what is committed, never waits for a transaction, and may not write. */
  prepare<Row>(query: Compilable<Row>): Prepared<Row>
  close(): Promise<void>
}

interface EngineError {
  readonly code: 'ERR_SQLITE_ERROR'
  readonly errcode: number
}
const isEngineError = (error: unknown): error is EngineError => error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR'

const unique = new Set([2067, 1555])
/** Whether a statement failed because a unique index or a primary key already holds these values. */
export const isUniqueViolation = (error: unknown): boolean => isEngineError(error) && unique.has(error.errcode)

const passing = new Set([5, 6, 8, 10, 13, 14])
/** Whether the database could not do it now (busy, read-only, out of space, failing disk) though the statement is right. */
export const isUnavailable = (error: unknown): boolean => isEngineError(error) && passing.has(error.errcode & 0xff)
