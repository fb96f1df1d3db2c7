import type { Context, Hono } from 'hono'
import { canRead, viewerOf } from '../../builder/render/access.ts'
import { fileAnswer } from '../http/file-answer.ts'
import { prepareFile } from './files.store.ts'
import { plainPage } from './plain-page.present.ts'
import { decidingOf, type HostingDeps, type Site, type SiteEnv } from './site.ts'
import type { Visitors } from './visitor.ts'

/** The uploaded files of a site, for whoever may read the row that keeps them. */
export function mountFiles(app: Hono<SiteEnv>, { database, files, rows, visitors, headersOf, log }: FileDeps): void {
  const fileOf = prepareFile(database)
  const absent = (site: Site) => plainPage(404, 'Not found', 'There is no such file here, or it is not yours to see.', headersOf(site))

  app.get('/_files/:id/:name', async (context: Context<SiteEnv>) => {
    const { site } = context.env
    const { req } = context
    const [id = ''] = (req.param('id') ?? '').split('-')
    const found = /^[A-Za-z0-9]{16,64}$/.test(id) ? await fileOf(site, id) : undefined
    const entity = site.model.entities.find((one) => one.id === found?.entity)
    const viewer = viewerOf(site.model, visitors.read(context).visitor, await decidingOf(site, rows))
    if (!found || !entity || !canRead(viewer, entity, found.row)) return absent(site)
    const { name, type, bytes, blob_key, place } = found
    const given = { name, type, bytes, mark: blob_key.slice(0, 32), isSaved: req.query('save') !== undefined }
    const answer = fileAnswer(given, (header) => req.header(header), req.method === 'HEAD')
    // A sandboxed page has no origin: to it its own host's files are somebody else's.
    const sent = site.reach === 'deployed' ? answer.headers : { ...answer.headers, 'cross-origin-resource-policy': 'cross-origin' }
    if (answer.isEmpty) return context.body(null, answer.status, sent)
    const body = await files.read(blob_key, { from: answer.from, to: answer.to, of: bytes }, place)
    if (body) return context.body(body as Uint8Array<ArrayBuffer> | ReadableStream, answer.status, sent)
    log({ level: 'error', event: 'file_lost', project_id: site.project_id, key: blob_key })
    return absent(site)
  })
}
export interface FileDeps extends Pick<HostingDeps, 'database' | 'files' | 'rows' | 'log'> {
  readonly visitors: Visitors
  readonly headersOf: (site: Site) => Readonly<Record<string, string>>
}
