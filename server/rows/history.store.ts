import type { Values } from '../../builder/model.ts'
import { holdProject } from '../database/locking.ts'
import type { Database } from '../database/tables.ts'
import { filesLimit, sinceByFiles } from './files.store.ts'
import { type Difference, isSame } from './history.rules.ts'

/** A project's history has at most so many times the rows of its plan, and reaches back so many seconds (90 days). */
const times_plan = 4
const kept_seconds = 90 * 86_400
const chunk = 200

/** Whether the rows as they were when a version came are still known. */
export async function isKept(db: Database, project_id: string, version: number): Promise<boolean> {
  const project = await db.selectFrom('projects').select(['rows_since', 'latest_version']).where('id', '=', project_id).executeTakeFirst()
  return project !== undefined && version >= project.rows_since && version <= project.latest_version
}

/** Every row of a live site that is not what it was when a version came, the oldest first. */
export async function differencesSince(db: Database, project_id: string, version: number): Promise<Difference[]> {
  const found = await db
    .selectFrom('row_history as was')
    .leftJoin('site_rows as is', 'is.id', 'was.row_id')
    .select(['was.row_id', 'was.entity', 'was.existed', 'was.owner', 'was.fields', 'was.created_at', 'was.updated_at', 'was.place'])
    .select(['is.owner as now_owner', 'is.fields as now_fields', 'is.created_at as now_created_at', 'is.updated_at as now_updated_at'])
    .where('was.project_id', '=', project_id)
    .where('was.version', '>=', version)
    .orderBy('was.version')
    .execute()
  const first = new Map<string, (typeof found)[number]>()
  for (const row of found) if (!first.has(row.row_id)) first.set(row.row_id, row)
  return [...first.values()]
    .toSorted(
      (one, other) => (one.created_at ?? one.now_created_at ?? 0) - (other.created_at ?? other.now_created_at ?? 0) || (one.place ?? 0) - (other.place ?? 0),
    )
    .map((row) => ({
      id: row.row_id,
      entity: row.entity,
      was: row.existed === 0 ? null : rowOf(row.row_id, row.owner, row.fields, row.created_at, row.updated_at),
      now: row.now_fields === null ? null : rowOf(row.row_id, row.now_owner, row.now_fields, row.now_created_at, row.now_updated_at),
    }))
    .filter(({ was, now }) => !isSame(was, now))
}

const rowOf = (id: string, owner: string | null, fields: string | null, created_at: number | null, updated_at: number | null) => ({
  id,
  owner,
  values: JSON.parse(fields ?? '{}') as Values,
  created_at: created_at ?? 0,
  updated_at: updated_at ?? 0,
})

/** Undoes differences, in a transaction that holds the project. */
export async function undo(trx: Database, project_id: string, version: number, differences: readonly Difference[]): Promise<void> {
  const space = { project_id, space: 'live' } as const
  const gone = differences.filter(({ was }) => was === null).map(({ id }) => id)
  for (let at = 0; at < gone.length; at += chunk) {
    await trx
      .deleteFrom('site_rows')
      .where('id', 'in', gone.slice(at, at + chunk))
      .where('project_id', '=', project_id)
      .execute()
  }
  for (const { id, entity, was, now } of differences) {
    if (!was) continue
    const kept = { owner: was.owner, fields: JSON.stringify(was.values), updated_at: was.updated_at }
    if (now) await trx.updateTable('site_rows').set(kept).where('id', '=', id).where('project_id', '=', project_id).execute()
    else {
      // A sample that is laid leaves no trace; one that comes back has to.
      if (was.owner === null)
        await trx
          .insertInto('row_history')
          .values(absent(project_id, version, id, entity))
          .onConflict((on) => on.doNothing())
          .execute()
      await trx
        .insertInto('site_rows')
        .values({ id, ...space, entity, ...kept, created_at: was.created_at })
        .execute()
    }
  }
}
const nothing = { existed: 0, owner: null, fields: null, created_at: null, updated_at: null, place: null }
const absent = (project_id: string, version: number, row_id: string, entity: string) => ({ project_id, version, row_id, entity, ...nothing })

/** How many rows of a live site count for the plan of its owner, and how many that plan allows. */
export async function roomOf(db: Database, project_id: string): Promise<{ readonly used: number; readonly limit: number }> {
  const found = await db
    .selectFrom('projects')
    .innerJoin('users', 'users.id', 'projects.user_id')
    .innerJoin('plans', 'plans.slug', 'users.plan')
    .select(['plans.db_rows_limit'])
    .where('projects.id', '=', project_id)
    .executeTakeFirst()
  const counted = await db
    .selectFrom('site_rows')
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .where('project_id', '=', project_id)
    .where('space', '=', 'live')
    .where('owner', 'is not', null)
    .executeTakeFirstOrThrow()
  return { used: counted.used, limit: found?.db_rows_limit ?? 0 }
}

/** Forgets the oldest versions' rows: what is older than 90 days, what is more than four times the rows of the plan, and what keeps more bytes of files than a site may have. */
export async function tidyHistory(db: Database, now: number, files_max: number): Promise<void> {
  const projects = await db.selectFrom('row_history').select('project_id').distinct().execute()
  for (const { project_id } of projects) {
    await db.transaction().execute(async (trx) => {
      if (await holdProject(trx, project_id)) await forget(trx, project_id, now, files_max)
    })
  }
}

async function forget(trx: Database, project_id: string, now: number, files_max: number): Promise<void> {
  const byFiles = await sinceByFiles(trx, project_id, await filesLimit(trx, project_id, files_max))
  const since = Math.max(await sinceByAge(trx, project_id, now), await sinceBySize(trx, project_id), byFiles)
  await trx.deleteFrom('row_history').where('project_id', '=', project_id).where('version', '<', since).execute()
  await trx.updateTable('projects').set({ rows_since: since }).where('id', '=', project_id).where('rows_since', '<', since).execute()
}

async function sinceByAge(trx: Database, project_id: string, now: number): Promise<number> {
  const found = await trx
    .selectFrom('versions')
    .select('number')
    .where('project_id', '=', project_id)
    .where('created_at', '<', now - kept_seconds)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  return found?.number ?? 0
}

async function sinceBySize(trx: Database, project_id: string): Promise<number> {
  const most = (await roomOf(trx, project_id)).limit * times_plan
  const versions = await trx
    .selectFrom('row_history')
    .select(({ fn }) => ['version' as const, fn.countAll<number>().as('count')])
    .where('project_id', '=', project_id)
    .groupBy('version')
    .orderBy('version', 'desc')
    .execute()
  let sum = 0
  for (const { version, count } of versions) {
    sum += count
    if (sum > most) return version + 1
  }
  return 0
}
