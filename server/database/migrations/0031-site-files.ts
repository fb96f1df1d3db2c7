import type { Kysely } from 'kysely'
import { define } from '../define.ts'

const statements = [
  `create table site_files (
    id text primary key, project_id text not null references projects (id) on delete cascade, space text not null,
    row_id text not null references site_rows (id) on delete cascade, field text not null, name text not null, type text not null,
    bytes integer not null, body blob not null
  ) strict`,
  'create index site_files_by_row on site_files (row_id, field)',
  'create index site_files_by_space on site_files (project_id, space, bytes)',
]

/** The files that visitors upload: each goes with its row, and with its project. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await define(db, statement)
}
