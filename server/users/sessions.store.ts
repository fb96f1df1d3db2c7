import type { OpenDatabase } from '../database/database.ts'
import type { Database } from '../database/tables.ts'
import type { Member } from '../http/mount.ts'
import { digest, type RefreshTokens } from './refresh-token.ts'

const idle_seconds = 14 * 86_400
const absolute_seconds = 30 * 86_400
const repeat_seconds = 60
const sessions_max = 20

/** Opens a session and gives its first refresh token. A person's oldest sessions beyond 20 end. */
export async function openSession(
  db: Database,
  refresh: RefreshTokens,
  of: { readonly id: string; readonly user_id: string; readonly now: number },
): Promise<string> {
  const token = refresh.first(of.id)
  await db
    .insertInto('sessions')
    .values({
      id: of.id,
      user_id: of.user_id,
      refresh_hash: digest(token),
      previous_hash: null,
      rotated_at: of.now,
      created_at: of.now,
      expires_at: of.now + idle_seconds,
      revoked_at: null,
    })
    .execute()
  const newest = db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', of.user_id)
    .orderBy('created_at', 'desc')
    .orderBy('rowid' as 'id', 'desc')
    .limit(sessions_max)
  await db.deleteFrom('sessions').where('user_id', '=', of.user_id).where('id', 'not in', newest).execute()
  return token
}

/** The check of every request: whether a session is alive and its member's. One query, compiled once. */
export function prepareSessionCheck({ db, prepare }: OpenDatabase): (member: Member, now: number) => Promise<boolean> {
  const alive = prepare(
    db.selectFrom('sessions').select('id').where('id', '=', '').where('user_id', '=', '').where('revoked_at', 'is', null).where('expires_at', '>', 0),
  )
  return async (member, now) => (await alive(member.session_id, member.user_id, now)).length === 1
}

/**
 * Exchanges a refresh token for the next one. The token before the current one counts for 60 s more, while its successor is
 * unused, and gives that same successor; any other used token ends the session. Null where nothing is given.
 */
export async function rotate(db: Database, refresh: RefreshTokens, token: string, now: number): Promise<(Member & { readonly refresh: string }) | null> {
  const session_id = refresh.sessionOf(token)
  if (session_id === null) return null
  const next = refresh.after(token)
  const rotated = await db
    .updateTable('sessions')
    .set((column) => ({
      refresh_hash: digest(next),
      previous_hash: digest(token),
      rotated_at: now,
      expires_at: column
        .case()
        .when('created_at', '<', now + idle_seconds - absolute_seconds)
        .then(column('created_at', '+', absolute_seconds))
        .else(now + idle_seconds)
        .end(),
    }))
    .where('id', '=', session_id)
    .where('refresh_hash', '=', digest(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  if (rotated) return { user_id: rotated.user_id, session_id, refresh: next }
  const session = await db.selectFrom('sessions').selectAll().where('id', '=', session_id).where('revoked_at', 'is', null).executeTakeFirst()
  if (!session || session.expires_at <= now) return null
  if (session.previous_hash === digest(token) && session.rotated_at + repeat_seconds >= now) return { user_id: session.user_id, session_id, refresh: next }
  await revokeSession(db, session_id, now)
  return null
}

export const revokeSession = (db: Database, id: string, now: number) =>
  db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).where('revoked_at', 'is', null).execute()

/** Logs a person out everywhere, or everywhere but in the session `except`. */
export const revokeSessions = (db: Database, user_id: string, now: number, except = '') =>
  db.updateTable('sessions').set({ revoked_at: now }).where('user_id', '=', user_id).where('id', '<>', except).where('revoked_at', 'is', null).execute()

/** When a session began, which is when its person last logged in there; null where there is no such session. */
export async function loggedInAt(db: Database, id: string): Promise<number | null> {
  const session = await db.selectFrom('sessions').select('created_at').where('id', '=', id).executeTakeFirst()
  return session?.created_at ?? null
}
