import type { Context, Hono } from 'hono'
import { canRead, viewerOf } from '../../builder/render/access.ts'
import { isShown } from '../http/file-kinds.ts'
import { findFile } from './files.store.ts'
import { plainPage } from './plain-page.present.ts'
import type { HostingDeps, Site, SiteEnv } from './site.ts'
import type { Visitors } from './visitor.ts'

/** One stretch of a file that a player asks for: `bytes=0-99`; null for all of it. */
function rangeOf(header: string | undefined, length: number): readonly [number, number] | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const end = from === '' || to === '' ? length - 1 : Math.min(length - 1, Number(to))
  return start <= end ? [start, end] : null
}

/** The uploaded files of a site, for whoever may read the row that keeps them. */
export function mountFiles(app: Hono<SiteEnv>, { database, visitors, headersOf }: FileDeps): void {
  app.get('/_files/:id/:name', async (context: Context<SiteEnv>) => {
    const { site } = context.env
    const [id = ''] = (context.req.param('id') ?? '').split('-')
    const found = /^[A-Za-z0-9]{16,64}$/.test(id) ? await findFile(database.db, site, id) : undefined
    const entity = site.model.entities.find((one) => one.id === found?.entity)
    const viewer = viewerOf(site.model, visitors.read(context).visitor)
    if (!found || !entity || !canRead(viewer, entity, found.row))
      return plainPage(404, 'Not found', 'There is no such file here, or it is not yours to see.', headersOf(site))
    const body = new Uint8Array(found.body)
    const name = encodeURIComponent(found.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
    const headers = {
      'content-type': found.type,
      'content-disposition': `${isShown(found.type) ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'private, max-age=300',
      'accept-ranges': 'bytes',
      // A sandboxed page has no origin: to it its own host's files are somebody else's.
      ...(site.reach !== 'deployed' && { 'cross-origin-resource-policy': 'cross-origin' }),
    }
    const range = rangeOf(context.req.header('range'), body.byteLength)
    if (!range) return context.body(body, 200, headers)
    const part = body.slice(range[0], range[1] + 1)
    return context.body(part, 206, { ...headers, 'content-range': `bytes ${range[0]}-${range[1]}/${body.byteLength}` })
  })
}
export interface FileDeps extends Pick<HostingDeps, 'database'> {
  readonly visitors: Visitors
  readonly headersOf: (site: Site) => Readonly<Record<string, string>>
}
