import type { Insertable, Selectable } from 'kysely'
import type { OpenDatabase } from '../database/database.ts'
import type { Database, Tables } from '../database/tables.ts'

export type Preview = Selectable<Tables['previews']>

/** A preview dies when nobody has used it for this long, in seconds. */
export const preview_ttl = 600
/** Its end is moved forward no more often than this, so that reading a page is not a write. */
const touch_s = 60

/** Reads a preview by its id, by one statement that is compiled once; also one that has expired. */
export function preparePreview(database: OpenDatabase): (id: string) => Promise<Preview | undefined> {
  const run = database.prepare<Preview>(database.db.selectFrom('previews').selectAll().where('id', '=', ''))
  return async (id) => (await run(id))[0]
}

/** Moves a preview's end forward because it is being used. */
export async function touchPreview(db: Database, preview: Preview, now: number): Promise<number> {
  const expires_at = now + preview_ttl
  if (expires_at - preview.expires_at < touch_s) return preview.expires_at
  await db.updateTable('previews').set({ expires_at }).where('id', '=', preview.id).execute()
  return expires_at
}

export const livePreviews = (db: Database, project_id: string, now: number): Promise<Preview[]> =>
  db.selectFrom('previews').selectAll().where('project_id', '=', project_id).where('expires_at', '>', now).orderBy('expires_at', 'desc').execute()

export const addPreview = (db: Database, preview: Insertable<Tables['previews']>) => db.insertInto('previews').values(preview).execute()

export const setPreviewRole = (db: Database, id: string, role: string) => db.updateTable('previews').set({ role }).where('id', '=', id).execute()

/** Keeps which account a preview is looked at with: an id, '' for none, null for the demonstration account. */
export const setPreviewAccount = (db: Database, id: string, account: string | null) =>
  db.updateTable('previews').set({ account }).where('id', '=', id).execute()

export const setPreviewLanguage = (db: Database, id: string, language: string | null) =>
  db.updateTable('previews').set({ language }).where('id', '=', id).execute()

/** Removes the previews that have expired; projects that have none left lose what was tried out in them. */
export async function removeExpired(db: Database, now: number, dropTried: (trx: Database, project_ids: readonly string[]) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const expired = await trx.deleteFrom('previews').where('expires_at', '<=', now).returning('project_id').execute()
    if (expired.length === 0) return
    const left = await trx.selectFrom('previews').select('project_id').distinct().execute()
    const kept = new Set(left.map(({ project_id }) => project_id))
    await dropTried(
      trx,
      [...new Set(expired.map(({ project_id }) => project_id))].filter((id) => !kept.has(id)),
    )
  })
}
