import { sql } from 'kysely'
import type { OpenDatabase } from '../database/database.ts'
import { holdProject } from '../database/locking.ts'
import type { Database, Tables } from '../database/tables.ts'
import { ApiError } from '../http/api-error.ts'

/** A project as its presenter reads it. */
export type ProjectRow = Pick<Tables['projects'], 'id' | 'user_id' | 'name' | 'slug' | 'live_version' | 'latest_version' | 'cover' | 'updated_at'>

const columns = ['id', 'user_id', 'name', 'slug', 'live_version', 'latest_version', 'cover', 'updated_at'] as const

/** The list of somebody's projects, newest edit first, by one statement that is compiled once. */
export function prepareProjectList(database: OpenDatabase): (user_id: string) => Promise<readonly ProjectRow[]> {
  return database.prepare<ProjectRow>(
    database.db.selectFrom('projects').select(columns).where('user_id', '=', '').orderBy('updated_at', 'desc').orderBy(sql`rowid`, 'desc'),
  )
}

/** Somebody's own project. Throws the same 404 for one that is somebody else's and one that never was. */
export async function ownProject(db: Database, user_id: string, id: string): Promise<ProjectRow> {
  const row = await db.selectFrom('projects').select(columns).where('id', '=', id).where('user_id', '=', user_id).executeTakeFirst()
  if (!row) throw new ApiError('missing')
  return row
}

/** Adds a project without a version. */
export async function addProject(db: Database, of: { readonly id: string; readonly user_id: string; readonly name: string }, now: number): Promise<void> {
  await db
    .insertInto('projects')
    .values({ ...of, slug: null, live_version: null, latest_version: 0, cover: null, created_at: now, updated_at: now })
    .execute()
}

/** Gives a project another name, which is an edit of it. Throws 404 unless it is one's own. */
export async function renameProject(db: Database, user_id: string, id: string, name: string, now: number): Promise<ProjectRow> {
  const row = await db
    .updateTable('projects')
    .set({ name, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning(columns)
    .executeTakeFirst()
  if (!row) throw new ApiError('missing')
  return row
}

/** Removes a project and all that is its own, after `before` in the same transaction; its address is given to nobody before `address_free_at`, in Unix seconds. Throws 404 unless it is one's own. */
export async function removeProject(
  db: Database,
  of: { readonly user_id: string; readonly id: string; readonly address_free_at: number },
  before: (trx: Database, id: string) => Promise<void>,
): Promise<void> {
  const { user_id, id, address_free_at } = of
  await db.transaction().execute(async (trx) => {
    if (!(await holdProject(trx, id))) throw new ApiError('missing')
    await ownProject(trx, user_id, id)
    await before(trx, id)
    const gone = await trx.deleteFrom('projects').where('id', '=', id).where('user_id', '=', user_id).returning('slug').executeTakeFirst()
    if (!gone) throw new ApiError('missing')
    if (gone.slug === null) return
    await trx
      .insertInto('quarantined_slugs')
      .values({ slug: gone.slug, until: address_free_at })
      .onConflict((on) => on.column('slug').doUpdateSet({ until: address_free_at }))
      .execute()
  })
}
