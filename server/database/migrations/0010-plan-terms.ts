import type { Kysely } from 'kysely'
import { define } from '../define.ts'

/** How a plan ends when it is cancelled, and since when, until when and by which cancellation a person has one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await define(db, "alter table plans add column cancels text not null default 'at_once' check (cancels in ('at_once', 'period_end'))")
  await define(db, "alter table plans add column model_tier text not null default 'standard'")
  await define(db, "update plans set model_tier = 'advanced' where slug <> 'free'")
  await define(db, 'alter table users add column plan_since integer')
  await define(db, 'alter table users add column plan_ends_at integer')
  await define(db, 'alter table users add column plan_cancelled_at integer')
}
