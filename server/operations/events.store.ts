import type { Database } from '../database/tables.ts'
import type { EventKind } from '../http/audit.ts'

/** How long events are kept: 90 days. */
const kept_seconds = 90 * 86_400

export interface NewEvent {
  readonly id: string
  readonly at: number
  readonly kind: EventKind
  readonly user_id: string | null
  /** What it was done to: the id of a project or session, the name of a call or command. */
  readonly subject: string | null
  readonly ip: string
  readonly agent: string
}

/** An event as it is printed: `email` is the account's, null where there is none or no more. */
export type KeptEvent = Omit<NewEvent, 'id'> & { readonly email: string | null }

export const addEvent = (db: Database, event: NewEvent) => db.insertInto('security_events').values(event).execute()

/** The newest events, with the address of the account where it still exists; of one account, or of all. */
export async function newestEvents(db: Database, most: number, email: string | null): Promise<KeptEvent[]> {
  const all = db
    .selectFrom('security_events')
    .leftJoin('users', 'users.id', 'security_events.user_id')
    .select(['security_events.at', 'kind', 'user_id', 'subject', 'ip', 'agent', 'users.email'])
    .orderBy('security_events.at', 'desc')
    .orderBy('security_events.rowid' as 'security_events.id', 'desc')
    .limit(most)
  return await (email === null ? all : all.where('users.email', '=', email)).execute()
}

/** Removes the events of more than 90 days ago. */
export const tidyEvents = (db: Database, now: number) =>
  db
    .deleteFrom('security_events')
    .where('at', '<', now - kept_seconds)
    .execute()

/** Whether a project, or a session, is there and somebody else's. */
export async function isSomebodyElses(db: Database, table: 'projects' | 'sessions', id: string, user_id: string): Promise<boolean> {
  const found = await db.selectFrom(table).select('user_id').where('id', '=', id).executeTakeFirst()
  return found !== undefined && found.user_id !== user_id
}
