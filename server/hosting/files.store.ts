import { sql } from 'kysely'
import { fileOf } from '../../builder/file-value.ts'
import type { SiteRow } from '../../builder/site.ts'
import type { Database } from '../database/tables.ts'
import type { NewFile } from '../http/uploads.ts'
import type { Space } from './site.ts'

export interface StoredFile {
  readonly name: string
  readonly type: string
  readonly bytes: number
  /** Under which its bytes are kept. */
  readonly blob_key: string
  readonly entity: string
  readonly row: SiteRow
}

/** The files of a space that its rows refer to; others are kept for versions that are restored with their rows. */
const current = (db: Database, of: Space) =>
  db
    .selectFrom('site_files')
    .innerJoin('site_rows', 'site_rows.id', 'site_files.row_id')
    .where('site_files.project_id', '=', of.project_id)
    .where('site_files.space', '=', of.space)
    .where(sql<boolean>`site_rows.fields like '%/_files/' || site_files.id || '-%'`)

/** Records a file of a row, whose bytes are kept under `blob_key`. The one that its field had before went when the row changed. */
export async function keepFile(db: Database, of: Space, row_id: string, { id, field, name, type, body }: NewFile, blob_key: string): Promise<void> {
  await db
    .insertInto('site_files')
    .values({ id, project_id: of.project_id, space: of.space, row_id, field, name, type, bytes: body.byteLength, blob_key })
    .execute()
}

/** A file of the space by its id, with the row that refers to it. */
export async function findFile(db: Database, of: Space, id: string): Promise<StoredFile | undefined> {
  const found = await current(db, of)
    .select(['site_files.name', 'site_files.type', 'site_files.bytes', 'site_files.blob_key', 'site_files.field'])
    .select(['site_rows.id', 'site_rows.entity', 'site_rows.owner', 'site_rows.fields', 'site_rows.created_at', 'site_rows.updated_at'])
    .where('site_files.id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const { name, type, bytes, blob_key, field, entity, fields, ...rest } = found
  const row: SiteRow = { ...rest, values: JSON.parse(fields) }
  return fileOf(row.values[field])?.id === id ? { name, type, bytes, blob_key, entity, row } : undefined
}

/** All files of a space, for its export. */
export const filesOf = (db: Database, of: Space): Promise<{ id: string; bytes: number; blob_key: string }[]> =>
  current(db, of).select(['site_files.id', 'site_files.bytes', 'site_files.blob_key']).orderBy('site_files.id').execute()
