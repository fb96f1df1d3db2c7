import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { define, isPostgres } from '../define.ts'

const tables = [
  `create table blobs (
    key text primary key, hash text not null, bytes integer not null, place text not null, leaving text, used_at integer not null, doomed integer not null
  ) strict, without rowid`,
  'create unique index blobs_by_hash on blobs (hash) where doomed = 0',
  'create index blobs_doomed on blobs (key) where doomed = 1',
  'create index blobs_leaving on blobs (key) where leaving is not null',
  'create index blobs_by_place on blobs (place)',
  'create table blob_bodies (key text primary key references blobs (key) on delete cascade, body blob not null) strict',
  'create table freed_blobs (key text not null) strict',
  'create index freed_blobs_by_key on freed_blobs (key)',
  'create table file_holds (id text primary key, until integer not null) strict',
  'drop index site_files_by_row',
  'drop index site_files_by_space',
  'alter table site_files rename to old_site_files',
  `create table site_files (
    id text primary key, project_id text not null references projects (id) on delete cascade, space text not null,
    row_id text not null, field text not null, name text not null, type text not null, bytes integer not null, blob_key text not null references blobs (key)
  ) strict`,
  'create index site_files_by_row on site_files (row_id)',
  'create index site_files_by_space on site_files (project_id, space)',
  'create index site_files_by_blob_key on site_files (blob_key)',
  'create index row_history_by_row on row_history (row_id)',
]

type Old = { id: string; project_id: string; space: string; row_id: string; field: string; name: string; type: string; bytes: number; body: Uint8Array }

/** One file at a time, each of which may have megabytes. */
async function copyFiles(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from old_site_files order by id`.execute(db)
  for (const { id } of rows) {
    const [file] = (await sql<Old>`select * from old_site_files where id = ${id}`.execute(db)).rows
    if (!file) continue
    const hash = createHash('sha256').update(file.body).digest('hex')
    const key = `${hash}-0`
    await sql`insert into blobs (key, hash, bytes, place, used_at, doomed) values (${key}, ${hash}, ${file.bytes}, 'database', 0, 0) on conflict do nothing`.execute(
      db,
    )
    await sql`insert into blob_bodies (key, body) values (${key}, ${file.body}) on conflict do nothing`.execute(db)
    await sql`insert into site_files (id, project_id, space, row_id, field, name, type, bytes, blob_key)
      values (${id}, ${file.project_id}, ${file.space}, ${file.row_id}, ${file.field}, ${file.name}, ${file.type}, ${file.bytes}, ${key})`.execute(db)
  }
}

/** Removes the files of a row to which neither what it holds now nor what a version kept of it refers. */
const release = (row_id: string, at: string) => `delete from site_files where row_id = ${row_id}
  and not exists (select 1 from site_rows where site_rows.id = site_files.row_id and ${at}(site_rows.fields, '/_files/' || site_files.id || '-') > 0)
  and not exists (select 1 from row_history where row_history.row_id = site_files.row_id and row_history.fields is not null
    and ${at}(row_history.fields, '/_files/' || site_files.id || '-') > 0);`

const columns = 'project_id, version, row_id, entity, existed, owner, fields, created_at, updated_at, place'
const before = `insert into row_history (${columns})
  select old.project_id, latest_version, old.id, old.entity, 1, old.owner, old.fields, old.created_at, old.updated_at, old.rowid
  from projects where id = old.project_id on conflict do nothing;`
const cameAndWent = `delete from row_history where project_id = old.project_id and row_id = old.id and existed = 0
  and version = (select latest_version from projects where id = old.project_id);`
const ofRow = release('old.id', 'instr')

/** SQLite runs the triggers of one event in no order that is promised: what a version keeps comes first within one of them. */
const inSqlite = [
  'drop trigger site_rows_changed',
  'drop trigger site_rows_removed',
  `create trigger site_rows_changed after update on site_rows when old.space = 'live' and (old.fields <> new.fields or old.owner is not new.owner)
    begin ${before} ${ofRow} end`,
  `create trigger site_rows_removed after delete on site_rows when old.space = 'live' begin ${before} ${cameAndWent} ${ofRow} end`,
  `create trigger site_rows_tried_changed after update on site_rows when old.space <> 'live' and old.fields <> new.fields begin ${ofRow} end`,
  `create trigger site_rows_tried_removed after delete on site_rows when old.space <> 'live' begin ${ofRow} end`,
  `create trigger row_history_forgotten after delete on row_history when instr(old.fields, '/_files/') > 0 begin ${release('old.row_id', 'instr')} end`,
  'create trigger site_files_removed after delete on site_files begin insert into freed_blobs (key) values (old.blob_key); end',
]
const byName = (name: string, body: string) => `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`
const inPostgres = [
  byName('site_row_files', release('old.id', 'strpos')),
  byName('row_history_files', release('old.row_id', 'strpos')),
  byName('site_file_removed', 'insert into freed_blobs (key) values (old.blob_key);'),
  // PostgreSQL runs them in the order of their names: after what a version keeps.
  `create trigger site_rows_changed_files after update on site_rows for each row when (old.fields <> new.fields) execute function site_row_files()`,
  'create trigger site_rows_removed_files after delete on site_rows for each row execute function site_row_files()',
  `create trigger row_history_forgotten after delete on row_history for each row when (strpos(old.fields, '/_files/') > 0) execute function row_history_files()`,
  'create trigger site_files_removed after delete on site_files for each row execute function site_file_removed()',
]

const limits = [
  'alter table plans add column file_mb_limit integer not null default 10',
  'alter table plans add column files_mb_limit integer not null default 200',
  "update plans set file_mb_limit = 25, files_mb_limit = 1024 where slug = 'creator'",
  "update plans set file_mb_limit = 50, files_mb_limit = 2048 where slug = 'pro'",
]

/**
 * Files of rows by name, their bytes by SHA-256 wherever they are kept. A file goes once neither its row nor a version that keeps what the row was
 * refers to it; its bytes go after that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of tables) await define(db, statement)
  await copyFiles(db)
  await define(db, 'drop table old_site_files')
  for (const statement of isPostgres(db) ? inPostgres : inSqlite) await sql.raw(statement).execute(db)
  for (const statement of limits) await define(db, statement)
}
