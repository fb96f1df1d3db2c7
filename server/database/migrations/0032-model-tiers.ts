import type { Kysely } from 'kysely'
import { define } from '../define.ts'

/** Specification 2: advanced models for pro, basic ones for every other plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await define(db, "update plans set model_tier = case when slug = 'pro' then 'advanced' else 'basic' end")
}
