import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as foundation from './migrations/0001-foundation.ts'
import * as feedback from './migrations/0002-feedback.ts'
import * as planTerms from './migrations/0010-plan-terms.ts'
import * as logins from './migrations/0011-logins.ts'
import * as nodes from './migrations/0020-nodes.ts'
import * as rowHistory from './migrations/0021-row-history.ts'
import * as securityEvents from './migrations/0022-security-events.ts'
import * as siteAccounts from './migrations/0030-site-accounts.ts'
import * as siteFiles from './migrations/0031-site-files.ts'
import * as modelTiers from './migrations/0032-model-tiers.ts'
import * as fileStorage from './migrations/0033-file-storage.ts'
import * as previewLanguages from './migrations/0034-preview-languages.ts'
import * as recoveryCodes from './migrations/0035-recovery-codes.ts'
import type { Tables } from './tables.ts'

const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-feedback': feedback,
  '0010-plan-terms': planTerms,
  '0011-logins': logins,
  '0020-nodes': nodes,
  '0021-row-history': rowHistory,
  '0022-security-events': securityEvents,
  '0030-site-accounts': siteAccounts,
  '0031-site-files': siteFiles,
  '0032-model-tiers': modelTiers,
  '0033-file-storage': fileStorage,
  '0034-preview-languages': previewLanguages,
  '0035-recovery-codes': recoveryCodes,
}

export interface MigrateOptions {
  /** Told the first migration that is missing from a database which has some. */
  readonly before?: (migration: string) => void
  /** The migration to stop after; the last one by default. */
  readonly upTo?: string
}

/** Applies what is missing, all in one transaction, after `before` where there is something that it changes; throws, changing nothing, where the database is newer than this program. */
export async function migrate(db: Kysely<Tables>, { before, upTo }: MigrateOptions = {}): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  })
  const applied = await appliedTo(db)
  const { missing, unknown } = compared(applied)
  if (unknown.length > 0)
    throw new Error(`The database was written by a newer version of SparkSite (${unknown.join(', ')}). Start that version, or set DATA_DIR to another folder.`)
  if (applied.length > 0 && missing[0] !== undefined) before?.(missing[0])
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error) throw error
}

/** Which migrations a database still lacks, and which it has that this program does not know. */
export const schemaState = async (db: Kysely<Tables>): Promise<SchemaState> => compared(await namesIn(db))

interface SchemaState {
  readonly missing: readonly string[]
  readonly unknown: readonly string[]
}
function compared(applied: readonly string[]): SchemaState {
  return { missing: Object.keys(migrations).filter((name) => !applied.includes(name)), unknown: applied.filter((name) => !Object.hasOwn(migrations, name)) }
}

/** Throws one plain sentence unless a database has exactly this program's schema. */
export async function requireCurrent(db: Kysely<Tables>): Promise<void> {
  const { missing, unknown } = compared(await appliedTo(db))
  if (unknown.length > 0) throw new Error('The database was written by a newer version of SparkSite.')
  if (missing.length > 0) throw new Error('The database is of an older version of SparkSite: run `npm run sparksite -- migrate`, or start the server once.')
}

async function appliedTo(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'migrations')) return []
  return await namesIn(db)
}

async function namesIn(db: Kysely<Tables>): Promise<string[]> {
  const rows = await (db as unknown as Kysely<{ migrations: { name: string } }>).selectFrom('migrations').select('name').orderBy('name').execute()
  return rows.map((row) => row.name)
}
