import type { Plan } from '../../contract/plans.api.ts'
import type { Database, Tables } from '../database/tables.ts'

const present = (row: Tables['plans']): Plan => ({ ...row, can_remove_badge: row.can_remove_badge === 1, is_popular: row.is_popular === 1 })

/** Every plan, by ascending sort order. */
export async function listPlans(db: Database): Promise<Plan[]> {
  return (await db.selectFrom('plans').selectAll().orderBy('sort_order').execute()).map(present)
}

/** The plan of this slug, which has to exist. */
export async function planOf(db: Database, slug: string): Promise<Plan> {
  return present(await db.selectFrom('plans').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow())
}
