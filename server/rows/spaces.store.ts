import type { Database } from '../database/tables.ts'

/** Removes the rows that were tried out in projects' previews, with the record of their samples and the accounts. */
export async function dropTried(db: Database, project_ids: readonly string[]): Promise<void> {
  if (project_ids.length === 0) return
  for (const table of ['site_rows', 'site_seeds', 'site_accounts', 'site_sessions'] as const) {
    await db.deleteFrom(table).where('project_id', 'in', project_ids).where('space', '=', 'preview').execute()
  }
}
