import { randomBytes } from 'node:crypto'
import type { Database, Tables } from '../database/tables.ts'
import { digest } from './refresh-token.ts'

type Purpose = Tables['mail_tokens']['purpose']

const seconds: Record<Purpose, number> = { verify: 86_400, reset: 1_800 }

/** Makes a token of 256 bits, kept as SHA-256, good once for 24 h (`verify`) or 30 min (`reset`). A new `reset` token voids the older ones. */
export async function addMailToken(db: Database, user_id: string, purpose: Purpose, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.transaction().execute(async (trx) => {
    if (purpose === 'reset') await trx.deleteFrom('mail_tokens').where('user_id', '=', user_id).where('purpose', '=', purpose).execute()
    await trx
      .deleteFrom('mail_tokens')
      .where('user_id', '=', user_id)
      .where('expires_at', '<', now - seconds.verify)
      .execute()
    await trx
      .insertInto('mail_tokens')
      .values({ hash: digest(token), user_id, purpose, expires_at: now + seconds[purpose], used_at: null, created_at: now })
      .execute()
  })
  return token
}

interface Presented {
  readonly user_id: string
  readonly token: string
  readonly purpose: Purpose
  readonly now: number
}
const oursOf = ({ user_id, token, purpose }: Presented) => ({ hash: digest(token), user_id, purpose })

/** What a token is good for, without using it up. An unknown one counts as expired. */
export async function stateOfMailToken(db: Database, of: Presented): Promise<'good' | 'expired' | 'used'> {
  const found = await db
    .selectFrom('mail_tokens')
    .select(['used_at', 'expires_at'])
    .where((column) => column.and(oursOf(of)))
    .executeTakeFirst()
  if (found && found.used_at !== null) return 'used'
  return found && found.expires_at > of.now ? 'good' : 'expired'
}

/** Uses a token up, once even when it comes many times in parallel. An unknown one counts as expired. */
export async function useMailToken(db: Database, of: Presented): Promise<'good' | 'expired' | 'used'> {
  const { numUpdatedRows } = await db
    .updateTable('mail_tokens')
    .set({ used_at: of.now })
    .where((column) => column.and(oursOf(of)))
    .where('used_at', 'is', null)
    .where('expires_at', '>', of.now)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? 'good' : await stateOfMailToken(db, of)
}

/** Whether a token was used up no longer ago than so many seconds. */
export async function wasJustUsed(db: Database, of: Presented, ago: number): Promise<boolean> {
  const found = await db
    .selectFrom('mail_tokens')
    .select('used_at')
    .where((column) => column.and(oursOf(of)))
    .executeTakeFirst()
  return found !== undefined && found.used_at !== null && found.used_at > of.now - ago
}

/** Voids every link that was sent. */
export const voidMailTokens = (db: Database, user_id: string) => db.deleteFrom('mail_tokens').where('user_id', '=', user_id).execute()

/** Voids every link to choose a new password. */
export const voidResets = (db: Database, user_id: string) =>
  db.deleteFrom('mail_tokens').where('user_id', '=', user_id).where('purpose', '=', 'reset').where('used_at', 'is', null).execute()
