import { sql } from 'kysely'
import type { OpenDatabase } from '../database/database.ts'
import type { Database } from '../database/tables.ts'
import { ApiError } from './api-error.ts'
import { slidingWindow } from './sliding-window.ts'

/** So many in so many seconds, under each key. */
export interface Limit {
  /** Counts one more and answers 0, or counts nothing and answers the seconds until there is room. */
  tryTake(key: string): Promise<number>
  /** The same, but throws 429 where there is no room. */
  take(key: string, detail?: string): Promise<void>
  /** Takes back one that was counted. */
  giveBack(key: string): Promise<void>
  /** Forgets what was counted. */
  clear(key: string): Promise<void>
}
export interface Rate {
  readonly most: number
  readonly seconds: number
}
/** Makes the limit `name`; two of one name count together. */
export type LimitOf = (name: string, rate: Rate) => Limit

/** Limits that count in memory, or in the database where other nodes share it. */
export const createLimits = ({ db, shared }: OpenDatabase, now: () => number): LimitOf =>
  shared ? (name, rate) => throwing(inDatabase(db, now, name, rate)) : (_, rate) => throwing(inMemory(now, rate))

type Counter = Omit<Limit, 'take'>

const throwing = (counter: Counter): Limit => ({
  ...counter,
  async take(key, detail) {
    const retryAfter = await counter.tryTake(key)
    if (retryAfter > 0) throw new ApiError('limited', { retryAfter, ...(detail === undefined ? {} : { detail }) })
  },
})

function inMemory(now: () => number, { most, seconds }: Rate): Counter {
  const window = slidingWindow(most, seconds, now)
  return {
    tryTake: async (key) => window.tryTake(key),
    giveBack: async (key) => window.giveBack(key),
    clear: async (key) => window.clear(key),
  }
}

/** Each count is one atomic upsert. A window begins with the first that is counted, and then lasts. */
function inDatabase(db: Database, now: () => number, limit: string, { most, seconds }: Rate): Counter {
  const named = (key: string) => `${limit} ${key}`
  return {
    async tryTake(key) {
      const at = now()
      const over = sql<boolean>`rate_limits.began_at <= ${at - seconds}`
      const counted = await db
        .insertInto('rate_limits')
        .values({ name: named(key), began_at: at, used: 1 })
        .onConflict((on) =>
          on
            .column('name')
            .doUpdateSet({
              used: sql`case when ${over} then 1 else rate_limits.used + 1 end`,
              began_at: sql`case when ${over} then ${at} else rate_limits.began_at end`,
            })
            .where((is) => is.or([is('rate_limits.used', '<', most), over])),
        )
        .returning('used')
        .executeTakeFirst()
      if (counted?.used === 1) await forget(db, at)
      if (counted) return 0
      const row = await db.selectFrom('rate_limits').select('began_at').where('name', '=', named(key)).executeTakeFirst()
      return Math.max(1, (row?.began_at ?? at) + seconds - at)
    },
    async giveBack(key) {
      await db.updateTable('rate_limits').set({ used: sql`used - 1` }).where('name', '=', named(key)).where('used', '>', 0).execute()
    },
    async clear(key) {
      await db.deleteFrom('rate_limits').where('name', '=', named(key)).execute()
    },
  }
}

const longest_seconds = 86_400
/** Removes what no limit looks at any more. */
const forget = (db: Database, now: number) =>
  db
    .deleteFrom('rate_limits')
    .where('began_at', '<', now - longest_seconds)
    .execute()
