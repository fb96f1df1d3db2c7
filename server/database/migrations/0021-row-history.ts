import { type Kysely, sql } from 'kysely'
import { define, isPostgres } from '../define.ts'

const columns = 'project_id, version, row_id, entity, existed, owner, fields, created_at, updated_at, place'
const absent = `insert into row_history (${columns})
  select new.project_id, latest_version, new.id, new.entity, 0, null, null, null, null, null from projects where id = new.project_id on conflict do nothing;`
const before = `insert into row_history (${columns})
  select old.project_id, latest_version, old.id, old.entity, 1, old.owner, old.fields, old.created_at, old.updated_at, old.rowid
  from projects where id = old.project_id on conflict do nothing;`
const cameAndWent = `delete from row_history where project_id = old.project_id and row_id = old.id and existed = 0
  and version = (select latest_version from projects where id = old.project_id);`

const inSqlite = [
  `create trigger site_rows_added after insert on site_rows when new.space = 'live' and new.owner is not null begin ${absent} end`,
  `create trigger site_rows_changed after update on site_rows when old.space = 'live' and (old.fields <> new.fields or old.owner is not new.owner)
    begin ${before} end`,
  `create trigger site_rows_removed after delete on site_rows when old.space = 'live' begin ${before} ${cameAndWent} end`,
]
const inPostgres = [
  `create function site_row_added() returns trigger language plpgsql as $$ begin ${absent} return null; end $$`,
  `create function site_row_changed() returns trigger language plpgsql as $$ begin ${before} return null; end $$`,
  `create function site_row_removed() returns trigger language plpgsql as $$ begin ${before} ${cameAndWent} return null; end $$`,
  `create trigger site_rows_added after insert on site_rows for each row when (new.space = 'live' and new.owner is not null) execute function site_row_added()`,
  `create trigger site_rows_changed after update on site_rows for each row
    when (old.space = 'live' and (old.fields <> new.fields or old.owner is distinct from new.owner)) execute function site_row_changed()`,
  `create trigger site_rows_removed after delete on site_rows for each row when (old.space = 'live') execute function site_row_removed()`,
]

/**
 * The rows of live sites as they were when each version came: whatever first changes a row after a version keeps what it was until then.
 * Samples that are laid count as having been there always.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await define(
    db,
    `create table row_history (
      project_id text not null references projects (id) on delete cascade, version integer not null, row_id text not null, entity text not null,
      existed integer not null, owner text, fields text, created_at integer, updated_at integer, place integer, primary key (project_id, version, row_id)
    ) strict, without rowid`,
  )
  await define(db, 'alter table projects add column rows_since integer not null default 1')
  await define(db, 'update projects set rows_since = latest_version + 1')
  for (const statement of isPostgres(db) ? inPostgres : inSqlite) await sql.raw(statement).execute(db)
}
