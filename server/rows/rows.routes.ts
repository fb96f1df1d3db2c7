import type { AppModel, Entity } from '../../builder/model.ts'
import type { SiteRow } from '../../builder/site.ts'
import { api } from '../../contract/api.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import type { Row } from '../../contract/projects.api.ts'
import type { Database } from '../database/tables.ts'
import { ApiError } from '../http/api-error.ts'
import type { Mount } from '../http/mount.ts'
import { apiHeaders, json } from '../http/reply.ts'
import { csvHead, csvRows } from './csv.present.ts'
import { countRows, rowsFrom } from './rows.store.ts'
import type { Space } from './samples.rules.ts'

/** Rows of one page of the list, and of one piece of the file. */
const page_rows = limits.rows_page

interface Own {
  readonly id: string
  readonly live_version: number | null
  readonly latest_version: number
}
export interface RowsDeps {
  readonly db: Database
  readonly now: () => number
  /** Throws 404 unless the project is the user's own. */
  readonly ownProject: (user_id: string, id: string) => Promise<Own>
  readonly modelOf: (project_id: string, version: number) => Promise<AppModel | null>
  readonly laySamples: (of: Space, model: AppModel, entities: readonly string[], now: number) => Promise<void>
}

const present = ({ owner, values, ...row }: SiteRow): Row => ({ ...row, sample: owner === null, values: { ...values } })

function pageNumber(text: string | undefined): number {
  if (text === undefined) return 1
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new ApiError('missing')
  return Number(text)
}

/** The owner's view of what a deployed site keeps: pages of JSON, or all of it as a file with `?format=csv`. */
export function mountRows(mount: Mount, deps: RowsDeps): void {
  const { db } = deps

  /** The first rows are read before anything is answered, so that a fault is an answer and not a broken file. */
  async function file(of: Space, entity: Entity): Promise<Response> {
    const encoder = new TextEncoder()
    let offset = 0
    let next: SiteRow[] | null = await rowsFrom(db, of, entity.id, 0, page_rows)
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(csvHead(entity))),
      async pull(controller) {
        const rows = next ?? (await rowsFrom(db, of, entity.id, offset, page_rows))
        next = null
        offset += rows.length
        if (rows.length > 0) controller.enqueue(encoder.encode(csvRows(entity, rows)))
        if (rows.length < page_rows) controller.close()
      },
    })
    const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${entity.id}.csv"` }
    return new Response(body, { headers: { ...apiHeaders, ...headers } })
  }

  mount(api.rows, async ({ member, params, query }) => {
    const project = await deps.ownProject(member.user_id, params.id)
    const latest = project.latest_version > 0 ? await deps.modelOf(project.id, project.latest_version) : null
    const live = project.live_version === null ? null : await deps.modelOf(project.id, project.live_version)
    const entity = [latest, live].flatMap((model) => model?.entities ?? []).find((one) => one.id === params.entity)
    if (!entity) throw new ApiError('missing')
    const space = { project_id: project.id, space: 'live' }
    if (live) await deps.laySamples(space, live, [entity.id], deps.now())
    if (query.format === 'csv') return await file(space, entity)
    const number = pageNumber(query.page)
    const count = await countRows(db, space, entity.id)
    const rows = await rowsFrom(db, space, entity.id, (number - 1) * page_rows, page_rows)
    const at = (page: number) => `${pathOf(api.rows, params)}?page=${page}`
    const next = number * page_rows < count ? at(number + 1) : null
    return json(200, { count, next, previous: number > 1 ? at(number - 1) : null, results: rows.map(present) })
  })
}
