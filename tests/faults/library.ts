import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'
import type { Sparksite } from '../support/sparksite.ts'
import { call } from './person.ts'

const words = 'Create a document library where users can upload documents and browse documents. Use white background and navy components.'

export interface Reply {
  readonly status: number
  readonly location: string
  readonly body: Buffer
}
/** A deployed site to which documents are uploaded, as one visitor sees it. */
export interface Library {
  /** Uploads a file; rejects where the connection breaks. */
  upload(body: Buffer, title: string): Promise<Reply>
  /** Deletes the document that an upload made. */
  remove(made: Reply): Promise<Reply>
  /** The bytes of the document of that title, null where there is none. */
  read(title: string): Promise<Buffer | null>
  /** Where the file of the document of that title is, null where there is none. */
  addressOf(title: string): Promise<string | null>
  get(path: string): Promise<Reply>
  /** What the visitor's browser says with each request. */
  headers(): Readonly<Record<string, string>>
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
/** A text of so many bytes that no other has. */
export const document = (bytes: number): Buffer =>
  Buffer.from(
    randomBytes(Math.ceil(bytes / 2))
      .toString('hex')
      .slice(0, bytes),
  )

/** Who deploys has to have opened the link in a mail. */
function verifyAll({ folder }: Sparksite): void {
  const file = new DatabaseSync(join(folder, 'sparksite.db'))
  file.exec('pragma busy_timeout = 5000; update users set email_verified_at = 1')
  file.close()
}

/** Builds and deploys a document library. */
export async function deployLibrary(site: Sparksite, token: string): Promise<Library> {
  verifyAll(site)
  const { id } = (await call(site, 'POST', '/projects/', token, { name: 'library' })).body
  // What it streams is no JSON.
  await call(site, 'POST', `/projects/${id}/messages/`, token, { content: words }).catch(() => undefined)
  const deployed = await call(site, 'POST', `/projects/${id}/deploy/`, token, {})
  const host = new URL(String(deployed.body.deployment_url)).host
  const cookies = new Map<string, string>()

  function own(): Record<string, string> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { host, ...(cookie && { cookie }) }
  }
  function ask(method: string, path: string, headers: Record<string, string>, body?: Buffer): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: site.port, method, path, headers: { ...headers, ...own() }, agent: false }, (reply) => {
        for (const set of reply.headers['set-cookie'] ?? []) cookies.set(set.split('=', 1)[0] ?? '', /=([^;]*)/.exec(set)?.[1] ?? '')
        buffer(reply).then((read) => resolve({ status: reply.statusCode ?? 0, location: reply.headers.location ?? '', body: read }), reject)
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }
  const get = (path: string): Promise<Reply> => ask('GET', path, {})
  await ask('POST', '/_actions/add_document', { 'content-type': 'application/x-www-form-urlencoded' }, Buffer.from('title=Words+only&back=/documents'))
  return {
    get,
    async upload(body, title) {
      const form = new FormData()
      for (const [field, text] of Object.entries({ title, back: '/documents' })) form.set(field, text)
      form.set('file', new File([new Uint8Array(body)], 'notes.txt'))
      const made = new Response(form)
      const sent = Buffer.from(await made.arrayBuffer())
      return await ask(
        'POST',
        '/_actions/add_document',
        { 'content-type': made.headers.get('content-type') ?? '', 'content-length': String(sent.length) },
        sent,
      )
    },
    remove: ({ location }) => {
      const row = new URL(location, 'http://site').searchParams.get('row') ?? ''
      const form = Buffer.from(String(new URLSearchParams({ row, back: '/documents' })))
      return ask('POST', '/_actions/delete_document', { 'content-type': 'application/x-www-form-urlencoded' }, form)
    },
    async read(title) {
      const address = await addressOf(title)
      const file = address && (await get(address))
      return file && file.status === 200 ? file.body : null
    },
    addressOf,
    headers: own,
  }
  async function addressOf(title: string): Promise<string | null> {
    const listed = JSON.parse(String((await get(`/_api/documents?title=${encodeURIComponent(title)}`)).body)) as {
      readonly results: readonly { readonly values: { readonly title: string; readonly file: string | null } }[]
    }
    return listed.results.find(({ values }) => values.title === title)?.values.file ?? null
  }
}
