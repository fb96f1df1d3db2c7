import type { Earlier } from '../../builder/edit/back.ts'
import { type AppModel, readModel } from '../../builder/model.ts'
import type { Version } from '../../contract/projects.api.ts'
import { holding, holdProject } from '../database/locking.ts'
import type { Database } from '../database/tables.ts'
import { ApiError } from '../http/api-error.ts'
import { coverOf, nameAfter } from './projects.rules.ts'

const kept_models = 100

/** Reads the models of versions; they never change, so that those asked for last are kept: at least so many, at most twice as many. */
export interface Models {
  /** Null for a version that does not exist. */
  read(project_id: string, number: number): Promise<AppModel | null>
}

export function openModels(db: Database): Models {
  let recent = new Map<string, AppModel>()
  let older = new Map<string, AppModel>()
  function keep(key: string, model: AppModel): AppModel {
    if (recent.size >= kept_models) {
      older = recent
      recent = new Map()
    }
    recent.set(key, model)
    return model
  }
  return {
    async read(project_id, number) {
      const key = `${project_id}:${number}`
      const kept = recent.get(key)
      if (kept) return kept
      const found = older.get(key)
      if (found) return keep(key, found)
      const row = await db.selectFrom('versions').select('model').where('project_id', '=', project_id).where('number', '=', number).executeTakeFirst()
      return row ? keep(key, readModel(JSON.parse(row.model))) : null
    },
  }
}

/** All versions of a project, newest first. */
export async function listVersions(db: Database, project_id: string): Promise<Version[]> {
  const rows = await db
    .selectFrom('versions')
    .leftJoin('messages', 'messages.id', 'versions.message_id')
    .select(['number', 'label', 'versions.created_at', 'changes', 'messages.version as last'])
    .where('versions.project_id', '=', project_id)
    .orderBy('number', 'desc')
    .execute()
  return rows.map(({ last, ...row }) => ({
    ...row,
    changes: JSON.parse(row.changes) as string[],
    ...(last !== null && last !== row.number && { improved: true }),
  }))
}

/** Versions that a message can go back over. */
const back_max = 20

/** The last versions of a project with their models, newest first. */
export async function lastVersions(db: Database, project_id: string): Promise<Earlier[]> {
  const rows = await db
    .selectFrom('versions')
    .select(['label', 'model'])
    .where('project_id', '=', project_id)
    .orderBy('number', 'desc')
    .limit(back_max)
    .execute()
  return rows.map(({ label, model }) => ({ label, model: readModel(JSON.parse(model)) }))
}

export interface NewVersion {
  readonly project_id: string
  readonly label: string
  readonly changes: readonly string[]
  readonly message_id: string | null
  readonly model: AppModel
  /** The model before it, null for the first version. */
  readonly previous: AppModel | null
}

/** Appends a version and makes it the project's latest, in the caller's transaction; answers its number. Throws 404 where the project is gone. */
export async function addVersion(trx: Database, of: NewVersion, now: number): Promise<number> {
  const project = await trx.selectFrom('projects').select(['name', 'latest_version']).where('id', '=', of.project_id).$call(holding(trx)).executeTakeFirst()
  if (!project) throw new ApiError('missing')
  const number = project.latest_version + 1
  await trx
    .insertInto('versions')
    .values({
      project_id: of.project_id,
      number,
      label: of.label.slice(0, 80),
      model: JSON.stringify(of.model),
      changes: JSON.stringify(of.changes),
      message_id: of.message_id,
      created_at: now,
    })
    .execute()
  await trx
    .updateTable('projects')
    .set({ latest_version: number, name: nameAfter(project.name, of.previous, of.model), cover: JSON.stringify(coverOf(of.model)), updated_at: now })
    .where('id', '=', of.project_id)
    .execute()
  return number
}

/** What puts the rows of a project's site back as they were when a version came. */
export interface RowsPort {
  /** Whether anything would change. Throws 409 where those rows are no longer known, 400 where the plan does not allow as many. */
  differ(trx: Database, project_id: string, number: number): Promise<boolean>
  restore(trx: Database, project_id: string, number: number): Promise<void>
}

/**
 * Adds a version equal to an older one. With `rows`, the rows of the site become again what they were when that version came, and what they
 * were until now stays with a version of its own. Throws 404 where there is none, 409 while a turn is under way.
 */
export async function restoreVersion(db: Database, models: Models, of: Restored, now: number, rows: RowsPort | null): Promise<Version> {
  const { project_id, number } = of
  const model = await models.read(project_id, number)
  if (!model) throw new ApiError('missing')
  return await db.transaction().execute(async (trx) => {
    if (!(await holdProject(trx, project_id))) throw new ApiError('missing')
    const running = await trx.selectFrom('messages').select('id').where('project_id', '=', project_id).where('state', '=', 'running').executeTakeFirst()
    if (running) throw new ApiError('conflict', { detail: 'A turn is already under way in this project.' })
    const previous = await latestOf(trx, project_id)
    if (rows && (await rows.differ(trx, project_id, number))) {
      if (previous) await addVersion(trx, { project_id, ...keptBefore(number), message_id: null, model: previous, previous }, now)
      await rows.restore(trx, project_id, number)
    }
    const version = restored(number, rows !== null)
    const added = await addVersion(trx, { project_id, ...version, message_id: null, model, previous }, now)
    return { number: added, ...version, created_at: now }
  })
}

interface Restored {
  readonly project_id: string
  readonly number: number
}
const keptBefore = (number: number) => ({
  label: `Before version ${number} and its rows came back`,
  changes: ['Nothing. The rows as they were until then stay with this version.'],
})
const restored = (number: number, withRows: boolean) => ({
  label: `Restored version ${number}${withRows ? ' with its rows' : ''}`,
  changes: [`Everything${withRows ? ', the rows of the site too,' : ''} is again as it was in version ${number}.`],
})

async function latestOf(trx: Database, project_id: string): Promise<AppModel | null> {
  const of = await trx
    .selectFrom('projects')
    .innerJoin('versions', (join) => join.onRef('versions.project_id', '=', 'projects.id').onRef('versions.number', '=', 'projects.latest_version'))
    .select('versions.model')
    .where('projects.id', '=', project_id)
    .executeTakeFirst()
  return of ? readModel(JSON.parse(of.model)) : null
}
