import type { OpenDatabase } from '../database/database.ts'
import type { Database } from '../database/tables.ts'
import { slugFor, withSuffix } from './slug.rules.ts'

/** A project as its site needs it. */
export interface HostedProject {
  readonly id: string
  readonly slug: string | null
  readonly live_version: number | null
  readonly db_rows_limit: number
  readonly can_remove_badge: number
  /** MB of one file, and of all files of the project. */
  readonly file_mb_limit: number
  readonly files_mb_limit: number
}

const hosted = (db: Database) =>
  db
    .selectFrom('projects')
    .innerJoin('users', 'users.id', 'projects.user_id')
    .innerJoin('plans', 'plans.slug', 'users.plan')
    .select(['projects.id', 'projects.slug', 'projects.live_version', 'plans.db_rows_limit', 'plans.can_remove_badge'])
    .select(['plans.file_mb_limit', 'plans.files_mb_limit'])

/** Reads a project by its address or its id, each by one statement that is compiled once. */
export function prepareHosted(database: OpenDatabase) {
  const bySlug = database.prepare<HostedProject>(hosted(database.db).where('projects.slug', '=', ''))
  const byId = database.prepare<HostedProject>(hosted(database.db).where('projects.id', '=', ''))
  return {
    bySlug: async (slug: string): Promise<HostedProject | undefined> => (await bySlug(slug))[0],
    byId: async (id: string): Promise<HostedProject | undefined> => (await byId(id))[0],
  }
}

/** Whether an address was somebody's until lately and is nobody's now. */
export async function isQuarantined(db: Database, slug: string, now: number): Promise<boolean> {
  const row = await db.selectFrom('quarantined_slugs').select('until').where('slug', '=', slug).executeTakeFirst()
  return row !== undefined && row.until > now
}

/** Whether an address is nobody's and was nobody's lately. */
export async function isFree(db: Database, slug: string, now: number): Promise<boolean> {
  const taken = await db.selectFrom('projects').select('id').where('slug', '=', slug).executeTakeFirst()
  return !taken && !(await isQuarantined(db, slug, now))
}

/** An address for a name that no site has and that is not in quarantine; with a number behind it, and then with chance, where the name's own is taken. */
export async function freeSlug(db: Database, name: string, now: number, randomId: () => string): Promise<string> {
  const wanted = slugFor(name)
  if (await isFree(db, wanted, now)) return wanted
  for (let number = 2; number <= 9; number++) {
    const slug = withSuffix(wanted, String(number))
    if (await isFree(db, slug, now)) return slug
  }
  return withSuffix(wanted, randomId().slice(0, 10))
}

/** Points a project's address at a version of it; the address, once given, stays. */
export async function setLive(db: Database, id: string, slug: string, live_version: number): Promise<void> {
  await db.updateTable('projects').set({ slug, live_version }).where('id', '=', id).execute()
}

export async function setDown(db: Database, id: string): Promise<void> {
  await db.updateTable('projects').set({ live_version: null }).where('id', '=', id).execute()
}

export async function isVerified(db: Database, user_id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('email_verified_at').where('id', '=', user_id).executeTakeFirst()
  return row !== undefined && row.email_verified_at !== null
}

export async function hasVersion(db: Database, project_id: string, number: number): Promise<boolean> {
  const row = await db.selectFrom('versions').select('number').where('project_id', '=', project_id).where('number', '=', number).executeTakeFirst()
  return row !== undefined
}
