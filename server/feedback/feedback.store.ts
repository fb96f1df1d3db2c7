import type { FeedbackCategory } from '../../contract/feedback.api.ts'
import { holding } from '../database/locking.ts'
import type { Database } from '../database/tables.ts'
import type { Rate } from '../http/limits.ts'

export interface Note {
  readonly id: string
  readonly category: FeedbackCategory
  readonly message: string
}
export interface Author {
  readonly email: string
  readonly full_name: string
}
export type Kept = { readonly kind: 'kept'; readonly author: Author } | { readonly kind: 'full'; readonly wait: number } | { readonly kind: 'gone' }

/** Keeps a note of the user's. `full` where as many as are allowed came lately, with the seconds until there is room; `gone` where the account is. */
export async function keepNote(db: Database, user_id: string, note: Note, { most, seconds }: Rate, now: number): Promise<Kept> {
  return await db.transaction().execute(async (trx): Promise<Kept> => {
    const author = await trx.selectFrom('users').select(['email', 'full_name']).where('id', '=', user_id).$call(holding(trx)).executeTakeFirst()
    if (!author) return { kind: 'gone' }
    const since = now - seconds
    const recent = await trx
      .selectFrom('feedback')
      .select('created_at')
      .where('user_id', '=', user_id)
      .where('created_at', '>', since)
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute()
    const oldest = recent[most - 1]
    if (oldest) return { kind: 'full', wait: Math.max(1, oldest.created_at - since) }
    await trx
      .insertInto('feedback')
      .values({ ...note, user_id, created_at: now })
      .execute()
    return { kind: 'kept', author }
  })
}

export interface KeptNote extends Note, Author {
  readonly created_at: number
}

/** The newest notes with their authors, for whoever runs the server. */
export async function newestNotes(db: Database, limit: number): Promise<readonly KeptNote[]> {
  return await db
    .selectFrom('feedback')
    .innerJoin('users', 'users.id', 'feedback.user_id')
    .select(['feedback.id', 'feedback.category', 'feedback.message', 'feedback.created_at', 'users.email', 'users.full_name'])
    .orderBy('feedback.created_at', 'desc')
    .orderBy('feedback.id')
    .limit(limit)
    .execute()
}
