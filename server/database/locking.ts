import type { Kysely, SelectQueryBuilder } from 'kysely'
import { isPostgres } from './define.ts'
import type { Database } from './tables.ts'

/**
 * Makes a query, by `$call`, hold the rows that it reads until its transaction ends, against all others that do the same or
 * write them. SQLite, where transactions follow each other, needs nothing for it.
 */
export const holding =
  // biome-ignore lint/suspicious/noExplicitAny: any schema will do.
    (trx: Kysely<any>) =>
    <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
      isPostgres(trx) ? query.forNoKeyUpdate() : query

/** Holds a project until the transaction ends: whatever changes its versions, turns, address or rows does this first. False where it is gone. */
export async function holdProject(trx: Database, id: string): Promise<boolean> {
  return (await trx.selectFrom('projects').select('id').where('id', '=', id).$call(holding(trx)).executeTakeFirst()) !== undefined
}
