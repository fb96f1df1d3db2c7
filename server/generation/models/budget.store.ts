import { sql } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { dayOf } from '../../http/clock.ts'

const periodOf = (now: number): string => `tokens ${dayOf(now)}`

/** Sets tokens of a person's UTC day aside, all of them or none; null where fewer are left. What it gives settles what was really used. */
export async function reserveTokens(
  db: Database,
  user_id: string,
  tokens: number,
  most: number,
  now: number,
): Promise<((used: number) => Promise<void>) | null> {
  if (tokens > most) return null
  const period = periodOf(now)
  const reserved = await db
    .insertInto('usage')
    .values({ user_id, period, used: tokens })
    .onConflict((on) =>
      on
        .columns(['user_id', 'period'])
        .doUpdateSet({ used: sql`usage.used + ${tokens}` })
        .where(sql<boolean>`usage.used + ${tokens} <= ${most}`),
    )
    .returning('used')
    .executeTakeFirst()
  if (!reserved) return null
  return async (used) => {
    const more = used - tokens
    await db
      .updateTable('usage')
      .set({ used: sql`case when used + ${more} < 0 then 0 else used + ${more} end` })
      .where('user_id', '=', user_id)
      .where('period', '=', period)
      .execute()
  }
}
