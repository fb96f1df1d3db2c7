import type { AppModel, Entity } from '../../builder/model.ts'
import type { SiteRow } from '../../builder/site.ts'
import { api } from '../../contract/api.ts'
import { ApiError } from '../http/api-error.ts'
import type { Mount } from '../http/mount.ts'
import { apiHeaders } from '../http/reply.ts'
import { archiveOf, type LargeFile } from './archive.ts'
import { packageName, projectFiles } from './project.present.ts'

interface Own {
  readonly id: string
  readonly slug: string | null
  readonly live_version: number | null
  readonly latest_version: number
  readonly updated_at: number
}
export interface ExportDeps {
  /** Throws 404 unless the project is the user's own. */
  readonly ownProject: (user_id: string, id: string) => Promise<Own>
  readonly modelOf: (project_id: string, version: number) => Promise<AppModel | null>
  /** All that an entity of the site keeps, newest first: of a site that was never deployed, its samples. */
  readonly keptRows: (project: Own, model: AppModel, entity: Entity) => Promise<readonly SiteRow[]>
  readonly hasBadge: (project_id: string) => Promise<boolean>
  /** The files of the site's fonts, by name. */
  readonly fonts: () => Promise<Readonly<Record<string, Uint8Array>>>
  /** What visitors of the live site uploaded, in `files/`. */
  readonly files: (project_id: string) => Promise<readonly LargeFile[]>
}

/** The whole site as a project that runs by itself. */
export function mountExport(mount: Mount, deps: ExportDeps): void {
  mount(api.exportProject, async ({ member, params }) => {
    const project = await deps.ownProject(member.user_id, params.id)
    const model = project.latest_version === 0 ? null : await deps.modelOf(project.id, project.live_version ?? project.latest_version)
    if (!model) throw new ApiError('invalid', { detail: 'Nothing has been built in this project yet. Say first what to build.' })
    const name = project.slug ?? packageName(model)
    const files = await projectFiles({
      model,
      name,
      badge: await deps.hasBadge(project.id),
      rows: (entity) => deps.keptRows(project, model, entity),
      fonts: await deps.fonts(),
    })
    const archive = archiveOf(files, await deps.files(project.id), project.updated_at * 1000)
    return new Response(archive as ReadableStream<Uint8Array<ArrayBuffer>>, {
      headers: { ...apiHeaders, 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}.zip"` },
    })
  })
}
