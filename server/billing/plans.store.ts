import type { Selectable } from 'kysely'
import { isPaid, type Plan } from '../../contract/plans.api.ts'
import type { OpenDatabase } from '../database/database.ts'
import { holding } from '../database/locking.ts'
import type { Database, Tables } from '../database/tables.ts'
import { planEnd } from './plans.rules.ts'

const free = 'free'

const present = ({ cancels, file_mb_limit, files_mb_limit, ...row }: Selectable<Tables['plans']>): Plan => ({
  ...row,
  can_remove_badge: row.can_remove_badge === 1,
  is_popular: row.is_popular === 1,
})

/** Reads every plan, by ascending sort order, by one statement that is compiled once. */
export function preparePlans({ db, prepare }: OpenDatabase): () => Promise<Plan[]> {
  const all = prepare<Selectable<Tables['plans']>>(db.selectFrom('plans').selectAll().orderBy('sort_order'))
  return async () => (await all()).map(present)
}

/** The plan of this slug, which has to exist. */
export async function planOf(db: Database, slug: string): Promise<Plan> {
  return present(await db.selectFrom('plans').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow())
}

/** Changes a plan, for everybody who is on it, from the next request on. False where there is none. */
export async function editPlan(db: Database, slug: string, change: Readonly<Record<string, string | number>>): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('plans').set(change).where('slug', '=', slug).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Puts a person on a plan from `now` on, whatever was cancelled before. False where there is no such plan or person. */
export async function setPlan(db: Database, user_id: string, slug: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ plan: slug, plan_since: now, plan_ends_at: null, plan_cancelled_at: null })
    .where('id', '=', user_id)
    .where((is) => is.exists(is.selectFrom('plans').select('plans.slug').where('plans.slug', '=', slug)))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type Cancelled =
  | { readonly outcome: 'cancelled'; readonly plan: string; readonly email: string; readonly full_name: string; readonly ends_at: number }
  | { readonly outcome: 'already' | 'free' }

/** Cancels a paid plan, once: at once, or from the end of its month, as the plan says. */
export async function cancelPlan(db: Database, user_id: string, now: number): Promise<Cancelled> {
  return await db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('users').selectAll().where('id', '=', user_id).$call(holding(trx)).executeTakeFirst()
    const plan = user && (await trx.selectFrom('plans').selectAll().where('slug', '=', user.plan).executeTakeFirstOrThrow())
    if (user?.plan_cancelled_at != null) return { outcome: 'already' }
    if (!plan || !isPaid(plan)) return { outcome: 'free' }
    const at_once = plan.cancels === 'at_once'
    const ends_at = at_once ? now : planEnd(user.plan_since ?? user.created_at, now)
    await trx
      .updateTable('users')
      .set({ plan_cancelled_at: now, ...(at_once ? { plan: free, plan_since: now } : { plan_ends_at: ends_at }) })
      .where('id', '=', user_id)
      .execute()
    return { outcome: 'cancelled', plan: plan.name, email: user.email, full_name: user.full_name, ends_at }
  })
}

/** Puts people on the free plan whose cancelled plan has come to its end: one of them, or all. */
export async function endPlans(db: Database, now: number, user_id?: string): Promise<void> {
  const ending = db.updateTable('users').set({ plan: free, plan_since: now, plan_ends_at: null }).where('plan_ends_at', '<=', now)
  await (user_id === undefined ? ending : ending.where('id', '=', user_id)).execute()
}
