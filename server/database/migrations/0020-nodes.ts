import type { Kysely } from 'kysely'
import { define } from '../define.ts'

/** Which node runs a turn, until when it is trusted to do so, and whether it was asked to stop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await define(db, 'alter table messages add column node text')
  await define(db, 'alter table messages add column lease_until integer not null default 0')
  await define(db, 'alter table messages add column stop_asked integer not null default 0')
  await define(db, "create index running_turns on messages (lease_until) where state = 'running'")
}
