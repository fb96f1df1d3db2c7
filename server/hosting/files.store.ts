import type { SiteRow } from '../../builder/site.ts'
import type { Database } from '../database/tables.ts'
import { files_bytes_max } from '../http/file-kinds.ts'
import type { NewFile } from '../http/uploads.ts'
import type { Space } from './site.ts'

export interface StoredFile {
  readonly name: string
  readonly type: string
  readonly body: Uint8Array
  readonly entity: string
  readonly row: SiteRow
}

/** Whether the space has room for so many bytes more. */
export async function hasRoom(db: Database, of: Space, bytes: number): Promise<boolean> {
  const { sum } = await db
    .selectFrom('site_files')
    .select(({ fn }) => fn.sum<number | null>('bytes').as('sum'))
    .where('project_id', '=', of.project_id)
    .where('space', '=', of.space)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0) + bytes <= files_bytes_max
}

/** Keeps a file with its row in place of the one that the field had. */
export async function keepFile(db: Database, of: Space, row_id: string, { id, field, name, type, body }: NewFile): Promise<void> {
  await db.deleteFrom('site_files').where('row_id', '=', row_id).where('field', '=', field).execute()
  await db
    .insertInto('site_files')
    .values({ id, project_id: of.project_id, space: of.space, row_id, field, name, type, bytes: body.byteLength, body })
    .execute()
}

/** A file of the space by its id, with the row that it belongs to. */
export async function findFile(db: Database, of: Space, id: string): Promise<StoredFile | undefined> {
  const found = await db
    .selectFrom('site_files')
    .innerJoin('site_rows', 'site_rows.id', 'site_files.row_id')
    .select(['site_files.name', 'site_files.type', 'site_files.body', 'site_rows.id', 'site_rows.entity', 'site_rows.owner', 'site_rows.fields'])
    .select(['site_rows.created_at', 'site_rows.updated_at'])
    .where('site_files.id', '=', id)
    .where('site_files.project_id', '=', of.project_id)
    .where('site_files.space', '=', of.space)
    .executeTakeFirst()
  if (!found) return undefined
  const { name, type, body, entity, fields, ...row } = found
  return { name, type, body, entity, row: { ...row, values: JSON.parse(fields) } }
}

/** All files of a space, for its export; a body is read when it is asked for. */
export async function filesOf(db: Database, of: Space): Promise<readonly { readonly id: string; readonly name: string; readonly body: Uint8Array }[]> {
  return await db.selectFrom('site_files').select(['id', 'name', 'body']).where('project_id', '=', of.project_id).where('space', '=', of.space).execute()
}
