import { changePart } from '../../builder/edit/point.ts'
import { readModel } from '../../builder/model.ts'
import type { Edit } from '../../contract/edit.ts'
import type { Version } from '../../contract/projects.api.ts'
import { holdProject } from '../database/locking.ts'
import type { Database } from '../database/tables.ts'
import { ApiError } from '../http/api-error.ts'
import { addVersion } from './versions.store.ts'

/**
 * Adds a version in which the part that its owner pointed at is changed; no message is taken for it. Throws 400 with the reason where it
 * cannot be, 404 where nothing is built, 409 while a turn is under way or where another version has come since.
 */
export async function editProject(db: Database, project_id: string, { version, change, ...part }: Edit, now: number): Promise<Version> {
  return await db.transaction().execute(async (trx) => {
    if (!(await holdProject(trx, project_id))) throw new ApiError('missing')
    const running = await trx.selectFrom('messages').select('id').where('project_id', '=', project_id).where('state', '=', 'running').executeTakeFirst()
    if (running) throw new ApiError('conflict', { detail: 'A turn is already under way in this project.' })
    const latest = await trx
      .selectFrom('projects')
      .innerJoin('versions', (join) => join.onRef('versions.project_id', '=', 'projects.id').onRef('versions.number', '=', 'projects.latest_version'))
      .select(['versions.model', 'versions.number'])
      .where('projects.id', '=', project_id)
      .executeTakeFirst()
    if (!latest) throw new ApiError('missing')
    if (latest.number !== version) throw new ApiError('conflict', { detail: 'The site has changed since. Look at the newest version first.' })
    const model = readModel(JSON.parse(latest.model))
    const done = changePart(model, part, change)
    if (done.kind === 'refused') throw new ApiError('invalid', { detail: done.says })
    const said = { label: done.label, changes: [done.says] }
    const number = await addVersion(trx, { project_id, ...said, message_id: null, model: done.model, previous: model }, now)
    return { number, ...said, created_at: now }
  })
}
