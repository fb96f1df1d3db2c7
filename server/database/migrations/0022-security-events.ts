import type { Kysely } from 'kysely'
import { define } from '../define.ts'

/** What touched an account or its access: kept by itself, so that it outlives what it is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await define(
    db,
    `create table security_events (
      id text primary key, at integer not null, kind text not null, user_id text, subject text, ip text not null, agent text not null
    ) strict`,
    true,
  )
  await define(db, 'create index security_events_by_time on security_events (at)')
  await define(db, 'create index security_events_by_user on security_events (user_id, at)')
}
