import type { Database } from '../database/tables.ts'
import { digest } from './refresh-token.ts'

/** Notes that a token was presented, until it is good no more; false where it was presented before. */
export async function presentOnce(db: Database, token: string, expires_at: number, now: number): Promise<boolean> {
  await db.deleteFrom('used_tokens').where('expires_at', '<=', now).execute()
  const added = await db
    .insertInto('used_tokens')
    .values({ hash: digest(token), expires_at })
    .onConflict((on) => on.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst()
  return added !== undefined
}
