import type { Context, Hono } from 'hono'
import { canRead, viewerOf } from '../../builder/render/access.ts'
import { isShown } from '../http/file-kinds.ts'
import { prepareFile, type StoredFile } from './files.store.ts'
import { plainPage } from './plain-page.present.ts'
import type { HostingDeps, Site, SiteEnv } from './site.ts'
import type { Visitors } from './visitor.ts'

/** What a player asks for: a stretch by its ends, all of the file, or one that the file does not have. */
type Asked = readonly [number, number] | 'all' | 'none'

/** Reads `bytes=0-99`; anything but one such range is no wish at all. */
export function rangeOf(header: string | undefined, length: number): Asked {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'all'
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const end = from === '' || to === '' ? length - 1 : Math.min(length - 1, Number(to))
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'all'
  return start <= end && start < length ? [start, end] : 'none'
}

/** The type, name and validator that a file is sent with. */
function headersFor({ name, type, blob_key }: StoredFile, site: Site): Record<string, string> {
  const sent = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return {
    'content-type': type,
    'content-disposition': `${isShown(type) ? 'inline' : 'attachment'}; filename*=UTF-8''${sent}`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': 'private, max-age=300',
    'accept-ranges': 'bytes',
    etag: `"${blob_key.slice(0, 32)}"`,
    // A sandboxed page has no origin: to it its own host's files are somebody else's.
    ...(site.reach !== 'deployed' && { 'cross-origin-resource-policy': 'cross-origin' }),
  }
}

/** The uploaded files of a site, for whoever may read the row that keeps them. */
export function mountFiles(app: Hono<SiteEnv>, { database, files, visitors, headersOf, log }: FileDeps): void {
  const absent = (site: Site) => plainPage(404, 'Not found', 'There is no such file here, or it is not yours to see.', headersOf(site))

  const fileOf = prepareFile(database)

  app.get('/_files/:id/:name', async (context: Context<SiteEnv>) => {
    const { site } = context.env
    const { req } = context
    const [id = ''] = (req.param('id') ?? '').split('-')
    const found = /^[A-Za-z0-9]{16,64}$/.test(id) ? await fileOf(site, id) : undefined
    const entity = site.model.entities.find((one) => one.id === found?.entity)
    const viewer = viewerOf(site.model, visitors.read(context).visitor)
    if (!found || !entity || !canRead(viewer, entity, found.row)) return absent(site)
    const headers = headersFor(found, site)
    if (req.header('if-none-match') === headers.etag) return context.body(null, 304, headers)
    const isStale = req.header('if-range') !== undefined && req.header('if-range') !== headers.etag
    const range = isStale ? 'all' : rangeOf(req.header('range'), found.bytes)
    if (range === 'none') return context.body(null, 416, { ...headers, 'content-range': `bytes */${found.bytes}` })
    const [from, to] = range === 'all' ? [0, found.bytes - 1] : range
    const sent = {
      ...headers,
      'content-length': String(to - from + 1),
      ...(range !== 'all' && { 'content-range': `bytes ${from}-${to}/${found.bytes}` }),
    }
    const status = range === 'all' ? 200 : 206
    if (req.method === 'HEAD') return context.body(null, status, sent)
    const body = await files.read(found.blob_key, { from, to, of: found.bytes }, found.place)
    if (!body) {
      log({ level: 'error', event: 'file_lost', project_id: site.project_id, key: found.blob_key })
      return absent(site)
    }
    return context.body(body as Uint8Array<ArrayBuffer> | ReadableStream, status, sent)
  })
}
export interface FileDeps extends Pick<HostingDeps, 'database' | 'files' | 'log'> {
  readonly visitors: Visitors
  readonly headersOf: (site: Site) => Readonly<Record<string, string>>
}
