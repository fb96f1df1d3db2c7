import type { Database } from '../database/tables.ts'

const kept_seconds = 7 * 86_400

/** Removes what can matter no more: sessions, links and presented tokens that ended a week ago. */
export async function tidyUsers(db: Database, now: number): Promise<void> {
  const before = now - kept_seconds
  await db.deleteFrom('sessions').where('expires_at', '<', before).execute()
  await db.deleteFrom('sessions').where('revoked_at', '<', before).execute()
  await db.deleteFrom('mail_tokens').where('expires_at', '<', before).execute()
  await db.deleteFrom('used_tokens').where('expires_at', '<=', now).execute()
}
