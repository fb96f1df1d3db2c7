import type { Kysely } from 'kysely'
import { define } from '../define.ts'

/** Codes by which visitors of sites set a new password once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await define(db, "alter table site_accounts add column recovery_hash text not null default ''")
}
