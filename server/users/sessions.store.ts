import type { Selectable } from 'kysely'
import type { OpenDatabase } from '../database/database.ts'
import type { Database, Tables } from '../database/tables.ts'
import type { Member } from '../http/mount.ts'
import { digest, type RefreshTokens } from './refresh-token.ts'

const idle_seconds = 14 * 86_400
const absolute_seconds = 30 * 86_400
const repeat_seconds = 60

/** How long what was handed over in an address is good: the access token, and the one renewal that the session has to be taken up by. */
export const hand_over = { access_seconds: 300, refresh_seconds: 60 } as const

interface Begun extends Member {
  readonly now: number
  readonly agent: string
  /** How many sessions a person may have: the oldest beyond these end. */
  readonly most: number
  /** SHA-256 of the cookie that a session handed over in an address has to be taken up with. */
  readonly binding?: string
}

/** Opens a session and gives its first refresh token. A person's oldest sessions beyond so many end. */
export async function openSession(db: Database, refresh: RefreshTokens, of: Begun): Promise<string> {
  const token = refresh.first(of.session_id)
  await db
    .insertInto('sessions')
    .values({
      id: of.session_id,
      user_id: of.user_id,
      refresh_hash: digest(token),
      previous_hash: null,
      rotated_at: of.now,
      created_at: of.now,
      expires_at: of.now + (of.binding === undefined ? idle_seconds : hand_over.access_seconds),
      revoked_at: null,
      binding: of.binding ?? null,
      agent: of.agent,
    })
    .execute()
  const newest = db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', of.user_id)
    .orderBy('created_at', 'desc')
    .orderBy('rowid' as 'id', 'desc')
    .limit(of.most)
  await db.deleteFrom('sessions').where('user_id', '=', of.user_id).where('id', 'not in', newest).execute()
  return token
}

/** The check of every request: whether a session is alive and its member's. One query, compiled once. */
export function prepareSessionCheck({ db, prepare }: OpenDatabase): (member: Member, now: number) => Promise<boolean> {
  const living = prepare(db.selectFrom('sessions').select(['user_id', 'expires_at']).where('id', '=', '').where('revoked_at', 'is', null))
  return async ({ session_id, user_id }, now) => (await living(session_id)).some((session) => session.user_id === user_id && session.expires_at > now)
}

interface Presented {
  readonly token: string
  readonly now: number
  /** SHA-256 of the cookie that came along. */
  readonly binding: string | null
}
/** What a renewal comes to: the next token; the end of the session, because a used token came again; or nothing. */
export type Rotated =
  | { readonly outcome: 'renewed'; readonly refresh: string; readonly session: Selectable<Tables['sessions']> }
  | { readonly outcome: 'reused'; readonly user_id: string }
  | { readonly outcome: 'refused' }

const refused: Rotated = { outcome: 'refused' }

/**
 * Exchanges a refresh token for the next one. The token before the current one counts for 60 s more, while its successor is
 * unused, and gives that same successor; any other used token ends the session. One that was handed over in an address
 * counts once, within 60 s, with its cookie.
 */
export async function rotate(db: Database, refresh: RefreshTokens, of: Presented): Promise<Rotated> {
  const { token, now } = of
  const session_id = refresh.sessionOf(token)
  if (session_id === null) return refused
  const [next, ...others] = refresh.after(token)
  const rotated = await takeNext(db, session_id, next, of)
  if (rotated) return { outcome: 'renewed', refresh: next, session: rotated }
  const session = await db.selectFrom('sessions').selectAll().where('id', '=', session_id).where('revoked_at', 'is', null).executeTakeFirst()
  if (!session || session.expires_at <= now || session.refresh_hash === digest(token)) return refused
  const given = [next, ...others].find((successor) => digest(successor) === session.refresh_hash)
  if (given !== undefined && session.previous_hash === digest(token) && session.rotated_at + repeat_seconds >= now)
    return { outcome: 'renewed', refresh: given, session }
  const { numUpdatedRows } = await revokeSession(db, session_id, now)
  return numUpdatedRows > 0n ? { outcome: 'reused', user_id: session.user_id } : refused
}

const takeNext = (db: Database, session_id: string, next: string, { token, now, binding }: Presented) =>
  db
    .updateTable('sessions')
    .set((column) => ({
      refresh_hash: digest(next),
      // What was handed over is not taken twice, not even for a moment.
      previous_hash: column.case().when('binding', 'is', null).then(digest(token)).else(null).end(),
      binding: null,
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
    .where((is) => is.or([is('binding', 'is', null), is.and([is('binding', '=', binding ?? ''), is('created_at', '>=', now - hand_over.refresh_seconds)])]))
    .returningAll()
    .executeTakeFirst()

/** The living sessions of a person, the last used first. */
export const listSessions = (db: Database, user_id: string, now: number) =>
  db
    .selectFrom('sessions')
    .select(['id', 'agent', 'created_at', 'rotated_at', 'expires_at'])
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('rotated_at', 'desc')
    .orderBy('rowid' as 'id', 'desc')
    .execute()

/** Ends a session: any, or only where it is a person's own and alive. */
export async function revokeSession(db: Database, id: string, now: number, user_id?: string) {
  const ending = db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).where('revoked_at', 'is', null)
  return await (user_id === undefined ? ending : ending.where('user_id', '=', user_id).where('expires_at', '>', now)).executeTakeFirst()
}

/** Logs a person out everywhere, or everywhere but in the session `except`. */
export const revokeSessions = (db: Database, user_id: string, now: number, except = '') =>
  db.updateTable('sessions').set({ revoked_at: now }).where('user_id', '=', user_id).where('id', '<>', except).where('revoked_at', 'is', null).execute()

/** When a session began, which is when its person last logged in there; null where there is no such session. */
export async function loggedInAt(db: Database, id: string): Promise<number | null> {
  const session = await db.selectFrom('sessions').select('created_at').where('id', '=', id).executeTakeFirst()
  return session?.created_at ?? null
}
