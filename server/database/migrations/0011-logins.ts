import type { Kysely } from 'kysely'
import { define } from '../define.ts'

const statements = [
  `create table identities (
    provider text not null check (provider in ('google', 'github')), subject text not null, user_id text not null references users (id) on delete cascade,
    created_at integer not null, primary key (provider, subject)
  ) strict, without rowid`,
  'create index identities_by_user on identities (user_id)',
  'create table used_tokens (hash text primary key, expires_at integer not null) strict, without rowid',
  'create index used_tokens_by_expiry on used_tokens (expires_at)',
  'create table rate_limits (name text primary key, began_at integer not null, used integer not null) strict, without rowid',
  'create index rate_limits_by_time on rate_limits (began_at)',
  'alter table sessions add column binding text',
  "alter table sessions add column agent text not null default ''",
  'alter table users add column picture text',
]

/** Logins by Google and GitHub, what may be presented once, and limits that several nodes count together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await define(db, statement)
}
