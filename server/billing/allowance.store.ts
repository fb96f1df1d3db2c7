import { sql } from 'kysely'
import { remaining } from '../../contract/plans.api.ts'
import type { Database } from '../database/tables.ts'
import { type Periods, periodsOf, refusal } from './allowance.rules.ts'
import { endPlans } from './plans.store.ts'

export interface Taken {
  readonly taken: true
  readonly day: string
  readonly month: string
  /** Null where the plan has no such limit. */
  readonly remaining_today: number | null
  readonly remaining_month: number | null
  /** When the nearest limit of the plan starts anew, in Unix seconds. */
  readonly resets_at: number
}
export interface Refused {
  readonly taken: false
  readonly resets_at: number
  readonly detail: string
}

async function count(db: Database, user_id: string, period: string, limit: number): Promise<number | null> {
  const row = await db
    .insertInto('usage')
    .values({ user_id, period, used: 1 })
    .onConflict((on) => {
      const update = on.columns(['user_id', 'period']).doUpdateSet({ used: sql`usage.used + 1` })
      return limit > 0 ? update.where('usage.used', '<', limit) : update
    })
    .returning('used')
    .executeTakeFirst()
  return row ? row.used : null
}

/**
 * Takes one message of a person's day and month, or of neither. Give it the transaction in which the message is written,
 * so that both stand or fall together.
 */
export async function takeMessage(db: Database, user_id: string, now: number): Promise<Taken | Refused> {
  const { day, month, day_ends, month_ends } = periodsOf(now)
  const { daily_message_limit: daily, monthly_message_limit: monthly } = await limitsOf(db, user_id, now)
  const in_month = await count(db, user_id, month, monthly)
  if (in_month === null) return { taken: false, resets_at: month_ends, detail: refusal(monthly, 'month', month_ends) }
  const in_day = await count(db, user_id, day, daily)
  if (in_day === null) {
    await lessen(db, user_id, month)
    return { taken: false, resets_at: day_ends, detail: refusal(daily, 'day', day_ends) }
  }
  return {
    taken: true,
    day,
    month,
    remaining_today: daily > 0 ? remaining(daily, in_day) : null,
    remaining_month: monthly > 0 ? remaining(monthly, in_month) : null,
    resets_at: daily > 0 ? day_ends : month_ends,
  }
}

async function limitsOf(db: Database, user_id: string, now: number) {
  const read = () =>
    db
      .selectFrom('users')
      .innerJoin('plans', 'plans.slug', 'users.plan')
      .select(['daily_message_limit', 'monthly_message_limit', 'plan_ends_at'])
      .where('users.id', '=', user_id)
      .executeTakeFirstOrThrow()
  const limits = await read()
  if (limits.plan_ends_at === null || limits.plan_ends_at > now) return limits
  await endPlans(db, now, user_id)
  return await read()
}

const lessen = (db: Database, user_id: string, period: string) =>
  db.updateTable('usage').set({ used: sql`used - 1` }).where('user_id', '=', user_id).where('period', '=', period).where('used', '>', 0).execute()

/** Gives a message back to the day and month that it was taken of. Call it once for a message, in the transaction that ends its turn. */
export async function giveBack(db: Database, of: { readonly user_id: string; readonly day: string; readonly month: string }): Promise<void> {
  // In the order in which they are taken: the other way round, two transactions could wait for each other.
  await lessen(db, of.user_id, of.month)
  await lessen(db, of.user_id, of.day)
}

export interface Usage {
  readonly daily_usage: number
  readonly monthly_usage: number
  readonly daily_resets_at: number
  readonly monthly_resets_at: number
}

/** Messages of the running UTC day and month (specification 3). */
export async function usageOf(db: Database, user_id: string, now: number): Promise<Usage> {
  const { day, month, day_ends, month_ends }: Periods = periodsOf(now)
  const rows = await db.selectFrom('usage').select(['period', 'used']).where('user_id', '=', user_id).where('period', 'in', [day, month]).execute()
  const used = new Map(rows.map((row) => [row.period, row.used]))
  return { daily_usage: used.get(day) ?? 0, monthly_usage: used.get(month) ?? 0, daily_resets_at: day_ends, monthly_resets_at: month_ends }
}
