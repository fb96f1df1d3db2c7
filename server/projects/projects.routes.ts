import type { AppModel } from '../../builder/model.ts'
import { api } from '../../contract/api.ts'
import type { ProjectDetail } from '../../contract/projects.api.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Database } from '../database/tables.ts'
import { ApiError } from '../http/api-error.ts'
import type { Clock } from '../http/clock.ts'
import type { Mount } from '../http/mount.ts'
import { editProject } from './edits.store.ts'
import { presentProject, presentProjects } from './projects.present.ts'
import { address_quarantine, untitled } from './projects.rules.ts'
import { addProject, ownProject, type ProjectRow, prepareProjectList, removeProject, renameProject } from './projects.store.ts'
import { listVersions, type Models, type RowsPort, restoreVersion } from './versions.store.ts'

/** A turn that is written but not begun; `begin` is called once its transaction holds. */
interface Accepted {
  readonly message_id: string
  begin(): void
}

export interface ProjectsDeps {
  readonly database: OpenDatabase
  readonly clock: Clock
  readonly models: Models
  readonly rows: RowsPort
  /** The address of a deployed site by its slug. */
  readonly addressOf: (slug: string) => string
  /** The link that opens the management end of a live site, null where it has none. */
  readonly manageUrlOf: (project: { readonly id: string; readonly slug: string }, model: AppModel) => string | null
  /** Takes a message and writes the turn that it asks for; throws 429 when the allowance is used up. */
  readonly acceptTurn: (trx: Database, of: { readonly project_id: string; readonly user_id: string; readonly content: string }) => Promise<Accepted>
  /** Gives back the message of the turn that is under way in a project, in the transaction that removes it. */
  readonly giveBackTurn: (trx: Database, project_id: string) => Promise<void>
  /** Ends, without a trace, the turn that is under way in a project that is no more. */
  readonly abandonTurn: (project_id: string) => void
}

/** The calls for projects and their versions: list, create, read, rename, delete, edit, restore. */
export function mountProjects(mount: Mount, deps: ProjectsDeps): void {
  const { database, clock, models } = deps
  const { db } = database
  const list = prepareProjectList(database)
  const present = presentProject(deps.addressOf)
  const presentAll = presentProjects(present)

  async function detail(row: ProjectRow, message_id: string | null = null): Promise<ProjectDetail> {
    const model = row.latest_version > 0 ? await models.read(row.id, row.latest_version) : null
    return { ...present(row), model, message_id, manage_url: await manageUrl(row) }
  }
  async function manageUrl(row: ProjectRow): Promise<string | null> {
    if (row.slug === null || row.live_version === null) return null
    const live = await models.read(row.id, row.live_version)
    return live && deps.manageUrlOf({ id: row.id, slug: row.slug }, live)
  }

  mount(api.projects, async ({ member }) => presentAll(await list(member.user_id)))

  mount(api.createProject, async ({ member, body }) => {
    const project = { id: clock.randomId(), user_id: member.user_id, name: body.name ?? untitled }
    const turn = await db.transaction().execute(async (trx) => {
      await addProject(trx, project, clock.now())
      return body.prompt === undefined ? null : await deps.acceptTurn(trx, { project_id: project.id, user_id: member.user_id, content: body.prompt })
    })
    const created = await detail(await ownProject(db, member.user_id, project.id), turn?.message_id ?? null)
    turn?.begin()
    return created
  })

  mount(api.project, async ({ member, params }) => detail(await ownProject(db, member.user_id, params.id)))

  mount(api.renameProject, async ({ member, params, body }) => present(await renameProject(db, member.user_id, params.id, body.name, clock.now())))

  mount(api.deleteProject, async ({ member, params }) => {
    const of = { user_id: member.user_id, id: params.id, address_free_at: clock.now() + address_quarantine }
    await removeProject(db, of, deps.giveBackTurn)
    deps.abandonTurn(params.id)
    return undefined
  })

  mount(api.versions, async ({ member, params }) => {
    await ownProject(db, member.user_id, params.id)
    return await listVersions(db, params.id)
  })

  mount(api.editProject, async ({ member, params, body }) => {
    await ownProject(db, member.user_id, params.id)
    return await editProject(db, params.id, body, clock.now())
  })

  mount(api.restoreVersion, async ({ member, params, body }) => {
    await ownProject(db, member.user_id, params.id)
    if (!/^[1-9]\d{0,8}$/.test(params.number)) throw new ApiError('missing')
    const of = { project_id: params.id, number: Number(params.number) }
    return await restoreVersion(db, models, of, clock.now(), body.rows ? deps.rows : null)
  })
}
