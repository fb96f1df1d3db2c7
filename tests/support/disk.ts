import { sql } from 'kysely'
import type { Database } from '../../server/database/tables.ts'

/** Lets the database grow no further, as on a full disk; answers what gives it space again. */
export async function fillDisk(db: Database): Promise<() => Promise<void>> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 1)}`.execute(db)
  return async () => void (await sql`pragma max_page_count = 1000000`.execute(db))
}

/** Lets nothing at all be written, as on a disk that became read-only; answers what ends it. */
export async function lockDisk(db: Database): Promise<() => Promise<void>> {
  await sql`pragma query_only = 1`.execute(db)
  return async () => void (await sql`pragma query_only = 0`.execute(db))
}
