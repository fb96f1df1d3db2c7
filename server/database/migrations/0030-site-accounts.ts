import type { Kysely } from 'kysely'
import { define } from '../define.ts'

const statements = [
  `create table site_accounts (
    project_id text not null references projects (id) on delete cascade, space text not null, id text not null, kind text not null,
    name text not null, email text not null, phone text, role text, fields text not null, status text not null, password_hash text not null,
    created_at integer not null, primary key (project_id, space, id)
  ) strict`,
  "create unique index site_accounts_by_email on site_accounts (project_id, space, email) where kind = 'own' and status <> 'removed'",
  "create unique index site_accounts_by_phone on site_accounts (project_id, space, phone) where kind = 'own' and status <> 'removed'",
  `create table site_sessions (
    hash text primary key, project_id text not null references projects (id) on delete cascade, space text not null, who text not null,
    created_at integer not null, expires_at integer not null
  ) strict`,
  'create index site_sessions_by_account on site_sessions (project_id, space, who)',
  'alter table previews add column account text',
]

/** The accounts of the visitors of sites, and who is logged in to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await define(db, statement)
}
