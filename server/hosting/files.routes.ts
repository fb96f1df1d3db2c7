import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { fileAddress } from '../../builder/file-value.ts'
import type { AppModel, Field } from '../../builder/model.ts'
import { canRead, viewerOf } from '../../builder/render/access.ts'
import { file_bytes_max, files_max, isShown, kindsSentence, sizeSentence, sniff } from './files.rules.ts'
import { findFile, type NewFile } from './files.store.ts'
import { plainPage } from './plain-page.present.ts'
import type { HostingDeps, Site, SiteEnv } from './site.ts'
import type { Visitors } from './visitor.ts'

export interface Received {
  /** What the file fields are to keep, beside the texts of the form. */
  readonly typed: Readonly<Record<string, string>>
  readonly files: readonly NewFile[]
  /** By field id; why a file is not taken. */
  readonly errors: Readonly<Record<string, string>>
}

const takesFiles = ({ type }: Field): boolean => type === 'file' || type === 'image'
const fieldsFor = (model: AppModel, action: string): readonly Field[] =>
  model.entities.find(({ id }) => id === model.actions.find((one) => one.id === action)?.entity)?.fields.filter(takesFiles) ?? []

/** Reads the files of a form against the fields of its action; an empty choice is none. */
export async function receiveFiles(model: AppModel, action: string, form: FormData): Promise<Received> {
  const typed: Record<string, string> = {}
  const errors: Record<string, string> = {}
  const files: NewFile[] = []
  for (const field of fieldsFor(model, action)) {
    const sent = form.getAll(field.id).find((one): one is File => typeof one !== 'string' && one.size > 0)
    if (!sent || files.length >= files_max) continue
    if (sent.size > file_bytes_max) {
      errors[field.id] = sizeSentence(file_bytes_max)
      continue
    }
    const body = new Uint8Array(await sent.arrayBuffer())
    const kind = sniff(body, sent.name)
    if (!kind || (field.type === 'image' && !kind.type.startsWith('image/'))) {
      errors[field.id] = field.type === 'image' ? 'Choose a picture: JPEG, PNG, WebP or GIF.' : kindsSentence
      continue
    }
    const id = randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')
    typed[field.id] = fileAddress(id, body.byteLength, kind.name)
    files.push({ id, field: field.id, name: kind.name, type: kind.type, body })
  }
  return { typed, files, errors }
}

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
