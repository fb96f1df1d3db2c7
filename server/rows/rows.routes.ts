import type { AppModel } from '../../builder/model.ts'
import type { SiteRow } from '../../builder/site.ts'
import { api } from '../../contract/api.ts'
import type { Row } from '../../contract/projects.api.ts'
import { ApiError } from '../http/api-error.ts'
import type { Mount } from '../http/mount.ts'
import { csvOf } from './csv.present.ts'
import type { Space } from './samples.rules.ts'

interface Own {
  readonly id: string
  readonly live_version: number | null
  readonly latest_version: number
}
export interface RowsDeps {
  readonly now: () => number
  /** Throws 404 unless the project is the user's own. */
  readonly ownProject: (user_id: string, id: string) => Promise<Own>
  readonly modelOf: (project_id: string, version: number) => Promise<AppModel | null>
  readonly laySamples: (of: Space, model: AppModel, entities: readonly string[], now: number) => Promise<void>
  readonly rowsOf: (of: Space, entity: string) => Promise<SiteRow[]>
}

const present = ({ owner, values, ...row }: SiteRow): Row => ({ ...row, sample: owner === null, values: { ...values } })

/** The owner's view of what a deployed site keeps: JSON, or a file with `?format=csv`. */
export function mountRows(mount: Mount, deps: RowsDeps): void {
  mount(api.rows, async ({ member, params, query }) => {
    const project = await deps.ownProject(member.user_id, params.id)
    const latest = project.latest_version > 0 ? await deps.modelOf(project.id, project.latest_version) : null
    const live = project.live_version === null ? null : await deps.modelOf(project.id, project.live_version)
    const entity = [latest, live].flatMap((model) => model?.entities ?? []).find((one) => one.id === params.entity)
    if (!entity) throw new ApiError('missing')
    const space = { project_id: project.id, space: 'live' }
    if (live) await deps.laySamples(space, live, [entity.id], deps.now())
    const rows = await deps.rowsOf(space, entity.id)
    if (query.format !== 'csv') return rows.map(present)
    return new Response(csvOf(entity, rows), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${entity.id}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      },
    })
  })
}
