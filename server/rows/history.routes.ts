import { mbOf } from '../../builder/file-value.ts'
import { api } from '../../contract/api.ts'
import type { Database } from '../database/tables.ts'
import { ApiError } from '../http/api-error.ts'
import type { Mount } from '../http/mount.ts'
import { filesLimit, growthOfFiles, usedBytes } from './files.store.ts'
import { changesOf, type Difference, growthOf } from './history.rules.ts'
import { differencesSince, isKept, roomOf, undo } from './history.store.ts'

export interface HistoryDeps {
  readonly db: Database
  /** Throws 404 unless the project is the user's own. */
  readonly ownProject: (user_id: string, id: string) => Promise<{ readonly id: string; readonly latest_version: number }>
}

/** What has become of a site's rows since a version came. */
export function mountHistory(mount: Mount, { db, ownProject }: HistoryDeps): void {
  mount(api.rowsSince, async ({ member, params }) => {
    const project = await ownProject(member.user_id, params.id)
    const number = /^[1-9]\d{0,8}$/.test(params.number) ? Number(params.number) : 0
    if (number < 1 || number > project.latest_version) throw new ApiError('missing')
    if (!(await isKept(db, project.id, number))) return { kept: false, entities: [] }
    return { kept: true, entities: changesOf(await differencesSince(db, project.id, number)) }
  })
}

const forgotten = () => new ApiError('conflict', { detail: 'The rows of this version are no longer kept. Restore it without them.' })
const tooMany = (limit: number) =>
  new ApiError('invalid', { detail: `Your plan keeps ${limit.toLocaleString('en')} rows of a project, and that version had more. Restore it without them.` })

const tooManyBytes = (limit: number) =>
  new ApiError('invalid', { detail: `A site of your plan keeps ${mbOf(limit)} of files, and that version had more. Restore it without its rows.` })

/** Puts a site's rows back as they were when a version came, for the restoring of that version; their files are those that they refer to again. */
export const rowsRestorer = (files_max: number) => ({
  /** Whether anything would change. Throws 409 where those rows are no longer known, 400 where there were more than the plan allows. */
  async differ(trx: Database, project_id: string, number: number): Promise<boolean> {
    if (!(await isKept(trx, project_id, number))) throw forgotten()
    const differences = await differencesSince(trx, project_id, number)
    await requireRoom(trx, project_id, differences)
    await requireRoomForFiles(trx, project_id, differences, files_max)
    return differences.length > 0
  },
  async restore(trx: Database, project_id: string, number: number): Promise<void> {
    const project = await trx.selectFrom('projects').select('latest_version').where('id', '=', project_id).executeTakeFirstOrThrow()
    await undo(trx, project_id, project.latest_version, await differencesSince(trx, project_id, number))
  },
})

async function requireRoomForFiles(trx: Database, project_id: string, differences: readonly Difference[], files_max: number): Promise<void> {
  const growth = await growthOfFiles(trx, project_id, differences)
  if (growth <= 0) return
  const limit = await filesLimit(trx, project_id, files_max)
  if ((await usedBytes(trx, { project_id, space: 'live' })) + growth > limit) throw tooManyBytes(limit)
}

async function requireRoom(trx: Database, project_id: string, differences: readonly Difference[]): Promise<void> {
  const growth = growthOf(differences)
  if (growth <= 0) return
  const { used, limit } = await roomOf(trx, project_id)
  if (used + growth > limit) throw tooMany(limit)
}
