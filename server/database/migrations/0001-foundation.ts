import type { Kysely } from 'kysely'
import { define } from '../define.ts'

const tables = [
  `create table plans (
    id text primary key, slug text not null unique, name text not null, description text not null, sort_order integer not null, price_monthly text not null,
    daily_message_limit integer not null, monthly_message_limit integer not null, custom_domain_limit integer not null, db_rows_limit integer not null,
    can_remove_badge integer not null, is_popular integer not null
  ) strict`,
  `create table users (
    id text primary key, email text not null unique, full_name text not null, password_hash text not null, email_verified_at integer,
    plan text not null references plans (slug), created_at integer not null
  ) strict`,
  `create table sessions (
    id text primary key, user_id text not null references users (id) on delete cascade, refresh_hash text not null unique, previous_hash text,
    rotated_at integer not null, created_at integer not null, expires_at integer not null, revoked_at integer
  ) strict`,
  `create table mail_tokens (
    hash text primary key, user_id text not null references users (id) on delete cascade, purpose text not null check (purpose in ('verify', 'reset')),
    expires_at integer not null, used_at integer, created_at integer not null
  ) strict`,
  `create table mails (id text primary key, recipient text not null, subject text not null, body text not null, link text, created_at integer not null) strict`,
  `create table usage (user_id text not null references users (id) on delete cascade, period text not null, used integer not null check (used >= 0),
    primary key (user_id, period)) strict, without rowid`,
  `create table projects (
    id text primary key, user_id text not null references users (id) on delete cascade, name text not null, slug text unique, live_version integer,
    latest_version integer not null, cover text, created_at integer not null, updated_at integer not null
  ) strict`,
  `create table versions (
    project_id text not null references projects (id) on delete cascade, number integer not null, label text not null, model text not null, changes text not null,
    message_id text, created_at integer not null, primary key (project_id, number)
  ) strict`,
  `create table messages (
    id text primary key, project_id text not null references projects (id) on delete cascade, user_id text not null references users (id) on delete cascade,
    content text not null, state text not null check (state in ('running', 'done', 'stopped', 'failed')), answer text not null, reading text not null,
    version integer, charged integer not null, day text not null, month text not null, created_at integer not null
  ) strict`,
  `create table turn_events (message_id text not null references messages (id) on delete cascade, number integer not null, event text not null, data text not null,
    primary key (message_id, number)) strict, without rowid`,
  `create table previews (
    id text primary key, project_id text not null references projects (id) on delete cascade, version integer, role text, expires_at integer not null
  ) strict`,
  `create table site_rows (
    id text primary key, project_id text not null references projects (id) on delete cascade, space text not null, entity text not null, owner text,
    fields text not null, created_at integer not null, updated_at integer not null
  ) strict`,
  `create table site_seeds (project_id text not null references projects (id) on delete cascade, space text not null, entity text not null,
    primary key (project_id, space, entity)) strict, without rowid`,
  `create table quarantined_slugs (slug text primary key, until integer not null) strict, without rowid`,
]

/** Tables whose rows are also told apart by which came first. */
const ordered = /^create table (sessions|mails|projects|messages|site_rows) /

const indexes = [
  'create index sessions_by_user on sessions (user_id, created_at)',
  'create index sessions_by_previous on sessions (previous_hash) where previous_hash is not null',
  'create index mail_tokens_by_user on mail_tokens (user_id, purpose, created_at)',
  'create index mails_by_time on mails (created_at)',
  'create index projects_by_user on projects (user_id, updated_at)',
  'create index messages_by_project on messages (project_id, created_at)',
  'create index messages_by_user on messages (user_id)',
  "create unique index one_running_turn on messages (project_id) where state = 'running'",
  'create index previews_by_project on previews (project_id, version)',
  'create index previews_by_expiry on previews (expires_at)',
  'create index site_rows_by_entity on site_rows (project_id, space, entity, created_at)',
]

const feature = { custom_domain_limit: 0, db_rows_limit: 0, daily_message_limit: 0, can_remove_badge: 0, is_popular: 0 }
const plans = [
  {
    ...feature,
    id: '1',
    slug: 'free',
    name: 'Free',
    description: 'For trying ideas out.',
    sort_order: 1,
    price_monthly: '0.00',
    daily_message_limit: 30,
    monthly_message_limit: 300,
    db_rows_limit: 500,
  },
  {
    ...feature,
    id: '2',
    slug: 'creator',
    name: 'Creator',
    description: 'For people who ship side projects.',
    sort_order: 2,
    price_monthly: '20.00',
    monthly_message_limit: 1000,
    custom_domain_limit: 1,
    db_rows_limit: 5000,
    can_remove_badge: 1,
    is_popular: 1,
  },
  {
    ...feature,
    id: '3',
    slug: 'pro',
    name: 'Pro',
    description: 'For small teams and client work.',
    sort_order: 3,
    price_monthly: '50.00',
    monthly_message_limit: 3000,
    custom_domain_limit: 5,
    db_rows_limit: 50_000,
    can_remove_badge: 1,
  },
]

/** Every table of `tables.ts`, its indexes, and the three plans. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of tables) await define(db, statement, ordered.test(statement))
  for (const statement of indexes) await define(db, statement)
  await (db as Kysely<{ plans: (typeof plans)[number] }>).insertInto('plans').values(plans).execute()
}
