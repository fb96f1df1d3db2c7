import { sql } from 'kysely'
import { fileOf } from '../../builder/file-value.ts'
import type { SiteRow } from '../../builder/site.ts'
import type { Database } from '../database/tables.ts'
import type { Difference } from './history.rules.ts'
import type { Space } from './samples.rules.ts'

const mb = 1024 * 1024
const chunk = 200

/** How many bytes the files have together to which a space's rows refer. */
export async function usedBytes(db: Database, of: Space): Promise<number> {
  const { sum } = await db
    .selectFrom('site_files')
    .innerJoin('site_rows', 'site_rows.id', 'site_files.row_id')
    .select(({ fn }) => fn.sum<number | null>('site_files.bytes').as('sum'))
    .where('site_files.project_id', '=', of.project_id)
    .where('site_files.space', '=', of.space)
    .where(sql<boolean>`site_rows.fields like '%/_files/' || site_files.id || '-%'`)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** How many bytes of files the plan of a project's owner allows, and the configuration at most. */
export async function filesLimit(db: Database, project_id: string, files_max: number): Promise<number> {
  const found = await db
    .selectFrom('projects')
    .innerJoin('users', 'users.id', 'projects.user_id')
    .innerJoin('plans', 'plans.slug', 'users.plan')
    .select('plans.files_mb_limit')
    .where('projects.id', '=', project_id)
    .executeTakeFirst()
  return Math.min((found?.files_mb_limit ?? 0) * mb, files_max)
}

const idsIn = (row: SiteRow | null): string[] =>
  Object.values(row?.values ?? {}).flatMap((value) => {
    const id = fileOf(value)?.id
    return id ? [id] : []
  })

async function bytesOf(db: Database, project_id: string, ids: readonly string[]): Promise<number> {
  let sum = 0
  for (let at = 0; at < ids.length; at += chunk) {
    const found = await db
      .selectFrom('site_files')
      .select(({ fn }) => fn.sum<number | null>('bytes').as('sum'))
      .where('project_id', '=', project_id)
      .where('id', 'in', ids.slice(at, at + chunk))
      .executeTakeFirstOrThrow()
    sum += Number(found.sum ?? 0)
  }
  return sum
}

/** How many bytes of files more, or fewer, a site has once these differences are undone. */
export async function growthOfFiles(db: Database, project_id: string, differences: readonly Difference[]): Promise<number> {
  const was = differences.flatMap((one) => idsIn(one.was))
  const now = differences.flatMap((one) => idsIn(one.now))
  return (await bytesOf(db, project_id, was)) - (await bytesOf(db, project_id, now))
}

/** The oldest version whose rows may be kept, so that files to which rows refer no more, but versions do, have at most so many bytes. */
export async function sinceByFiles(db: Database, project_id: string, most: number): Promise<number> {
  const refers = (fields: 'was.fields' | 'is.fields') => sql<boolean>`${sql.ref(fields)} like '%/_files/' || site_files.id || '-%'`
  const past = await db
    .selectFrom('site_files')
    .innerJoin('row_history as was', (join) => join.onRef('was.row_id', '=', 'site_files.row_id').on(refers('was.fields')))
    .leftJoin('site_rows as is', (join) => join.onRef('is.id', '=', 'site_files.row_id').on(refers('is.fields')))
    .select(({ fn }) => ['site_files.id' as const, 'site_files.bytes' as const, fn.max('was.version').as('version')])
    .where('site_files.project_id', '=', project_id)
    .where('is.id', 'is', null)
    .groupBy(['site_files.id', 'site_files.bytes'])
    .orderBy('version', 'desc')
    .execute()
  let sum = 0
  for (const { version, bytes } of past) {
    sum += bytes
    if (sum > most) return version + 1
  }
  return 0
}
