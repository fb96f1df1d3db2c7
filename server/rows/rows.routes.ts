import type { Entity } from '../../builder/model.ts'
import type { SiteRow } from '../../builder/site.ts'
import { api } from '../../contract/api.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import type { Database } from '../database/tables.ts'
import { ApiError } from '../http/api-error.ts'
import type { Mount } from '../http/mount.ts'
import { apiHeaders, json } from '../http/reply.ts'
import { csvHead, csvRows } from './csv.present.ts'
import { type KeptDeps, openKept } from './kept.ts'
import { presentRow } from './row.present.ts'
import { countRows, rowsFrom } from './rows.store.ts'
import type { Space } from './samples.rules.ts'

/** Rows of one page of the list, and of one piece of the file. */
const page_rows = limits.rows_page

export interface RowsDeps extends KeptDeps {
  readonly db: Database
}

function pageNumber(text: string | undefined): number {
  if (text === undefined) return 1
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new ApiError('missing')
  return Number(text)
}

/** The owner's view of what a deployed site keeps: pages of JSON, or all of it as a file with `?format=csv`. */
export function mountRows(mount: Mount, deps: RowsDeps): void {
  const { db } = deps
  const kept = openKept(deps)

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

  mount(api.rows, async ({ about, member, params, query }) => {
    const { space, entity } = await kept(member.user_id, params.id, params.entity)
    if (query.format === 'csv') {
      about(member.user_id, 'rows exported')
      return await file(space, entity)
    }
    const number = pageNumber(query.page)
    const count = await countRows(db, space, entity.id)
    const rows = await rowsFrom(db, space, entity.id, (number - 1) * page_rows, page_rows)
    const at = (page: number) => `${pathOf(api.rows, params)}?page=${page}`
    const next = number * page_rows < count ? at(number + 1) : null
    return json(200, { count, next, previous: number > 1 ? at(number - 1) : null, results: rows.map(presentRow) })
  })
}
