import type { Kysely } from 'kysely'
import { define } from '../define.ts'

/** What people wrote to whoever runs the server; it goes with their accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await define(
    db,
    `create table feedback (
      id text primary key, user_id text not null references users (id) on delete cascade, category text not null, message text not null, created_at integer not null
    ) strict`,
  )
  await define(db, 'create index feedback_by_user on feedback (user_id, created_at)')
  await define(db, 'create index feedback_by_time on feedback (created_at)')
}
