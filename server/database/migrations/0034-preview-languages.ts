import type { Kysely } from 'kysely'
import { define } from '../define.ts'

/** The language that a preview is read in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await define(db, 'alter table previews add column language text')
}
