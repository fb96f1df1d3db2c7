import { sql } from 'kysely'
import { fileOf } from '../../builder/file-value.ts'
import type { SiteRow } from '../../builder/site.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Database, Tables } from '../database/tables.ts'
import type { NewFile } from '../http/uploads.ts'
import type { Space } from './site.ts'

export interface StoredFile {
  readonly name: string
  readonly type: string
  readonly bytes: number
  /** Under which its bytes are kept. */
  readonly blob_key: string
  readonly place: Tables['blobs']['place']
  readonly entity: string
  readonly row: SiteRow
}

/** Records a file of a row, whose bytes are kept under `blob_key`. The one that its field had before went when the row changed. */
export async function keepFile(db: Database, of: Space, row_id: string, { id, field, name, type, body }: NewFile, blob_key: string): Promise<void> {
  await db
    .insertInto('site_files')
    .values({ id, project_id: of.project_id, space: of.space, row_id, field, name, type, bytes: body.byteLength, blob_key })
    .execute()
}

interface Found extends Omit<StoredFile, 'row'>, Omit<SiteRow, 'values'> {
  readonly field: string
  readonly fields: string
}

/** Finds a file of a space by its id, with the row that refers to it, by one statement that is compiled once. */
export function prepareFile({ db, prepare }: OpenDatabase): (of: Space, id: string) => Promise<StoredFile | undefined> {
  const find = prepare<Found>(
    db
      .selectFrom('site_files')
      .innerJoin('site_rows', 'site_rows.id', 'site_files.row_id')
      .innerJoin('blobs', 'blobs.key', 'site_files.blob_key')
      .select(['site_files.name', 'site_files.type', 'site_files.bytes', 'site_files.blob_key', 'site_files.field', 'blobs.place'])
      .select(['site_rows.id', 'site_rows.entity', 'site_rows.owner', 'site_rows.fields', 'site_rows.created_at', 'site_rows.updated_at'])
      .where('site_files.project_id', '=', '')
      .where('site_files.space', '=', '')
      .where('site_files.id', '=', ''),
  )
  return async (of, id) => {
    const [found] = await find(of.project_id, of.space, id)
    if (!found) return undefined
    const { name, type, bytes, blob_key, place, field, entity, fields, ...rest } = found
    const row: SiteRow = { ...rest, values: JSON.parse(fields) }
    return fileOf(row.values[field])?.id === id ? { name, type, bytes, blob_key, place, entity, row } : undefined
  }
}

/** All files of a space to which its rows refer, for its export; others are kept for versions that are restored with their rows. */
export const filesOf = (db: Database, of: Space): Promise<{ id: string; bytes: number; blob_key: string }[]> =>
  db
    .selectFrom('site_files')
    .innerJoin('site_rows', 'site_rows.id', 'site_files.row_id')
    .select(['site_files.id', 'site_files.bytes', 'site_files.blob_key'])
    .where('site_files.project_id', '=', of.project_id)
    .where('site_files.space', '=', of.space)
    .where(sql<boolean>`site_rows.fields like '%/_files/' || site_files.id || '-%'`)
    .orderBy('site_files.id')
    .execute()
